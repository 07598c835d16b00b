//! The hands of a game that is continued, played again from its journal.

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::player::replay::Finished;
use crate::player::statistics::PlayerTally;
use crate::rules::View;
use crate::table::Past;

impl Past {
    /// Every finished hand as the player saw it, the first one first.
    pub(super) fn ended_hands(&self) -> Vec<View> {
        let mut ended = Vec::new();
        self.each_ended(|view| ended.push(view));
        ended
    }

    /// Those hands as they are written, without names and times.
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

    /// What each player did in those hands, by seat.
    pub(crate) fn tallies(&self) -> Vec<PlayerTally> {
        let options = &self.start.options;
        let mut tallies = vec![PlayerTally::default(); options.players()];
        self.each_ended(|view| {
            for (seat, tally) in PlayerTally::of_hand(&view.seen, &view.rules) {
                tallies[seat.index()].add(&tally);
            }
        });
        tallies
    }

    /// When the game was left, in local time.
    pub(super) fn left(&self) -> DateTime {
        let left = Timestamp::try_from(self.left).ok();
        let left = left.map(|left| left.to_zoned(TimeZone::system()));
        left.unwrap_or_else(Zoned::now).datetime()
    }
}
