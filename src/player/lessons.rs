//! The first hand of each game, learned by playing it.
//!
//! A [`Lesson`] is data: the options of the game, the cards in the order in
//! which they are dealt, what the other players do, and the steps. Each
//! `LessonStep` says something and asks for one thing to do. It is played at a
//! real table with the real sentences; a `Tutor` only watches what the
//! player does, and says what comes next.

mod click;
mod draw;
mod holdem;
mod lesson;
mod tutor;
mod unique;

pub use lesson::{Lesson, Task};
pub use tutor::{InputMethod, Progress};
pub(crate) use tutor::{Permission, Tutor};
