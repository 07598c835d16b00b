//! The end of a hand: who shows, what it is worth, who is paid.

use super::super::pots::{self, Pots};
use super::super::{Common, Event, MAX_SEATS, Seat, TieBreak};
use super::Hand;

impl Hand {
    /// Everyone else has folded: the winner takes all that was put in, an
    /// uncalled bet included.
    pub(super) fn win_uncontested(&mut self, winner: Seat) {
        let amount = self.money.pot();
        self.money.stacks[winner.index()] += amount;
        self.empty_pot();
        self.log.push(Event::WonUncontested {
            seat: winner,
            amount,
        });
        self.finish();
    }

    /// Ruling 19 (TDA 17-A): the last aggressor, else the first left of the
    /// button.
    pub(super) fn first_to_show(&self) -> Seat {
        (self.betting.aggressor)
            .filter(|&seat| self.live.contains(seat))
            .or(self.live.next_after(self.button))
            .unwrap_or(self.button)
    }

    pub(super) fn show_all(&mut self) {
        if std::mem::replace(&mut self.all_shown, true) {
            return;
        }
        for seat in self.live.clockwise_from(self.first_to_show()) {
            self.show(seat);
        }
    }

    pub(super) fn show(&mut self, seat: Seat) {
        let cards = self.hole[seat.index()];
        if self.shown[seat.index()] != cards.set() {
            self.shown[seat.index()] = cards.set();
            self.log.push(Event::Shown { seat, cards });
        }
    }

    /// Compares the hands and pays each pot, the last side pot first and the
    /// main pot last (ruling 17). Kept apart from what every decision goes
    /// through, which it would make longer.
    #[inline(never)]
    pub(super) fn pay_pots(&mut self) {
        let ranks = self.rank_hands();
        let pots = Pots::to_pay(&self.money.put_in, self.money.dead, self.live);
        let (sharing, button) = (self.rules.sharing, self.button);
        self.empty_pot();
        for (number, &pot) in pots.as_slice().iter().enumerate().rev() {
            if let Some(seat) = pot.eligible.only() {
                let amount = pot.amount;
                self.money.stacks[seat.index()] += amount;
                self.log.push(Event::Returned { seat, amount });
                continue;
            }
            pots::pay(pot, sharing, &ranks, button, |seat, amount, share| {
                self.money.stacks[seat.index()] += amount;
                self.log.push(Event::Won {
                    seat,
                    pot: number as u8,
                    amount,
                    share,
                });
            });
        }
    }

    /// A number for each hand still in, higher for better hands.
    fn rank_hands(&mut self) -> [u32; MAX_SEATS] {
        let mut ranks = [0; MAX_SEATS];
        self.picks_shown = true;
        let picked = self.waves > 0;
        let board = self.board;
        let board = Common::from(&board[..]);
        for seat in self.live.clockwise_from(self.first_to_show()) {
            let own = self.hole[seat.index()];
            let cards = self.picks[seat.index()];
            let mut common = board;
            if picked {
                common = Common::from(&cards[..]);
                self.log.push(Event::PicksShown { seat, cards });
            }
            // Rules that deal too few cards for a hand let everybody share.
            let Some(strength) = self.rules.making.strength(&own, common) else {
                continue;
            };
            ranks[seat.index()] = u32::from(strength.number()) << 8 | self.tie_break(seat);
            self.log.push(Event::Ranked { seat, strength });
        }
        ranks
    }

    fn tie_break(&self, seat: Seat) -> u32 {
        match self.rules.tie_break {
            TieBreak::None => 0,
            TieBreak::HighestHoleCard => (self.hole[seat.index()].iter())
                .map(|card| card.rank() as u32)
                .max()
                .unwrap_or(0),
        }
    }

    fn empty_pot(&mut self) {
        self.money.collect();
        self.money.put_in = [0; MAX_SEATS];
        self.money.dead = 0;
    }

    pub(super) fn finish(&mut self) {
        self.over = true;
        self.turn = None;
        self.log.push(Event::HandOver);
    }
}
