//! The speech of other systems, here with what the crate does on Linux.

#[expect(dead_code, reason = "the tests of the built-in voice use more of it")]
#[path = "../../../../../tests/ssip/mod.rs"]
mod ssip;

use std::sync::mpsc::channel;

use super::*;
use ssip::{Habits, Server};

#[test]
fn it_speaks_and_tells_ends() {
    let test = "ui::outlets::voice::portable::tests::it_speaks_and_tells_ends";
    ssip::in_own_process(test, |folder| {
        let server = Server::start(folder, Habits::default());
        let (tell, news) = channel();
        let manner = Manner {
            rate: 30,
            pitch: -20,
            volume: -50,
            language: Language::Polish,
            voice: None,
        };
        let tell = move |it| {
            let _ = tell.send(it);
        };
        let mut portable = Portable::open(&manner, tell).unwrap();
        assert!(portable.tells_ends());
        for setting in [
            "set RATE 30",
            "set PITCH -20",
            "set VOLUME 0",
            "set SYNTHESIS_VOICE Polish",
        ] {
            assert!(server.all("set").contains(&setting.to_owned()), "{setting}");
        }
        let spoken = portable.speak("a").unwrap();
        assert_eq!(server.end(), "a");
        assert_eq!(news.recv().unwrap(), News::Ended(spoken));
        let spoken = portable.speak("b").unwrap();
        portable.stop().unwrap();
        assert_eq!(server.all("cut"), ["cut b"]);
        assert_eq!(news.recv().unwrap(), News::Ended(spoken));
        let voices = Portable::voices(Language::Polish).unwrap();
        let names: Vec<&str> = voices.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["English (America)", "Polish"]);
    });
}
