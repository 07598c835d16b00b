use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::engine::Options;
use crate::input::KeySettings;
use crate::l10n::Language;
use crate::learn::Progress;
use crate::outlets::{Channel, SoundSettings, VoiceSettings};
use crate::session;
use crate::talk::Verbosities;

/// Everything that a player can choose, whatever is played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The tag of the language, such as `pl`; otherwise the system's.
    pub language: Option<String>,
    /// Whether the questions of the first start have been answered.
    pub greeted: bool,
    /// Who speaks.
    pub channel: Channel,
    /// How the own voice speaks.
    pub voice: VoiceSettings,
    /// How loud sounds are.
    pub sounds: SoundSettings,
    /// How much is said.
    pub verbosity: Verbosities,
    /// Whether the status line follows the hand even while it has the focus:
    /// good for braille, but screen readers speak each change.
    pub live_status: bool,
    /// How the table runs.
    pub table: session::Settings,
    /// What is asked about before it is done.
    pub asks: Asks,
    /// What helps to learn.
    pub aids: Aids,
    /// How the window looks.
    pub look: Look,
    /// The player's own keys.
    pub keys: KeySettings,
    /// For each game, by its name, how its table was set last.
    pub tables: BTreeMap<String, LastTable>,
    /// For each game, by its name, how far its lesson was played.
    pub lessons: BTreeMap<String, Progress>,
    /// A language that is spoken this time, whatever is kept.
    #[serde(skip)]
    pub for_now: Option<Language>,
    /// Whether these only stand for a file that could not be read: then they
    /// never replace it.
    #[serde(skip)]
    pub stand_in: bool,
}

/// How the table of a game was set.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LastTable {
    /// The game's options.
    pub options: Options,
    /// The name of the level of the computer players; mixed where none.
    #[serde(default)]
    pub opponents: Option<String>,
}

/// What the player is asked about before it is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Asks {
    /// A fold although a check is free.
    pub needless_fold: bool,
    /// Everything in.
    pub all_in: bool,
}

impl Default for Asks {
    fn default() -> Asks {
        Asks {
            needless_fold: true,
            all_in: true,
        }
    }
}

/// What helps to learn, for who wants it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Aids {
    /// How often one wins, when asked.
    pub odds: bool,
    /// After a hand, what would have been better.
    pub coach: bool,
}

impl Default for Aids {
    fn default() -> Aids {
        Aids {
            odds: true,
            coach: false,
        }
    }
}

/// How the window looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Look {
    /// Its colours.
    pub theme: Theme,
    /// The size of its text and everything else.
    pub text_scale: TextScale,
    /// Whether anything moves.
    pub motion: Motion,
}

/// The colours of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Theme {
    /// Light on dark.
    #[default]
    Dark,
    /// Dark on light.
    Light,
    /// White and yellow on black.
    HighContrastDark,
    /// Black and blue on white.
    HighContrastLight,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Theme; 4] = [
        Theme::Dark,
        Theme::Light,
        Theme::HighContrastDark,
        Theme::HighContrastLight,
    ];
}

/// The size of the text in percent, from 100 to 300.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "u16", into = "u16")]
pub struct TextScale(u16);

impl TextScale {
    /// The smallest.
    pub const MIN: u16 = 100;
    /// The largest.
    pub const MAX: u16 = 300;

    /// The nearest size that there is.
    pub fn percent(percent: u16) -> TextScale {
        TextScale(percent.clamp(TextScale::MIN, TextScale::MAX))
    }

    /// As a factor.
    pub fn factor(self) -> f32 {
        f32::from(self.0) / 100.0
    }
}

impl Default for TextScale {
    fn default() -> TextScale {
        TextScale(TextScale::MIN)
    }
}

impl From<u16> for TextScale {
    fn from(percent: u16) -> TextScale {
        TextScale::percent(percent)
    }
}

impl From<TextScale> for u16 {
    fn from(scale: TextScale) -> u16 {
        scale.0
    }
}

/// Whether anything moves in the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Motion {
    /// Nothing does: everything is at once where it belongs.
    #[default]
    None,
    /// Cards and chips glide to their places.
    Smooth,
}
