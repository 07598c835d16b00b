//! From what a seat sees to a decision that can be weighed, with bets of the
//! sizes that people use.

use super::clash::Clash;
use super::combos::HoleCards;
use super::habits::{USUALLY_BLIND, usual};
use super::history::{BettingHistory, street_number, unit};
use super::outlook::Outlook;
use super::range::Range;
use super::value::{HoldemDecision, Rival};
use super::{HoldemSkill, Memory, preflop};
use crate::bots::Cancel;
use crate::rules::{BetChoices, Chips, RaiseRange, SeatView, View};

/// The table as a decision about one's own hand.
pub(super) fn read<'a>(
    view: &View,
    skill: &HoldemSkill,
    memory: &'a Memory,
    cancel: &Cancel,
) -> Option<HoldemDecision<'a>> {
    let hole = HoleCards::of(view)?;
    let me = view.me()?;
    let board = view.face_up();
    let known = board | hole.set();
    let history = BettingHistory::read(view);
    let outlook = Outlook::on(board, cancel)?;
    let own = outlook
        .order
        .iter()
        .position(|&it| usize::from(it) == hole.combo())?;
    let mut rivals = Vec::new();
    for seat in opponents(view) {
        let habits = skill.adapts.then(|| memory.of(view, seat.seat));
        let blind = habits.map_or(USUALLY_BLIND, |it| it.blind());
        let mut range = Range::any_without(known);
        if skill.trust > 0.0 {
            for action in history
                .actions
                .iter()
                .filter(|action| action.seat == seat.seat.index())
            {
                let mix = habits
                    .map_or_else(|| usual(action.situation), |it| it.expect(action.situation));
                let outlook = Outlook::on(action.board, cancel)?;
                range.narrow(&outlook, mix, blind, action.kind, skill.trust);
            }
        }
        let weights = range.in_order_of(&outlook);
        rivals.push(Rival {
            bet: seat.bet as f64,
            stack: seat.stack as f64,
            settled: history.tableau.acted.contains(seat.seat),
            clash: Clash::new(&outlook, own, &weights),
            habits,
        });
    }
    if rivals.is_empty() {
        return None;
    }
    let correction = if board.is_empty() {
        let anything = Range::any_without(known).in_order_of(&outlook);
        let sampled = Clash::new(&outlook, own, &anything).equity();
        f64::from(preflop::equity(hole.kind()) - sampled)
    } else {
        0.0
    };
    Some(HoldemDecision {
        street: street_number(view.street)?,
        unit: unit(view) as f64,
        pot: view.pot() as f64,
        dead: view.dead() as f64,
        put_in: me.put_in as f64,
        others_put_in: (view.seats.iter().filter(|it| it.seat != me.seat))
            .map(|it| it.put_in as f64)
            .collect(),
        bet: me.bet as f64,
        stack: me.stack as f64,
        rivals,
        correction,
        looks_ahead: skill.looks_ahead,
        belief_in_folds: skill.belief_in_folds,
    })
}

/// The opponents who are still in the hand.
pub(super) fn opponents(view: &View) -> impl Iterator<Item = &SeatView> {
    let others = view.seats.iter().filter(|it| !view.viewer.is(it.seat));
    others.filter(|it| it.is_live())
}

/// The totals that the player thinks of raising to.
pub(super) fn raises(view: &View, choices: BetChoices, skill: &HoldemSkill) -> Vec<Chips> {
    let Ok(range) = choices.raise else {
        return Vec::new();
    };
    let pot = (view.pot() + choices.to_call) as f64;
    let total = |&share: &f64| {
        let exact = view.to_match as f64 + share * pot;
        as_people_bet(exact, unit(view), range)
    };
    let mut totals: Vec<Chips> = skill.sizes.iter().map(total).collect();
    totals.dedup();
    totals
}

/// Whole and half blinds while bets are small, then whole ones; all in
/// rather than nearly so.
pub(super) fn as_people_bet(exact: f64, unit: Chips, range: RaiseRange) -> Chips {
    if exact >= range.max as f64 * 0.9 {
        return range.max;
    }
    let step = if exact < 20.0 * unit as f64 {
        (unit / 2).max(1)
    } else {
        unit
    };
    let steps = (exact / step as f64).round() as Chips;
    (steps * step).clamp(range.min, range.max)
}
