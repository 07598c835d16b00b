use std::time::SystemTime;

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::engine::{Game, Hand, View, Viewer};
use crate::replay::Finished;
use crate::session::{Change, Record, Start};
use crate::stats::Tally;
use crate::store::GameId;

/// A game that is continued: what was taken down of it.
#[derive(Clone)]
pub(in crate::store) struct Past {
    pub(in crate::store) game: GameId,
    pub(in crate::store) start: Start,
    pub(in crate::store) records: Vec<Record>,
    /// When it was left.
    pub(in crate::store) left: SystemTime,
}

impl Past {
    /// Every hand that is over, as the player knows it, from the first on.
    pub(super) fn ended_hands(&self) -> Vec<View> {
        let mut ended = Vec::new();
        self.each_ended(|view| ended.push(view));
        ended
    }

    /// How those hands are written, apart from who played them and when.
    pub(super) fn texts(&self) -> Vec<String> {
        let mut texts = Vec::new();
        self.each_ended(|view| {
            let hand = Finished {
                view: &view,
                names: &[],
                options: &self.start.options,
                ended: None,
            };
            texts.push(hand.write());
        });
        texts
    }

    /// How many hands have begun.
    pub(super) fn dealt(&self) -> u64 {
        let is_deal = |record: &&Record| matches!(record.change, Change::Deal(_));
        self.records.iter().filter(is_deal).count() as u64
    }

    /// What everyone at the table has done in those hands, by seat.
    pub(in crate::store) fn tallies(&self) -> Vec<Tally> {
        let options = &self.start.options;
        let mut tallies = vec![Tally::default(); options.players()];
        self.each_ended(|view| {
            for (seat, tally) in Tally::of_hand(&view.seen, options.kind()) {
                tallies[seat.index()].add(&tally);
            }
        });
        tallies
    }

    fn each_ended(&self, mut look: impl FnMut(View)) {
        let Ok(mut game) = Game::new(self.start.options.clone(), self.start.seed) else {
            return;
        };
        let me = Viewer::Seat(self.start.me);
        let over = |game: &Game| game.hand().filter(|hand| Hand::is_over(hand)).is_some();
        for record in &self.records {
            // Until the next deal something may be shown.
            if matches!(record.change, Change::Deal(_)) && over(&game) {
                game.view(me).into_iter().for_each(&mut look);
            }
            if record.apply_to(&mut game).is_none() {
                break;
            }
        }
        if over(&game) {
            game.view(me).into_iter().for_each(look);
        }
    }

    /// When it was left, by the clock on the player's wall.
    pub(super) fn left(&self) -> DateTime {
        let left = Timestamp::try_from(self.left).ok();
        let left = left.map(|left| left.to_zoned(TimeZone::system()));
        left.unwrap_or_else(Zoned::now).datetime()
    }
}
