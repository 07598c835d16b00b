//! Community cards that open in waves, and the players' picks among them.

use super::super::{Event, Picker, Seat, Step};
use super::Hand;
use crate::rules::cards::Row;

impl Hand {
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

    pub(super) fn have_all_picked(&self, count: u8) -> bool {
        let has_picked = |seat: Seat| self.picks[seat.index()].len() >= count.into();
        self.live.into_iter().all(has_picked)
    }

    /// Fills missing picks at random from all cards on the board.
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
}
