//! Every timer of a table.

mod limits;
mod millis;
mod own_time;
mod waits_for;

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::rules::{Due, Input, Seat};

pub(super) use limits::Limits;
pub(super) use own_time::OwnTime;
pub(super) use waits_for::WaitsFor;

/// Every timer of a table. It goes by whole milliseconds, as the records of
/// the table do: whatever is brought back from them is the same to the last
/// one.
#[derive(Debug)]
pub(super) struct Clock {
    limits: Limits,
    /// The time of the table, which stands still while it is paused.
    table: Duration,
    /// The time outside when `table` was last brought up to date.
    outside: Duration,
    paused: bool,
    /// Whether the table waits for a person.
    for_person: bool,
    /// When, by the time outside, they have heard what to decide.
    heard: Duration,
    /// Since when the table waits for what it waits for now.
    since: Duration,
    /// The same by the time outside, which never stands still.
    asked: Duration,
    turn: Option<Turn>,
    picking: Option<Picking>,
    /// Runs from the first deal on.
    level: Option<LevelTimer>,
    dealt: bool,
}

/// How the clocks of a table stand; `None` is untimed. In frames they are whole
/// milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Times {
    /// How long they stand still yet, until what is to be decided was heard.
    #[serde(with = "millis")]
    pub starts_in: Duration,
    /// For the player whose turn it is.
    #[serde(with = "millis::option")]
    pub turn_left: Option<Duration>,
    /// How long that turn lasts altogether.
    #[serde(with = "millis::option")]
    pub turn_length: Option<Duration>,
    /// What that player has after it. Nobody else is told.
    #[serde(
        default,
        with = "millis::option",
        skip_serializing_if = "Option::is_none"
    )]
    pub bank: Option<Duration>,
    /// For this phase of the hand.
    #[serde(with = "millis::option")]
    pub phase_left: Option<Duration>,
    /// Until more cards can be picked.
    #[serde(default, with = "millis::option")]
    pub wave_left: Option<Duration>,
    /// Until the next blind level.
    #[serde(with = "millis::option")]
    pub level_left: Option<Duration>,
    /// Whether the table is paused.
    pub paused: bool,
}

impl Times {
    /// How they stand so much later, if nothing happens.
    #[must_use]
    pub fn after(self, passed: Duration) -> Times {
        if self.paused {
            return self;
        }
        let gone = passed.saturating_sub(self.starts_in);
        let left = |time: Duration| time.saturating_sub(gone);
        let from_bank = gone.saturating_sub(self.turn_left.unwrap_or_default());
        Times {
            starts_in: self.starts_in.saturating_sub(passed),
            turn_left: self.turn_left.map(left),
            bank: self.bank.map(|bank| bank.saturating_sub(from_bank)),
            phase_left: self.phase_left.map(left),
            wave_left: self.wave_left.map(left),
            level_left: self.level_left.map(left),
            ..self
        }
    }
}

/// A turn under way: three moments, each not before the other.
#[derive(Clone, Copy, Debug)]
struct Turn {
    /// When it would be over for anybody. Others are told no other.
    usual: Duration,
    /// When it is over for whoever has more time.
    own: Duration,
    /// When their bank is used up as well.
    ends: Duration,
    /// Whose it is, if they have time of their own.
    of: Option<Seat>,
}

/// How the clocks stand for those who decide, and for the others. How long
/// somebody listens before their turn tells something of what they hear, and
/// how much time they need is nobody's business.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct AllTimes {
    pub(super) deciding: Times,
    pub(super) watching: Times,
}

/// Picking under way: since when, and how many of its moments have passed.
#[derive(Clone, Copy, Debug)]
struct Picking {
    since: Duration,
    passed: usize,
    all_open: bool,
}

/// The time until the blinds rise.
#[derive(Clone, Copy, Debug)]
struct LevelTimer {
    next: Duration,
    warned: bool,
}

const WARNING: Duration = Duration::from_secs(60);

/// Who is called so much later than asked could not run in between: the
/// system slept, or somebody stopped the program.
const LATE: Duration = Duration::from_secs(2);

impl Clock {
    pub(super) fn new(limits: Limits) -> Clock {
        Clock {
            level: None,
            dealt: false,
            limits,
            table: Duration::ZERO,
            outside: Duration::ZERO,
            paused: false,
            for_person: false,
            heard: Duration::ZERO,
            since: Duration::ZERO,
            asked: Duration::ZERO,
            turn: None,
            picking: None,
        }
    }

    /// Brings the table's time up to date. It stands still while the person
    /// is told what to decide; and what passed while the program could not
    /// run, so that nobody called when `asked`, counts for nobody.
    ///
    /// Tells how much that was.
    pub(super) fn advance(&mut self, now: Duration, asked: Option<Duration>) -> Duration {
        let now = whole_millis(now);
        let late = asked.map_or(Duration::ZERO, |asked| {
            now.saturating_sub(whole_millis(asked))
        });
        let lost = if late > LATE { late } else { Duration::ZERO };
        if !self.paused {
            self.table += (now - lost).saturating_sub(self.runs_from());
        }
        self.heard += lost;
        self.asked += lost;
        self.outside = self.outside.max(now);
        lost
    }

