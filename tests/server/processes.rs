//! The programs themselves: a server that is killed in the middle of a hand,
//! a host and a guest who play by lines, each in their own language.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use crate::temp_folder::TempFolder;

/// Nothing here takes longer on a machine that has something else to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program, what it is told, and all that it says.
struct Program {
    child: Child,
    input: ChildStdin,
    said: Arc<Mutex<Vec<String>>>,
}

impl Program {
    fn start(folder: &Path, arguments: &[&str]) -> Program {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabletalk"))
            .args(arguments)
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let said = Arc::new(Mutex::new(Vec::new()));
        let (output, noted) = (child.stdout.take().unwrap(), said.clone());
        thread::spawn(move || {
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                noted.lock().unwrap().push(line);
            }
        });
        let input = child.stdin.take().unwrap();
        Program { child, input, said }
    }

    fn type_in(&mut self, lines: &str) {
        // Whoever has left reads nothing more.
        let _ = self.input.write_all(lines.as_bytes());
        let _ = self.input.flush();
    }

    /// The first line with that in it, as soon as it is said.
    fn hears(&self, text: &str) -> String {
        self.hears_times(text, 1)
    }

    /// The same once it was said so often.
    fn hears_times(&self, text: &str, times: usize) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let said = self.said.lock().unwrap();
            let mut found = said.iter().filter(|line| line.contains(text));
            if let Some(line) = found.nth(times - 1) {
                return line.clone();
            }
            assert!(Instant::now() < until, "not heard: {text}\n{:#?}", *said);
            drop(said);
            thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn serve(folder: &Path, listen: &str) -> (Program, String) {
    // Scripts act faster than people are allowed to.
    let limits = ["--messages", "1000"];
    let arguments = ["serve", "--listen", listen, "--data", "server"];
    let server = Program::start(folder, &[&arguments[..], &limits].concat());
    let line = server.hears("listening on ");
    let address = line.trim_start_matches("listening on ").to_owned();
    (server, address)
}

#[test]
fn two_play_by_lines_while_the_server_is_killed() {
    let folder = TempFolder::new();
    let folder = folder.path();
    let (server, address) = serve(folder, "127.0.0.1:0");
    let mut anna = Program::start(
        folder,
        &[
            "host",
            "--server",
            &address,
            "--game",
            "holdem",
            "--players",
            "2",
            "--name",
            "Anna",
            "--deal",
            "--terminal",
            "--config",
            "anna",
            "--lang",
            "en",
        ],
    );
    let open = anna.hears("Its code is ");
    let code = open.split("Its code is ").nth(1).unwrap();
    let code = code.split(',').next().unwrap().replace(' ', "");
    let mut bob = Program::start(
        folder,
        &[
            "join",
            &code,
            "--server",
            &address,
            "--name",
            "Bob",
            "--terminal",
            "--config",
            "bob",
            "--lang",
            "pl",
        ],
    );
    bob.hears("Gospodarz, Anna, decyduje, czy możesz się dosiąść.");
    anna.hears("Bob would like to sit down. Yes or no?");
    anna.type_in("yes\n");
    bob.hears("Siedzisz przy stole");
    anna.hears("Bob has sat down.");
    // The first hand begins when the host wants it.
    anna.type_in("\n");
    // A decision each, whoever begins, and then the server is killed in the
    // middle of a hand.
    anna.type_in("say 1\nc\n");
    bob.type_in("c\n");
    bob.hears("Anna: Cześć.");
    // Whoever has nothing to decide can talk all the same.
    anna.type_in("say as ever\n");
    bob.type_in("powiedz jak zawsze\n");
    bob.hears("Anna: as ever");
    anna.hears("Bob: jak zawsze");
    anna.hears("Your turn");
    bob.hears("Twoja kolej");
    drop(server);
    anna.hears("The connection is lost. Trying again.");
    bob.hears("Połączenie zerwane. Próbuję ponownie.");
    let (server, _) = serve(folder, &address);
    anna.hears("Connected again.");
    bob.hears("Znów połączono.");
    for _ in 0..25 {
        anna.type_in("c\no\n");
        bob.type_in("c\no\n");
    }
    // Several hands are played after it.
    anna.hears_times("Your turn", 10);
    bob.hears_times("Twoja kolej", 10);
    bob.type_in("odejdź\ntak\n");
    for _ in 0..25 {
        anna.type_in("c\no\n");
    }
    anna.hears("Bob has left.");
    drop(server);
}

