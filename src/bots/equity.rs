//! How much of the pot a hand may expect: hold'em hands against given hands,
//! weighted ranges and random hands, by counting every deal or by sampling.
//!
//! ```
//! use tabletalk::bots::equity::{Holding, Spot};
//! use tabletalk::cards::CardSet;
//!
//! let players = [Holding::Hand(["Ah".parse()?, "Kh".parse()?]), Holding::Random];
//! let board = ["2h".parse()?, "7h".parse()?, "Qc".parse()?];
//! let spot = Spot::new(&players, &board, CardSet::EMPTY)?;
//! let odds = spot.exact(u64::MAX).expect("few deals");
//! assert_eq!((odds.players[0].share() * 1000.0).round(), 726.0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`Spot::new`] reads the question and sorts the players by what is known of
//! them. [`Spot::exact`] walks the boards, and for each the hands that the
//! others may have. [`Spot::sample`] deals at random; its samples are
//! independent of each other. Both respect that no card is in two places: the
//! hands of several ranges are weighed together, as one deal.

mod choices;
mod dice;
mod exact;
mod lots;
mod outcome;
mod range;
mod sample;
mod shuffle;
mod spot;
#[cfg(test)]
mod tests;

pub(super) use dice::Dice;
pub use outcome::{Odds, Outcome};
pub use range::Range;
pub(super) use shuffle::Shuffle;
pub use spot::{BadSpot, Holding, MAX_PLAYERS, Spot};

use crate::cards::{Card, CardSet};

/// How much work an answer may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// Count every deal where that takes no more comparisons of hands than
    /// this; a million are a few milliseconds.
    pub comparisons: u64,
    /// Otherwise, deal so many samples.
    pub samples: u64,
    /// The seed of the samples.
    pub seed: u64,
}

impl Spot {
    /// The odds, exact where the effort allows.
    pub fn odds(&self, effort: Effort) -> Odds {
        self.exact(effort.comparisons)
            .unwrap_or_else(|| self.sample(effort.samples, effort.seed))
    }
}

/// The share of the pot that a hand may expect against one opponent of whom
/// only a range is known.
pub fn equity_vs_range(
    hero: [Card; 2],
    board: &[Card],
    range: &Range,
    effort: Effort,
) -> Result<f64, BadSpot> {
    let players = [Holding::Hand(hero), Holding::Range(range)];
    let spot = Spot::new(&players, board, CardSet::EMPTY)?;
    Ok(spot.odds(effort).players[0].share())
}
