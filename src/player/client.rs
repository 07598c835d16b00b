//! One player's side of the table, whatever it is played with: commands in,
//! utterances out. The terminal and the window are thin around it.

mod act;
mod ask;
mod awaited;
mod coach;
mod come_back;
mod company;
mod ending;
mod hear;
mod hints;
mod hold_back;
mod intent;
mod learn;
mod marks;
mod obey;
mod odds;
mod opponents;
mod resume;
mod review;
mod run_out;
mod setup;
mod skip;
mod statistics;
mod tells;
mod time;

use std::time::Duration;

use crate::player::commands::Context;
use crate::player::lessons::{InputMethod, Tutor};
use crate::player::settings;
use crate::player::settings::{Aids, Asks};
use crate::player::statistics::PlayerTally;
use crate::rules::cards::CardSet;
use crate::rules::{BadOption, Phase, View, Viewer};
use crate::speech::{Announcer, Answerer, L10n, Log, Utterance, Verbosities};
use crate::table::{AskId, Local, Table, Times, Told};

pub use ask::Asking;
use awaited::Awaited;
use coach::Coaching;
use company::Company;
pub use company::{Person, TablePlace};
use hear::Listening;
use hold_back::HeldBack;
pub use hold_back::decides_nothing;
use intent::Intended;
use odds::AskedOdds;
pub use review::review;
use run_out::RunOut;
pub use setup::{Setup, names};
use tells::Wanted;
use time::Warned;

/// A player at a table: the table itself is somewhere else.
pub struct Client {
    table: Box<dyn Table>,
    /// All that the table has told.
    told: Told,
    /// What was asked of the table and is not answered.
    wanted: Vec<Wanted>,
    next_ask: AskId,
    /// Whether time stands still, or runs again, without a word.
    quiet: bool,
    /// Whether the table stands still only because the player is elsewhere.
    held: bool,
    /// The time, as it was last passed in.
    now: Duration,
    announcer: Announcer,
    names: Vec<String>,
    words: L10n,
    log: Log,
    /// Something that the player must answer first.
    asking: Option<Asking>,
    /// What was wrong with the amount that was given last, while one is asked
    /// for.
    wrong_amount: Option<String>,
    /// What is asked about before it is done.
    asks: Asks,
    /// What helps to learn.
    aids: Aids,
    coaching: Coaching,
    /// Cards marked for the exchange.
    marked: CardSet,
    intended: Intended,
    answerer: Answerer,
    odds: AskedOdds,
    /// What the player knows of the time of this turn.
    warned: Warned,
    listening: Listening,
    held_back: HeldBack,
    run_out: RunOut,
    /// How commands are given, where the player is told how to go on.
    way: Option<InputMethod>,
    /// What the player knows how to go on from.
    knows: Vec<Awaited>,
    /// Whether the rest of the game is played without a word.
    skips: bool,
    /// Who leads through a lesson, where this is one.
    tutor: Option<Tutor>,
    /// What everyone has done so far, by seat.
    tallies: Vec<PlayerTally>,
    company: Company,
    /// The place in which the player was out.
    place: Option<u8>,
}

impl Client {
    /// Sits down at a table in this process that nothing is kept of.
    pub fn new(setup: Setup, words: L10n) -> Result<Client, BadOption> {
        let table = setup.table(&words)?;
        Ok(Client::at(table, setup.verbosity, words))
    }

    /// Sits down at a table in this process.
    pub fn at(table: Local, verbosity: Verbosities, words: L10n) -> Client {
        let told = table.seated().clone();
        Client::sit(Box::new(table), told, verbosity, words)
    }

