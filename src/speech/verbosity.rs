use serde::{Deserialize, Serialize};

/// How much is said of what happens.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Verbosity {
    /// What cannot be asked for later: a run of folds is "three folds", the
    /// button and other players' blinds are not told.
    Brief,
    /// Everything that happens, the same from several players together.
    #[default]
    Normal,
    /// Everything one by one, burned cards too, and what one may bet.
    Full,
}

impl Verbosity {
    /// Every verbosity, from the shortest.
    pub const ALL: [Verbosity; 3] = [Verbosity::Brief, Verbosity::Normal, Verbosity::Full];
}

/// How much a listener wants to hear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Verbosities {
    /// Of what they do themselves, and of their turn.
    pub(crate) own: Verbosity,
    /// Of what the others do.
    pub(crate) others: Verbosity,
}

impl Verbosities {
    /// The same for all.
    pub fn all(verbosity: Verbosity) -> Verbosities {
        Verbosities {
            own: verbosity,
            others: verbosity,
        }
    }
}
