use serde::{Deserialize, Serialize};

use super::{Chips, Facing, Redacted, Seat, Street};
use crate::rules::cards::{Card, Row, Strength};

/// One thing that has happened at the table.
///
/// `Cards` is what the event holds where cards may be secret: the engine's
/// own record holds the cards themselves, what a player gets
/// ([`Seen`](super::Seen)) holds a [`Veiled`](super::Veiled). Only that can be
/// sent or written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound(serialize = "Cards: Redacted", deserialize = "Cards: Deserialize<'de>"))]
pub enum Event<Cards = Row> {
    /// A new hand begins.
    HandStarted {
        /// Who has the button.
        button: Seat,
    },
    /// A player posts an ante.
    Ante {
        /// Who.
        seat: Seat,
        /// How much.
        amount: Chips,
        /// Whether that was all they had.
        all_in: bool,
    },
    /// A player posts a blind.
    Blind {
        /// Who.
        seat: Seat,
        /// Which blind.
        blind: Blind,
        /// How much.
        amount: Chips,
        /// Whether that was all they had.
        all_in: bool,
    },
    /// A player gets cards face down.
    Dealt {
        /// Who.
        seat: Seat,
        /// The cards.
        cards: Cards,
    },
    /// A card is put aside unseen.
    Burned,
    /// Community cards are laid.
    Board {
        /// What this part of the hand is called.
        street: Street,
        /// The cards.
        cards: Cards,
        /// Whether they can be seen.
        facing: Facing,
    },
    /// The player's time has run out; what that means follows.
    TimedOut {
        /// Who.
        seat: Seat,
    },
    /// A player folds.
    Folded {
        /// Who.
        seat: Seat,
    },
    /// A player checks.
    Checked {
        /// Who.
        seat: Seat,
    },
    /// A player calls.
    Called {
        /// Who.
        seat: Seat,
        /// What was added.
        amount: Chips,
        /// Whether that was all they had.
        all_in: bool,
    },
    /// A player opens the betting of a round.
    Bet {
        /// Who.
        seat: Seat,
        /// The bet.
        to: Chips,
        /// Whether that was all they had.
        all_in: bool,
    },
    /// A player raises.
    Raised {
        /// Who.
        seat: Seat,
        /// The new total to match.
        to: Chips,
        /// Whether that was all they had.
        all_in: bool,
    },
    /// A player pays the price of staying in.
    Continued {
        /// Who.
        seat: Seat,
        /// What was paid.
        amount: Chips,
        /// Whether that was all they had.
        all_in: bool,
    },
    /// A player gives cards back; the new ones follow as `Dealt`.
    Exchanged {
        /// Who.
        seat: Seat,
        /// The cards given back: everyone knows how many.
        cards: Cards,
    },
    /// A player takes a community card away.
    BoardDiscarded {
        /// Who.
        seat: Seat,
        /// The place it lay at, counted from zero.
        place: u8,
        /// The card.
        card: Cards,
        /// Whether it could be seen.
        facing: Facing,
        /// What it cost.
        cost: Chips,
        /// Whether that was all they had.
        all_in: bool,
    },
    /// A player leaves the community cards as they are.
    Passed {
        /// Who.
        seat: Seat,
        /// Why.
        why: Pass,
    },
    /// A wave of community cards can be picked from now on.
    Wave {
        /// Which wave, counted from one.
        wave: u8,
        /// The cards.
        cards: Row,
    },
    /// A player has locked a community card. Only that player hears of it.
    Picked {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// Who chose it.
        by: Picker,
    },
    /// Nobody can pick any more.
    PickingOver,
    /// The part of a bet that nobody can match goes back.
    Returned {
        /// To whom.
        seat: Seat,
        /// How much.
        amount: Chips,
    },
    /// A player's hole cards are shown to all.
    Shown {
        /// Whose.
        seat: Seat,
        /// The cards shown.
        cards: Row,
    },
    /// A player's picks are shown to all.
    PicksShown {
        /// Whose.
        seat: Seat,
        /// The cards picked.
        cards: Row,
    },
    /// What a player's hand is worth in the end.
    Ranked {
        /// Whose.
        seat: Seat,
        /// How strong it is.
        strength: Strength,
    },
    /// A player gives up at the showdown without showing.
    Mucked {
        /// Who.
        seat: Seat,
    },
    /// A player wins a pot at the showdown, or a share of it.
    Won {
        /// Who.
        seat: Seat,
        /// Which pot: zero is the main pot.
        pot: u8,
        /// How much.
        amount: Chips,
        /// On what grounds.
        share: Share,
    },
    /// Everyone else has folded: all that was put in.
    WonUncontested {
        /// Who.
        seat: Seat,
        /// How much.
        amount: Chips,
    },
    /// The hand is over.
    HandOver,
    /// The blinds rise soon: in a minute, or after this hand.
    LevelSoon {
        /// The level to come.
        level: u8,
    },
    /// The blinds rise with the next hand.
    LevelDue {
        /// The level to come.
        level: u8,
    },
    /// This hand is the first of a new level.
    LevelStarted {
        /// The level.
        level: u8,
    },
    /// A player scores points for what the hand won.
    Scored {
        /// Who.
        seat: Seat,
        /// Points of this hand.
        points: Chips,
        /// Points of the match so far.
        total: Chips,
    },
    /// A player has no chips left and is out.
    Busted {
        /// Who.
        seat: Seat,
        /// The place in the game that this makes.
        place: u8,
    },
    /// The game is over.
    GameOver {
        /// Who has won it.
        winner: Seat,
    },
}

