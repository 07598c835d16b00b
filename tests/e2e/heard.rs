//! Hand after hand with Orca: every message of the game is heard, once and in
//! order.
//!
//! Speech takes its time here, and whoever plays presses keys when it is
//! silent: every press cuts it. How many hands are played, `TABLETALK_HANDS`
//! says; without it, a few in one setting.

use std::collections::BTreeMap;
use std::env;
use std::fmt::{self, Display};
use std::thread;
use std::time::{Duration, Instant};

use tabletalk::rules::{Chips, Choices};
use tabletalk::table::Pacing;

use crate::beside_orca::{Load, heard, letters, line, spoken, table, words};
use crate::compare::{FIRST_WORDS, Fate, Spoken, compare};
use crate::driver::{Desktop, Node, Orca, Process, Program, Reader, Role, State, until};
use crate::player::{Player, announced, settings, within};
use crate::ssip::{Said, Server};
use crate::table::stitch;
use crate::witness::Waits;

/// How a game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Setting {
    pace: Pacing,
    load: Load,
    place: Place,
}

/// Where the focus rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Table,
    Button,
    Status,
}

/// The one setting that is always tried, and how many hands.
const USUAL: &str = "quick_quiet_button";
const FEW: u64 = 3;

/// Nothing more is said after such a silence, if everything was; and after
/// this one, if something is missing.
const SILENCE: Duration = Duration::from_millis(600);
const LONG_SILENCE: Duration = Duration::from_secs(4);

/// The others need no longer than this until it is one's turn again.
const LONG: Duration = Duration::from_secs(180);

/// What is called; more is folded.
const CHEAP: Chips = 400;

impl Setting {
    pub(crate) fn all() -> Vec<Setting> {
        let mut all = Vec::new();
        for pace in [Pacing::Normal, Pacing::Quick] {
            for load in [Load::Quiet, Load::Busy] {
                for place in [Place::Table, Place::Button, Place::Status] {
                    all.push(Setting { pace, load, place });
                }
            }
        }
        all
    }

    /// How many hands are played in it.
    pub(crate) fn hands(self) -> u64 {
        let few = if self.to_string() == USUAL { FEW } else { 0 };
        env::var("TABLETALK_HANDS").map_or(few, |it| it.parse().unwrap())
    }

    pub(crate) fn play(self) {
        let _load = self.load.start();
        let table = |seed| table(self.pace, seed);
        let (orca, player) = until("a start that Orca notices", || {
            let desktop = Desktop::start(Reader::Absent);
            let folder = desktop.own_folder("speech");
            let speech = Server::start(&folder, spoken());
            let orca = Orca::join(&desktop, &folder, &speech);
            let own = desktop.own_folder("tabletalk");
            Program::keep(&own, &settings());
            let player = Player::open(desktop, own, speech, &words(&table(1)));
            let noticed = is_noticed(&player);
            Some((orca, player)).filter(|_| noticed)
        });
        let mut listener = Listener::new(orca, player);
        for seed in 2.. {
            while listener.account.hands < self.hands() && listener.plays_hand(self.place) {}
            listener.reckons();
            if listener.account.hands >= self.hands() {
                break;
            }
            listener = listener.sits_down_again(&words(&table(seed)));
        }
        println!("{self}: {}", listener.account);
        assert!(listener.account.is_clean(), "{self}");
    }
}

/// Whether Orca says where the focus is. Now and then it waits for many seconds
/// for a program that has just started, and the built-in voice stands in; that
/// is measured elsewhere.
fn is_noticed(player: &Player) -> bool {
    let name = player.focuses("").name;
    let by_orca = |it: &Said| !it.client.contains("tabletalk") && it.text.contains(&name);
    within(LONG_SILENCE, || player.voice.said().iter().any(by_orca))
}

impl Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = format!("{:?}_{:?}_{:?}", self.pace, self.load, self.place);
        f.write_str(&name.to_lowercase())
    }
}

/// A player who compares.
struct Listener {
    // It goes before the desktop that it is on.
    orca: Process,
    player: Player,
    /// Every message of this game.
    messages: Vec<String>,
    /// How many texts were spoken before it.
    begin: usize,
    /// How many messages and texts there were at one's last turn.
    compared: usize,
    spoken: usize,
    account: Account,
}

/// What was told and heard in all hands.
#[derive(Default)]
struct Account {
    hands: u64,
    told: usize,
    fates: BTreeMap<Fate, usize>,
    offenders: Vec<String>,
    /// Everything that was told and spoken when something seemed to be wrong.
    moments: Vec<String>,
}

impl Listener {
    fn new(orca: Process, player: Player) -> Listener {
        Listener {
            orca,
            player,
            begin: 0,
            spoken: 0,
            messages: Vec::new(),
            compared: 0,
            account: Account::default(),
        }
    }

    fn sits_down_again(self, arguments: &[&str]) -> Listener {
        let begin = self.spoken;
        let mut player = self.player.start_again(arguments);
        player.sits_down();
        Listener {
            begin,
            spoken: begin,
            account: self.account,
            ..Listener::new(self.orca, player)
        }
    }

