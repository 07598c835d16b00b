use std::collections::BTreeMap;

use super::{BadAmount, COMMANDS, Command, Entry, Keymap, PLACES, parse_amount};
use crate::l10n::{L10n, Language, Message, unmarked};

/// What a typed line asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Typed {
    /// A command, as if its key were pressed.
    Command(Command),
    /// A bet or raise to this total.
    RaiseTo(u64),
}

/// A typed line that asks for nothing known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotUnderstood {
    /// There is nothing in it.
    #[error("there is nothing to read")]
    Empty,
    /// It is no command.
    #[error("'{text}' is not a command")]
    Unknown {
        /// The line.
        text: String,
    },
    /// What follows the command is no amount.
    #[error(transparent)]
    BadAmount(#[from] BadAmount),
    /// It does not say which card.
    #[error("which card is missing")]
    WhichCard,
    /// No card can be at that place.
    #[error("'{text}' is not the place of a card")]
    NoSuchCard {
        /// The place.
        text: String,
    },
    /// Something follows a command that stands alone.
    #[error("'{text}' is too much")]
    TooMuch {
        /// What follows.
        text: String,
    },
}

impl NotUnderstood {
    /// What is wrong: the message that tells of it.
    pub fn code(&self) -> &'static str {
        match self {
            NotUnderstood::Empty => "typed-nothing",
            NotUnderstood::Unknown { .. } => "typed-unknown",
            NotUnderstood::BadAmount(_) => "typed-bad-amount",
            NotUnderstood::WhichCard => "typed-which-card",
            NotUnderstood::NoSuchCard { .. } => "typed-no-such-card",
            NotUnderstood::TooMuch { .. } => "typed-too-much",
        }
    }

    /// What is wrong, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        let message = Message::new(self.code());
        words.say(&match self {
            NotUnderstood::Empty | NotUnderstood::WhichCard => message,
            NotUnderstood::Unknown { text }
            | NotUnderstood::BadAmount(BadAmount(text))
            | NotUnderstood::NoSuchCard { text }
            | NotUnderstood::TooMuch { text } => message.with("text", text.as_str()),
        })
    }
}

impl Entry {
    /// What can be typed for it, its name first.
    pub fn words(&self, words: &L10n) -> Vec<String> {
        let text = words.say(&Message::new(self.message).form("words"));
        text.split(',').map(|word| word.trim().to_owned()).collect()
    }

    /// What it is called: the first of its words, with the place of the card
    /// where it is about one.
    pub fn name(&self, words: &L10n) -> String {
        let name = self.words(words).swap_remove(0);
        match self.command.place() {
            Some(place) => format!("{name} {place}"),
            None => name,
        }
    }
}

/// Reads lines typed in a terminal: keys as they are written, and words of
/// the player's language and of English.
#[derive(Clone, Debug)]
pub struct Words {
    keymap: Keymap,
    /// The message of the command that each word is for.
    words: BTreeMap<String, &'static str>,
}

impl Words {
    /// Words of that language, and those keys.
    pub fn new(words: &L10n, keymap: Keymap) -> Words {
        let english = L10n::new(Language::English);
        // The player's own language comes second and so has the last word.
        let all = [&english, words].into_iter().flat_map(|language| {
            let words_of = |entry: &'static Entry| {
                let words = entry.words(language).into_iter();
                words.map(|word| (plain(&word), entry.message))
            };
            COMMANDS.iter().flat_map(words_of)
        });
        Words {
            keymap,
            words: all.collect(),
        }
    }

    /// What a line asks for: `c`, `call`, `raise`, `r 600`, `shift+a`,
    /// `all-in`, `card 3`. Letters can be small or capital, so a key with
    /// Shift is written as such.
    pub fn parse_line(&self, line: &str) -> Result<Typed, NotUnderstood> {
        let line = line.trim();
        if line.is_empty() {
            return Err(NotUnderstood::Empty);
        }
        let readings = [(line, "")].into_iter().chain(splits(line));
        let (command, rest) = readings
            .filter_map(|(head, rest)| Some((self.meaning(head)?, rest)))
            .next()
            .ok_or_else(|| NotUnderstood::Unknown {
                text: line.to_owned(),
            })?;
        match command {
            Meaning::OneOf(message) => card(message, rest),
            Meaning::Command(command) if rest.is_empty() => Ok(Typed::Command(command)),
            Meaning::Command(Command::Raise) => Ok(Typed::RaiseTo(parse_amount(rest)?)),
            Meaning::Command(_) => Err(NotUnderstood::TooMuch {
                text: rest.to_owned(),
            }),
        }
    }

    /// What follows the command in a line that begins with it, if anything
    /// does: `hands` in `help hands`.
    pub fn after<'a>(&self, command: Command, line: &'a str) -> Option<&'a str> {
        let mut readings = splits(line.trim()).filter_map(|(head, rest)| {
            let meaning = self.meaning(head)?;
            Some((meaning, rest))
        });
        match readings.next()? {
            (Meaning::Command(own), rest) if own == command => Some(rest),
            _ => None,
        }
    }

    fn meaning(&self, text: &str) -> Option<Meaning> {
        let chord = text.parse().ok();
        if let Some(command) = chord.and_then(|chord| self.keymap.written(chord)) {
            return Some(Meaning::Command(command));
        }
        let message = *self.words.get(&plain(text))?;
        let entry = COMMANDS.iter().find(|entry| entry.message == message)?;
        Some(match entry.command.place() {
            Some(_) => Meaning::OneOf(message),
            None => Meaning::Command(entry.command),
        })
    }
}

/// What a word stands for.
enum Meaning {
    Command(Command),
    /// One of the commands with this message, by the place of a card.
    OneOf(&'static str),
}

/// The command with that message for the card at a place.
fn card(message: &str, place: &str) -> Result<Typed, NotUnderstood> {
    if place.is_empty() {
        return Err(NotUnderstood::WhichCard);
    }
    let number = place.parse().ok().filter(|place| PLACES.contains(place));
    (COMMANDS.iter().map(|entry| (entry.message, entry.command)))
        .find(|(own, command)| *own == message && number.is_some() && command.place() == number)
        .map(|(_, command)| Typed::Command(command))
        .ok_or_else(|| NotUnderstood::NoSuchCard {
            text: place.to_owned(),
        })
}

/// The ways to take a line apart into a command and what follows it, the
/// longest command first: at a space, and where a digit follows a letter.
fn splits(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let places = line.char_indices().rev().filter(|&(at, c)| {
        let before = line[..at].chars().next_back();
        c.is_whitespace() || c.is_ascii_digit() && before.is_some_and(char::is_alphabetic)
    });
    places.map(|(at, _)| (line[..at].trim(), line[at..].trim()))
}

/// What is alike however it is typed: capitals or not, joined, hyphenated or
/// apart, with the marks of Polish letters or without.
pub(crate) fn plain(text: &str) -> String {
    let letters = text.chars().filter(|c| !(c.is_whitespace() || *c == '-'));
    unmarked(&letters.collect::<String>())
}
