//! Cards, sets of cards, the deck, and what a hand is worth.

mod card;
mod rank;
mod set;
mod suit;

pub use card::{Card, NotACard, parse_cards};
pub use rank::Rank;
pub use set::{CardSet, Cards};
pub use suit::Suit;
