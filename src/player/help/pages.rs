use LineTemplate::{Heading, Key, Text};

use super::HelpLine;
use crate::player::commands::{Command, Keymap, LogCommand, WindowCommand};
use crate::rules::cards::{Card, CardSet, parse_cards};
use crate::speech;
use crate::speech::{L10n, Message};

/// A line of a page before it is put into words: the id of its message.
#[derive(Clone, Copy, Debug)]
pub(super) enum LineTemplate {
    /// A heading.
    Heading(&'static str),
    /// A paragraph.
    Text(&'static str),
    /// A paragraph that names the key of a command.
    Key(&'static str, Command),
}

impl LineTemplate {
    pub(super) fn line(self, words: &L10n, keymap: &Keymap) -> HelpLine {
        match self {
            LineTemplate::Heading(key) => HelpLine::Heading(words.text(key)),
            LineTemplate::Text(key) => HelpLine::Text(words.text(key)),
            LineTemplate::Key(key, command) => {
                let chord = keymap.chord(command).map(|chord| chord.spoken(words));
                let chord = chord.unwrap_or_else(|| words.text("help-no-key"));
                HelpLine::Text(words.say(&Message::new(key).with("key", chord)))
            }
        }
    }
}

/// Texas Hold'em.
pub(super) const HOLDEM: &[LineTemplate] = &[
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
pub(super) const DRAW: &[LineTemplate] = &[
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
pub(super) const UNIQUE: &[LineTemplate] = &[
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

/// Hands: what is true of all of them.
pub(super) const HANDS: &[LineTemplate] = &[
    Heading("help-hands-about"),
    Text("help-hands-about-five"),
    Text("help-hands-about-ties"),
    Text("help-hands-about-ace"),
];

/// Keys: what is true of all of them.
pub(super) const KEYS: &[LineTemplate] = &[
    Heading("help-keys-about"),
    Text("help-keys-about-change"),
    Text("help-keys-about-once"),
    Key(
        "help-keys-about-describe",
        Command::Window(WindowCommand::DescribeKeys),
    ),
    Key(
        "help-keys-about-move",
        Command::Window(WindowCommand::NextPart),
    ),
];

/// Who speaks.
pub(super) const SPEECH: &[LineTemplate] = &[
    Heading("help-speech-who"),
    Text("help-speech-who-automatic"),
    Key(
        "help-speech-who-change",
        Command::Window(WindowCommand::NextChannel),
    ),
    Text("help-speech-who-cut"),
    Key("help-speech-who-repeat", Command::Log(LogCommand::Repeat)),
    Key("help-speech-who-earlier", Command::Log(LogCommand::Earlier)),
    Heading("help-speech-readers"),
    Text("help-speech-readers-new"),
    Text("help-speech-readers-old"),
    Heading("help-speech-voice"),
    Text("help-speech-voice-settings"),
    Text("help-speech-voice-needs"),
    Key(
        "help-speech-voice-stop",
        Command::Window(WindowCommand::Silence),
    ),
    Text("help-speech-voice-focus"),
    Heading("help-speech-sounds"),
    Text("help-speech-sounds-meaning"),
    Heading("help-speech-braille"),
    Text("help-speech-braille-line"),
    Text("help-speech-braille-terminal"),
];

/// The accessibility statement.
pub(super) const ACCESSIBILITY: &[LineTemplate] = &[
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

/// Each kind of hand, from the best to the lowest, with an example.
#[rustfmt::skip] // One line for each.
const EXAMPLES: [(&str, &str); 10] = [
    ("help-hand-royal-flush", "AsKsQsJsTs"),
    ("help-hand-straight-flush", "9h8h7h6h5h"),
    ("help-hand-four", "8s8h8d8cKd"),
    ("help-hand-full-house", "KsKhKd9c9s"),
    ("help-hand-flush", "AdJd8d6d3d"),
    ("help-hand-straight", "QcJdTs9h8c"),
    ("help-hand-three", "7s7h7dKcTh"),
    ("help-hand-two-pair", "QsQd7h7cJs"),
    ("help-hand-pair", "KhKcAs8d4c"),
    ("help-hand-high-card", "AhJs9d6c3s"),
];

/// What each hand is, with an example that is described as at the table.
pub(super) fn hand_examples(words: &L10n) -> impl Iterator<Item = HelpLine> {
    EXAMPLES.into_iter().flat_map(|(key, letters)| {
        let cards = cards(letters);
        let hand = speech::hand_value(words, cards.iter().copied().collect::<CardSet>());
        let example = Message::new("help-hand-example")
            .with("hand", hand.unwrap_or_default())
            .with("cards", letters);
        let example = words.say(&example);
        [
            HelpLine::Heading(words.text(key)),
            HelpLine::Text(words.say(&Message::new(key).form("about"))),
            HelpLine::Hand(cards, example),
        ]
    })
}

fn cards(letters: &str) -> Vec<Card> {
    parse_cards(letters).expect("the table above names cards")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::{Category, HandValue};

    #[test]
    fn every_kind_of_hand_has_its_example() {
        let kinds = EXAMPLES.map(|(_, letters)| {
            let cards: CardSet = cards(letters).into_iter().collect();
            HandValue::of(cards).category
        });
        use Category::*;
        let all = [
            RoyalFlush,
            StraightFlush,
            FourOfAKind,
            FullHouse,
            Flush,
            Straight,
            ThreeOfAKind,
            TwoPair,
            Pair,
            HighCard,
        ];
        assert_eq!(kinds, all);
    }
}
