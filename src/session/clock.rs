use std::time::Duration;

use crate::engine::{BlindsRise, Choices, Due, Input, Options, Phase, View};
pub use crate::talk::Times;

use super::TimeScale;

/// Every timer of a table.
#[derive(Debug)]
pub(super) struct Clock {
    limits: Limits,
    /// The time of the table, which stands still while it is paused.
    table: Duration,
    /// The time outside when `table` was last brought up to date.
    outside: Duration,
    paused: bool,
    /// Since when the table waits for what it waits for now.
    since: Duration,
    /// The moment at which the turn is over.
    turn: Option<Duration>,
    picking: Option<Picking>,
    /// Runs from the first deal on.
    level: Option<LevelTimer>,
    dealt: bool,
}

/// How long everything lasts; `None` is untimed.
#[derive(Debug)]
struct Limits {
    turn: Option<Duration>,
    discard: Option<Duration>,
    /// When each wave after the first opens, and when picking ends.
    waves: Option<Vec<Duration>>,
    level: Option<Duration>,
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

impl Limits {
    fn new(options: &Options, scale: TimeScale) -> Limits {
        let seconds = |seconds: u16| Duration::from_secs(seconds.into());
        let stretched = |time: Duration| scale.factor().map(|factor| time * factor);
        Limits {
            turn: options.turn_timer().map(seconds).and_then(stretched),
            discard: match options {
                Options::Unique(unique) => unique.discard_time.map(seconds).and_then(stretched),
                _ => None,
            },
            waves: match options {
                Options::Unique(unique) => {
                    let [_, later @ ..] = unique.waves.open;
                    let moments = later.into_iter().chain([unique.waves.end]);
                    moments.map(|it| stretched(seconds(it))).collect()
                }
                _ => None,
            },
            level: match options.blinds_rise() {
                BlindsRise::Minutes(minutes) => stretched(seconds(minutes) * 60),
                _ => None,
            },
        }
    }
}

impl Clock {
    pub(super) fn new(options: &Options, scale: TimeScale) -> Clock {
        let limits = Limits::new(options, scale);
        Clock {
            level: None,
            dealt: false,
            limits,
            table: Duration::ZERO,
            outside: Duration::ZERO,
            paused: false,
            since: Duration::ZERO,
            turn: None,
            picking: None,
        }
    }

    /// Stretches what begins from now on by another factor. Where nothing is
    /// timed any more, nothing that runs is either.
    pub(super) fn rescale(&mut self, options: &Options, scale: TimeScale) {
        self.limits = Limits::new(options, scale);
        if self.limits.turn.is_none() && self.limits.discard.is_none() {
            self.turn = None;
        }
        let start = (self.limits.level.filter(|_| self.dealt)).map(|length| LevelTimer {
            next: self.table + length,
            warned: false,
        });
        self.level = start.and_then(|start| self.level.or(Some(start)));
    }

    /// Brings the table's time up to date.
    pub(super) fn advance(&mut self, now: Duration) {
        if !self.paused {
            self.table += now.saturating_sub(self.outside);
        }
        self.outside = self.outside.max(now);
    }

    pub(super) fn toggle_pause(&mut self, now: Duration) -> bool {
        self.advance(now);
        self.paused = !self.paused;
        self.paused
    }

    /// Something has happened: timers that belong to it start and stop.
    pub(super) fn follow(&mut self, view: &View, input: Input, person: bool) {
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
        if view.phase == Phase::Picking {
            let all_open = usize::from(view.open) == view.board.len();
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
        self.since = self.table;
        let limit = match view.choices {
            _ if !person => None,
            Some(Choices::Discard { .. }) => self.limits.discard,
            _ => self.limits.turn,
        };
        self.turn = limit.map(|limit| self.table + limit);
    }

    pub(super) fn outside(&self) -> Duration {
        self.outside
    }

    /// How long the turn under way lasts altogether.
    pub(super) fn turn_length(&self) -> Option<Duration> {
        Some(self.turn?.saturating_sub(self.since))
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
            match timer.warned {
                true => (timer.next, Due::Level),
                false => (warning, Due::LevelSoon),
            }
        });
        [
            level,
            self.turn.map(|at| (at, Due::Turn)),
            self.picking_moment(),
        ]
    }

    /// With fewer cards on the table the last waves have nothing to open, and
    /// picking still ends at its time.
    fn picking_moment(&self) -> Option<(Duration, Due)> {
        let picking = self.picking?;
        let waves = self.limits.waves.as_ref()?;
        let (moment, due) = match picking.all_open {
            true => (waves.last()?, Due::PickingOver),
            false => (waves.get(picking.passed)?, Due::Wave),
        };
        Some((picking.since + *moment, due))
    }

    /// What the person can bring about while picking is untimed.
    pub(super) fn untimed_picking(&self) -> Option<Due> {
        if self.limits.waves.is_some() {
            return None;
        }
        Some(match self.picking?.all_open {
            true => Due::PickingOver,
            false => Due::Wave,
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
        Some(self.outside + next.saturating_sub(self.table))
    }

    /// How much is left of everything that is timed.
    pub(super) fn times(&self) -> Times {
        let left = |at: Duration| at.saturating_sub(self.table);
        Times {
            turn_left: self.turn.map(left),
            phase_left: self.picking_moment().map(|(at, _)| left(at)),
            level_left: self.level.map(|timer| left(timer.next)),
            paused: self.paused,
        }
    }
}
