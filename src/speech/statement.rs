//! What one sentence tells.

use super::answers::Position;
use super::reason::Reason;
use crate::rules::cards::{HandValue, Row};
use crate::rules::{Chips, Event, Level, Seat, Seen, Share, Veiled};

/// What one sentence tells.
#[derive(Clone, Debug)]
pub(super) enum Statement {
    /// One event by itself.
    Event(Seen),
    /// The same ante from several players.
    Antes {
        amount: Chips,
        who: Who,
        seats: Vec<Seat>,
    },
    /// The two blinds.
    Blinds {
        small: (Seat, Chips),
        big: (Seat, Chips),
    },
    /// The two blinds, for a spectator who knows how blinds are posted.
    BlindsInShort {
        small: (Seat, Chips),
        big: (Seat, Chips),
    },
    /// How high the blinds are, for a player who hears with the cards where they sit.
    BlindAmounts { small: Chips, big: Chips },
    /// The cards of the player through whose eyes the table is seen, which come
    /// with where they sit.
    OwnCards {
        seat: Seat,
        position: Position,
        cards: Row,
    },
    /// As many unseen cards for each player.
    DealtToAll { count: u8 },
    /// New cards for those that a player gave back.
    Drawn { seat: Seat, cards: Veiled },
    /// What the listener draws, and what their hand is worth with it.
    OwnDraw {
        seat: Seat,
        cards: Row,
        value: HandValue,
    },
    /// A wave of cards, from that place on.
    Wave { wave: u8, from: usize, cards: Row },
    /// A community card is taken away, and so many are left, of which those
    /// after it move up.
    Discard { event: Seen, left: usize },
    /// A hand at the showdown.
    Reveal(Reveal),
    /// A pot, or a place in it, and who gets how much of it.
    Won(Won),
    /// All pots of a hand, for one player.
    WonAll {
        seat: Seat,
        pots: usize,
        amount: Chips,
        reason: Option<Reason>,
    },
    /// What a player wins, and the points that they have then.
    WonWithPoints { won: Box<Statement>, points: Chips },
    /// A player's time is over, and so they do what costs nothing.
    TimedOut { seat: Seat, then: Option<Seen> },
    /// The same from several players, or what everyone knows the price of.
    Together { what: Seen, seats: Vec<Seat> },
    /// So many players fold.
    Folds { seats: Vec<Seat> },
    /// All others fold but the one of whom it was just said what they did, if any.
    RestFolds { seats: Vec<Seat> },
    /// The listener's picks, and how many are left.
    Picks { cards: Row, left: u8 },
    /// What chance picked for the listener.
    PickedByChance { seat: Seat, cards: Row },
    /// A wave of cards that all have seen: their places are enough.
    Places { wave: u8, from: usize, to: usize },
    /// The blinds rise.
    Rise {
        event: Seen,
        level: Option<Level>,
        after_hand: Option<bool>,
    },
}

impl Statement {
    /// Who wins something by it.
    pub(super) fn winners(&self) -> Vec<Seat> {
        match self {
            Statement::Won(won) => won.winners.iter().map(|(seat, _)| *seat).collect(),
            Statement::WonAll { seat, .. }
            | Statement::Event(Event::WonUncontested { seat, .. }) => vec![*seat],
            Statement::WonWithPoints { won, .. } => won.winners(),
            _ => Vec::new(),
        }
    }
}

/// A pot, or a place in it, and who gets how much of it.
#[derive(Clone, Debug)]
pub(super) struct Won {
    pub(super) pot: PotName,
    pub(super) share: Share,
    pub(super) winners: Vec<(Seat, Chips)>,
    /// Who else could have won a side pot.
    pub(super) rivals: Vec<Seat>,
    /// What decided between hands of the same name.
    pub(super) reason: Option<Reason>,
    /// The hand that wins and how many kickers to tell, where it is told with the win.
    pub(super) hand: Option<(HandValue, usize)>,
}

/// What is shown of a player's hand.
#[derive(Clone, Debug)]
pub(super) struct Reveal {
    pub(super) seat: Seat,
    pub(super) cards: Option<Row>,
    pub(super) picks: Option<Row>,
    /// Its value, and how many kickers to tell.
    pub(super) value: Option<(HandValue, usize)>,
    /// How many of them decide.
    pub(super) deciding: usize,
}

impl Reveal {
    pub(super) fn of(seat: Seat) -> Reveal {
        Reveal {
            seat,
            cards: None,
            picks: None,
            value: None,
            deciding: 0,
        }
    }

    /// The same without kickers: who wins by one is told with the win.
    pub(super) fn without_kickers(&self) -> Reveal {
        Reveal {
            value: self.value.map(|(value, _)| (value, 0)),
            ..self.clone()
        }
    }
}

/// Of whom something is said together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Everyone,
    /// All but those of whom something else was said just before.
    TheRest,
}

/// What a pot is called among the pots of its hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PotName {
    Only,
    Main,
    /// The one side pot.
    Side,
    /// One of several side pots.
    Numbered(u8),
}

impl PotName {
    pub(super) fn new(pot: u8, pots: u8) -> PotName {
        match (pot, pots) {
            (0, 1) => PotName::Only,
            (0, _) => PotName::Main,
            (1, 2) => PotName::Side,
            _ => PotName::Numbered(pot),
        }
    }

    /// As messages take it, with the number of a side pot.
    pub(super) fn parts(self) -> (&'static str, u8) {
        match self {
            PotName::Only => ("only", 0),
            PotName::Main => ("main", 0),
            PotName::Side => ("side", 1),
            PotName::Numbered(number) => ("numbered", number),
        }
    }
}
