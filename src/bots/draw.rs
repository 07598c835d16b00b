//! Five-Card Draw: two players, the opponent of the old rulebook and one who
//! counts.
//!
//! Both know how hands end: many deals, each played on to the exchange by
//! common sense ([`keep`]), tell how often a final hand is good ([`deals`]).
//! [`classic`] compares that share with fixed thresholds. [`strong`] narrows
//! what the others may hold by all they have done ([`range`]), weighs every
//! exchange ([`exchange`]), and plays the rest of the hand many times in its
//! head ([`imagined`]), with players who bet as most do ([`habits`]).

mod classic;
mod deals;
mod exchange;
mod habits;
mod history;
mod imagined;
mod keep;
mod range;
mod strong;

use super::Cancel;
use super::judge::Judgement;
use crate::rules::cards::CardSet;
use crate::rules::{Action, Chips, Step, View};

/// The ways to play Five-Card Draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum DrawSkill {
    /// By fixed thresholds of hand strength and pot odds.
    Classic,
    /// By what each action is worth.
    Strong,
}

/// What the player does; `None` when it was cancelled or this is not a
/// decision of a draw game.
pub(super) fn decide(view: &View, skill: DrawSkill, seed: u64, cancel: &Cancel) -> Option<Action> {
    let hand = own_hand(view)?;
    match skill {
        DrawSkill::Classic => classic::decide(view, hand, seed),
        DrawSkill::Strong => strong::decide(view, hand, seed, cancel),
    }
}

/// Compares a decision with that of the player who counts.
pub(super) fn judge(view: &View, action: Action, seed: u64, cancel: &Cancel) -> Option<Judgement> {
    strong::judge(view, own_hand(view)?, action, seed, cancel)
}

/// The viewer's five cards.
fn own_hand(view: &View) -> Option<CardSet> {
    let hand = view.me()?.known_cards();
    (hand.len() == 5).then_some(hand)
}

/// The bets of the rounds before and after the exchange.
fn units(view: &View) -> Option<[Chips; 2]> {
    let mut bets = view.rules.script.iter().filter_map(|step| match *step {
        Step::Bet { unit, .. } => Some(unit),
        _ => None,
    });
    Some([bets.next()?, bets.next()?])
}
