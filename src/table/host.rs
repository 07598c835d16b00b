//! One table: a game, who sits at it, and its clock.
//!
//! What came from whom and the time go in, what is told to whom and
//! [`Record`](super::Record)s to keep come out; so do the decisions that computer players
//! must make ([`Host::job`]). A host says when it wants to be woken and never
//! waits. The same inputs at the same times give the same game, so it can be
//! brought back from its records ([`Host::resume`]).

mod company;
mod due;
mod job;
mod lately;
mod line;
mod own_time;
mod resume;
mod to_the_end;

use std::time::Duration;

use super::clock::{Clock, Limits, Times, WaitsFor};
use super::protocol::{Ask, Asked, Decision, Frame, Refusal, Seated, Tell};
use super::record::{Change, Recorder, Start};
use super::{NextHand, TablePace};
use crate::bots::{Bot, Style};
use crate::rules::cards::{Deck, Seed};
use crate::rules::{
    Action, BadOption, Event, Game, Hand, Illegal, Input, Options, Seat, Seats, View, Viewer,
};

use company::Company;
pub use job::Job;
use lately::{Lately, Numbers};
use line::Line;
use to_the_end::ToTheEnd;

/// A table with people and computer players.
#[derive(Debug)]
pub struct Host {
    game: Game,
    chairs: Vec<Chair>,
    pace: TablePace,
    clock: Clock,
    /// The decision of the bot whose turn it is, until its time has come.
    decided: Option<Action>,
    /// While all pick at once: bots that wait for the next wave.
    waiting: Seats,
    /// Where nobody wants to watch any more: the rest of the game.
    to_the_end: Option<ToTheEnd>,
    /// What is told at this moment, and to whom.
    tells: Vec<(Seat, Tell)>,
    /// What was told at moments before it and is not fetched yet.
    frames: Vec<(Seat, Frame)>,
    lately: Lately,
    recorder: Recorder,
    /// Set where people come and go.
    company: Option<Company>,
    /// What computer players who sit down later draw from.
    seed: Seed,
}

/// A seat and who sits there.
#[derive(Debug)]
struct Chair {
    seat: Seat,
    name: String,
    sitter: Sitter,
    numbers: Numbers,
}

#[derive(Debug)]
enum Sitter {
    Person(Line),
    Bot(Box<Bot>),
}

impl Host {
    /// Seats people and computer players. The styles are used again and again;
    /// the names are by seat.
    pub fn new(start: &Start, names: &[String]) -> Result<Host, BadOption> {
        let mut host = Host::set(start, names)?;
        host.seat_everybody();
        Ok(host)
    }

    /// The same before anybody is told of it.
    fn set(start: &Start, names: &[String]) -> Result<Host, BadOption> {
        let game = Game::new(start.options.clone(), start.seed)?;
        let mut styles = start.styles.iter().cycle();
        let mut sitter = |seat: Seat| {
            if start.people.contains(seat) {
                Sitter::Person(Line::default())
            } else {
                match styles.next() {
                    // Bots draw from seeds of their own, so that nothing about
                    // the cards can be read from what they do.
                    Some(style) => {
                        let seed = job::bot_seed(&start.seed, seat.index());
                        Sitter::Bot(Box::new(Bot::new(style, seed)))
                    }
                    None => Sitter::Person(Line::default()),
                }
            }
        };
        let chair = |seat: Seat| Chair {
            seat,
            name: names.get(seat.index()).cloned().unwrap_or_default(),
            sitter: sitter(seat),
            numbers: Numbers::default(),
        };
        let seats = Seats::first(game.options().players());
        let chairs = seats.into_iter().map(chair).collect();
        let pace = start.settings.clone();
        let clock = Clock::new(Limits::new(game.options(), pace.time_scale));
        Ok(Host {
            game,
            chairs,
            pace,
            clock,
            decided: None,
            waiting: Seats::NONE,
            to_the_end: None,
            tells: Vec::new(),
            frames: Vec::new(),
            lately: Lately::default(),
            recorder: Recorder::default(),
            company: None,
            seed: start.seed,
        })
    }

    /// Deals the next hand from this deck, with the button there: for
    /// lessons, which are never brought back from records.
    pub fn stack(&mut self, button: Seat, deck: Deck) {
        self.game.stack(button, deck);
        self.lately = Lately::default();
    }

    /// The game's options.
    pub fn options(&self) -> &Options {
        self.game.options()
    }

    /// The table as the seat may know it; `None` before the first hand.
    pub fn view(&self, seat: Seat) -> Option<View> {
        self.game.view(Viewer::Seat(seat))
    }

    /// Which decision the seat faces, or faces next.
    pub fn decision(&self, seat: Seat) -> Decision {
        self.numbers(seat).unwrap_or_default().decision
    }

