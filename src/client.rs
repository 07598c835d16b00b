//! One player's side of the table, whatever it is played with: commands in,
//! utterances out. The terminal and the window are thin around it.

mod act;
mod ask;
mod coach;
mod come_back;
mod hear;
mod hints;
mod keep;
mod learn;
mod obey;
mod review;
mod setup;
mod statistics;
mod think;
mod time;

use std::time::Duration;

use crate::cards::CardSet;
use crate::engine::{BadOption, Phase, Seat, Seats, View, Viewer};
use crate::input::Context;
use crate::l10n::{L10n, Message};
use crate::learn::{Tutor, Way};
use crate::outlets::Log;
use crate::session::{Moment, Session};
use crate::stats::Tally;
use crate::store::{self, Aids, Asks, HandKeeper, Journal};
use crate::talk::{Announcer, Question, Utterance, Verbosities};

pub use ask::Asking;
use coach::Coaching;
use hear::Listening;
pub use review::review;
pub use setup::Setup;
use think::Thinking;

/// A player at a running table.
pub struct Client {
    session: Session,
    thinking: Thinking,
    announcer: Announcer,
    names: Vec<String>,
    words: L10n,
    log: Log,
    /// Something that the player must answer first.
    asking: Option<Asking>,
    /// What is asked about before it is done.
    asks: Asks,
    /// What helps to learn.
    aids: Aids,
    coaching: Coaching,
    /// Cards marked for the exchange.
    marked: CardSet,
    /// The last question, because some answers go on when asked again.
    asked: Option<Question>,
    /// Whether the player knows that the time of this turn runs out.
    warned: bool,
    listening: Listening,
    /// How commands are given, where the player is told how to go on.
    way: Option<Way>,
    /// Whether the player knows how the next hand is asked for.
    knows_what_deals: bool,
    /// Who leads through a lesson, where this is one.
    tutor: Option<Tutor>,
    journal: Option<Journal>,
    hands: Option<HandKeeper>,
    /// What everyone has done so far, by seat.
    tallies: Vec<Tally>,
    /// What is not told before it is kept.
    held: Vec<Utterance>,
}

/// The person sits in the first seat.
const ME: Seat = Seat::FIRST;

impl Client {
    /// Sits down at a table.
    pub fn new(setup: Setup, words: L10n) -> Result<Client, BadOption> {
        let session = Session::begin(&setup.start())?;
        Ok(Client::at(session, setup.verbosity, words))
    }

    fn at(session: Session, verbosity: Verbosities, words: L10n) -> Client {
        let names = player_names(session.options().players(), &words);
        let tallies = vec![Tally::default(); names.len()];
        Client {
            announcer: Announcer::new(Viewer::Seat(session.me()), names.clone(), verbosity),
            session,
            thinking: Thinking::Here,
            names,
            words,
            log: Log::new(),
            asking: None,
            asks: Asks::default(),
            aids: Aids::default(),
            coaching: Coaching::default(),
            marked: CardSet::EMPTY,
            asked: None,
            warned: false,
            listening: Listening::default(),
            way: None,
            knows_what_deals: false,
            tutor: None,
            journal: None,
            hands: None,
            tallies,
            held: Vec::new(),
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
    pub fn adjust(&mut self, settings: &store::Settings, now: Duration) -> Vec<Utterance> {
        self.announcer.set_verbosity(settings.verbosity);
        self.serve(settings);
        // A lesson runs as it must.
        match self.tutor {
            Some(_) => Vec::new(),
            None => self.set_table(settings.table.clone(), now),
        }
    }

    /// Takes over what the player wants to be asked and to be helped with.
    pub fn serve(&mut self, settings: &store::Settings) {
        self.asks = settings.asks;
        self.aids = settings.aids;
    }

    /// The cards that are marked for the exchange.
    pub fn marked(&self) -> CardSet {
        self.marked
    }

    /// Everything that was said.
    pub fn log(&self) -> &Log {
        &self.log
    }

    /// Who sits where.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Each opponent with what the message tells of them.
    pub fn opponents(&self, message: &str) -> Vec<String> {
        let told = |(seat, name): (Seat, &String)| {
            let style = self.session.style(seat)?.name;
            let message = Message::new(message)
                .with("name", name.clone())
                .with("style", self.words.text(&format!("bot-{style}")))
                .with("about", self.words.text(&format!("bot-{style}-about")));
            Some(self.words.say(&message))
        };
        let seats = Seats::first(self.names.len()).into_iter();
        seats.zip(&self.names).filter_map(told).collect()
    }

    /// The table as the player may know it.
    pub fn view(&self) -> Option<View> {
        self.session.view()
    }

    /// The running table.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// What the player must answer first.
    pub fn asking(&self) -> Option<Asking> {
        self.asking
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.session.winner().is_some()
    }

    /// Where the player is, as far as help is concerned.
    pub fn context(&self) -> Context {
        let phase = self.session.phase().unwrap_or(Phase::Over);
        match phase {
            Phase::Over => Context::AfterHand,
            _ if !self.session.is_my_turn() => Context::Watching,
            Phase::Betting => Context::Betting,
            Phase::Continuing => Context::Continuing,
            Phase::Exchanging => Context::Drawing,
            Phase::Discarding | Phase::Picking => Context::Choosing,
            Phase::Showing => Context::Showing,
        }
    }

    /// Lets everything happen that is due, the computer players' decisions
    /// included, and tells it.
    pub fn advance(&mut self, now: Duration) -> Vec<Utterance> {
        let mut moments = self.session.tick(now);
        moments.extend(self.decide(now));
        let mut said = self.tell(&moments);
        said.extend(self.warn_of_time());
        said.extend(self.hear_coach());
        said.extend(self.tell_what_deals());
        self.once_kept(said)
    }

    /// Tells what happened. What comes without a pause between is told as one
    /// moment.
    fn tell(&mut self, moments: &[Moment]) -> Vec<Utterance> {
        let Some(last) = moments.last() else {
            return Vec::new();
        };
        self.keep_ended(moments);
        self.asking = None;
        self.warned = false;
        let seen: Vec<_> = moments
            .iter()
            .flat_map(|moment| moment.seen.clone())
            .collect();
        let mut said = self.announcer.announce(&seen, &last.view, &self.words);
        said.iter().cloned().for_each(|it| self.log.push(it));
        self.hear(&said);
        said.extend(self.coach(moments));
        said.extend(self.tell_what_is_left(&seen));
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

/// Names for everyone at the table; the first is the person's own, which is
/// never said.
fn player_names(count: usize, words: &L10n) -> Vec<String> {
    let names = words.text("player-names");
    let names = names.split(',').map(|name| name.trim().to_owned());
    let own = words.text("own-name");
    [own].into_iter().chain(names).take(count).collect()
}
