use super::decision::{Decision, Judged};
use super::others::Shown;
use super::picks::Missed;
use crate::engine::{Event, Share, View};
use crate::l10n::L10n;

/// A hand that is over, as a player saw it.
#[derive(Clone, Debug)]
pub struct Past {
    /// What the player decided, in order.
    pub decisions: Vec<Decision>,
    /// The table at the end.
    pub end: View,
}

/// What a coach says about a hand.
#[derive(Clone, Debug)]
pub struct Report {
    decisions: Vec<Judged>,
    missed: Option<Missed>,
    /// Whether better picks could have won more.
    missed_matters: bool,
    others: Vec<Shown>,
}

impl Report {
    /// Looks back on a hand. It takes about as long as the computer players
    /// would think about it.
    pub fn of(past: &Past) -> Report {
        let end = &past.end;
        let first = |event: &_| match *event {
            Event::Won { seat, share, .. } => {
                end.viewer.is(seat) && matches!(share, Share::Whole | Share::First)
            }
            _ => false,
        };
        Report {
            decisions: past.decisions.iter().filter_map(Judged::of).collect(),
            missed: Missed::of(end),
            missed_matters: !end.seen.iter().any(first),
            others: Shown::all(end),
        }
    }

    /// The mistake that has cost most, if there is one to speak of.
    pub fn headline(&self, words: &L10n) -> Option<String> {
        if let Some(missed) = self.missed.as_ref().filter(|_| self.missed_matters) {
            return Some(missed.say(words));
        }
        let mistakes = self.decisions.iter().filter(|it| it.is_mistake);
        let worst = mistakes.max_by(|a, b| a.lost.total_cmp(&b.lost))?;
        Some(worst.say(words))
    }

    /// Every decision, and why the others did what they did. The names are by
    /// seat.
    pub fn whole(&self, names: &[String], words: &L10n) -> Vec<String> {
        let own = self.decisions.iter().map(|it| it.say(words));
        let missed = self.missed.iter().map(|it| it.say(words));
        let others = self.others.iter().map(|it| it.say(names, words));
        own.chain(missed).chain(others).collect()
    }
}
