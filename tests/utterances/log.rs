//! The message log.

use tabletalk::outlets::{Buffer, LOG_CAPACITY, Log, Reviewed};
use tabletalk::talk::{Topic, Urgency, Utterance};

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

#[test]
fn the_last_announcement_is_no_answer() {
    assert_eq!(
        sample().repeat().map(|it| it.text.as_str()),
        Some("bob bets")
    );
    assert_eq!(log(&[("pot 800", Topic::Answer)]).repeat(), None);
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
fn what_comes_does_not_move_the_review_and_the_oldest_goes() {
    let mut log = Log::new();
    for number in 0..LOG_CAPACITY {
        log.push(said(&number.to_string(), Topic::Table));
    }
    assert_eq!(text(log.first()), "0");
    log.push(said("new", Topic::Table));
    assert_eq!(log.messages(Buffer::All).count(), LOG_CAPACITY);
    assert_eq!(log.to_copy(), Some("new"));
    assert_eq!(text(log.earlier()), "1 (edge)");
    log.push(said("newer", Topic::Table));
    assert_eq!(text(log.later()), "2");
    assert_eq!(text(log.later()), "3");
}
