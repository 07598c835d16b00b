use super::bodies::{BELL, BLOCK, CARD, CHIP, KALIMBA, MARIMBA, MUTED, TABLE};
use super::note::{Note, brushed, struck};
use crate::speech::{Cue, Text, msg};

/// What is played for a cue.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SoundScore {
    pub(super) notes: &'static [Note],
    /// By how many octaves the notes that rise are higher than written.
    pub(super) octaves: f32,
}

/// The score of a cue. Cards brush and land, chips click, the table knocks;
/// what the listener gets or must do is a tune.
pub(super) fn score(cue: Cue) -> SoundScore {
    let notes = match cue {
        Cue::Chips => CHIPS,
        Cue::Fold => FOLD,
        Cue::Check => CHECK,
        Cue::Deal => DEAL,
        Cue::Board => BOARD,
        Cue::Show => SHOW,
        Cue::Wave => WAVE,
        Cue::Pick => PICK,
        Cue::Call => CALL,
        Cue::Raise { .. } => RAISE,
        Cue::AllIn => ALL_IN,
        Cue::Level => LEVEL,
        Cue::Time => TIME,
        Cue::YourTurn => YOUR_TURN,
        Cue::Lose => LOSE,
        Cue::Win => WIN,
        Cue::Error => ERROR,
    };
    let octaves = match cue {
        Cue::Raise { size } if size.is_finite() => RAISE_OCTAVES * size.clamp(0.0, 1.0),
        _ => 0.0,
    };
    SoundScore { notes, octaves }
}

const G2: f32 = 98.0;
const C3: f32 = 130.8;
const D_FLAT3: f32 = 138.6;
const G3: f32 = 196.0;
const C4: f32 = 261.6;
const E_FLAT4: f32 = 311.1;
const E4: f32 = 329.6;
const G4: f32 = 392.0;
const A4: f32 = 440.0;
const B4: f32 = 493.9;
const C5: f32 = 523.3;
const D5: f32 = 587.3;
const E5: f32 = 659.3;
const G5: f32 = 784.0;
const A5: f32 = 880.0;
const B5: f32 = 987.8;
const C6: f32 = 1_046.5;

/// From the smallest bet to the largest it is two octaves.
const RAISE_OCTAVES: f32 = 2.0;

