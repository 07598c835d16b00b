//! The action words of the PHH format.

use super::amount::parse_chips;
use super::record::{RecordedAction, parse_maybe_cards};
use super::refusal::{Grammar, Refusal};
use crate::rules::Seat;
use crate::rules::cards::{Card, parse_cards};
use crate::speech::Decimals;

/// Reads one action; `None` where there is only a comment.
pub(super) fn parse_action(
    text: &str,
    players: usize,
    decimals: Decimals,
) -> Result<Option<RecordedAction>, Refusal> {
    let spoken = text.split('#').next().unwrap_or_default();
    let words: Vec<&str> = spoken.split_whitespace().collect();
    let seat = |label: &str| parse_player(label, players);
    Ok(Some(match words[..] {
        [] => return Ok(None),
        ["d", "db", cards] => RecordedAction::DealBoard(parse_maybe_cards(cards)?),
        ["d", "dh", player, cards] => {
            RecordedAction::DealHole(seat(player)?, parse_maybe_cards(cards)?)
        }
        [player, "f"] => RecordedAction::Fold(seat(player)?),
        [player, "cc"] => RecordedAction::CheckOrCall {
            seat: seat(player)?,
            paid: None,
        },
        [player, "cbr", amount] => {
            RecordedAction::RaiseTo(seat(player)?, parse_chips(amount, decimals)?)
        }
        [player, "sd"] => RecordedAction::Exchange(seat(player)?, Vec::new()),
        [player, "sd", cards] => {
            let seat = seat(player)?;
            RecordedAction::Exchange(seat, parse_maybe_cards(cards)?)
        }
        // The words that Unique Poker needs are our own.
        ["d", "wave", cards] => RecordedAction::Wave(parse_cards(cards)?),
        ["d", "end"] => RecordedAction::EndPicking,
        [player, "discard", place] => RecordedAction::Discard(seat(player)?, parse_place(place)?),
        [player, "pass"] => RecordedAction::Pass(seat(player)?),
        [player, "pick", card] => RecordedAction::Pick(seat(player)?, card.parse::<Card>()?),
        [player, "sm"] => RecordedAction::Muck(seat(player)?),
        [player, "sm", "-"] => RecordedAction::Show(seat(player)?, Vec::new()),
        [player, "sm", cards] => {
            let (seat, cards) = (seat(player)?, parse_maybe_cards(cards)?);
            if cards.iter().any(Option::is_some) {
                RecordedAction::Show(seat, cards)
            } else {
                // Neither thrown away nor turned over: it cannot win.
                RecordedAction::Muck(seat)
            }
        }
        _ => return Err(Refusal::NotAnAction(Grammar::Action)),
    }))
}

/// Reads what a player shows when the hand is over, such as `p2 Ah??`.
pub(super) fn parse_shown(text: &str, players: usize) -> Result<RecordedAction, Refusal> {
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        [player, cards] => {
            let seat = parse_player(player, players)?;
            Ok(RecordedAction::ShowAfter(seat, parse_maybe_cards(cards)?))
        }
        _ => Err(Refusal::NotAnAction(Grammar::Shown)),
    }
}

/// Places on the board are counted from one.
fn parse_place(text: &str) -> Result<u8, Refusal> {
    let place: Option<u8> = text.parse().ok();
    place
        .and_then(|place| place.checked_sub(1))
        .ok_or(Refusal::NotAnAction(Grammar::Place))
}

/// Players are `p1`, `p2` and so on.
pub(super) fn parse_player(label: &str, players: usize) -> Result<Seat, Refusal> {
    let number = label
        .strip_prefix('p')
        .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
        .ok_or(Refusal::NotAnAction(Grammar::Action))?;
    (number.parse::<usize>().ok())
        .filter(|number| (1..=players).contains(number))
        .and_then(|number| Seat::new(number - 1))
        .ok_or_else(|| Refusal::NoSuchPlayer {
            label: label.to_owned(),
            players,
        })
}
