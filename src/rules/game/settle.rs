//! After a hand: points, who is out, whether the game is over.

use super::super::{Chips, Ending, Event, Seat, Seats};
use super::Game;

impl Game {
    /// Counts points, and finds out who is out and whether the game is over.
    pub(super) fn settle(&mut self) {
        let Some(hand) = &self.hand else { return };
        let before = std::mem::take(&mut self.stacks);
        self.stacks = hand.stacks()[..before.len()].to_vec();
        let out = |seat: &Seat| before[seat.index()] > 0 && self.stacks[seat.index()] == 0;
        let mut busted: Vec<Seat> = Seats::first(before.len()).into_iter().filter(out).collect();
        // Of players who go out in the same hand, the one who started it with
        // more chips places higher.
        busted.sort_by_key(|seat| before[seat.index()]);
        let left = self.in_game();
        let mut place = left.len() + busted.len();
        for seat in busted {
            let number = place as u8;
            self.events.push(Event::Busted {
                seat,
                place: number,
            });
            place -= 1;
        }
        if let Ending::Points { target } = self.options.ending() {
            self.score(target);
        }
        self.winner = self.winner.or(left.only());
        if let Some(winner) = self.winner {
            self.events.push(Event::GameOver { winner });
        } else if self.hands_left_in_level() == Some(1) {
            self.next_level = self.level + 1;
            self.tell_of_next_level(|level| Event::LevelDue { level });
        }
    }

    /// Counts the pots won as points. The first to reach the target wins; if two
    /// do in the same hand, the one with more. With equal points the game goes
    /// on.
    fn score(&mut self, target: Chips) {
        let Some(hand) = &self.hand else { return };
        let mut won = vec![0; self.points.len()];
        for event in hand.events() {
            if let Event::Won { seat, amount, .. } | Event::WonUncontested { seat, amount } = event
            {
                won[seat.index()] += amount;
            }
        }
        for seat in Seats::first(won.len()) {
            let points = won[seat.index()];
            if points > 0 {
                self.points[seat.index()] += points;
                let total = self.points[seat.index()];
                self.events.push(Event::Scored {
                    seat,
                    points,
                    total,
                });
            }
        }
        let most = self.points.iter().copied().max().unwrap_or(0);
        if most >= target {
            let leaders: Seats = Seats::first(won.len())
                .into_iter()
                .filter(|seat| self.points[seat.index()] == most)
                .collect();
            self.winner = leaders.only();
        }
    }
}
