//! The steps of the script: what happens by itself, and who decides next.

use super::super::money::Paid;
use super::super::{
    AnteKind, Blind, Chips, DiscardCost, Event, MAX_SEATS, Opening, Pass, PickEnding, Picker, Seat,
    Seats, Showing, Step,
};
use super::{Chores, Hand};
use crate::cards::{Card, Row};

impl Hand {
    /// Goes on until somebody must decide or the hand is over.
    pub(super) fn proceed(&mut self) {
        match self.chores {
            Chores::AtOnce => while self.go_on() {},
            Chores::WhenAsked => {
                let over = self.live.only().is_some();
                if over || !self.somebody_must_decide() {
                    self.turn = None;
                }
            }
        }
    }

    /// Does the next thing that happens by itself; whether there may be more.
    pub(super) fn go_on(&mut self) -> bool {
        if self.over {
            return false;
        }
        if let Some(winner) = self.live.only() {
            self.win_uncontested(winner);
            return false;
        }
        if self.somebody_must_decide() {
            return false;
        }
        self.end_step();
        self.step += 1;
        self.begin_step();
        true
    }

    /// Finds who decides next in this step. Those for whom there is nothing
    /// to decide are passed over.
    fn somebody_must_decide(&mut self) -> bool {
        self.turn = None;
        let Some(step) = self.script_step() else {
            return false;
        };
        if let Step::Pick { count, ending, .. } = step {
            let early = ending == PickEnding::WhenAllHavePicked && self.have_all_picked(count);
            return !self.picks_end && !early;
        }
        while let Some(seat) = self.pending.next_after(self.after) {
            if self.has_a_choice(seat, step) {
                self.turn = Some(seat);
                return true;
            }
            self.pass_over(seat, step);
        }
        false
    }

    fn has_a_choice(&self, seat: Seat, step: Step) -> bool {
        match step {
            // Nobody left to bet against and nothing owed (ruling 20).
            Step::Bet { .. } => {
                !self.active.without(seat).is_empty()
                    || self.betting.owed(seat, &self.money, self.active) > 0
            }
            Step::Continue { price } => self.continue_price(seat, price) > 0,
            Step::Exchange { most } => self.most_exchanged(seat, most) > 0,
            Step::DiscardFromBoard { cost, keep } => {
                self.can_discard(keep)
                    && self.money.stacks[seat.index()] >= self.discard_cost(seat, cost)
            }
            _ => true,
        }
    }

    /// The player has nothing to decide in this step. Where that is for want
    /// of chips, it is told.
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
    pub(super) fn discard_cost(&self, seat: Seat, cost: DiscardCost) -> Chips {
        cost.chips(self.money.put_in[seat.index()], self.money.pot())
    }

    /// What staying in costs the player. The last player with chips pays no
    /// more than others have put in: nobody could win the rest.
    pub(super) fn continue_price(&self, seat: Seat, price: Chips) -> Chips {
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
    pub(super) fn most_exchanged(&self, seat: Seat, most: u8) -> u8 {
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

    /// The players with their forced bets. Positions start left of the
    /// button; with two players at the button (ruling 1, TDA 34-B).
    fn positions(
        &self,
        amounts: &[Chips; MAX_SEATS],
    ) -> impl Iterator<Item = (Seat, Chips)> + use<> {
        let start = match self.dealt_in.len() {
            2 => self.button.before(),
            _ => self.button,
        };
        self.dealt_in.clockwise_after(start).zip(*amounts)
    }

    fn post_antes(&mut self) {
        if self.rules.forced.antes == [0; MAX_SEATS] {
            return;
        }
        for (seat, ante) in self.positions(&self.rules.forced.antes) {
            if ante == 0 {
                continue;
            }
            let paid = match self.rules.forced.ante_kind {
                AnteKind::Matched => self.money.put_in(seat, ante),
                AnteKind::Dead => self.money.pay_dead(seat, ante),
            };
            self.note_paid(seat, paid);
            self.log.push(Event::Ante {
                seat,
                amount: paid.amount,
                all_in: paid.all_in,
            });
        }
    }

    fn post_blinds(&mut self) {
        for (position, (seat, blind)) in self.positions(&self.rules.forced.blinds).enumerate() {
            if blind == 0 || !self.active.contains(seat) {
                continue;
            }
            let paid = self.money.bet(seat, blind);
            self.note_paid(seat, paid);
            self.log.push(Event::Blind {
                seat,
                blind: match position {
                    0 => Blind::Small,
                    1 => Blind::Big,
                    _ => Blind::Straddle,
                },
                amount: paid.amount,
                all_in: paid.all_in,
            });
        }
    }

    fn deal_down(&mut self, cards: u8) {
        let before = self.hole[self.button.index()].len();
        for _ in 0..cards {
            for seat in self.around(self.dealt_in) {
                let card = self.draw();
                self.hole[seat.index()].push(card);
            }
        }
        for seat in self.around(self.dealt_in) {
            let hole = self.hole[seat.index()];
            let cards = match before {
                0 => hole,
                _ => hole[before..].iter().copied().collect(),
            };
            self.log.push(Event::Dealt { seat, cards });
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

    /// Opens the next wave of the board; the last one opens all that is left.
    pub(super) fn open_wave(&mut self) {
        let Some(Step::Pick {
            waves, wave_size, ..
        }) = self.script_step()
        else {
            return;
        };
        self.waves += 1;
        let from = self.opened;
        let all = self.board.len() as u8;
        self.opened = if self.waves < waves {
            (from + wave_size).min(all)
        } else {
            all
        };
        let cards = self.board[from.into()..self.opened.into()]
            .iter()
            .copied()
            .collect();
        let wave = self.waves;
        self.log.push(Event::Wave { wave, cards });
    }

    fn have_all_picked(&self, count: u8) -> bool {
        let has_picked = |seat: Seat| self.picks[seat.index()].len() >= count.into();
        self.live.into_iter().all(has_picked)
    }

    /// Chance fills the picks that are missing, from all cards on the table.
    pub(super) fn fill_picks(&mut self, count: u8) {
        for seat in self.around(self.live) {
            while self.picks[seat.index()].len() < count.into() {
                let taken = self.picks[seat.index()].set();
                let free: Row = (self.board.iter().copied())
                    .filter(|&card| !taken.contains(card))
                    .collect();
                let card = free[self.deck.below(free.len() as u32) as usize];
                let by = Picker::Chance;
                self.picks[seat.index()].push(card);
                self.log.push(Event::Picked { seat, card, by });
            }
        }
    }

    /// Whoever has paid the last chips acts no more.
    pub(super) fn note_paid(&mut self, seat: Seat, paid: Paid) {
        if paid.all_in {
            self.active.remove(seat);
        }
    }

    /// The script never deals more than the deck has: [`Hand::deal`] has
    /// checked it, and exchanges are held to what is left.
    pub(super) fn draw(&mut self) -> Card {
        self.deck.draw().expect("the deck is large enough")
    }
}
