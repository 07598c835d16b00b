//! The program itself as a server, killed again and again under play, and
//! clients whose lines are torn: what they have heard is what is on the disk.

use std::cell::RefCell;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::rc::Rc;
use std::thread;
use std::time::{Duration, Instant};

use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletalk::player::client::Client;
use tabletalk::player::commands::TableCommand;
use tabletalk::rules::*;
use tabletalk::server::dial::*;
use tabletalk::server::keep::*;
use tabletalk::server::wire::*;
use tabletalk::speech::{L10n, Language, Verbosities, Verbosity};
use tabletalk::table::TablePace;

use crate::guest::{Guest, Outcome};
use crate::judge::{Heard, Judged, Noted, judge};
use crate::proxy::{Fate, Proxy};
use crate::temp_folder::TempFolder;

/// Nothing here takes longer on a machine that has something else to do.
const PATIENCE: Duration = Duration::from_secs(90);

/// Up to that number of the dice somebody acts, and with it they raise.
const OFTEN: u32 = 10;

/// At each table.
const NAMES: [&str; 3] = ["Olo", "Uwe", "Mimi"];

/// A server in a process of its own.
pub(crate) struct Server {
    child: Child,
    address: SocketAddr,
}

impl Server {
    fn start(folder: &Path, listen: &str) -> Server {
        Server::start_with(folder, listen, &["--messages", "1000"])
    }

    pub(crate) fn start_with(folder: &Path, listen: &str, more: &[&str]) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_tabletalk"))
            .args(["serve", "--listen", listen, "--data"])
            .arg(folder)
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let output = child.stdout.take().unwrap();
        let mut line = String::new();
        BufReader::new(output).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on ").unwrap();
        let address = address.parse().unwrap();
        Server { child, address }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// What the system calls its process.
    fn id(&self) -> u32 {
        self.child.id()
    }

