use serde::{Deserialize, Serialize};

use super::combos::HoleCards;
use super::habits::Habits;
use super::history::BettingHistory;
use super::outlook::Outlook;
use super::range::Range;
use crate::bots::Cancel;
use crate::rules::cards::{Card, CardSet};
use crate::rules::{MAX_SEATS, Seat, SeatView, Seen, View};

/// What a player remembers of the others: how they play, not what they held.
/// Others are told apart by where they sit from here, clockwise.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Memory {
    habits: [Habits; MAX_SEATS],
}

impl Memory {
    /// What is known of the player at that seat.
    pub(super) fn of(&self, view: &View, seat: Seat) -> &Habits {
        &self.habits[distance(view, seat.index())]
    }

    /// Looks back on a hand.
    pub(in crate::bots) fn learn(&mut self, view: &View) {
        let Some(me) = view.me().map(|me| me.seat.index()) else {
            return;
        };
        let history = BettingHistory::read(view);
        let shown = shown(view);
        let known = view.me().map_or(CardSet::EMPTY, SeatView::known_cards);
        let mut ranges: [Option<Range>; MAX_SEATS] = [const { None }; MAX_SEATS];
        for action in history.actions.iter().filter(|action| action.seat != me) {
            let habits = &mut self.habits[distance(view, action.seat)];
            let Some(outlook) = Outlook::on(action.board, &Cancel::never()) else {
                return;
            };
            let range = ranges[action.seat].get_or_insert_with(|| Range::any_without(known));
            let esteem = shown[action.seat].map(|hole| range.esteem(&outlook, hole));
            let (mix, blind) = (habits.expect(action.situation), habits.blind());
            let expected = range.narrow(&outlook, mix, blind, action.kind, 1.0);
            if let Some(esteem) = esteem {
                habits.note_shown(action, esteem, expected);
            }
            habits.note(action, expected);
        }
    }
}

fn distance(view: &View, seat: usize) -> usize {
    let me = view.me().map_or(0, |me| me.seat.index());
    let seats = view.seats.len().max(1);
    (seat + seats - me) % seats
}

/// The hole cards that everyone has seen in the end, by seat.
fn shown(view: &View) -> [Option<HoleCards>; MAX_SEATS] {
    let mut shown = [None; MAX_SEATS];
    for seen in &view.seen {
        if let Seen::Shown { seat, cards } = seen {
            let cards: Vec<Option<Card>> = cards.iter().copied().map(Some).collect();
            shown[seat.index()] = HoleCards::from_slice(&cards).or(shown[seat.index()]);
        }
    }
    shown
}
