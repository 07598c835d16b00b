use super::{Chord, Entry};
use crate::l10n::{L10n, Message};

/// A key of the player's own that a command cannot have. The command keeps
/// the key that it had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBinding {
    /// No command has that name.
    #[error("there is no command '{id}'")]
    UnknownCommand {
        /// The name.
        id: String,
    },
    /// The text names no key.
    #[error("{id}: '{text}' is not a key")]
    Unreadable {
        /// The command's name.
        id: String,
        /// What should be its key.
        text: String,
    },
    /// The key belongs to screen readers, to the system or to the focus.
    #[error("{id}: {chord} is reserved")]
    Reserved {
        /// The command's name.
        id: String,
        /// The key.
        chord: Chord,
    },
    /// Another command has the key.
    #[error("{id}: {chord} is the key of {other}")]
    Clash {
        /// The command's name.
        id: String,
        /// The key.
        chord: Chord,
        /// The name of the command that has it.
        other: String,
    },
}

impl BadBinding {
    /// What is wrong: the message that tells of it.
    pub fn code(&self) -> &'static str {
        match self {
            BadBinding::UnknownCommand { .. } => "key-unknown-command",
            BadBinding::Unreadable { .. } => "key-unreadable",
            BadBinding::Reserved { .. } => "key-reserved",
            BadBinding::Clash { .. } => "key-clash",
        }
    }

    /// What is wrong, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        let message = Message::new(self.code());
        words.say(&match self {
            BadBinding::UnknownCommand { id } => message.with("text", id.as_str()),
            BadBinding::Unreadable { id, text } => message
                .with("command", name(id, words))
                .with("text", text.as_str()),
            BadBinding::Reserved { id, chord } => message
                .with("command", name(id, words))
                .with("key", chord.spoken(words)),
            BadBinding::Clash { id, chord, other } => message
                .with("command", name(id, words))
                .with("key", chord.spoken(words))
                .with("other", name(other, words)),
        })
    }
}

fn name(id: &str, words: &L10n) -> String {
    Entry::by_id(id).map_or_else(|| id.to_owned(), |entry| entry.name(words))
}
