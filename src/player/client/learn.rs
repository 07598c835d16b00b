use super::Client;
use super::setup::names;
use crate::player::lessons::{InputMethod, Lesson, Permission, Progress, Task, Tutor};
use crate::rules::Action;
use crate::speech;
use crate::speech::{L10n, Question, Topic, Urgency, Utterance, Verbosities, msg};

impl Client {
    /// Sits down to a lesson where it was left. It is not kept as a game.
    pub fn learn(
        lesson: &'static Lesson,
        progress: Progress,
        way: InputMethod,
        words: L10n,
    ) -> (Client, Vec<Utterance>) {
        let table = lesson.table(&names(lesson.players(), &words));
        let mut client = Client::at(table, Verbosities::default(), words);
        let mut tutor = Tutor::new(lesson, way);
        let done = progress.done(lesson);
        for task in lesson.tasks().take(done) {
            match task {
                Task::Play(command) => client.obey(command),
                Task::Ask(question) => client.look_up(question),
                Task::RaiseTo(to) => client.act(Action::RaiseTo(to)),
            };
            tutor.go_on();
        }
        client.tutor = Some(tutor);
        let mut said = Vec::new();
        if done > 0 {
            let continued = client.words.text(msg::LEARN_CONTINUED);
            said.extend(client.say(lesson_says(continued)));
            let times = client.times();
            if let Some(view) = client.told.view() {
                let (names, words) = (&client.names, &client.words);
                let stands = [Question::HoleCards, Question::Brief]
                    .map(|it| speech::answer(it, view, &times, names, words));
                for text in stands {
                    said.extend(client.say(lesson_says(text)));
                }
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
    pub fn set_input_method(&mut self, way: InputMethod) {
        if let Some(told) = &mut self.way {
            told.clone_from(&way);
        }
        if let Some(tutor) = &mut self.tutor {
            tutor.set_input_method(way);
        }
    }

    /// A lesson explains what to do like this from now on.
    pub fn explain_by(&mut self, way: InputMethod) {
        if let Some(tutor) = &mut self.tutor {
            tutor.set_input_method(way);
        }
    }

    /// What the lesson thinks of a wish; outside of lessons, nothing.
    pub(super) fn judge(&self, wish: Task) -> Permission {
        let tutor = self.tutor.as_ref();
        tutor.map_or(Permission::Harmless, |tutor| tutor.judge(wish))
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
