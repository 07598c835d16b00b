//! Players as simple as can be, to measure the others against.

use rand::RngExt;

use super::chance::dice;
use super::holdem::{HoleCards, PAIRS};
use crate::rules::cards::{CardSet, Category, Suit, evaluate};
use crate::rules::{Action, BetChoices, Choices, View, Which};

/// A rule of thumb for a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Baseline {
    /// Checks and calls whatever comes, and never raises.
    AlwaysCall,
    /// Never looks at the cards: bets and raises as often as two careful
    /// players would, calls everything, and keeps what it was dealt.
    NeverLooks,
    /// Does anything that is legal.
    Random,
    /// Hold'em: plays few hands, folds them to a bet unless they have become
    /// something, raises only what can hardly lose.
    TightPassive {
        /// The share of hands that are played.
        plays: f32,
    },
}

impl Baseline {
    pub(super) fn decide(self, view: &View, seed: u64) -> Option<Action> {
        let Some(Choices::Bet(choices)) = view.choices else {
            return match self {
                Baseline::Random => anything_at_random(view, seed),
                Baseline::AlwaysCall | Baseline::NeverLooks | Baseline::TightPassive { .. } => {
                    anything(view)
                }
            };
        };
        Some(match self {
            Baseline::AlwaysCall => choices.check_or_call(),
            Baseline::NeverLooks => bet_blind(view, choices),
            Baseline::Random => random_bet(choices, seed),
            Baseline::TightPassive { plays } => tight_passive(view, choices, plays)?,
        })
    }
}

/// The tamest thing that is legal now, in any game.
pub(super) fn anything(view: &View) -> Option<Action> {
    Some(match view.choices? {
        Choices::Bet(choices) => choices.check_or_fold(),
        Choices::Continue { .. } => Action::Continue,
        Choices::Exchange { .. } => Action::Draw(CardSet::EMPTY),
        Choices::Discard { .. } => Action::Pass,
        Choices::Pick { .. } => Action::Pick(places_to_pick(view).next()?),
        Choices::Show => Action::Show(Which::All),
    })
}

/// The open community cards that the viewer has not picked yet.
fn places_to_pick(view: &View) -> impl Iterator<Item = u8> {
    let picked = view.me().map_or(CardSet::EMPTY, |me| me.picks.set());
    (0..view.open).filter(move |&place| {
        let card = view.board.get(usize::from(place)).copied().flatten();
        card.is_some_and(|card| !picked.contains(card))
    })
}

/// Each kind of action that is legal is as likely as any other, but that
/// nobody folds for free; half of the raises are the smallest, a quarter all
/// that may be, the rest between.
fn random_bet(choices: BetChoices, seed: u64) -> Action {
    let mut dice = dice(seed);
    let kind = dice.random_range(0..6);
    match (choices.raise, choices.to_call) {
        (Ok(raise), to_call) if kind < if to_call == 0 { 3 } else { 2 } => {
            Action::RaiseTo(match dice.random_range(0..4) {
                0 | 1 => raise.min,
                2 => raise.max,
                _ => dice.random_range(raise.min..=raise.max),
            })
        }
        (_, 0) => Action::Check,
        (Ok(_), _) if kind < 4 => Action::Fold,
        (Err(_), _) if kind < 3 => Action::Fold,
        _ => Action::Call,
    }
}

/// Bets where nobody has, raises what the others have bet, and then calls:
/// raising without end would be going all in.
fn bet_blind(view: &View, choices: BetChoices) -> Action {
    let own_bet = view.me().is_some_and(|me| me.bet > 0);
    match choices.raise {
        Ok(raise) if !own_bet => Action::RaiseTo(raise.min),
        _ => choices.check_or_call(),
    }
}

/// What random players do where no bets are made.
fn anything_at_random(view: &View, seed: u64) -> Option<Action> {
    let mut dice = dice(seed);
    Some(match view.choices? {
        Choices::Bet(choices) => random_bet(choices, seed),
        Choices::Continue { .. } if dice.random_range(0..4) == 0 => Action::Fold,
        Choices::Continue { .. } => Action::Continue,
        Choices::Exchange { most } => {
            let own = view.me()?.cards.iter().flatten().copied();
            let chosen = own.filter(|_| dice.random_bool(0.5));
            Action::Draw(chosen.take(most.into()).collect())
        }
        Choices::Discard { .. } if dice.random_bool(0.5) => Action::Pass,
        Choices::Discard { .. } => {
            Action::Discard(dice.random_range(0..view.board.len().max(1)) as u8)
        }
        Choices::Pick { .. } => {
            let places: Vec<u8> = places_to_pick(view).collect();
            Action::Pick(*places.get(dice.random_range(0..places.len().max(1)))?)
        }
        Choices::Show if dice.random_bool(0.5) => Action::Muck,
        Choices::Show => Action::Show(Which::All),
    })
}

fn tight_passive(view: &View, choices: BetChoices, plays: f32) -> Option<Action> {
    let hole = HoleCards::of(view)?;
    let board = view.face_up();
    let (worth_playing, worth_raising) = if board.is_empty() {
        (hole.percentile() >= 1.0 - plays, hole.percentile() >= 0.98)
    } else {
        let nearly_unbeatable = is_nearly_unbeatable(hole, board);
        (has_pair_or_good_draw(hole, board), nearly_unbeatable)
    };
    Some(match choices.raise {
        Ok(raise) if worth_raising => {
            let pot = view.to_match + view.pot() / 2;
            Action::RaiseTo(pot.clamp(raise.min, raise.max))
        }
        _ if worth_playing || worth_raising => choices.check_or_call(),
        _ => choices.check_or_fold(),
    })
}

/// Whether the hole cards make at least a pair with the board, or four to a
/// flush, or four in a row.
fn has_pair_or_good_draw(hole: HoleCards, board: CardSet) -> bool {
    let cards = hole.set() | board;
    let on_board = ranks(board);
    let own = ranks(hole.set());
    let paired = own & on_board != 0 || own.count_ones() == 1;
    if paired || evaluate(cards).category() >= Category::Straight {
        return true;
    }
    let flush_draw = Suit::ALL
        .into_iter()
        .any(|suit| cards.ranks_of(suit).count_ones() >= 4 && hole.set().ranks_of(suit) != 0);
    let four_in_a_row = (0..10).any(|low| {
        let row = 0b1111 << low;
        (own | on_board) & row == row && own & row != 0
    });
    board.len() < 5 && (flush_draw || four_in_a_row)
}

/// Whether few hands, if any, could beat these on the board as it is.
fn is_nearly_unbeatable(hole: HoleCards, board: CardSet) -> bool {
    let own = evaluate(hole.set() | board);
    let known = hole.set() | board;
    let others = PAIRS.iter().filter(|pair| !pair.intersects(known));
    others.filter(|&&pair| evaluate(pair | board) > own).count() <= 10
}

/// The ranks of the cards, a bit for each.
fn ranks(cards: CardSet) -> u16 {
    Suit::ALL
        .into_iter()
        .fold(0, |all, suit| all | cards.ranks_of(suit))
}
