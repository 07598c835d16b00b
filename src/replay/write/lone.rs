use crate::engine::{Chips, Event, MAX_SEATS, Seat, Seats, Seen, View};

/// Watches for the last player with chips whom a round leaves over before
/// they have acted, because all others are out or all in. Here they have
/// nothing to decide (ruling 20), but the format has them check.
pub(super) struct Lone {
    /// What each player has left, and has bet in this round.
    left: [Chips; MAX_SEATS],
    bets: [Chips; MAX_SEATS],
    /// Those who have not folded.
    live: Seats,
    /// Those whom the format asks in this round.
    asked: Seats,
    /// Those who have acted since the last bet or raise.
    acted: Seats,
}

impl Lone {
    pub(super) fn new(view: &View) -> Lone {
        let mut left = [0; MAX_SEATS];
        for it in &view.seats {
            left[it.seat.index()] = it.brought;
        }
        Lone {
            left,
            bets: [0; MAX_SEATS],
            live: view.dealt_in(),
            asked: Seats::NONE,
            acted: Seats::NONE,
        }
    }

    /// Who has to check before that happens.
    pub(super) fn hear(&mut self, seen: &Seen) -> Option<Seat> {
        match *seen {
            Event::Ante { seat, amount, .. } => self.left[seat.index()] -= amount,
            Event::Blind { seat, amount, .. } => self.bet(seat, amount),
            Event::Dealt { .. } => self.begin_round(),
            Event::Board { .. } => {
                self.bets = [0; MAX_SEATS];
                self.begin_round();
            }
            Event::Folded { seat } => self.live.remove(seat),
            Event::Checked { seat } => self.acted.insert(seat),
            Event::Called { seat, amount, .. } => {
                self.acted.insert(seat);
                self.bet(seat, amount);
            }
            Event::Bet { seat, to, .. } | Event::Raised { seat, to, .. } => {
                self.acted = [seat].into_iter().collect();
                self.bet(seat, to - self.bets[seat.index()]);
            }
            Event::Burned | Event::Shown { .. } => return self.left_over(),
            Event::Returned { seat, amount } => {
                let left_over = self.left_over();
                self.left[seat.index()] += amount;
                return left_over;
            }
            Event::WonUncontested { .. } => self.asked = Seats::NONE,
            _ => {}
        }
        None
    }

    fn bet(&mut self, seat: Seat, amount: Chips) {
        self.left[seat.index()] -= amount;
        self.bets[seat.index()] += amount;
    }

    fn begin_round(&mut self) {
        let could_bet = |seat: Seat| self.bets[seat.index()] + self.left[seat.index()];
        let has_rival = |seat: Seat| {
            let mut rivals = self.live.without(seat).into_iter();
            rivals.any(|rival| could_bet(rival) > self.bets[seat.index()])
        };
        let is_asked = |seat: &Seat| self.left[seat.index()] > 0 && has_rival(*seat);
        self.asked = self.live.into_iter().filter(is_asked).collect();
        self.acted = Seats::NONE;
    }

    fn left_over(&mut self) -> Option<Seat> {
        let asked = std::mem::take(&mut self.asked);
        let able = |seat: &Seat| self.left[seat.index()] > 0;
        let left_over: Seats = self.live.into_iter().filter(able).collect();
        (left_over.only())
            .filter(|seat| asked.len() > 1 && asked.contains(*seat) && !self.acted.contains(*seat))
    }
}
