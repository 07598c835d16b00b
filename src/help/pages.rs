use super::line::Piece::{self, Heading, Key, Text};
use crate::input::Command;

/// Texas Hold'em.
pub(super) const HOLDEM: &[Piece] = &[
    Heading("help-holdem-aim"),
    Text("help-holdem-aim-chips"),
    Text("help-holdem-aim-pot"),
    Heading("help-holdem-cards"),
    Text("help-holdem-cards-own"),
    Text("help-holdem-cards-best"),
    Heading("help-holdem-blinds"),
    Text("help-holdem-blinds-button"),
    Text("help-holdem-blinds-posted"),
    Text("help-holdem-blinds-rise"),
    Heading("help-holdem-rounds"),
    Text("help-holdem-rounds-first"),
    Text("help-holdem-rounds-board"),
    Text("help-holdem-rounds-two"),
    Text("help-holdem-rounds-end"),
    Heading("help-holdem-actions"),
    Text("help-holdem-actions-check"),
    Text("help-holdem-actions-call"),
    Text("help-holdem-actions-raise"),
    Text("help-holdem-actions-limit"),
    Text("help-holdem-actions-fold"),
    Text("help-holdem-actions-all-in"),
    Text("help-holdem-actions-short"),
    Text("help-holdem-actions-time"),
    Heading("help-holdem-showdown"),
    Text("help-holdem-showdown-all"),
    Text("help-holdem-showdown-early"),
    Text("help-holdem-showdown-fold"),
];

/// Five-Card Draw.
pub(super) const DRAW: &[Piece] = &[
    Heading("help-draw-aim"),
    Text("help-draw-aim-points"),
    Text("help-draw-aim-tie"),
    Text("help-draw-aim-chips"),
    Heading("help-draw-hand"),
    Text("help-draw-hand-ante"),
    Text("help-draw-hand-first"),
    Text("help-draw-hand-exchange"),
    Text("help-draw-hand-second"),
    Heading("help-draw-betting"),
    Text("help-draw-betting-fixed"),
    Text("help-draw-betting-actions"),
    Text("help-draw-betting-all-in"),
];

/// Unique Poker.
pub(super) const UNIQUE: &[Piece] = &[
    Heading("help-unique-aim"),
    Text("help-unique-aim-hand"),
    Text("help-unique-aim-chips"),
    Heading("help-unique-staying"),
    Text("help-unique-staying-ante"),
    Text("help-unique-staying-price"),
    Text("help-unique-staying-alone"),
    Heading("help-unique-discarding"),
    Text("help-unique-discarding-board"),
    Text("help-unique-discarding-price"),
    Text("help-unique-discarding-time"),
    Heading("help-unique-picking"),
    Text("help-unique-picking-waves"),
    Text("help-unique-picking-final"),
    Text("help-unique-picking-end"),
    Heading("help-unique-payout"),
    Text("help-unique-payout-shares"),
    Text("help-unique-payout-order"),
    Text("help-unique-payout-tie"),
    Heading("help-unique-time"),
    Text("help-unique-time-scale"),
];

/// Hands: what holds for all of them.
pub(super) const HANDS: &[Piece] = &[
    Heading("help-hands-about"),
    Text("help-hands-about-five"),
    Text("help-hands-about-ties"),
    Text("help-hands-about-ace"),
];

/// Keys: what holds for all of them.
pub(super) const KEYS: &[Piece] = &[
    Heading("help-keys-about"),
    Text("help-keys-about-change"),
    Text("help-keys-about-once"),
    Key("help-keys-about-describe", Command::DescribeKeys),
    Key("help-keys-about-move", Command::NextPart),
];

/// Who speaks.
pub(super) const SPEECH: &[Piece] = &[
    Heading("help-speech-who"),
    Text("help-speech-who-automatic"),
    Key("help-speech-who-change", Command::NextChannel),
    Text("help-speech-who-cut"),
    Key("help-speech-who-repeat", Command::Repeat),
    Key("help-speech-who-earlier", Command::ReviewPrevious),
    Heading("help-speech-readers"),
    Text("help-speech-readers-new"),
    Text("help-speech-readers-old"),
    Heading("help-speech-voice"),
    Text("help-speech-voice-settings"),
    Text("help-speech-voice-needs"),
    Key("help-speech-voice-stop", Command::Silence),
    Text("help-speech-voice-focus"),
    Heading("help-speech-sounds"),
    Text("help-speech-sounds-meaning"),
    Heading("help-speech-braille"),
    Text("help-speech-braille-line"),
    Text("help-speech-braille-terminal"),
];

/// The accessibility statement.
pub(super) const ACCESSIBILITY: &[Piece] = &[
    Heading("help-accessibility-aim"),
    Text("help-accessibility-aim-first"),
    Text("help-accessibility-aim-measure"),
    Heading("help-accessibility-does"),
    Text("help-accessibility-does-keys"),
    Text("help-accessibility-does-colour"),
    Text("help-accessibility-does-text"),
    Text("help-accessibility-does-time"),
    Text("help-accessibility-does-mistakes"),
    Heading("help-accessibility-limits"),
    Text("help-accessibility-limits-orca"),
    Text("help-accessibility-limits-tried"),
    Text("help-accessibility-limits-braille"),
];
