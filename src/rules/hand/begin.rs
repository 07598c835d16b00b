//! How a hand begins, or why it cannot.

use std::sync::Arc;

use super::super::betting::Betting;
use super::super::money::Money;
use super::super::{Chips, Event, Facing, MAX_SEATS, Rules, Seat, Seats, Street};
use super::{Chores, Hand};
use crate::rules::cards::{CardSet, Deck, Row};

/// Why no hand can be dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotDeal {
    /// Fewer than two players have chips.
    #[error("a hand needs two players with chips")]
    TooFewPlayers,
    /// More seats than a table has.
    #[error("a table has at most {MAX_SEATS} seats")]
    TooManySeats,
    /// The button is at a seat without chips.
    #[error("the button must be with a player who has chips")]
    NobodyAtButton,
    /// The deck is too small for so many players.
    #[error("one deck is too small for so many players in this game")]
    TooManyCards,
    /// A player has more chips than can be counted safely.
    #[error("there are more chips on the table than can be counted")]
    TooManyChips,
}

/// With more than this at one seat, sums and multiples might overflow.
const MOST_CHIPS: Chips = 1 << 52;

impl Hand {
    /// Deals a hand: forced bets, cards, and on to the first decision.
    /// Seats without chips get no cards.
    pub fn deal(
        rules: Arc<Rules>,
        stacks: &[Chips],
        button: Seat,
        deck: Deck,
    ) -> Result<Hand, CannotDeal> {
        check(&rules, stacks, button)?;
        let log = Vec::with_capacity(64);
        Ok(Hand::deal_reusing(log, rules, stacks, button, deck))
    }

    /// Like [`Hand::deal`], where a hand can be dealt, as it can with checked
    /// options, reusing the memory of an earlier hand's events.
    pub(crate) fn deal_reusing(
        mut log: Vec<Event>,
        rules: Arc<Rules>,
        stacks: &[Chips],
        button: Seat,
        deck: Deck,
    ) -> Hand {
        debug_assert_eq!(check(&rules, stacks, button), Ok(()));
        let dealt_in = with_chips(stacks);
        log.clear();
        log.push(Event::HandStarted { button });
        let betting = Betting::new(rules.limit, rules.max_raises);
        let mut hand = Hand {
            rules,
            step: 0,
            over: false,
            button,
            dealt_in,
            live: dealt_in,
            active: dealt_in,
            pending: Seats::NONE,
            turn: None,
            after: button,
            street: Street::Preflop,
            money: Money::new(by_seat(stacks)),
            betting,
            hole: [Row::EMPTY; MAX_SEATS],
            shown: [CardSet::EMPTY; MAX_SEATS],
            all_shown: false,
            picks: [Row::EMPTY; MAX_SEATS],
            board: Row::EMPTY,
            facing: Facing::Up,
            opened: 0,
            waves: 0,
            picks_end: false,
            picks_shown: false,
            aside: CardSet::EMPTY,
            deck,
            chores: Chores::AtOnce,
            log,
        };
        hand.begin_step();
        hand.proceed();
        hand
    }

    /// The events, whose memory the next hand can reuse.
    pub(crate) fn into_log(self) -> Vec<Event> {
        self.log
    }
}

/// Seats that the table does not have are without chips.
fn by_seat(stacks: &[Chips]) -> [Chips; MAX_SEATS] {
    let mut by_seat = [0; MAX_SEATS];
    by_seat[..stacks.len()].copy_from_slice(stacks);
    by_seat
}

fn with_chips(stacks: &[Chips]) -> Seats {
    let seats = Seats::first(stacks.len()).into_iter();
    seats.filter(|seat| stacks[seat.index()] > 0).collect()
}

fn check(rules: &Rules, stacks: &[Chips], button: Seat) -> Result<(), CannotDeal> {
    if stacks.len() > MAX_SEATS {
        return Err(CannotDeal::TooManySeats);
    }
    let dealt_in = with_chips(stacks);
    if dealt_in.len() < 2 {
        return Err(CannotDeal::TooFewPlayers);
    }
    if !dealt_in.contains(button) {
        return Err(CannotDeal::NobodyAtButton);
    }
    if !rules.fits(dealt_in.len()) {
        return Err(CannotDeal::TooManyCards);
    }
    if stacks.iter().any(|&chips| chips > MOST_CHIPS) {
        return Err(CannotDeal::TooManyChips);
    }
    Ok(())
}
