//! Levels, points, phases and time.

use std::time::Duration;

use super::{Asked, phase_name};
use crate::rules::{Event, Level, Phase, Standing, Step};
use crate::speech::msg;

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
        self.times.paused.then(|| self.text(msg::ANSWER_PAUSED))
    }

    fn match_score(&self, standing: &Standing) -> Vec<String> {
        let target = standing.target.unwrap_or(0);
        let target = msg!(answer_target { points: target });
        let score = msg!(answer_score {
            names: self.score(&standing.points)
        });
        vec![self.say(&score), self.say(&target)]
    }

    fn level(&self, standing: Option<&Standing>) -> Vec<String> {
        let Some((standing, level)) = standing.and_then(|it| Some((it, it.level?))) else {
            return self.forced_bets();
        };
        let now = msg!(answer_level {
            level: level.number,
            small: level.small_blind,
            big: level.big_blind,
        });
        let mut parts = vec![self.say(&now)];
        if level.ante > 0 {
            parts.push(self.say(&msg!(answer_ante { amount: level.ante })));
        }
        parts.push(match standing.next_level {
            None => self.text(msg::ANSWER_LAST_LEVEL),
            Some(next) => self.next_level(next, standing.hands_to_next_level),
        });
        parts
    }

    fn next_level(&self, next: Level, hands: Option<u64>) -> String {
        let (small, big) = (next.small_blind, next.big_blind);
        let with_hands = |hands: u64| msg!(answer_next_hands { small, big, hands });
        self.say(&match (hands, self.times.level_left) {
            (Some(hands), _) => with_hands(hands),
            (None, Some(Duration::ZERO)) => with_hands(1),
            // Where nothing is timed, time brings no level.
            (None, None) => msg::ANSWER_LAST_LEVEL.into(),
            (None, Some(left)) => {
                let (minutes, seconds) = begun(left);
                msg!(answer_next_time {
                    small,
                    big,
                    minutes,
                    seconds
                })
            }
        })
    }

    fn phase(&self) -> Vec<String> {
        let phase = match self.view.phase {
            Phase::Picking => self.wave(),
            phase => self.say(&msg!(answer_phase {
                phase: phase_name(phase)
            })),
        };
        [phase].into_iter().chain(self.phase_times()).collect()
    }

    /// When more cards can be picked, and when it is over.
    fn phase_times(&self) -> Vec<String> {
        let wave = self.times.wave_left.map(|left| {
            let (minutes, seconds) = begun(left);
            msg!(answer_time_wave { minutes, seconds })
        });
        let left = self.times.phase_left.map(|left| {
            let (minutes, seconds) = begun(left);
            msg!(answer_time_phase { minutes, seconds })
        });
        let both = wave.into_iter().chain(left);
        both.map(|message| self.say(&message)).collect()
    }

    fn wave(&self) -> String {
        let waves = self.view.rules.script.iter().find_map(|step| match step {
            Step::Pick { waves, .. } => Some(*waves),
            _ => None,
        });
        let is_wave = |event: &&_| matches!(event, Event::Wave { .. });
        let wave = msg!(answer_wave {
            wave: self.view.seen.iter().filter(is_wave).count(),
            waves: waves.unwrap_or(0)
        });
        self.say(&wave)
    }

    pub(super) fn turn_timer(&self) -> Vec<String> {
        let mut parts = match (self.times.turn_left, self.view.turn) {
            _ if self.view.phase == Phase::Over => vec![self.text(msg::ANSWER_OVER)],
            (Some(Duration::ZERO), Some(turn)) if self.own() != Some(turn) => {
                let name = self.name(turn);
                vec![self.say(&msg!(answer_time_more { name }))]
            }
            (Some(left), Some(turn)) => {
                let (minutes, seconds) = begun(left);
                let turn = self.about(turn, msg!(answer_time_turn { minutes, seconds }));
                let bank = self.times.bank.map(|bank| {
                    let (minutes, seconds) = begun(bank);
                    self.say(&msg!(answer_time_bank { minutes, seconds }))
                });
                [turn].into_iter().chain(bank).collect()
            }
            _ => self.phase_times(),
        };
        if parts.is_empty() {
            parts.push(self.text(msg::ANSWER_UNTIMED));
        }
        parts.extend(self.paused());
        parts
    }
}

/// Minutes and seconds. A second that has begun counts.
fn begun(left: Duration) -> (u64, u64) {
    let seconds = left.as_secs() + u64::from(left.subsec_nanos() > 0);
    (seconds / 60, seconds % 60)
}
