use std::time::{Duration, Instant};

/// A text that was to be said, and what became of it.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    /// The client that wanted it said.
    pub(crate) client: String,
    /// What is spoken of it.
    pub(crate) text: String,
    /// When it came.
    pub(crate) asked: Instant,
    /// When its first letter was said.
    pub(crate) begun: Option<Instant>,
    /// When nothing more of it was said.
    pub(crate) over: Option<Instant>,
    /// Whether that was before its end.
    pub(crate) cut: bool,
}

impl Said {
    pub(super) fn new(client: &str, text: &str) -> Said {
        Said {
            client: client.to_owned(),
            text: without_marks(text),
            asked: Instant::now(),
            begun: None,
            over: None,
            cut: false,
        }
    }

    pub(super) fn ends(&mut self, cut: bool) {
        self.over = Some(Instant::now());
        self.cut = cut;
    }

    /// How long it takes to say it.
    pub(super) fn time(&self, letter: Duration) -> Duration {
        let letters = u32::try_from(self.text.chars().count());
        letter * letters.unwrap_or(u32::MAX)
    }

    /// How long it was said.
    pub(crate) fn spoken(&self) -> Duration {
        match (self.begun, self.over) {
            (Some(begun), Some(over)) => over.saturating_duration_since(begun),
            _ => Duration::ZERO,
        }
    }
}

/// What is spoken of a text with marks for the speech server.
fn without_marks(text: &str) -> String {
    let mut spoken = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        spoken.push_str(before);
        rest = after.split_once('>').map_or("", |(_, after)| after);
    }
    spoken.push_str(rest);
    spoken.trim().to_owned()
}
