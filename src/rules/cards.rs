//! Cards, sets of cards, the deck, and what a hand is worth.

mod card;
mod chance;
mod choices;
mod deck;
mod evaluate;
mod rank;
mod row;
mod seed;
mod set;
mod suit;
mod value;

pub use card::{Card, NotACard, parse_cards};
pub(crate) use chance::Chance;
pub(crate) use choices::{for_each_choice, number_of_choices};
pub use deck::{CardTwice, Deck};
pub use evaluate::{Category, Strength, Tally, evaluate};
pub use rank::Rank;
pub use row::Row;
pub use seed::{NotASeed, Seed};
pub use set::{CardSet, Cards};
pub use suit::Suit;
pub use value::HandValue;
