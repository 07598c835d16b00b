//! Two windows and a terminal at one server: one of them beside Orca, one in
//! Polish, one by lines.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use tabletalk::player::settings::{Settings, Together};

use crate::driver::{Desktop, Orca, Process, Reader, spoken_after, until};
use crate::player::{Player, announced, settings};
use crate::temp_folder::TempFolder;

/// A program that is talked with by lines.
struct Lines {
    /// Whoever has nothing more to type would leave.
    _input: ChildStdin,
    said: Arc<Mutex<Vec<String>>>,
    _process: Process,
}

impl Lines {
    fn start(folder: &Path, arguments: &[&str]) -> Lines {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabletalk"));
        let command = command.args(arguments).current_dir(folder);
        let piped = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = Process::start(piped.stderr(Stdio::null()));
        let child = process.child();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let said = Arc::<Mutex<Vec<String>>>::default();
        let noted = said.clone();
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                noted.lock().unwrap().push(line);
            }
        });
        Lines {
            _input: input,
            said,
            _process: process,
        }
    }

    /// The first line with these words in it, once it was said.
    fn says(&self, words: &str) -> String {
        until(words, || {
            let said = self.said.lock().unwrap();
            said.iter().find(|it| it.contains(words)).cloned()
        })
    }
}

/// Somebody who was here before, and knows the server.
fn somebody(name: &str, language: &str, server: &str) -> Settings {
    Settings {
        language: Some(language.to_owned()),
        together: Together {
            name: name.to_owned(),
            server: server.to_owned(),
            ..Together::default()
        },
        ..settings()
    }
}

impl Player {
    /// Waits until these words are announced, or said by the own voice.
    fn learns(&self, words: &str) {
        until(words, || {
            let spoken = spoken_after(&self.voice, 0, Duration::ZERO);
            let heard = announced(&self.eyes.events().since(0));
            let mut told = spoken.iter().chain(&heard);
            told.any(|it| it.contains(words)).then_some(())
        });
    }
}

pub(crate) fn two_windows_and_a_terminal() {
    let folder = TempFolder::new();
    let server = Lines::start(
        folder.path(),
        &["serve", "--listen", "127.0.0.1:0", "--data", "server"],
    );
    let address = server.says("listening on ");
    let address = address.trim_start_matches("listening on ").to_owned();

    // Anna hosts beside Orca.
    let desktop = Desktop::start(Reader::Absent);
    let mut orca = Orca::start(&desktop);
    let mut anna = Player::on(desktop, &somebody("Anna", "en", &address), &[]);
    anna.press("ctrl+j");
    let code = anna.focuses("Code");
    until("the field by ear", || {
        orca.says()
            .iter()
            .any(|it| it.contains(&code.name))
            .then_some(())
    });
    let game = anna.find("New table: Texas Hold'em");
    anna.act(&game);
    anna.focuses("Open the table");
    anna.press("Enter");
    anna.learns("Your table is open. Its code is ");
    let code = {
        let heard = announced(&anna.eyes.events().since(0));
        let spoken = spoken_after(&anna.voice, 0, Duration::ZERO);
        let told = heard.into_iter().chain(spoken);
        let mut open = told.filter_map(|it| Some(it.split_once("Its code is ")?.1.to_owned()));
        let open = open.next_back().unwrap();
        let code = open.split(',').next().unwrap();
        code.replace(|it: char| !it.is_ascii_digit(), "")
    };

    // Bob comes in Polish, by keys alone.
    let desktop = Desktop::start(Reader::Runs);
    let mut bob = Player::on(desktop, &somebody("Bob", "pl", &address), &[]);
    bob.press("ctrl+j");
    bob.focuses("Kod");
    bob.keys.write(&code);
    bob.press("Enter");
    bob.learns("Gospodarz, Anna, decyduje");
    anna.learns("Bob would like to sit down.");
    anna.press("ctrl+o");
    bob.learns("Razem z tobą: Anna");
    anna.learns("Bob has sat down.");

    // Carol comes by lines.
    let carol = [
        "join",
        &code,
        "--server",
        &address,
        "--name",
        "Carol",
        "--terminal",
        "--config",
        "carol",
        "--lang",
        "en",
    ];
    let carol = Lines::start(folder.path(), &carol);
    anna.learns("Carol would like to sit down.");
    anna.press("ctrl+o");
    carol.says("You are at a Texas Hold'em table with Anna");
    bob.learns("Carol dosiada się do stołu.");

    // A phrase in three ears, each in its language.
    bob.press("ctrl+1");
    anna.learns("Bob: Hello.");
    carol.says("Bob: Hello.");

    // The host begins, and all three are dealt cards.
    let next = anna.find("Next hand");
    anna.act(&next);
    bob.learns("Ciemne 100 i 200.");
    carol.says("Blinds 100 and 200.");

    // One leaves, and the others hear of it.
    bob.press("ctrl+e");
    bob.focuses("Nie, wróć");
    bob.press("ctrl+e");
    bob.focuses("Nowa gra: Texas Hold'em");
    anna.learns("Bob has left.");
    carol.says("Bob has left.");
}

/// Whoever is there for the first time, with a stopwatch. `TABLETALK_TABLE` names
/// a table on another machine: its code, and its server.
pub(crate) fn from_the_menu_to_a_seat() {
    let elsewhere = env::var("TABLETALK_TABLE").ok();
    let folder = TempFolder::new();
    let here = elsewhere.is_none().then(|| open_table(folder.path()));
    let table = elsewhere.as_deref().and_then(|it| it.split_once(' '));
    let told = here
        .as_ref()
        .map(|(code, server, _)| (&code[..], &server[..]));
    let (code, server) = table.or(told).expect("a code and a server");
    let settings = somebody("", "en", server);
    let mut bob = Player::on(Desktop::start(Reader::Runs), &settings, &[]);
    let began = Instant::now();
    bob.press("ctrl+j");
    bob.focuses("Your name");
    bob.keys.write("Bob");
    bob.press("Enter");
    bob.focuses("Code");
    bob.keys.write(code);
    bob.press("Enter");
    bob.hears("You are at a ");
    let (took, keys) = (began.elapsed(), 1 + "Bob".len() + 1 + code.len() + 1);
    println!("from the menu to a seat by code: {keys} keys, {took:?}");
    assert!(keys <= 14);
}

/// A table that everybody with its code may sit down at, and its server.
fn open_table(folder: &Path) -> (String, String, [Lines; 2]) {
    let server = ["serve", "--listen", "127.0.0.1:0", "--data", "server"];
    let server = Lines::start(folder, &server);
    let address = server.says("listening on ");
    let address = address.trim_start_matches("listening on ").to_owned();
    let anna = [
        "host",
        "--server",
        &address,
        "--game",
        "holdem",
        "--name",
        "Anna",
        "--open",
        "--terminal",
        "--config",
        "anna",
        "--lang",
        "en",
    ];
    let anna = Lines::start(folder, &anna);
    let open = anna.says("Its code is ");
    let code = open.split_once("Its code is ").unwrap().1;
    let code = code.split_once(',').unwrap().0.replace(' ', "");
    (code, address, [server, anna])
}
