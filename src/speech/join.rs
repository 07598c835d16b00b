//! What happens at the same moment, joined.

use super::so_far::SoFar;
use super::statement::{PotName, Reveal, Statement, Who, Won};
use crate::rules::{Blind, Chips, Event, Pass, Seat, Seats, Seen, Share, Veiled};

/// Joins events into statements and notes them.
pub(super) fn join(events: &[Seen], so_far: &mut SoFar) -> Vec<Statement> {
    let mut statements = Vec::new();
    let mut done = 0;
    for run in events.chunk_by(belong_together) {
        done += run.len();
        run.iter().for_each(|event| so_far.note(event));
        match kind(&run[0]) {
            None => statements.extend(run.iter().map(|event| placed(event, so_far))),
            Some(RunKind::Ante) => antes(run, &events[done..], &mut statements),
            Some(RunKind::Blind) => blinds(run, &mut statements),
            Some(RunKind::Deal) => deals(run, so_far, &mut statements),
            Some(RunKind::Reveal) => reveals(run, so_far, &mut statements),
            Some(RunKind::TimedOut(seat)) => statements.push(Statement::TimedOut {
                seat,
                then: run.get(1).copied(),
            }),
            Some(RunKind::Win(number, share)) => {
                let winners: Vec<(Seat, Chips)> = run.iter().filter_map(gain).collect();
                statements.push(Statement::Won(Won {
                    pot: PotName::new(number, so_far.pots),
                    share,
                    rivals: so_far.rivals(number, &winners),
                    reason: so_far.reason(number, &winners),
                    hand: None,
                    winners,
                }));
            }
        }
    }
    statements
}

/// What is told with the places of cards, which players act on.
fn placed(event: &Seen, so_far: &SoFar) -> Statement {
    match *event {
        Event::Wave { wave, cards } if !cards.is_empty() => Statement::Wave {
            wave,
            from: (so_far.opened + 1).saturating_sub(cards.len()),
            cards,
        },
        Event::BoardDiscarded { .. } => Statement::Discard {
            event: *event,
            left: so_far.laid,
        },
        event => Statement::Event(event),
    }
}

/// Events of one kind that follow each other are told together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum RunKind {
    Ante,
    Blind,
    Deal,
    Reveal,
    TimedOut(Seat),
    Win(u8, Share),
}

fn belong_together(event: &Seen, next: &Seen) -> bool {
    match (event, next) {
        (Event::TimedOut { seat: late }, Event::Folded { seat } | Event::Checked { seat }) => {
            late == seat
        }
        (Event::TimedOut { seat: late }, Event::Exchanged { seat, cards }) => {
            late == seat && cards.count() == 0
        }
        (Event::TimedOut { seat: late }, Event::Passed { seat, why }) => {
            late == seat && *why == Pass::Chosen
        }
        (Event::TimedOut { .. }, _) => false,
        _ => kind(event).is_some_and(|it| kind(next) == Some(it)),
    }
}

fn kind(event: &Seen) -> Option<RunKind> {
    match event {
        Event::Ante { .. } => Some(RunKind::Ante),
        Event::Blind { .. } => Some(RunKind::Blind),
        Event::Dealt { .. } => Some(RunKind::Deal),
        Event::Shown { .. } | Event::PicksShown { .. } | Event::Ranked { .. } => {
            Some(RunKind::Reveal)
        }
        Event::TimedOut { seat } => Some(RunKind::TimedOut(*seat)),
        Event::Won { pot, share, .. } => Some(RunKind::Win(*pot, *share)),
        _ => None,
    }
}

