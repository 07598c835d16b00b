//! Why others did what they did, as far as their cards were shown.

use super::deed::{Deed, Kind, street_name};
use crate::bots;
use crate::cards::{Card, CardSet};
use crate::engine::{Event, Making, Phase, Seat, Seats, Status, Street, View, Viewer};
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

impl Shown {
    /// Every bet and call of those who have shown the cards that they had
    /// then, in order.
    pub(super) fn all(end: &View) -> Vec<Shown> {
        if end.rules.making != Making::BestWithBoard {
            return Vec::new();
        }
        let mut story = Story {
            end,
            street: match end.rules.board_size() {
                0 => Street::BeforeDraw,
                _ => Street::Preflop,
            },
            board: Vec::new(),
            live: end.dealt_in(),
        };
        let mut all = Vec::new();
        for event in &end.seen {
            match event {
                Event::Folded { seat } => story.live.remove(*seat),
                Event::Exchanged { .. } => story.street = Street::AfterDraw,
                Event::Board { street, cards, .. } => {
                    story.street = *street;
                    let cards = cards.known().into_iter().flat_map(|row| row.iter());
                    story.board.extend(cards.copied());
                }
                _ => all.extend(did(event).and_then(|(seat, did)| story.explain(seat, did))),
            }
        }
        all
    }

    /// The names are by seat.
    pub(super) fn say(&self, names: &[String], words: &L10n) -> String {
        let hand = match (self.own | self.board).len() {
            0..5 => {
                let cards = String::from(self.own);
                words.say(&Message::new("answer-cards").with("cards", cards))
            }
            _ => talk::hand_value(words, self.own | self.board).unwrap_or_default(),
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

/// A hand that is over, at one of its moments.
struct Story<'a> {
    end: &'a View,
    street: Street,
    board: Vec<Card>,
    /// Who was still in.
    live: Seats,
}

impl Story<'_> {
    fn explain(&self, seat: Seat, did: Deed) -> Option<Shown> {
        let own = self.shown(seat)?;
        let unit = self.end.rules.forced.largest();
        let cheap = did.kind == Kind::Call && did.amount <= unit;
        // Before an exchange the hand was another one, and who only pays the
        // blind needs no reason.
        if self.street == Street::BeforeDraw || (self.street == Street::Preflop && cheap) {
            return None;
        }
        let chances = bots::chances(&self.as_seen_by(seat))?;
        let share = chances.first * (chances.against + 1) as f64;
        let why = match did.kind {
            _ if share >= STRONG => "strong",
            _ if share >= WEAK => "even",
            Kind::Call => "hope",
            _ => "bluff",
        };
        Some(Shown {
            seat,
            part: street_name(self.street),
            did,
            own,
            board: self.board.iter().copied().collect(),
            why,
        })
    }

    /// The hole cards of another player, where all of them were shown.
    fn shown(&self, seat: Seat) -> Option<CardSet> {
        if self.end.viewer.is(seat) {
            return None;
        }
        let cards = &self.end.seats.get(seat.index())?.cards;
        cards.iter().copied().collect()
    }

    /// What the player could know of the cards then.
    fn as_seen_by(&self, seat: Seat) -> View {
        let mut then = View {
            viewer: Viewer::Seat(seat),
            phase: Phase::Betting,
            board: self.board.iter().copied().map(Some).collect(),
            seen: Vec::new(),
            choices: None,
            ..self.end.clone()
        };
        for other in &mut then.seats {
            if other.seat != seat {
                other.cards.fill(None);
            }
            other.status = match other.status {
                Status::Busted => Status::Busted,
                _ if self.live.contains(other.seat) => Status::Active,
                _ => Status::Folded,
            };
        }
        then
    }
}

/// Who has put chips in by choice, and how.
fn did<C>(event: &Event<C>) -> Option<(Seat, Deed)> {
    let (seat, kind, amount) = match *event {
        Event::Bet {
            seat, all_in: true, ..
        }
        | Event::Raised {
            seat, all_in: true, ..
        } => (seat, Kind::AllIn, 0),
        Event::Bet { seat, to, .. } => (seat, Kind::Bet, to),
        Event::Raised { seat, to, .. } => (seat, Kind::Raise, to),
        Event::Called { seat, amount, .. } => (seat, Kind::Call, amount),
        _ => return None,
    };
    let deed = Deed {
        kind,
        amount,
        cards: String::new(),
    };
    Some((seat, deed))
}
