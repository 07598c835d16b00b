//! What can be chosen about a table and what is said there, each with its name:
//! the same in window and terminal.

use crate::speech::{Text, Verbosity, msg};
use crate::table::{NextHand, Pacing, TimeScale};

/// How far timers are stretched.
pub(crate) const TIMES: [(TimeScale, Text); 5] = [
    (TimeScale::Times1, msg::SETTINGS_TIME_RULES),
    (TimeScale::Times2, msg::SETTINGS_TIME_TWICE),
    (TimeScale::Times5, msg::SETTINGS_TIME_FIVE),
    (TimeScale::Times10, msg::SETTINGS_TIME_TEN),
    (TimeScale::Untimed, msg::SETTINGS_TIME_UNTIMED),
];

/// How long the computer players take.
pub(crate) const PACES: [(Pacing, Text); 4] = [
    (Pacing::Instant, msg::SETTINGS_PACING_INSTANT),
    (Pacing::Quick, msg::SETTINGS_PACING_QUICK),
    (Pacing::Normal, msg::SETTINGS_PACING_NORMAL),
    (Pacing::Leisurely, msg::SETTINGS_PACING_LEISURELY),
];

/// How the next hand comes.
pub(crate) const NEXT_HANDS: [(NextHand, Text); 2] = [
    (NextHand::ByItself, msg::SETTINGS_NEXT_HAND_BY_ITSELF),
    (NextHand::WhenAsked, msg::SETTINGS_NEXT_HAND_WHEN_ASKED),
];

/// How much is said.
pub(crate) const VERBOSITIES: [(Verbosity, Text); Verbosity::ALL.len()] = [
    (Verbosity::Brief, msg::SETTINGS_VERBOSITY_BRIEF),
    (Verbosity::Normal, msg::SETTINGS_VERBOSITY_NORMAL),
    (Verbosity::Full, msg::SETTINGS_VERBOSITY_FULL),
];
