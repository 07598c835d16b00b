//! The strong player: imagines the rest of the hand many times over and
//! counts what each action wins.

use super::super::Cancel;
use super::super::chance::dice;
use super::super::judge::{self, Judgement};
use super::deals::deals;
use super::exchange::{self, Finals};
use super::history::DrawHistory;
use super::imagined::{Hand, Imagined, ImaginedMove, Sitting};
use super::range::{Lots, Range};
use super::units;
use crate::rules::cards::{CardSet, Strength, evaluate};
use crate::rules::{Action, BetChoices, Choices, MAX_SEATS, Seat, View};

/// How many times the rest of the hand is imagined for each action.
const IMAGINED: u64 = 1000;

/// Raises in a round that are imagined where the rules allow any number, and
/// after how many the player raises no more: whoever goes on has what cannot
/// be beaten, or never stops.
const IMAGINABLE_RAISES: u32 = 8;
const RAISES_ENOUGH: u32 = 12;

/// The share of another bet that a hand wins or loses after the exchange,
/// beyond what is in the pot by then.
const BETS_TO_COME: f32 = 0.6;

pub(super) fn decide(view: &View, hand: CardSet, seed: u64, cancel: &Cancel) -> Option<Action> {
    match view.choices? {
        Choices::Exchange { most } => {
            let (ranges, _) = Range::read(view);
            let worth = worth_of_finals(view, &ranges)?;
            let worth = |after: Strength| worth[usize::from(after.number())];
            let thrown = exchange::best(hand, most.into(), seed, worth);
            Some(Action::Draw(thrown)).filter(|_| !cancel.is_cancelled())
        }
        Choices::Bet(choices) => bet(view, hand, choices, seed, cancel),
        _ => None,
    }
}

/// What each class of final hands is worth: the share that it wins of the
/// pot, and of bets to come.
fn worth_of_finals(view: &View, ranges: &[Option<Range>]) -> Option<Vec<f32>> {
    let mut worth = vec![1.0f32; Strength::CLASSES.into()];
    for range in ranges.iter().flatten() {
        for (win, share) in worth.iter_mut().zip(range.share_worse()) {
            *win *= share;
        }
    }
    let to_come = BETS_TO_COME * units(view)?[1] as f32 / view.pot().max(1) as f32;
    for win in &mut worth {
        *win += to_come * (2.0 * *win - 1.0).max(0.0);
    }
    Some(worth)
}

fn bet(
    view: &View,
    hand: CardSet,
    choices: BetChoices,
    seed: u64,
    cancel: &Cancel,
) -> Option<Action> {
    let worths = weigh_bets(view, hand, choices, seed, cancel)?;
    let best = worths.iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
    Some(best.0)
}

/// What everything that can be done in a betting round is worth, in chips.
fn weigh_bets(
    view: &View,
    hand: CardSet,
    choices: BetChoices,
    seed: u64,
    cancel: &Cancel,
) -> Option<Vec<(Action, f64)>> {
    let own_seat = view.me()?.seat;
    let (ranges, history) = Range::read(view);
    let thrown = if history.after_draw() {
        CardSet::EMPTY
    } else {
        let worth = worth_of_finals(view, &ranges)?;
        exchange::likely(hand, seed, |after| worth[usize::from(after.number())])
    };
    let own = Hand {
        before: deals().share_before(hand),
        drawn: if history.after_draw() {
            history.drawn[own_seat.index()]
        } else {
            thrown.len() as u8
        },
        after: Some(evaluate(hand)),
    };
    let mut finals = Finals::new(hand, thrown);
    let (table, seats) = imagine(view, &history, own)?;
    let lots: Vec<Option<Lots>> = (seats.iter())
        .map(|seat| ranges[seat.index()].as_ref().map(Range::lots))
        .collect();
    let moves = moves(choices, history.tableau.raises);
    let mut totals = vec![0.0; moves.len()];
    for number in 0..IMAGINED {
        if cancel.is_cancelled() {
            return None;
        }
        // Every action meets the same cards and the same chance.
        let mut chance = dice(seed.wrapping_add(number));
        let mut dealt = table.clone();
        for (player, lots) in dealt.players.iter_mut().zip(&lots) {
            if let Some(lots) = lots {
                let deal = lots.draw(&mut chance);
                player.hand = Hand {
                    before: deal.before,
                    drawn: deal.drawn,
                    after: Some(deal.after),
                };
            }
        }
        dealt.players[dealt.me].hand.after = Some(finals.next(&mut chance));
        for (total, (_, first)) in totals.iter_mut().zip(&moves) {
            *total += dealt.clone().play(*first, &mut chance.clone());
        }
    }
    let actions = moves.into_iter().map(|(action, _)| action);
    let means = totals.into_iter().map(|total| total / IMAGINED as f64);
    Some(actions.zip(means).collect())
}

