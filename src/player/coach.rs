//! After a hand: what would have been better, and why the others did what
//! they did.
//!
//! Everything comes from what the player could see: the view before each of
//! their decisions, and the one at the end, with the cards that were shown.

mod decision;
mod named_action;
mod others;
mod report;

pub use decision::CoachedDecision;
pub use report::{CoachReport, CoachedHand};
