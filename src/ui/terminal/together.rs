//! A table with other people: to host one, and to sit down at one.

mod company;
mod nearby;

use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::Sender;
use std::time::Duration;

use clap::Args;

use super::args::{TerminalArgs, time_scale, verbosity};
use super::lines::{TypedLine, TypedLines, Typist};
use super::manner::Manner;
use super::setup::{self, GameToPlay};
use super::table::TerminalGame;
use super::{greet, leave, say, tell};
use crate::player::client::{Client, TablePlace};
use crate::player::commands::is_typed;
use crate::player::settings::Profile;
use crate::player::together::{Hosting, failure, keeping, new_table, trust};
use crate::server::dial::{Address, Call, Dial, Errand, Failure, News, SatDown};
use crate::server::nearby::{Nearby, Network};
use crate::server::wire::Door;
use crate::speech::{L10n, Verbosities, Verbosity, msg};
use crate::table::{NextHand, TimeScale};
use crate::ui::console::{complain, end};

pub use nearby::{NearbyArgs, nearby};

/// How a table for other people is set.
#[derive(Clone, Debug, Args)]
pub struct HostArgs {
    /// The server to host it on, such as example.org or 192.168.1.7:7575
    /// [default: this computer, for as long as you play]
    #[arg(long, value_name = "ADDRESS")]
    server: Option<Address>,
    /// What the others call you [default: asks]
    #[arg(long)]
    name: Option<String>,
    /// Let everybody in who has the code, without asking
    #[arg(long)]
    open: bool,
    #[command(flatten)]
    game: TerminalArgs,
}

/// How one sits down at somebody's table.
#[derive(Clone, Debug, Args)]
pub struct JoinArgs {
    /// The eight digits of the table [default: looks for tables nearby]
    code: Option<String>,
    /// The server, such as example.org or 192.168.1.7:7575
    #[arg(
        long,
        value_name = "ADDRESS",
        default_value = "localhost",
        requires = "code"
    )]
    server: Address,
    /// What the others call you [default: asks]
    #[arg(long)]
    name: Option<String>,
    /// Play in the terminal, without a window
    #[arg(long)]
    terminal: bool,
    /// How many times as long your own time limits are, at most 5 [default: as in
    /// the settings]
    #[arg(long, value_name = "1|2|5", value_parser = time_scale)]
    time: Option<TimeScale>,
    /// How much is said: brief, normal or full
    #[arg(long, value_name = "HOW MUCH", default_value = "normal", value_parser = verbosity)]
    verbosity: Verbosity,
    /// Keep everything in this folder [default: the system's folders]
    #[arg(long, value_name = "DIR")]
    config: Option<PathBuf>,
}

impl HostArgs {
    /// Where everything is kept.
    pub fn config(&self) -> Option<PathBuf> {
        self.game.config.clone()
    }
}

impl JoinArgs {
    /// Where everything is kept.
    pub fn config(&self) -> Option<PathBuf> {
        self.config.clone()
    }
}

/// Sets a table for other people, and plays at it.
pub fn host(args: &HostArgs, kept: Profile, words: L10n) -> ExitCode {
    let language = words.language();
    end(play_as_host(args, kept, words), &L10n::new(language))
}

/// Sits down at somebody's table, and plays.
pub fn join(args: &JoinArgs, kept: Profile, words: L10n) -> ExitCode {
    let language = words.language();
    end(play_as_guest(args, kept, words), &L10n::new(language))
}

/// What somebody plays with.
struct Seating {
    kept: Profile,
    words: L10n,
    verbosity: Verbosities,
    lines: TypedLines,
    call: Sender<TypedLine>,
    typist: Typist,
    /// What was typed before there was a seat.
    held: VecDeque<TypedLine>,
}

fn play_as_host(args: &HostArgs, kept: Profile, words: L10n) -> io::Result<ExitCode> {
    greet(&kept, &words)?;
    let typist = TypedLines::typist_now();
    let (mut lines, call) = TypedLines::listen();
    let game = match setup::game(&args.game, None, &words, &mut lines)? {
        Some(GameToPlay::New(game)) => game,
        Some(GameToPlay::Unfinished | GameToPlay::Lesson) | None => return leave(&words),
    };
    let level = match typist {
        Typist::Person => setup::opponents(&args.game, &game, &words, &mut lines)?,
        Typist::Script => Some(args.game.opponents.clone()),
    };
    let Some(level) = level else {
        return leave(&words);
    };
    let time = args.game.time.unwrap_or_default();
    let manner = Manner {
        table: args.game.settings(time, typist),
        verbosity: args.game.verbosity(),
    };
    let setup = match setup::table(&args.game, game, level.as_deref(), manner) {
        Ok(setup) => setup,
        Err(problem) => {
            complain(&problem.say(&words));
            return Ok(ExitCode::from(2));
        }
    };
    let Some(name) = called(args.name.as_ref(), &words, &mut lines)? else {
        return leave(&words);
    };
    let (mut hosting, server) = match &args.server {
        Some(server) => (None, server.clone()),
        None => match Hosting::start(kept.folders.as_ref()) {
            Ok(hosting) => {
                let server = hosting.server();
                (Some(hosting), server)
            }
            Err(problem) => {
                complain(&problem.to_string());
                return Ok(ExitCode::FAILURE);
            }
        },
    };
    let door = if args.open { Door::Open } else { Door::Knock };
    let next_hand = match typist {
        // Among people nobody has to ask for each hand.
        Typist::Person => NextHand::ByItself,
        Typist::Script => setup.settings.next_hand,
    };
    let table = new_table(&setup, name, door, next_hand, &words);
    let mut seating = Seating {
        kept,
        words,
        verbosity: setup.verbosity,
        lines,
        call,
        typist,
        held: VecDeque::new(),
    };
    let errand = Errand::Host(Box::new(table));
    let Some(seat) = seating.sit_down(&server, errand)? else {
        return Ok(ExitCode::FAILURE);
    };
    // Others in the local network find it for as long as this one plays.
    let announced = hosting
        .as_mut()
        .map(|hosting| hosting.announce(Network::Local, &seat));
    let place = TablePlace {
        address: match &hosting {
            Some(hosting) => hosting.address().to_string(),
            None => server.to_string(),
        },
        here: hosting.is_some(),
    };
    if let Some(Err(_)) = announced {
        say(&seating.words.text(msg::NEARBY_NOT_ANNOUNCED))?;
    }
    seating.play(*seat, place)
}

