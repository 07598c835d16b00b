use super::{AnteKind, Chips, Event, MAX_SEATS, Rules, Seat, Seats, Status, Step, Street, View};

/// The chips and the players of one hand, added up from its events.
///
/// Sentences, computer players, the coach, statistics and recorded hands all
/// follow a hand event by event, and all need its bets, its pot and who is
/// in. The sums are made here for all of them, so that nobody's table differs
/// from the one that the rules see. It works for the rules' own events as for
/// what one viewer may know: no sum depends on a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tableau {
    /// The part of the hand. An exchange belongs to the round after it.
    pub street: Street,
    /// Everyone who was dealt cards.
    pub dealt_in: Seats,
    /// Who is still in.
    pub live: Seats,
    all_in: Seats,
    /// Who need not act again in this round unless somebody raises.
    pub acted: Seats,
    /// Who has had the chance to exchange cards.
    pub exchanged: Seats,
    /// Everything in the middle.
    pub pot: Chips,
    /// The total that must be matched to stay in.
    pub to_match: Chips,
    /// Bets and raises of this round, short ones too.
    pub raises: u32,
    /// The last bet or raise of this round.
    pub last_bet: Option<LastBet>,
    /// No event tells that a round is over, so bets stay until the next one.
    bets: [Chips; MAX_SEATS],
    put_in: [Chips; MAX_SEATS],
    won: [Chips; MAX_SEATS],
    /// How each stack differs from what the player brought.
    change: [i64; MAX_SEATS],
    blinds: [Chips; MAX_SEATS],
    ante_kind: AnteKind,
}

/// A bet or raise that nobody has raised since.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastBet {
    /// Who made it.
    pub seat: Seat,
    /// The total that it made.
    pub to: Chips,
    /// Whether it took the player's last chips.
    pub all_in: bool,
}

impl Tableau {
    /// The table before the first event of a hand.
    pub fn new(rules: &Rules) -> Tableau {
        let named = rules.script.iter().find_map(|step| match *step {
            Step::Bet { street, .. } => Some(street),
            Step::DealBoard { .. } => Some(Street::Preflop),
            _ => None,
        });
        Tableau {
            street: named.unwrap_or(Street::Preflop),
            blinds: rules.forced.blinds,
            ante_kind: rules.forced.ante_kind,
            ..Tableau::default()
        }
    }

    /// The table after all that the viewer has seen.
    pub fn of(view: &View) -> Tableau {
        let mut tableau = Tableau::new(&view.rules);
        view.seen.iter().for_each(|seen| tableau.note(seen));
        tableau
    }

    /// What the event does to the table. Every event is named, so that the
    /// compiler asks about a new one.
    pub fn note<C>(&mut self, event: &Event<C>) {
        match *event {
            Event::Ante {
                seat,
                amount,
                all_in,
            } => {
                self.pay(seat, amount, all_in);
                if self.ante_kind == AnteKind::Matched {
                    self.put_in[seat.index()] += amount;
                }
            }
            Event::Blind {
                seat,
                amount,
                all_in,
                ..
            } => {
                self.bet_more(seat, amount, all_in);
                self.to_match = self.to_match.max(amount);
            }
            // The largest blind of those dealt in must be matched in full,
            // even where it was posted short (ruling 3).
            Event::Dealt { seat, .. } if !self.dealt_in.contains(seat) => {
                self.to_match = self.to_match.max(self.blinds[self.dealt_in.len()]);
                self.dealt_in.insert(seat);
                self.live.insert(seat);
            }
            Event::Board { street, .. } => {
                self.street = street;
                self.begin_round();
            }
            Event::Exchanged { seat, .. } => {
                if self.street != Street::AfterDraw {
                    self.street = Street::AfterDraw;
                    self.begin_round();
                }
                self.exchanged.insert(seat);
            }
            Event::Folded { seat } | Event::Mucked { seat } => self.live.remove(seat),
            Event::Checked { seat } | Event::Passed { seat, .. } => self.acted.insert(seat),
            Event::Called {
                seat,
                amount,
                all_in,
            } => {
                self.bet_more(seat, amount, all_in);
                self.acted.insert(seat);
            }
            Event::Bet { seat, to, all_in } | Event::Raised { seat, to, all_in } => {
                let more = to.saturating_sub(self.bet(seat));
                self.bet_more(seat, more, all_in);
                self.to_match = to;
                self.raises += 1;
                self.acted = [seat].into_iter().collect();
                self.last_bet = Some(LastBet { seat, to, all_in });
            }
            Event::Continued {
                seat,
                amount,
                all_in,
            } => {
                self.pay(seat, amount, all_in);
                self.put_in[seat.index()] += amount;
                self.acted.insert(seat);
            }
            Event::BoardDiscarded {
                seat, cost, all_in, ..
            } => {
                self.pay(seat, cost, all_in);
                self.acted.insert(seat);
            }
            Event::Returned { seat, amount } => {
                self.get(seat, amount);
                let put_in = &mut self.put_in[seat.index()];
                *put_in = put_in.saturating_sub(amount);
                self.all_in.remove(seat);
            }
            Event::Won { seat, amount, .. } | Event::WonUncontested { seat, amount } => {
                self.get(seat, amount);
                self.won[seat.index()] += amount;
            }
            Event::HandOver => self.bets = [0; MAX_SEATS],
            Event::HandStarted { .. }
            | Event::Dealt { .. }
            | Event::Burned
            | Event::TimedOut { .. }
            | Event::Wave { .. }
            | Event::Picked { .. }
            | Event::PickingOver
            | Event::Shown { .. }
            | Event::PicksShown { .. }
            | Event::Ranked { .. }
            | Event::LevelSoon { .. }
            | Event::LevelDue { .. }
            | Event::LevelStarted { .. }
            | Event::Scored { .. }
            | Event::Busted { .. }
            | Event::GameOver { .. } => {}
        }
    }

