use LineTemplate::{Heading, Key, Text};

use super::HelpLine;
use crate::player::commands::{Command, CompanyCommand, Keymap, LogCommand, WindowCommand};
use crate::rules::cards::{Card, CardSet, parse_cards};
use crate::speech;
use crate::speech::{L10n, Message, msg};

/// A line of a page before it is put into words.
#[derive(Clone, Copy, Debug)]
pub(super) enum LineTemplate {
    /// A heading.
    Heading(speech::Text),
    /// A paragraph.
    Text(speech::Text),
    /// A paragraph that names the key of a command.
    Key(fn(String) -> Message<'static>, Command),
}

impl LineTemplate {
    pub(super) fn line(self, words: &L10n, keymap: &Keymap) -> HelpLine {
        match self {
            LineTemplate::Heading(key) => HelpLine::Heading(words.text(key)),
            LineTemplate::Text(key) => HelpLine::Text(words.text(key)),
            LineTemplate::Key(message, command) => {
                let chord = keymap.chord(command).map(|chord| chord.spoken(words));
                let chord = chord.unwrap_or_else(|| words.text(msg::HELP_NO_KEY));
                HelpLine::Text(words.say(&message(chord)))
            }
        }
    }
}

/// Texas Hold'em.
pub(super) const HOLDEM: &[LineTemplate] = &[
    Heading(msg::HELP_HOLDEM_AIM),
    Text(msg::HELP_HOLDEM_AIM_CHIPS),
    Text(msg::HELP_HOLDEM_AIM_POT),
    Heading(msg::HELP_HOLDEM_CARDS),
    Text(msg::HELP_HOLDEM_CARDS_OWN),
    Text(msg::HELP_HOLDEM_CARDS_BEST),
    Heading(msg::HELP_HOLDEM_BLINDS),
    Text(msg::HELP_HOLDEM_BLINDS_BUTTON),
    Text(msg::HELP_HOLDEM_BLINDS_POSTED),
    Text(msg::HELP_HOLDEM_BLINDS_RISE),
    Heading(msg::HELP_HOLDEM_ROUNDS),
    Text(msg::HELP_HOLDEM_ROUNDS_FIRST),
    Text(msg::HELP_HOLDEM_ROUNDS_BOARD),
    Text(msg::HELP_HOLDEM_ROUNDS_TWO),
    Text(msg::HELP_HOLDEM_ROUNDS_END),
    Heading(msg::HELP_HOLDEM_ACTIONS),
    Text(msg::HELP_HOLDEM_ACTIONS_CHECK),
    Text(msg::HELP_HOLDEM_ACTIONS_CALL),
    Text(msg::HELP_HOLDEM_ACTIONS_RAISE),
    Text(msg::HELP_HOLDEM_ACTIONS_LIMIT),
    Text(msg::HELP_HOLDEM_ACTIONS_FOLD),
    Text(msg::HELP_HOLDEM_ACTIONS_ALL_IN),
    Text(msg::HELP_HOLDEM_ACTIONS_SHORT),
    Text(msg::HELP_HOLDEM_ACTIONS_TIME),
    Heading(msg::HELP_HOLDEM_SHOWDOWN),
    Text(msg::HELP_HOLDEM_SHOWDOWN_ALL),
    Text(msg::HELP_HOLDEM_SHOWDOWN_EARLY),
    Text(msg::HELP_HOLDEM_SHOWDOWN_FOLD),
];

/// Five-Card Draw.
pub(super) const DRAW: &[LineTemplate] = &[
    Heading(msg::HELP_DRAW_AIM),
    Text(msg::HELP_DRAW_AIM_POINTS),
    Text(msg::HELP_DRAW_AIM_TIE),
    Text(msg::HELP_DRAW_AIM_CHIPS),
    Heading(msg::HELP_DRAW_HAND),
    Text(msg::HELP_DRAW_HAND_ANTE),
    Text(msg::HELP_DRAW_HAND_FIRST),
    Text(msg::HELP_DRAW_HAND_EXCHANGE),
    Text(msg::HELP_DRAW_HAND_SECOND),
    Heading(msg::HELP_DRAW_BETTING),
    Text(msg::HELP_DRAW_BETTING_FIXED),
    Text(msg::HELP_DRAW_BETTING_ACTIONS),
    Text(msg::HELP_DRAW_BETTING_ALL_IN),
];

/// Unique Poker.
pub(super) const UNIQUE: &[LineTemplate] = &[
    Heading(msg::HELP_UNIQUE_AIM),
    Text(msg::HELP_UNIQUE_AIM_HAND),
    Text(msg::HELP_UNIQUE_AIM_CHIPS),
    Heading(msg::HELP_UNIQUE_STAYING),
    Text(msg::HELP_UNIQUE_STAYING_ANTE),
    Text(msg::HELP_UNIQUE_STAYING_PRICE),
    Text(msg::HELP_UNIQUE_STAYING_ALONE),
    Heading(msg::HELP_UNIQUE_DISCARDING),
    Text(msg::HELP_UNIQUE_DISCARDING_BOARD),
    Text(msg::HELP_UNIQUE_DISCARDING_PRICE),
    Text(msg::HELP_UNIQUE_DISCARDING_TIME),
    Heading(msg::HELP_UNIQUE_PICKING),
    Text(msg::HELP_UNIQUE_PICKING_WAVES),
    Text(msg::HELP_UNIQUE_PICKING_FINAL),
    Text(msg::HELP_UNIQUE_PICKING_END),
    Heading(msg::HELP_UNIQUE_PAYOUT),
    Text(msg::HELP_UNIQUE_PAYOUT_SHARES),
    Text(msg::HELP_UNIQUE_PAYOUT_ORDER),
    Text(msg::HELP_UNIQUE_PAYOUT_TIE),
    Heading(msg::HELP_UNIQUE_TIME),
    Text(msg::HELP_UNIQUE_TIME_SCALE),
];

/// Playing with other people.
pub(super) const COMPANY: &[LineTemplate] = &[
    Heading(msg::HELP_COMPANY_COMING),
    Key(
        |key| msg!(help_company_coming_join { key }),
        Command::Window(WindowCommand::Together),
    ),
    Text(msg::HELP_COMPANY_COMING_HOST),
    Text(msg::HELP_COMPANY_COMING_TERMINAL),
    Heading(msg::HELP_COMPANY_TABLE),
    Key(
        |key| msg!(help_company_table_people { key }),
        Command::Company(CompanyCommand::People),
    ),
    Key(
        |key| msg!(help_company_table_talk { key }),
        Command::Company(CompanyCommand::Talk),
    ),
    Key(
        |key| msg!(help_company_table_time { key }),
        Command::Company(CompanyCommand::GiveTime),
    ),
    Text(msg::HELP_COMPANY_TABLE_HOST),
    Text(msg::HELP_COMPANY_TABLE_LINE),
    Text(msg::HELP_COMPANY_TABLE_SEAT),
    Key(
        |key| msg!(help_company_table_leave { key }),
        Command::Company(CompanyCommand::Leave),
    ),
    Heading(msg::HELP_COMPANY_TRUST),
    Text(msg::HELP_COMPANY_TRUST_DEALER),
    Text(msg::HELP_COMPANY_TRUST_CERTIFICATE),
];

/// Hands: what is true of all of them.
pub(super) const HANDS: &[LineTemplate] = &[
    Heading(msg::HELP_HANDS_ABOUT),
    Text(msg::HELP_HANDS_ABOUT_FIVE),
    Text(msg::HELP_HANDS_ABOUT_TIES),
    Text(msg::HELP_HANDS_ABOUT_ACE),
];

/// Keys: what is true of all of them.
pub(super) const KEYS: &[LineTemplate] = &[
    Heading(msg::HELP_KEYS_ABOUT),
    Text(msg::HELP_KEYS_ABOUT_CHANGE),
    Text(msg::HELP_KEYS_ABOUT_ONCE),
    Key(
        |key| msg!(help_keys_about_describe { key }),
        Command::Window(WindowCommand::DescribeKeys),
    ),
    Key(
        |key| msg!(help_keys_about_move { key }),
        Command::Window(WindowCommand::NextPart),
    ),
];

/// Who speaks.
pub(super) const SPEECH: &[LineTemplate] = &[
    Heading(msg::HELP_SPEECH_WHO),
    Text(msg::HELP_SPEECH_WHO_AUTOMATIC),
    Key(
        |key| msg!(help_speech_who_change { key }),
        Command::Window(WindowCommand::NextChannel),
    ),
    Text(msg::HELP_SPEECH_WHO_CUT),
    Key(
        |key| msg!(help_speech_who_repeat { key }),
        Command::Log(LogCommand::Repeat),
    ),
    Key(
        |key| msg!(help_speech_who_earlier { key }),
        Command::Log(LogCommand::Earlier),
    ),
    Heading(msg::HELP_SPEECH_READERS),
    Text(msg::HELP_SPEECH_READERS_NEW),
    Text(msg::HELP_SPEECH_READERS_OLD),
    Heading(msg::HELP_SPEECH_VOICE),
    Text(msg::HELP_SPEECH_VOICE_SETTINGS),
    Text(msg::HELP_SPEECH_VOICE_NEEDS),
    Key(
        |key| msg!(help_speech_voice_stop { key }),
        Command::Window(WindowCommand::Silence),
    ),
    Text(msg::HELP_SPEECH_VOICE_FOCUS),
    Heading(msg::HELP_SPEECH_SOUNDS),
    Text(msg::HELP_SPEECH_SOUNDS_MEANING),
    Heading(msg::HELP_SPEECH_BRAILLE),
    Text(msg::HELP_SPEECH_BRAILLE_LINE),
    Text(msg::HELP_SPEECH_BRAILLE_TERMINAL),
];

/// The accessibility statement.
pub(super) const ACCESSIBILITY: &[LineTemplate] = &[
    Heading(msg::HELP_ACCESSIBILITY_AIM),
    Text(msg::HELP_ACCESSIBILITY_AIM_FIRST),
    Text(msg::HELP_ACCESSIBILITY_AIM_MEASURE),
    Heading(msg::HELP_ACCESSIBILITY_DOES),
    Text(msg::HELP_ACCESSIBILITY_DOES_KEYS),
    Text(msg::HELP_ACCESSIBILITY_DOES_COLOUR),
    Text(msg::HELP_ACCESSIBILITY_DOES_TEXT),
    Text(msg::HELP_ACCESSIBILITY_DOES_TIME),
    Text(msg::HELP_ACCESSIBILITY_DOES_MISTAKES),
    Heading(msg::HELP_ACCESSIBILITY_LIMITS),
    Text(msg::HELP_ACCESSIBILITY_LIMITS_ORCA),
    Text(msg::HELP_ACCESSIBILITY_LIMITS_TRIED),
    Text(msg::HELP_ACCESSIBILITY_LIMITS_BRAILLE),
];

/// Each kind of hand, from the best to the lowest, with an example.
#[rustfmt::skip] // One line for each.
const EXAMPLES: [(speech::Text, speech::Text, &str); 10] = [
    (msg::HELP_HAND_ROYAL_FLUSH, msg::HELP_HAND_ROYAL_FLUSH_ABOUT, "AsKsQsJsTs"),
    (msg::HELP_HAND_STRAIGHT_FLUSH, msg::HELP_HAND_STRAIGHT_FLUSH_ABOUT, "9h8h7h6h5h"),
    (msg::HELP_HAND_FOUR, msg::HELP_HAND_FOUR_ABOUT, "8s8h8d8cKd"),
    (msg::HELP_HAND_FULL_HOUSE, msg::HELP_HAND_FULL_HOUSE_ABOUT, "KsKhKd9c9s"),
    (msg::HELP_HAND_FLUSH, msg::HELP_HAND_FLUSH_ABOUT, "AdJd8d6d3d"),
    (msg::HELP_HAND_STRAIGHT, msg::HELP_HAND_STRAIGHT_ABOUT, "QcJdTs9h8c"),
    (msg::HELP_HAND_THREE, msg::HELP_HAND_THREE_ABOUT, "7s7h7dKcTh"),
    (msg::HELP_HAND_TWO_PAIR, msg::HELP_HAND_TWO_PAIR_ABOUT, "QsQd7h7cJs"),
    (msg::HELP_HAND_PAIR, msg::HELP_HAND_PAIR_ABOUT, "KhKcAs8d4c"),
    (msg::HELP_HAND_HIGH_CARD, msg::HELP_HAND_HIGH_CARD_ABOUT, "AhJs9d6c3s"),
];

/// What each hand is, with an example that is described as at the table.
pub(super) fn hand_examples(words: &L10n) -> impl Iterator<Item = HelpLine> {
    EXAMPLES.into_iter().flat_map(|(name, about, letters)| {
        let cards = cards(letters);
        let hand = speech::hand_value(words, cards.iter().copied().collect::<CardSet>());
        let example = msg!(help_hand_example {
            hand: hand.unwrap_or_default(),
            cards: letters
        });
        let example = words.say(&example);
        [
            HelpLine::Heading(words.text(name)),
            HelpLine::Text(words.text(about)),
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
        let kinds = EXAMPLES.map(|(_, _, letters)| {
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
