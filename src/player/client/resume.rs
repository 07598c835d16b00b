use super::Client;
use crate::player::histories::HandKeeper;
use crate::rules::Seen;
use crate::speech::{L10n, Topic, Utterance, Verbosities};
use crate::table::{GameNotice, Local, Resumed};

impl Client {
    /// Sits down at a table that was left, and tells how it stands. All that
    /// has happened in the hand under way is in the log. What else the table
    /// needs is seen to before anybody sits down.
    pub fn resume(
        resumed: Resumed,
        verbosity: Verbosities,
        words: L10n,
        prepare: impl FnOnce(&mut Local),
    ) -> (Client, Vec<Utterance>) {
        let tallies = resumed.past.tallies();
        let me = resumed.past.start.me();
        let keeper = Box::new(HandKeeper::resume(&resumed.folders, resumed.past));
        let (host, journal, now) = (resumed.host, resumed.journal, resumed.now);
        let mut table = Local::resume(host, me, journal, keeper, now);
        prepare(&mut table);
        let mut client = Client::at(table, verbosity, words);
        client.tallies = tallies;
        let seen = client
            .view()
            .map_or_else(Vec::new, |view| view.seen.clone());
        let said = client.pick_up(&seen, resumed.notice);
        (client, said)
    }

    /// Tells how the table stands. What of the hand under way the player has
    /// not heard is in the log.
    pub(super) fn pick_up(&mut self, new: &[Seen], notice: Option<GameNotice>) -> Vec<Utterance> {
        if let Some(view) = self.told.view() {
            let mut told = self.announcer.announce(new, view, &self.words);
            told.retain(|it| it.topic != Topic::Turn);
            told.into_iter().for_each(|it| self.log.push(it));
        }
        self.log.note_deed();
        let mut said = vec![self.continued()];
        said.extend(notice.map(|it| Utterance::error(it.say(&self.words))));
        said.extend(self.how_it_stands());
        said.iter().cloned().for_each(|it| self.log.push(it));
        said
    }
}
