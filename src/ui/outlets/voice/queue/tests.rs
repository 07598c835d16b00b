use super::*;

/// What is heard where these things happen, each followed by whatever is to
/// be said then. What is cut is marked with a stroke.
fn heard(steps: &str) -> String {
    let mut queue = Queue::default();
    let mut heard: Vec<String> = Vec::new();
    for step in steps.split_whitespace() {
        let speech = match step.split_once(':') {
            Some((kind, text)) => queue.push(message(kind, text)),
            None => match step {
                "end" => {
                    queue.ended();
                    Speech::GoesOn
                }
                "key" => queue.key(),
                "stop" => queue.stop(),
                "lost" => {
                    queue.lost();
                    Speech::IsCut
                }
                "away" => {
                    queue.lost();
                    queue.thin_out();
                    Speech::IsCut
                }
                _ => panic!("'{step}' is no step"),
            },
        };
        if let (Speech::IsCut, Some(last)) = (speech, heard.last_mut()) {
            last.push('/');
        }
        heard.extend(queue.next().map(|it| it.text.clone()));
    }
    heard.join(" ")
}

fn message(kind: &str, text: &str) -> Utterance {
    let (topic, urgency) = match kind {
        "table" => (Topic::Table, Urgency::Normal),
        "all-in" => (Topic::Table, Urgency::Critical),
        "mine" => (Topic::Mine, Urgency::Urgent),
        "won" => (Topic::Mine, Urgency::Critical),
        "turn" => (Topic::Turn, Urgency::Critical),
        "time" => (Topic::Time, Urgency::Critical),
        "answer" => (Topic::Answer, Urgency::Urgent),
        "error" => (Topic::Error, Urgency::Urgent),
        _ => panic!("'{kind}' is no message"),
    };
    Utterance::new(text.to_owned(), urgency, topic)
}

#[test]
fn what_is_said_and_what_is_cut() {
    for (steps, expected) in [
        // One at a time, what happens in its order, whatever its weight.
        ("table:a table:b end end", "a b"),
        ("table:a mine:b turn:c all-in:d end end end", "a b c d"),
        // A turn that still waits gives way to a newer one.
        ("table:a turn:b table:c turn:d end end end", "a c d"),
        ("turn:a turn:b turn:c end end", "a c"),
        // An answer cuts in; what it cuts comes again after it.
        ("table:a table:b answer:c end end end", "a/ c a b"),
        // Of answers and errors the newest one is heard.
        ("answer:a answer:b end end", "a/ b"),
        ("answer:a error:b end", "a/ b"),
        ("turn:a answer:b answer:c error:d answer:e end end", "a e"),
        // Nothing cuts what is critical.
        ("turn:a answer:b end", "a b"),
        ("won:a key end", "a"),
        ("all-in:a time:b end", "a b"),
        // Time goes before answers, and brings them back.
        ("answer:a time:b end end", "a/ b a"),
        ("turn:a answer:b time:c end end", "a c b"),
        ("time:a time:b time:c end", "a c"),
        ("table:a time:b answer:c end end end", "a/ b c a"),
        // A key cuts for good, and the next one comes.
        ("table:a table:b key end", "a/ b"),
        ("table:a key table:b", "a/ b"),
        ("answer:a key", "a/"),
        ("key table:a", "a"),
        // The stop key cuts all.
        ("table:a table:b turn:c stop table:d", "a/ d"),
        ("turn:a answer:b stop end", "a/"),
        ("stop", ""),
    ] {
        assert_eq!(heard(steps), expected, "{steps}");
    }
}

#[test]
fn what_is_said_after_the_voice_was_lost() {
    for (steps, expected) in [
        // The newest message is said again, an older one only if critical.
        ("table:a lost end", "a/ a"),
        ("table:a table:b lost end", "a/ b"),
        ("turn:a table:b lost end end", "a/ a b"),
        ("table:a answer:b lost end end", "a/ b/ b a"),
        // Once: a message that kills the voice must not do so for ever.
        ("table:a lost lost", "a/ a/"),
        ("turn:a lost lost table:b", "a/ a/ b"),
        // What was said is over.
        ("table:a end table:b end lost", "a b/"),
        // After a while only the newest counts, and what is critical.
        ("table:a table:b table:c away end", "a/ c"),
        (
            "table:a turn:b won:c won:d table:e away end end end",
            "a/ b d e",
        ),
        ("table:a all-in:b away end end", "a/ b"),
    ] {
        assert_eq!(heard(steps), expected, "{steps}");
    }
}

#[test]
fn idle_is_when_nothing_is_left() {
    let mut queue = Queue::default();
    assert!(queue.is_idle());
    assert_eq!(queue.push(message("table", "a")), Speech::GoesOn);
    assert!(!queue.is_idle());
    assert!(queue.next().is_some());
    assert!(queue.next().is_none(), "it is being said");
    assert!(!queue.is_idle());
    queue.ended();
    assert!(queue.is_idle());
}
