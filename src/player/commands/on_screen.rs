//! What stands on the screen of a table, and is pressed there instead of a key.

use crate::rules::{Rules, Step};
use crate::speech::{Question, Text, msg};

/// Every question about the hand whose answer stands there, always in this order.
pub(crate) const ANSWERS: [(Question, Text); 13] = [
    (Question::HoleCards, msg::INFO_HOLE_CARDS),
    (Question::CommunityCards, msg::INFO_COMMUNITY_CARDS),
    (Question::HandValue, msg::INFO_HAND_VALUE),
    (Question::Pot, msg::INFO_POT),
    (Question::ToCall, msg::INFO_TO_CALL),
    (Question::MinimumRaise, msg::INFO_MINIMUM_RAISE),
    (Question::PlayersIn, msg::INFO_PLAYERS_IN),
    (Question::Button, msg::INFO_BUTTON),
    (Question::Position, msg::INFO_POSITION),
    (Question::GameClock, msg::INFO_GAME_CLOCK),
    (Question::TurnTimer, msg::INFO_TURN_TIMER),
    (Question::Chips, msg::INFO_CHIPS),
    (Question::Turn, msg::INFO_TURN),
];

/// How one stays in, where the rules have a price for that.
pub(crate) fn stay(rules: &Rules) -> Option<Text> {
    if rules.has(|step| matches!(step, Step::Bet { .. })) {
        return Some(msg::ACTION_CALL_OR_CHECK);
    }
    rules.continue_price().map(|_| msg::ACTION_CONTINUE)
}

/// What is done with cards: one's own, or those on the board.
pub(crate) fn with_cards(rules: &Rules) -> Option<Text> {
    match rules.has(|step| matches!(step, Step::Exchange { .. })) {
        true => Some(msg::ACTION_DRAW_OR_KEEP),
        false if rules.own_places() == 0 => Some(msg::ACTION_PASS_OR_FINISH),
        false => None,
    }
}
