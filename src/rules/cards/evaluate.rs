//! How strong a hand is, quickly.
//!
//! Each rank has a number, and their sum over the cards of a hand tells which
//! ranks it has. The sum is cut into a row and a column; the rows, which are
//! full of gaps, lie in one table so that they fill each other's gaps and share
//! what is equal. So a strength is two look-ups away: where the row lies, and
//! what stands in its column. Only when five cards are of one suit do those
//! decide, by which of the thirteen ranks they are: a later part of the same
//! table. The tables are written by `build/main.rs` and take 194 KiB.

mod layout;
mod strength;
mod tally;

pub use strength::{Category, Strength};
pub use tally::Tally;

use super::{Card, CardSet};

/// How strong the best five are of five, six or seven cards. To evaluate many
/// hands that have cards in common, see [`Tally`].
pub fn evaluate(cards: CardSet) -> Strength {
    Tally::from(cards).strength()
}