fn play_as_guest(args: &JoinArgs, kept: Profile, words: L10n) -> io::Result<ExitCode> {
    greet(&kept, &words)?;
    let typist = TypedLines::typist_now();
    let (mut lines, call) = TypedLines::listen();
    let (code, server) = match &args.code {
        Some(code) => (code.clone(), args.server.clone()),
        None => match nearby::choose(&words, &mut lines)? {
            Some(Nearby { code, server, .. }) => (code, server),
            None => return Ok(ExitCode::FAILURE),
        },
    };
    let Some(name) = called(args.name.as_ref(), &words, &mut lines)? else {
        return leave(&words);
    };
    let mut seating = Seating {
        kept,
        words,
        verbosity: Verbosities::all(args.verbosity),
        lines,
        call,
        typist,
        held: VecDeque::new(),
    };
    if let Some(time) = args.time {
        seating.kept.settings.table.time_scale = time;
    }
    let Some(seat) = seating.sit_down(&server, Errand::Join { code, name })? else {
        return Ok(ExitCode::FAILURE);
    };
    let place = TablePlace {
        address: server.to_string(),
        here: false,
    };
    seating.play(*seat, place)
}

/// What the others call the player; `None` leaves.
fn called(
    name: Option<&String>,
    words: &L10n,
    lines: &mut TypedLines,
) -> io::Result<Option<String>> {
    if let Some(name) = name {
        return Ok(Some(name.clone()));
    }
    setup::choose(&words.text(msg::ASK_NAME), words, lines, |typed| {
        (!typed.is_empty()).then(|| typed.to_owned())
    })
}

impl Seating {
    /// Waits for a seat; `None` where there is none, and why was told.
    fn sit_down(&mut self, server: &Address, errand: Errand) -> io::Result<Option<Box<SatDown>>> {
        let trust = trust(self.kept.folders.as_ref());
        loop {
            let called = self.call.clone();
            let dial = Dial {
                server: server.clone(),
                errand: errand.clone(),
                trust: trust.clone(),
            };
            let mut call = Call::start(dial, move || {
                // Whoever no longer waits need not be called.
                let _ = called.send(TypedLine::None);
            });
            let failed = loop {
                match call.hear(Duration::ZERO) {
                    Some(News::Knocking(host)) => {
                        let message = msg!(knocking { host });
                        say(&self.words.say(&message))?;
                    }
                    Some(News::Seated(seat)) => return Ok(Some(seat)),
                    Some(News::Failed(failed)) => break failed,
                    None => match self.lines.next(None) {
                        TypedLine::None => {}
                        // A script has typed ahead; a person can leave.
                        TypedLine::End if self.typist == Typist::Person => return Ok(None),
                        line => self.held.push_back(line),
                    },
                }
            };
            say(&failure(&failed, server, &self.words))?;
            let Failure::OtherCertificate(known) = failed else {
                return Ok(None);
            };
            let question = self.words.text(msg::ASK_TRUST);
            let (yes, no) = (msg::ANSWER_YES, msg::ANSWER_NO);
            let trusts = setup::choose(&question, &self.words, &mut self.lines, |typed| {
                let is = |known| is_typed(known, typed, &self.words);
                is(yes).then_some(true).or(is(no).then_some(false))
            })?;
            if trusts != Some(true) {
                return Ok(None);
            }
            trust.accept(&known)?;
        }
    }

    fn play(mut self, seat: SatDown, place: TablePlace) -> io::Result<ExitCode> {
        let table = keeping(seat.table, &seat.told, self.kept.folders.as_ref());
        let mut client = Client::sit(table, seat.told, self.verbosity, self.words);
        client.serve(&self.kept.settings);
        tell(&client.sat_down(place))?;
        if client.is_host() {
            say(&client.words().text(msg::HOST_BEGINS))?;
        }
        let game = TerminalGame::new(client, self.typist);
        let played = game.play_in_company(&mut self.lines, self.held);
        seat.thread.wait();
        played
    }
}
