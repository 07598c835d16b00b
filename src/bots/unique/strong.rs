//! The player who counts.

use super::super::Cancel;
use super::super::chance::dice;
use super::super::judge::{self, Judgement};
use super::payout::{Stake, won};
use super::rivals::{Rival, Unseen};
use super::threes::Threes;
use super::threes::{next, plan};
use super::{dearness, whole_board};
use crate::rules::cards::Card;
use crate::rules::{Action, Chips, Choices, MAX_SEATS, View};

/// How many hands are imagined before staying in.
const HANDS: u64 = 500;

/// Hands of one player that a discard is tried against at most, and of all
/// players together.
const MOST_TRIALS: usize = 500;
const HOLES: usize = 1500;

/// What a discard must win beyond its cost, as a share of the pot: samples
/// are not exact.
const MARGIN: f64 = 0.01;

/// The hole cards that others are thought to stay in with, for each share
/// that the price is of the cost: the worst are given up.
const OTHERS_LEAST: f32 = 0.4;

/// Stays in where that wins more than it costs.
pub(super) fn stay(
    view: &View,
    hole: [Card; 2],
    price: Chips,
    seed: u64,
    cancel: &Cancel,
) -> Option<Action> {
    Some(
        if worth_of_staying(view, hole, price, seed, cancel)? >= 0.0 {
            Action::Continue
        } else {
            Action::Fold
        },
    )
}

/// What staying in wins beyond its price, in chips.
fn worth_of_staying(
    view: &View,
    hole: [Card; 2],
    price: Chips,
    seed: u64,
    cancel: &Cancel,
) -> Option<f64> {
    let me = view.me()?.seat.index();
    let full_price = view.rules.continue_price().unwrap_or(0);
    let board = view.rules.board_size().min(8);
    let rivals = Rival::read(view);
    let least = OTHERS_LEAST * dearness(view);
    let mut unseen = Unseen::of(view, hole);
    let mut dice = dice(seed);
    let mut total = 0.0;
    for _ in 0..HANDS {
        if cancel.is_cancelled() {
            return None;
        }
        unseen.shuffle();
        let mut cards = [hole[0]; 8];
        let cards = &mut cards[..board];
        cards.fill_with(|| unseen.draw(&mut dice));
        let threes = Threes::of(cards);
        let mut stakes = stakes(view);
        for (stake, &rival) in stakes.iter_mut().zip(&rivals) {
            let its = unseen.hole_of(rival, least, &mut dice);
            stake.hand = its.map(|hole| threes.best(hole));
        }
        for (seat, stake) in view.seats.iter().zip(&mut stakes) {
            if rivals[seat.seat.index()] == Rival::Undecided && stake.hand.is_some() {
                stake.put_in += full_price.min(seat.stack);
            }
        }
        stakes[me].put_in += price;
        stakes[me].hand = Some(threes.best(hole));
        total += won(&stakes, view.dead(), me, view.rules.sharing);
    }
    Some(total / HANDS as f64 - price as f64)
}

/// Takes a card away where that hurts the others more than it costs.
pub(super) fn discard(
    view: &View,
    hole: [Card; 2],
    cost: Chips,
    seed: u64,
    cancel: &Cancel,
) -> Option<Action> {
    let worths = worth_of_discards(view, hole, cost, seed, cancel)?;
    let [(_, pass), discards @ ..] = &worths[..] else {
        return Some(Action::Pass);
    };
    let margin = MARGIN * view.pot() as f64;
    let best = discards.iter().max_by(|a, b| a.1.total_cmp(&b.1));
    Some(match best {
        Some((discard, worth)) if *worth > pass + margin => *discard,
        _ => Action::Pass,
    })
}

/// What passing is worth in chips, and then each discard.
fn worth_of_discards(
    view: &View,
    hole: [Card; 2],
    cost: Chips,
    seed: u64,
    cancel: &Cancel,
) -> Option<Vec<(Action, f64)>> {
    // What lies face down serves everyone alike.
    let Some(board) = whole_board(view) else {
        return Some(Vec::new());
    };
    let me = view.me()?.seat.index();
    let threes = Threes::of(&board);
    let (own_without, own_whole) = threes.best_without(hole);
    let rivals = Rival::read(view);
    let least = OTHERS_LEAST * dearness(view);
    let mut unseen = Unseen::of(view, hole);
    let mut dice = dice(seed);
    let before = stakes(view);
    let mut without = [before; 8];
    let mut whole = before;
    for place in 0..8 {
        without[place][me].hand = Some(own_without[place]);
    }
    whole[me].hand = Some(own_whole);
    let (mut totals, mut total) = ([0.0; 8], 0.0);
    let (dead, sharing) = (view.dead(), view.rules.sharing);
    let others = rivals.iter().filter(|&&rival| rival != Rival::Out).count();
    let trials = (HOLES / others.max(1)).min(MOST_TRIALS);
    for _ in 0..trials {
        if cancel.is_cancelled() {
            return None;
        }
        unseen.shuffle();
        for (seat, &rival) in rivals.iter().enumerate() {
            if let Some(hole) = unseen.hole_of(rival, least, &mut dice) {
                let (its_without, its_whole) = threes.best_without(hole);
                whole[seat].hand = Some(its_whole);
                for (stakes, hand) in without.iter_mut().zip(its_without) {
                    stakes[seat].hand = Some(hand);
                }
            }
        }
        total += won(&whole, dead, me, sharing);
        for (total, stakes) in totals.iter_mut().zip(&without) {
            *total += won(stakes, dead + cost, me, sharing) - cost as f64;
        }
    }
    let mean = |total: f64| total / trials as f64;
    let discards = (0u8..).zip(totals).take(board.len());
    let discards = discards.map(|(place, total)| (Action::Discard(place), mean(total)));
    let pass = (Action::Pass, mean(total));
    Some([pass].into_iter().chain(discards).collect())
}

/// Compares a decision with the player's own. Picks are not judged one by
/// one.
pub(super) fn judge(
    view: &View,
    hole: [Card; 2],
    action: Action,
    seed: u64,
    cancel: &Cancel,
) -> Option<Judgement> {
    let worths = match view.choices? {
        Choices::Continue { price } => {
            let stay = worth_of_staying(view, hole, price, seed, cancel)?;
            vec![(Action::Fold, 0.0), (Action::Continue, stay)]
        }
        Choices::Discard { cost } => worth_of_discards(view, hole, cost, seed, cancel)?,
        _ => return None,
    };
    let done = worths.iter().find(|(it, _)| *it == action)?.1;
    judge::compare(&worths, done)
}

/// Where the whole board is known, the best three are known too, and each is
/// locked as it opens. Otherwise nothing is gained by locking before the last
/// wave.
pub(super) fn pick(view: &View, hole: [Card; 2]) -> Option<Action> {
    let (places, _) = plan(view, hole, &whole_board(view)?)?;
    next(view, places)
}

/// What each seat has put in; nobody's hand is known yet.
fn stakes(view: &View) -> [Stake; MAX_SEATS] {
    let mut stakes = [Stake::default(); MAX_SEATS];
    for (stake, seat) in stakes.iter_mut().zip(&view.seats) {
        stake.put_in = seat.put_in;
    }
    stakes
}
