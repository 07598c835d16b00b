use std::time::Duration;

use super::Client;
use crate::engine::{Action, Chips};
use crate::input::Command;
use crate::l10n::L10n;
use crate::learn::{Lesson, Progress, Task, Tutor, Verdict, Way};
use crate::talk::{self, Question, Topic, Urgency, Utterance, Verbosities};

impl Client {
    /// Sits down to a lesson where it was left. It is not kept as a game.
    pub fn learn(
        lesson: &'static Lesson,
        progress: Progress,
        way: Way,
        words: L10n,
    ) -> (Client, Vec<Utterance>) {
        let mut client = Client::at(lesson.table(), Verbosities::default(), words);
        let mut tutor = Tutor::new(lesson, way);
        let done = progress.done(lesson);
        for task in lesson.tasks().take(done) {
            match task {
                Task::Command(command) => client.obey(command, Duration::ZERO),
                Task::RaiseTo(to) => client.act(Action::RaiseTo(to), Duration::ZERO),
            };
            tutor.go_on();
        }
        client.tutor = Some(tutor);
        let mut said = Vec::new();
        if done > 0 {
            let continued = client.words.text("learn-continued");
            said.extend(client.say(lesson_says(continued)));
            if let Some(view) = client.view() {
                let (times, names) = (client.session.times(), &client.names);
                let brief = talk::answer(Question::Brief, &view, &times, names, &client.words);
                said.extend(client.say(lesson_says(brief)));
            }
        }
        said.extend(client.explain());
        (client, said)
    }

    /// Who leads through a lesson, where this is one.
    pub fn tutor(&self) -> Option<&Tutor> {
        self.tutor.as_ref()
    }

    /// Commands are given like this from now on.
    pub fn set_way(&mut self, way: Way) {
        if let Some(told) = &mut self.way {
            told.clone_from(&way);
        }
        if let Some(tutor) = &mut self.tutor {
            tutor.set_way(way);
        }
    }

    /// What the lesson thinks of a command; outside of lessons, nothing.
    pub(super) fn judge(&self, command: Command) -> Verdict {
        let tutor = self.tutor.as_ref();
        tutor.map_or(Verdict::Harmless, |tutor| tutor.judge(command))
    }

    /// What the lesson thinks of a raise.
    pub(super) fn judge_raise(&self, to: Chips) -> Verdict {
        let tutor = self.tutor.as_ref();
        tutor.map_or(Verdict::Harmless, |tutor| tutor.judge_raise(to))
    }

    /// What the lesson asks for now, in short.
    pub fn task(&self) -> Option<String> {
        Some(self.tutor.as_ref()?.hint(&self.words))
    }

    /// Says what to do instead.
    pub(super) fn hint(&mut self) -> Vec<Utterance> {
        self.task()
            .map_or_else(Vec::new, |text| self.say(Utterance::error(text)))
    }

    /// The step is done: the lesson goes on.
    pub(super) fn next_step(&mut self) -> Vec<Utterance> {
        if let Some(tutor) = &mut self.tutor {
            tutor.go_on();
        }
        self.explain()
    }

    fn explain(&mut self) -> Vec<Utterance> {
        let tutor = self.tutor.as_ref();
        let text = tutor.map(|tutor| tutor.say(&self.names, &self.words));
        let said = text.map(lesson_says);
        said.map_or_else(Vec::new, |it| self.say(it))
    }
}

/// As what concerns the player most it is said to its end, one after another,
/// and is what is repeated on request.
fn lesson_says(text: String) -> Utterance {
    Utterance::new(text, Urgency::Critical, Topic::Mine)
}
