//! What is painted: cards, chips, the table and the seats around it.
//!
//! Everything here turns plain data into shapes. The words are already in the
//! player's language, and every function says where it has painted, so that
//! whoever calls it can put something focusable at the same place.

mod avatar;
mod banner;
mod card;
mod chips;
mod countdown;
mod felt;
mod ink;
mod layers;
mod pen;
mod places;
mod seat;
mod suit;
mod table;
mod tile;

pub use avatar::{Avatar, TimeLeft};
pub use banner::banner;
pub use card::{CARD_ASPECT, CardPicture, CardState, Face, card, cards_in_row, cards_in_rows};
pub use chips::ChipAmount;
pub(crate) use chips::chip_amount;
pub use countdown::{Countdown, countdown};
pub use felt::felt;
pub use pen::{CardSigns, Pen};
pub use places::{MOST_SEATS, SeatPlace, TablePlaces};
pub use seat::{SeatMark, SeatPicture, SeatState, seat};
pub use suit::suit;
pub use table::{BoardPicture, TablePicture, TableRects, table};
pub use tile::{TILE_HAND, TILE_SIZE, tile};
