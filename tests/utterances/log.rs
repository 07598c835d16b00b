//! The message log.

use tabletalk::speech::{Buffer, LOG_CAPACITY, Log, Reviewed, Topic, Urgency, Utterance};

fn said(text: &str, topic: Topic) -> Utterance {
    Utterance::new(text.to_owned(), Urgency::Normal, topic)
}

fn log(messages: &[(&str, Topic)]) -> Log {
    let mut log = Log::new();
    for (text, topic) in messages {
        log.push(said(text, *topic));
    }
    log
}

fn text(reviewed: Option<Reviewed<'_>>) -> String {
    match reviewed {
        None => "nothing".to_owned(),
        Some(Reviewed { message, at_edge }) => {
            let edge = if at_edge { " (edge)" } else { "" };
            format!("{}{edge}", message.text)
        }
    }
}

fn sample() -> Log {
    log(&[
        ("flop", Topic::Table),
        ("your turn", Topic::Turn),
        ("pot 800", Topic::Answer),
        ("you check", Topic::Mine),
        ("bob bets", Topic::Table),
        ("not now", Topic::Error),
    ])
}

#[test]
fn messages_are_reviewed_one_by_one() {
    let mut log = sample();
    assert_eq!(text(log.later()), "not now (edge)");
    assert_eq!(text(log.earlier()), "bob bets");
    assert_eq!(text(log.earlier()), "you check");
    assert_eq!(log.to_copy(), Some("you check"));
    assert_eq!(text(log.later()), "bob bets");
    assert_eq!(text(log.first()), "flop");
    assert_eq!(text(log.earlier()), "flop (edge)");
    assert_eq!(text(log.last()), "not now");
}

#[test]
fn the_first_step_back_is_to_the_last_message() {
    let mut log = sample();
    assert_eq!(log.to_copy(), Some("not now"));
    assert_eq!(text(log.earlier()), "not now");
    assert_eq!(text(log.earlier()), "bob bets");
}

#[test]
fn each_buffer_has_its_own_messages_and_place() {
    let mut log = sample();
    let texts = |log: &Log, buffer| -> Vec<String> {
        log.messages(buffer).map(|it| it.text.clone()).collect()
    };
    assert_eq!(
        texts(&log, Buffer::Table),
        ["flop", "you check", "bob bets"]
    );
    assert_eq!(texts(&log, Buffer::Mine), ["your turn", "you check"]);
    assert_eq!(texts(&log, Buffer::Answers), ["pot 800", "not now"]);
    assert_eq!(text(log.first()), "flop");
    assert_eq!(log.next_buffer(), Buffer::Table);
    assert_eq!(text(log.earlier()), "bob bets");
    assert_eq!(text(log.earlier()), "you check");
    assert_eq!(log.previous_buffer(), Buffer::All);
    assert_eq!(text(log.later()), "your turn");
    assert_eq!(log.previous_buffer(), Buffer::Answers);
    assert_eq!(log.next_buffer(), Buffer::All);
}

/// The log in one line, as it came about: `deed` is something that the
/// listener does, everything else is announced, but for answers, errors and
/// hints.
fn repeated(came: &str) -> String {
    let mut log = Log::new();
    for text in came.split(", ") {
        match text.split_once(": ") {
            None if text == "deed" => log.note_deed(),
            Some(("answer", text)) => log.push(said(text, Topic::Answer)),
            Some(("error", text)) => log.push(said(text, Topic::Error)),
            Some(("hint", text)) => log.push(said(text, Topic::Hint)),
            Some(("turn", text)) => log.push(said(text, Topic::Turn)),
            _ => log.push(said(text, Topic::Table)),
        }
    }
    let whole: Vec<&str> = log.repeat().map(|it| it.text.as_str()).collect();
    whole.join(", ")
}

#[test]
fn what_was_announced_since_the_last_deed_is_repeated_as_a_whole() {
    for (came, whole) in [
        ("answer: pot 800", ""),
        ("cards, turn: yours", "cards, yours"),
        (
            "cards, turn: yours, deed, you call, flop, bob bets, turn: yours again",
            "you call, flop, bob bets, yours again",
        ),
        (
            "turn: yours, deed, you call, answer: pot 800, error: not now, flop, hint: enter",
            "you call, flop",
        ),
        // Nothing has been announced since then: better that than nothing.
        ("cards, turn: yours, deed, answer: pot 800", "yours"),
        (
            "deed, a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r",
            "c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r",
        ),
    ] {
        assert_eq!(repeated(came), whole, "{came}");
    }
}

#[test]
fn an_empty_log_has_nothing() {
    let mut log = Log::new();
    for step in [Log::earlier, Log::later, Log::first, Log::last] {
        assert_eq!(text(step(&mut log)), "nothing");
    }
    assert_eq!(log.to_copy(), None);
}

#[test]
fn what_is_new_is_the_next_to_be_reviewed() {
    let mut log = sample();
    assert_eq!(log.next_buffer(), Buffer::Table);
    assert_eq!(text(log.first()), "flop");
    assert_eq!(log.previous_buffer(), Buffer::All);
    assert_eq!(text(log.first()), "flop");
    log.push(said("pot 900", Topic::Answer));
    assert_eq!(log.to_copy(), Some("pot 900"));
    assert_eq!(text(log.later()), "pot 900 (edge)");
    log.push(said("pot 950", Topic::Answer));
    assert_eq!(text(log.earlier()), "pot 950");
    assert_eq!(text(log.earlier()), "pot 900");
    // Nothing new has come to the table.
    assert_eq!(log.next_buffer(), Buffer::Table);
    assert_eq!(text(log.later()), "you check");
}

#[test]
fn the_oldest_goes() {
    let mut log = Log::new();
    for number in 0..LOG_CAPACITY {
        log.push(said(&number.to_string(), Topic::Table));
    }
    log.push(said("new", Topic::Table));
    assert_eq!(log.messages(Buffer::All).count(), LOG_CAPACITY);
    assert_eq!(text(log.first()), "1");
    // What is reviewed elsewhere may be gone.
    assert_eq!(log.next_buffer(), Buffer::Table);
    assert_eq!(text(log.first()), "1");
    for _ in 0..2 {
        log.push(said("pot 800", Topic::Answer));
    }
    assert_eq!(text(log.earlier()), "3 (edge)");
    assert_eq!(text(log.later()), "4");
}
