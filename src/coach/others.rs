//! Why others did what they did, as far as their cards were shown.

use super::deed::{Deed, Kind, street_name};
use crate::bots;
use crate::cards::{Card, CardSet, Row};
use crate::engine::{Event, Phase, Seat, Seats, Seen, Status, Street, View, Viewer};
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
    why: Why,
}

#[derive(Clone, Copy, Debug)]
enum Why {
    /// How good the hand was, as sentences take it.
    Hand(&'static str),
    /// What the player could expect of the pot, in percent.
    Part { before: u64, after: u64 },
}

/// A hand that wins so much more often than its share is strong, one that
/// wins so much less often is none.
const STRONG: f64 = 1.2;
const WEAK: f64 = 0.8;

impl Shown {
    /// Every bet, call, price paid and discard of those who have shown the
    /// cards that they had then, in order.
    pub(super) fn all(end: &View) -> Vec<Shown> {
        let mut story = Story {
            end,
            street: match end.rules.board_size() {
                0 => Street::BeforeDraw,
                _ => Street::Preflop,
            },
            board: Vec::new(),
            gone: Vec::new(),
            live: end.dealt_in(),
        };
        let mut all = Vec::new();
        for event in &end.seen {
            match event {
                Event::Folded { seat } => story.live.remove(*seat),
                Event::Exchanged { .. } => story.street = Street::AfterDraw,
                Event::Board { street, cards, .. } => {
                    story.street = *street;
                    match cards.known() {
                        Some(row) => story.board.extend(row.iter().copied().map(Some)),
                        None => story.board = vec![None; end.rules.board_size()],
                    }
                }
                Event::BoardDiscarded { seat, place, .. } => {
                    let place = usize::from(*place);
                    let before = story.expects(*seat);
                    let card = story.board.remove(place);
                    story.gone.push(*event);
                    all.extend(story.explain_discard(*seat, card, before));
                }
                _ => all.extend(did(event).and_then(|(seat, did)| story.explain(seat, did))),
            }
        }
        all
    }

    /// The names are by seat.
    pub(super) fn say(&self, names: &[String], words: &L10n) -> String {
        // Where one picks, the best of everything would be too much.
        let whole = (self.own | self.board).len();
        let hand = match whole {
            5..=7 => talk::hand_value(words, self.own | self.board).unwrap_or_default(),
            _ => {
                let cards = String::from(self.own);
                words.say(&Message::new("answer-cards").with("cards", cards))
            }
        };
        let name = names.get(self.seat.index()).cloned().unwrap_or_default();
        let message = match self.why {
            Why::Hand(how) => Message::new("coach-other").with("why", how),
            Why::Part { before, after } => Message::new("coach-other-discard")
                .whether("more", after > before)
                .with("before", before)
                .with("after", after),
        };
        let message = message
            .with("part", self.part)
            .with("name", name)
            .with("hand", hand);
        words.say(&self.did.tell(message))
    }
}

/// A hand that is over, at one of its moments.
struct Story<'a> {
    end: &'a View,
    street: Street,
    board: Vec<Option<Card>>,
    /// The cards that were taken away from it.
    gone: Vec<Seen>,
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
        let share = chances.pot * (chances.against + 1) as f64;
        let why = Why::Hand(match did.kind {
            _ if share >= STRONG => "strong",
            _ if share >= WEAK => "even",
            Kind::Call | Kind::Continue => "hope",
            _ => "bluff",
        });
        let part = match did.kind {
            Kind::Continue => "continuing",
            _ => street_name(self.street),
        };
        Some(Shown {
            seat,
            part,
            did,
            own,
            board: self.board.iter().flatten().copied().collect(),
            why,
        })
    }

    /// A card is gone: what the player expected of the pot with it, and what
    /// without it.
    fn explain_discard(
        &self,
        seat: Seat,
        card: Option<Card>,
        before: Option<u64>,
    ) -> Option<Shown> {
        Some(Shown {
            seat,
            part: street_name(self.street),
            did: Deed {
                kind: Kind::Discard,
                amount: 0,
                cards: card?.to_string(),
            },
            own: self.shown(seat)?,
            board: CardSet::EMPTY,
            why: Why::Part {
                before: before?,
                after: self.expects(seat)?,
            },
        })
    }

    /// What a player who has shown could expect of the pot, in percent.
    fn expects(&self, seat: Seat) -> Option<u64> {
        self.shown(seat)?;
        let chances = bots::chances(&self.as_seen_by(seat))?;
        Some(bots::percent(chances.pot))
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
            board: self.board.clone(),
            seen: self.gone.clone(),
            choices: None,
            ..self.end.clone()
        };
        for other in &mut then.seats {
            other.picks = Row::default();
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
        Event::Continued { seat, amount, .. } => (seat, Kind::Continue, amount),
        _ => return None,
    };
    let deed = Deed {
        kind,
        amount,
        cards: String::new(),
    };
    Some((seat, deed))
}
