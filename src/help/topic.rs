use super::{Line, hands, pages};
use crate::input::{self, Keymap, Purpose, plain};
use crate::l10n::{L10n, Language, Message};

/// Something to read about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// The rules of Texas Hold'em.
    Holdem,
    /// The rules of Five-Card Draw.
    Draw,
    /// The rules of Unique Poker.
    Unique,
    /// The hands, from the best to the lowest.
    Hands,
    /// What each key does.
    Keys,
    /// Who speaks, and how.
    Speech,
    /// What the program does for accessibility, and what it does not do.
    Accessibility,
}

impl Topic {
    /// Every topic, in the order in which they are listed.
    pub const ALL: &[Topic] = &[
        Topic::Holdem,
        Topic::Draw,
        Topic::Unique,
        Topic::Hands,
        Topic::Keys,
        Topic::Speech,
        Topic::Accessibility,
    ];

    /// The message with its title, and in its form `words` what can be typed
    /// for it.
    pub fn message(self) -> &'static str {
        match self {
            Topic::Holdem => "help-topic-holdem",
            Topic::Draw => "help-topic-draw",
            Topic::Unique => "help-topic-unique",
            Topic::Hands => "help-topic-hands",
            Topic::Keys => "help-topic-keys",
            Topic::Speech => "help-topic-speech",
            Topic::Accessibility => "help-topic-accessibility",
        }
    }

    /// What it is called.
    pub fn title(self, words: &L10n) -> String {
        words.text(self.message())
    }

    /// The word that is typed for it; there may be more.
    pub fn word(self, words: &L10n) -> String {
        self.words(words).swap_remove(0)
    }

    fn words(self, words: &L10n) -> Vec<String> {
        let text = words.say(&Message::new(self.message()).form("words"));
        text.split(',').map(|word| word.trim().to_owned()).collect()
    }

    /// The topic that is typed like this, in that language or in English.
    pub fn typed(text: &str, words: &L10n) -> Option<Topic> {
        let text = plain(text);
        let is_meant = |topic: &Topic, words: &L10n| {
            let mut known = topic.words(words).into_iter();
            known.any(|word| plain(&word) == text)
        };
        let among = |words: &L10n| Topic::ALL.iter().copied().find(|it| is_meant(it, words));
        among(words).or_else(|| among(&L10n::new(Language::English)))
    }

    /// Its page.
    pub fn lines(self, words: &L10n, keymap: &Keymap) -> Vec<Line> {
        let pieces = match self {
            Topic::Holdem => pages::HOLDEM,
            Topic::Draw => pages::DRAW,
            Topic::Unique => pages::UNIQUE,
            Topic::Hands => pages::HANDS,
            Topic::Keys => pages::KEYS,
            Topic::Speech => pages::SPEECH,
            Topic::Accessibility => pages::ACCESSIBILITY,
        };
        let mut lines: Vec<Line> = (pieces.iter())
            .map(|piece| piece.line(words, keymap))
            .collect();
        match self {
            Topic::Hands => lines.extend(hands::lines(words)),
            Topic::Keys => lines.extend(keys(words, keymap)),
            _ => {}
        }
        lines
    }
}

/// What each key does, by what it is for.
fn keys(words: &L10n, keymap: &Keymap) -> impl Iterator<Item = Line> {
    let purposes = [
        (Purpose::Act, "help-keys-actions"),
        (Purpose::Ask, "help-keys-questions"),
        (Purpose::Listen, "help-keys-messages"),
        (Purpose::Past, "help-keys-past"),
        (Purpose::Program, "help-keys-program"),
    ];
    purposes.into_iter().flat_map(move |(purpose, title)| {
        let lines = input::purpose_lines(keymap, words, purpose);
        let lines = lines.into_iter().map(Line::Text);
        [Line::Heading(words.text(title))].into_iter().chain(lines)
    })
}
