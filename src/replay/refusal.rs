//! Why a hand is not replayed, in words that name the numbers.

use std::fmt;

use super::amount::BadAmount;
use super::record::{Move, Place, Player};
use crate::cards::{Card, CardTwice, NotACard};
use crate::engine::{BadOption, CannotDeal, Chips, Illegal, MAX_SEATS, NoRaise, Seat};

/// A hand, or a whole file, that is not replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The action of the record that made it impossible, where one did.
    pub at: Option<Place>,
    /// Why.
    pub why: Refusal,
}

impl Refused {
    /// Refused because of one action of the record.
    pub(super) fn at(action: &Move, why: impl Into<Refusal>) -> Refused {
        Refused {
            at: Some(action.place()),
            why: why.into(),
        }
    }

    /// Refused because one action cannot be read.
    pub(super) fn at_text(number: usize, text: &str, why: Refusal) -> Refused {
        let text = text.to_owned();
        Refused {
            at: Some(Place { number, text }),
            why,
        }
    }
}

impl<T: Into<Refusal>> From<T> for Refused {
    fn from(why: T) -> Refused {
        let why = why.into();
        Refused { at: None, why }
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(action) = &self.at {
            write!(f, "{action}: ")?;
        }
        self.why.fmt(f)
    }
}

/// The reasons for which a hand is not replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[expect(missing_docs, reason = "each variant says in words what it is")]
pub enum Refusal {
    #[error("cannot be read: {0}")]
    Unreadable(String),
    #[error("not a file of recorded hands: the name must end in .phh, .phhs or .jsonl")]
    UnknownKind,
    #[error("there is no hand in this file")]
    NoHands,
    #[error("not text: line {line} has bytes that are not UTF-8")]
    NotText { line: usize },
    #[error("not TOML: line {line}, column {column}: {message}")]
    NotToml {
        line: usize,
        column: usize,
        message: String,
    },
    #[error("not JSON: {0}")]
    NotJson(String),
    #[error("this game is not played here: {code} ({name})")]
    GameNotPlayed { code: String, name: &'static str },
    #[error("{0} is missing")]
    Missing(String),
    #[error("_options: {0}")]
    Options(#[from] BadOption),
    #[error("{field} must be {wanted}")]
    WrongType { field: String, wanted: &'static str },
    #[error("{field}: {problem}")]
    Amount { field: String, problem: BadAmount },
    #[error("a player posts to come in ({0} in blinds_or_straddles), which is not played here")]
    Post(String),
    #[error("{field} has {has} entries for {players} players")]
    WrongLength {
        field: &'static str,
        has: usize,
        players: usize,
    },
    #[error("a hand has 2 to {MAX_SEATS} players, not {0}")]
    PlayerCount(usize),
    #[error("not an action: {0}")]
    NotAnAction(&'static str),
    #[error(transparent)]
    BadAmount(#[from] BadAmount),
    #[error(transparent)]
    NotACard(#[from] NotACard),
    #[error("there is no player {label} in a hand of {players}")]
    NoSuchPlayer { label: String, players: usize },
    #[error("{card} is dealt twice: it was dealt in {first}")]
    CardTwice { card: Card, first: Place },
    #[error(transparent)]
    CardInDeckTwice(#[from] CardTwice),
    #[error("this makes {dealt} cards for {player}, who has {has} in this part of the hand")]
    TooManyHoleCards {
        player: Player,
        has: usize,
        dealt: usize,
    },
    #[error("the record has dealt only {dealt} of the {has} cards of {player}")]
    TooFewHoleCards {
        player: Player,
        has: usize,
        dealt: usize,
    },
    #[error("this makes {dealt} board cards where there are {has} in this part of the hand")]
    TooManyBoardCards { has: usize, dealt: usize },
    #[error("the record has dealt only {dealt} of the {has} board cards")]
    TooFewBoardCards { has: usize, dealt: usize },
    #[error("{player} throws {card} away twice")]
    ThrownTwice { player: Player, card: Card },
    #[error("{player} does not hold so many unknown cards")]
    UnknownThrown { player: Player },
    #[error("this opens {recorded}, where the rules open {rules}")]
    OtherCardsOpened { recorded: String, rules: String },
    #[error("{card} is not on the board")]
    NotOnBoard { card: Card },
    #[error("{player} shows {shown}, but was dealt {dealt}")]
    ShowsOtherCards {
        player: Player,
        shown: String,
        dealt: String,
    },
    #[error("{player} has nothing to show yet: {turn}")]
    ShowsTooEarly { player: Player, turn: String },
    #[error("{player} has folded")]
    HasFolded { player: Player },
    #[error("the call is {rules} by the rules, not {recorded}")]
    OtherCall { rules: Chips, recorded: Chips },
    #[error("{0}")]
    Illegal(String),
    #[error("the record ends before the hand does: {0}")]
    EndsEarly(String),
    #[error("the hands are compared, but the cards of {player} are unknown")]
    UnknownHand { player: Player },
    #[error("the hands are compared, but the board is not all known")]
    UnknownBoard,
    #[error(transparent)]
    CannotDeal(#[from] CannotDeal),
}

/// An engine's refusal in words. `name` tells a seat as the record does.
pub(super) fn illegal(player: &Player, illegal: Illegal, name: impl Fn(Seat) -> Player) -> Refusal {
    Refusal::Illegal(match illegal {
        Illegal::HandOver | Illegal::GameOver => "the hand is over".to_owned(),
        Illegal::NotYourTurn { turn: Some(turn) } => {
            format!("it is the turn of {}, not of {player}", name(turn))
        }
        Illegal::NotYourTurn { turn: None } => format!("{player} has nothing to decide"),
        Illegal::NotInHand => format!("{player} is not in this hand"),
        Illegal::CannotCheck { to_call } => format!("{player} must call {to_call}"),
        Illegal::NothingToCall => format!("there is nothing for {player} to call"),
        Illegal::CannotRaise(why) => format!("{player} may not raise: {}", no_raise(why)),
        Illegal::BelowMinimum { min, have } => {
            format!("the minimum bet or raise is to {min}, and {player} has {have}")
        }
        Illegal::AboveMaximum { max } => {
            format!("the maximum bet or raise of {player} is to {max}")
        }
        Illegal::NotYourCard(card) => format!("{player} does not hold {card}"),
        Illegal::TooManyCards { most } => format!("{player} may exchange {most} cards at most"),
        Illegal::NotNow
        | Illegal::NoSuchPlace { .. }
        | Illegal::NotOpen
        | Illegal::AlreadyPicked
        | Illegal::PicksComplete
        | Illegal::CannotPay { .. }
        | Illegal::AlreadyShown
        | Illegal::NothingDue => format!("{player} cannot do this now"),
    })
}

fn no_raise(why: NoRaise) -> String {
    match why {
        NoRaise::CoveredByBet => "all the chips do not go beyond a call".to_owned(),
        NoRaise::NotReopened => "a short all-in does not reopen the betting".to_owned(),
        NoRaise::Capped { raises } => format!("the round has had its {raises} bets and raises"),
        NoRaise::NobodyLeft => "nobody could put more in".to_owned(),
    }
}
