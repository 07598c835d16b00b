use rand::{Rng, RngExt};

use crate::rules::cards::{CardSet, Row};
use crate::rules::{Action, BetChoices, Choices, Due, Hand, Input, Seat, Which};

/// A legal input, chosen at random; `None` when the hand is over.
///
/// Every kind of action comes up often: small raises and large ones, calls
/// for less, folds, picks before and after the last wave.
pub fn random_input(hand: &Hand, chance: &mut impl Rng) -> Option<Input> {
    if hand.is_over() {
        return None;
    }
    let dice = chance.next_u32();
    let Some(seat) = hand.turn() else {
        return Some(random_pick(hand, dice));
    };
    let action = match hand.choices(seat)? {
        Choices::Bet(choices) => random_bet(choices, dice, chance),
        Choices::Continue { .. } if dice.is_multiple_of(4) => Action::Fold,
        Choices::Continue { .. } => Action::Continue,
        Choices::Exchange { most } => Action::Draw(random_cards(hand, seat, most, dice)),
        Choices::Discard { .. } if dice.is_multiple_of(2) => Action::Pass,
        Choices::Discard { .. } => Action::Discard((dice >> 1) as u8 % hand.board().len() as u8),
        Choices::Show if dice.is_multiple_of(2) => Action::Muck,
        Choices::Show | Choices::Pick { .. } => Action::Show(Which::All),
    };
    Some(Input::Act(seat, action))
}

/// Each kind of action that is legal is as likely as any other; half of the
/// raises are the smallest, a quarter all that may be, the rest between.
fn random_bet(choices: BetChoices, dice: u32, chance: &mut impl Rng) -> Action {
    let (kind, size) = (dice % 6, dice >> 16);
    match (choices.raise, choices.to_call) {
        (Ok(raise), to_call) if kind < if to_call == 0 { 3 } else { 2 } => {
            Action::RaiseTo(match size % 4 {
                0 | 1 => raise.min,
                2 => raise.max,
                _ => chance.random_range(raise.min..=raise.max),
            })
        }
        (_, 0) => Action::Check,
        (Ok(_), _) if kind < 4 => Action::Fold,
        (Err(_), _) if kind < 3 => Action::Fold,
        _ => Action::Call,
    }
}

/// Some of the player's own cards, at most so many.
fn random_cards(hand: &Hand, seat: Seat, most: u8, dice: u32) -> CardSet {
    let hole = hand.hole_cards(seat);
    let chosen = (0..)
        .zip(hole.iter())
        .filter(|(place, _)| dice >> place & 1 == 1);
    chosen.map(|(_, &card)| card).take(most.into()).collect()
}

/// While all pick at once, somebody picks or time goes on.
fn random_pick(hand: &Hand, dice: u32) -> Input {
    let board = hand.board();
    let open = hand.open_cards();
    let picker = hand.to_act().into_iter().nth(dice as usize % 16);
    let choice = picker.and_then(|seat| {
        let picked = hand.picks(seat).set();
        let free = (0..open).filter(|&place| !picked.contains(board[usize::from(place)]));
        let place = free.cycle().nth((dice >> 4) as usize % Row::CAPACITY)?;
        Some(Input::Act(seat, Action::Pick(place)))
    });
    let time = if usize::from(open) < board.len() {
        Due::Wave
    } else {
        Due::PickingOver
    };
    choice.unwrap_or(Input::Clock(time))
}