    /// Who has won, once the game is over.
    pub fn winner(&self) -> Option<Seat> {
        self.game.winner()
    }

    /// How the clocks stand, as the seat may know it.
    pub fn times(&self, seat: Seat) -> Times {
        self.clock.times().told_to(seat, &self.game)
    }

    /// What was told since this was last called, and to whom. All that has
    /// happened in between is one moment, and so one frame for each who sees
    /// something of it.
    pub fn take_frames(&mut self) -> Vec<(Seat, Frame)> {
        self.end_moment();
        std::mem::take(&mut self.frames)
    }

    fn end_moment(&mut self) {
        let mut frames = vec![Frame::new(); self.chairs.len()];
        for (seat, tell) in self.tells.drain(..) {
            frames[seat.index()].push(tell);
        }
        let seats = self.chairs.iter().map(|chair| chair.seat);
        let told = seats.zip(frames).filter(|(_, frame)| !frame.is_empty());
        self.frames.extend(told);
        self.lately.end_moment();
    }

    /// Somebody asks for something. Only people can.
    pub fn ask(&mut self, from: Seat, asked: Asked, now: Duration) {
        self.pass(now);
        match asked.ask {
            Ask::Listen {
                decision,
                for_millis,
            } => return self.listen(from, decision, Duration::from_millis(for_millis), now),
            Ask::Resume { last_seq } => return self.bring_up_to_date(from, last_seq),
            _ => {}
        }
        let Some(line) = self.line(from) else {
            return;
        };
        let id = asked.id;
        if let Some(answer) = line.answer_to(id) {
            return self.tell(from, Tell::Answered { id, answer });
        }
        let before = self.tells.len();
        let answer = self.do_as_asked(from, asked.ask);
        if let Some(line) = self.line(from) {
            line.remember(id, answer);
        }
        // Whoever asked hears first that it is done, then what came of it.
        (self.tells).insert(before, (from, Tell::Answered { id, answer }));
        self.catch_up();
    }

    fn do_as_asked(&mut self, from: Seat, ask: Ask) -> Result<(), Refusal> {
        match ask {
            Ask::Act { decision, action } if self.has_done(from, decision, action) => {}
            Ask::Act { decision, action } => {
                self.refuse_stale(from, decision)?;
                self.apply(Input::Act(from, action))?;
            }
            Ask::Deal { hand } => match hand.checked_sub(self.game.standing().hands) {
                Some(1) => self.apply(Input::Deal)?,
                None | Some(0) => {}
                Some(_) => return Err(Refusal::Stale),
            },
            Ask::MoveOn { decision } => {
                if decision != self.decision(from) {
                    return Err(Refusal::Stale);
                }
                self.refuse_hurry(from)?;
                let due = self.clock.untimed_picking().ok_or(Illegal::NothingDue)?;
                self.apply(Input::Clock(due))?;
            }
            Ask::SetPaused(paused) => {
                if paused != self.clock.is_paused() {
                    self.record(Change::Pause);
                    self.clock.set_paused(paused);
                    self.tell_times();
                }
            }
            Ask::SetPace(pace) => {
                if pace != self.pace {
                    self.record(Change::Settings(pace.clone()));
                    self.run_by(pace.clone());
                    self.tell_people(&Tell::Pace(pace));
                    self.tell_times();
                }
            }
            Ask::SetOwnTime(time) => self.set_own_time(from, time),
            Ask::PlayToTheEnd => self.play_to_the_end(from)?,
            // Whoever keeps the room does these.
            Ask::Room(_) => return Err(Refusal::Alone),
            Ask::Listen { .. } | Ask::Resume { .. } => {}
        }
        Ok(())
    }

    /// Whether they ask for what they had done just before the table was brought
    /// back, because they have not heard that it is done. They hear it once.
    fn has_done(&mut self, seat: Seat, decision: Decision, action: Action) -> bool {
        let done = self.line(seat).map(|line| &mut line.done);
        done.is_some_and(|it| it.take_if(|it| *it == (decision, action)).is_some())
    }

    /// Whoever can do something must have seen what it is about: after a hand
    /// that is to show cards. The rules refuse the others with a better reason.
    fn refuse_stale(&self, seat: Seat, decision: Decision) -> Result<(), Refusal> {
        let can = |hand: &Hand| hand.is_over() || hand.to_act().contains(seat);
        if self.game.hand().is_some_and(can) && self.decision(seat) != decision {
            Err(Refusal::Stale)
        } else {
            Ok(())
        }
    }

    /// Nobody ends what other people are still deciding.
    fn refuse_hurry(&self, seat: Seat) -> Result<(), Illegal> {
        let hand = self.game.hand().ok_or(Illegal::HandOver)?;
        let deciding = hand.to_act().and(self.people_here());
        if deciding.is_empty() || deciding.contains(seat) {
            Ok(())
        } else {
            Err(Illegal::NotNow)
        }
    }

