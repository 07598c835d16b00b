//! A table with other people: to host one, and to sit down at one.

mod company;
mod nearby;

use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;

use super::args::{TerminalArgs, time_scale, verbosity};
use super::lines::{TypedLine, TypedLines, Typist};
use super::manner::Manner;
use super::setup::{self, GameToPlay, Left};
use super::table::TerminalGame;
use super::{greet, leave, say, tell, told};
use crate::player::Notice;
use crate::player::client::{Client, TablePlace};
use crate::player::commands::is_typed;
use crate::player::settings::{Profile, Settings};
use crate::player::together::{
    Destination, Hosting, KeptSeat, Wanted, failure, keeping, new_table, trust,
};
use crate::server::dial::{Address, Call, Dial, Errand, Failure, News, SatDown};
use crate::server::nearby::{Nearby, Network};
use crate::server::serve::CannotServe;
use crate::server::wire::{Door, Reason};
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
    /// The server, such as example.org or 192.168.1.7:7575 [default: this
    /// computer]
    #[arg(long, value_name = "ADDRESS", requires = "code")]
    server: Option<Address>,
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
    /// How much is said in the terminal: brief, normal or full
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

    /// Whether the player wants no window.
    pub fn is_in_terminal(&self) -> bool {
        self.game.terminal
    }

    /// The table to set; an error tells what is wrong with it.
    pub fn destination(&self, words: &L10n) -> Result<Destination, String> {
        Ok(Destination {
            name: self.name.clone(),
            server: self.server.clone(),
            table: Wanted::Own(self.game.table(words)?, self.door()),
        })
    }

    fn door(&self) -> Door {
        if self.open { Door::Open } else { Door::Knock }
    }
}

impl JoinArgs {
    /// Where everything is kept.
    pub fn config(&self) -> Option<PathBuf> {
        self.config.clone()
    }

    /// Whether the player wants no window.
    pub fn is_in_terminal(&self) -> bool {
        self.terminal
    }

    /// The player's own time is what is named, for as long as they play.
    pub fn apply(&self, settings: &mut Settings) {
        if let Some(time) = self.time {
            settings.table.time_scale = time;
        }
    }

