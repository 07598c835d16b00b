use std::time::Duration;

use super::Client;
use crate::engine::{Event, Phase, Seen};
use crate::l10n::L10n;
use crate::session::{Moment, Settings};
use crate::store::{HandKeeper, Journal, Notice, Resumed};
use crate::talk::{Topic, Utterance, Verbosities};

/// What is held back is looked after this often, in case nobody calls.
const LOOK_AGAIN: Duration = Duration::from_millis(100);

impl Client {
    /// Keeps the game in a journal, from its first hand on.
    pub fn keep(&mut self, journal: Journal) {
        self.session.start_records();
        self.journal = Some(journal);
    }

    /// Keeps every hand that ends from now on.
    pub fn keep_hands(&mut self, mut hands: HandKeeper) {
        hands.sit(self.names.clone());
        self.hands = Some(hands);
    }

    /// Keeps the hands that have ended, and what was shown after them.
    pub(super) fn keep_ended(&mut self, moments: &[Moment]) {
        self.count(moments);
        let Some(hands) = &mut self.hands else {
            return;
        };
        let is_news = |it: &Seen| matches!(it, Event::HandOver | Event::Shown { .. });
        for moment in moments {
            let view = &moment.view;
            if view.phase == Phase::Over && moment.seen.iter().any(is_news) {
                hands.keep(view.clone());
            }
        }
    }

    /// Sits down at a table that was left, and tells how it stands. All that
    /// has happened in the hand under way is in the log.
    pub fn resume(
        resumed: Resumed,
        verbosity: Verbosities,
        words: L10n,
    ) -> (Client, Vec<Utterance>) {
        let mut client = Client::at(resumed.session, verbosity, words);
        client.keep(resumed.journal);
        client.keep_hands(resumed.hands);
        client.tallies = resumed.tallies;
        let said = client.pick_up(resumed.notice);
        (client, said)
    }

    fn pick_up(&mut self, notice: Option<Notice>) -> Vec<Utterance> {
        if let Some(view) = self.view() {
            let mut told = self.announcer.announce(&view.seen, &view, &self.words);
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

    /// Runs the table differently from now on.
    pub fn set_table(&mut self, settings: Settings, now: Duration) -> Vec<Utterance> {
        let moments = self.session.set_settings(settings, now);
        let said = self.tell(&moments);
        self.once_kept(said)
    }

    /// What can be told now: everything once it is kept, or cannot be.
    pub(super) fn once_kept(&mut self, mut said: Vec<Utterance>) -> Vec<Utterance> {
        // A hand is kept before the journal knows of its end: then it is
        // there, too, when nobody continues the game.
        let wait = self.journal.as_ref().map_or(Duration::ZERO, Journal::wait);
        let hands_done = self.hands.as_mut().is_none_or(|it| it.is_done(wait));
        if let Some(notice) = self.hands.as_mut().and_then(HandKeeper::notice) {
            let notice = Utterance::error(notice.say(&self.words));
            said.extend(self.say(notice));
        }
        let Some(journal) = &mut self.journal else {
            return said;
        };
        self.held.extend(said);
        if !hands_done {
            return Vec::new();
        }
        journal.write(&self.session.take_records());
        if self.session.winner().is_some() {
            journal.close();
        }
        if !journal.is_kept() {
            return Vec::new();
        }
        if let Some(notice) = journal.notice() {
            let text = notice.say(&self.words);
            let notice = match notice {
                Notice::GameKeptAgain => Utterance::answer(text),
                _ => Utterance::error(text),
            };
            self.log.push(notice.clone());
            self.held.push(notice);
        }
        std::mem::take(&mut self.held)
    }

    /// When to look again whether something can be told.
    pub(super) fn time_to_release(&self) -> Option<Duration> {
        (!self.held.is_empty()).then(|| self.session.now() + LOOK_AGAIN)
    }
}