    /// What it keeps in memory, in kilobytes, where the system tells.
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.id())).ok()?;
        let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
        line.split_whitespace().nth(1)?.parse().ok()
    }

    /// Kills it as nothing can be survived, and starts it again.
    fn kill_and_start(&mut self, folder: &Path) {
        self.kill();
        *self = Server::start(folder, &self.address.to_string());
    }

    fn kill(&mut self) {
        // SIGKILL, on systems that have it.
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody at a table.
struct Player {
    client: Client,
    heard: Rc<RefCell<Heard>>,
    /// Since when their line is cut.
    cut: Option<Instant>,
}

pub(crate) struct Seated {
    code: String,
    players: Vec<Player>,
}

impl Seated {
    pub(crate) fn hands(&self) -> u64 {
        self.players[0].client.told().hands()
    }

    /// Lets everybody do something, where there is something to do.
    pub(crate) fn play(&mut self, now: Duration) {
        for player in &mut self.players {
            player.play(now, 0);
        }
        thread::sleep(Duration::from_millis(1));
    }
}

impl Player {
    fn sit(server: &Address, errand: Errand, number: usize) -> (Player, String) {
        let Outcome::Seated(seat) = Guest::dial(server, errand).wait() else {
            panic!("no seat");
        };
        let SatDown {
            table, told, code, ..
        } = *seat;
        let (table, heard) = Noted::new(table, told.seq());
        let language = Language::ALL[number % Language::ALL.len()];
        let verbosity = Verbosities::all(Verbosity::Normal);
        let client = Client::sit(Box::new(table), told, verbosity, L10n::new(language));
        let player = Player {
            client,
            heard,
            cut: None,
        };
        (player, code)
    }

    /// Hears what has come, and sometimes does something where there is something
    /// to do.
    fn play(&mut self, now: Duration, dice: u32) {
        self.hear(now);
        if self.client.awaits_answer() || dice > OFTEN {
            return;
        }
        let told = self.client.told();
        let choices = self.client.view().and_then(|view| view.choices);
        match choices {
            Some(Choices::Bet(BetChoices { raise: Ok(it), .. })) if dice == OFTEN => {
                self.client.raise_to(it.min, now);
            }
            Some(Choices::Show) => drop(self.client.play(TableCommand::ShowBoth, now)),
            Some(_) => drop(self.client.play(TableCommand::CallOrCheck, now)),
            None if told.waits_for_next_hand() => {
                self.client.play(TableCommand::NextHand, now);
            }
            None => {}
        }
    }

    fn hear(&mut self, now: Duration) {
        self.client.advance(now);
    }

    /// How long it took to be there again, once somebody is.
    fn came_back(&mut self) -> Option<Duration> {
        let is_cut = self.heard.borrow().is_cut();
        match (self.cut, is_cut) {
            (None, true) => self.cut = Some(Instant::now()),
            (Some(since), false) => {
                self.cut = None;
                return Some(since.elapsed());
            }
            _ => {}
        }
        None
    }
}

/// What a siege comes to.
#[derive(Debug, Default)]
struct Figures {
    hands: u64,
    cuts: u64,
    kills: u64,
    judged: Judged,
    /// From a cut that a client noticed until it knew everything again.
    back: Vec<Duration>,
    /// The same where the server was killed, until all were there again.
    after_kill: Vec<Duration>,
}

fn percentile(times: &mut [Duration], percent: usize) -> Duration {
    times.sort();
    times
        .get(times.len() * percent / 100)
        .copied()
        .unwrap_or_default()
}

pub(crate) fn set_tables(server: &Address, count: usize) -> Vec<Seated> {
    let options = Options::Holdem(HoldemOptions {
        players: 4,
        ..HoldemOptions::default()
    });
    let new = NewTable {
        name: NAMES[0].to_owned(),
        options,
        pace: TablePace::AT_ONCE,
        door: Door::Open,
        bots: (1..=4).map(|it| format!("Bot {it}")).collect(),
        styles: vec!["always-call".to_owned()],
    };
    let table = |_| {
        let host = Errand::Host(Box::new(new.clone()));
        let (host, code) = Player::sit(server, host, 0);
        let mut players = vec![host];
        for (number, name) in NAMES.iter().enumerate().skip(1) {
            let join = Errand::Join {
                code: code.clone(),
                name: (*name).to_owned(),
            };
            players.push(Player::sit(server, join, number).0);
        }
        Seated { code, players }
    };
    (0..count).map(table).collect()
}

/// Plays so many hands at so many tables while so many lines are cut and the
/// server is killed so often.
fn siege(tables: usize, hands: u64, cuts: u64, kills: u64) -> Figures {
    let folder = TempFolder::new();
    let data = folder.path().join("server");
    let mut server = Server::start(&data, "127.0.0.1:0");
    let proxy = Proxy::before(server.address);
    let here: Address = proxy.address().to_string().parse().unwrap();
    let mut tables = set_tables(&here, tables);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(hands);
    let (mut figures, start) = (Figures::default(), Instant::now());
    let (mut next_cut, mut quiet_since) = (Duration::ZERO, Instant::now());
    // Lines are cut so often that all of it comes to its end together.
    let (mut killed, mut last_back): (Option<Instant>, _) = (None, Instant::now());
    loop {
        let now = start.elapsed();
        let mut is_somebody_cut = false;
        for player in tables.iter_mut().flat_map(|it| &mut it.players) {
            player.play(now, chance.random_range(0..40 * OFTEN));
            if let Some(took) = player.came_back() {
                figures.back.push(took);
                last_back = Instant::now();
            }
            is_somebody_cut |= player.cut.is_some();
        }
        let all: u64 = tables.iter().map(Seated::hands).sum();
        if all > figures.hands {
            quiet_since = Instant::now();
        }
        figures.hands = all;
        assert!(
            quiet_since.elapsed() < PATIENCE,
            "nobody plays: {figures:?}"
        );
        if let Some(since) = killed.filter(|since| !is_somebody_cut && since.elapsed() > LOOK) {
            figures
                .after_kill
                .push(last_back.saturating_duration_since(since));
            killed = None;
        }
        let due_kills = (figures.cuts * kills / cuts.max(1)).min(figures.hands * kills / hands);
        if figures.kills < kills && killed.is_none() && due_kills > figures.kills {
            figures.kills += 1;
            killed = Some(Instant::now());
            server.kill_and_start(&data);
        } else if figures.cuts < cuts && now >= next_cut && killed.is_none() {
            let fate = match chance.random_range(0..40) {
                0 => Fate::Deaf,
                1 => Fate::Mute,
                2..=5 => Fate::Slow,
                6..=20 => Fate::Torn,
                _ => Fate::Reset,
            };
            let is_cut = proxy.harm(chance.random_range(0..1000), fate) && fate != Fate::Slow;
            figures.cuts += u64::from(is_cut);
            next_cut = now + Duration::from_millis(chance.random_range(0..60));
        }
        if figures.hands >= hands && figures.cuts >= cuts && figures.kills >= kills {
            break;
        }
        thread::sleep(Duration::from_millis(1));
    }
    settle(&proxy, &mut tables, start);
    server.kill();
    let mut disk = Sqlite::open(&data).unwrap();
    for id in disk.tables().unwrap() {
        let entries = disk.read(id).unwrap();
        let Some(Entry::Set(set)) = entries.first() else {
            panic!("what is kept begins with how the table was set");
        };
        let table = tables.iter().find(|it| it.code == set.code).unwrap();
        let players = table.players.iter();
        let (seats, heard): (Vec<Seat>, Vec<_>) = players
            .map(|it| (it.client.told().seat(), vec![it.heard.clone()]))
            .unzip();
        figures.judged += judge(&entries, &seats, &heard, &[]);
        for player in &table.players {
            let view = player.client.view().unwrap();
            let chips: Chips = view.seats.iter().map(|it| it.stack).sum();
            assert_eq!(chips + view.pot(), 4 * set.options.starting_chips());
        }
    }
    figures
}

/// A client hears of a cut a moment after it.
const LOOK: Duration = Duration::from_millis(500);

/// Everybody comes back and hears the rest, while nobody acts.
fn settle(proxy: &Proxy, tables: &mut [Seated], start: Instant) {
    proxy.mend();
    let mut since = Instant::now();
    let until = Instant::now() + PATIENCE;
    while since.elapsed() < Duration::from_secs(3) {
        for player in tables.iter_mut().flat_map(|it| &mut it.players) {
            player.hear(start.elapsed());
            player.came_back();
            if player.cut.is_some() || player.client.awaits_answer() {
                since = Instant::now();
            }
        }
        assert!(Instant::now() < until, "not everybody comes back");
        thread::sleep(Duration::from_millis(5));
    }
}

/// `TABLETALK_SIEGE` asks for so many hands, ten times as many cuts and a tenth
/// as many kills.
#[test]
fn a_siege_loses_nothing() {
    let wanted = std::env::var("TABLETALK_SIEGE").ok();
    let mut figures = match wanted {
        None => siege(2, 12, 40, 3),
        Some(hands) => {
            let hands: u64 = hands.parse().expect("a number of hands");
            siege(6, hands, hands * 10, hands / 10)
        }
    };
    let (back, after_kill) = (&mut figures.back, &mut figures.after_kill);
    println!(
        "back after a cut: {:?} p50, {:?} p99; all back after a kill: {:?} p50, {:?} p99",
        percentile(back, 50),
        percentile(back, 99),
        percentile(after_kill, 50),
        percentile(after_kill, 99),
    );
    (figures.back, figures.after_kill) = (Vec::new(), Vec::new());
    println!("{figures:#?}");
    assert!(figures.judged.acts > 0 && figures.judged.updates > figures.hands);
    // Whoever acts hears that it is done, though the server was killed just then.
    assert_eq!(figures.judged.done_unheard, 0);
}

/// On a quiet line: from when somebody acts until the others know it.
#[test]
fn an_act_is_heard_at_once() {
    let folder = TempFolder::new();
    let server = Server::start(folder.path(), "127.0.0.1:0");
    let here: Address = server.address.to_string().parse().unwrap();
    let mut table = set_tables(&here, 1).swap_remove(0);
    let start = Instant::now();
    let mut times = Vec::new();
    let mut acted = Instant::now();
    let until = Instant::now() + PATIENCE;
    while times.len() < 150 {
        assert!(Instant::now() < until, "nobody plays");
        let known: Vec<u64> = table
            .players
            .iter()
            .map(|it| it.client.told().seq())
            .collect();
        for (player, known) in table.players.iter_mut().zip(known) {
            player.hear(start.elapsed());
            if player.client.told().seq() > known {
                times.push(acted.elapsed());
            }
        }
        let mut answered = table.players.iter().all(|it| !it.client.awaits_answer());
        for player in &mut table.players {
            let waits =
                player.client.told().is_my_turn() || player.client.told().waits_for_next_hand();
            if answered && waits && acted.elapsed() > Duration::from_millis(20) {
                acted = Instant::now();
                player.play(start.elapsed(), 0);
                answered = false;
            }
        }
        thread::sleep(Duration::from_micros(200));
    }
    let (p50, p99) = (percentile(&mut times, 50), percentile(&mut times, 99));
    println!("an act is heard by all: {p50:?} p50, {p99:?} p99");
    assert!(p50 < Duration::from_millis(500), "{p50:?}");
}

/// So that one machine has room for thousands of them.
#[test]
fn tables_are_small() {
    let folder = TempFolder::new();
    let more = ["--tables-per-address", "1000"];
    let server = Server::start_with(folder.path(), "127.0.0.1:0", &more);
    let here: Address = server.address.to_string().parse().unwrap();
    let start = Instant::now();
    let one = |server: &Server| {
        let mut table = set_tables(&here, 1).swap_remove(0);
        while table.hands() < 2 {
            table.play(start.elapsed());
            assert!(start.elapsed() < PATIENCE, "nobody plays");
        }
        (table, server.memory())
    };
    let (first, before) = one(&server);
    let others: Vec<(Seated, Option<u64>)> = (0..40).map(|_| one(&server)).collect();
    let after = others.last().and_then(|(_, memory)| *memory);
    if let (Some(before), Some(after)) = (before, after) {
        let each = after.saturating_sub(before) / 40;
        println!("a table with three people: {each} kB of {after} kB");
        assert!(each < 1024, "{each} kB for each table");
    }
    drop(first);
}

/// Whoever runs it can stop it, and everybody is told.
#[cfg(unix)]
#[test]
fn a_server_that_is_asked_to_stop_says_so_and_stops() {
    let folder = TempFolder::new();
    let mut server = Server::start(folder.path(), "127.0.0.1:0");
    let here: Address = server.address.to_string().parse().unwrap();
    let mut table = set_tables(&here, 1).swap_remove(0);
    // Another one may not use its folder.
    let taken = Command::new(env!("CARGO_BIN_EXE_tabletalk"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&taken.stderr).into_owned();
    assert!(said.contains("another server uses this folder"), "{said}");
    let id = server.id().to_string();
    let asked = Command::new("kill").args(["-TERM", &id]).status().unwrap();
    assert!(asked.success());
    assert!(server.child.wait().unwrap().success());
    let until = Instant::now() + PATIENCE;
    while !table.players.iter().all(|it| it.heard.borrow().is_cut()) {
        table.play(Duration::ZERO);
        assert!(Instant::now() < until, "nobody was told");
    }
}