impl<Cards> Event<Cards> {
    /// Whether the event belongs to a hand, and not to the game around it.
    pub fn is_of_hand(&self) -> bool {
        !matches!(
            self,
            Event::LevelSoon { .. }
                | Event::LevelDue { .. }
                | Event::LevelStarted { .. }
                | Event::Scored { .. }
                | Event::Busted { .. }
                | Event::GameOver { .. }
        )
    }
}

impl<Cards> Event<Cards> {
    /// Whom it is about, if anybody, and the largest number of chips or points
    /// in it. Every event is named, so that the compiler asks about a new one.
    pub(crate) fn seat_and_amount(&self) -> (Option<Seat>, Chips) {
        let (seat, amount) = match *self {
            Event::Ante { seat, amount, .. }
            | Event::Blind { seat, amount, .. }
            | Event::Called { seat, amount, .. }
            | Event::Bet {
                seat, to: amount, ..
            }
            | Event::Raised {
                seat, to: amount, ..
            }
            | Event::Continued { seat, amount, .. }
            | Event::BoardDiscarded {
                seat, cost: amount, ..
            }
            | Event::Returned { seat, amount }
            | Event::Won { seat, amount, .. }
            | Event::WonUncontested { seat, amount } => (seat, amount),
            Event::Scored {
                seat,
                points,
                total,
            } => (seat, points.max(total)),
            Event::HandStarted { button: seat }
            | Event::Dealt { seat, .. }
            | Event::TimedOut { seat }
            | Event::Folded { seat }
            | Event::Checked { seat }
            | Event::Exchanged { seat, .. }
            | Event::Passed { seat, .. }
            | Event::Picked { seat, .. }
            | Event::Shown { seat, .. }
            | Event::PicksShown { seat, .. }
            | Event::Ranked { seat, .. }
            | Event::Mucked { seat }
            | Event::Busted { seat, .. }
            | Event::GameOver { winner: seat } => (seat, 0),
            Event::Burned
            | Event::Board { .. }
            | Event::Wave { .. }
            | Event::PickingOver
            | Event::HandOver
            | Event::LevelSoon { .. }
            | Event::LevelDue { .. }
            | Event::LevelStarted { .. } => return (None, 0),
        };
        (Some(seat), amount)
    }
}

/// A forced bet's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Blind {
    /// The first position's.
    Small,
    /// The second position's.
    Big,
    /// Any later one's.
    Straddle,
}

/// Why a player left the community cards as they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pass {
    /// They chose to, or their time ran out.
    Chosen,
    /// They could not pay for it.
    CannotPay,
}

/// Who chose a picked card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Picker {
    /// The player.
    Player,
    /// Chance, because the time was over.
    Chance,
}

/// The grounds on which a pot was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Share {
    /// The best hand alone.
    Whole,
    /// The best hand, together with others.
    Split,
    /// The first place of two.
    First,
    /// The second place, alone.
    Second,
    /// The second place, together with others.
    SecondSplit,
}
