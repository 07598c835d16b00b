use std::collections::BTreeMap;

use super::{COMMANDS, Command, CommandEntry, CompanyCommand, Keymap, PLACES, Takes};
use crate::speech::{L10n, Language, Text, Typeable, msg, unmarked};

/// A typed line, understood.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Typed {
    /// A command, as if its key were pressed.
    Command(Command),
    /// A bet or raise to this total, if it is one.
    RaiseTo(String),
    /// Help about this.
    HelpAbout(String),
    /// The statistics of the player with this name.
    StatisticsOf(String),
    /// Something for the people at the table: about somebody with this name, or
    /// with these words.
    Company(CompanyCommand, String),
    /// To speak the language with this tag.
    Speak(String),
}

/// Why a typed line is no command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotUnderstood {
    /// The line is empty.
    #[error("there is nothing to read")]
    Empty,
    /// No command is called that.
    #[error("'{text}' is not a command")]
    Unknown {
        /// The line.
        text: String,
    },
    /// It does not say which card.
    #[error("which card is missing")]
    WhichCard,
    /// No card can be at that place.
    #[error("'{text}' is not the place of a card")]
    NoSuchCard {
        /// The place.
        text: String,
    },
    /// Text follows a command that takes none.
    #[error("'{text}' is too much")]
    TooMuch {
        /// What follows.
        text: String,
    },
}

impl NotUnderstood {
    /// What is wrong, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        words.say(&match self {
            NotUnderstood::Empty => msg::TYPED_NOTHING.into(),
            NotUnderstood::Unknown { text } => msg!(typed_unknown { text }),
            NotUnderstood::WhichCard => msg::TYPED_WHICH_CARD.into(),
            NotUnderstood::NoSuchCard { text } => msg!(typed_no_such_card { text }),
            NotUnderstood::TooMuch { text } => msg!(typed_too_much { text }),
        })
    }
}

impl CommandEntry {
    /// What it does, as help tells it.
    pub fn help(&self, words: &L10n) -> String {
        words.text(self.message.title)
    }

    /// The words that can be typed for it, its name first.
    pub fn words(&self, words: &L10n) -> Vec<String> {
        self.message.words(words)
    }

    /// The first of its words, with the place of the card for a command about
    /// one card.
    pub fn name(&self, words: &L10n) -> String {
        let name = self.words(words).swap_remove(0);
        match self.command.place() {
            Some(place) => format!("{name} {place}"),
            None => name,
        }
    }
}

/// Reads lines typed in a terminal: names of keys, and words of the player's
/// language and of English.
#[derive(Clone, Debug)]
pub struct CommandParser {
    keymap: Keymap,
    /// For each word, the message of its command.
    words: BTreeMap<String, Typeable>,
}

impl CommandParser {
    /// A parser for the words of a language and these keys.
    pub fn new(words: &L10n, keymap: Keymap) -> CommandParser {
        let english = L10n::new(Language::English);
        // Later entries win, so the player's own language comes second.
        let all = [&english, words].into_iter().flat_map(|language| {
            let words_of = |entry: &'static CommandEntry| {
                let words = entry.words(language).into_iter();
                words.map(|word| (plain(&word), entry.message))
            };
            COMMANDS.iter().flat_map(words_of)
        });
        CommandParser {
            keymap,
            words: all.collect(),
        }
    }

    /// Reads a line such as `c`, `call`, `raise`, `r 600`, `shift+a`,
    /// `all-in`, `card 3` or `help hands`. Upper and lower case are the same,
    /// so a key with Shift is written out.
    pub fn parse_line(&self, line: &str) -> Result<Typed, NotUnderstood> {
        let line = line.trim();
        if line.is_empty() {
            return Err(NotUnderstood::Empty);
        }
        let mut readings = [(line, "")].into_iter().chain(splits(line));
        let (meaning, rest) = readings
            .find_map(|(head, rest)| Some((self.meaning(head)?, rest)))
            .ok_or_else(|| NotUnderstood::Unknown {
                text: line.to_owned(),
            })?;
        let entry = match meaning {
            Meaning::OneOf(message) => return card(message, rest),
            Meaning::Command(entry) => entry,
        };
        if rest.is_empty() {
            return Ok(Typed::Command(entry.command));
        }
        let text = rest.to_owned();
        match (entry.takes, entry.command) {
            (Takes::Amount, _) => Ok(Typed::RaiseTo(text)),
            (Takes::Topic, _) => Ok(Typed::HelpAbout(text)),
            (Takes::Player, _) => Ok(Typed::StatisticsOf(text)),
            (Takes::Language, _) => Ok(Typed::Speak(text)),
            (Takes::Person | Takes::Talk, Command::Company(command)) => {
                Ok(Typed::Company(command, text))
            }
            (Takes::Nothing | Takes::Person | Takes::Talk, _) => {
                Err(NotUnderstood::TooMuch { text })
            }
        }
    }

    fn meaning(&self, text: &str) -> Option<Meaning> {
        let chord = text.parse().ok();
        if let Some(entry) = chord.and_then(|chord| self.keymap.written(chord)) {
            return Some(Meaning::Command(entry));
        }
        let message = *self.words.get(&plain(text))?;
        let entry = COMMANDS.iter().find(|entry| entry.message == message)?;
        Some(match entry.command.place() {
            Some(_) => Meaning::OneOf(message),
            None => Meaning::Command(entry),
        })
    }
}

/// What a typed word stands for.
enum Meaning {
    Command(&'static CommandEntry),
    /// One of the commands that share this message, one for each card place.
    OneOf(Typeable),
}

/// The command for the card at a place, of those that share the message.
fn card(message: Typeable, place: &str) -> Result<Typed, NotUnderstood> {
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

/// The ways to split a line into a command and the text after it, the longest
/// command first: at a space, and where a digit follows a letter.
fn splits(line: &str) -> impl Iterator<Item = (&str, &str)> {
    let places = line.char_indices().rev().filter(|&(at, c)| {
        let before = line[..at].chars().next_back();
        c.is_whitespace() || c.is_ascii_digit() && before.is_some_and(char::is_alphabetic)
    });
    places.map(|(at, _)| (line[..at].trim(), line[at..].trim()))
}

/// Whether a text is one of the words of a message, between its commas, in the
/// player's language or in English.
pub(crate) fn is_typed(known: Text, text: &str, words: &L10n) -> bool {
    let languages = [words, &L10n::new(Language::English)];
    let known = languages.map(|language| language.text(known)).join(",");
    known.split(',').any(|word| plain(word) == plain(text))
}

/// The text without spaces, hyphens, capitals and the marks of Polish letters,
/// so that all spellings of a word are equal.
pub(crate) fn plain(text: &str) -> String {
    let letters = text.chars().filter(|c| !(c.is_whitespace() || *c == '-'));
    unmarked(&letters.collect::<String>())
}
