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
        Hand::deal_reusing(Vec::with_capacity(64), rules, stacks, button, deck)
    }

    /// Like [`Hand::deal`], reusing the memory of an earlier hand's events.
    pub(crate) fn deal_reusing(
        mut log: Vec<Event>,
        rules: Arc<Rules>,
        stacks: &[Chips],
        button: Seat,
        deck: Deck,
    ) -> Result<Hand, CannotDeal> {
        if stacks.len() > MAX_SEATS {
            return Err(CannotDeal::TooManySeats);
        }
        let mut by_seat = [0; MAX_SEATS];
        by_seat[..stacks.len()].copy_from_slice(stacks);
        let dealt_in: Seats = Seats::first(stacks.len())
            .into_iter()
            .filter(|seat| by_seat[seat.index()] > 0)
            .collect();
        if dealt_in.len() < 2 {
            return Err(CannotDeal::TooFewPlayers);
        }
        if !dealt_in.contains(button) {
            return Err(CannotDeal::NobodyAtButton);
        }
        if !rules.fits(dealt_in.len()) {
            return Err(CannotDeal::TooManyCards);
        }
        if by_seat.iter().any(|&chips| chips > MOST_CHIPS) {
            return Err(CannotDeal::TooManyChips);
        }
        log.clear();
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
            money: Money::new(by_seat),
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
        hand.log.push(Event::HandStarted { button });
        hand.begin_step();
        hand.proceed();
        Ok(hand)
    }

    /// The events, whose memory the next hand can reuse.
    pub(crate) fn into_log(self) -> Vec<Event> {
        self.log
    }
}
