//! The end of a hand in as few sentences as it takes.

use super::Listener;
use super::reason::Reason;
use super::statement::{PotName, Reveal, Statement};
use crate::rules::{Chips, Event, Share};

/// Tells nothing twice of what is shown and won.
pub(super) fn ending(told: Vec<Statement>, listener: Listener) -> Vec<Statement> {
    let told = without_own_cards(told, listener);
    let told = hands_with_wins(told, listener);
    with_points(all_pots(told))
}

/// Players know their own cards: where all turn theirs up before the last cards
/// come, they need not hear them.
fn without_own_cards(mut told: Vec<Statement>, listener: Listener) -> Vec<Statement> {
    let is_turned_up = |it: &Statement| match it {
        Statement::Reveal(reveal) => reveal.value.is_none().then_some(reveal.seat),
        _ => None,
    };
    if told.iter().filter_map(is_turned_up).count() > 1 {
        told.retain(|it| !is_turned_up(it).is_some_and(|seat| listener.sees_as(seat)));
    }
    told
}

/// What a player wins with is told with the win, where it is all that there is to
/// tell of the hand: the cards are known.
fn hands_with_wins(mut told: Vec<Statement>, listener: Listener) -> Vec<Statement> {
    let is_known =
        |reveal: &Reveal| listener.is(reveal.seat) || (reveal.cards, reveal.picks) == (None, None);
    let winner = told.iter().find_map(|it| match it {
        Statement::Won(won) if (won.pot, won.share) == (PotName::Only, Share::Whole) => {
            match won.winners[..] {
                [(winner, _)] => Some(winner),
                _ => None,
            }
        }
        _ => None,
    });
    let wins = |reveal: &Reveal| Some(reveal.seat) == winner && reveal.value.is_some();
    let place = told
        .iter()
        .position(|it| matches!(it, Statement::Reveal(reveal) if wins(reveal) && is_known(reveal)));
    let Some(place) = place else { return told };
    if let Statement::Reveal(reveal) = told.remove(place) {
        for statement in &mut told {
            if let Statement::Won(won) = statement {
                won.hand = reveal.value.map(|(value, _)| (value, reveal.deciding));
                won.reason = won.reason.filter(|it| matches!(it, Reason::HoleCard(_)));
            }
        }
    }
    told
}

/// One player who wins every pot of the hand wins them in one sentence.
fn all_pots(told: Vec<Statement>) -> Vec<Statement> {
    let sole = |statement: &Statement| match statement {
        Statement::Won(won) if won.share == Share::Whole => match won.winners[..] {
            [(seat, amount)] => Some((seat, amount, won.reason)),
            _ => None,
        },
        _ => None,
    };
    let wins = || told.iter().filter(|it| matches!(it, Statement::Won(_)));
    let each: Option<Vec<_>> = wins().map(sole).collect();
    let Some([(seat, amount, reason), rest @ ..]) = each.as_deref() else {
        return told;
    };
    if rest.is_empty() || rest.iter().any(|(other, ..)| other != seat) {
        return told;
    }
    let all = Statement::WonAll {
        seat: *seat,
        pots: rest.len() + 1,
        amount: amount + rest.iter().map(|(_, amount, _)| amount).sum::<Chips>(),
        reason: reason.or(rest.iter().find_map(|(.., reason)| *reason)),
    };
    let mut all = Some(all);
    let told = told.into_iter().filter_map(|statement| match statement {
        Statement::Won(_) => all.take(),
        _ => Some(statement),
    });
    told.collect()
}

/// A win and the points for it are told as one.
fn with_points(told: Vec<Statement>) -> Vec<Statement> {
    let mut joined: Vec<Statement> = Vec::new();
    for statement in told {
        // That the hand is over is not told.
        let told = |it: &&mut Statement| !matches!(it, Statement::Event(Event::HandOver));
        match (statement, joined.iter_mut().rfind(told)) {
            (Statement::Event(Event::Scored { seat, total, .. }), Some(won))
                if won.winners() == [seat] =>
            {
                *won = Statement::WonWithPoints {
                    won: Box::new(won.clone()),
                    points: total,
                };
            }
            (statement, _) => joined.push(statement),
        }
    }
    joined
}
