//! The opponent of the rulebook: thresholds of hand strength and pot odds.
//!
//! Hand strength is a share of hands that the player beats: before the
//! exchange, of all hands that can be dealt, by what they become; after it, of
//! all final hands. So a hand of strength 0.8 is one of the best fifth, and
//! whoever bets without looking is met by the better half.
//!
//! Pot odds are the pot as it will be after the call against its price: one
//! bet into the antes offers 4:1.
//!
//! | strength | nobody has bet | somebody has bet |
//! | --- | --- | --- |
//! | from 0.8 | bets | raises: once in the first round, three times in the second, then calls |
//! | from 0.6 | bets; in the first round every second time | calls if the pot offers over 3:1 |
//! | from 0.4 | checks | calls if the pot offers over 4:1 |
//! | below | checks, rarely bluffs | folds unless the pot offers over 8:1 |

use rand::RngExt;

use super::super::chance::dice;
use super::deals::deals;
use super::keep;
use crate::rules::cards::{CardSet, evaluate};
use crate::rules::{Action, BetChoices, Choices, RaiseRange, Seen, Street, View, Viewer};

const STRONG: f32 = 0.8;
const MODERATE: f32 = 0.6;
const WEAK: f32 = 0.4;

/// How often a hand below all thresholds is bet all the same.
const BLUFFS: f64 = 0.03;

/// How often a moderate hand is bet in the first round.
const MODERATE_FIRST_BETS: f64 = 0.5;

pub(super) fn decide(view: &View, hand: CardSet, seed: u64) -> Option<Action> {
    match view.choices? {
        Choices::Exchange { most } => Some(Action::Draw(discards(hand, most.into()))),
        Choices::Bet(choices) => Some(bet(view, choices, strength(view, hand), seed)),
        _ => None,
    }
}

/// Throws away what common sense does not keep, the lowest first where not
/// all of it can be exchanged.
fn discards(hand: CardSet, most: usize) -> CardSet {
    let mut thrown: Vec<_> = (hand - keep::keep(hand).cards).into_iter().collect();
    thrown.sort_by_key(|card| card.rank());
    thrown.into_iter().take(most).collect()
}

fn strength(view: &View, hand: CardSet) -> f32 {
    let deals = deals();
    match view.street {
        Street::AfterDraw => deals.share_worse(evaluate(hand)),
        _ => deals.share_before(hand),
    }
}

fn bet(view: &View, choices: BetChoices, strength: f32, seed: u64) -> Action {
    let first_round = view.street != Street::AfterDraw;
    let mut dice = dice(seed);
    let raise_or = |otherwise: Action| match choices.raise {
        Ok(RaiseRange { max, .. }) => Action::RaiseTo(max),
        Err(_) => otherwise,
    };
    if strength >= STRONG {
        // Without a limit on raises, two such players would go all in.
        let most_raises = if first_round { 1 } else { 3 };
        let stay = choices.check_or_call();
        return if own_raises(view) < most_raises {
            raise_or(stay)
        } else {
            stay
        };
    }
    if choices.to_call == 0 {
        let bets = match strength {
            MODERATE.. if first_round => dice.random_bool(MODERATE_FIRST_BETS),
            MODERATE.. => true,
            WEAK.. => false,
            _ => dice.random_bool(BLUFFS),
        };
        return if bets {
            raise_or(Action::Check)
        } else {
            Action::Check
        };
    }
    let least_odds = match strength {
        MODERATE.. => 3,
        WEAK.. => 4,
        _ => 8,
    };
    let pot = view.pot() + choices.to_call;
    if pot > least_odds * choices.to_call {
        Action::Call
    } else {
        choices.check_or_fold()
    }
}

/// How often the viewer has bet or raised in this round.
fn own_raises(view: &View) -> usize {
    let this_round = view
        .seen
        .iter()
        .rev()
        .take_while(|seen| !matches!(seen, Seen::Exchanged { .. }));
    let own = |seen: &&Seen| match seen {
        Seen::Bet { seat, .. } | Seen::Raised { seat, .. } => view.viewer == Viewer::Seat(*seat),
        _ => false,
    };
    this_round.filter(own).count()
}
