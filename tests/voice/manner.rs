//! How it speaks: rate, pitch, volume, language, voice.

use super::{Habits, Language, Listener, Server, VoiceSettings, VoiceStatus, scenario};
use crate::ssip::Answers;

/// What the first connection was told about how to speak, and no more.
fn sets(server: &Server) -> Vec<String> {
    server.wait_for("speak", 1);
    let housekeeping = |line: &String| {
        let what = line.split(' ').nth(1).unwrap();
        !["NOTIFICATION", "PRIORITY"].contains(&what)
    };
    server.all("set").into_iter().filter(housekeeping).collect()
}

fn settings() -> VoiceSettings {
    VoiceSettings {
        rate: 30,
        pitch: -20,
        volume: -50,
        voices: [("pl".to_owned(), "Polish+Adam".to_owned())].into(),
    }
}

scenario!(what_is_usual_is_up_to_the_system, |folder| {
    let server = Server::start(folder, Habits::default());
    let listener = Listener::new();
    listener.say("table: a");
    assert_eq!(sets(&server), [""; 0]);
    assert_eq!(server.all("hello"), ["hello player:tabletalk:voice"]);
});

scenario!(settings_and_voice_are_as_the_player_wants, |folder| {
    let server = Server::start(folder, Habits::default());
    let listener = Listener::with(settings(), Language::Polish);
    listener.say("table: a");
    assert_eq!(
        sets(&server),
        [
            "set LANGUAGE pl",
            "set SYNTHESIS_VOICE Polish+Adam",
            "set RATE 30",
            "set PITCH -20",
            // As loud as can be is usual, and this is halfway to silence.
            "set VOLUME 0"
        ]
    );
});

scenario!(settings_can_be_changed, |folder| {
    let mut server = Server::start(folder, Habits::default());
    let listener = Listener::new();
    listener.say("turn: a");
    listener.say("table: b");
    server.until("speak a");
    listener.voice.configure(settings(), Language::Polish);
    server.end();
    assert_eq!(server.until("speak b"), ["end a", "speak b"]);
    assert_eq!(
        sets(&server)[..2],
        ["set LANGUAGE pl", "set SYNTHESIS_VOICE Polish+Adam"]
    );
});

scenario!(
    /// A daemon takes seconds to list thousands of voices.
    a_list_that_takes_long_delays_nothing,
    |folder| {
        let habits = Habits {
            lists: Answers::Never,
            ..Habits::instant()
        };
        let mut server = Server::start(folder, habits);
        let listener = Listener::with(VoiceSettings::default(), Language::Polish);
        listener.say("table: a");
        server.wait_for("list", 1);
        for text in ["b", "c", "d"] {
            listener.say(&format!("table: {text}"));
            server.until(&format!("end {text}"));
        }
        assert_eq!(listener.voice.voices().len(), 0);
        server.change(|habits| habits.lists = Answers::Yes);
        while listener.voice.voices().is_empty() {
            listener.changes.recv().unwrap();
        }
        let voices = listener.voice.voices();
        let polish = voices.iter().filter(|it| it.speaks(Language::Polish));
        let polish: Vec<&str> = polish.map(|it| it.name.as_str()).collect();
        assert_eq!(polish, ["Polish"]);
        assert_eq!(listener.voice.status(), VoiceStatus::Ready);
        assert_eq!(server.all("list").len(), 1);
    }
);

scenario!(a_language_without_a_voice_is_told, |folder| {
    let habits = Habits {
        voices: vec![("English (America)", "en-US")],
        ..Habits::instant()
    };
    let server = Server::start(folder, habits);
    let listener = Listener::with(VoiceSettings::default(), Language::Polish);
    listener.say("table: a");
    listener.wait_for(VoiceStatus::OtherLanguage);
    listener
        .voice
        .configure(VoiceSettings::default(), Language::English);
    listener.wait_for(VoiceStatus::Ready);
    assert_eq!(server.all("list").len(), 1);
});
