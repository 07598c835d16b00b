use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{COMMANDS, Chord, Command, CommandEntry, Context};
use crate::speech::{L10n, msg};

/// The keys that the player chose, as they are kept in the settings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeySettings {
    /// Whether keys that write characters are commands.
    pub letters: Letters,
    /// Commands by name, each with its key, such as `Shift+A`, or `off`.
    pub keys: BTreeMap<String, String>,
}

/// Whether keys that write characters are commands. People who dictate, or
/// press keys by accident, turn them off (WCAG 2.1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Letters {
    /// They are commands.
    #[default]
    On,
    /// They are not. Keys such as F1 and Ctrl+P still are.
    Off,
}

/// What stands in the settings for a command without a key.
const OFF: &str = "off";

/// The key of each command: the default one, or the player's own. No key is
/// reserved, and no two commands have the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    letters: Letters,
    /// The key of each command, in the order of [`COMMANDS`].
    chords: Vec<Option<Chord>>,
}

impl Default for Keymap {
    fn default() -> Keymap {
        Keymap {
            letters: Letters::default(),
            chords: COMMANDS.iter().map(|entry| Some(entry.chord)).collect(),
        }
    }
}

impl Keymap {
    /// The player's keys, and what is wrong with some of them. A command
    /// whose chosen key is refused has its default one.
    pub fn new(settings: &KeySettings) -> (Keymap, Vec<BadBinding>) {
        let mut keymap = Keymap {
            letters: settings.letters,
            ..Keymap::default()
        };
        let mut bad = Vec::new();
        for (id, text) in &settings.keys {
            match read(id, text) {
                Ok((place, chord)) => keymap.chords[place] = chord,
                Err(problem) => bad.push(problem),
            }
        }
        // Checked last, because two commands may have swapped their keys. The
        // default keys do not clash, so this loop ends.
        while let Some((place, problem)) = keymap.clash() {
            keymap.chords[place] = Some(COMMANDS[place].chord);
            bad.push(problem);
        }
        (keymap, bad)
    }

    /// The settings that give these keys.
    pub fn settings(&self) -> KeySettings {
        let own = (self.entries()).filter(|(entry, chord)| *chord != Some(entry.chord));
        let text = |chord: Option<Chord>| chord.map_or(OFF.to_owned(), |chord| chord.to_string());
        KeySettings {
            letters: self.letters,
            keys: own
                .map(|(entry, chord)| (entry.id(), text(chord)))
                .collect(),
        }
    }

    /// The command of this key in this context, if it has one there.
    pub fn command(&self, chord: Chord, context: Context) -> Option<Command> {
        self.entry(chord, context).map(|entry| entry.command)
    }

    /// The entry of that command.
    pub(crate) fn entry(&self, chord: Chord, context: Context) -> Option<&'static CommandEntry> {
        (self.entries())
            .find(|(entry, own)| *own == Some(chord) && entry.scope.is_in(context))
            .filter(|_| self.hears(chord))
            .map(|(entry, _)| entry)
    }

    /// The key of a command, unless it is turned off.
    pub fn chord(&self, command: Command) -> Option<Chord> {
        let (_, chord) = self.entries().find(|(entry, _)| entry.command == command)?;
        chord.filter(|&chord| self.hears(chord))
    }

    /// Gives a command another key, or none. After an error it has the key
    /// that it had.
    pub fn bind(&mut self, command: Command, chord: Option<Chord>) -> Result<(), BadBinding> {
        let place = COMMANDS.iter().position(|entry| entry.command == command);
        let place = place.ok_or_else(|| BadBinding::UnknownCommand {
            id: format!("{command:?}"),
        })?;
        if let Some(chord) = chord {
            allowed(&COMMANDS[place], chord)?;
            if let Some(other) = self.other_with(place, chord) {
                return Err(clash(place, chord, other));
            }
        }
        self.chords[place] = chord;
        Ok(())
    }

    /// Turns keys that write characters on or off.
    pub fn set_letters(&mut self, letters: Letters) {
        self.letters = letters;
    }

    /// The command with this key, in any context and even when letters are
    /// off: in a terminal the name of the key was typed.
    pub(super) fn written(&self, chord: Chord) -> Option<&'static CommandEntry> {
        let (entry, _) = self.entries().find(|(_, own)| *own == Some(chord))?;
        Some(entry)
    }

    fn entries(&self) -> impl Iterator<Item = (&'static CommandEntry, Option<Chord>)> {
        COMMANDS.iter().zip(self.chords.iter().copied())
    }

    fn hears(&self, chord: Chord) -> bool {
        self.letters == Letters::On || !chord.types_character()
    }

    /// The last command whose chosen key another command has as well.
    fn clash(&self) -> Option<(usize, BadBinding)> {
        (0..COMMANDS.len()).rev().find_map(|place| {
            let chord = self.chords[place].filter(|&chord| chord != COMMANDS[place].chord)?;
            let other = self.other_with(place, chord)?;
            Some((place, clash(place, chord, other)))
        })
    }

    fn other_with(&self, place: usize, chord: Chord) -> Option<usize> {
        (0..COMMANDS.len()).find(|&other| other != place && self.chords[other] == Some(chord))
    }
}

fn read(id: &str, text: &str) -> Result<(usize, Option<Chord>), BadBinding> {
    let place = COMMANDS.iter().position(|entry| entry.id() == id);
    let place = place.ok_or_else(|| BadBinding::UnknownCommand { id: id.to_owned() })?;
    if text.trim().eq_ignore_ascii_case(OFF) {
        return Ok((place, None));
    }
    let chord = text.parse().map_err(|_| BadBinding::Unreadable {
        id: id.to_owned(),
        text: text.to_owned(),
    })?;
    allowed(&COMMANDS[place], chord)?;
    Ok((place, Some(chord)))
}

fn allowed(entry: &CommandEntry, chord: Chord) -> Result<(), BadBinding> {
    if chord.is_reserved() {
        let id = entry.id();
        return Err(BadBinding::Reserved { id, chord });
    }
    Ok(())
}

fn clash(place: usize, chord: Chord, other: usize) -> BadBinding {
    BadBinding::Clash {
        id: COMMANDS[place].id(),
        chord,
        other: COMMANDS[other].id(),
    }
}

/// Why a command cannot have the key that the player chose. It keeps the key
/// that it had.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadBinding {
    /// No command has this name.
    #[error("there is no command '{id}'")]
    UnknownCommand {
        /// The name in the settings.
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
    /// What is wrong, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        words.say(&match self {
            BadBinding::UnknownCommand { id } => msg!(key_unknown_command { text: id }),
            BadBinding::Unreadable { id, text } => msg!(key_unreadable {
                command: command_name(id, words),
                text,
            }),
            BadBinding::Reserved { id, chord } => msg!(key_reserved {
                command: command_name(id, words),
                key: chord.spoken(words),
            }),
            BadBinding::Clash { id, chord, other } => msg!(key_clash {
                command: command_name(id, words),
                key: chord.spoken(words),
                other: command_name(other, words),
            }),
        })
    }
}

fn command_name(id: &str, words: &L10n) -> String {
    CommandEntry::by_id(id).map_or_else(|| id.to_owned(), |entry| entry.name(words))
}
