use serde::{Deserialize, Serialize};

use super::{Chips, Seat};
use crate::rules::cards::CardSet;

/// What happens to a game from outside: a player acts, or time has passed.
/// A game is its options, its seed and its inputs; nothing else decides it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// The next hand is dealt.
    Deal,
    /// A player acts.
    Act(Seat, Action),
    /// A moment has come. Time itself is kept outside.
    Clock(Due),
}

/// What a player can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Give the hand up.
    Fold,
    /// Stay in without paying, where nothing is owed.
    Check,
    /// Pay what is owed, or all that is left if that is less.
    Call,
    /// Bet or raise so that this round's bet is this total.
    RaiseTo(Chips),
    /// Put in everything: a raise where one is allowed, otherwise a call.
    AllIn,
    /// Pay the price of staying in.
    Continue,
    /// Exchange these of one's own cards; none stands pat.
    Draw(CardSet),
    /// Pay to take the community card at this place, counted from zero, away.
    Discard(u8),
    /// Leave the community cards as they are.
    Pass,
    /// Lock the community card at this place, counted from zero, for one's
    /// own hand.
    Pick(u8),
    /// Show one's hole cards to the table.
    Show(Which),
    /// Give up at the showdown without showing.
    Muck,
}

/// Which hole cards are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Which {
    /// All of them.
    All,
    /// The first.
    First,
    /// The second.
    Second,
}

/// A moment that the clock outside announces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Due {
    /// The time of the player whose turn it is has run out.
    Turn,
    /// The next wave of community cards opens.
    Wave,
    /// Picking is over.
    PickingOver,
    /// The blinds will rise in a minute.
    LevelSoon,
    /// The blinds rise with the next hand.
    Level,
}