/// A host whose table is on their own computer and a guest, each of whom is
/// killed in the middle of a hand and started again.
#[test]
fn whoever_is_killed_returns_to_their_seat() {
    let folder = TempFolder::new();
    let folder = folder.path();
    let mut anna = Program::start(
        folder,
        &[
            "host",
            "--game",
            "holdem",
            "--players",
            "2",
            "--name",
            "Anna",
            "--open",
            "--deal",
            "--terminal",
            "--config",
            "anna",
            "--lang",
            "en",
        ],
    );
    let open = anna.hears("Its code is ");
    let code = open.split("Its code is ").nth(1).unwrap();
    let (code, address) = code.split_once(", at ").unwrap();
    let (_, port) = address.trim_end_matches('.').rsplit_once(':').unwrap();
    let server = format!("localhost:{port}");
    let again = |config, lang| ["--terminal", "--config", config, "--lang", lang];
    let bob = Program::start(
        folder,
        &[
            &["join", code, "--server", &server, "--name", "Bob"][..],
            &again("bob", "pl"),
        ]
        .concat(),
    );
    anna.hears("Bob has sat down.");
    anna.type_in("\n");
    bob.hears("Ciemne 100 i 200.");
    drop(bob);
    anna.hears("Bob is away.");
    let mut bob = Program::start(folder, &again("bob", "pl"));
    bob.hears(&format!(
        "Twoje miejsce czeka: Texas Hold'em, stół na serwerze {server}."
    ));
    bob.type_in("wróć\n");
    bob.hears("Gramy dalej: Texas Hold'em, rozdanie 1.");
    anna.hears("Bob is back.");

    // The server goes with the host, and comes back with them.
    drop(anna);
    bob.hears("Połączenie zerwane. Próbuję ponownie.");
    let mut anna = Program::start(folder, &again("anna", "en"));
    anna.hears("Your seat is kept: Texas Hold'em, on this computer.");
    anna.type_in("return\n");
    anna.hears("Texas Hold'em goes on with hand 1.");
    bob.hears("Znów połączono.");

    // Quitting keeps the seat, leaving does not.
    bob.type_in("koniec\n");
    anna.type_in("c\no\nc\n");
    bob.hears("Twoje miejsce czeka. Uruchom Tabletalk ponownie, aby do niego wrócić.");
    let mut bob = Program::start(folder, &again("bob", "pl"));
    bob.type_in("wróć\n");
    bob.hears("Gramy dalej: Texas Hold'em");
    for _ in 0..3 {
        bob.type_in("c\no\n");
        anna.type_in("c\no\n");
    }
    bob.type_in("odejdź\ntak\n");
    for _ in 0..25 {
        anna.type_in("c\no\n");
    }
    anna.hears("Bob has left.");
    let bob = Program::start(folder, &again("bob", "pl"));
    bob.hears("Która gra?");
    let said = bob.said.lock().unwrap();
    assert!(!said.iter().any(|it| it.contains("miejsce")), "{said:#?}");
}

/// The window is for whoever has a screen.
#[cfg(target_os = "linux")]
#[test]
fn without_a_screen_tables_are_in_the_terminal() {
    let folder = TempFolder::new();
    let played = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_tabletalk"))
            .args(arguments)
            .args(["--name", "Bob", "--config", "bob", "--lang", "en"])
            .current_dir(folder.path())
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .stdin(Stdio::null())
            .output()
            .unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let nobody = "127.0.0.1:1";
    for arguments in [
        &["join", "12345678", "--server", nobody][..],
        &["host", "--game", "holdem", "--server", nobody],
    ] {
        let said = played(arguments);
        let seen = played(&[arguments, &["--terminal"]].concat());
        assert!(said.contains("Nobody answers at 127.0.0.1:1."), "{said}");
        // It says first why there is no window.
        assert!(said.len() > seen.len() && said.ends_with(&seen), "{said}");
    }
}
