use crate::cards::Card;
use crate::input::{Command, Keymap};
use crate::l10n::{L10n, Message};

/// One line of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// What the lines below it are about.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// An example: the cards of a hand, the highest first, and what they are.
    Hand(Vec<Card>, String),
}

impl Line {
    /// Its words.
    pub fn text(&self) -> &str {
        match self {
            Line::Heading(text) | Line::Text(text) | Line::Hand(_, text) => text,
        }
    }
}

/// One line that has yet to be put into words: the key of its message.
#[derive(Clone, Copy, Debug)]
pub(super) enum Piece {
    /// A heading.
    Heading(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// A paragraph that names the key of a command.
    Key(&'static str, Command),
}

impl Piece {
    pub(super) fn line(self, words: &L10n, keymap: &Keymap) -> Line {
        match self {
            Piece::Heading(key) => Line::Heading(words.text(key)),
            Piece::Text(key) => Line::Text(words.text(key)),
            Piece::Key(key, command) => {
                let chord = keymap.chord(command).map(|chord| chord.spoken(words));
                let chord = chord.unwrap_or_else(|| words.text("help-no-key"));
                Line::Text(words.say(&Message::new(key).with("key", chord)))
            }
        }
    }
}
