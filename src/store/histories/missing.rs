use std::time::SystemTime;

use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use jiff::{Timestamp, Zoned};

use crate::engine::{Game, Hand, View, Viewer};
use crate::session::{Change, Record, Start};

/// A game that is continued: what was taken down of it.
#[derive(Clone)]
pub(super) struct Past {
    pub(super) start: Start,
    pub(super) records: Vec<Record>,
    /// When it was left.
    pub(super) left: SystemTime,
}

impl Past {
    /// Every hand that is over, as the player knows it, from the first on.
    pub(super) fn ended_hands(&self) -> Vec<View> {
        let mut ended = Vec::new();
        let Ok(mut game) = Game::new(self.start.options.clone(), self.start.seed) else {
            return ended;
        };
        let me = Viewer::Seat(self.start.me);
        let over = |game: &Game| game.hand().filter(|hand| Hand::is_over(hand)).is_some();
        for record in &self.records {
            // Until the next deal something may be shown.
            if matches!(record.change, Change::Deal(_)) && over(&game) {
                ended.extend(game.view(me));
            }
            if record.apply_to(&mut game).is_none() {
                break;
            }
        }
        if over(&game) {
            ended.extend(game.view(me));
        }
        ended
    }

    /// When it was left, by the clock on the player's wall.
    pub(super) fn left(&self) -> DateTime {
        let left = Timestamp::try_from(self.left).ok();
        let left = left.map(|left| left.to_zoned(TimeZone::system()));
        left.unwrap_or_else(Zoned::now).datetime()
    }
}
