//! The lessons, played by who knows nothing but what is said.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::time::Duration;

use tabletalk::player::client::Client;
use tabletalk::player::commands::{
    COMMANDS, Command, CommandEntry, CommandParser, Context, KeySettings, Keymap, Letters,
    LogCommand, TableCommand, Typed,
};
use tabletalk::player::lessons::{InputMethod, Lesson, Progress, Task};
use tabletalk::rules::{GameKind, Phase, Seat, View};
use tabletalk::speech;
use tabletalk::speech::{L10n, Language, Message, Question, Topic, Utterance};

const NOW: Duration = Duration::ZERO;

/// How a learner does what is asked.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Learner {
    Presses,
    Types,
}

impl Learner {
    fn way(self) -> InputMethod {
        match self {
            Learner::Presses => InputMethod::Keys(Keymap::default()),
            Learner::Types => InputMethod::Words,
        }
    }
}

fn begin(
    lesson: &'static Lesson,
    language: Language,
    way: InputMethod,
) -> (Client, Vec<Utterance>) {
    Client::learn(lesson, Progress::New, way, L10n::new(language))
}

/// The words that come before and after what is to be pressed or typed.
fn around(words: &L10n, how: &str) -> (String, String) {
    let message = Message::by_key("learn-how").with("how", how);
    let text = words.say(&message.with("key", "~"));
    let (before, after) = text.split_once('~').unwrap();
    (before.to_owned(), after.to_owned())
}

/// What the last sentence asks for, word for word.
fn asked_for(text: &str, words: &L10n, how: &str) -> Option<String> {
    let (before, _) = around(words, how);
    let at = text.rfind(&before)? + before.len();
    Some(text[at..].trim_end_matches('.').to_owned())
}

/// Does what was asked for last, and nothing that was not asked for.
fn obey(client: &mut Client, text: &str, learner: Learner) -> Vec<Utterance> {
    let language = client.words().language();
    let words = L10n::new(language);
    // Where both are heard, the last one counts.
    let (typed, pressed) = (
        asked_for(text, &words, "word"),
        asked_for(text, &words, "key"),
    );
    let is_last = |line: &String| pressed.as_ref().is_none_or(|key| line.len() < key.len());
    if let Some(line) = typed.filter(is_last) {
        assert_eq!(learner, Learner::Types);
        return match CommandParser::new(&words, Keymap::default()).parse_line(&line) {
            Ok(Typed::Command(command)) => give(client, command),
            Ok(Typed::RaiseTo(to)) => client.raise_to_typed(&to, NOW),
            other => panic!("{line}: {other:?}"),
        };
    }
    if let Some((command, amount)) = amount_asked_for(text, &words) {
        let asked = give(client, command);
        assert_eq!(asked.len(), 1, "{asked:?}");
        return client.raise_to(amount, NOW);
    }
    let key = pressed.unwrap();
    let entry = (COMMANDS.iter()).find(|entry| entry.chord.spoken(&words) == key);
    let entry = entry.unwrap_or_else(|| panic!("no key is called {key}: {text}"));
    assert!(entry.scope.is_in(client.context()), "{key} is not heard");
    give(client, entry.command)
}

/// Gives one of the commands that lessons ask for.
fn give(client: &mut Client, command: Command) -> Vec<Utterance> {
    match command {
        Command::Table(command) => client.play(command, NOW),
        Command::Ask(question) => client.answer(question, NOW),
        other => panic!("{other:?} is not for the table"),
    }
}

/// A key that asks for an amount, and the amount.
fn amount_asked_for(text: &str, words: &L10n) -> Option<(Command, u64)> {
    let raise = CommandEntry::of(Command::Table(TableCommand::Raise))?
        .chord
        .spoken(words);
    let amounts = (1..2000).find(|amount: &u64| {
        let message = Message::by_key("learn-how-amount").with("how", "key");
        let how = words.say(&message.with("key", raise.clone()).with("amount", *amount));
        text.ends_with(&format!("{how}."))
    });
    amounts.map(|amount| (Command::Table(TableCommand::Raise), amount))
}

