//! What happens at the same moment, joined.

use super::so_far::SoFar;
use crate::cards::{HandValue, Row};
use crate::engine::{Blind, Chips, Event, Seat, Seats, Seen, Share, Veiled};

/// What one sentence tells.
#[derive(Clone, Debug)]
pub(super) enum Moment {
    /// One event by itself.
    Event(Seen),
    /// The same ante from several players.
    Antes { amount: Chips, who: Who },
    /// The two blinds.
    Blinds {
        small: (Seat, Chips),
        big: (Seat, Chips),
    },
    /// As many unseen cards for each player.
    DealtToAll { count: u8 },
    /// New cards for those that a player gave back.
    Drawn { seat: Seat, cards: Veiled },
    /// A hand at the showdown.
    Reveal(Reveal),
    /// A pot, or a place in it, and who gets how much of it.
    Won {
        pot: PotName,
        share: Share,
        winners: Vec<(Seat, Chips)>,
    },
}

/// What is shown of a player's hand.
#[derive(Clone, Debug)]
pub(super) struct Reveal {
    pub(super) seat: Seat,
    pub(super) cards: Option<Row>,
    pub(super) picks: Option<Row>,
    /// Its value, and how many kickers to tell.
    pub(super) value: Option<(HandValue, usize)>,
}

impl Reveal {
    fn of(seat: Seat) -> Reveal {
        Reveal {
            seat,
            cards: None,
            picks: None,
            value: None,
        }
    }
}

/// Of whom something is said together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Who {
    Everyone,
    /// All but those of whom something else was said just before.
    TheRest,
}

/// What a pot is called among the pots of its hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PotName {
    Only,
    Main,
    /// The one side pot.
    Side,
    /// One of several side pots.
    Numbered(u8),
}

/// Joins events into moments and notes them.
pub(super) fn join(events: &[Seen], so_far: &mut SoFar) -> Vec<Moment> {
    let mut moments = Vec::new();
    let mut done = 0;
    for run in events.chunk_by(|event, next| kind(event).is_some_and(|it| kind(next) == Some(it))) {
        done += run.len();
        run.iter().for_each(|event| so_far.note(event));
        match kind(&run[0]) {
            None => moments.extend(run.iter().copied().map(Moment::Event)),
            Some(Kind::Ante) => antes(run, &events[done..], &mut moments),
            Some(Kind::Blind) => blinds(run, &mut moments),
            Some(Kind::Deal) => deals(run, so_far, &mut moments),
            Some(Kind::Reveal) => reveals(run, so_far, &mut moments),
            Some(Kind::Win(pot, share)) => moments.push(Moment::Won {
                pot: PotName::new(pot, so_far.pots),
                share,
                winners: run.iter().filter_map(gain).collect(),
            }),
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
    Win(u8, Share),
}

fn kind(event: &Seen) -> Option<Kind> {
    match event {
        Event::Ante { .. } => Some(Kind::Ante),
        Event::Blind { .. } => Some(Kind::Blind),
        Event::Dealt { .. } => Some(Kind::Deal),
        Event::Shown { .. } | Event::PicksShown { .. } | Event::Ranked { .. } => Some(Kind::Reveal),
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
            moments.push(Moment::Antes { amount, who });
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

impl PotName {
    fn new(pot: u8, pots: u8) -> PotName {
        match (pot, pots) {
            (0, 1) => PotName::Only,
            (0, _) => PotName::Main,
            (1, 2) => PotName::Side,
            _ => PotName::Numbered(pot),
        }
    }
}
