use super::decision::{CoachedDecision, Judged};
use super::others::ExplainedAction;
use crate::rules::cards::{Card, CardSet};
use crate::rules::{Chips, Event, Share, View};
use crate::speech;
use crate::speech::{L10n, msg};

/// A finished hand as a player saw it: what the coach looks back on.
#[derive(Clone, Debug)]
pub struct CoachedHand {
    /// What the player decided, in order.
    pub decisions: Vec<CoachedDecision>,
    /// The table at the end.
    pub end: View,
}

/// What a coach says about a hand.
#[derive(Clone, Debug)]
pub struct CoachReport {
    decisions: Vec<Judged>,
    missed: Option<Missed>,
    /// Whether better picks could have won more.
    missed_matters: bool,
    others: Vec<ExplainedAction>,
}

impl CoachReport {
    /// Looks back on a hand. It takes about as long as the computer players
    /// would think about it.
    pub fn of(hand: &CoachedHand) -> CoachReport {
        let end = &hand.end;
        let first = |event: &_| match *event {
            Event::Won { seat, share, .. } => {
                end.viewer.is(seat) && matches!(share, Share::Whole | Share::First)
            }
            _ => false,
        };
        CoachReport {
            decisions: hand.decisions.iter().filter_map(Judged::of).collect(),
            missed: Missed::of(end),
            missed_matters: !end.seen.iter().any(first),
            others: ExplainedAction::all(end),
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

    /// The good decision in the largest pot, and that pot.
    pub fn best(&self, words: &L10n) -> Option<(Chips, String)> {
        let good = self.decisions.iter().filter(|it| !it.is_mistake);
        let best = good.max_by_key(|it| it.pot)?;
        Some((best.pot, best.say(words)))
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

/// Cards that would have been better to pick.
#[derive(Clone, Debug)]
struct Missed {
    picks: CardSet,
    hand: CardSet,
}

impl Missed {
    /// Looks at a hand that is over.
    fn of(end: &View) -> Option<Missed> {
        let me = end.me().filter(|me| me.is_live())?;
        let (own, making, count) = (me.known_cards(), end.rules.making, end.rules.picks()?);
        if me.picks.len() < count {
            return None;
        }
        let board: Vec<Card> = end.board.iter().flatten().copied().collect();
        let (picks, best) = making.best_picks(own, CardSet::EMPTY, &board, count)?;
        let better = best.worth() > making.value(own, me.picks.set()).worth();
        better.then(|| Missed {
            picks,
            hand: best.five.set(),
        })
    }

    fn say(&self, words: &L10n) -> String {
        let message = msg!(coach_picks {
            cards: String::from(self.picks),
            hand: speech::hand_value(words, self.hand).unwrap_or_default()
        });
        words.say(&message)
    }
}
