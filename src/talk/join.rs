//! What happens at the same moment, joined.

use super::moment::{Moment, Reveal, Who, Won};
use super::pot_name::PotName;
use super::so_far::SoFar;
use crate::engine::{Blind, Chips, Event, Pass, Seat, Seats, Seen, Share, Veiled};

/// Joins events into moments and notes them.
pub(super) fn join(events: &[Seen], so_far: &mut SoFar) -> Vec<Moment> {
    let mut moments = Vec::new();
    let mut done = 0;
    for run in events.chunk_by(belong_together) {
        done += run.len();
        run.iter().for_each(|event| so_far.note(event));
        match kind(&run[0]) {
            None => moments.extend(run.iter().copied().map(Moment::Event)),
            Some(Kind::Ante) => antes(run, &events[done..], &mut moments),
            Some(Kind::Blind) => blinds(run, &mut moments),
            Some(Kind::Deal) => deals(run, so_far, &mut moments),
            Some(Kind::Reveal) => reveals(run, so_far, &mut moments),
            Some(Kind::TimedOut(seat)) => moments.push(Moment::TimedOut {
                seat,
                then: run.get(1).copied(),
            }),
            Some(Kind::Win(number, share)) => {
                let winners: Vec<(Seat, Chips)> = run.iter().filter_map(gain).collect();
                moments.push(Moment::Won(Won {
                    pot: PotName::new(number, so_far.pots),
                    share,
                    rivals: so_far.rivals(number, &winners),
                    reason: so_far.reason(number, &winners),
                    winners,
                }));
            }
        }
    }
    moments
}

/// Events of one kind that follow each other are told together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
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

fn kind(event: &Seen) -> Option<Kind> {
    match event {
        Event::Ante { .. } => Some(Kind::Ante),
        Event::Blind { .. } => Some(Kind::Blind),
        Event::Dealt { .. } => Some(Kind::Deal),
        Event::Shown { .. } | Event::PicksShown { .. } | Event::Ranked { .. } => Some(Kind::Reveal),
        Event::TimedOut { seat } => Some(Kind::TimedOut(*seat)),
        Event::Won { pot, share, .. } => Some(Kind::Win(*pot, *share)),
        _ => None,
    }
}

/// Short antes are told first, then the ante of all others. "Everyone" is
/// everyone who is dealt cards afterwards.
fn antes(run: &[Seen], later: &[Seen], moments: &mut Vec<Moment>) {
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
            let before = moments.len();
            moments.extend(short.copied().map(Moment::Event));
            let who = match moments.len() - before {
                0 => Who::Everyone,
                _ => Who::TheRest,
            };
            let seats = run.iter().filter(is_full).filter_map(ante);
            let seats = seats.map(|(seat, ..)| seat).collect();
            moments.push(Moment::Antes { amount, who, seats });
        }
        _ => moments.extend(run.iter().copied().map(Moment::Event)),
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

fn blinds(run: &[Seen], moments: &mut Vec<Moment>) {
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
        moments.push(Moment::Blinds {
            small: (*first, *small),
            big: (*second, *big),
        });
        rest = others;
    }
    moments.extend(rest.iter().copied().map(Moment::Event));
}

fn deals(run: &[Seen], so_far: &SoFar, moments: &mut Vec<Moment>) {
    let unseen = |event: &Seen| match event {
        Event::Dealt {
            seat,
            cards: Veiled::Hidden(count),
        } if !so_far.exchanged.contains(*seat) => Some(*count),
        _ => None,
    };
    match unseen(&run[0]) {
        Some(count) if run.len() > 1 && run.iter().all(|event| unseen(event) == Some(count)) => {
            moments.push(Moment::DealtToAll { count });
        }
        _ => moments.extend(run.iter().map(|event| match event {
            Event::Dealt { seat, cards } if so_far.exchanged.contains(*seat) => Moment::Drawn {
                seat: *seat,
                cards: *cards,
            },
            _ => Moment::Event(*event),
        })),
    }
}

/// One moment for each player, in the order in which they show.
fn reveals(run: &[Seen], so_far: &SoFar, moments: &mut Vec<Moment>) {
    let mut hands: Vec<Reveal> = Vec::new();
    for event in run {
        let (Event::Shown { seat, .. }
        | Event::PicksShown { seat, .. }
        | Event::Ranked { seat, .. }) = event
        else {
            continue;
        };
        let place = hands.iter().position(|hand| hand.seat == *seat);
        let place = place.unwrap_or_else(|| {
            hands.push(Reveal::of(*seat));
            hands.len() - 1
        });
        let hand = &mut hands[place];
        match event {
            Event::Shown { cards, .. } => hand.cards = Some(*cards),
            Event::PicksShown { cards, .. } => hand.picks = Some(*cards),
            Event::Ranked { strength, .. } => {
                let value = so_far.value(*seat, *strength);
                hand.value = value.map(|value| (value, so_far.kickers(&value)));
                hand.deciding = value.map_or(0, |value| so_far.deciding_kickers(&value));
            }
            _ => {}
        }
    }
    moments.extend(hands.into_iter().map(Moment::Reveal));
}

fn gain(event: &Seen) -> Option<(Seat, Chips)> {
    match event {
        Event::Won { seat, amount, .. } => Some((*seat, *amount)),
        _ => None,
    }
}
