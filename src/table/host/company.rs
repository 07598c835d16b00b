//! People who come to a table and leave it, and those who are away for a
//! while.

use std::time::Duration;

use super::own_time::BANK;
use super::{Chair, Host, Line, Sitter, job};
use crate::bots::{Bot, Style};
use crate::rules::{Due, Input, Seat, Seats, Status};
use crate::table::{AskId, Change, Player, Presence, Refusal, RoomTell, Sits, Tell};

/// How a table goes on for people who may be away.
#[derive(Clone, Copy, Debug)]
pub(super) struct Company {
    /// So long the table waits for somebody who is away.
    grace: Duration,
    /// Whether somebody is about to sit down.
    somebody_comes: bool,
}

/// Whoever has been away for longer is still waited for so long, that nobody
/// hears a whole hand of theirs at once.
const AWAY_TURN: Duration = Duration::from_secs(2);

impl Host {
    /// From now on people come and go: the first hand is asked for, and whoever
    /// is away for longer than that is not waited for.
    pub fn expect_company(&mut self, grace: Duration) {
        self.company = Some(Company {
            grace,
            somebody_comes: false,
        });
        for seat in self.people() {
            if let Some(line) = self.line(seat) {
                line.bank = BANK;
            }
        }
    }

    /// Somebody else takes the seat. They are told where they sit, and
    /// everybody that they do. `None` where there is no such seat or style.
    pub fn sit(&mut self, seat: Seat, sits: Sits, now: Duration) -> Option<()> {
        self.pass(now);
        self.put(seat, &sits)?;
        let is_person = matches!(sits, Sits::Person { .. });
        self.record(Change::Sit(seat, sits));
        if is_person {
            self.seat(seat);
        }
        let others = self.people().into_iter().filter(|it| *it != seat);
        others.for_each(|it| self.tell_who_sits(it));
        self.catch_up();
        Some(())
    }

    /// The same before anybody is told.
    pub(super) fn put(&mut self, seat: Seat, sits: &Sits) -> Option<()> {
        let kind = self.options().kind();
        let seed = job::bot_seed(&self.seed, seat.index());
        let chair = self.chairs.get_mut(seat.index())?;
        let (name, sitter) = match sits {
            Sits::Person { name } => {
                let line = Line::after(chair.numbers.seq);
                (name, Sitter::Person(line))
            }
            Sits::Bot { name, style } => {
                let style = Style::named(style, kind).ok()?;
                (name, Sitter::Bot(Box::new(Bot::new(style, seed))))
            }
        };
        (chair.name, chair.sitter) = (name.clone(), sitter);
        self.decided = None;
        self.waiting.remove(seat);
        self.clock.wait_for(self.waits_for());
        self.clock.set_own(self.waits_for(), self.own_time());
        self.clock.let_hear(self.heard());
        Some(())
    }

    /// Who sits there is told anew where they sit, and the hand so far.
    pub fn seat_again(&mut self, seat: Seat) {
        if self.people().contains(seat) {
            self.seat(seat);
        }
    }

    /// Somebody is away, or back.
    pub fn set_presence(&mut self, seat: Seat, presence: Presence, now: Duration) {
        self.pass(now);
        let Some(line) = self.line(seat) else {
            return;
        };
        let away = match presence {
            Presence::Here => None,
            Presence::Away => line.away.or(Some(now)),
        };
        if line.away.is_some() == away.is_some() {
            return;
        }
        line.away = away;
        if presence == Presence::Here {
            (line.back, line.heard) = (now, now);
        }
        self.clock.let_hear(self.heard());
        self.tell_times();
        self.tell_all_who_sits();
        self.catch_up();
    }

