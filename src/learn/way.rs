use crate::input::{Command, Entry, Keymap};
use crate::l10n::L10n;

/// How the player gives commands, and so what they are told to do.
#[derive(Clone, Debug)]
pub enum Way {
    /// By these keys.
    Keys(Keymap),
    /// By words that are typed.
    Words,
}

impl Way {
    /// How a command is given, and the name of its key, word or button.
    pub fn name(&self, command: Command, words: &L10n) -> (&'static str, String) {
        let entry = Entry::of(command);
        let chord = match self {
            Way::Keys(keymap) => keymap.chord(command),
            // An empty line deals.
            Way::Words => (entry.filter(|_| command == Command::NextHand)).map(|it| it.chord),
        };
        let name = || entry.map_or_else(String::new, |entry| entry.name(words));
        match (chord, self) {
            (Some(chord), _) => ("key", chord.spoken(words)),
            (None, Way::Words) => ("word", name()),
            (None, Way::Keys(_)) => ("button", name()),
        }
    }

    /// How one leaves the table.
    pub fn leaving(&self) -> Command {
        match self {
            Way::Keys(_) => Command::Back,
            Way::Words => Command::Quit,
        }
    }
}