const CHIPS: &[Note] = &[
    struck(&CHIP, 2_500.0),
    struck(&CHIP, 2_850.0).at(50.0).level(0.9),
    struck(&CHIP, 2_650.0).at(85.0).level(0.8),
];
const FOLD: &[Note] = &[
    brushed(2_300.0, 450.0, 0.9, 240.0),
    struck(&CARD, 150.0).at(195.0).level(0.25),
];
const CHECK: &[Note] = &[
    struck(&TABLE, 230.0),
    struck(&TABLE, 212.0).at(120.0).level(0.8),
];
const DEAL: &[Note] = &[
    brushed(1_800.0, 5_200.0, 0.7, 55.0),
    struck(&CARD, 230.0).at(45.0).level(0.5),
    brushed(1_900.0, 5_600.0, 0.7, 55.0).at(95.0),
    struck(&CARD, 240.0).at(140.0).level(0.5),
];
const BOARD: &[Note] = &[
    brushed(1_500.0, 3_800.0, 0.8, 50.0).level(0.7),
    struck(&CARD, 200.0).at(40.0).level(0.6),
    struck(&MARIMBA, C4).at(40.0).level(0.7),
    struck(&MARIMBA, G4).at(40.0).level(0.6),
];
const SHOW: &[Note] = &[
    brushed(1_200.0, 5_000.0, 0.8, 80.0).level(0.8),
    struck(&CARD, 260.0).at(65.0).level(0.6),
    struck(&KALIMBA, D5).at(65.0).level(0.5),
    struck(&KALIMBA, A4).at(65.0).level(0.4),
];
const WAVE: &[Note] = &[
    brushed(1_400.0, 3_400.0, 0.7, 45.0).level(0.8),
    brushed(1_800.0, 4_400.0, 0.7, 45.0).at(50.0).level(0.9),
    brushed(2_300.0, 5_600.0, 0.7, 45.0).at(100.0),
    struck(&BELL, E5).at(135.0).level(0.35),
    struck(&BELL, B5).at(135.0).level(0.3),
];
const PICK: &[Note] = &[
    struck(&CARD, 300.0).level(0.5),
    struck(&KALIMBA, A5).at(15.0).level(0.6),
];
const CALL: &[Note] = &[
    struck(&CHIP, 2_300.0),
    struck(&CHIP, 2_600.0).at(50.0).level(0.7),
    struck(&MARIMBA, G3).at(50.0).level(0.9),
];
const RAISE: &[Note] = &[
    struck(&CHIP, 2_500.0).level(0.6),
    struck(&CHIP, 2_800.0).at(30.0).level(0.5),
    struck(&MARIMBA, G3).at(30.0).rising(),
    struck(&MARIMBA, C4).at(105.0).rising(),
];
const ALL_IN: &[Note] = &[
    brushed(500.0, 1_600.0, 1.0, 260.0).level(0.6),
    struck(&CHIP, 2_200.0).at(60.0).level(0.5),
    struck(&CHIP, 2_500.0).at(110.0).level(0.6),
    struck(&CHIP, 2_300.0).at(155.0).level(0.7),
    struck(&CHIP, 2_700.0).at(190.0).level(0.8),
    struck(&CHIP, 2_400.0).at(220.0).level(0.9),
    struck(&CHIP, 2_800.0).at(245.0),
    struck(&MARIMBA, G2).at(230.0),
    struck(&MARIMBA, G3).at(230.0).level(0.8),
];
const LEVEL: &[Note] = &[struck(&BELL, E4), struck(&BELL, B4).at(180.0)];
const TIME: &[Note] = &[
    struck(&BLOCK, 1_150.0),
    struck(&BLOCK, 870.0).at(110.0),
    struck(&BLOCK, 1_150.0).at(220.0),
    struck(&BLOCK, 870.0).at(330.0),
];
const YOUR_TURN: &[Note] = &[
    struck(&KALIMBA, A4).level(0.9),
    struck(&KALIMBA, D5).at(75.0).level(0.9),
    struck(&KALIMBA, A5).at(150.0),
    struck(&BELL, A4).at(150.0).level(0.3),
];
const LOSE: &[Note] = &[
    struck(&MARIMBA, G4),
    struck(&MARIMBA, E_FLAT4).at(180.0).level(0.9),
    struck(&MARIMBA, C4).at(380.0).level(0.9),
    struck(&MARIMBA, C3).at(380.0).level(0.5),
];
const WIN: &[Note] = &[
    struck(&KALIMBA, C5),
    struck(&KALIMBA, E5).at(105.0),
    struck(&KALIMBA, G5).at(210.0),
    struck(&KALIMBA, C6).at(315.0),
    struck(&BELL, C5).at(315.0).level(0.6),
    struck(&CHIP, 2_300.0).at(360.0).level(0.3),
    struck(&CHIP, 2_700.0).at(405.0).level(0.35),
    struck(&CHIP, 2_450.0).at(445.0).level(0.3),
    struck(&CHIP, 2_850.0).at(480.0).level(0.3),
    struck(&CHIP, 2_550.0).at(520.0).level(0.25),
    struck(&CHIP, 2_750.0).at(570.0).level(0.2),
];
const ERROR: &[Note] = &[struck(&MUTED, G3), struck(&MUTED, D_FLAT3).at(130.0)];

/// Every sound, to be learned by ear, with the message that names it and
/// tells when it is heard.
pub fn lessons() -> &'static [(Cue, Text)] {
    LESSONS
}

/// First what happens most, and what is alike side by side.
const LESSONS: &[(Cue, Text)] = &[
    (Cue::YourTurn, msg::SOUND_YOUR_TURN),
    (Cue::Time, msg::SOUND_TIME),
    (Cue::Error, msg::SOUND_ERROR),
    (Cue::Check, msg::SOUND_CHECK),
    (Cue::Fold, msg::SOUND_FOLD),
    (Cue::Chips, msg::SOUND_CHIPS),
    (Cue::Call, msg::SOUND_CALL),
    (Cue::Raise { size: 0.1 }, msg::SOUND_RAISE),
    (Cue::Raise { size: 1.0 }, msg::SOUND_BIG_RAISE),
    (Cue::AllIn, msg::SOUND_ALL_IN),
    (Cue::Deal, msg::SOUND_DEAL),
    (Cue::Board, msg::SOUND_BOARD),
    (Cue::Show, msg::SOUND_SHOW),
    (Cue::Wave, msg::SOUND_WAVE),
    (Cue::Pick, msg::SOUND_PICK),
    (Cue::Win, msg::SOUND_WIN),
    (Cue::Lose, msg::SOUND_LOSE),
    (Cue::Level, msg::SOUND_LEVEL),
];
