//! The action words of the PHH format.

use super::amount::parse_chips;
use super::record::{Deed, parse_maybe_cards};
use super::refusal::Refusal;
use crate::engine::Seat;

const GRAMMAR: &str = "expected 'd dh pN CARDS', 'd db CARDS', 'pN f', 'pN cc', 'pN cbr AMOUNT', \
                       'pN sd [CARDS]' or 'pN sm [CARDS]'";

/// Reads one action; `None` where there is only a comment.
pub(super) fn parse_action(text: &str, players: usize) -> Result<Option<Deed>, Refusal> {
    let spoken = text.split('#').next().unwrap_or_default();
    let words: Vec<&str> = spoken.split_whitespace().collect();
    let seat = |label: &str| parse_player(label, players);
    Ok(Some(match words[..] {
        [] => return Ok(None),
        ["d", "db", cards] => Deed::DealBoard(parse_maybe_cards(cards)?),
        ["d", "dh", player, cards] => Deed::DealHole(seat(player)?, parse_maybe_cards(cards)?),
        [player, "f"] => Deed::Fold(seat(player)?),
        [player, "cc"] => Deed::CheckOrCall {
            seat: seat(player)?,
            paid: None,
        },
        [player, "cbr", amount] => Deed::RaiseTo(seat(player)?, parse_chips(amount)?),
        [player, "sd"] => Deed::Exchange(seat(player)?, Vec::new()),
        [player, "sd", cards] => {
            let seat = seat(player)?;
            let cards = parse_maybe_cards(cards)?.into_iter().collect();
            let unknown = "unknown cards cannot be exchanged";
            Deed::Exchange(seat, Option::ok_or(cards, Refusal::NotAnAction(unknown))?)
        }
        [player, "sm"] => Deed::Muck(seat(player)?),
        [player, "sm", "-"] => Deed::Show(seat(player)?, Vec::new()),
        [player, "sm", cards] => {
            let (seat, cards) = (seat(player)?, parse_maybe_cards(cards)?);
            match cards.iter().any(Option::is_some) {
                true => Deed::Show(seat, cards),
                // Neither thrown away nor turned over: it cannot win.
                false => Deed::Muck(seat),
            }
        }
        _ => return Err(Refusal::NotAnAction(GRAMMAR)),
    }))
}

/// Players are `p1`, `p2` and so on.
fn parse_player(label: &str, players: usize) -> Result<Seat, Refusal> {
    let number = label
        .strip_prefix('p')
        .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))
        .ok_or(Refusal::NotAnAction(GRAMMAR))?;
    (number.parse::<usize>().ok())
        .filter(|number| (1..=players).contains(number))
        .and_then(|number| Seat::new(number - 1))
        .ok_or_else(|| Refusal::NoSuchPlayer {
            label: label.to_owned(),
            players,
        })
}
