//! The protocol with one client.

use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;

use super::{Answers, Room, Said, Speech, State};

/// Talks to a client until it leaves.
pub(super) fn hold(room: &Room, client: usize, stream: UnixStream) {
    let mut lines = BufReader::new(stream).lines().map_while(Result::ok);
    while let Some(line) = lines.next() {
        let words: Vec<&str> = line.split(' ').collect();
        let command = words[0].to_uppercase();
        let wanted = |state: &State| match command.as_str() {
            "LIST" => state.habits.lists,
            _ => state.habits.answers,
        };
        if command == "LIST" {
            room.state().hear("list".to_owned());
            room.changed.notify_all();
        }
        let answer = room.wait("an answer", |state| match wanted(state) {
            Answers::Never if !state.dead => None,
            answer => Some(answer),
        });
        if answer == Answers::No {
            room.state().send(client, &["300 ERR NOT NOW"]);
            continue;
        }
        match (command.as_str(), &words[1..]) {
            ("SPEAK", []) => {
                room.state().send(client, &["230 OK RECEIVING DATA"]);
                let text = lines.by_ref().take_while(|line| line != ".");
                let text: Vec<String> = text.map(|line| unescaped(&line)).collect();
                room.state().speak(client, text.join("\n"));
            }
            ("CANCEL" | "STOP", [_]) => {
                let mut state = room.state();
                while state.finish(client, "cut", 703).is_some() {}
                state.send(client, &["210 OK CANCELED"]);
            }
            ("SET", [_, "CLIENT_NAME", name]) => {
                let mut state = room.state();
                let name = name.trim_matches('"');
                state.clients[client].name = name.to_owned();
                state.hear(format!("hello {name}"));
                state.send(client, &["208 OK CLIENT NAME SET"]);
            }
            ("SET", [_, setting @ ..]) => {
                let mut state = room.state();
                state.hear(format!("set {}", setting.join(" ")));
                state.send(client, &["203 OK SET"]);
            }
            ("GET", ["LANGUAGE"]) => room.state().send(client, &["251-en-US", "251 OK"]),
            ("GET", ["VOLUME"]) => room.state().send(client, &["251-100", "251 OK"]),
            ("GET", [_]) => room.state().send(client, &["251-0", "251 OK"]),
            ("CHAR" | "KEY", [text]) => room.state().speak(client, (*text).to_owned()),
            ("LIST", ["OUTPUT_MODULES"]) => {
                room.state().send(client, &["250-recorder", "250 OK"]);
            }
            ("LIST", ["SYNTHESIS_VOICES", ..]) => {
                let mut state = room.state();
                let voices = state.habits.voices.iter();
                let lines = voices.map(|(name, language)| format!("249-{name}\t{language}\tnone"));
                let lines: Vec<String> = lines.chain(["249 OK".to_owned()]).collect();
                let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
                state.send(client, &lines);
            }
            ("HISTORY", _) => {
                let number = format!("245-{client}");
                room.state().send(client, &[&number, "245 OK"]);
            }
            ("QUIT", _) => return,
            _ => {
                let mut state = room.state();
                state.hear(format!("nonsense {line}"));
                state.send(client, &["500 ERR INVALID COMMAND"]);
            }
        }
        room.changed.notify_all();
    }
    let mut state = room.state();
    state.clients[client].queue.clear();
}

impl State {
    fn speak(&mut self, client: usize, text: String) {
        self.said.push(Said::new(&self.clients[client].name, &text));
        let id = self.said.len();
        self.hear(format!("speak {text}"));
        self.clients[client].queue.push_back((id, text));
        self.send(client, &[&format!("225-{id}"), "225 OK MESSAGE QUEUED"]);
        if let Speech::Instant = self.habits.speech {
            self.finish(client, "end", 702);
        }
    }

    /// What the client says first comes to an end of some kind.
    pub(super) fn finish(&mut self, client: usize, how: &str, code: u16) -> Option<String> {
        let (id, text) = self.clients[client].queue.pop_front()?;
        self.said[id - 1].ends(how == "cut");
        self.hear(format!("{how} {text}"));
        let [id, client_id] = [id, client].map(|number| format!("{code}-{number}"));
        self.send(client, &[&id, &client_id, &format!("{code} {how}")]);
        Some(text)
    }

    fn send(&mut self, client: usize, lines: &[&str]) {
        let text: String = lines.iter().map(|line| format!("{line}\r\n")).collect();
        // A client that is gone needs no answer.
        let _ = self.clients[client].stream.write_all(text.as_bytes());
    }
}

/// A point at the start of a line is doubled on the way.
fn unescaped(line: &str) -> String {
    let text = line.strip_prefix('.').unwrap_or(line);
    text.to_owned()
}
