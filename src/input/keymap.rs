use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{BadBinding, COMMANDS, Chord, Command, Context, Entry};

/// What settings say about keys.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeySettings {
    /// Whether keys that write characters are commands.
    pub letters: Letters,
    /// Commands by name, each with its key, such as `Shift+A`, or `off`.
    pub keys: BTreeMap<String, String>,
}

/// Whether keys that write characters are commands. Who speaks to the
/// computer, or presses keys by accident, turns them off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Letters {
    /// They are.
    #[default]
    On,
    /// They are not; keys such as F1 and Ctrl+P still are.
    Off,
}

/// What a command has in place of a key when it has none.
const OFF: &str = "off";

/// The key of each command: the default one, or the player's own. No key is
/// reserved, and no two commands have the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keymap {
    letters: Letters,
    /// For each entry of the table its key.
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
    /// The player's keys, and what is wrong with some of them: a command
    /// whose own key cannot be has its default one.
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
        // Looked for at the end: two commands may have changed their keys.
        // The default keys do not clash, so this comes to an end.
        while let Some((place, problem)) = keymap.clash() {
            keymap.chords[place] = Some(COMMANDS[place].chord);
            bad.push(problem);
        }
        (keymap, bad)
    }

    /// What settings must say to get these keys.
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

    /// What this key asks for there, if anything.
    pub fn command(&self, chord: Chord, context: Context) -> Option<Command> {
        (self.entries())
            .find(|(entry, own)| *own == Some(chord) && entry.heard.is_in(context))
            .filter(|_| self.hears(chord))
            .map(|(entry, _)| entry.command)
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

    /// The command with this key, wherever it is heard and even if letters
    /// are off: somebody has written the key.
    pub(super) fn written(&self, chord: Chord) -> Option<Command> {
        let (entry, _) = self.entries().find(|(_, own)| *own == Some(chord))?;
        Some(entry.command)
    }

    fn entries(&self) -> impl Iterator<Item = (&'static Entry, Option<Chord>)> {
        COMMANDS.iter().zip(self.chords.iter().copied())
    }

    fn hears(&self, chord: Chord) -> bool {
        self.letters == Letters::On || !chord.types_character()
    }

    /// A command with a key of the player's own that another one has too.
    /// Of two such commands it is the later one.
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

fn allowed(entry: &Entry, chord: Chord) -> Result<(), BadBinding> {
    match chord.is_reserved() {
        true => Err(BadBinding::Reserved {
            id: entry.id(),
            chord,
        }),
        false => Ok(()),
    }
}

fn clash(place: usize, chord: Chord, other: usize) -> BadBinding {
    BadBinding::Clash {
        id: COMMANDS[place].id(),
        chord,
        other: COMMANDS[other].id(),
    }
}
