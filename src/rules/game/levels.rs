//! Blind levels, which rise by hands or by time.

use serde::{Deserialize, Serialize};

use super::super::{BlindsRise, Chips, Event, Illegal};
use super::Game;

/// The forced bets of one blind level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Level {
    /// Counted from one.
    pub number: u8,
    /// The small blind.
    pub small_blind: Chips,
    /// The big blind.
    pub big_blind: Chips,
    /// The ante.
    pub ante: Chips,
}

impl Game {
    /// How many hands of this level are left, if levels last a number of hands.
    pub(super) fn hands_left_in_level(&self) -> Option<u64> {
        match self.options.blinds_rise() {
            BlindsRise::Hands(every) if self.level + 1 < self.levels.len() => {
                let every = u64::from(every);
                Some(every - self.hands.saturating_sub(1) % every)
            }
            _ => None,
        }
    }

    pub(super) fn tell_of_next_level(&mut self, event: impl Fn(u8) -> Event) {
        if let Some(next) = self.levels.get(self.level + 1) {
            self.events.push(event(next.number));
        }
    }

    pub(super) fn level_soon(&mut self) -> Result<(), Illegal> {
        let level = self.level_that_time_brings()?;
        self.events.clear();
        self.events.push(Event::LevelSoon { level });
        Ok(())
    }

    pub(super) fn level_due(&mut self) -> Result<(), Illegal> {
        let level = self.level_that_time_brings()?;
        self.next_level += 1;
        self.events.clear();
        self.events.push(Event::LevelDue { level });
        Ok(())
    }

    fn level_that_time_brings(&self) -> Result<u8, Illegal> {
        let by_time = matches!(self.options.blinds_rise(), BlindsRise::Minutes(_));
        let next = self.levels.get(self.next_level + 1);
        match next {
            Some(level) if by_time && self.winner.is_none() => Ok(level.number),
            _ => Err(Illegal::NothingDue),
        }
    }
}
