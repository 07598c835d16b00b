//! What may come on a board, and how all hands do on it.

use std::cell::RefCell;
use std::rc::Rc;

use rand::RngExt;

use super::combos::{COMBOS, KINDS, PAIRS};
use super::preflop::PERCENTILES;
use crate::bots::Cancel;
use crate::bots::chance::dice;
use crate::rules::cards::{Card, CardSet, Strength, Tally};

/// One way in which the board may be completed.
pub(super) struct Runout {
    /// The strength of each pair of hole cards on it, in the order of the
    /// outlook, or [`IMPOSSIBLE`]. As wide as the weights that they are
    /// compared for.
    pub(super) strengths: Vec<i32>,
}

/// The strength of hole cards that the completed board has one of.
pub(super) const IMPOSSIBLE: i32 = i32::MAX;

/// A board, ways in which it may be completed, and the standing of all hole
/// cards on it. It depends on the board alone, so whatever it says is no
/// secret.
pub(super) struct Outlook {
    before_flop: bool,
    pub(super) runouts: Vec<Runout>,
    /// For each pair of hole cards the share of others that it will beat in
    /// the end, on average.
    pub(super) standing: Vec<f32>,
    /// The pairs of hole cards that the board leaves possible, the worst
    /// first.
    pub(super) order: Vec<u16>,
}

/// Sampled completions of nothing, of a flop; a turn has 48, all used.
const BEFORE_FLOP: usize = 240;
const ON_FLOP: usize = 48;

/// Boards whose outlook is kept: one hand's streets, twice.
const KEPT: usize = 6;

thread_local! {
    static LATEST: RefCell<Vec<(CardSet, Rc<Outlook>)>> = const { RefCell::new(Vec::new()) };
}

impl Outlook {
    /// The outlook on a board of three to five cards or none; `None` when it
    /// was cancelled.
    pub(super) fn on(board: CardSet, cancel: &Cancel) -> Option<Rc<Outlook>> {
        let kept = LATEST.with_borrow_mut(|latest| {
            let place = latest.iter().position(|(its, _)| *its == board)?;
            // The most recent is last.
            let entry = latest.remove(place);
            latest.push(entry);
            latest.last().map(|(_, outlook)| Rc::clone(outlook))
        });
        if kept.is_some() {
            return kept;
        }
        let outlook = Rc::new(Outlook::compute(board, cancel)?);
        LATEST.with_borrow_mut(|latest| {
            // What came before the flop comes again in every hand.
            if latest.len() >= KEPT {
                let oldest = latest.iter().position(|(its, _)| !its.is_empty());
                latest.remove(oldest.unwrap_or(0));
            }
            latest.push((board, Rc::clone(&outlook)));
        });
        Some(outlook)
    }

    /// How highly players think of hole cards, from zero to one: before the
    /// flop by the chart; later half by what anybody might hold, half by
    /// what they themselves might after what they have done.
    pub(super) fn esteem(&self, combo: u16, in_range: f32) -> f32 {
        let standing = self.standing[usize::from(combo)];
        if self.before_flop {
            standing
        } else {
            (standing + in_range) / 2.0
        }
    }

    fn compute(board: CardSet, cancel: &Cancel) -> Option<Outlook> {
        let boards = completions(board);
        let mut by_board = Vec::with_capacity(boards.len());
        let mut beaten = vec![0.0f32; COMBOS];
        let mut times = vec![0.0f32; COMBOS];
        let mut ranking = Ranking::new();
        for full_board in boards {
            if cancel.is_cancelled() {
                return None;
            }
            let strengths = strengths_on(full_board);
            if !board.is_empty() {
                ranking.add(&strengths, &mut beaten, &mut times);
            }
            by_board.push(strengths);
        }
        let standing: Vec<f32> = if board.is_empty() {
            KINDS
                .iter()
                .map(|&kind| PERCENTILES[usize::from(kind)])
                .collect()
        } else {
            (beaten.iter().zip(&times))
                .map(|(sum, n)| sum / n.max(1.0))
                .collect()
        };
        let possible = |&combo: &u16| !PAIRS[usize::from(combo)].intersects(board);
        let mut order: Vec<u16> = (0..COMBOS as u16).filter(possible).collect();
        order.sort_by(|&a, &b| standing[usize::from(a)].total_cmp(&standing[usize::from(b)]));
        let in_order = |strengths: Vec<u16>| Runout {
            strengths: (order.iter().map(|&combo| strengths[usize::from(combo)]))
                .map(|strength| {
                    if strength > 0 {
                        strength.into()
                    } else {
                        IMPOSSIBLE
                    }
                })
                .collect(),
        };
        let runouts = by_board.into_iter().map(in_order).collect();
        Some(Outlook {
            before_flop: board.is_empty(),
            runouts,
            standing,
            order,
        })
    }
}

