use super::Client;
use crate::player::statistics::{PlayerTally, Statistics};
use crate::speech::Utterance;

impl Client {
    /// What everyone has done at this table so far.
    pub fn statistics(&self) -> Statistics {
        Statistics::of_table(&self.names, self.told.seat(), &self.tallies)
    }

    /// Tells what everyone has done so far, or somebody by name.
    pub fn tell_statistics(&mut self, name: Option<&str>) -> Vec<Utterance> {
        let statistics = self.statistics();
        let lines = match name {
            Some(name) => vec![statistics.say_of(name, &self.words)],
            None => statistics.say(&self.words),
        };
        let say = |line| self.say(Utterance::answer(line));
        lines.into_iter().flat_map(say).collect()
    }

    /// Counts the hand that has just ended.
    pub(super) fn count_hand(&mut self) {
        let Some(view) = self.told.view() else {
            return;
        };
        for (seat, tally) in PlayerTally::of_hand(&view.seen, &view.rules) {
            self.tallies[seat.index()].add(&tally);
        }
    }
}