    /// The table to sit down at.
    pub fn destination(&self) -> Destination {
        Destination {
            name: self.name.clone(),
            server: self.server.clone(),
            table: Wanted::Theirs(self.code.clone()),
        }
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
pub(super) struct Seating<'a> {
    kept: Profile,
    words: L10n,
    verbosity: Verbosities,
    lines: &'a mut TypedLines,
    /// What was typed before there was a seat.
    held: VecDeque<TypedLine>,
}

/// Where there is a seat, and what it stands on.
struct Found {
    seat: Box<SatDown>,
    server: Address,
    hosting: Option<Hosting>,
    /// Whether the player has sat there before.
    again: bool,
}

fn play_as_host(args: &HostArgs, kept: Profile, words: L10n) -> io::Result<ExitCode> {
    greet(&kept, &words)?;
    let lines = &mut TypedLines::open();
    let game = match setup::game(&args.game, &Left::default(), &words, lines)? {
        Some(GameToPlay::New(game)) => game,
        Some(GameToPlay::Unfinished | GameToPlay::Seat(_) | GameToPlay::Lesson) | None => {
            return leave(&words);
        }
    };
    let Some(level) = setup::opponents(&args.game, &game, &words, lines)? else {
        return leave(&words);
    };
    let time = args.game.time.unwrap_or_default();
    let manner = Manner {
        table: args.game.settings(time, lines.typist()),
        verbosity: args.game.verbosity(),
    };
    let setup = match setup::table(&args.game, game, level.as_deref(), manner) {
        Ok(setup) => setup,
        Err(problem) => {
            complain(&problem.say(&words));
            return Ok(ExitCode::from(2));
        }
    };
    let Some(name) = called(args.name.as_ref(), &words, lines)? else {
        return leave(&words);
    };
    let (hosting, server) = match &args.server {
        Some(server) => (None, server.clone()),
        None => match begun(Hosting::start(kept.folders.as_ref(), &name)) {
            Ok(here) => here,
            Err(code) => return Ok(code),
        },
    };
    let next_hand = match lines.typist() {
        // Among people nobody has to ask for each hand.
        Typist::Person => NextHand::ByItself,
        Typist::Script => setup.settings.next_hand,
    };
    let table = new_table(&setup, name, args.door(), next_hand, &words);
    let mut seating = Seating::new(kept, words, setup.verbosity, lines);
    let errand = Errand::Host(Box::new(table));
    let Some(seat) = seating.sit_down(&server, errand)? else {
        return Ok(ExitCode::FAILURE);
    };
    seating.play(Found {
        seat,
        server,
        hosting,
        again: false,
    })
}

fn play_as_guest(args: &JoinArgs, kept: Profile, words: L10n) -> io::Result<ExitCode> {
    greet(&kept, &words)?;
    let lines = &mut TypedLines::open();
    let (code, server) = match &args.code {
        Some(code) => {
            let server = args.server.clone();
            (code.clone(), server.unwrap_or_else(Address::here))
        }
        None => match nearby::choose(&words, lines)? {
            Some(Nearby { code, server, .. }) => (code, server),
            None => return Ok(ExitCode::FAILURE),
        },
    };
    let Some(name) = called(args.name.as_ref(), &words, lines)? else {
        return leave(&words);
    };
    let verbosity = Verbosities::all(args.verbosity);
    let mut seating = Seating::new(kept, words, verbosity, lines);
    let Some(seat) = seating.sit_down(&server, Errand::Join { code, name })? else {
        return Ok(ExitCode::FAILURE);
    };
    seating.play(Found {
        seat,
        server,
        hosting: None,
        again: false,
    })
}

/// Returns to a seat that was not left.
pub(super) fn return_to(
    seat: &KeptSeat,
    kept: Profile,
    words: L10n,
    verbosity: Verbosities,
    lines: &mut TypedLines,
) -> io::Result<ExitCode> {
    let (Some(server), Some(folders)) = (seat.server(), kept.folders.clone()) else {
        return leave(&words);
    };
    let (hosting, server) = if seat.is_here() {
        match begun(Hosting::again(&folders, server.port)) {
            Ok(here) => here,
            Err(code) => return Ok(code),
        }
    } else {
        (None, server)
    };
    let mut seating = Seating::new(kept, words, verbosity, lines);
    match seating.call(&server, seat.errand())? {
        Ok(found) => seating.play(Found {
            seat: found,
            server,
            hosting,
            again: true,
        }),
        Err(why) => {
            if why == Some(Failure::Refused(Reason::SeatGone)) {
                seat.forget(&folders);
            }
            Ok(ExitCode::FAILURE)
        }
    }
}

/// A server on this computer, and how it is reached; otherwise why there is none was
/// told.
fn begun(started: Result<Hosting, CannotServe>) -> Result<(Option<Hosting>, Address), ExitCode> {
    match started {
        Ok(hosting) => {
            let server = hosting.server();
            Ok((Some(hosting), server))
        }
        Err(problem) => {
            complain(&problem.to_string());
            Err(ExitCode::FAILURE)
        }
    }
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

impl<'a> Seating<'a> {
    fn new(
        kept: Profile,
        words: L10n,
        verbosity: Verbosities,
        lines: &'a mut TypedLines,
    ) -> Seating<'a> {
        // The table goes on while nobody types.
        lines.listen();
        Seating {
            kept,
            words,
            verbosity,
            lines,
            held: VecDeque::new(),
        }
    }

    /// Waits for a seat; `None` where there is none, and why was told.
    fn sit_down(&mut self, server: &Address, errand: Errand) -> io::Result<Option<Box<SatDown>>> {
        Ok(self.call(server, errand)?.ok())
    }

    /// The same; also tells why there is none, unless the player has left.
    fn call(
        &mut self,
        server: &Address,
        errand: Errand,
    ) -> io::Result<Result<Box<SatDown>, Option<Failure>>> {
        let trust = trust(self.kept.folders.as_ref());
        loop {
            let dial = Dial {
                server: server.clone(),
                errand: errand.clone(),
                trust: trust.clone(),
            };
            let mut call = Call::start(dial, self.lines.call());
            let failed = loop {
                match call.hear(Duration::ZERO) {
                    Some(News::Knocking(host)) => {
                        let message = msg!(knocking { host });
                        say(&self.words.say(&message))?;
                    }
                    Some(News::Seated(seat)) => return Ok(Ok(seat)),
                    Some(News::Failed(failed)) => break failed,
                    None => match self.lines.next(None) {
                        TypedLine::None => {}
                        // A script has typed ahead; a person can leave.
                        TypedLine::End if self.lines.typist() == Typist::Person => {
                            return Ok(Err(None));
                        }
                        line => self.held.push_back(line),
                    },
                }
            };
            say(&failure(&failed, server, &self.words))?;
            let Failure::OtherCertificate(known) = &failed else {
                return Ok(Err(Some(failed)));
            };
            let question = self.words.text(msg::ASK_TRUST);
            let (yes, no) = (msg::ANSWER_YES, msg::ANSWER_NO);
            let trusts = setup::choose(&question, &self.words, self.lines, |typed| {
                let is = |known| is_typed(known, typed, &self.words);
                is(yes).then_some(true).or(is(no).then_some(false))
            })?;
            if trusts != Some(true) {
                return Ok(Err(Some(failed)));
            }
            trust.accept(known)?;
        }
    }

    fn play(self, mut found: Found) -> io::Result<ExitCode> {
        // Others in the local network find it for as long as this one plays.
        let hosting = found.hosting.as_mut();
        let announced = hosting.map(|it| it.announce(Network::Local, &found.seat));
        if let Some(Err(_)) = announced {
            say(&self.words.text(msg::NEARBY_NOT_ANNOUNCED))?;
        }
        let (seat, here) = (*found.seat, found.hosting.is_some());
        let folders = self.kept.folders.as_ref();
        let kept = KeptSeat::of(&seat, &found.server, here);
        let held = folders.map(|folders| kept.hold(folders)).transpose();
        let held = told(held.map_err(Notice::SeatNotKept), &self.words)?.flatten();
        let table = keeping(seat.table, &seat.told, folders);
        let mut client = Client::sit(table, seat.told, self.verbosity, self.words);
        client.serve(&self.kept.settings);
        let place = TablePlace {
            address: match &found.hosting {
                Some(hosting) => hosting.address().to_string(),
                None => found.server.to_string(),
            },
            here,
        };
        let said = if found.again {
            client.sat_down_again(place)
        } else {
            client.sat_down(place)
        };
        tell(&said)?;
        if client.is_host() && client.view().is_none() {
            say(&client.words().text(msg::HOST_BEGINS))?;
        }
        let mut game = TerminalGame::new(client, self.lines.typist());
        game.seat = held;
        let played = game.play_in_company(self.lines, self.held);
        game.give_seat_up();
        drop(game);
        seat.thread.wait();
        played
    }
}
