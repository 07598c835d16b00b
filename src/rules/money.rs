use super::{Chips, MAX_SEATS, Seat, Seats};

/// The chips of one hand: what each player has left, has bet in this round
/// and has put in altogether.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Money {
    /// What each player had before the hand.
    pub(super) brought: [Chips; MAX_SEATS],
    pub(super) stacks: [Chips; MAX_SEATS],
    /// Bets of the round under way.
    pub(super) bets: [Chips; MAX_SEATS],
    /// All that can be matched by others, bets of this round included.
    pub(super) put_in: [Chips; MAX_SEATS],
    /// Chips that belong to the main pot and to nobody's bet: dead antes and
    /// the price of discards.
    pub(super) dead: Chips,
}

/// What a payment came to, and whether it took the player's last chips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Paid {
    pub(super) amount: Chips,
    pub(super) all_in: bool,
}

impl Money {
    pub(super) fn new(stacks: [Chips; MAX_SEATS]) -> Money {
        Money {
            brought: stacks,
            stacks,
            bets: [0; MAX_SEATS],
            put_in: [0; MAX_SEATS],
            dead: 0,
        }
    }

    /// Pays a bet of this round, or all that is left if that is less.
    pub(super) fn bet(&mut self, seat: Seat, amount: Chips) -> Paid {
        let paid = self.put_in(seat, amount);
        self.bets[seat.index()] += paid.amount;
        paid
    }

    /// Pays something that counts as matched but is no bet of this round.
    pub(super) fn put_in(&mut self, seat: Seat, amount: Chips) -> Paid {
        let paid = self.take(seat, amount);
        self.put_in[seat.index()] += paid.amount;
        paid
    }

    /// Pays into the main pot an amount that nobody has to match.
    pub(super) fn pay_dead(&mut self, seat: Seat, amount: Chips) -> Paid {
        let paid = self.take(seat, amount);
        self.dead += paid.amount;
        paid
    }

    fn take(&mut self, seat: Seat, amount: Chips) -> Paid {
        let stack = &mut self.stacks[seat.index()];
        let amount = amount.min(*stack);
        *stack -= amount;
        Paid {
            amount,
            all_in: *stack == 0,
        }
    }

    /// All that the player could have bet in this round in the end.
    pub(super) fn everything(&self, seat: Seat) -> Chips {
        self.bets[seat.index()] + self.stacks[seat.index()]
    }

    /// Everything in the middle, bets of this round included.
    pub(super) fn pot(&self) -> Chips {
        self.put_in.iter().sum::<Chips>() + self.dead
    }

    /// The bets of the round join the pot.
    pub(super) fn collect(&mut self) {
        self.bets = [0; MAX_SEATS];
    }

    /// Gives back what one of the players put in beyond all others, which
    /// nobody can match any more (ruling 14).
    pub(super) fn take_back_unmatched(&mut self, live: Seats) -> Option<(Seat, Chips)> {
        let mut top = (None, 0);
        let mut second = 0;
        for (index, &chips) in self.put_in.iter().enumerate() {
            if chips > top.1 {
                second = top.1;
                top = (Seat::new(index), chips);
            } else {
                second = second.max(chips);
            }
        }
        let (seat, excess) = (top.0?, top.1 - second);
        if excess == 0 || !live.contains(seat) {
            return None;
        }
        self.put_in[seat.index()] -= excess;
        self.stacks[seat.index()] += excess;
        Some((seat, excess))
    }
}
