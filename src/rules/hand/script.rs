//! The steps of the script: what happens by itself, and who decides next.

use super::super::{
    BetChoices, Chips, DiscardCost, Event, Opening, Pass, PickEnding, Seat, Seats, Showing, Step,
};
use super::{Choices, Chores, Hand};
use crate::rules::cards::Row;

impl Hand {
    /// Goes on until somebody must decide or the hand is over.
    pub(super) fn proceed(&mut self) {
        while !self.waits() && self.chores == Chores::AtOnce {
            self.go_on();
        }
    }

    /// Whether nothing happens by itself: somebody must decide, whose turn it is
    /// now, or the hand is over.
    pub(super) fn waits(&mut self) -> bool {
        self.turn = None;
        if self.over {
            return true;
        }
        if !self.pending.is_empty() {
            return self.find_turn();
        }
        match self.script_step() {
            Some(Step::Pick { count, ending, .. }) => {
                let early = ending == PickEnding::WhenAllHavePicked && self.have_all_picked(count);
                !self.picks_end && !early
            }
            _ => false,
        }
    }

    /// Does the next thing that happens by itself.
    pub(super) fn go_on(&mut self) {
        if let Some(winner) = self.live.only() {
            return self.win_uncontested(winner);
        }
        self.end_step();
        self.step += 1;
        self.begin_step();
    }

    /// Finds who decides next in this step, and what they may do. Players who
    /// have nothing to decide are skipped.
    fn find_turn(&mut self) -> bool {
        let Some(step) = self.script_step() else {
            return false;
        };
        while let Some(seat) = self.pending.next_after(self.after) {
            self.turn = self.choices_in(step, seat).map(|choices| (seat, choices));
            if self.turn.is_some() {
                return true;
            }
            self.pass_over(seat, step);
        }
        false
    }

    /// What a player may do in turn, if there is anything to decide.
    fn choices_in(&self, step: Step, seat: Seat) -> Option<Choices> {
        let (choices, is_one) = match step {
            Step::Bet { .. } => return self.bet_choices(seat).map(Choices::Bet),
            Step::Continue { price } => {
                let price = self.continue_price(seat, price);
                (Choices::Continue { price }, price > 0)
            }
            Step::Exchange { most } => {
                let most = self.most_exchanged(seat, most);
                (Choices::Exchange { most }, most > 0)
            }
            Step::DiscardFromBoard { cost, keep } => {
                let cost = self.discard_cost(seat, cost);
                let can_pay = self.money.stacks[seat.index()] >= cost;
                (Choices::Discard { cost }, can_pay && self.can_discard(keep))
            }
            Step::Showdown => (Choices::Show, true),
            Step::Pick { .. }
            | Step::Antes
            | Step::Blinds
            | Step::DealDown(_)
            | Step::Burn
            | Step::DealBoard { .. } => return None,
        };
        is_one.then_some(choices)
    }

    /// Nothing, where nobody is left to bet against and nothing is owed (ruling
    /// 20).
    fn bet_choices(&self, seat: Seat) -> Option<BetChoices> {
        let others = self.active.without(seat);
        let owed = self.betting.owed(seat, &self.money, others);
        if others.is_empty() && owed == 0 {
            return None;
        }
        Some(BetChoices {
            to_call: owed.min(self.money.stacks[seat.index()]),
            raise: self.betting.raise_range(seat, &self.money, others),
        })
    }

    /// Skips a player who has nothing to decide in this step. If they lack the
    /// chips, an event says so.
    fn pass_over(&mut self, seat: Seat, step: Step) {
        if let Step::DiscardFromBoard { keep, .. } = step
            && self.can_discard(keep)
        {
            let why = Pass::CannotPay;
            self.log.push(Event::Passed { seat, why });
        }
        self.after = seat;
        self.pending.remove(seat);
    }

    /// Whether more cards lie on the board than must stay there.
    fn can_discard(&self, keep: u8) -> bool {
        self.board.len() > keep.into()
    }

    /// What taking a community card away costs the player now.
    fn discard_cost(&self, seat: Seat, cost: DiscardCost) -> Chips {
        cost.chips(self.money.put_in[seat.index()], self.money.pot())
    }

