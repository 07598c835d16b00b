//! Somebody who plays a table with its clock. What they do follows from how
//! the table stands and from the time alone.

use std::time::Duration;

use tabletalk::rules::{Action, BetChoices, Choices, Phase, View};
use tabletalk::table::{TablePace, TimeScale};

use super::one_person::OnePerson;

const SECOND: Duration = Duration::from_secs(1);

/// Lets the next thing happen at the table. Time passes only where something
/// comes of it.
pub(crate) fn step(table: &mut OnePerson, now: &mut Duration) {
    if let Some(job) = table.job() {
        table.answer(&job, job.decide(), *now);
        return;
    }
    if table.times().paused {
        *now += 100 * SECOND;
        table.pause(*now);
        return;
    }
    let dice = dice(table, *now);
    let acts_at = *now + Duration::from_millis(300 + 137 * u64::from(dice % 29));
    let wish = wish(table, dice / 29);
    let comes_first = |wake: &Duration| wish.is_none() || *wake <= acts_at;
    if let Some(wake) = table.wake().filter(comes_first) {
        *now = wake;
        table.tick(*now);
        return;
    }
    *now = acts_at;
    fulfil(table, wish.expect("nothing happens any more"), *now);
}

#[derive(Clone, Debug)]
enum Wish {
    NextHand,
    MoveOn,
    Act(Action),
    Pause,
    Run(TablePace),
}

fn wish(table: &OnePerson, dice: u32) -> Option<Wish> {
    let (what, dice) = (dice % 41, dice / 41);
    let Some(view) = table.view().filter(|view| view.phase != Phase::Over) else {
        return table.waits_for_next_hand().then_some(Wish::NextHand);
    };
    match what {
        3 => Some(Wish::Pause),
        4 => Some(Wish::Run(other_settings(table.settings()))),
        _ => match action(&view, dice) {
            Some(action) => Some(Wish::Act(action)),
            None if view.phase == Phase::Picking && table.times().phase_left.is_none() => {
                Some(Wish::MoveOn)
            }
            None => None,
        },
    }
}

fn action(view: &View, dice: u32) -> Option<Action> {
    let me = view.me()?;
    Some(match view.choices? {
        Choices::Bet(BetChoices {
            raise: Ok(raise), ..
        }) if dice.is_multiple_of(4) => Action::RaiseTo(raise.min),
        Choices::Bet(BetChoices { to_call: 0, .. }) => Action::Check,
        Choices::Bet(_) if dice.is_multiple_of(3) => Action::Fold,
        Choices::Bet(_) => Action::Call,
        Choices::Continue { .. } => Action::Continue,
        Choices::Exchange { most } => {
            let own = me.cards.iter().flatten().copied();
            Action::Draw(own.take((dice as usize % 4).min(most.into())).collect())
        }
        Choices::Discard { .. } if dice.is_multiple_of(2) => Action::Discard(1),
        Choices::Discard { .. } => Action::Pass,
        Choices::Pick { open, .. } => {
            let is_free = |place: &u8| {
                let card = view.board.get(usize::from(*place)).copied().flatten();
                card.is_some_and(|card| !me.picks.contains(&card))
            };
            Action::Pick((0..open).find(is_free)?)
        }
        Choices::Show => Action::Muck,
    })
}

fn fulfil(table: &mut OnePerson, wish: Wish, now: Duration) {
    let done = match wish {
        Wish::NextHand => table.next_hand(now),
        Wish::MoveOn => table.move_on(now),
        Wish::Act(action) => table
            .act(action, now)
            // Who cannot pay for a discard passes.
            .or_else(|_| table.act(Action::Pass, now)),
        Wish::Pause => {
            table.pause(now);
            Ok(Vec::new())
        }
        Wish::Run(settings) => Ok(table.set_settings(settings, now)),
    };
    done.unwrap();
}

fn other_settings(settings: &TablePace) -> TablePace {
    TablePace {
        time_scale: match settings.time_scale {
            TimeScale::Times1 => TimeScale::Times2,
            TimeScale::Times2 => TimeScale::Untimed,
            _ => TimeScale::Times1,
        },
        ..settings.clone()
    }
}

/// Chance made of the time and of what has happened in the hand.
fn dice(table: &OnePerson, now: Duration) -> u32 {
    let seen = table.view().map_or(0, |view| view.seen.len() as u64);
    let mixed = (now.as_millis() as u64 ^ seen << 40).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    (mixed >> 33) as u32
}
