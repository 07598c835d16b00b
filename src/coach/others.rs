//! Why others did what they did, as far as their cards were shown.

use std::iter;

use super::deed::{Deed, street_name};
use crate::bots::equity::{Effort, Holding, Spot};
use crate::cards::{Card, CardSet};
use crate::engine::{Event, Making, Seat, SeatView, Status, Street, View};
use crate::l10n::{L10n, Message};
use crate::talk;

/// Something that a player did with a hand that was shown later.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    seat: Seat,
    part: &'static str,
    did: Deed,
    /// The player's own cards, and those on the board at that time.
    own: CardSet,
    board: CardSet,
    why: &'static str,
}

/// A hand that wins so much more often than its share is strong, one that
/// wins so much less often is none.
const STRONG: f64 = 1.2;
const WEAK: f64 = 0.8;

const EFFORT: Effort = Effort {
    comparisons: 100_000,
    samples: 4000,
    seed: 1,
};

impl Shown {
    /// Every bet and call of those who have shown their cards, in order.
    pub(super) fn all(end: &View) -> Vec<Shown> {
        if end.rules.making != Making::BestWithBoard || end.rules.board_size() == 0 {
            return Vec::new();
        }
        let dealt_in = |seat: &&SeatView| seat.status != Status::Busted;
        let mut live = end.seats.iter().filter(dealt_in).count();
        let (mut street, mut board) = (Street::Preflop, Vec::new());
        let mut all = Vec::new();
        for event in &end.seen {
            match event {
                Event::Folded { .. } => live -= 1,
                Event::Board {
                    street: next,
                    cards,
                    ..
                } => {
                    street = *next;
                    board.extend(
                        cards
                            .known()
                            .into_iter()
                            .flat_map(|row| row.iter().copied()),
                    );
                }
                _ => all.extend(did(event).and_then(|(seat, did)| {
                    let hole = shown(end, seat)?;
                    let small = did.amount <= end.rules.forced.largest();
                    let posted = street == Street::Preflop && did.kind == "call" && small;
                    let why = why(&did, hole, &board, live)?;
                    (!posted).then(|| Shown {
                        seat,
                        part: street_name(street),
                        did,
                        own: hole.into_iter().collect(),
                        board: board.iter().copied().collect(),
                        why,
                    })
                })),
            }
        }
        all
    }

    /// The names are by seat.
    pub(super) fn say(&self, names: &[String], words: &L10n) -> String {
        let hand = match self.board.is_empty() {
            true => {
                let cards = String::from(self.own);
                words.say(&Message::new("answer-cards").with("cards", cards))
            }
            false => talk::hand_value(words, self.own | self.board).unwrap_or_default(),
        };
        let name = names.get(self.seat.index()).cloned().unwrap_or_default();
        let message = Message::new("coach-other")
            .with("part", self.part)
            .with("name", name)
            .with("hand", hand)
            .with("why", self.why);
        words.say(&self.did.tell(message))
    }
}

/// The hole cards of another player, where all of them were shown.
fn shown(end: &View, seat: Seat) -> Option<[Card; 2]> {
    if end.viewer.is(seat) {
        return None;
    }
    match end.seats.get(seat.index())?.cards[..] {
        [Some(first), Some(second)] => Some([first, second]),
        _ => None,
    }
}

/// Who has put chips in by choice, and how.
fn did<C>(event: &Event<C>) -> Option<(Seat, Deed)> {
    let (seat, kind, amount, all_in) = match *event {
        Event::Bet { seat, to, all_in } => (seat, "bet", to, all_in),
        Event::Raised { seat, to, all_in } => (seat, "raise", to, all_in),
        Event::Called {
            seat,
            amount,
            all_in: _,
        } => (seat, "call", amount, false),
        _ => return None,
    };
    let kind = if all_in { "all-in" } else { kind };
    let cards = String::new();
    Some((
        seat,
        Deed {
            kind,
            amount,
            cards,
        },
    ))
}

/// The reason by how often such a hand wins against any others.
fn why(did: &Deed, hole: [Card; 2], board: &[Card], live: usize) -> Option<&'static str> {
    let others = iter::repeat_n(Holding::Random, live.saturating_sub(1));
    let players: Vec<Holding<'_>> = iter::once(Holding::Hand(hole)).chain(others).collect();
    let spot = Spot::new(&players, board, CardSet::EMPTY).ok()?;
    let share = spot.odds(EFFORT).players.first()?.share() * live as f64;
    Some(match did.kind {
        _ if share >= STRONG => "strong",
        _ if share >= WEAK => "even",
        "call" => "hope",
        _ => "bluff",
    })
}
