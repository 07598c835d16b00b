use super::{Lesson, Progress, Step, Task, Way};
use crate::engine::Chips;
use crate::input::Command;
use crate::l10n::{L10n, Message};

/// Leads a player through a lesson.
#[derive(Debug)]
pub struct Tutor {
    lesson: &'static Lesson,
    done: usize,
    way: Way,
}

/// What a tutor thinks of something that the player wants to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is what the step asks for.
    Wanted,
    /// It changes nothing at the table.
    Harmless,
    /// It would lead elsewhere.
    Refused,
}

impl Tutor {
    /// At the beginning of a lesson.
    pub fn new(lesson: &'static Lesson, way: Way) -> Tutor {
        Tutor {
            lesson,
            done: 0,
            way,
        }
    }

    /// The lesson.
    pub fn lesson(&self) -> &'static Lesson {
        self.lesson
    }

    /// How far the player has come.
    pub fn progress(&self) -> Progress {
        match self.done {
            0 => Progress::New,
            _ if self.is_over() => Progress::Finished,
            done => Progress::Steps(done as u16),
        }
    }

    /// Whether every step is done.
    pub fn is_over(&self) -> bool {
        self.step().is_none()
    }

    /// What the player is asked to do now.
    pub fn task(&self) -> Option<Task> {
        Some(self.step()?.task)
    }

    /// The step is done.
    pub fn go_on(&mut self) {
        self.done = (self.done + 1).min(self.lesson.steps());
    }

    /// From now on commands are given like this.
    pub fn set_way(&mut self, way: Way) {
        self.way = way;
    }

    /// Whether the player may do that now.
    pub fn judge(&self, command: Command) -> Verdict {
        match self.task() {
            Some(Task::Command(wanted)) if wanted == command => Verdict::Wanted,
            Some(Task::RaiseTo(_)) if command == Command::Raise => Verdict::Harmless,
            _ if command.is_action() => Verdict::Refused,
            _ => Verdict::Harmless,
        }
    }

    /// Whether the player may bet or raise to that now.
    pub fn judge_raise(&self, to: Chips) -> Verdict {
        match self.task() {
            Some(Task::RaiseTo(wanted)) if wanted == to => Verdict::Wanted,
            _ => Verdict::Refused,
        }
    }

    /// What this step explains, and what to do. The names are by seat.
    pub fn say(&self, names: &[String], words: &L10n) -> String {
        let says = self.step().map_or(self.lesson.end, |step| step.says);
        let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
        let message = Message::new(says)
            .with("first", name(1))
            .with("second", name(2))
            .with("do", self.what_to_do(words))
            .with("fold", self.how_to(Command::Fold, words))
            .with("repeat", self.how_to(Command::Repeat, words))
            .with("help", self.how_to(Command::Help, words))
            .with("leave", self.how_to(self.way.leaving(), words));
        let text = words.say(&message);
        match (&self.way, self.is_over()) {
            // A terminal leaves by itself.
            (Way::Keys(_), true) => {
                let leave = self.how_to(Command::Back, words);
                let leave = Message::new("learn-leave-how").with("leave", leave);
                format!("{text} {}", words.say(&leave))
            }
            _ => text,
        }
    }

    /// What to do now, in short.
    pub fn hint(&self, words: &L10n) -> String {
        let message = match self.is_over() {
            true => {
                Message::new("learn-over").with("leave", self.how_to(self.way.leaving(), words))
            }
            false => Message::new("learn-hint").with("do", self.what_to_do(words)),
        };
        words.say(&message)
    }

    fn step(&self) -> Option<&'static Step> {
        self.lesson.steps.get(self.done)
    }

    fn what_to_do(&self, words: &L10n) -> String {
        let Some(step) = self.step() else {
            return String::new();
        };
        let word = words.try_say(&Message::new(step.says).form("word")).ok();
        match (step.task, &self.way, word) {
            (Task::Command(_), Way::Words, Some(word)) => how("word", word, words),
            (Task::Command(command), ..) => self.how_to(command, words),
            (Task::RaiseTo(to), way, word) => {
                let (kind, name) = self.way.name(Command::Raise, words);
                let name = word.filter(|_| matches!(way, Way::Words)).unwrap_or(name);
                let message = Message::new("learn-how-amount").with("how", kind);
                words.say(&message.with("key", name).with("amount", to))
            }
        }
    }

    fn how_to(&self, command: Command, words: &L10n) -> String {
        let (kind, name) = self.way.name(command, words);
        how(kind, name, words)
    }
}

fn how(kind: &str, name: String, words: &L10n) -> String {
    words.say(
        &Message::new("learn-how")
            .with("how", kind)
            .with("key", name),
    )
}