    /// What staying in costs the player. The last player with chips pays no
    /// more than others have put in: nobody could win the rest.
    fn continue_price(&self, seat: Seat, price: Chips) -> Chips {
        let price = price.min(self.money.stacks[seat.index()]);
        if !self.active.without(seat).is_empty() {
            return price;
        }
        let put_in = &self.money.put_in;
        let rivals = self.live.without(seat).into_iter();
        let most = rivals.map(|rival| put_in[rival.index()]).max().unwrap_or(0);
        price.min(most.saturating_sub(put_in[seat.index()]))
    }

    /// An exchange cannot need more cards than the deck has.
    fn most_exchanged(&self, seat: Seat, most: u8) -> u8 {
        let hole = self.hole[seat.index()].len() as u8;
        most.min(hole).min(self.deck.left() as u8)
    }

    /// Starts the step that the script has come to: a chore is done at once,
    /// a decision waits for those who must make it.
    pub(super) fn begin_step(&mut self) {
        match self.script_step() {
            Some(Step::Antes) => self.post_antes(),
            Some(Step::Blinds) => self.post_blinds(),
            Some(Step::DealDown(cards)) => self.deal_down(cards),
            Some(Step::Burn) => {
                let card = self.draw();
                self.aside.insert(card);
                self.log.push(Event::Burned);
            }
            Some(Step::DealBoard {
                street,
                cards,
                facing,
            }) => {
                let cards: Row = (0..cards).map(|_| self.draw()).collect();
                cards.iter().for_each(|&card| self.board.push(card));
                self.facing = facing;
                self.street = street;
                self.log.push(Event::Board {
                    street,
                    cards,
                    facing,
                });
            }
            Some(Step::Bet {
                street,
                opening,
                unit,
            }) => {
                self.street = street;
                self.open_betting(opening, unit);
            }
            Some(Step::Continue { .. } | Step::DiscardFromBoard { .. }) => {
                self.wait_for(self.live.and(self.active), self.button);
            }
            Some(Step::Exchange { .. }) => self.wait_for(self.live, self.button),
            Some(Step::Pick { .. }) => self.open_wave(),
            Some(Step::Showdown) => match self.rules.showing {
                Showing::Everyone => self.show_all(),
                Showing::InTurn => self.wait_for(self.live, self.first_to_show().before()),
            },
            None => self.finish(),
        }
    }

    /// Ends a step in which players decided.
    fn end_step(&mut self) {
        match self.script_step() {
            Some(Step::Bet { .. }) => {
                if self.betting.to_match > 0 {
                    self.money.collect();
                    self.return_unmatched();
                }
                if self.active.len() <= 1 && !self.all_shown && self.only_cards_are_to_come() {
                    self.show_all();
                }
            }
            Some(Step::Continue { .. }) => self.return_unmatched(),
            Some(Step::Pick { .. }) => self.log.push(Event::PickingOver),
            Some(Step::Showdown) => self.pay_pots(),
            _ => {}
        }
    }

    fn wait_for(&mut self, seats: Seats, after: Seat) {
        self.pending = seats;
        self.after = after;
    }

    /// Ruling 18 (TDA 16): hands are shown before the board runs out, but not
    /// while anybody still has a card to choose.
    fn only_cards_are_to_come(&self) -> bool {
        let is_card = |step: &Step| {
            matches!(
                step,
                Step::Burn | Step::DealBoard { .. } | Step::Bet { .. } | Step::Showdown
            )
        };
        self.rules.showing == Showing::Everyone
            && self.rules.script[self.step..].iter().all(is_card)
    }

    /// Two players with chips have matched each other, so nothing is left.
    fn return_unmatched(&mut self) {
        if self.active.len() > 1 {
            return;
        }
        if let Some((seat, amount)) = self.money.take_back_unmatched(self.live) {
            self.active.insert(seat);
            self.log.push(Event::Returned { seat, amount });
        }
    }

    fn open_betting(&mut self, opening: Opening, unit: Chips) {
        let mut after = self.button;
        match opening {
            Opening::LeftOfButton => self.betting.open(unit),
            Opening::AfterBlinds => {
                let mut largest = 0;
                let mut lacking = 0;
                for (seat, blind) in self.positions(&self.rules.forced.blinds) {
                    if blind >= largest && blind > 0 {
                        (largest, after) = (blind, seat);
                    }
                    lacking += blind - self.money.bets[seat.index()];
                }
                self.betting.open_with_blinds(unit, largest, lacking);
            }
        }
        if self.active.len() > 1 {
            self.betting.aggressor = None;
        }
        self.wait_for(self.active, after);
    }
}
