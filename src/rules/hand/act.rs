//! What players and the clock do to a hand.

use super::super::{
    Action, BetChoices, Chips, Due, Event, Illegal, NoRaise, Pass, Picker, Seat, Seats, Step, Which,
};
use super::{Choices, Hand};
use crate::rules::cards::{CardSet, Row};

impl Hand {
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        match self.turn {
            Some((turn, choices)) if turn == seat => {
                self.decide(seat, choices, action)?;
                self.pending.remove(seat);
                self.after = seat;
            }
            _ => self.act_without_turn(seat, action)?,
        }
        self.proceed();
        Ok(())
    }

    fn act_without_turn(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.dealt_in.contains(seat) {
            return Err(Illegal::NotInHand);
        }
        match action {
            Action::Show(which) if self.over => self.show_after(seat, which),
            _ if self.over => Err(Illegal::HandOver),
            _ if self.picking().is_some() => self.pick(seat, action),
            _ => Err(Illegal::NotYourTurn { turn: self.turn() }),
        }
    }

    pub(super) fn clock(&mut self, due: Due) -> Result<(), Illegal> {
        if self.over {
            return Err(Illegal::HandOver);
        }
        match (due, self.script_step()) {
            (Due::Turn, _) => {
                let (seat, choices) = self.turn.ok_or(Illegal::NothingDue)?;
                let action = default_action(choices).ok_or(Illegal::NothingDue)?;
                self.log.push(Event::TimedOut { seat });
                self.act(seat, action)
            }
            (Due::Wave, Some(Step::Pick { .. })) if usize::from(self.opened) < self.board.len() => {
                self.open_wave();
                Ok(())
            }
            (Due::PickingOver, Some(Step::Pick { count, .. }))
                if usize::from(self.opened) == self.board.len() =>
            {
                self.fill_picks(count);
                self.picks_end = true;
                self.proceed();
                Ok(())
            }
            _ => Err(Illegal::NothingDue),
        }
    }

    fn decide(&mut self, seat: Seat, choices: Choices, action: Action) -> Result<(), Illegal> {
        match (choices, action) {
            (Choices::Bet(_) | Choices::Continue { .. }, Action::Fold) => {
                self.leave(seat);
                self.log.push(Event::Folded { seat });
            }
            (Choices::Bet(bet), Action::Check) => return self.check(seat, bet.to_call),
            (Choices::Bet(bet), Action::Call) => return self.call(seat, bet.to_call),
            (Choices::Bet(bet), Action::RaiseTo(to)) => return self.raise_to(seat, to, bet),
            (Choices::Bet(bet), Action::AllIn) => return self.all_in(seat, bet),
            (Choices::Continue { price }, Action::Continue) => {
                let paid = self.money.put_in(seat, price);
                self.note_paid(seat, paid);
                self.log.push(Event::Continued {
                    seat,
                    amount: paid.amount,
                    all_in: paid.all_in,
                });
            }
            (Choices::Exchange { most }, Action::Draw(cards)) => {
                return self.exchange(seat, cards, most);
            }
            (Choices::Discard { .. }, Action::Pass) => {
                let why = Pass::Chosen;
                self.log.push(Event::Passed { seat, why });
            }
            (Choices::Discard { cost }, Action::Discard(place)) => {
                return self.discard(seat, place, cost);
            }
            (Choices::Show, Action::Show(Which::All)) => self.show(seat),
            (Choices::Show, Action::Muck) => {
                self.leave(seat);
                self.log.push(Event::Mucked { seat });
            }
            _ => return Err(Illegal::NotNow),
        }
        Ok(())
    }

    /// The player is out of the hand. The last one left decides nothing more.
    fn leave(&mut self, seat: Seat) {
        self.live.remove(seat);
        self.active.remove(seat);
        if self.live.only().is_some() {
            self.pending = Seats::NONE;
        }
    }

    fn check(&mut self, seat: Seat, to_call: Chips) -> Result<(), Illegal> {
        if to_call > 0 {
            return Err(Illegal::CannotCheck { to_call });
        }
        self.betting.acted(seat);
        self.log.push(Event::Checked { seat });
        Ok(())
    }

    fn call(&mut self, seat: Seat, to_call: Chips) -> Result<(), Illegal> {
        if to_call == 0 {
            return Err(Illegal::NothingToCall);
        }
        let paid = self.money.bet(seat, to_call);
        self.note_paid(seat, paid);
        self.betting.acted(seat);
        self.log.push(Event::Called {
            seat,
            amount: paid.amount,
            all_in: paid.all_in,
        });
        Ok(())
    }

    fn raise_to(&mut self, seat: Seat, to: Chips, bet: BetChoices) -> Result<(), Illegal> {
        bet.check_raise(to, self.money.everything(seat))?;
        let opens = self.betting.to_match == 0;
        let paid = self.money.bet(seat, to - self.money.bets[seat.index()]);
        let all_in = paid.all_in;
        self.note_paid(seat, paid);
        self.betting.raised(seat, to);
        self.pending = self.active;
        self.log.push(if opens {
            Event::Bet { seat, to, all_in }
        } else {
            Event::Raised { seat, to, all_in }
        });
        Ok(())
    }

    fn all_in(&mut self, seat: Seat, bet: BetChoices) -> Result<(), Illegal> {
        match bet.raise {
            // A call says the same: what nobody can match would come back.
            Err(NoRaise::CoveredByBet | NoRaise::NobodyLeft) => self.call(seat, bet.to_call),
            _ => self.raise_to(seat, self.money.everything(seat), bet),
        }
    }

    fn exchange(&mut self, seat: Seat, thrown: CardSet, most: u8) -> Result<(), Illegal> {
        let hole = self.hole[seat.index()];
        if let Some(card) = (thrown - hole.set()).into_iter().next() {
            return Err(Illegal::NotYourCard(card));
        }
        if thrown.len() > most.into() {
            return Err(Illegal::TooManyCards { most });
        }
        let cards = (hole.iter().copied())
            .filter(|&card| thrown.contains(card))
            .collect();
        self.log.push(Event::Exchanged { seat, cards });
        self.aside = self.aside | thrown;
        // New cards lie where the old ones lay, so that a player who has
        // learned the places keeps them.
        let mut dealt = Row::EMPTY;
        self.hole[seat.index()] = (hole.iter())
            .map(|&card| {
                if !thrown.contains(card) {
                    return card;
                }
                let new = self.draw();
                dealt.push(new);
                new
            })
            .collect();
        if !dealt.is_empty() {
            self.log.push(Event::Dealt { seat, cards: dealt });
        }
        Ok(())
    }

    fn discard(&mut self, seat: Seat, place: u8, cost: Chips) -> Result<(), Illegal> {
        let places = self.board.len() as u8;
        if place >= places {
            return Err(Illegal::NoSuchPlace { places });
        }
        let facing = self.facing;
        let paid = self.money.pay_dead(seat, cost);
        self.note_paid(seat, paid);
        let card = self.board.remove(place.into());
        self.aside.insert(card);
        self.log.push(Event::BoardDiscarded {
            seat,
            place,
            card: [card].into_iter().collect(),
            facing,
            cost,
            all_in: paid.all_in,
        });
        Ok(())
    }

    fn pick(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let Action::Pick(place) = action else {
            return Err(Illegal::NotNow);
        };
        if !self.live.contains(seat) {
            return Err(Illegal::NotInHand);
        }
        if !self.to_act().contains(seat) {
            return Err(Illegal::PicksComplete);
        }
        let Some(&card) = self.board.get(usize::from(place)) else {
            let places = self.board.len() as u8;
            return Err(Illegal::NoSuchPlace { places });
        };
        if place >= self.opened {
            return Err(Illegal::NotOpen);
        }
        if self.picks[seat.index()].contains(&card) {
            return Err(Illegal::AlreadyPicked);
        }
        let by = Picker::Player;
        self.picks[seat.index()].push(card);
        self.log.push(Event::Picked { seat, card, by });
        Ok(())
    }

    /// After the hand a player may show what nobody has seen.
    fn show_after(&mut self, seat: Seat, which: Which) -> Result<(), Illegal> {
        let hole = &self.hole[seat.index()];
        let chosen = match which {
            Which::All => &hole[..],
            Which::First => hole.get(..1).unwrap_or_default(),
            Which::Second => hole.get(1..2).unwrap_or_default(),
        };
        let shown = self.shown[seat.index()];
        let cards: Row = (chosen.iter().copied())
            .filter(|&card| !shown.contains(card))
            .collect();
        if cards.is_empty() {
            return Err(Illegal::AlreadyShown);
        }
        self.shown[seat.index()] = shown | cards.set();
        self.log.push(Event::Shown { seat, cards });
        Ok(())
    }
}

/// What happens when the player's time runs out: never more than a free choice
/// (ruling 21, TDA 29).
fn default_action(choices: Choices) -> Option<Action> {
    Some(match choices {
        Choices::Bet(choices) => choices.check_or_fold(),
        Choices::Continue { .. } => Action::Fold,
        Choices::Exchange { .. } => Action::Draw(CardSet::EMPTY),
        Choices::Discard { .. } => Action::Pass,
        Choices::Show => Action::Show(Which::All),
        Choices::Pick { .. } => return None,
    })
}
