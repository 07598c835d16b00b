use crate::rules::{Chips, Event, MAX_SEATS, Rules, Seat, Seats, Seen, Step, Street, Tableau};

/// What one player has done in some hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlayerTally {
    /// Hands that the player was dealt.
    pub hands: u64,
    /// Hands in which the player won something.
    pub won: u64,
    /// The most that the player has won in one hand.
    pub biggest_pot: Chips,
    /// Hands in which the player put in chips of their own will: before the
    /// flop, beyond the ante, or to stay in.
    pub entered: u64,
    /// Hands of games in which bets are made.
    pub betting_hands: u64,
    /// Of those, the ones in which the player bet or raised in the first
    /// round.
    pub raised: u64,
    /// Bets and raises in all rounds.
    pub bets: u64,
    /// Calls in all rounds.
    pub calls: u64,
    /// Hands that the player had compared in the end.
    pub showdowns: u64,
    /// Of those, the ones in which the player won something.
    pub showdowns_won: u64,
}

impl PlayerTally {
    /// What each player who was dealt in has done in one hand.
    pub(crate) fn of_hand(seen: &[Seen], rules: &Rules) -> Vec<(Seat, PlayerTally)> {
        let mut hand = OneHand::default();
        seen.iter().for_each(|event| hand.hear(event));
        let bets = u64::from(rules.has(|step| matches!(step, Step::Bet { .. })));
        let tally = |seat: Seat| {
            let (won, showdown) = (hand.tableau.won(seat), hand.showdown.contains(seat).into());
            let tally = PlayerTally {
                hands: 1,
                won: u64::from(won > 0),
                // What comes from others: the rest was the player's own.
                biggest_pot: won.saturating_sub(hand.tableau.put_in(seat)),
                entered: hand.entered.contains(seat).into(),
                betting_hands: bets,
                raised: hand.raised.contains(seat).into(),
                bets: hand.bets[seat.index()],
                calls: hand.calls[seat.index()],
                showdowns: showdown,
                showdowns_won: showdown * u64::from(won > 0),
            };
            (seat, tally)
        };
        hand.tableau.dealt_in.into_iter().map(tally).collect()
    }

    /// Adds what was done in other hands.
    pub(crate) fn add(&mut self, other: &PlayerTally) {
        self.hands += other.hands;
        self.won += other.won;
        self.biggest_pot = self.biggest_pot.max(other.biggest_pot);
        self.entered += other.entered;
        self.betting_hands += other.betting_hands;
        self.raised += other.raised;
        self.bets += other.bets;
        self.calls += other.calls;
        self.showdowns += other.showdowns;
        self.showdowns_won += other.showdowns_won;
    }
}

/// What happened in one hand, by seat.
#[derive(Default)]
struct OneHand {
    tableau: Tableau,
    /// Whether there are community cards.
    board: bool,
    entered: Seats,
    raised: Seats,
    showdown: Seats,
    bets: [u64; MAX_SEATS],
    calls: [u64; MAX_SEATS],
}

impl OneHand {
    /// Every event is named, so that the compiler asks about a new one.
    fn hear(&mut self, event: &Seen) {
        self.tableau.note(event);
        match *event {
            Event::Continued { seat, .. } => self.enter(seat),
            Event::Called { seat, .. } => {
                self.calls[seat.index()] += 1;
                self.enter(seat);
            }
            Event::Bet { seat, .. } | Event::Raised { seat, .. } => {
                self.bets[seat.index()] += 1;
                if self.is_first_round() {
                    self.raised.insert(seat);
                }
                self.enter(seat);
            }
            Event::Board { .. } => self.board = true,
            Event::Ranked { seat, .. } => self.showdown.insert(seat),
            Event::HandStarted { .. }
            | Event::Ante { .. }
            | Event::Blind { .. }
            | Event::Dealt { .. }
            | Event::Burned
            | Event::TimedOut { .. }
            | Event::Folded { .. }
            | Event::Checked { .. }
            | Event::Exchanged { .. }
            | Event::BoardDiscarded { .. }
            | Event::Passed { .. }
            | Event::Wave { .. }
            | Event::Picked { .. }
            | Event::PickingOver
            | Event::Returned { .. }
            | Event::Shown { .. }
            | Event::PicksShown { .. }
            | Event::Mucked { .. }
            | Event::Won { .. }
            | Event::WonUncontested { .. }
            | Event::HandOver
            | Event::LevelSoon { .. }
            | Event::LevelDue { .. }
            | Event::LevelStarted { .. }
            | Event::Scored { .. }
            | Event::Busted { .. }
            | Event::GameOver { .. } => {}
        }
    }

    /// Before the flop, chips beyond the forced bets count; where there is no
    /// flop, in all rounds.
    fn enter(&mut self, seat: Seat) {
        if !self.board {
            self.entered.insert(seat);
        }
    }

    /// Every later round follows the flop or an exchange.
    fn is_first_round(&self) -> bool {
        self.tableau.street == Street::Preflop
    }
}
