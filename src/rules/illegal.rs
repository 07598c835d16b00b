use serde::{Deserialize, Serialize};

use super::{Chips, Seat};
use crate::rules::cards::Card;

/// Why an input was refused, as codes and numbers: the words are made
/// elsewhere, in the player's language. A refused input changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Illegal {
    /// The hand is over.
    HandOver,
    /// The game is over.
    GameOver,
    /// It is somebody else's turn, or nobody's in particular.
    NotYourTurn {
        /// Whose turn it is.
        turn: Option<Seat>,
    },
    /// The seat is not in this hand.
    NotInHand,
    /// This action does not belong to this phase of the hand.
    NotNow,
    /// A bet must be called; checking is not free.
    CannotCheck {
        /// What is owed.
        to_call: Chips,
    },
    /// There is nothing to call; checking is free.
    NothingToCall,
    /// No raise is allowed at all.
    CannotRaise(NoRaise),
    /// The amount is too small.
    BelowMinimum {
        /// The smallest total that is allowed.
        min: Chips,
        /// The player's chips, those bet in this round included.
        have: Chips,
    },
    /// The amount is too large for the limit or the player's chips.
    AboveMaximum {
        /// The largest total that is allowed.
        max: Chips,
    },
    /// The card is not one of the player's own.
    NotYourCard(Card),
    /// More cards than may be exchanged.
    TooManyCards {
        /// How many may be.
        most: u8,
    },
    /// There is no card at that place.
    NoSuchPlace {
        /// How many places there are.
        places: u8,
    },
    /// The card's wave has not opened yet.
    NotOpen,
    /// The player has this card already.
    AlreadyPicked,
    /// The player has all the cards that can be picked.
    PicksComplete,
    /// The cards are on the table already.
    AlreadyShown,
    /// The clock announced something that the hand is not waiting for.
    NothingDue,
}

/// Why a player who may act may not raise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum NoRaise {
    /// The player's chips do not go beyond a call.
    CoveredByBet,
    /// A short all-in does not reopen the betting for those who have acted.
    NotReopened,
    /// The round has had all the raises that the rules allow.
    Capped {
        /// How many those are.
        raises: u8,
    },
    /// No opponent could put more in.
    NobodyLeft,
}
