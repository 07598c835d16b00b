use std::time::Duration;

use super::{Client, review};
use crate::input::Command;
use crate::learn::Verdict;
use crate::talk::{self, Question, Utterance};

impl Client {
    /// Does what the player asks for.
    pub fn command(&mut self, command: Command, now: Duration) -> Vec<Utterance> {
        let said = match self.judge(command) {
            Verdict::Refused => self.hint(),
            Verdict::Harmless => self.obey(command, now),
            Verdict::Wanted => {
                self.log.note_deed();
                let mut said = self.obey(command, now);
                said.extend(self.next_step());
                said
            }
        };
        if !matches!(command, Command::Ask(_)) {
            self.asked = None;
        }
        self.once_kept(said)
    }

    pub(super) fn obey(&mut self, command: Command, now: Duration) -> Vec<Utterance> {
        if let Some(asking) = self.asking {
            // A question in between is answered; anything else is a no, and
            // is then done itself.
            match command {
                Command::Ask(question) => return self.answer(question),
                Command::Back => return self.say_no(),
                _ if asking.confirms(command) => return self.say_yes(asking, now),
                _ => self.asking = None,
            }
        }
        match command {
            Command::Ask(question) => self.answer(question),
            Command::Repeat
            | Command::ReviewPrevious
            | Command::ReviewNext
            | Command::ReviewFirst
            | Command::ReviewLast
            | Command::PreviousBuffer
            | Command::NextBuffer
            | Command::CopyMessage => review(&mut self.log, command, &self.words),
            Command::Pause => self.pause(now),
            Command::Statistics => self.tell_statistics(None),
            Command::Coach => self.ask_coach(),
            // The places themselves know what these mean.
            Command::NextMoment
            | Command::PreviousMoment
            | Command::NextStreet
            | Command::PreviousStreet
            | Command::NextDecision
            | Command::PreviousDecision
            | Command::LastDecision
            | Command::NextEyes
            | Command::ReviewHands
            | Command::WhereAmI
            | Command::NextChannel
            | Command::Silence
            | Command::History
            | Command::NextPart
            | Command::PreviousPart
            | Command::Help
            | Command::DescribeKeys
            | Command::Settings
            | Command::Back
            | Command::Quit => Vec::new(),
            _ => self.play(command, now),
        }
    }

    fn answer(&mut self, question: Question) -> Vec<Utterance> {
        let again = self.asked.replace(question) == Some(question);
        let (times, names, words) = (self.session.times(), &self.names, &self.words);
        let text = match self.session.view() {
            _ if question == Question::Odds && !self.aids.odds => words.text("odds-off"),
            None => talk::no_hand(words),
            Some(view) if again && question == Question::Brief => {
                self.asked = None;
                talk::brief_more(&view, &times, names, words)
            }
            Some(view) => talk::answer(question, &view, &times, names, words),
        };
        self.say(Utterance::answer(text))
    }

    /// Stops or restarts time without a word: the player is elsewhere.
    pub fn hold(&mut self, now: Duration) {
        self.session.pause(now);
    }

    fn pause(&mut self, now: Duration) -> Vec<Utterance> {
        let key = match self.session.pause(now) {
            true => "paused",
            false => "resumed",
        };
        self.say(Utterance::answer(self.words.text(key)))
    }
}
