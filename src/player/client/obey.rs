use std::time::Duration;

use super::{Client, review};
use crate::player::commands::{GameQuestion, LogCommand, TableCommand};
use crate::player::lessons::{Permission, Task};
use crate::speech;
use crate::speech::{Asked, Question, Utterance, msg};

impl Client {
    /// Does something at the table.
    pub fn play(&mut self, command: TableCommand, now: Duration) -> Vec<Utterance> {
        self.now = now;
        self.answerer.forget();
        let mut said = match command {
            TableCommand::Pause => Vec::new(),
            _ => self.hurry_run_out(),
        };
        if !said.is_empty() && command == TableCommand::NextHand {
            // Whoever does not want to wait hears how the hand ends first.
            return said;
        }
        said.extend(self.if_lesson_permits(Task::Play(command), |client| client.obey(command)));
        said.extend(self.tell_held_back());
        said
    }

    /// Answers a question about the hand.
    pub fn answer(&mut self, question: Question, now: Duration) -> Vec<Utterance> {
        self.now = now;
        let mut said =
            self.if_lesson_permits(Task::Ask(question), |client| client.look_up(question));
        said.extend(self.tell_held_back());
        said
    }

    /// Answers a question about the game.
    pub fn tell_of_game(&mut self, question: GameQuestion) -> Vec<Utterance> {
        self.answerer.forget();
        let mut said = match question {
            GameQuestion::Opponents => self.tell_opponents(),
            GameQuestion::Statistics => self.tell_statistics(None),
            GameQuestion::Coach => self.ask_coach(),
        };
        said.extend(self.tell_held_back());
        said
    }

    /// Goes through what was said.
    pub fn go_through_log(&mut self, command: LogCommand) -> Vec<Utterance> {
        self.answerer.forget();
        // What is gone through is all that has happened.
        self.tell_held_back();
        review(&mut self.log, command, &self.words)
    }

    /// Lets the table stand still while the player is elsewhere, or run again,
    /// without a word.
    pub fn hold(&mut self, paused: bool, now: Duration) -> Vec<Utterance> {
        self.now = now;
        // Where others play it goes on without the player.
        if self.is_in_company() {
            return Vec::new();
        }
        self.held = paused;
        self.set_paused_quietly(paused)
    }

    fn if_lesson_permits(
        &mut self,
        wish: Task,
        obey: impl FnOnce(&mut Client) -> Vec<Utterance>,
    ) -> Vec<Utterance> {
        match self.judge(wish) {
            Permission::Refused => self.hint(),
            Permission::Harmless => obey(self),
            Permission::Wanted => {
                self.log.note_deed();
                let mut said = obey(self);
                said.extend(self.next_step());
                said
            }
        }
    }

    /// Where the player must answer something first, the same once more is a
    /// yes. Anything else is a no, and is then done itself.
    pub(super) fn obey(&mut self, command: TableCommand) -> Vec<Utterance> {
        match self.asking.take() {
            Some(asking) if asking.confirms(command) => self.say_yes(asking),
            _ => self.act_now(command),
        }
    }

    pub(super) fn look_up(&mut self, question: Question) -> Vec<Utterance> {
        let again = self.answerer.is_asked_again(question);
        let odds = match question {
            Question::Odds if self.aids.odds && self.told.room().is_none() => self.tell_odds(),
            _ => None,
        };
        let (times, names, words) = (self.times(), &self.names, &self.words);
        let text = match self.told.view() {
            _ if odds.is_some() => odds.unwrap_or_default(),
            _ if question == Question::Odds && self.told.room().is_some() => {
                words.text(msg::NO_AIDS_AMONG_PEOPLE)
            }
            _ if question == Question::Odds && !self.aids.odds => {
                let (place, option) = (self.place(), "--odds on");
                words.say(&msg!(odds_off { place, option }))
            }
            None => speech::no_hand(words),
            Some(view) => {
                let asked = Asked::by_viewer(view, &times, names, words);
                self.answerer.answer(question, &asked)
            }
        };
        let more = match question {
            Question::Turn | Question::Brief => {
                let more = self.what_goes_on().or_else(|| self.tell_intent());
                more.filter(|_| !again)
            }
            Question::HoleCards | Question::HandValue => self.all_marked(),
            Question::Card(place) => self.is_marked(place),
            _ => None,
        };
        let text = self.words.one_after_another([text].into_iter().chain(more));
        self.say(Utterance::answer(text))
    }
}
