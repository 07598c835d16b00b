//! What a strong player thinks of a decision, from what its maker could see.

use super::chance::decision_seed;
use super::style::{Skill, Style};
use super::{Cancel, draw, holdem, unique};
use crate::rules::{Action, GameKind, Making, View};

/// A decision, compared with what a strong player would have done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Judgement {
    /// What a strong player would have done.
    pub(crate) best: Action,
    /// How many chips more that is worth on average, as far as can be told.
    pub(crate) lost: f64,
    /// How often the hand wins against such hands as an only opponent bets
    /// like this with.
    pub(crate) wins: Option<f64>,
}

/// Judges what was done there; nothing, where there was nothing to decide, or
/// the decision is judged together with others. It takes as long as a
/// decision.
pub(crate) fn judge(view: &View, action: Action) -> Option<Judgement> {
    let seed = decision_seed(0, view);
    let cancel = Cancel::never();
    let rules = &view.rules;
    match (rules.making, rules.board_size(), rules.picks()) {
        (Making::Exactly { own: 2, common: 3 }, 8, Some(3)) => {
            unique::judge(view, action, seed, &cancel)
        }
        (Making::Exactly { own: 5, common: 0 }, 0, None) => {
            draw::judge(view, action, seed, &cancel)
        }
        (Making::Any, 5, None) if rules.hole_size() == 2 => {
            let strongest = Style::levels(GameKind::Holdem).last()?;
            let Skill::Holdem(skill) = &strongest.skill else {
                return None;
            };
            holdem::judge(view, skill, action)
        }
        // Nobody plays this game well enough to judge.
        _ => None,
    }
}

/// Which of the alternatives is worth most, and by how much more than what
/// was done.
pub(super) fn compare(worths: &[(Action, f64)], done: f64) -> Option<Judgement> {
    let best = worths.iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
    Some(Judgement {
        best: best.0,
        lost: (best.1 - done).max(0.0),
        wins: None,
    })
}