    fn apply(&mut self, input: Input) -> Result<(), Illegal> {
        let change = self.recorder.is_on().then(|| Change::by(input, &self.game));
        self.make_room();
        let events = self.game.apply(input)?.to_vec();
        if let Some(change) = change {
            self.record(change);
        }
        self.follow(input, &events);
        if events.contains(&Event::HandOver) {
            self.let_bots_watch();
            self.record_lessons();
        }
        let times = self.clock.times();
        for seat in self.people() {
            let numbers = self.numbers(seat).unwrap_or_default();
            if let Some(update) = numbers.update(seat, &events, &self.game, times) {
                self.tell(seat, Tell::Update(Box::new(update)));
            }
        }
        Ok(())
    }

    /// The game has taken an input: what follows from it around the game.
    fn follow(&mut self, input: Input, events: &[Event]) {
        self.decided = None;
        let picks = matches!(input, Input::Act(_, Action::Pick(_)));
        if !picks {
            self.waiting = Seats::NONE;
        }
        for chair in &mut self.chairs {
            chair.numbers.count(chair.seat, input, events);
            if let Sitter::Person(line) = &mut chair.sitter
                && !picks
            {
                line.listens = false;
            }
        }
        self.follow_to_the_end(input);
        self.take_from_bank(input);
        self.clock.follow(input, self.waits_for(), self.own_time());
        self.clock.let_hear(self.heard());
        self.keep(input);
    }

    fn seat_everybody(&mut self) {
        self.people().into_iter().for_each(|seat| self.seat(seat));
    }

    /// Tells somebody where they sit, and the hand so far.
    fn seat(&mut self, seat: Seat) {
        let seen = self.view(seat).map_or_else(Vec::new, |view| view.seen);
        let numbers = self.numbers(seat).unwrap_or_default();
        let seated = Seated {
            seat,
            options: self.options().clone(),
            players: self.players(),
            pace: self.pace.clone(),
            times: self.times(seat),
            so_far: numbers.update_of(seat, seen, &self.game, self.clock.times()),
        };
        self.tell(seat, Tell::Seated(Box::new(seated)));
    }

    fn tell(&mut self, seat: Seat, tell: Tell) {
        self.tells.push((seat, tell));
    }

    fn tell_people(&mut self, tell: &Tell) {
        let people = self.people().into_iter();
        self.tells.extend(people.map(|seat| (seat, tell.clone())));
    }

    fn tell_times(&mut self) {
        for seat in self.people() {
            self.tell(seat, Tell::Times(self.times(seat)));
        }
    }

    fn numbers(&self, seat: Seat) -> Option<Numbers> {
        Some(self.chairs.get(seat.index())?.numbers)
    }

    fn line(&mut self, seat: Seat) -> Option<&mut Line> {
        match &mut self.chairs.get_mut(seat.index())?.sitter {
            Sitter::Person(line) => Some(line),
            Sitter::Bot(_) => None,
        }
    }

    fn bot(&self, seat: Seat) -> Option<&Bot> {
        match &self.chairs.get(seat.index())?.sitter {
            Sitter::Person(_) => None,
            Sitter::Bot(bot) => Some(bot),
        }
    }

    fn style(&self, seat: Seat) -> Option<&'static Style> {
        Some(self.bot(seat)?.style())
    }

    /// Brings the clock up to date. Time in which nobody could call counts for
    /// nobody.
    fn pass(&mut self, now: Duration) {
        let asked = self.wake();
        let lost = self.clock.advance(now, asked);
        if lost > Duration::ZERO {
            for seat in self.people() {
                if let Some(line) = self.line(seat) {
                    line.heard += lost;
                }
            }
            self.tell_times();
        }
    }

    fn run_by(&mut self, pace: TablePace) {
        if pace.time_scale != self.pace.time_scale {
            let limits = Limits::new(self.game.options(), pace.time_scale);
            (self.clock).set_limits(limits, self.waits_for(), self.own_time());
        }
        self.pace = pace;
    }

    fn between_hands(&self) -> bool {
        self.winner().is_none() && self.game.hand().is_none_or(|hand| hand.is_over())
    }

    fn waits_for(&self) -> WaitsFor {
        let people = self.people();
        let hand = self.game.hand();
        hand.map_or(WaitsFor::Nobody, |hand| WaitsFor::of(hand, people))
    }

    /// A hand is over: those who learn look back on it.
    fn let_bots_watch(&mut self) {
        let game = &self.game;
        for chair in &mut self.chairs {
            if let Sitter::Bot(bot) = &mut chair.sitter
                && bot.learns()
                && let Some(view) = game.view(Viewer::Seat(chair.seat))
            {
                bot.watch(&view);
            }
        }
    }
}