/// Compares a decision with the player's own.
pub(super) fn judge(
    view: &View,
    hand: CardSet,
    action: Action,
    seed: u64,
    cancel: &Cancel,
) -> Option<Judgement> {
    match (view.choices?, action) {
        (Choices::Exchange { most }, Action::Draw(thrown)) => {
            let (ranges, _) = Range::read(view);
            let worth = worth_of_finals(view, &ranges)?;
            let worth = |after: Strength| worth[usize::from(after.number())];
            let best = exchange::best(hand, most.into(), seed, worth);
            let mean = |thrown| exchange::mean(hand, thrown, &mut dice(seed), &worth);
            let share = f64::from(mean(best) - mean(thrown));
            Some(Judgement {
                best: Action::Draw(best),
                lost: (share * view.pot() as f64).max(0.0),
                wins: None,
            })
        }
        (Choices::Bet(choices), _) => {
            let worths = weigh_bets(view, hand, choices, seed, cancel)?;
            let all_in = choices
                .raise
                .map_or(choices.check_or_call(), |it| Action::RaiseTo(it.max));
            let done = match action {
                Action::AllIn => all_in,
                action => action,
            };
            // A fold where a check is free is not even thought of.
            let found = worths.iter().find(|(it, _)| *it == done);
            let done = found.map_or(0.0, |(_, worth)| *worth);
            judge::compare(&worths, done)
        }
        _ => None,
    }
}

/// What can be done: giving up only where it saves something.
fn moves(choices: BetChoices, raises_so_far: u32) -> Vec<(Action, ImaginedMove)> {
    let mut moves = vec![(choices.check_or_call(), ImaginedMove::Stay)];
    if choices.to_call > 0 {
        moves.push((Action::Fold, ImaginedMove::Fold));
    }
    if let Ok(range) = choices.raise
        && raises_so_far < RAISES_ENOUGH
    {
        moves.push((Action::RaiseTo(range.max), ImaginedMove::RaiseTo(range.max)));
        if range.min < range.max {
            moves.push((Action::RaiseTo(range.min), ImaginedMove::RaiseTo(range.min)));
        }
    }
    moves
}

/// The table as it is, with the seats of its players in their order.
fn imagine(view: &View, history: &DrawHistory, own: Hand) -> Option<(Imagined, Vec<Seat>)> {
    let seats: Vec<Seat> = view.dealt_in().clockwise_after(view.button).collect();
    let own_seat = view.me()?.seat;
    let nobody = Sitting {
        live: false,
        pending: false,
        stack: 0,
        bet: 0,
        put_in: 0,
        hand: own,
    };
    let mut players = [nobody; MAX_SEATS];
    for (player, seat) in players.iter_mut().zip(&seats) {
        let shown = &view.seats[seat.index()];
        *player = Sitting {
            live: shown.is_live(),
            pending: history.tableau.to_act().contains(*seat),
            stack: shown.stack,
            bet: shown.bet,
            put_in: shown.put_in,
            hand: own,
        };
    }
    let table = Imagined {
        players,
        count: seats.len(),
        me: seats.iter().position(|&seat| seat == own_seat)?,
        after_draw: history.after_draw(),
        units: units(view)?,
        to_match: view.to_match,
        raises: history.tableau.raises,
        most_raises: match view.rules.max_raises {
            0 => history.tableau.raises.max(1) + IMAGINABLE_RAISES,
            most => most.into(),
        },
    };
    Some((table, seats))
}