    /// By then those whom the table waits for will have heard what there is to
    /// decide.
    pub(super) fn let_hear(&mut self, until: Duration) {
        self.heard = whole_millis(until);
    }

    /// From when on, by the time outside, the table's time runs.
    fn runs_from(&self) -> Duration {
        if self.for_person {
            self.outside.max(self.heard)
        } else {
            self.outside
        }
    }

    pub(super) fn set_paused(&mut self, paused: bool) {
        self.paused = paused;
    }

    pub(super) fn is_paused(&self) -> bool {
        self.paused
    }

    /// The table's own time, in milliseconds.
    pub(super) fn at(&self) -> u64 {
        millis(self.table)
    }

    /// Others sit there: people must hear what there is to decide.
    pub(super) fn wait_for(&mut self, waits: WaitsFor) {
        self.for_person = waits.is_heard();
    }

    /// Since when, by the time outside, the table waits for what it waits for.
    pub(super) fn asked(&self) -> Duration {
        self.asked
    }

    /// Goes to a later time of the table; `None` where it is none.
    pub(super) fn go_to(&mut self, at: u64) -> Option<()> {
        let ahead = at.checked_sub(self.at())?;
        if self.paused && ahead > 0 {
            return None;
        }
        self.table += Duration::from_millis(ahead);
        Some(())
    }

    /// Goes on from here, whatever the time outside is now.
    pub(super) fn set_outside(&mut self, now: Duration) {
        self.outside = whole_millis(now);
        self.asked = self.outside;
    }

    /// Whether the passing of time matters.
    pub(super) fn runs(&self) -> bool {
        !self.paused && self.moments().iter().any(Option::is_some)
    }

    /// Something has happened: timers that belong to it start and stop. Whoever
    /// decides next may have time of their own.
    pub(super) fn follow(&mut self, input: Input, waits: WaitsFor, own: Option<OwnTime>) {
        self.for_person = waits.is_heard();
        match input {
            Input::Deal if !self.dealt => {
                self.dealt = true;
                self.level = self.limits.level.map(|length| LevelTimer {
                    next: self.table + length,
                    warned: false,
                });
            }
            Input::Clock(Due::Level) => {
                let Some((timer, length)) = self.level.as_mut().zip(self.limits.level) else {
                    return;
                };
                timer.next += length;
                timer.warned = false;
                return;
            }
            Input::Clock(Due::LevelSoon) => {
                if let Some(timer) = &mut self.level {
                    timer.warned = true;
                }
                return;
            }
            _ => {}
        }
        if let WaitsFor::Picks { all_open } = waits {
            let started = Picking {
                since: self.table,
                passed: 0,
                all_open,
            };
            let picking = self.picking.get_or_insert(started);
            if matches!(input, Input::Clock(Due::Wave)) {
                picking.passed += 1;
            }
            picking.all_open = all_open;
            self.turn = None;
            return;
        }
        self.picking = None;
        (self.since, self.asked) = (self.table, self.outside);
        self.turn = self.turn_from(self.table, waits, own);
    }

    fn turn_from(&self, start: Duration, waits: WaitsFor, own: Option<OwnTime>) -> Option<Turn> {
        let usual = start + self.limits.of(waits)?;
        let stretched = own.and_then(|it| self.limits.stretched(waits, it.stretch));
        let until = stretched.map_or(usual, |length| usual.max(start + length));
        Some(Turn {
            usual,
            own: until,
            ends: until + own.map_or(Duration::ZERO, |it| it.bank),
            of: own.map(|it| it.seat),
        })
    }

    /// Whoever decides has other time of their own than when they began.
    pub(super) fn set_own(&mut self, waits: WaitsFor, own: Option<OwnTime>) {
        if self.turn.is_some() {
            self.turn = self.turn_from(self.since, waits, own);
        }
    }

    /// Who has used up how much of their bank in this turn.
    pub(super) fn used_of_bank(&self) -> Option<(Seat, Duration)> {
        let turn = self.turn?;
        let used = self.table.min(turn.ends).saturating_sub(turn.own);
        (used > Duration::ZERO).then_some((turn.of?, used))
    }

