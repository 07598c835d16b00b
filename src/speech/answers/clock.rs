//! Levels, points, phases and time.

use std::time::Duration;

use super::{Asked, phase_name};
use crate::rules::{Event, Level, Phase, Standing, Step};
use crate::speech::Message;

impl Asked<'_> {
    pub(super) fn game_clock(&self) -> Vec<String> {
        let mut parts = match &self.view.standing {
            Some(standing) if standing.target.is_some() => self.match_score(standing),
            standing if self.has_blinds() => self.level(standing.as_ref()),
            _ => self.phase(),
        };
        parts.extend(self.paused());
        parts
    }

    fn paused(&self) -> Option<String> {
        self.times.paused.then(|| self.text("answer-paused"))
    }

    fn match_score(&self, standing: &Standing) -> Vec<String> {
        let target = standing.target.unwrap_or(0);
        let target = Message::new("answer-target").with("points", target);
        let score = Message::new("answer-score").with("names", self.score(&standing.points));
        vec![self.say(&score), self.say(&target)]
    }

    fn level(&self, standing: Option<&Standing>) -> Vec<String> {
        let Some((standing, level)) = standing.and_then(|it| Some((it, it.level?))) else {
            return self.forced_bets();
        };
        let now = blinds("answer-level", level).with("level", level.number);
        let mut parts = vec![self.say(&now)];
        if level.ante > 0 {
            parts.push(self.amount("answer-ante", level.ante));
        }
        parts.push(match standing.next_level {
            None => self.text("answer-last-level"),
            Some(next) => self.next_level(next, standing.hands_to_next_level),
        });
        parts
    }

    fn next_level(&self, next: Level, hands: Option<u64>) -> String {
        let with_hands = |hands: u64| blinds("answer-next-hands", next).with("hands", hands);
        self.say(&match (hands, self.times.level_left) {
            (Some(hands), _) => with_hands(hands),
            (None, Some(Duration::ZERO)) => with_hands(1),
            (None, Some(left)) => timed(blinds("answer-next-time", next), left),
            (None, None) => blinds("answer-next", next),
        })
    }

    fn phase(&self) -> Vec<String> {
        let phase = match self.view.phase {
            Phase::Picking => self.wave(),
            phase => self.say(&Message::new("answer-phase").with("phase", phase_name(phase))),
        };
        let left = (self.times.phase_left).map(|left| self.say(&time_left(left)));
        [phase].into_iter().chain(left).collect()
    }

    fn wave(&self) -> String {
        let waves = self.view.rules.script.iter().find_map(|step| match step {
            Step::Pick { waves, .. } => Some(*waves),
            _ => None,
        });
        let is_wave = |event: &&_| matches!(event, Event::Wave { .. });
        let wave = Message::new("answer-wave")
            .with("wave", self.view.seen.iter().filter(is_wave).count())
            .with("waves", waves.unwrap_or(0));
        self.say(&wave)
    }

    pub(super) fn turn_timer(&self) -> Vec<String> {
        let time = match (self.times.turn_left, self.view.turn, self.times.phase_left) {
            _ if self.view.phase == Phase::Over => self.text("answer-over"),
            (Some(left), Some(turn), _) => {
                self.about(turn, timed(Message::new("answer-time-turn"), left))
            }
            (_, _, Some(left)) => self.say(&time_left(left)),
            _ => self.text("answer-untimed"),
        };
        [time].into_iter().chain(self.paused()).collect()
    }
}

fn time_left(left: Duration) -> Message<'static> {
    timed(Message::new("answer-time-phase"), left)
}

/// A second that has begun counts.
fn timed(message: Message<'_>, left: Duration) -> Message<'_> {
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    message
        .with("minutes", seconds / 60)
        .with("seconds", seconds % 60)
}

fn blinds(key: &str, level: Level) -> Message<'_> {
    Message::new(key)
        .with("small", level.small_blind)
        .with("big", level.big_blind)
}
