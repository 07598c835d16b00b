//! What happens at the table, in words.
//!
//! A [`Teller`] listens to one hand after another and turns [`Seen`] events
//! into sentences. All of them are messages of `locales`; here it is only
//! decided which message an event is, what happens at the same moment and is
//! said in one sentence, and how much of a hand's value must be told.
//!
//! [`Seen`]: crate::engine::Seen

mod moment;
mod sentence;
mod showdown;
mod so_far;
mod teller;
mod value;

pub use teller::Teller;
pub use value::hand_value;
