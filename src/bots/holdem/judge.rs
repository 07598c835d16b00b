//! What the player thinks of somebody else's decision.

use super::chart::by_chart;
use super::history::{BetResponse, unit};
use super::reading::raises;
use super::reading::read;
use super::{HoldemSkill, Memory};
use crate::bots::Cancel;
use crate::bots::chance::dice;
use crate::bots::judge::{Judgement, compare};
use crate::rules::{Action, BetChoices, Choices, View};

/// Before the flop, hands within so much of a line of the chart can be played
/// either way, as a share of all hands.
const EITHER_WAY: f32 = 0.1;

/// Ways to read the chart that are tried for that.
const READINGS: u64 = 40;

/// The bets that are compared, as shares of the pot: what goes beyond them is
/// for players who know each other.
const SIZES: &[f64] = &[0.5, 0.75, 1.0];

/// Judges a decision as a player of that skill, without the mistakes.
pub(in crate::bots) fn judge(
    view: &View,
    skill: &HoldemSkill,
    action: Action,
) -> Option<Judgement> {
    let Some(Choices::Bet(choices)) = view.choices else {
        return None;
    };
    let memory = Memory::default();
    let skill = &HoldemSkill {
        sizes: SIZES,
        ..*skill
    };
    let decision = read(view, skill, &memory, &Cancel::never())?;
    let me = view.me()?;
    let worth = |action: Action| match action {
        Action::Check | Action::Call => decision.worth((me.bet + choices.to_call) as f64),
        Action::RaiseTo(to) => decision.worth(to as f64),
        Action::AllIn => decision.worth((me.bet + me.stack) as f64),
        _ => 0.0,
    };
    let done = worth(action);
    let judgement = if view.board.is_empty() {
        let best = chart(view, choices, skill, action)?;
        let lost = if kind(best) == kind(action) {
            0.0
        } else {
            // How the hand goes on is hardly known this early: it is a
            // mistake, but no more is said of it than that.
            (worth(best) - done).max(unit(view) as f64 / 2.0)
        };
        Judgement {
            best,
            lost,
            wins: None,
        }
    } else {
        let stay = choices.check_or_call();
        let raises = raises(view, choices, skill)
            .into_iter()
            .map(Action::RaiseTo);
        let give_up = (choices.to_call > 0).then_some(Action::Fold);
        let all = [stay].into_iter().chain(give_up).chain(raises);
        let worths: Vec<(Action, f64)> = all.map(|it| (it, worth(it))).collect();
        compare(&worths, done)?
    };
    let wins = match &decision.rivals[..] {
        [rival] => Some(f64::from(rival.clash.equity())),
        // The hands of several depend on each other too much.
        _ => None,
    };
    Some(Judgement { wins, ..judgement })
}

/// What the chart says, or what was done where it says that, too, when it is
/// read a little differently.
fn chart(view: &View, choices: BetChoices, skill: &HoldemSkill, done: Action) -> Option<Action> {
    let loosely = HoldemSkill {
        jitter: EITHER_WAY,
        ..*skill
    };
    let mut read = (0..READINGS).map(|seed| by_chart(view, choices, &loosely, &mut dice(seed)));
    if read.any(|it| it.map(kind) == Some(kind(done))) {
        return Some(done);
    }
    let strictly = HoldemSkill {
        jitter: 0.0,
        ..*skill
    };
    by_chart(view, choices, &strictly, &mut dice(0))
}

/// Actions that the chart does not tell apart.
fn kind(action: Action) -> BetResponse {
    match action {
        Action::Fold => BetResponse::Fold,
        Action::Check | Action::Call => BetResponse::Call,
        _ => BetResponse::Raise,
    }
}