/// Plays a lesson and returns everything that was said.
fn play(lesson: &'static Lesson, language: Language, learner: Learner) -> Vec<String> {
    let (mut client, mut said) = begin(lesson, language, learner.way());
    let mut heard: Vec<String> = Vec::new();
    for step in 0..=lesson.steps() {
        let texts = said.into_iter().map(|it| it.text);
        heard.extend(texts);
        if client.tutor().unwrap().is_over() {
            assert_eq!(step, lesson.steps(), "every step is one thing to do");
            return heard;
        }
        let last = heard.last().unwrap().clone();
        said = obey(&mut client, &last, learner);
    }
    panic!("the lesson does not end: {heard:?}");
}

#[test]
fn who_does_what_is_said_finishes_every_lesson() {
    for lesson in GameKind::ALL.map(Lesson::of) {
        for &language in Language::ALL {
            for learner in [Learner::Presses, Learner::Types] {
                let heard = play(lesson, language, learner);
                assert!(heard.len() > 2 * lesson.steps(), "{heard:?}");
            }
        }
    }
}

/// At 175 words a minute, with ten seconds to find each key.
#[test]
fn a_lesson_takes_less_than_ten_minutes() {
    for lesson in GameKind::ALL.map(Lesson::of) {
        for &language in Language::ALL {
            let heard = play(lesson, language, Learner::Presses).join(" ");
            let spoken = heard.split_whitespace().count() * 60 / 175;
            let seconds = spoken + 10 * lesson.steps();
            assert!(
                seconds < 600,
                "{} {language:?}: {seconds} seconds",
                lesson.game()
            );
        }
    }
}

fn perform(client: &mut Client, task: Task) -> Vec<Utterance> {
    match task {
        Task::Play(command) => client.play(command, NOW),
        Task::Ask(question) => client.answer(question, NOW),
        Task::RaiseTo(to) => client.raise_to(to, NOW),
    }
}

#[test]
fn what_is_not_asked_for_is_not_done_and_the_step_is_told_again() {
    for lesson in GameKind::ALL.map(Lesson::of) {
        let (mut client, _) = begin(lesson, Language::English, Learner::Presses.way());
        for task in lesson.tasks() {
            let before = client.view().cloned();
            let chips = |view: Option<&View>| view.map(|view| view.pot());
            for command in [
                TableCommand::Fold,
                TableCommand::AllIn,
                TableCommand::CallOrCheck,
                TableCommand::ActOnCard(7),
                TableCommand::DrawOrPass,
                TableCommand::NextHand,
                TableCommand::Pause,
            ] {
                if task == Task::Play(command) {
                    continue;
                }
                let said = client.play(command, NOW);
                let hint = client.tutor().unwrap().hint(client.words());
                assert_eq!(said.len(), 1);
                assert_eq!(said[0].text, hint);
                assert_eq!(client.view(), before.as_ref());
            }
            let said = client.raise_to(77, NOW);
            assert_eq!(
                (said.len(), chips(client.view())),
                (1, chips(before.as_ref()))
            );
            perform(&mut client, task);
        }
        assert!(client.tutor().unwrap().is_over());
        let said = client.play(TableCommand::NextHand, NOW);
        assert_eq!(said[0].text, "The lesson is over. To leave, press escape.");
    }
}

/// Every question is answered by the table, and the step stays.
#[test]
fn questions_are_answered_at_any_step() {
    for lesson in GameKind::ALL.map(Lesson::of) {
        let (mut client, _) = begin(lesson, Language::Polish, Learner::Presses.way());
        for task in lesson.tasks() {
            let progress = client.tutor().unwrap().progress();
            for question in Question::ALL {
                if task == Task::Ask(question) {
                    continue;
                }
                let reads = match client.view() {
                    Some(view) => {
                        let times = client.times();
                        speech::answer(question, view, &times, client.names(), client.words())
                    }
                    None => "Teraz nie ma rozdania.".to_owned(),
                };
                let said = client.answer(question, NOW);
                assert_eq!(said.len(), 1, "{question:?}");
                // What is marked comes after the answer.
                let marked = said[0].text.strip_prefix(&reads);
                let marked = marked.unwrap_or_else(|| panic!("{}", said[0].text));
                assert!(
                    marked.is_empty() || marked.starts_with(" Do wymiany"),
                    "{marked}"
                );
                assert_eq!(client.tutor().unwrap().progress(), progress);
            }
            perform(&mut client, task);
        }
    }
}