    /// Whether somebody sits there who is not away.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.people_here().contains(seat)
    }

    /// Everybody at the table, by seat.
    pub fn players(&self) -> Vec<Player> {
        let player = |chair: &Chair| Player {
            name: chair.name.clone(),
            style: self.style(chair.seat).map(|style| style.name.to_owned()),
            presence: match &chair.sitter {
                Sitter::Person(Line { away: Some(_), .. }) => Presence::Away,
                Sitter::Person(_) | Sitter::Bot(_) => Presence::Here,
            },
        };
        self.chairs.iter().map(player).collect()
    }

    /// Where people sit.
    pub fn people(&self) -> Seats {
        let is_person = |chair: &&Chair| matches!(chair.sitter, Sitter::Person(_));
        let people = self.chairs.iter().filter(is_person);
        people.map(|chair| chair.seat).collect()
    }

    /// The same without those who are away.
    pub(super) fn people_here(&self) -> Seats {
        let is_here =
            |chair: &&Chair| matches!(chair.sitter, Sitter::Person(Line { away: None, .. }));
        let here = self.chairs.iter().filter(is_here);
        here.map(|chair| chair.seat).collect()
    }

    /// How many hands were dealt.
    pub fn hands(&self) -> u64 {
        self.game.standing().hands
    }

    /// Whether a hand is being played.
    pub fn is_in_a_hand(&self) -> bool {
        self.game.hand().is_some_and(|hand| !hand.is_over())
    }

    /// Whether that seat still has chips to play with.
    pub fn is_in_the_game(&self, seat: Seat) -> bool {
        self.game
            .stacks()
            .get(seat.index())
            .is_some_and(|it| *it > 0)
            || self
                .game
                .hand()
                .is_some_and(|hand| !hand.is_over() && hand.status(seat) != Status::Busted)
    }

    /// What was answered to the same ask before.
    pub fn answer_to(&mut self, seat: Seat, id: AskId) -> Option<Result<(), Refusal>> {
        self.line(seat)?.answer_to(id)
    }

    /// Answers an ask that is not about the game itself.
    pub fn answer_ask(&mut self, seat: Seat, id: AskId, answer: Result<(), Refusal>) {
        if let Some(line) = self.line(seat) {
            if line.answer_to(id).is_none() {
                line.remember(id, answer);
            }
            self.tell(seat, Tell::Answered { id, answer });
        }
    }

    /// Somebody is about to sit down between two hands: the next one waits for
    /// them.
    pub fn expect_somebody(&mut self, comes: bool) {
        if let Some(company) = &mut self.company {
            company.somebody_comes = comes;
        }
    }

    /// Tells a person something of the room.
    pub fn tell_of_room(&mut self, seat: Seat, tell: RoomTell) {
        if self.people().contains(seat) {
            self.tell(seat, Tell::Room(tell));
        }
    }

    pub(super) fn tell_who_sits(&mut self, seat: Seat) {
        if self.company.is_some() {
            self.tell(seat, Tell::Players(self.players()));
        }
    }

    fn tell_all_who_sits(&mut self) {
        let people = self.people().into_iter();
        people.for_each(|seat| self.tell_who_sits(seat));
    }

    /// Whether hands follow each other. With people who come and go, the first
    /// one is asked for, and nothing goes on while nobody is there.
    pub(super) fn goes_on(&self) -> bool {
        let Some(company) = self.company else {
            return true;
        };
        let has_begun = self.game.hand().is_some();
        has_begun && !company.somebody_comes && !self.people_here().is_empty()
    }

    /// What is done for somebody who is away for too long.
    pub(super) fn due_for_the_away(&self) -> Option<Input> {
        let (at, due) = self.away_turn()?;
        (at <= self.clock.outside()).then_some(Input::Clock(due))
    }

    pub(super) fn wake_for_the_away(&self) -> Option<Duration> {
        Some(self.away_turn()?.0)
    }

    /// When the table no longer waits for those who are away. Where nobody is
    /// there, it waits.
    fn away_turn(&self) -> Option<(Duration, Due)> {
        let grace = self.company?.grace;
        if self.people_here().is_empty() || self.clock.is_paused() {
            return None;
        }
        let hand = self.game.hand().filter(|hand| !hand.is_over())?;
        let (deciding, due) = match hand.turn() {
            Some(turn) => (Seats::from(turn), Due::Turn),
            None => {
                let deciding = hand.to_act().and(self.people());
                (deciding, self.clock.untimed_picking()?)
            }
        };
        let away = |chair: &Chair| match &chair.sitter {
            Sitter::Person(line) if deciding.contains(chair.seat) => Some(line.away),
            Sitter::Person(_) | Sitter::Bot(_) => None,
        };
        // Whoever is there is waited for.
        let since: Option<Vec<Duration>> = self.chairs.iter().filter_map(away).collect();
        let last = since?.into_iter().max()?;
        let until = match hand.turn() {
            Some(turn) => self.held_until(turn, last),
            None => last + grace,
        };
        Some((until.max(self.clock.asked() + AWAY_TURN), due))
    }

    /// How long the table waits for a decision of somebody who is away since
    /// then. However often their line is cut, it is no longer for one decision.
    pub(super) fn held_until(&self, seat: Seat, away: Duration) -> Duration {
        let grace = self.company.map_or(Duration::ZERO, |it| it.grace);
        // Where nothing is timed there is no bank either.
        let bank = self.clock.turn_length().map(|_| self.bank(seat));
        away.min(self.clock.asked()) + grace + bank.unwrap_or_default()
    }
}
