use std::collections::BTreeSet;

use super::Topic;
use crate::input::Keymap;
use crate::l10n::{L10n, Message, unmarked};

/// A line that was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The topic that it belongs to.
    pub topic: Topic,
    /// Which line of its page it is, counted from zero.
    pub place: usize,
    /// Its words.
    pub text: String,
}

impl Found {
    /// Where it was found, and what.
    pub fn say(&self, words: &L10n) -> String {
        let message = Message::new("help-found-place")
            .with("name", self.topic.title(words))
            .with("text", self.text.as_str());
        words.say(&message)
    }
}

/// Every line in which all of these words begin a word. Capitals and the
/// marks of letters do not count.
pub fn search(query: &str, words: &L10n, keymap: &Keymap) -> Vec<Found> {
    // No line has so many different words.
    const MOST_WORDS: usize = 100;
    let query: BTreeSet<String> = split(query).take(MOST_WORDS + 1).collect();
    if query.is_empty() || query.len() > MOST_WORDS {
        return Vec::new();
    }
    let is_found = |text: &str| {
        let text: Vec<String> = split(text).collect();
        let begins = |wanted: &String| text.iter().any(|word| word.starts_with(wanted));
        query.iter().all(begins)
    };
    let mut found = Vec::new();
    for &topic in Topic::ALL {
        let lines = topic.lines(words, keymap).into_iter().enumerate();
        let fitting = lines.filter(|(_, line)| is_found(line.text()));
        found.extend(fitting.map(|(place, line)| Found {
            topic,
            place,
            text: line.text().to_owned(),
        }));
        // The title leads to the beginning, unless something there is found.
        let told = found.last().is_some_and(|last| last.topic == topic);
        let title = topic.title(words);
        if !told && is_found(&title) {
            found.push(Found {
                topic,
                place: 0,
                text: title,
            });
        }
    }
    found
}

fn split(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(unmarked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Language;

    #[test]
    fn however_much_is_searched_for_it_is_found_soon() {
        let words = L10n::new(Language::English);
        let found = |query: &str| search(query, &words, &Keymap::default());
        assert!(!found("side pot").is_empty());
        assert_eq!(found(&"side Pot ".repeat(1_000_000)), found("side pot"));
        let many: String = (0..1_000_000).map(|it| format!("{it} ")).collect();
        assert_eq!(found(&many), []);
    }
}
