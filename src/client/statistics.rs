use super::Client;
use crate::engine::Event;
use crate::session::Moment;
use crate::stats::{Statistics, Tally};
use crate::talk::Utterance;

impl Client {
    /// What everyone has done at this table so far.
    pub fn statistics(&self) -> Statistics {
        Statistics::of_table(&self.names, self.session.me(), &self.tallies)
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

    /// Counts the hands that have ended.
    pub(super) fn count(&mut self, moments: &[Moment]) {
        let game = self.session.options().kind();
        for moment in moments {
            if !moment.seen.contains(&Event::HandOver) {
                continue;
            }
            for (seat, tally) in Tally::of_hand(&moment.view.seen, game) {
                self.tallies[seat.index()].add(&tally);
            }
        }
    }
}