/// The strength of every pair of hole cards on a full board, counted from
/// one; zero where the board has one of the cards.
fn strengths_on(board: CardSet) -> Vec<u16> {
    let tally = Tally::from(board);
    let mut strengths = vec![0; COMBOS];
    let mut rows = &mut strengths[..];
    for (place, &first) in Card::ALL.iter().enumerate() {
        let (row, rest) = rows.split_at_mut(Card::COUNT - 1 - place);
        rows = rest;
        if !board.contains(first) {
            let with_first = tally.with(first);
            for (strength, &second) in row.iter_mut().zip(&Card::ALL[place + 1..]) {
                if !board.contains(second) {
                    *strength = with_first.with(second).strength().number() + 1;
                }
            }
        }
    }
    strengths
}

/// Counts hands by strength, over and over in the same memory.
struct Ranking {
    counts: Vec<u32>,
    /// A bit for each strength that occurs: few do on one board.
    occurs: Vec<u64>,
}

impl Ranking {
    fn new() -> Ranking {
        let strengths = usize::from(Strength::CLASSES) + 1;
        Ranking {
            counts: vec![0; strengths],
            occurs: vec![0; strengths.div_ceil(64)],
        }
    }

    /// Adds to each hand the share of the others that it beats.
    fn add(&mut self, strengths: &[u16], beaten: &mut [f32], times: &mut [f32]) {
        for strength in strengths.iter().copied().map(usize::from) {
            self.counts[strength] += 1;
            self.occurs[strength / 64] |= 1 << (strength % 64);
        }
        // Zero is no strength.
        self.counts[0] = 0;
        let mut below = 0;
        for (word, bits) in self.occurs.iter().enumerate() {
            let mut bits = *bits;
            while bits != 0 {
                let count = &mut self.counts[word * 64 + bits.trailing_zeros() as usize];
                let here = *count;
                // Twice the hands below and once those that tie.
                *count = 2 * below + here;
                below += here;
                bits &= bits - 1;
            }
        }
        let scale = 0.5 / below.max(1) as f32;
        for (combo, &strength) in strengths.iter().enumerate() {
            if strength > 0 {
                beaten[combo] += self.counts[usize::from(strength)] as f32 * scale;
                times[combo] += 1.0;
            }
        }
        for &strength in strengths {
            self.counts[usize::from(strength)] = 0;
        }
        self.occurs.fill(0);
    }
}

/// Full boards that begin with these cards: all of them where one card is
/// missing, otherwise some, chosen by chance of their own.
fn completions(board: CardSet) -> Vec<CardSet> {
    let mut rest: Vec<Card> = (!board).into_iter().collect();
    let samples = match board.len() {
        5.. => return vec![board],
        4 => return rest.into_iter().map(|card| board.with(card)).collect(),
        0 => BEFORE_FLOP,
        _ => ON_FLOP,
    };
    let missing = 5 - board.len();
    let mut dice = dice(board.bits());
    let mut boards = Vec::with_capacity(samples + rest.len());
    while boards.len() < samples {
        // A whole shuffled deck at a time, so that every card comes equally
        // often: that takes much of the luck out of the sample.
        for next in (1..rest.len()).rev() {
            rest.swap(next, dice.random_range(0..=next));
        }
        let complete = |cards: &[Card]| board | cards.iter().copied().collect();
        boards.extend(rest.chunks_exact(missing).map(complete));
    }
    boards.truncate(samples);
    boards
}