/// L says again what has happened and what to do, whatever was asked in
/// between.
#[test]
fn the_step_can_be_heard_again() {
    for lesson in GameKind::ALL.map(Lesson::of) {
        let (mut client, mut said) = begin(lesson, Language::English, Learner::Presses.way());
        for task in lesson.tasks() {
            let told = said.iter().filter(|it| it.topic != Topic::Answer);
            let step: Vec<&str> = told.map(|it| it.text.as_str()).collect();
            client.answer(Question::Button, NOW);
            let again = client.go_through_log(LogCommand::Repeat);
            assert_eq!(again[0].text, step.join(" "));
            said = perform(&mut client, task);
        }
    }
}

#[test]
fn a_lesson_goes_on_at_the_step_where_it_was_left() {
    for lesson in GameKind::ALL.map(Lesson::of) {
        let (mut client, mut said) = begin(lesson, Language::English, Learner::Presses.way());
        for task in lesson.tasks() {
            let progress = client.tutor().unwrap().progress();
            let words = L10n::new(Language::English);
            let way = Learner::Presses.way();
            let (resumed, told) = Client::learn(lesson, progress, way, words);
            assert_eq!(resumed.view(), client.view());
            assert_eq!(told.last(), said.last(), "the same step");
            assert_eq!(resumed.tutor().unwrap().progress(), progress);
            said = perform(&mut client, task);
        }
        assert_eq!(client.tutor().unwrap().progress(), Progress::Finished);
        // What was finished, or kept by another version, begins anew.
        for progress in [Progress::Finished, Progress::Steps(1000)] {
            let words = L10n::new(Language::English);
            let (again, _) = Client::learn(lesson, progress, InputMethod::Words, words);
            assert_eq!(again.tutor().unwrap().progress(), Progress::New);
        }
    }
}

/// The other players' cards stay hidden until they are shown.
#[test]
fn nothing_secret_is_known() {
    for lesson in GameKind::ALL.map(Lesson::of) {
        let (mut client, _) = begin(lesson, Language::English, Learner::Presses.way());
        for task in lesson.tasks() {
            perform(&mut client, task);
            let view = client.view().unwrap();
            if view.phase == Phase::Over {
                continue;
            }
            let me = Seat::new(0).unwrap();
            let others = view.seats.iter().filter(|it| it.seat != me);
            assert!(others.flat_map(|it| &it.cards).all(Option::is_none));
        }
        assert_eq!(client.view().unwrap().phase, Phase::Over);
    }
}

#[test]
fn other_keys_are_told_as_they_are() {
    let lesson = Lesson::of(GameKind::Holdem);
    let mut keymap = Keymap::default();
    let q = "Ctrl+Y".parse().unwrap();
    (keymap.bind(Command::Table(TableCommand::NextHand), Some(q))).unwrap();
    let (mut client, said) = begin(lesson, Language::English, InputMethod::Keys(keymap));
    assert!(said[0].text.ends_with("your first cards, press control Y."));
    // Without letters everything is at a button.
    client.play(TableCommand::NextHand, NOW);
    let letters = KeySettings {
        letters: Letters::Off,
        ..KeySettings::default()
    };
    client.set_input_method(InputMethod::Keys(Keymap::new(&letters).0));
    assert_eq!(client.context(), Context::Betting);
    let hint = client.play(TableCommand::Fold, NOW);
    assert_eq!(hint[0].text, "To go on, choose hole cards.");
}
