//! What was told lately, for whoever comes back and has missed it.

use std::collections::VecDeque;

use super::Host;
use crate::rules::{Action, Due, Event, Game, Input, Seat, Seen, Viewer};
use crate::table::Times;
use crate::table::clock::AllTimes;
use crate::table::protocol::{Decision, Frame, Tell, Update};

/// The last inputs of a table. What a seat was told of them follows from them,
/// so they are kept once for everybody, and no update is kept for anybody.
#[derive(Debug, Default)]
pub(super) struct Lately {
    /// Two of them at most, the older first: it is given up when the newer is
    /// full.
    stretches: VecDeque<Stretch>,
    /// Counts what is told as one.
    moment: u64,
}

/// Inputs that followed each other.
#[derive(Debug)]
struct Stretch {
    /// The game before the first of them, and everybody's numbers.
    game: Game,
    numbers: Vec<Numbers>,
    inputs: Vec<Kept>,
}

#[derive(Clone, Copy, Debug)]
struct Kept {
    input: Input,
    /// How the clocks stood after it.
    times: AllTimes,
    moment: u64,
}

/// About as many as a hand of nine players has.
const STRETCH: usize = 40;

/// Up to where a seat has been told.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Numbers {
    /// The number of its last update.
    pub(super) seq: u64,
    /// Which decision it faces, or faces next.
    pub(super) decision: Decision,
}

impl Numbers {
    /// Counts on by an input and what came of it.
    pub(super) fn count(&mut self, seat: Seat, input: Input, events: &[Event]) {
        let decides = match input {
            Input::Act(who, Action::Pick(_)) => who == seat,
            Input::Clock(Due::Level | Due::LevelSoon) => false,
            Input::Deal | Input::Act(..) | Input::Clock(_) => true,
        };
        let viewer = Viewer::Seat(seat);
        let sees = events.iter().any(|it| it.seen_by(viewer).is_some());
        self.decision += Decision::from(decides);
        self.seq += u64::from(sees);
    }

    /// What the seat is told of what happened. `None` where it sees nothing of
    /// it: others' picks are nobody's business, not even that they happened.
    pub(super) fn update(
        self,
        seat: Seat,
        events: &[Event],
        game: &Game,
        times: AllTimes,
    ) -> Option<Update> {
        let viewer = Viewer::Seat(seat);
        let seen: Vec<Seen> = events.iter().filter_map(|it| it.seen_by(viewer)).collect();
        (!seen.is_empty()).then_some(self.update_of(seat, seen, game, times)?)
    }

    /// How the table stands after what was seen; `None` before the first hand.
    pub(super) fn update_of(
        self,
        seat: Seat,
        seen: Vec<Seen>,
        game: &Game,
        times: AllTimes,
    ) -> Option<Update> {
        Some(Update {
            seq: self.seq,
            seen,
            table: game.snapshot(Viewer::Seat(seat))?,
            decision: self.decision,
            times: times.told_to(seat, game),
        })
    }
}

impl AllTimes {
    /// As the seat may know them.
    pub(super) fn told_to(self, seat: Seat, game: &Game) -> Times {
        let hand = game.hand();
        if hand.is_some_and(|hand| hand.to_act().contains(seat)) {
            self.deciding
        } else {
            self.watching
        }
    }
}

impl Lately {
    /// What is kept from now on is told apart from what was kept before.
    pub(super) fn end_moment(&mut self) {
        self.moment += 1;
    }

    fn keep(&mut self, input: Input, times: AllTimes) {
        let moment = self.moment;
        if let Some(stretch) = self.stretches.back_mut() {
            stretch.inputs.push(Kept {
                input,
                times,
                moment,
            });
        }
    }

    /// What the seat was told after the update with that number, as it was
    /// told: what happened at one moment is one frame. `None` where that is
    /// too long ago.
    fn since(&self, seat: Seat, last_seq: u64) -> Option<Vec<Frame>> {
        let knows = |it: &Stretch| it.numbers[seat.index()].seq <= last_seq;
        let first = self.stretches.iter().rposition(knows)?;
        let mut told: Vec<(u64, Update)> = Vec::new();
        for stretch in self.stretches.range(first..) {
            let mut game = stretch.game.clone();
            let mut numbers = stretch.numbers[seat.index()];
            for kept in &stretch.inputs {
                let events = game.apply(kept.input).ok()?.to_vec();
                numbers.count(seat, kept.input, &events);
                let update = numbers.update(seat, &events, &game, kept.times);
                let missed = update.filter(|it| it.seq > last_seq);
                told.extend(missed.map(|it| (kept.moment, it)));
            }
        }
        let mut frames: Vec<(u64, Frame)> = Vec::new();
        for (moment, update) in told {
            let tell = Tell::Update(Box::new(update));
            match frames.last_mut().filter(|(last, _)| *last == moment) {
                Some((_, frame)) => frame.push(tell),
                None => frames.push((moment, vec![tell])),
            }
        }
        Some(frames.into_iter().map(|(_, frame)| frame).collect())
    }
}

impl Host {
    /// Before the game takes an input: from here on it can be told again.
    pub(super) fn make_room(&mut self) {
        let stretches = &mut self.lately.stretches;
        if (stretches.back()).is_some_and(|it| it.inputs.len() < STRETCH) {
            return;
        }
        if stretches.len() == 2 {
            stretches.pop_front();
        }
        stretches.push_back(Stretch {
            game: self.game.clone(),
            numbers: self.chairs.iter().map(|chair| chair.numbers).collect(),
            inputs: Vec::new(),
        });
    }

    /// The game has taken it.
    pub(super) fn keep(&mut self, input: Input) {
        self.lately.keep(input, self.clock.times());
    }

    /// Somebody comes back who has heard everything up to that update. They
    /// are told what they missed, or, where that is too long ago, sit down
    /// anew; and how the table runs now.
    pub(super) fn bring_up_to_date(&mut self, seat: Seat, last_seq: u64) {
        let Some(seq) = self.numbers(seat).map(|it| it.seq) else {
            return;
        };
        let not_theirs = self.line(seat).map_or(0, |line| line.not_theirs);
        // What happened at this moment belongs to what may have been missed.
        self.end_moment();
        let missed = match last_seq {
            last if last == seq => Some(Vec::new()),
            last if last > seq || last < not_theirs => None,
            last => self.lately.since(seat, last),
        };
        let Some(frames) = missed else {
            return self.seat(seat);
        };
        (self.frames).extend(frames.into_iter().map(|frame| (seat, frame)));
        self.tell_who_sits(seat);
        self.tell(seat, Tell::Pace(self.pace.clone()));
        self.tell(seat, Tell::Times(self.times(seat)));
    }
}
