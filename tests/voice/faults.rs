//! What goes wrong with speech, and how it comes back.

use super::{Habits, Listener, Server, VoiceStatus, scenario, start};
use crate::ssip::Answers;
use tabletalk::ui::outlets::Silence;

scenario!(a_daemon_that_dies_and_comes_back_goes_on, |folder| {
    let (mut server, listener) = start(folder);
    listener.say("table: a");
    listener.say("turn: b");
    listener.say("table: c");
    server.until("speak a");
    server.end();
    server.until("speak b");
    drop(server);
    listener.wait_until(|now| now != VoiceStatus::Ready);
    let mut server = Server::start(folder, Habits::default());
    listener.wait_for(VoiceStatus::Ready);
    // What was cut was critical. What was said is not said again.
    server.end();
    assert_eq!(server.until("speak c"), ["speak b", "end b", "speak c"]);
    listener.say("table: d");
    server.end();
    server.end();
    assert_eq!(server.until("end d"), ["end c", "speak d", "end d"]);
});

scenario!(without_a_daemon_it_is_silent_and_waits_for_one, |folder| {
    let listener = Listener::new();
    let silent = VoiceStatus::Silent(Silence::NoService);
    listener.wait_for(silent);
    for number in 0..1000 {
        listener.say(&format!("table: {number}"));
    }
    listener.say("turn: your turn");
    listener.say("table: last");
    listener.voice.key_pressed();
    assert_eq!(listener.voice.voices().len(), 0);
    assert_eq!(listener.voice.status(), silent);
    // After one more failure it knows that this takes long.
    let habits = Habits {
        answers: Answers::No,
        ..Habits::default()
    };
    let server = Server::start(folder, habits);
    listener.wait_for(VoiceStatus::Silent(Silence::Refused));
    server.change(|habits| habits.answers = Answers::Yes);
    listener.wait_for(VoiceStatus::Ready);
    assert_eq!(server.end(), "your turn");
    assert_eq!(server.end(), "last");
});

scenario!(
    /// As speech-dispatcher does without a sound card.
    a_daemon_that_does_not_answer_is_left_and_tried_again,
    |folder| {
        let (mut server, listener) = start(folder);
        listener.say("table: a");
        server.until("speak a");
        server.change(|habits| habits.answers = Answers::Never);
        listener.say("answer: b");
        listener.wait_for(VoiceStatus::Silent(Silence::NotAnswering));
        server.change(|habits| habits.answers = Answers::Yes);
        listener.wait_for(VoiceStatus::Ready);
        server.until("speak b");
    }
);

scenario!(a_daemon_that_refuses_to_speak_is_told, |folder| {
    let (server, listener) = start(folder);
    listener.wait_for(VoiceStatus::Ready);
    server.change(|habits| habits.answers = Answers::No);
    listener.say("table: a");
    listener.wait_for(VoiceStatus::Silent(Silence::Refused));
    server.change(|habits| habits.answers = Answers::Yes);
    listener.wait_for(VoiceStatus::Ready);
    assert_eq!(server.end(), "a");
});

scenario!(when_the_program_ends_it_falls_silent, |folder| {
    let (mut server, listener) = start(folder);
    listener.say("turn: a");
    listener.say("table: b");
    server.until("speak a");
    drop(listener);
    assert_eq!(server.until("cut a"), ["cut a"]);
});

scenario!(the_program_can_end_while_the_daemon_hangs, |folder| {
    let (mut server, listener) = start(folder);
    listener.say("table: a");
    server.until("speak a");
    server.change(|habits| habits.answers = Answers::Never);
    listener.voice.key_pressed();
    drop(listener);
});