    /// Everything lasts so long from now on. What is under way starts anew,
    /// and of a blind level as much is left as before.
    pub(super) fn set_limits(&mut self, limits: Limits, waits: WaitsFor, own: Option<OwnTime>) {
        let old = std::mem::replace(&mut self.limits, limits);
        self.turn = self.turn_from(self.table, waits, own);
        if let (Some(picking), Some(waves)) = (&mut self.picking, &self.limits.waves) {
            let last = picking.passed.checked_sub(1).and_then(|it| waves.get(it));
            picking.since = self.table.saturating_sub(last.copied().unwrap_or_default());
        }
        self.level = self.limits.level.filter(|_| self.dealt).map(|length| {
            let left = match self.level.zip(old.level) {
                Some((timer, old)) => {
                    let share = timer.next.saturating_sub(self.table).div_duration_f64(old);
                    length.mul_f64(share)
                }
                None => length,
            };
            LevelTimer {
                next: self.table + whole_millis(left),
                warned: self.level.is_some_and(|timer| timer.warned),
            }
        });
    }

    pub(super) fn outside(&self) -> Duration {
        self.outside
    }

    /// Whether the table has waited so long for what it waits for now.
    pub(super) fn has_waited(&self, long: Duration) -> bool {
        !self.paused && self.table >= self.since + long
    }

    /// What has become due.
    pub(super) fn due(&self) -> Option<Due> {
        if self.paused {
            return None;
        }
        let moments = self.moments();
        let due = moments
            .into_iter()
            .flatten()
            .find(|(at, _)| *at <= self.table);
        due.map(|(_, due)| due)
    }

    /// What is going to become due, and when.
    fn moments(&self) -> [Option<(Duration, Due)>; 3] {
        let level = self.level.map(|timer| {
            let warning = timer.next.saturating_sub(WARNING);
            if timer.warned {
                (timer.next, Due::Level)
            } else {
                (warning, Due::LevelSoon)
            }
        });
        [
            level,
            self.turn.map(|turn| (turn.ends, Due::Turn)),
            self.picking_moment(),
        ]
    }

    /// With fewer cards on the table the last waves have nothing to open, and
    /// picking still ends at its time.
    fn picking_moment(&self) -> Option<(Duration, Due)> {
        let picking = self.picking?;
        let waves = self.limits.waves.as_ref()?;
        let (moment, due) = if picking.all_open {
            (waves.last()?, Due::PickingOver)
        } else {
            (waves.get(picking.passed)?, Due::Wave)
        };
        Some((picking.since + *moment, due))
    }

    fn picking_ends(&self) -> Option<Duration> {
        Some(self.picking?.since + *self.limits.waves.as_ref()?.last()?)
    }

    /// How long the turn under way lasts for anybody, where it is timed.
    pub(super) fn turn_length(&self) -> Option<Duration> {
        Some(self.turn?.usual.saturating_sub(self.since))
    }

    /// What the person can bring about while picking is untimed.
    pub(super) fn untimed_picking(&self) -> Option<Due> {
        if self.limits.waves.is_some() {
            return None;
        }
        Some(if self.picking?.all_open {
            Due::PickingOver
        } else {
            Due::Wave
        })
    }

    /// The game had no use for what was due: it will not be due again.
    pub(super) fn forget_due(&mut self) {
        match self.due() {
            Some(Due::Level | Due::LevelSoon) => self.level = None,
            Some(Due::Turn) => self.turn = None,
            Some(Due::Wave | Due::PickingOver) => self.picking = None,
            None => self.since = self.table,
        }
    }

    /// When something becomes due, by the time outside, or the wait is over.
    pub(super) fn wake(&self, wait: Option<Duration>) -> Option<Duration> {
        if self.paused {
            return None;
        }
        let waited = wait.map(|wait| self.since + wait);
        let moments = self.moments().into_iter().flatten().map(|(at, _)| at);
        let next = moments.chain(waited).min()?;
        Some(self.runs_from() + next.saturating_sub(self.table))
    }

    /// How much is left of everything that is timed.
    pub(super) fn times(&self) -> AllTimes {
        let left = |at: Duration| at.saturating_sub(self.table);
        let length = |at: Duration| at.saturating_sub(self.since);
        let watching = Times {
            starts_in: Duration::ZERO,
            turn_left: self.turn.map(|turn| left(turn.usual)),
            turn_length: self.turn.map(|turn| length(turn.usual)),
            bank: None,
            phase_left: self.picking_ends().map(left),
            wave_left: match self.picking_moment() {
                Some((at, Due::Wave)) => Some(left(at)),
                _ => None,
            },
            level_left: self.level.map(|timer| left(timer.next)),
            paused: self.paused,
        };
        let bank = |turn: &Turn| {
            turn.of
                .map(|_| turn.ends - turn.own.max(self.table).min(turn.ends))
        };
        let deciding = Times {
            starts_in: self.runs_from().saturating_sub(self.outside),
            turn_left: self.turn.map(|turn| left(turn.own)),
            turn_length: self.turn.map(|turn| length(turn.own)),
            bank: self.turn.as_ref().and_then(bank),
            ..watching
        };
        AllTimes { deciding, watching }
    }
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

fn whole_millis(time: Duration) -> Duration {
    Duration::from_millis(millis(time))
}
