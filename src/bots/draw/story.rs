//! The hand so far, told as decisions.

use super::habits::Spot;
use crate::engine::{Chips, MAX_SEATS, Seat, Seats, Seen, View};

/// What can be said of a betting round at one moment.
#[derive(Clone, Debug)]
pub(super) struct Story {
    pub(super) after_draw: bool,
    /// Bets and raises of this round.
    pub(super) raises: u32,
    /// Who must still act in this round, but for those all in.
    pub(super) pending: Seats,
    /// How many cards each player exchanged.
    pub(super) drawn: [u8; MAX_SEATS],
    pub(super) live: Seats,
    active: Seats,
    bets: [Chips; MAX_SEATS],
    to_match: Chips,
    pot: Chips,
}

/// What a player did about a bet, or how many cards they exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Fold,
    Stay,
    Raise,
    Exchange(u8),
}

impl Story {
    /// Reads the hand from its beginning and gives each deed to `look`, with
    /// the moment before it.
    pub(super) fn read(view: &View, mut look: impl FnMut(&Story, Seat, Deed)) -> Story {
        let dealt_in = view.dealt_in();
        let mut story = Story {
            after_draw: false,
            raises: 0,
            pending: dealt_in,
            drawn: [0; MAX_SEATS],
            live: dealt_in,
            active: dealt_in,
            bets: [0; MAX_SEATS],
            to_match: 0,
            pot: 0,
        };
        for seen in &view.seen {
            story.hear(seen, &mut look);
        }
        story
    }

    fn hear(&mut self, seen: &Seen, look: &mut impl FnMut(&Story, Seat, Deed)) {
        match *seen {
            Seen::Ante {
                seat,
                amount,
                all_in,
            } => {
                self.pot += amount;
                self.note(seat, all_in);
            }
            Seen::Blind {
                seat,
                amount,
                all_in,
                ..
            } => {
                self.pay(seat, amount);
                self.to_match = self.to_match.max(amount);
                self.note(seat, all_in);
            }
            Seen::Folded { seat } => {
                look(self, seat, Deed::Fold);
                self.live.remove(seat);
                self.note(seat, true);
            }
            Seen::Checked { seat } => {
                look(self, seat, Deed::Stay);
                self.pending.remove(seat);
            }
            Seen::Called {
                seat,
                amount,
                all_in,
            } => {
                look(self, seat, Deed::Stay);
                self.pay(seat, amount);
                self.pending.remove(seat);
                self.note(seat, all_in);
            }
            Seen::Bet { seat, to, all_in } | Seen::Raised { seat, to, all_in } => {
                look(self, seat, Deed::Raise);
                self.pay(seat, to - self.bets[seat.index()]);
                self.to_match = to;
                self.raises += 1;
                self.note(seat, all_in);
                self.pending = self.active.without(seat);
            }
            Seen::Exchanged { seat, cards } => {
                if !self.after_draw {
                    self.begin_second_round();
                }
                let drawn = cards.count() as u8;
                look(self, seat, Deed::Exchange(drawn));
                self.drawn[seat.index()] = drawn;
            }
            Seen::Returned { seat, amount } => {
                self.pot -= amount;
                self.active.insert(seat);
            }
            _ => {}
        }
    }

    fn begin_second_round(&mut self) {
        self.after_draw = true;
        self.raises = 0;
        self.pending = self.active;
        self.bets = [0; MAX_SEATS];
        self.to_match = 0;
    }

    fn pay(&mut self, seat: Seat, amount: Chips) {
        self.bets[seat.index()] += amount;
        self.pot += amount;
    }

    fn note(&mut self, seat: Seat, has_nothing_left_to_decide: bool) {
        if has_nothing_left_to_decide {
            self.active.remove(seat);
            self.pending.remove(seat);
        }
    }

    /// The moment as the player who must act sees it.
    pub(super) fn spot(&self, seat: Seat) -> Spot {
        Spot {
            after_draw: self.after_draw,
            to_call: self.to_match.saturating_sub(self.bets[seat.index()]) as f32,
            pot: self.pot as f32,
            raises: self.raises,
            may_raise: true,
        }
    }
}
