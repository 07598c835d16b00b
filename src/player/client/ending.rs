//! What the game was for the player, once it is over for them.

use super::{Client, Setup};
use crate::bots::Style;
use crate::rules::cards::Seed;
use crate::rules::{Event, Seen};
use crate::speech::{Verbosities, msg};
use crate::table::TablePace;

impl Client {
    /// Whether the player plays no further hand of this game.
    pub fn has_ended(&self) -> bool {
        self.tutor.is_none() && (self.is_over() || self.told.is_out())
    }

    /// How it ended for the player and what was best of it, as sentences, once it
    /// has.
    pub fn ending(&self) -> Option<String> {
        if !self.has_ended() {
            return None;
        }
        let words = &self.words;
        let players = self.names.len() as u64;
        let place = (self.told.winner() == Some(self.told.seat())).then_some(1);
        let place = place.or(self.place).map(|place| {
            words.say(&msg!(ending_place {
                place: u64::from(place),
                players
            }))
        });
        let pot = self.tallies[self.told.seat().index()].biggest_pot;
        let pot = (pot > 0).then(|| words.say(&msg!(ending_biggest_pot { amount: pot })));
        let best = self.best_decision();
        let best = best.map(|what| words.say(&msg!(ending_best_decision { what })));
        Some(words.one_after_another([place, pot, best].into_iter().flatten()))
    }

    /// Keeps the place that the player is out in.
    pub(super) fn note_place(&mut self, seen: &[Seen]) {
        let own = |event: &Seen| match event {
            Event::Busted { seat, place } if *seat == self.told.seat() => Some(*place),
            _ => None,
        };
        self.place = seen.iter().find_map(own).or(self.place);
    }

    /// The same table for another game, with other cards.
    pub fn again(&self, settings: TablePace, verbosity: Verbosities) -> Setup {
        let options = self.told.options().clone();
        let styles = self
            .told
            .players()
            .iter()
            .filter_map(|it| it.style.as_deref());
        let styles = styles.filter_map(|name| Style::named(name, options.kind()).ok());
        Setup {
            styles: styles.collect(),
            options,
            seed: Seed::from_system(),
            settings,
            verbosity,
        }
    }
}
