use crate::l10n::Message;

/// What a pot is called among the pots of its hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PotName {
    Only,
    Main,
    /// The one side pot.
    Side,
    /// One of several side pots.
    Numbered(u8),
}

impl PotName {
    pub(super) fn new(pot: u8, pots: u8) -> PotName {
        match (pot, pots) {
            (0, 1) => PotName::Only,
            (0, _) => PotName::Main,
            (1, 2) => PotName::Side,
            _ => PotName::Numbered(pot),
        }
    }
}

/// The message with the pot's name.
pub(super) fn of_pot(message: Message<'_>, pot: PotName) -> Message<'_> {
    let (name, number) = match pot {
        PotName::Only => ("only", 0),
        PotName::Main => ("main", 0),
        PotName::Side => ("side", 1),
        PotName::Numbered(number) => ("numbered", number),
    };
    message.with("pot", name).with("number", number)
}