    /// Who is still in and has chips to act with.
    pub fn active(&self) -> Seats {
        self.live.minus(self.all_in)
    }

    /// Who must still act in this round.
    pub fn to_act(&self) -> Seats {
        self.active().minus(self.acted)
    }

    /// How the player stands in the hand.
    pub fn status(&self, seat: Seat) -> Status {
        if !self.dealt_in.contains(seat) {
            Status::Busted
        } else if !self.live.contains(seat) {
            Status::Folded
        } else if self.all_in.contains(seat) {
            Status::AllIn
        } else {
            Status::Active
        }
    }

    /// What the player has bet in this round.
    pub fn bet(&self, seat: Seat) -> Chips {
        self.bets[seat.index()]
    }

    /// What the player lacks of the total to match, whatever they have.
    pub fn owed(&self, seat: Seat) -> Chips {
        self.to_match.saturating_sub(self.bet(seat))
    }

    /// What the player has put in during the hand, as far as others must
    /// match it.
    pub fn put_in(&self, seat: Seat) -> Chips {
        self.put_in[seat.index()]
    }

    /// What the player has won of the pots.
    pub fn won(&self, seat: Seat) -> Chips {
        self.won[seat.index()]
    }

    /// What the player has now of what they brought.
    pub fn stack(&self, seat: Seat, brought: Chips) -> Chips {
        brought.saturating_add_signed(self.change[seat.index()])
    }

    fn begin_round(&mut self) {
        self.bets = [0; MAX_SEATS];
        self.to_match = 0;
        self.raises = 0;
        self.acted = Seats::NONE;
        self.last_bet = None;
    }

    fn bet_more(&mut self, seat: Seat, amount: Chips, all_in: bool) {
        self.pay(seat, amount, all_in);
        self.bets[seat.index()] += amount;
        self.put_in[seat.index()] += amount;
    }

    fn pay(&mut self, seat: Seat, amount: Chips, all_in: bool) {
        self.pot += amount;
        self.change[seat.index()] -= amount as i64;
        if all_in {
            self.all_in.insert(seat);
        }
    }

    /// Somebody who came to the table in the middle of a hand has not seen
    /// all of the pot.
    fn get(&mut self, seat: Seat, amount: Chips) {
        self.pot = self.pot.saturating_sub(amount);
        self.change[seat.index()] += amount as i64;
    }
}

/// For whoever hears of a hand and not of its rules: blinds count as they are
/// posted, antes as any bet.
impl Default for Tableau {
    fn default() -> Tableau {
        Tableau {
            street: Street::Preflop,
            dealt_in: Seats::NONE,
            live: Seats::NONE,
            all_in: Seats::NONE,
            acted: Seats::NONE,
            exchanged: Seats::NONE,
            pot: 0,
            to_match: 0,
            raises: 0,
            last_bet: None,
            bets: [0; MAX_SEATS],
            put_in: [0; MAX_SEATS],
            won: [0; MAX_SEATS],
            change: [0; MAX_SEATS],
            blinds: [0; MAX_SEATS],
            ante_kind: AnteKind::Matched,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::rules::cards::{Deck, Seed};
    use crate::rules::{Action, Hand, HoldemOptions, Input, Options};

    /// The big blind is all in with a part of it, and still all of it must be
    /// matched.
    #[test]
    fn a_hand_adds_up() {
        let options = Options::Holdem(HoldemOptions {
            players: 3,
            ..HoldemOptions::default()
        });
        let rules = Arc::new(options.rules(0));
        let (brought, deck) = ([1000, 1000, 50], Deck::shuffled(&Seed::from(1), 0));
        let mut hand = Hand::deal(Arc::clone(&rules), &brought, Seat::FIRST, deck).unwrap();
        let mut tableau = Tableau::new(&rules);
        hand.events().iter().for_each(|it| tableau.note(it));
        let mut told = Vec::new();
        let mut tell = |tableau: &Tableau| {
            let Tableau { street, pot, .. } = tableau;
            let seats = Seats::first(3).into_iter();
            let stacks: Vec<Chips> = (seats.zip(brought))
                .map(|(seat, brought)| tableau.stack(seat, brought))
                .collect();
            let (to_match, to_act) = (tableau.to_match, tableau.to_act().len());
            told.push(format!(
                "{street:?}: pot {pot}, match {to_match}, {to_act} to act, {stacks:?}"
            ));
        };
        tell(&tableau);
        for action in [
            Action::RaiseTo(600),
            Action::Call,
            Action::Check,
            Action::RaiseTo(200),
            Action::Fold,
        ] {
            let turn = hand.turn().unwrap();
            for event in hand.apply(Input::Act(turn, action)).unwrap() {
                tableau.note(event);
            }
            tell(&tableau);
        }
        expect_test::expect![[r#"
            Preflop: pot 150, match 200, 2 to act, [1000, 900, 0]
            Preflop: pot 750, match 600, 1 to act, [400, 900, 0]
            Flop: pot 1250, match 0, 2 to act, [400, 400, 0]
            Flop: pot 1250, match 0, 1 to act, [400, 400, 0]
            Flop: pot 1450, match 200, 1 to act, [200, 400, 0]
            River: pot 0, match 0, 1 to act, [1500, 400, 150]"#]]
        .assert_eq(&told.join("\n"));
    }
}
