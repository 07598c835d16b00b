//! Why a hand is not replayed. The words are in `reason.rs`.

use std::io;

use super::amount::BadAmount;
use super::record::{Move, Place, Player};
use crate::rules::cards::{Card, CardTwice, NotACard};
use crate::rules::{BadOption, CannotDeal, Chips, Illegal};
use crate::speech::Decimals;

/// A hand, or a whole file, that is not replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The action of the record that made it impossible, where one did.
    pub(crate) at: Option<Box<Place>>,
    /// Why.
    pub(crate) why: Refusal,
    /// How finely the hand's chips are counted.
    pub(super) decimals: Decimals,
}

impl Refused {
    /// Refused because of one action of the record.
    pub(super) fn at(action: &Move, why: impl Into<Refusal>) -> Refused {
        Refused {
            at: Some(Box::new(action.place())),
            why: why.into(),
            decimals: Decimals::NONE,
        }
    }

    /// Refused because one action cannot be read.
    pub(super) fn at_text(number: usize, text: &str, why: Refusal) -> Refused {
        let text = text.to_owned();
        Refused {
            at: Some(Box::new(Place { number, text })),
            why,
            decimals: Decimals::NONE,
        }
    }
}

impl<T: Into<Refusal>> From<T> for Refused {
    fn from(why: T) -> Refused {
        let why = why.into();
        Refused {
            at: None,
            why,
            decimals: Decimals::NONE,
        }
    }
}

/// The reasons for which a hand is not replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    Unreadable {
        kind: io::ErrorKind,
        problem: String,
    },
    UnknownKind,
    NoHands,
    /// In megabytes.
    FileTooLarge {
        most: usize,
    },
    TooManyHands {
        most: usize,
    },
    HandTooLong,
    NotText {
        line: usize,
    },
    NotToml {
        line: usize,
        column: usize,
    },
    NotJson {
        /// Zero where it is not known.
        column: usize,
        problem: String,
    },
    GameNotPlayed {
        code: String,
    },
    Missing(String),
    Options(BadOption),
    WrongType {
        field: String,
        wanted: Wanted,
    },
    Amount {
        field: String,
        problem: BadAmount,
    },
    Post {
        field: &'static str,
        amount: String,
    },
    WrongLength {
        field: &'static str,
        has: usize,
        players: usize,
    },
    PlayerCount(usize),
    NotAnAction(Grammar),
    BadAmount(BadAmount),
    NotACard(NotACard),
    NoSuchPlayer {
        label: String,
        players: usize,
    },
    CardTwice {
        card: Card,
        first: Place,
    },
    CardInDeckTwice(CardTwice),
    TooManyHoleCards {
        player: Player,
        has: usize,
        dealt: usize,
    },
    TooFewHoleCards {
        player: Player,
        has: usize,
        dealt: usize,
    },
    TooManyBoardCards {
        has: usize,
        dealt: usize,
    },
    TooFewBoardCards {
        has: usize,
        dealt: usize,
    },
    ThrownTwice {
        player: Player,
        card: Card,
    },
    UnknownThrown {
        player: Player,
    },
    OtherCardsOpened {
        recorded: String,
        rules: String,
    },
    NotOnBoard {
        card: Card,
    },
    ShowsOtherCards {
        player: Player,
        shown: String,
        dealt: String,
    },
    ShowsTooEarly {
        player: Player,
        turn: Option<Player>,
    },
    HasFolded {
        player: Player,
    },
    OtherCall {
        rules: Chips,
        recorded: Chips,
    },
    Illegal {
        player: Player,
        /// Whose turn it is instead.
        turn: Option<Player>,
        why: Illegal,
    },
    NotTheTime,
    EndsEarly {
        turn: Option<Player>,
    },
    BoardEndsEarly {
        has: usize,
        dealt: usize,
    },
    UnknownHand {
        player: Player,
    },
    UnknownBoard,
    CannotDeal(CannotDeal),
}

impl Refusal {
    /// Whether hands of the file were not looked at.
    pub(crate) fn leaves_hands_out(&self) -> bool {
        matches!(
            self,
            Refusal::Unreadable { .. }
                | Refusal::FileTooLarge { .. }
                | Refusal::TooManyHands { .. }
        )
    }
}

impl From<io::Error> for Refusal {
    fn from(error: io::Error) -> Refusal {
        Refusal::Unreadable {
            kind: error.kind(),
            problem: error.to_string(),
        }
    }
}

macro_rules! reasons {
    ($($why:ident => $refusal:ident,)+) => {
        $(impl From<$why> for Refusal {
            fn from(why: $why) -> Refusal {
                Refusal::$refusal(why)
            }
        })+
    };
}

reasons! {
    BadAmount => BadAmount,
    BadOption => Options,
    CannotDeal => CannotDeal,
    CardTwice => CardInDeckTwice,
    NotACard => NotACard,
}

/// What a field of a file must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wanted {
    Text,
    Number,
    Array,
    Numbers,
    Texts,
    TrueOrFalse,
    /// A whole number from one on.
    Count,
    Options,
    OptionsOfVariant,
    Viewer,
}

/// How an action must be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grammar {
    /// As in PHH files.
    Action,
    /// A player and the cards that are shown when the hand is over.
    Shown,
    /// The place of a card, counted from one.
    Place,
    /// As in generated hands.
    Operation,
}
