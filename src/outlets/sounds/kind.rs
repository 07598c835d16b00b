use crate::talk::Cue;

/// What a sound is for, which decides how loud it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// It tells what happens at the table.
    Table,
    /// It tells what the player must not miss.
    Alert,
}

impl Kind {
    pub(super) fn of(cue: Cue) -> Kind {
        match cue {
            Cue::YourTurn | Cue::Time | Cue::Error => Kind::Alert,
            _ => Kind::Table,
        }
    }

    /// How loud its sounds are made, in decibels below full scale.
    pub(super) fn loudness(self) -> f32 {
        match self {
            Kind::Table => -27.0,
            Kind::Alert => -24.0,
        }
    }
}
