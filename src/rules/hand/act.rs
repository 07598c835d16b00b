//! What players and the clock do to a hand.

use super::super::{Action, Chips, Due, Event, Illegal, NoRaise, Pass, Picker, Seat, Step, Which};
use super::{Choices, Hand};
use crate::rules::cards::{CardSet, Row};

impl Hand {
    pub(super) fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.dealt_in.contains(seat) {
            return Err(Illegal::NotInHand);
        }
        if self.over {
            return match action {
                Action::Show(which) => self.show_after(seat, which),
                _ => Err(Illegal::HandOver),
            };
        }
        if self.picking().is_some() {
            self.pick(seat, action)?;
        } else {
            let turn = self.turn;
            if turn != Some(seat) {
                return Err(Illegal::NotYourTurn { turn });
            }
            self.decide(seat, action)?;
            self.pending.remove(seat);
            self.after = seat;
        }
        self.proceed();
        Ok(())
    }

    pub(super) fn clock(&mut self, due: Due) -> Result<(), Illegal> {
        if self.over {
            return Err(Illegal::HandOver);
        }
        match (due, self.script_step()) {
            (Due::Turn, _) => {
                let seat = self.turn.ok_or(Illegal::NothingDue)?;
                let action = self.default_action(seat).ok_or(Illegal::NothingDue)?;
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

    /// What happens when the player's time runs out: never more than a free
    /// choice (ruling 21, TDA 29).
    fn default_action(&self, seat: Seat) -> Option<Action> {
        Some(match self.choices(seat)? {
            Choices::Bet(choices) => choices.check_or_fold(),
            Choices::Continue { .. } => Action::Fold,
            Choices::Exchange { .. } => Action::Draw(CardSet::EMPTY),
            Choices::Discard { .. } => Action::Pass,
            Choices::Show => Action::Show(Which::All),
            Choices::Pick { .. } => return None,
        })
    }

    fn decide(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let step = self.script_step().ok_or(Illegal::HandOver)?;
        match (step, action) {
            (Step::Bet { .. } | Step::Continue { .. }, Action::Fold) => self.fold(seat),
            (Step::Bet { .. }, Action::Check) => return self.check(seat),
            (Step::Bet { .. }, Action::Call) => return self.call(seat),
            (Step::Bet { .. }, Action::RaiseTo(to)) => return self.raise_to(seat, to),
            (Step::Bet { .. }, Action::AllIn) => return self.all_in(seat),
            (Step::Continue { price }, Action::Continue) => {
                let price = self.continue_price(seat, price);
                let paid = self.money.put_in(seat, price);
                self.note_paid(seat, paid);
                self.log.push(Event::Continued {
                    seat,
                    amount: paid.amount,
                    all_in: paid.all_in,
                });
            }
            (Step::Exchange { most }, Action::Draw(cards)) => {
                return self.exchange(seat, cards, self.most_exchanged(seat, most));
            }
            (Step::DiscardFromBoard { .. }, Action::Pass) => {
                let why = Pass::Chosen;
                self.log.push(Event::Passed { seat, why });
            }
            (Step::DiscardFromBoard { .. }, Action::Discard(place)) => {
                return self.discard(seat, place);
            }
            (Step::Showdown, Action::Show(Which::All)) => self.show(seat),
            (Step::Showdown, Action::Muck) => {
                self.live.remove(seat);
                self.active.remove(seat);
                self.log.push(Event::Mucked { seat });
            }
            _ => return Err(Illegal::NotNow),
        }
        Ok(())
    }

    fn fold(&mut self, seat: Seat) {
        self.live.remove(seat);
        self.active.remove(seat);
        self.log.push(Event::Folded { seat });
    }

    fn check(&mut self, seat: Seat) -> Result<(), Illegal> {
        let to_call = self.betting.owed(seat, &self.money, self.active);
        if to_call > 0 {
            return Err(Illegal::CannotCheck { to_call });
        }
        self.betting.acted(seat);
        self.log.push(Event::Checked { seat });
        Ok(())
    }

    fn call(&mut self, seat: Seat) -> Result<(), Illegal> {
        let to_call = self.betting.owed(seat, &self.money, self.active);
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

    fn raise_to(&mut self, seat: Seat, to: Chips) -> Result<(), Illegal> {
        self.betting
            .check_raise(seat, to, &self.money, self.active)?;
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

    fn all_in(&mut self, seat: Seat) -> Result<(), Illegal> {
        let everything = self.money.bets[seat.index()] + self.money.stacks[seat.index()];
        match self.raise_to(seat, everything) {
            // A call says the same: what nobody can match would come back.
            Err(Illegal::CannotRaise(NoRaise::CoveredByBet | NoRaise::NobodyLeft)) => {
                self.call(seat)
            }
            result => result,
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

    fn discard(&mut self, seat: Seat, place: u8) -> Result<(), Illegal> {
        let Some(Choices::Discard { cost }) = self.choices(seat) else {
            return Err(Illegal::NotNow);
        };
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
