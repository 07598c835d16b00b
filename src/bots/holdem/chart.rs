//! Before the flop: which hands are played, by position and price.

use rand::RngExt;

use super::HoldemSkill;
use super::combos::HoleCards;
use super::history::{BetResponse, BettingHistory, Situation, unit};
use super::mix::Mix;
use super::reading::as_people_bet;
use crate::bots::chance::Dice;
use crate::rules::{Action, BetChoices, View};

/// The share of all hands that is usually folded, and that is raised, where
/// it costs this many big blinds to stay in: against one player, and at a
/// table of many.
const DUEL: [(f32, f32, f32); 7] = [
    (2.0, 0.28, 0.15),
    (3.0, 0.40, 0.14),
    (5.0, 0.58, 0.10),
    (9.0, 0.76, 0.06),
    (22.0, 0.88, 0.035),
    (60.0, 0.93, 0.02),
    (100.0, 0.94, 0.0),
];
const CROWD: [(f32, f32, f32); 7] = [
    (2.0, 0.76, 0.07),
    (3.0, 0.82, 0.06),
    (5.0, 0.87, 0.045),
    (9.0, 0.92, 0.03),
    (22.0, 0.955, 0.02),
    (60.0, 0.97, 0.015),
    (100.0, 0.975, 0.0),
];

/// The share of hands that is usually played by the first one in, by how
/// many players are still to act.
const FIRST_IN: [f32; 8] = [0.88, 0.88, 0.48, 0.34, 0.26, 0.21, 0.18, 0.15];

/// What is usually done, as shares of all hands: the worst are folded, the
/// best raised.
pub(super) fn lines(situation: Situation) -> Mix {
    if situation.is_free() {
        return Mix::new(0.0, 0.2);
    }
    if situation.price <= 1.0 {
        let plays = FIRST_IN[situation.behind.min(FIRST_IN.len() - 1)];
        return Mix::new(1.0 - plays, 0.85 * plays);
    }
    let table = match situation.players {
        0..=2 => &DUEL,
        _ => &CROWD,
    };
    let (fold, raise) = between(table, situation.price);
    // The last player to act knows the final price.
    let closing = situation.players > 2 && situation.behind == 0;
    Mix::new(if closing { fold * 0.85 } else { fold }, raise)
}

/// Reads a table at a price between its rows.
fn between(table: &[(f32, f32, f32)], price: f32) -> (f32, f32) {
    let above = table.iter().position(|row| row.0 >= price);
    let above = above.unwrap_or(table.len() - 1).max(1);
    let (low, high) = (table[above - 1], table[above]);
    let part = ((price / low.0).ln() / (high.0 / low.0).ln()).clamp(0.0, 1.0);
    let mixed = |low: f32, high: f32| low + part * (high - low);
    (mixed(low.1, high.1), mixed(low.2, high.2))
}

/// Before the flop: what the chart says, as the player likes to read it.
pub(super) fn by_chart(
    view: &View,
    choices: BetChoices,
    skill: &HoldemSkill,
    dice: &mut Dice,
) -> Option<Action> {
    let hole = HoleCards::of(view)?;
    let me = view.me()?;
    let history = BettingHistory::read(view);
    let situation = history.situation_of(view, me.seat);
    let lines = lines(situation);
    let stays = ((1.0 - lines.fold) * skill.plays).min(1.0);
    let mix = Mix::new(1.0 - stays, (lines.raise * skill.raises).min(stays));
    let kind = choose(mix, hole.percentile(), skill.jitter, dice);
    Some(match (kind, choices.raise) {
        (BetResponse::Raise, Ok(range)) => {
            let pot = (view.pot() + choices.to_call) as f64;
            let to = view.to_match as f64 + 0.8 * pot;
            let committed = to > 0.4 * (me.bet + me.stack) as f64;
            Action::RaiseTo(if committed {
                range.max
            } else {
                as_people_bet(to, unit(view), range)
            })
        }
        _ if choices.to_call == 0 => Action::Check,
        (BetResponse::Fold, _) => Action::Fold,
        _ => Action::Call,
    })
}

/// What a player does by the chart with a hand that is better than this share
/// of all, and that they misjudge by up to `jitter`. Nobody misjudges aces.
fn choose(mix: Mix, percentile: f32, jitter: f32, dice: &mut Dice) -> BetResponse {
    let off = jitter * (5.0 * (1.0 - percentile)).min(1.0);
    let judged = percentile + off * dice.random_range(-1.0..1.0);
    if judged >= 1.0 - mix.raise {
        BetResponse::Raise
    } else if judged >= mix.fold {
        BetResponse::Call
    } else {
        BetResponse::Fold
    }
}
