use super::ME;
use crate::bots::Style;
use crate::cards::Seed;
use crate::engine::Options;
use crate::session::{Settings, Start};
use crate::talk::Verbosities;

/// What a game is started with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game and its options.
    pub options: Options,
    /// The seed of its cards.
    pub seed: Seed,
    /// How the computer players play, seat after seat.
    pub styles: Vec<&'static Style>,
    /// How the table runs.
    pub settings: Settings,
    /// How much is said.
    pub verbosity: Verbosities,
}

impl Setup {
    /// What the table is set with.
    pub fn start(&self) -> Start {
        Start {
            options: self.options.clone(),
            seed: self.seed,
            me: ME,
            styles: self.styles.clone(),
            settings: self.settings.clone(),
        }
    }
}
