//! What is said in which order, and what cuts what.

use super::{scenario, start};

scenario!(what_happens_is_said_in_order, |folder| {
    let (mut server, listener) = start(folder);
    for what in ["table: a", "mine: b", "turn: c", "table: d"] {
        listener.say(what);
    }
    assert_eq!(server.until("speak a"), ["speak a"]);
    for text in ["a", "b", "c", "d"] {
        assert_eq!(server.end(), text);
    }
    assert_eq!(
        server.until("end d"),
        [
            "end a", "speak b", "end b", "speak c", "end c", "speak d", "end d"
        ]
    );
});

scenario!(an_answer_cuts_in_and_what_it_cut_comes_again, |folder| {
    let (mut server, listener) = start(folder);
    listener.say("table: a");
    listener.say("table: b");
    server.until("speak a");
    listener.say("answer: pot 60");
    assert_eq!(server.until("speak pot 60"), ["cut a", "speak pot 60"]);
    server.end();
    server.end();
    assert_eq!(
        server.until("speak b"),
        ["end pot 60", "speak a", "end a", "speak b"]
    );
});

scenario!(only_the_newest_answer_is_said, |folder| {
    let (mut server, listener) = start(folder);
    listener.say("turn: your turn");
    server.until("speak your turn");
    for what in ["answer: a", "answer: b", "error: c", "answer: d"] {
        listener.say(what);
    }
    listener.say("table: e");
    server.end();
    server.end();
    assert_eq!(
        server.until("speak e"),
        ["end your turn", "speak d", "end d", "speak e"]
    );
});

scenario!(a_key_cuts_what_is_not_critical, |folder| {
    let (mut server, listener) = start(folder);
    listener.say("table: a");
    listener.say("turn: b");
    listener.say("table: c");
    server.until("speak a");
    listener.voice.key_pressed();
    assert_eq!(server.until("speak b"), ["cut a", "speak b"]);
    listener.voice.key_pressed();
    listener.say("answer: d");
    server.end();
    assert_eq!(server.until("speak d"), ["end b", "speak d"]);
});

scenario!(the_stop_key_cuts_and_forgets_everything, |folder| {
    let (mut server, listener) = start(folder);
    listener.say("turn: a");
    listener.say("table: b");
    server.until("speak a");
    listener.voice.stop();
    listener.say("table: c");
    assert_eq!(server.until("speak c"), ["cut a", "speak c"]);
});

scenario!(time_goes_before_what_waits, |folder| {
    let (mut server, listener) = start(folder);
    listener.say("table: a");
    listener.say("table: b");
    server.until("speak a");
    listener.say("time: ten seconds");
    assert_eq!(
        server.until("speak ten seconds"),
        ["cut a", "speak ten seconds"]
    );
    server.end();
    assert_eq!(server.until("speak a"), ["end ten seconds", "speak a"]);
});

scenario!(
    /// Speech systems hang, or end the program, on such texts.
    strange_texts_do_no_harm,
    |folder| {
        let (mut server, listener) = start(folder);
        for what in [
            "table: ",
            "table:  \t ",
            "table: \0",
            "table: a\0b\r\n.\r\nSET SELF RATE 100",
            "table: ...",
            "table: ., żółw",
        ] {
            listener.say(what);
        }
        for _ in 0..3 {
            server.end();
        }
        listener.say("table: end");
        assert_eq!(
            server.until("speak end"),
            [
                "speak a b  .  SET SELF RATE 100",
                "end a b  .  SET SELF RATE 100",
                "speak ...",
                "end ...",
                "speak ., żółw",
                "end ., żółw",
                "speak end"
            ]
        );
        assert_eq!(server.all("nonsense"), [""; 0]);
    }
);

scenario!(
    /// Screen readers can silence everybody.
    another_program_may_cut_what_is_said,
    |folder| {
        let (mut server, listener) = start(folder);
        listener.say("table: a");
        listener.say("table: b");
        assert_eq!(server.cut(), "a");
        assert_eq!(server.until("speak b"), ["speak a", "cut a", "speak b"]);
    }
);
