//! One hand: runs the script of its rules until somebody must decide.

mod act;
mod begin;
mod chores;
mod look;
mod script;
mod showdown;
mod waves;

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::betting::Betting;
use super::money::Money;
use super::pots::Pots;
use super::{
    BetChoices, Chips, Event, Facing, Illegal, Input, MAX_SEATS, Rules, Seat, SeatIter, Seats,
    Seen, Step, Street, Viewer,
};
use crate::rules::cards::{CardSet, Deck, Row};
pub use begin::CannotDeal;

/// One hand of any game, from the forced bets to the last chip paid.
///
/// What happens is told as [`Event`]s, which the hand keeps.
#[derive(Clone, PartialEq, Eq)]
pub struct Hand {
    rules: Arc<Rules>,
    /// The step of the script that is under way.
    step: usize,
    over: bool,
    button: Seat,
    dealt_in: Seats,
    /// Dealt in and not folded.
    live: Seats,
    /// Live and with chips left.
    active: Seats,
    /// Those who must still decide in this step, other than picking.
    pending: Seats,
    /// Whose turn it is, and what they may do.
    turn: Option<(Seat, Choices)>,
    /// The turn goes to the first pending seat after this one.
    after: Seat,
    street: Street,
    money: Money,
    betting: Betting,
    hole: [Row; MAX_SEATS],
    /// Which of the hole cards everyone has seen.
    shown: [CardSet; MAX_SEATS],
    /// Everyone still in has shown, at the showdown or before a run-out.
    all_shown: bool,
    picks: [Row; MAX_SEATS],
    board: Row,
    facing: Facing,
    /// Community cards at the front of the board that a wave has opened.
    opened: u8,
    waves: u8,
    picks_end: bool,
    picks_shown: bool,
    /// Burned, exchanged and discarded cards.
    aside: CardSet,
    deck: Deck,
    chores: Chores,
    log: Vec<Event>,
}

/// How what happens by itself is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chores {
    /// At once, on to the next decision.
    AtOnce,
    /// Each when [`Hand::do_chore`] asks for it.
    WhenAsked,
}

/// What a player who can act now may do: whose turn it is, or each who still
/// picks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Choices {
    /// Fold, check or call, bet or raise.
    Bet(BetChoices),
    /// Pay this and stay in, or fold.
    Continue {
        /// The price, never more than the player's chips.
        price: Chips,
    },
    /// Exchange up to so many cards.
    Exchange {
        /// The most that may be exchanged.
        most: u8,
    },
    /// Pay to take a community card away, or pass.
    Discard {
        /// What it costs.
        cost: Chips,
    },
    /// Lock some more of the open community cards.
    Pick {
        /// How many picks are left.
        left: u8,
        /// How many cards at the front of the board are open.
        open: u8,
    },
    /// Show or muck.
    Show,
}

impl Hand {
    /// What it is played by.
    pub(crate) fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Does what the input says and goes on to the next decision. The events
    /// are what came of it; an error means that nothing has changed.
    pub fn apply(&mut self, input: Input) -> Result<&[Event], Illegal> {
        let before = self.log.len();
        match input {
            Input::Act(seat, action) => self.act(seat, action)?,
            Input::Clock(due) => self.clock(due)?,
            Input::Deal => return Err(Illegal::NotNow),
        }
        Ok(&self.log[before..])
    }

    /// From now on the hand stands still wherever something happens by itself,
    /// until [`Hand::do_chore`] is called: to look at a street of a run-out
    /// before the next one comes.
    pub fn wait_with_chores(&mut self) {
        self.chores = Chores::WhenAsked;
    }

    /// Does the next thing that happens by itself; whether there was one.
    pub fn do_chore(&mut self) -> bool {
        let waits = self.waits();
        if !waits {
            self.go_on();
        }
        !waits
    }

    /// Whose turn it is; nobody's while all pick at once and when it is over.
    pub fn turn(&self) -> Option<Seat> {
        self.turn.map(|(seat, _)| seat)
    }

    /// Whether the hand is over.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// The seats that can act now: one in turn, or all who still pick.
    pub fn to_act(&self) -> Seats {
        match (self.turn, self.picking()) {
            (Some((seat, _)), _) => seat.into(),
            (None, Some(count)) => self
                .live
                .into_iter()
                .filter(|seat| self.picks[seat.index()].len() < count)
                .collect(),
            (None, None) => Seats::NONE,
        }
    }

    /// What the seat may do now, if anything.
    pub fn choices(&self, seat: Seat) -> Option<Choices> {
        if let Some((turn, choices)) = self.turn {
            return (turn == seat).then_some(choices);
        }
        let left = self.picking()? - self.picks[seat.index()].len();
        (self.live.contains(seat) && left > 0).then_some(Choices::Pick {
            left: left as u8,
            open: self.opened,
        })
    }

    /// Each seat's chips as they are now.
    pub fn stacks(&self) -> &[Chips; MAX_SEATS] {
        &self.money.stacks
    }

    /// Everything in the middle, bets of this round included.
    pub fn pot(&self) -> Chips {
        self.money.pot()
    }

    /// Everything that has happened, with all cards: the table's own record,
    /// not for players. They get [`Hand::seen_by`].
    pub fn events(&self) -> &[Event] {
        &self.log
    }

    /// Everything that has happened as the viewer may know it.
    pub fn seen_by(&self, viewer: Viewer) -> impl Iterator<Item = Seen> {
        self.log
            .iter()
            .filter_map(move |event| event.seen_by(viewer))
    }

    /// A seat's own cards: the table's own record, as [`Hand::events`].
    pub(crate) fn hole_cards(&self, seat: Seat) -> &Row {
        &self.hole[seat.index()]
    }

    /// The cards that a seat has locked: the table's own record.
    pub(crate) fn picks(&self, seat: Seat) -> &Row {
        &self.picks[seat.index()]
    }

    /// The community cards, seen or not: the table's own record.
    pub(crate) fn board(&self) -> &Row {
        &self.board
    }

    /// How many cards at the front of the board can be picked.
    pub(crate) fn open_cards(&self) -> u8 {
        self.opened
    }

    /// The pots as they are told while the hand goes on, the main pot first.
    pub(super) fn pots(&self) -> Pots {
        let all_in = self.live.minus(self.active);
        Pots::to_tell(&self.money.put_in, self.money.dead, self.live, all_in)
    }

    fn script_step(&self) -> Option<Step> {
        self.rules.script.get(self.step).copied()
    }

    /// How many cards each player picks, while picking is under way.
    fn picking(&self) -> Option<usize> {
        match self.script_step() {
            Some(Step::Pick { count, .. }) if !self.over => Some(count.into()),
            _ => None,
        }
    }

    /// The seats in the hand, clockwise from the left of the button.
    fn around(&self, seats: Seats) -> SeatIter {
        seats.clockwise_after(self.button)
    }

    /// Every card of the deck, wherever it is; for the invariant that there
    /// are always 52.
    pub fn cards_accounted_for(&self) -> (CardSet, usize) {
        let rows = self.hole.iter().chain([&self.board]);
        let places = rows.map(Row::set).chain([self.aside, self.deck.undrawn()]);
        places.fold((CardSet::EMPTY, 0), |(all, count), set| {
            (all | set, count + set.len())
        })
    }
}

/// Shows no card: a log file must not know more than the players.
impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Hand")
            .field("step", &self.script_step())
            .field("button", &self.button)
            .field("live", &self.live)
            .field("turn", &self.turn())
            .field("stacks", &self.money.stacks)
            .field("pot", &self.pot())
            .finish_non_exhaustive()
    }
}
