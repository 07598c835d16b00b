use super::{options, pages};
use crate::player::commands;
use crate::player::commands::{Keymap, Purpose, plain};
use crate::rules::cards::Card;
use crate::speech::{L10n, Language, Typeable, msg};

/// A page of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HelpTopic {
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
    /// What can be chosen before a game, and how.
    Options,
    /// How one plays with other people.
    Company,
    /// Who speaks, and how.
    Speech,
    /// What the program does for accessibility, and what it does not do.
    Accessibility,
}

impl HelpTopic {
    /// Every topic, in the order in which they are listed.
    pub const ALL: &[HelpTopic] = &[
        HelpTopic::Holdem,
        HelpTopic::Draw,
        HelpTopic::Unique,
        HelpTopic::Hands,
        HelpTopic::Keys,
        HelpTopic::Options,
        HelpTopic::Company,
        HelpTopic::Speech,
        HelpTopic::Accessibility,
    ];

    /// The message with its title, and what can be typed for it.
    fn message(self) -> Typeable {
        match self {
            HelpTopic::Holdem => msg::HELP_TOPIC_HOLDEM,
            HelpTopic::Draw => msg::HELP_TOPIC_DRAW,
            HelpTopic::Unique => msg::HELP_TOPIC_UNIQUE,
            HelpTopic::Hands => msg::HELP_TOPIC_HANDS,
            HelpTopic::Keys => msg::HELP_TOPIC_KEYS,
            HelpTopic::Options => msg::HELP_TOPIC_OPTIONS,
            HelpTopic::Company => msg::HELP_TOPIC_COMPANY,
            HelpTopic::Speech => msg::HELP_TOPIC_SPEECH,
            HelpTopic::Accessibility => msg::HELP_TOPIC_ACCESSIBILITY,
        }
    }

    /// The title of the page.
    pub fn title(self, words: &L10n) -> String {
        words.text(self.message().title)
    }

    /// The first of the words that can be typed for it.
    pub(crate) fn word(self, words: &L10n) -> String {
        self.words(words).swap_remove(0)
    }

    fn words(self, words: &L10n) -> Vec<String> {
        self.message().words(words)
    }

    /// The topic for a typed word of this language or of English.
    pub(crate) fn typed(text: &str, words: &L10n) -> Option<HelpTopic> {
        let text = plain(text);
        let is_meant = |topic: &HelpTopic, words: &L10n| {
            let mut known = topic.words(words).into_iter();
            known.any(|word| plain(&word) == text)
        };
        let among = |words: &L10n| {
            HelpTopic::ALL
                .iter()
                .copied()
                .find(|it| is_meant(it, words))
        };
        among(words).or_else(|| among(&L10n::new(Language::English)))
    }

    /// The lines of the page.
    pub fn lines(self, words: &L10n, keymap: &Keymap) -> Vec<HelpLine> {
        let pieces = match self {
            HelpTopic::Holdem => pages::HOLDEM,
            HelpTopic::Draw => pages::DRAW,
            HelpTopic::Unique => pages::UNIQUE,
            HelpTopic::Hands => pages::HANDS,
            HelpTopic::Keys => pages::KEYS,
            HelpTopic::Options => &[],
            HelpTopic::Company => pages::COMPANY,
            HelpTopic::Speech => pages::SPEECH,
            HelpTopic::Accessibility => pages::ACCESSIBILITY,
        };
        let mut lines: Vec<HelpLine> = (pieces.iter())
            .map(|piece| piece.line(words, keymap))
            .collect();
        match self {
            HelpTopic::Hands => lines.extend(pages::hand_examples(words)),
            HelpTopic::Keys => lines.extend(keys(words, keymap)),
            HelpTopic::Options => lines.extend(options::lines(words)),
            _ => {}
        }
        lines
    }
}

/// One line of a page: a heading, a paragraph or an example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HelpLine {
    /// What the lines below it are about.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// An example: the cards of a hand, the highest first, and what they are.
    Hand(Vec<Card>, String),
}

impl HelpLine {
    /// The text of the line.
    pub fn text(&self) -> &str {
        match self {
            HelpLine::Heading(text) | HelpLine::Text(text) | HelpLine::Hand(_, text) => text,
        }
    }
}

/// What each key does, grouped by purpose.
fn keys(words: &L10n, keymap: &Keymap) -> impl Iterator<Item = HelpLine> {
    Purpose::ALL.into_iter().flat_map(move |purpose| {
        let lines = commands::purpose_lines(keymap, words, purpose);
        let lines = lines.into_iter().map(HelpLine::Text);
        [HelpLine::Heading(words.text(purpose.title()))]
            .into_iter()
            .chain(lines)
    })
}
