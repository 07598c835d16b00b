use super::synthesis::{Body, Note, Partial, Samples, Touch, brushed, loudness, struck};
use crate::speech::{Cue, Text, msg};

/// The near walls of a small room: milliseconds later, so much softer. Without
/// them a synthesized sound is in no place at all.
const ROOM: [(f32, f32); 4] = [(7.0, 0.2), (13.0, 0.16), (21.0, 0.12), (34.0, 0.08)];

/// Where a sound is over: what is softer is not heard at a table.
const FLOOR: f32 = 0.002;

/// Nothing ends with an edge.
const END_MS: f32 = 12.0;

/// The sound of a cue. It is made by arithmetic alone, and always the same.
pub fn earcon(cue: Cue) -> Samples {
    let octaves = octaves(cue);
    let mut dry = Samples::default();
    for (seed, note) in (0..).zip(notes(cue)) {
        note.add_to(&mut dry, octaves, seed);
    }
    let reflected = dulled(dry.values());
    let mut sound = dry;
    for (ms, level) in ROOM {
        sound.mix(&reflected, Samples::count(ms), level);
    }
    let louder = SoundKind::of(cue).loudness() - loudness(&sound);
    let sound = sound.scaled(10_f32.powf(louder / 20.0)).trimmed(FLOOR);
    sound.faded(Samples::count(END_MS))
}

/// The same with less of what is high: walls do not throw it back.
fn dulled(sound: &[f32]) -> Vec<f32> {
    const SPEED: f32 = 0.15;
    let mut follower = 0.0;
    let follow = |&sample: &f32| {
        follower += SPEED * (sample - follower);
        follower
    };
    sound.iter().map(follow).collect()
}

/// What a sound is for, which decides how loud it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SoundKind {
    /// It tells what happens at the table.
    Table,
    /// It tells what the player must not miss.
    Alert,
}

impl SoundKind {
    pub(super) fn of(cue: Cue) -> SoundKind {
        match cue {
            Cue::YourTurn | Cue::Time | Cue::Error => SoundKind::Alert,
            _ => SoundKind::Table,
        }
    }

    /// How loud its sounds are made, in decibels below full scale.
    fn loudness(self) -> f32 {
        match self {
            SoundKind::Table => -27.0,
            SoundKind::Alert => -24.0,
        }
    }
}

/// By how many octaves the notes that rise are higher than written.
fn octaves(cue: Cue) -> f32 {
    match cue {
        Cue::Raise { size } if size.is_finite() => RAISE_OCTAVES * size.clamp(0.0, 1.0),
        _ => 0.0,
    }
}

/// From the smallest bet to the largest it is two octaves.
const RAISE_OCTAVES: f32 = 2.0;

/// The score of a cue. Cards brush and land, chips click, the table knocks;
/// what the listener gets or must do is a tune.
fn notes(cue: Cue) -> &'static [Note] {
    match cue {
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
        Cue::Talk => TALK,
    }
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

const TALK: &[Note] = &[
    struck(&MARIMBA, D5).level(0.8),
    struck(&MARIMBA, B4).at(70.0),
];

/// Every sound, to be learned by ear, with the message that names it and
/// tells when it is heard: first what happens most, and what is alike side by
/// side.
pub fn lessons() -> &'static [(Cue, Text)] {
    &[
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
        (Cue::Talk, msg::SOUND_TALK),
    ]
}

/// A wooden bar over a tube, struck with a soft mallet.
const MARIMBA: Body = Body {
    attack: 3.0,
    ring: 310.0,
    partials: &[
        partial(1.0, 1.0, 1.0),
        partial(3.93, 0.22, 0.4),
        partial(9.2, 0.06, 0.15),
    ],
    touch: touch(0.35, 900.0, 1.2, 20.0),
};

/// A metal tongue plucked with a thumb.
const KALIMBA: Body = Body {
    attack: 2.0,
    ring: 360.0,
    partials: &[
        partial(1.0, 1.0, 1.0),
        partial(2.0, 0.35, 0.7),
        partial(3.01, 0.16, 0.5),
        partial(5.42, 0.12, 0.25),
    ],
    touch: touch(0.3, 2_400.0, 0.8, 14.0),
};

/// A small bell.
const BELL: Body = Body {
    attack: 2.0,
    ring: 380.0,
    partials: &[
        partial(1.0, 1.0, 1.0),
        partial(2.0, 0.3, 0.8),
        partial(2.76, 0.35, 0.6),
        partial(5.4, 0.18, 0.35),
    ],
    touch: touch(0.15, 5_000.0, 0.8, 10.0),
};

/// A table top, knocked on.
const TABLE: Body = Body {
    attack: 1.0,
    ring: 110.0,
    partials: &[
        partial(1.0, 1.0, 1.0),
        partial(1.62, 0.8, 0.8),
        partial(2.84, 0.7, 0.6),
        partial(4.1, 0.4, 0.45),
    ],
    touch: touch(1.6, 900.0, 1.4, 45.0),
};

/// A hollow block of hard wood.
const BLOCK: Body = Body {
    attack: 1.0,
    ring: 110.0,
    partials: &[
        partial(1.0, 1.0, 1.0),
        partial(1.51, 0.45, 0.7),
        partial(2.6, 0.3, 0.4),
    ],
    touch: touch(0.6, 2_500.0, 1.0, 12.0),
};

/// A clay chip that falls on another.
const CHIP: Body = Body {
    attack: 0.8,
    ring: 45.0,
    partials: &[
        partial(1.0, 0.6, 1.0),
        partial(1.47, 0.4, 0.8),
        partial(2.09, 0.25, 0.6),
        partial(2.56, 0.15, 0.4),
    ],
    touch: touch(2.2, 2_800.0, 0.9, 36.0),
};

/// A card that lands on cloth.
const CARD: Body = Body {
    attack: 1.5,
    ring: 40.0,
    partials: &[partial(1.0, 0.5, 1.0), partial(1.7, 0.2, 0.6)],
    touch: touch(2.2, 1_400.0, 1.6, 30.0),
};

/// A string stopped with the palm.
const MUTED: Body = Body {
    attack: 6.0,
    ring: 230.0,
    partials: &[
        partial(1.0, 0.8, 1.0),
        partial(2.0, 0.7, 0.9),
        partial(3.0, 0.6, 0.8),
        partial(4.0, 0.4, 0.7),
        partial(5.0, 0.3, 0.6),
        partial(6.0, 0.2, 0.5),
    ],
    touch: touch(0.5, 500.0, 1.4, 25.0),
};

const fn partial(pitch: f32, level: f32, ring: f32) -> Partial {
    Partial { pitch, level, ring }
}

const fn touch(level: f32, pitch: f32, width: f32, ms: f32) -> Touch {
    Touch {
        level,
        pitch,
        width,
        ms,
    }
}
