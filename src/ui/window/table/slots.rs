//! Places that mean something else from one moment to the next, and hands that
//! are on their way to them.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

/// Whoever presses sooner after a change means what was there before.
pub(super) const SETTLED: Duration = Duration::from_millis(400);

/// What the places of a bar mean, and since when.
#[derive(Debug)]
pub(super) struct Slots<S> {
    slots: HashMap<S, Slot>,
}

#[derive(Debug)]
struct Slot {
    meaning: String,
    since: Duration,
    /// When a press began that is not over.
    pressed: Option<Duration>,
}

impl<S> Default for Slots<S> {
    fn default() -> Slots<S> {
        Slots {
            slots: HashMap::new(),
        }
    }
}

impl<S: Copy + Eq + Hash> Slots<S> {
    /// A place means this now.
    pub(super) fn mean(&mut self, slot: S, meaning: &str, now: Duration) {
        let new = || Slot {
            meaning: meaning.to_owned(),
            since: now,
            pressed: None,
        };
        let known = self.slots.entry(slot).or_insert_with(new);
        if known.meaning != meaning {
            (known.meaning, known.since) = (meaning.to_owned(), now);
        }
    }

    /// Whether a press of that place, which is being held or not, is meant for
    /// what stands there: it has stood there long enough when the press began.
    pub(super) fn press(&mut self, slot: S, press: Press, now: Duration) -> Answer {
        let Some(known) = self.slots.get_mut(&slot) else {
            return Answer::Nothing;
        };
        let began = match press {
            Press::Held => {
                known.pressed.get_or_insert(now);
                return Answer::Nothing;
            }
            Press::Not => {
                known.pressed = None;
                return Answer::Nothing;
            }
            Press::Done => known.pressed.take().unwrap_or(now),
        };
        if began >= known.since + SETTLED {
            Answer::Does
        } else {
            Answer::Nothing
        }
    }
}

/// What is done to a place at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Press {
    Not,
    Held,
    Done,
}

/// What comes of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    Does,
    Nothing,
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is pressed at these milliseconds, where the meaning changes at 1,000.
    fn done(events: &[(u64, Press)]) -> Vec<Answer> {
        let mut slots = Slots::default();
        let at = Duration::from_millis;
        slots.mean('a', "Check", at(0));
        let press = |&(ms, press): &(u64, Press)| {
            let meaning = if ms < 1_000 { "Check" } else { "Call 500" };
            slots.mean('a', meaning, at(ms));
            slots.press('a', press, at(ms))
        };
        events.iter().map(press).collect()
    }

    #[test]
    fn a_press_is_for_what_was_seen() {
        use Answer::{Does, Nothing};
        use Press::{Done, Held, Not};
        for (events, expected) in [
            (&[(900, Done)][..], &[Does][..]),
            (&[(900, Done), (1_100, Done)], &[Does, Nothing]),
            (&[(1_000, Not), (1_399, Done)], &[Nothing, Nothing]),
            (&[(1_000, Not), (1_400, Done)], &[Nothing, Does]),
            // Begun on the one, let go of on the other.
            (&[(900, Held), (1_000, Held), (1_900, Done)], &[Nothing; 3]),
            (
                &[(1_000, Held), (1_300, Held), (1_900, Done)],
                &[Nothing; 3],
            ),
            // A slow hand.
            (
                &[(1_000, Not), (1_500, Held), (4_000, Done)],
                &[Nothing, Nothing, Does],
            ),
            // Pulled away, and pressed anew.
            (
                &[(900, Held), (1_100, Not), (1_500, Done)],
                &[Nothing, Nothing, Does],
            ),
            (&[(300, Done)], &[Nothing]),
        ] {
            assert_eq!(done(events), expected, "{events:?}");
        }
    }
}
