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
    match view.rules.making {
        Making::OwnAndPicks => unique::judge(view, action, seed, &cancel),
        Making::BestWithBoard if view.rules.board_size() == 0 => {
            draw::judge(view, action, seed, &cancel)
        }
        Making::BestWithBoard => {
            let strongest = Style::levels(GameKind::Holdem).last()?;
            let Skill::Holdem(skill) = &strongest.skill else {
                return None;
            };
            holdem::judge(view, skill, action)
        }
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
