//! The rules of the games, pure and deterministic.
//!
//! No clock, no file, no language and no window reaches in here: time comes
//! as an [`Input`], refusals leave as [`Illegal`] codes, and what a player may
//! know leaves as a [`View`] or as [`Seen`] events.

mod action;
mod betting;
pub mod cards;
mod event;
mod game;
mod hand;
mod illegal;
mod making;
mod money;
mod options;
mod outcome;
mod pots;
mod redact;
mod run_out;
mod script;
mod seat;
mod seen;
mod tableau;
mod view;

pub use action::{Action, Due, Input, Which};
pub use betting::{BetChoices, RaiseRange};
pub use event::{Blind, Event, Pass, Picker, Share};
pub use game::{Game, Level, Standing};
pub use hand::{CannotDeal, Choices, Hand};
pub use illegal::{Illegal, NoRaise};
pub use making::{Common, Making};
pub use options::{
    Allowed, Amount, BadOption, BadOptions, BadSyntax, BlindsRise, BoardWhileDiscarding, Chosen,
    CostOfDiscard, DrawOptions, Ending, FileProblem, GameKind, GameOption, HoldemOptions,
    LimitStyle, Options, RaiseMode, TurnTimer, UniqueOptions, Unit, ValueKind, WaveTimes,
};
pub(crate) use options::{DECLARED, Declared, draw_script};
pub use outcome::{Outcome, Place, ShownHand, Winnings};
pub use pots::Pot;
pub(crate) use pots::{Layer, layers};
pub(crate) use run_out::stops;
pub use script::{
    AnteKind, DiscardCost, Facing, Forced, Limit, Opening, PickEnding, Rules, Sharing, Showing,
    Step, Street, TieBreak, flop_script,
};
pub use seat::{MAX_SEATS, Seat, SeatIter, Seats};
pub use seen::{Redacted, Seen, Veiled, Viewer};
pub use tableau::{LastBet, Tableau};
pub use view::{Phase, SeatView, Snapshot, Status, View};

/// Chips are whole, everywhere.
pub type Chips = u64;
