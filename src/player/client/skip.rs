use super::Client;
use crate::rules::{Event, Illegal, Seen};
use crate::speech::{Utterance, msg};

impl Client {
    /// Plays on to the end of the game without a word: for whoever is out and
    /// does not want to watch.
    pub(super) fn skip_to_end(&mut self) -> Vec<Utterance> {
        if self.is_over() {
            return self.refuse(Illegal::GameOver);
        }
        if !self.told.is_out() {
            let text = self.words.text(msg::SKIP_NOT_OUT);
            return self.say(Utterance::error(text));
        }
        self.skips = true;
        self.ask_to_skip();
        let text = self.words.text(msg::SKIPPING);
        self.say(Utterance::answer(text))
    }

    /// What is told of this: while the rest is skipped, only who wins the game.
    pub(super) fn not_skipped<'a>(&self, seen: &'a [Seen]) -> &'a [Seen] {
        if !self.skips {
            return seen;
        }
        let is_end = |it: &Seen| matches!(it, Event::GameOver { .. });
        let end = seen.iter().position(is_end);
        end.map_or(&[], |end| &seen[end..=end])
    }
}