    /// Sits down at a table, which has told so much.
    pub fn sit(table: Box<dyn Table>, told: Told, verbosity: Verbosities, words: L10n) -> Client {
        let names: Vec<String> = told.players().iter().map(|it| it.name.clone()).collect();
        let tallies = vec![PlayerTally::default(); names.len()];
        Client {
            announcer: Announcer::new(Viewer::Seat(told.seat()), names.clone(), verbosity),
            table,
            now: told.at(),
            told,
            wanted: Vec::new(),
            // A client that comes back to its seat asks for other things than
            // the one before it.
            next_ask: AskId::from(rand::random::<u32>()),
            quiet: false,
            held: false,
            names,
            words,
            log: Log::new(),
            asking: None,
            wrong_amount: None,
            asks: Asks::default(),
            aids: Aids::default(),
            coaching: Coaching::default(),
            marked: CardSet::EMPTY,
            intended: Intended::default(),
            answerer: Answerer::default(),
            odds: None,
            warned: Warned::default(),
            listening: Listening::default(),
            held_back: HeldBack::default(),
            run_out: RunOut::default(),
            way: None,
            knows: Vec::new(),
            skips: false,
            tutor: None,
            tallies,
            company: Company::new(),
            place: None,
        }
    }

    /// The words of the player's language.
    pub fn words(&self) -> &L10n {
        &self.words
    }

    /// Speaks another language from now on. Names stay: they are people.
    pub fn set_words(&mut self, words: L10n) {
        self.words = words;
    }

    /// Takes over what the player has chosen anew.
    pub fn adjust(&mut self, settings: &settings::Settings, now: Duration) -> Vec<Utterance> {
        self.announcer.set_verbosity(settings.verbosity);
        self.serve(settings);
        // A lesson runs as it must, and where others play the host says how.
        match self.tutor {
            Some(_) => Vec::new(),
            None if self.told.room().is_some() => Vec::new(),
            None => self.set_table(settings.table.clone(), now),
        }
    }

    /// Takes over what the player wants to be asked and to be helped with.
    pub fn serve(&mut self, settings: &settings::Settings) {
        self.asks = settings.asks;
        self.aids = settings.aids;
        self.want_time(settings.table.time_scale);
        self.company.quiet = settings.together.quiet_talk;
        self.company.volume = settings.together.talk_volume;
    }

    /// Everything that was said.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Who sits where.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The table as the player may know it; `None` before the first hand.
    pub fn view(&self) -> Option<&View> {
        self.told.view()
    }

    /// All that the player was told of the table.
    pub fn told(&self) -> &Told {
        &self.told
    }

    /// How the clocks stand.
    pub fn times(&self) -> Times {
        self.told.times(self.now)
    }

    /// What the player must answer first.
    pub fn asking(&self) -> Option<Asking> {
        self.asking
    }

    /// Whether the game is over, for all or because nothing more is told of it.
    pub fn is_over(&self) -> bool {
        self.told.winner().is_some() || self.company.is_lost()
    }

    /// Where the player is, as far as help is concerned.
    pub fn context(&self) -> Context {
        let phase = self.told.phase().unwrap_or(Phase::Over);
        match phase {
            Phase::Over => Context::AfterHand,
            _ if !self.told.is_my_turn() => Context::Watching,
            Phase::Betting => Context::Betting,
            Phase::Continuing => Context::Continuing,
            Phase::Exchanging => Context::Drawing,
            Phase::Discarding | Phase::Picking => Context::Choosing,
            Phase::Showing => Context::Showing,
        }
    }

    /// Hears what has happened by now, and tells it.
    pub fn advance(&mut self, now: Duration) -> Vec<Utterance> {
        self.now = now;
        let mut said = self.hear_table();
        said.extend(self.go_on_with_run_out());
        said.extend(self.tell_when_due());
        said.extend(self.warn_of_time());
        said.extend(self.hear_coach());
        said.extend(self.tell_what_is_awaited());
        said
    }

    /// Keeps what was said by somebody else, such as the window.
    pub fn note(&mut self, utterance: Utterance) {
        self.log.push(utterance);
    }

    fn say(&mut self, utterance: Utterance) -> Vec<Utterance> {
        self.log.push(utterance.clone());
        vec![utterance]
    }
}
