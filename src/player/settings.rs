//! What a player has chosen, and how it is loaded and saved.

mod load;
mod named;
mod salvage;
mod saver;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::player::commands::KeySettings;
use crate::player::lessons::Progress;
use crate::rules::Options;
use crate::speech::{Language, Verbosities};
use crate::table;

pub use load::Profile;
pub(crate) use named::{NEXT_HANDS, PACES, TIMES, VERBOSITIES};
pub use saver::Saver;

/// Everything that a player can choose, whatever is played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The tag of the language, such as `pl`; `None` for the system's.
    pub language: Option<String>,
    /// Whether the questions of the first start have been answered.
    pub greeted: bool,
    /// Who speaks.
    pub channel: Channel,
    /// How the program's own voice speaks.
    pub voice: VoiceSettings,
    /// How loud sounds are.
    pub sounds: SoundSettings,
    /// How much is said.
    pub verbosity: Verbosities,
    /// Whether the status line follows the hand even while it has the focus:
    /// good for braille, but screen readers speak each change.
    pub live_status: bool,
    /// How the table runs.
    pub table: table::TablePace,
    /// What the player must confirm.
    pub asks: Asks,
    /// What helps to learn.
    pub aids: Aids,
    /// How the player sits down with other people.
    pub together: Together,
    /// How the window looks.
    pub look: Look,
    /// The player's own keys.
    pub keys: KeySettings,
    /// For each game, by its id, the options that were played last.
    pub tables: BTreeMap<String, LastTable>,
    /// For each game, by its id, how far its lesson was played.
    pub lessons: BTreeMap<String, Progress>,
    /// The language of the command line, for this run only.
    #[serde(skip)]
    pub for_now: Option<Language>,
    /// Whether these are defaults in place of a file that could not be read.
    /// They never replace the file.
    #[serde(skip)]
    pub stand_in: bool,
}

/// Who speaks, as the player has chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Channel {
    /// The screen reader if one runs, otherwise the program's own voice.
    #[default]
    Automatic,
    /// The screen reader alone.
    ScreenReader,
    /// The program's own voice alone.
    OwnVoice,
    /// Both at once.
    Both,
    /// Nobody.
    Off,
}

impl Channel {
    /// Every channel, in the order in which a key goes through them.
    pub(crate) const ALL: [Channel; 5] = [
        Channel::Automatic,
        Channel::ScreenReader,
        Channel::OwnVoice,
        Channel::Both,
        Channel::Off,
    ];

    /// The next one; after the last, the first.
    #[must_use]
    pub(crate) fn next(self) -> Channel {
        let place = Channel::ALL.iter().position(|&it| it == self);
        let next = place.map_or(0, |place| place + 1);
        Channel::ALL[next % Channel::ALL.len()]
    }
}

/// How the program's own voice speaks. Values out of range are clamped.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct VoiceSettings {
    /// How fast, from -100 to 100; 0 is normal.
    pub rate: i8,
    /// How high, from -100 to 100; 0 is normal.
    pub pitch: i8,
    /// How loud, from -100 to 100; 0 is normal.
    pub volume: i8,
    /// The name of the voice for each language, by a tag such as `pl`. Other
    /// languages get the first voice that speaks them.
    pub voices: BTreeMap<String, String>,
}

/// How loud sounds are, each kind in percent from 0 (off) to 100.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// What happens at the table.
    pub table: u8,
    /// What the player must not miss: their turn, time running out, errors.
    pub alerts: u8,
}

impl Default for SoundSettings {
    fn default() -> SoundSettings {
        SoundSettings {
            table: 60,
            alerts: 80,
        }
    }
}

/// The table that was last played in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LastTable {
    /// The game's options.
    pub options: Options,
    /// The level of the computer players; `None` is mixed.
    #[serde(default)]
    pub opponents: Option<String>,
}

/// What the player must confirm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Asks {
    /// Folding where checking is free.
    pub needless_fold: bool,
    /// Going all in.
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

/// What helps to learn the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Aids {
    /// Whether the program says the chance to win when asked.
    pub odds: bool,
    /// Whether the coach speaks after each hand.
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

/// How the player sits down with other people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Together {
    /// What the others call the player; empty until they have typed it.
    pub name: String,
    /// The server that was called last; empty for this computer and those
    /// nearby.
    pub server: String,
    /// Whether what people say is only kept for the messages, and not spoken.
    pub quiet_talk: bool,
    /// How loud the built-in voice and the sound of what people say are, in
    /// percent of the other speech and sounds.
    pub talk_volume: u8,
}

impl Default for Together {
    fn default() -> Together {
        Together {
            name: String::new(),
            server: String::new(),
            quiet_talk: false,
            // Nobody is louder than the game.
            talk_volume: 90,
        }
    }
}

/// How the window looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Look {
    /// Its colours.
    pub theme: Theme,
    /// The cloth of the table.
    pub felt: Dye,
    /// The backs of the cards.
    pub back: Dye,
    /// The size of its text and everything else.
    pub text_scale: TextScale,
    /// Whether anything moves.
    pub motion: Motion,
}

impl Default for Look {
    fn default() -> Look {
        Look {
            theme: Theme::default(),
            felt: Dye::Green,
            back: Dye::Blue,
            text_scale: TextScale::default(),
            motion: Motion::default(),
        }
    }
}

/// What cloth and cards can be dyed with. How light it is follows from the
/// colours of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Dye {
    /// As most tables are.
    Green,
    /// As most cards are.
    Blue,
    /// Like wine.
    Red,
    /// No colour at all.
    Grey,
}

impl Dye {
    /// Every one.
    pub const ALL: [Dye; 4] = [Dye::Green, Dye::Blue, Dye::Red, Dye::Grey];
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
    pub(crate) const MIN: u16 = 100;
    /// The largest.
    pub(crate) const MAX: u16 = 300;

    /// The nearest size that there is.
    pub fn percent(percent: u16) -> TextScale {
        TextScale(percent.clamp(TextScale::MIN, TextScale::MAX))
    }

    /// As a factor.
    pub(crate) fn factor(self) -> f32 {
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
    /// Nothing moves.
    #[default]
    None,
    /// Cards and chips glide to their places.
    Smooth,
}
