//! From what a seat sees to a decision that can be weighed.

use super::clash::Clash;
use super::combos::HoleCards;
use super::habits::{USUALLY_BLIND, usual};
use super::outlook::Outlook;
use super::range::Range;
use super::story::{Story, street_number, unit};
use super::value::{Decision, Rival};
use super::{HoldemSkill, Memory, preflop};
use crate::bots::Cancel;
use crate::engine::{SeatView, View};

/// The table as a decision about one's own hand.
pub(super) fn read<'a>(
    view: &View,
    skill: &HoldemSkill,
    memory: &'a Memory,
    cancel: &Cancel,
) -> Option<Decision<'a>> {
    let hole = HoleCards::of(view)?;
    let me = view.me()?;
    let board = view.face_up();
    let known = board | hole.set();
    let story = Story::read(view);
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
            for deed in story
                .deeds
                .iter()
                .filter(|deed| deed.seat == seat.seat.index())
            {
                let mix = habits.map_or_else(|| usual(deed.spot), |it| it.expect(deed.spot));
                let outlook = Outlook::on(deed.board, cancel)?;
                range.narrow(&outlook, mix, blind, deed.kind, skill.trust);
            }
        }
        let weights = range.in_order_of(&outlook);
        rivals.push(Rival {
            bet: seat.bet as f64,
            stack: seat.stack as f64,
            settled: story.acted.contains(seat.seat),
            clash: Clash::new(&outlook, own, &weights),
            habits,
        });
    }
    if rivals.is_empty() {
        return None;
    }
    let correction = match board.is_empty() {
        true => {
            let anything = Range::any_without(known).in_order_of(&outlook);
            let sampled = Clash::new(&outlook, own, &anything).equity();
            f64::from(preflop::equity(hole.kind()) - sampled)
        }
        false => 0.0,
    };
    Some(Decision {
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
