//! Unique Poker: a player by rules of thumb and one who counts.
//!
//! The hand is two hole cards and the best three of up to eight community
//! cards ([`threes`]), so what hole cards are worth differs from hold'em
//! ([`holes`]). What a hand wins depends on two places in each pot
//! ([`payout`]), and on what the others may hold, who have paid to stay in
//! ([`rivals`]).
//!
//! While all pick at once, `None` is an answer: the player waits for the next
//! wave. Whoever runs the table asks again when one has opened.

mod holes;
mod payout;
mod rivals;
mod simple;
mod strong;
mod threes;

pub(super) use threes::{Score, Threes, locked};

use super::Cancel;
use super::baseline;
use super::judge::Judgement;
use crate::rules::cards::Card;
use crate::rules::{Action, Chips, Choices, View};

/// The ways to play Unique Poker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum UniqueSkill {
    /// By rules of thumb, and too soon content with the open cards.
    Simple,
    /// By what each action is worth.
    Strong,
}

/// What the player does; `None` when it was cancelled or would rather wait.
pub(super) fn decide(
    view: &View,
    skill: UniqueSkill,
    seed: u64,
    cancel: &Cancel,
) -> Option<Action> {
    let Some(hole) = own_hole(view) else {
        return baseline::anything(view);
    };
    match (view.choices?, skill) {
        (Choices::Continue { price }, UniqueSkill::Simple) => simple::stay(view, hole, price),
        (Choices::Continue { price }, UniqueSkill::Strong) => {
            strong::stay(view, hole, price, seed, cancel)
        }
        (Choices::Discard { cost }, UniqueSkill::Simple) => simple::discard(view, hole, cost, seed),
        (Choices::Discard { cost }, UniqueSkill::Strong) => {
            strong::discard(view, hole, cost, seed, cancel)
        }
        (Choices::Pick { .. }, UniqueSkill::Simple) => simple::pick(view, hole, seed),
        (Choices::Pick { .. }, UniqueSkill::Strong) => strong::pick(view, hole),
        (Choices::Bet(_) | Choices::Exchange { .. } | Choices::Show, _) => baseline::anything(view),
    }
}

/// Compares a decision with that of the player who counts.
pub(super) fn judge(view: &View, action: Action, seed: u64, cancel: &Cancel) -> Option<Judgement> {
    strong::judge(view, own_hole(view)?, action, seed, cancel)
}

/// The viewer's two hole cards.
fn own_hole(view: &View) -> Option<[Card; 2]> {
    match view.me()?.cards[..] {
        [Some(first), Some(second)] => Some([first, second]),
        _ => None,
    }
}

/// The community cards, where all of them can be seen.
fn whole_board(view: &View) -> Option<Vec<Card>> {
    view.board.iter().copied().collect()
}

/// The price of staying in as a share of all that staying in has cost.
fn dearness(view: &View) -> f32 {
    let price = view.rules.continue_price().unwrap_or(0);
    let ante = view.rules.forced.antes[0];
    price as f32 / Chips::max(price + ante, 1) as f32
}
