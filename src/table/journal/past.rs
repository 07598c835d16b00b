use std::time::SystemTime;

use super::GameId;
use crate::rules::{Game, Hand, View, Viewer};
use crate::table::{Change, Record, Start};

/// A game that is continued: what was taken down of it.
#[derive(Clone, Debug)]
pub struct Past {
    pub(crate) game: GameId,
    pub(crate) start: Start,
    pub(crate) records: Vec<Record>,
    /// When it was left.
    pub(crate) left: SystemTime,
}

impl Past {
    /// How many hands have begun.
    pub(crate) fn dealt(&self) -> u64 {
        let is_deal = |record: &&Record| matches!(record.change, Change::Deal(_));
        self.records.iter().filter(is_deal).count() as u64
    }

    /// Looks at every hand that is over, as the player knows it.
    pub(crate) fn each_ended(&self, mut look: impl FnMut(View)) {
        let Ok(mut game) = Game::new(self.start.options.clone(), self.start.seed) else {
            return;
        };
        let me = Viewer::Seat(self.start.me());
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
}