    /// Plays until the next hand is to be asked for, and asks for it; whether
    /// there is one.
    fn plays_hand(&mut self, place: Place) -> bool {
        loop {
            let waits = self.listens();
            if waits == Waits::Over || self.player.witness().is_out() {
                self.account.hands += 1;
                return false;
            }
            self.rests(place);
            let before = self.player.witness().records();
            let key = match &waits {
                Waits::Choice(Choices::Bet(bet)) if bet.to_call > CHEAP => "f",
                // The button is pressed, not its key.
                Waits::Choice(_) if place == Place::Button => "Space",
                Waits::Choice(_) => "c",
                _ => "Enter",
            };
            self.player.keys.press(key);
            let goes_on = || self.player.witness().records() != before;
            assert!(
                within(Duration::from_secs(10), goes_on),
                "{key} does nothing"
            );
            if waits == Waits::NextHand {
                self.account.hands += 1;
                return true;
            }
        }
    }

    /// Waits until it is one's turn and everything was said, and compares.
    fn listens(&mut self) -> Waits {
        let end = Instant::now() + LONG;
        loop {
            thread::sleep(Duration::from_millis(50));
            assert!(Instant::now() < end, "it is never one's turn");
            let waits = self.player.witness().waits();
            let silence = self.player.voice.silence();
            if waits == Waits::Others || silence < SILENCE {
                continue;
            }
            self.reads();
            // Something is always told before one's turn, and that it is comes
            // last; a hand ends with who has won it. The game knows of both a
            // little earlier.
            let asks = |it: &String| it.starts_with("Your turn");
            let ends = |it: &String| it.contains(" win") || it.contains(" split ");
            let is_told = match waits {
                Waits::Choice(_) => self.messages.last().is_some_and(asks),
                _ => self.messages[self.compared..].iter().any(ends),
            };
            if self.messages.len() == self.compared || !is_told {
                continue;
            }
            let said = self.player.voice.said();
            let wrong = self.compares(self.compared, &said[self.spoken..]);
            if wrong.is_empty() || silence > LONG_SILENCE {
                self.goes_on(&wrong);
                return waits;
            }
        }
    }

    /// Reads the messages in the window.
    fn reads(&mut self) {
        let shown = self.player.shown();
        let before = self.messages.len();
        stitch(&mut self.messages, &shown);
        let new = self.messages.len() - before;
        assert!(before == 0 || new < shown.len(), "some messages are gone");
    }

    /// What is wrong with the messages from that one on, if these texts were
    /// spoken.
    fn compares(&self, message: usize, said: &[Said]) -> Vec<(Fate, String)> {
        let texts: Vec<Spoken> = said.iter().map(heard).collect();
        compare(&self.messages, message, &texts, letters(FIRST_WORDS))
    }

    /// Keeps a moment if something seems to be wrong. What is spoken late seems
    /// to be lost first, and then to be doubled.
    fn goes_on(&mut self, wrong: &[(Fate, String)]) {
        let said = self.player.voice.said().split_off(self.spoken);
        if !wrong.is_empty() {
            let begin = said.first().map_or_else(Instant::now, |it| it.asked);
            let new = &self.messages[self.compared..];
            let announced = announced(&self.player.eyes.events().since(self.player.read));
            let lines = (wrong.iter().map(|(fate, it)| format!("{fate}? {it}")))
                .chain(new.iter().map(|it| format!("  told: {it}")))
                .chain(announced.iter().map(|it| format!("  announced: {it}")))
                .chain(said.iter().map(|it| format!("  {}", line(it, begin))));
            self.account.moments.extend(lines);
        }
        self.compared = self.messages.len();
        self.spoken += said.len();
        self.player.read = self.player.eyes.events().count();
    }

    /// Compares the whole game, up to where it was listened to.
    fn reckons(&mut self) {
        let said = self.player.voice.said();
        let wrong = self.compares(0, &said[self.begin..self.spoken]);
        self.account.told += self.messages.len();
        for (fate, message) in wrong {
            *self.account.fates.entry(fate).or_default() += 1;
            self.account.offenders.push(format!("{fate}: {message}"));
        }
    }

    /// Moves the focus where it rests, and listens to what is said about it.
    fn rests(&mut self, place: Place) {
        let wanted = until("place of the focus", || self.finds(place));
        if wanted.is_some_and(|it| !it.is(State::Focused) && self.player.eyes.grab(&it)) {
            within(Duration::from_secs(2), || {
                self.player.voice.silence() < SILENCE
            });
            within(Duration::from_secs(20), || {
                self.player.voice.silence() > SILENCE
            });
        }
    }

    /// What has the focus there; none is there where there is nothing to do.
    fn finds(&self, place: Place) -> Option<Option<Node>> {
        let tree = self.player.eyes.tree();
        let mut focusable = tree.iter().filter(|it| it.is(State::Focusable));
        match place {
            Place::Table => Some(Some(focusable.next()?.clone())),
            Place::Status => Some(Some(focusable.nth(1)?.clone())),
            Place::Button => {
                let acts = |it: &&Node| it.name == "Call or check";
                let is_one = |it: &&Node| it.role == Role::Button && it.is(State::Enabled);
                Some(focusable.find(|it| is_one(it) && acts(it)).cloned())
            }
        }
    }
}

impl Account {
    fn is_clean(&self) -> bool {
        self.fates.keys().all(|it| *it == Fate::Broken)
    }
}

impl Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} hands, {} messages told", self.hands, self.told)?;
        for fate in Fate::ALL {
            let count = self.fates.get(&fate);
            write!(f, ", {} {fate}", count.copied().unwrap_or_default())?;
        }
        let mut lines = self.offenders.iter().chain(&self.moments);
        lines.try_for_each(|it| write!(f, "\n    {it}"))
    }
}
