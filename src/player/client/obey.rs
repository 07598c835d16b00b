use std::time::Duration;

use super::{Client, review};
use crate::player::commands::Command;
use crate::player::lessons::Permission;
use crate::speech;
use crate::speech::{Question, Utterance};

impl Client {
    /// Does what the player asks for.
    pub fn command(&mut self, command: Command, now: Duration) -> Vec<Utterance> {
        self.now = now;
        let said = match self.judge(command) {
            Permission::Refused => self.hint(),
            Permission::Harmless => self.obey(command),
            Permission::Wanted => {
                self.log.note_deed();
                let mut said = self.obey(command);
                said.extend(self.next_step());
                said
            }
        };
        if !matches!(command, Command::Ask(_)) {
            self.asked = None;
        }
        said
    }

    pub(super) fn obey(&mut self, command: Command) -> Vec<Utterance> {
        if let Some(asking) = self.asking {
            // A question in between is answered; anything else is a no, and
            // is then done itself.
            match command {
                Command::Ask(question) => return self.answer(question),
                Command::Back => return self.say_no(),
                _ if asking.confirms(command) => return self.say_yes(asking),
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
            Command::Pause => self.set_paused(!self.times().paused),
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
            _ => self.play(command),
        }
    }

    fn answer(&mut self, question: Question) -> Vec<Utterance> {
        let again = self.asked.replace(question) == Some(question);
        let (times, names, words) = (self.times(), &self.names, &self.words);
        let text = match self.told.view() {
            _ if question == Question::Odds && !self.aids.odds => words.text("odds-off"),
            None => speech::no_hand(words),
            Some(view) if again && question == Question::Brief => {
                self.asked = None;
                speech::brief_more(view, &times, names, words)
            }
            Some(view) => speech::answer(question, view, &times, names, words),
        };
        self.say(Utterance::answer(text))
    }

    /// Lets the table stand still while the player is elsewhere, or run again,
    /// without a word.
    pub fn hold(&mut self, paused: bool, now: Duration) -> Vec<Utterance> {
        self.now = now;
        self.set_paused_quietly(paused)
    }
}
