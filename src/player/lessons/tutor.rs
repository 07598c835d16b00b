use serde::{Deserialize, Serialize};

use super::click::{ClickPlace, at_the_end};
use super::lesson::{LessonStep, LessonWords};
use super::{Lesson, Task};
use crate::player::commands::{
    Command, CommandEntry, Keymap, LogCommand, ProgramCommand, TableCommand,
};
use crate::speech::{L10n, msg};

/// Leads a player through a lesson.
#[derive(Debug)]
pub struct Tutor {
    lesson: &'static Lesson,
    done: usize,
    input: InputMethod,
}

/// Whether the player may do what they want to do in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Permission {
    /// Yes, and it is what the step asks for.
    Wanted,
    /// Yes: it changes nothing at the table.
    Harmless,
    /// No: the lesson could not go on from there.
    Refused,
}

impl Tutor {
    /// A tutor at the beginning of a lesson.
    pub(crate) fn new(lesson: &'static Lesson, input: InputMethod) -> Tutor {
        Tutor {
            lesson,
            done: 0,
            input,
        }
    }

    /// The lesson that it teaches.
    pub(crate) fn lesson(&self) -> &'static Lesson {
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
    pub(crate) fn task(&self) -> Option<Task> {
        Some(self.step()?.task)
    }

    /// Goes on to the next step.
    pub(crate) fn go_on(&mut self) {
        self.done = (self.done + 1).min(self.lesson.steps());
    }

    /// Explains commands by these keys, or by words, from now on.
    pub(crate) fn set_input_method(&mut self, input: InputMethod) {
        self.input = input;
    }

    /// Whether the player may do that now.
    pub(crate) fn judge(&self, wish: Task) -> Permission {
        match (self.task(), wish) {
            (Some(wanted), wish) if wanted == wish => Permission::Wanted,
            (_, Task::Ask(_)) => Permission::Harmless,
            (Some(Task::RaiseTo(_)), Task::Play(TableCommand::Raise)) => Permission::Harmless,
            (_, Task::Play(_) | Task::RaiseTo(_)) => Permission::Refused,
        }
    }

    /// What this step explains, and what to do. The names are by seat.
    pub(crate) fn say(&self, names: &[String], words: &L10n) -> String {
        let says = self.step().map_or(self.lesson.end, |step| step.says);
        let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
        let text = words.say(&says(LessonWords {
            first: name(1),
            second: name(2),
            now: self.what_to_do(words),
            fold: self.how_to(TableCommand::Fold, words),
            repeat: self.how_to(LogCommand::Repeat, words),
            help: self.how_to(ProgramCommand::Help, words),
            leave: self.how_to(self.input.leaving(), words),
        }));
        match (&self.input, self.is_over()) {
            // A terminal leaves by itself.
            (InputMethod::Keys(_) | InputMethod::Pointer(_), true) => {
                let leave = self.how_to(ProgramCommand::Back, words);
                let leave = msg!(learn_leave_how { leave });
                words.one_after_another([text, words.say(&leave)])
            }
            _ => text,
        }
    }

    /// What to do now, in short.
    pub fn hint(&self, words: &L10n) -> String {
        let message = if self.is_over() {
            msg!(learn_over {
                leave: self.how_to(self.input.leaving(), words)
            })
        } else {
            msg!(learn_hint {
                now: self.what_to_do(words)
            })
        };
        words.say(&message)
    }

    fn step(&self) -> Option<&'static LessonStep> {
        self.lesson.steps.get(self.done)
    }

    fn what_to_do(&self, words: &L10n) -> String {
        let Some(step) = self.step() else {
            return String::new();
        };
        let word = step.word.map(|word| words.text(word));
        let word = word.filter(|_| matches!(self.input, InputMethod::Words));
        match (step.task, word) {
            (Task::RaiseTo(to), word) => {
                let (kind, name) = self.name(step.task.command(), words);
                words.say(&msg!(learn_how_amount {
                    how: kind,
                    key: word.unwrap_or(name),
                    amount: to,
                }))
            }
            (Task::Play(_) | Task::Ask(_), Some(word)) => how("word", word, words),
            (Task::Play(_) | Task::Ask(_), None) => self.how_to(step.task.command(), words),
        }
    }

    fn how_to(&self, command: impl Into<Command>, words: &L10n) -> String {
        let (kind, name) = self.name(command.into(), words);
        how(kind, name, words)
    }

    /// How a command is given, and what is pressed, clicked or typed for it. What
    /// is not on the screen has a key.
    fn name(&self, command: Command, words: &L10n) -> (&'static str, String) {
        let rules = (self.lesson.options)().rules(0);
        let place = match self.input {
            InputMethod::Pointer(_) if self.is_over() => at_the_end(command),
            InputMethod::Pointer(_) => ClickPlace::of(command, &rules),
            InputMethod::Keys(_) | InputMethod::Words => None,
        };
        match place {
            Some(ClickPlace::Button(name)) => ("pointer", words.text(name)),
            Some(ClickPlace::Answer(name)) => ("answer", words.text(name)),
            Some(ClickPlace::Card) => ("card", String::new()),
            None => self.input.name(command, words),
        }
    }
}

fn how(kind: &str, name: String, words: &L10n) -> String {
    words.say(&msg!(learn_how {
        how: kind,
        key: name
    }))
}

/// How far a player has come in a lesson.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Progress {
    /// Not started.
    #[default]
    New,
    /// Some steps are done: this many.
    Steps(u16),
    /// Played to the end.
    Finished,
}

impl Progress {
    /// The step to go on with. A finished lesson starts again from the first.
    pub(crate) fn done(self, lesson: &Lesson) -> usize {
        match self {
            Progress::Steps(steps) if usize::from(steps) < lesson.steps() => steps.into(),
            _ => 0,
        }
    }
}

/// How the player gives commands, and so how a step is explained.
#[derive(Clone, Debug)]
pub enum InputMethod {
    /// With these keys.
    Keys(Keymap),
    /// With a pointer, and with these keys where there is nothing to click.
    Pointer(Keymap),
    /// With typed words.
    Words,
}

impl InputMethod {
    /// Whether a command is given by `key`, `word` or `button`, and its name.
    pub(crate) fn name(&self, command: Command, words: &L10n) -> (&'static str, String) {
        let entry = CommandEntry::of(command);
        let chord = match self {
            InputMethod::Keys(keymap) | InputMethod::Pointer(keymap) => keymap.chord(command),
            // An empty line deals.
            InputMethod::Words => (entry
                .filter(|_| command == Command::Table(TableCommand::NextHand)))
            .map(|it| it.chord),
        };
        let name = || entry.map_or_else(String::new, |entry| entry.name(words));
        match (chord, self) {
            (Some(chord), _) => ("key", chord.spoken(words)),
            (None, InputMethod::Words) => ("word", name()),
            (None, InputMethod::Keys(_) | InputMethod::Pointer(_)) => ("button", name()),
        }
    }

    /// The command that leaves the table.
    pub(crate) fn leaving(&self) -> Command {
        match self {
            InputMethod::Keys(_) | InputMethod::Pointer(_) => {
                Command::Program(ProgramCommand::Back)
            }
            InputMethod::Words => Command::Program(ProgramCommand::Quit),
        }
    }
}
