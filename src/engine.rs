//! The rules of the games, pure and deterministic.
//!
//! No clock, no file, no language and no window reaches in here: time comes
//! as an [`Input`], refusals leave as [`Illegal`] codes, and what a player may
//! know leaves as a [`View`] or as [`Seen`] events.

mod action;
mod betting;
mod event;
mod game;
mod hand;
mod illegal;
mod layers;
mod money;
mod options;
mod pots;
mod redact;
mod rules;
mod seat;
mod seen;
mod view;

pub use action::{Action, Due, Input, Which};
pub use betting::{BetChoices, RaiseRange};
pub use event::{Blind, Event, Pass, Picker, Share};
pub use game::{Game, Level, Standing};
pub use hand::{CannotDeal, Choices, Hand};
pub use illegal::{Illegal, NoRaise};
pub use layers::{Layer, layers};
pub use options::{
    Allowed, BadOption, BadOptions, BlindsRise, BoardWhileDiscarding, CostOfDiscard, DrawOptions,
    Ending, GameKind, HoldemOptions, LimitStyle, Options, RaiseMode, TurnTimer, UniqueOptions,
    WaveTimes, draw_script, holdem_script,
};
pub use pots::Pot;
pub use rules::{
    AnteKind, DiscardCost, Facing, Forced, Limit, Making, Opening, PickEnding, Rules, Sharing,
    Showing, Step, Street, TieBreak,
};
pub use seat::{MAX_SEATS, Seat, SeatIter, Seats};
pub use seen::{Seen, Veiled, Viewer};
pub use view::{Phase, SeatView, Status, View};

/// Chips are whole, everywhere.
pub type Chips = u64;
