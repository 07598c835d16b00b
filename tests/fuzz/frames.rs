//! What a table tells, changed on its way or made up by a hostile one.

use std::collections::VecDeque;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::time::Duration;

use serde_json::Value;
use tabletalk::player::client::Client;
use tabletalk::player::commands::{GameQuestion, TableCommand};
use tabletalk::speech::{L10n, Language, Question, Verbosities};
use tabletalk::table::{Asked, Frame, Table, Told, Travels};

use crate::mutate::Mutator;
use crate::rounds;

/// What is told in a hand of each game.
fn hands() -> Vec<Vec<Value>> {
    let told = |game: &str| {
        let text = fs::read_to_string(format!("tests/frames/{game}.txt")).unwrap();
        let frames = text.lines().filter_map(|line| line.strip_prefix("< "));
        frames.map(|it| serde_json::from_str(it).unwrap()).collect()
    };
    ["holdem", "draw", "unique", "coming_back"].map(told).into()
}

/// Changes one thing somewhere in a value.
fn change(value: &mut Value, mutator: &mut Mutator) {
    const NUMBERS: [u64; 9] = [0, 1, 2, 11, 12, 255, 1 << 32, u64::MAX / 2, u64::MAX];
    match value {
        Value::Array(items) if !items.is_empty() => match mutator.below(8) {
            0 => items.extend(vec![items[0].clone(); mutator.below(60)]),
            1 => drop(items.pop()),
            2 => {
                let (one, other) = (mutator.below(items.len()), mutator.below(items.len()));
                items.swap(one, other);
            }
            _ => {
                let at = mutator.below(items.len());
                change(&mut items[at], mutator);
            }
        },
        Value::Object(fields) if !fields.is_empty() => {
            let at = mutator.below(fields.len());
            let field = fields.values_mut().nth(at);
            field.into_iter().for_each(|it| change(it, mutator));
        }
        Value::Bool(it) => *it = !*it,
        Value::Number(_) if mutator.below(8) == 0 => *value = Value::Null,
        _ => *value = Value::from(NUMBERS[mutator.below(NUMBERS.len())]),
    }
}

/// Tells frame after frame.
struct Scripted(VecDeque<Frame>);

impl Table for Scripted {
    fn ask(&mut self, _: Asked, _: Duration) {}

    fn hear(&mut self, _: Duration) -> Vec<Frame> {
        self.0.pop_front().into_iter().collect()
    }

    fn wake(&self) -> Option<Duration> {
        None
    }
}

/// Sits down with what is told, and asks about everything after each frame.
fn listen(frames: &[Value]) {
    let frames = frames.iter().map(|it| Frame::from_json(&it.to_string()));
    let mut frames: VecDeque<Frame> = frames.filter_map(Result::ok).collect();
    let Some(told) = frames
        .pop_front()
        .and_then(|it| Told::new(vec![it], Duration::ZERO))
    else {
        return;
    };
    let count = frames.len();
    let table = Box::new(Scripted(frames));
    let mut client = Client::sit(
        table,
        told,
        Verbosities::default(),
        L10n::new(Language::Polish),
    );
    client.set_speech(Some(0));
    for at in 0..=count as u64 {
        client.advance(Duration::from_secs(at));
        for question in Question::ALL {
            client.answer(question, Duration::from_secs(at));
        }
        for command in [
            TableCommand::CallOrCheck,
            TableCommand::Raise,
            TableCommand::AllIn,
            TableCommand::NextHand,
            TableCommand::ActOnCard(1),
            TableCommand::DrawOrPass,
            TableCommand::Pause,
        ] {
            client.play(command, Duration::from_secs(at));
        }
        client.tell_of_game(GameQuestion::Statistics);
        client.come_back();
    }
}

#[test]
fn frames() {
    let hands = hands();
    hands.iter().for_each(|frames| listen(frames));
    for seed in 0..rounds() {
        let mut mutator = Mutator::new(seed);
        let mut frames = hands[mutator.below(hands.len())].clone();
        for _ in 0..=mutator.below(3) {
            let at = mutator.below(frames.len());
            change(&mut frames[at], &mut mutator);
        }
        let read = AssertUnwindSafe(|| listen(&frames));
        if let Err(panic) = catch_unwind(read) {
            eprintln!("seed {seed}");
            resume_unwind(panic);
        }
    }
}