/// Short antes are told first, then the ante of all others. "Everyone" is
/// everyone who is dealt cards afterwards.
fn antes(run: &[Seen], later: &[Seen], statements: &mut Vec<Statement>) {
    let ante = |event: &Seen| match *event {
        Event::Ante {
            seat,
            amount,
            all_in,
        } => Some((seat, amount, all_in)),
        _ => None,
    };
    let posted: Seats = run.iter().filter_map(ante).map(|(seat, ..)| seat).collect();
    let full = run
        .iter()
        .filter_map(ante)
        .map(|(_, amount, _)| amount)
        .max();
    let is_full =
        |event: &&Seen| matches!(ante(event), Some((_, amount, false)) if Some(amount) == full);
    let several = run.iter().filter(is_full).count() > 1;
    match full {
        Some(amount) if several && posted == dealt_next(later) => {
            let short = run.iter().filter(|event| !is_full(event));
            let before = statements.len();
            statements.extend(short.copied().map(Statement::Event));
            let who = match statements.len() - before {
                0 => Who::Everyone,
                _ => Who::TheRest,
            };
            let seats = run.iter().filter(is_full).filter_map(ante);
            let seats = seats.map(|(seat, ..)| seat).collect();
            statements.push(Statement::Antes { amount, who, seats });
        }
        _ => statements.extend(run.iter().copied().map(Statement::Event)),
    }
}

/// Who gets cards in the next deal.
fn dealt_next(events: &[Seen]) -> Seats {
    let dealt = |event: &Seen| match event {
        Event::Dealt { seat, .. } => Some(*seat),
        _ => None,
    };
    (events.iter().map(dealt))
        .skip_while(Option::is_none)
        .map_while(|seat| seat)
        .collect()
}

fn blinds(run: &[Seen], statements: &mut Vec<Statement>) {
    let mut rest = run;
    if let [
        Event::Blind {
            seat: first,
            blind: Blind::Small,
            amount: small,
            all_in: false,
        },
        Event::Blind {
            seat: second,
            blind: Blind::Big,
            amount: big,
            all_in: false,
        },
        others @ ..,
    ] = run
    {
        statements.push(Statement::Blinds {
            small: (*first, *small),
            big: (*second, *big),
        });
        rest = others;
    }
    statements.extend(rest.iter().copied().map(Statement::Event));
}

fn deals(run: &[Seen], so_far: &SoFar, statements: &mut Vec<Statement>) {
    let unseen = |event: &Seen| match event {
        Event::Dealt {
            seat,
            cards: Veiled::Hidden(count),
        } if !so_far.has_exchanged(*seat) => Some(*count),
        _ => None,
    };
    match unseen(&run[0]) {
        Some(count) if run.len() > 1 && run.iter().all(|event| unseen(event) == Some(count)) => {
            statements.push(Statement::DealtToAll { count });
        }
        _ => statements.extend(run.iter().map(|event| match event {
            Event::Dealt { seat, cards } if so_far.has_exchanged(*seat) => Statement::Drawn {
                seat: *seat,
                cards: *cards,
            },
            _ => Statement::Event(*event),
        })),
    }
}

/// One statement for each player, in the order in which they show.
fn reveals(run: &[Seen], so_far: &SoFar, statements: &mut Vec<Statement>) {
    let mut hands: Vec<Reveal> = Vec::new();
    for event in run {
        if let Event::Shown { seat, cards } = event {
            of(*seat, &mut hands).cards = Some(*cards);
        } else if let Event::PicksShown { seat, cards } = event {
            of(*seat, &mut hands).picks = Some(*cards);
        } else if let Event::Ranked { seat, strength } = event {
            let value = so_far.value(*seat, *strength);
            let hand = of(*seat, &mut hands);
            hand.value = value.map(|value| (value, so_far.kickers(&value)));
            hand.deciding = value.map_or(0, |value| so_far.deciding_kickers(&value));
        }
    }
    statements.extend(hands.into_iter().map(Statement::Reveal));
}

/// The player's hand among those that are shown, which it joins.
fn of(seat: Seat, hands: &mut Vec<Reveal>) -> &mut Reveal {
    let place = hands.iter().position(|hand| hand.seat == seat);
    let place = place.unwrap_or_else(|| {
        hands.push(Reveal::of(seat));
        hands.len() - 1
    });
    &mut hands[place]
}

fn gain(event: &Seen) -> Option<(Seat, Chips)> {
    let Event::Won { seat, amount, .. } = event else {
        return None;
    };
    Some((*seat, *amount))
}
