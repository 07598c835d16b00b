//! One player's side of the table, whatever it is played with: commands in,
//! utterances out. The terminal and the window are thin around it.

mod act;
mod ask;
mod coach;
mod keep;
mod learn;
mod review;
mod setup;
mod statistics;
mod think;

use std::time::Duration;

use crate::cards::CardSet;
use crate::engine::{BadOption, Phase, Seat, Seats, View, Viewer};
use crate::input::{Command, Context};
use crate::l10n::{L10n, Message};
use crate::learn::{Tutor, Verdict};
use crate::outlets::Log;
use crate::session::{Moment, Session};
use crate::stats::Tally;
use crate::store::{self, Aids, Asks, HandKeeper, Journal};
use crate::talk::{self, Announcer, Question, Utterance, Verbosities};

pub use ask::Asking;
use coach::Coaching;
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
    /// Who leads through a lesson, where this is one.
    tutor: Option<Tutor>,
    journal: Option<Journal>,
    hands: Option<HandKeeper>,
    /// What everyone has done so far, by seat.
    tallies: Vec<Tally>,
    /// What is not told before it is kept.
    held: Vec<Utterance>,
}

/// So long before the end of a turn the player hears of it.
const WARNING: Duration = Duration::from_secs(10);

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

    /// Whether nothing happens until the player does something.
    pub fn waits_for_player(&self) -> bool {
        let idle = self.session.job().is_none() && self.session.wake().is_none();
        self.session.is_my_turn() || self.session.waits_for_next_hand() || idle
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
        self.once_kept(said)
    }

    /// When [`Client::advance`] should be called next, if time alone will
    /// bring something.
    pub fn wake(&self) -> Option<Duration> {
        let end = self.session.wake();
        let warning = self.time_to_warning().map(|left| self.session.now() + left);
        let held = self.time_to_release();
        end.into_iter().chain(warning).chain(held).min()
    }

    /// How long it is until the player hears that time runs out. A turn that
    /// is hardly longer than the warning needs none.
    fn time_to_warning(&self) -> Option<Duration> {
        let times = self.session.times();
        if self.warned || times.paused || self.session.turn_length()? < WARNING * 3 / 2 {
            return None;
        }
        Some(times.turn_left?.saturating_sub(WARNING))
    }

    fn warn_of_time(&mut self) -> Option<Utterance> {
        if self.session.times().turn_left.is_none() {
            self.warned = false;
        }
        if self.time_to_warning()? > Duration::ZERO {
            return None;
        }
        self.warned = true;
        let warning = self.announcer.time_left(WARNING.as_secs(), &self.words);
        self.log.push(warning.clone());
        Some(warning)
    }

    /// Does what the player asks for.
    pub fn command(&mut self, command: Command, now: Duration) -> Vec<Utterance> {
        let said = match self.judge(command) {
            Verdict::Refused => self.hint(),
            Verdict::Harmless => self.obey(command, now),
            Verdict::Wanted => {
                let mut said = self.obey(command, now);
                said.extend(self.next_step());
                said
            }
        };
        if !matches!(command, Command::Ask(_)) {
            self.asked = None;
        }
        self.once_kept(said)
    }

    fn obey(&mut self, command: Command, now: Duration) -> Vec<Utterance> {
        if let Some(asking) = self.asking {
            // A question in between is answered; anything else is a no, and
            // is then done itself.
            match command {
                Command::Ask(question) => return self.answer(question),
                Command::Back => return self.say_no(),
                _ if asking.confirms(command) => return self.say_yes(asking, now),
                _ => self.asking = None,
            }
        }
        match command {
            Command::Ask(question) => self.answer(question),
            Command::Repeat
            | Command::ReviewPrevious
            | Command::ReviewNext
            | Command::ReviewFirst
            | Command::ReviewLast
            | Command::PreviousBuffer
            | Command::NextBuffer
            | Command::CopyMessage => review(&mut self.log, command, &self.words),
            Command::Pause => self.pause(now),
            Command::Statistics => self.tell_statistics(None),
            Command::Coach => self.ask_coach(),
            // The places themselves know what these mean.
            Command::NextMoment
            | Command::PreviousMoment
            | Command::NextStreet
            | Command::PreviousStreet
            | Command::NextDecision
            | Command::PreviousDecision
            | Command::LastDecision
            | Command::NextEyes
            | Command::ReviewHands
            | Command::WhereAmI
            | Command::NextChannel
            | Command::Silence
            | Command::History
            | Command::NextPart
            | Command::PreviousPart
            | Command::Help
            | Command::DescribeKeys
            | Command::Settings
            | Command::Back
            | Command::Quit => Vec::new(),
            _ => self.play(command, now),
        }
    }

    fn answer(&mut self, question: Question) -> Vec<Utterance> {
        let again = self.asked.replace(question) == Some(question);
        let (times, names, words) = (self.session.times(), &self.names, &self.words);
        let text = match self.session.view() {
            _ if question == Question::Odds && !self.aids.odds => words.text("odds-off"),
            None => talk::no_hand(words),
            Some(view) if again && question == Question::Brief => {
                self.asked = None;
                talk::brief_more(&view, &times, names, words)
            }
            Some(view) => talk::answer(question, &view, &times, names, words),
        };
        self.say(Utterance::answer(text))
    }

    /// Stops or restarts time without a word: the player is elsewhere.
    pub fn hold(&mut self, now: Duration) {
        self.session.pause(now);
    }

    fn pause(&mut self, now: Duration) -> Vec<Utterance> {
        let key = match self.session.pause(now) {
            true => "paused",
            false => "resumed",
        };
        self.say(Utterance::answer(self.words.text(key)))
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
        said.extend(self.coach(moments));
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
