//! What happens by itself before anybody decides: forced bets, and cards for
//! everyone.

use super::super::money::Paid;
use super::super::{AnteKind, Blind, Chips, Event, MAX_SEATS, Seat};
use super::Hand;
use crate::rules::cards::Card;

impl Hand {
    /// The players with their forced bets. Positions start left of the
    /// button; with two players at the button (ruling 1, TDA 34-B).
    pub(super) fn positions(
        &self,
        amounts: &[Chips; MAX_SEATS],
    ) -> impl Iterator<Item = (Seat, Chips)> + use<> {
        let heads_up = self.dealt_in.without(self.button).only().is_some();
        let seats = if heads_up {
            self.dealt_in.clockwise_from(self.button)
        } else {
            self.dealt_in.clockwise_after(self.button)
        };
        seats.zip(*amounts)
    }

    pub(super) fn post_antes(&mut self) {
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

    pub(super) fn post_blinds(&mut self) {
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

    pub(super) fn deal_down(&mut self, cards: u8) {
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

    /// A player without chips does not act again in this hand.
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
