//! Why others did what they did, as far as their cards were shown.

use super::named_action::{ActionName, NamedAction, street_name};
use crate::bots;
use crate::rules::cards::{Card, CardSet, Row};
use crate::rules::{Event, Phase, Seat, Seen, Status, Street, Tableau, View, Viewer};
use crate::speech;
use crate::speech::{L10n, msg};

/// Something that a player did with a hand that was shown later.
#[derive(Clone, Debug)]
pub(super) struct ExplainedAction {
    seat: Seat,
    part: &'static str,
    did: NamedAction,
    own: CardSet,
    /// The hand of five that the player had at that time, unless it was still
    /// to be picked.
    hand: Option<CardSet>,
    why: Why,
}

#[derive(Clone, Copy, Debug)]
enum Why {
    /// How good the hand was, as sentences take it.
    Hand(&'static str),
    /// What the player could expect of the pot, in percent.
    Part { before: u64, after: u64 },
}

/// A hand that wins this many times its fair share of deals is strong, and
/// one below the second number is weak.
const STRONG: f64 = 1.2;
const WEAK: f64 = 0.8;

impl ExplainedAction {
    /// Every bet, call, price paid and discard of those who have shown the
    /// cards that they had then, in order.
    pub(super) fn all(end: &View) -> Vec<ExplainedAction> {
        let mut rewound = RewoundHand {
            end,
            tableau: Tableau::new(&end.rules),
            board: Vec::new(),
            gone: Vec::new(),
        };
        let mut all = Vec::new();
        for event in &end.seen {
            rewound.tableau.note(event);
            match event {
                Event::Board { cards, .. } => match cards.known() {
                    Some(row) => rewound.board.extend(row.iter().copied().map(Some)),
                    None => rewound.board = vec![None; end.rules.board_size()],
                },
                Event::BoardDiscarded { seat, place, .. } => {
                    let place = usize::from(*place);
                    let before = rewound.expects(*seat);
                    let card = rewound.board.remove(place);
                    rewound.gone.push(*event);
                    all.extend(rewound.explain_discard(*seat, card, before));
                }
                _ => all.extend(did(event).and_then(|(seat, did)| rewound.explain(seat, did))),
            }
        }
        all
    }

    /// The names are by seat.
    pub(super) fn say(&self, names: &[String], words: &L10n) -> String {
        let hand = self.hand.and_then(|five| speech::hand_had(words, five));
        let (made, hand) = (hand.is_some(), hand.unwrap_or_default());
        let own = String::from(self.own);
        let name = names.get(self.seat.index()).cloned().unwrap_or_default();
        let (part, did) = (self.part, &self.did);
        words.say(&match self.why {
            Why::Hand(why) => msg!(coach_other {
                part,
                name,
                did: did.name.key(),
                amount: did.amount,
                made,
                hand,
                own,
                why,
            }),
            Why::Part { before, after } => msg!(coach_other_discard {
                part,
                name,
                cards: &did.cards,
                made,
                hand,
                own,
                more: after > before,
                before,
                after,
            }),
        })
    }
}

/// A finished hand, wound back to one of its moments.
struct RewoundHand<'a> {
    end: &'a View,
    tableau: Tableau,
    board: Vec<Option<Card>>,
    /// The cards that were taken away from it.
    gone: Vec<Seen>,
}

impl RewoundHand<'_> {
    fn explain(&self, seat: Seat, did: NamedAction) -> Option<ExplainedAction> {
        let own = self.shown(seat)?;
        let unit = self.end.rules.forced.largest();
        let cheap = did.name == ActionName::Call && did.amount <= unit;
        // Before an exchange the player held a different hand, and
        // calling just the blind needs no reason.
        let street = self.tableau.street;
        if street == Street::BeforeDraw || (street == Street::Preflop && cheap) {
            return None;
        }
        let chances = bots::chances(&self.as_seen_by(seat))?;
        let share = chances.pot * (chances.against + 1) as f64;
        let why = Why::Hand(match did.name {
            _ if share >= STRONG => "strong",
            _ if share >= WEAK => "even",
            ActionName::Call | ActionName::Continue => "hope",
            _ => "bluff",
        });
        let part = match did.name {
            ActionName::Continue => "continuing",
            _ => street_name(street),
        };
        Some(ExplainedAction {
            seat,
            part,
            did,
            own,
            hand: self.hand_of(own),
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
    ) -> Option<ExplainedAction> {
        Some(ExplainedAction {
            seat,
            part: street_name(self.tableau.street),
            did: NamedAction {
                name: ActionName::Discard,
                amount: 0,
                cards: card?.to_string(),
            },
            own: self.shown(seat)?,
            hand: None,
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

    fn hand_of(&self, own: CardSet) -> Option<CardSet> {
        let rules = &self.end.rules;
        let board = self.board.iter().flatten().copied().collect();
        let five = rules.making.value(own, board).five.set();
        (five.len() == 5 && rules.picks().is_none()).then_some(five)
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
                _ if self.tableau.live.contains(other.seat) => Status::Active,
                _ => Status::Folded,
            };
        }
        then
    }
}

/// Who has put chips in by choice, and how.
fn did<C>(event: &Event<C>) -> Option<(Seat, NamedAction)> {
    let (seat, name, amount) = match *event {
        Event::Bet {
            seat, all_in: true, ..
        }
        | Event::Raised {
            seat, all_in: true, ..
        } => (seat, ActionName::AllIn, 0),
        Event::Bet { seat, to, .. } => (seat, ActionName::Bet, to),
        Event::Raised { seat, to, .. } => (seat, ActionName::Raise, to),
        Event::Called { seat, amount, .. } => (seat, ActionName::Call, amount),
        Event::Continued { seat, amount, .. } => (seat, ActionName::Continue, amount),
        _ => return None,
    };
    let action = NamedAction {
        name,
        amount,
        cards: String::new(),
    };
    Some((seat, action))
}
