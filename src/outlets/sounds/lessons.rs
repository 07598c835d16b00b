use crate::talk::Cue;

/// Every sound, to be learned by ear, with the message that names it and
/// tells when it is heard.
pub fn lessons() -> &'static [(Cue, &'static str)] {
    LESSONS
}

/// First what happens most, and what is alike side by side.
const LESSONS: &[(Cue, &str)] = &[
    (Cue::YourTurn, "sound-your-turn"),
    (Cue::Time, "sound-time"),
    (Cue::Error, "sound-error"),
    (Cue::Check, "sound-check"),
    (Cue::Fold, "sound-fold"),
    (Cue::Chips, "sound-chips"),
    (Cue::Call, "sound-call"),
    (Cue::Raise { size: 0.1 }, "sound-raise"),
    (Cue::Raise { size: 1.0 }, "sound-big-raise"),
    (Cue::AllIn, "sound-all-in"),
    (Cue::Deal, "sound-deal"),
    (Cue::Board, "sound-board"),
    (Cue::Show, "sound-show"),
    (Cue::Wave, "sound-wave"),
    (Cue::Pick, "sound-pick"),
    (Cue::Win, "sound-win"),
    (Cue::Lose, "sound-lose"),
    (Cue::Level, "sound-level"),
];
