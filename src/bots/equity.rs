//! How much of the pot a hand may expect: hold'em hands against given hands,
//! weighted ranges and random hands, by counting every deal or by sampling.
//!
//! ```
//! use tabletalk::bots::equity::{Holding, Spot};
//! use tabletalk::rules::cards::CardSet;
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
pub(crate) use outcome::{Odds, Outcome};
pub use range::Range;
pub(super) use shuffle::Shuffle;
pub(crate) use spot::{BadSpot, MAX_PLAYERS};
pub use spot::{Holding, Spot};

/// How much work an answer may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Effort {
    /// Count every deal where that takes no more comparisons of hands than
    /// this; a million are a few milliseconds.
    pub(crate) comparisons: u64,
    /// Otherwise, deal so many samples.
    pub(crate) samples: u64,
    /// The seed of the samples.
    pub(crate) seed: u64,
}

impl Spot {
    /// The odds, exact where the effort allows.
    pub(crate) fn odds(&self, effort: Effort) -> Odds {
        self.exact(effort.comparisons)
            .unwrap_or_else(|| self.sample(effort.samples, effort.seed))
    }
}
