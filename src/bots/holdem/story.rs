//! What a hand's events say about its players.

use crate::cards::CardSet;
use crate::engine::{Chips, MAX_SEATS, Seat, Seats, Seen, Step, Street, View};

/// One decision of a player, and what it was about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Deed {
    /// Whose decision.
    pub(super) seat: usize,
    pub(super) spot: Spot,
    pub(super) kind: DeedKind,
    /// The community cards at the time.
    pub(super) board: CardSet,
    /// The size of a bet or raise beyond the call, as a share of the pot
    /// after that call.
    pub(super) size: f32,
}

/// What a player did, as far as it matters to a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DeedKind {
    Fold,
    /// Checked or called.
    Call,
    /// Bet or raised.
    Raise,
}

/// The kind of decision that a player faces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Spot {
    /// Zero before the flop, three on the river.
    pub(super) street: usize,
    /// What it costs to stay in: before the flop the bet to be matched, in
    /// big blinds; later what is owed, as a share of the pot before the bet.
    /// Zero is free.
    pub(super) price: f32,
    /// How many players can still act after this one.
    pub(super) behind: usize,
    /// How many players are in the hand.
    pub(super) players: usize,
}

/// Prices up to these are alike, by street.
const PRICE_LIMITS: [[f32; 5]; 2] = [[0.0, 1.0, 3.5, 12.0, 35.0], [0.0, 0.4, 0.8, 1.4, 3.0]];

impl Spot {
    /// How many classes of prices are told apart.
    pub(super) const PRICES: usize = 6;

    /// `pot` has all bets in it, `to_match` is the bet to be matched.
    pub(super) fn price(street: usize, owed: f64, pot: f64, to_match: f64, unit: f64) -> f32 {
        let price = match street {
            _ if owed <= 0.0 => 0.0,
            0 => to_match / unit,
            _ => owed / (pot - owed).max(unit),
        };
        price as f32
    }

    pub(super) fn is_free(self) -> bool {
        self.price <= 0.0
    }

    /// The class of the price; zero is free.
    pub(super) fn price_class(self) -> usize {
        let limits = PRICE_LIMITS[self.street.min(1)];
        limits
            .iter()
            .filter(|&&limit| self.price > limit + 1e-3)
            .count()
    }
}

/// The smallest bet of the game: the big blind.
pub(super) fn unit(view: &View) -> Chips {
    let units = view.rules.script.iter().filter_map(|step| match step {
        Step::Bet { unit, .. } => Some(*unit),
        _ => None,
    });
    units.max().unwrap_or(1).max(1)
}

/// Where the street comes, where it is one of hold'em's.
pub(super) fn street_number(street: Street) -> Option<usize> {
    match street {
        Street::Preflop => Some(0),
        Street::Flop => Some(1),
        Street::Turn => Some(2),
        Street::River => Some(3),
        Street::BeforeDraw | Street::AfterDraw | Street::Community => None,
    }
}

/// The hand told so far.
#[derive(Clone, Debug)]
pub(super) struct Story {
    /// Every decision, in order.
    pub(super) deeds: Vec<Deed>,
    /// Those who have acted since the last bet or raise, or made it.
    pub(super) acted: Seats,
    /// Those who can still act in this hand.
    active: Seats,
    live: Seats,
}

impl Story {
    /// Reads the events of a hand.
    pub(super) fn read(view: &View) -> Story {
        let mut reader = Reader {
            story: Story {
                deeds: Vec::with_capacity(16),
                acted: Seats::NONE,
                active: Seats::NONE,
                live: Seats::NONE,
            },
            unit: unit(view) as f64,
            street: 0,
            board: CardSet::EMPTY,
            live: Seats::NONE,
            all_in: Seats::NONE,
            pot: 0,
            bets: [0; MAX_SEATS],
            to_match: 0,
        };
        view.seen.iter().for_each(|seen| reader.take(seen));
        reader.story.live = reader.live;
        reader.story.active = reader.live.minus(reader.all_in);
        reader.story
    }

    /// What the viewer, whose turn it is, must decide.
    pub(super) fn spot_of(&self, view: &View, seat: Seat) -> Spot {
        let (bet, stack) = (view.seats.get(seat.index())).map_or((0, 0), |it| (it.bet, it.stack));
        // Nobody pays more than they have.
        let to_match = view.to_match.min(bet + stack);
        let owed = to_match.saturating_sub(bet) as f64;
        let street = street_number(view.street).unwrap_or(0);
        let (pot, to_match) = (view.pot() as f64, to_match as f64);
        Spot {
            street,
            price: Spot::price(street, owed, pot, to_match, unit(view) as f64),
            behind: self.active.minus(self.acted).without(seat).len(),
            players: self.live.len(),
        }
    }
}

struct Reader {
    story: Story,
    unit: f64,
    street: usize,
    board: CardSet,
    live: Seats,
    all_in: Seats,
    pot: Chips,
    bets: [Chips; MAX_SEATS],
    to_match: Chips,
}

impl Reader {
    fn take(&mut self, seen: &Seen) {
        match *seen {
            Seen::Ante { amount, .. } => self.pot += amount,
            Seen::Blind { seat, amount, .. } => {
                self.pot += amount;
                self.bets[seat.index()] += amount;
                self.to_match = self.to_match.max(amount);
            }
            Seen::Dealt { seat, .. } => self.live.insert(seat),
            Seen::Board { street, cards, .. } => {
                self.street = street_number(street).unwrap_or(self.street);
                self.board = self.board | cards.known().map_or(CardSet::EMPTY, |row| row.set());
                self.bets = [0; MAX_SEATS];
                self.to_match = 0;
                self.story.acted = Seats::NONE;
            }
            Seen::Folded { seat } => {
                self.note(seat.index(), DeedKind::Fold, 0.0);
                self.live.remove(seat);
            }
            Seen::Checked { seat } => {
                self.note(seat.index(), DeedKind::Call, 0.0);
                self.story.acted.insert(seat);
            }
            Seen::Called {
                seat,
                amount,
                all_in,
            } => {
                self.note(seat.index(), DeedKind::Call, 0.0);
                self.story.acted.insert(seat);
                self.pay(seat.index(), self.bets[seat.index()] + amount);
                if all_in {
                    self.all_in.insert(seat);
                }
            }
            Seen::Bet { seat, to, all_in } | Seen::Raised { seat, to, all_in } => {
                let call = self.to_match.saturating_sub(self.bets[seat.index()]);
                let raise = to.saturating_sub(self.to_match) as f32;
                let size = raise / (self.pot + call).max(1) as f32;
                self.note(seat.index(), DeedKind::Raise, size);
                self.story.acted = Seats::NONE;
                self.story.acted.insert(seat);
                self.pay(seat.index(), to);
                self.to_match = self.to_match.max(to);
                if all_in {
                    self.all_in.insert(seat);
                }
            }
            _ => {}
        }
    }

    fn pay(&mut self, seat: usize, to: Chips) {
        self.pot += to.saturating_sub(self.bets[seat]);
        self.bets[seat] = to;
    }

    fn note(&mut self, seat: usize, kind: DeedKind, size: f32) {
        let owed = self.to_match.saturating_sub(self.bets[seat]) as f64;
        let (pot, to_match) = (self.pot as f64, self.to_match as f64);
        let waiting = self.live.minus(self.story.acted).minus(self.all_in);
        self.story.deeds.push(Deed {
            seat,
            spot: Spot {
                street: self.street,
                price: Spot::price(self.street, owed, pot, to_match, self.unit),
                behind: waiting.len().saturating_sub(1),
                players: self.live.len(),
            },
            kind,
            board: self.board,
            size,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use crate::cards::{Deck, Seed};
    use crate::engine::{Action, Hand, HoldemOptions, Input, Options, Viewer};

    /// One line for each decision: seat, street, class of the price, kind.
    #[test]
    fn a_hand_is_told_as_decisions() {
        let options = Options::Holdem(HoldemOptions {
            players: 3,
            ..HoldemOptions::default()
        });
        let button = Seat::new(0).unwrap();
        let deck = Deck::shuffled(&Seed::from(1), 0);
        let mut hand = Hand::deal(Arc::new(options.rules(0)), &[20_000; 3], button, deck).unwrap();
        for action in [
            Action::RaiseTo(500),
            Action::Fold,
            Action::Call,
            Action::Check,
            Action::RaiseTo(550),
            Action::Call,
            Action::RaiseTo(19_000 - 50),
        ] {
            hand.apply(Input::Act(hand.turn().unwrap(), action))
                .unwrap();
        }
        let me = hand.turn().unwrap();
        let view = hand.view(Viewer::Seat(me), 3);
        let story = Story::read(&view);
        let told: Vec<String> = (story.deeds.iter())
            .map(|deed| {
                let Spot { street, behind, .. } = deed.spot;
                let class = deed.spot.price_class();
                let (seat, kind, size) = (deed.seat, deed.kind, deed.size);
                format!("{seat} on {street} for {class}, {behind} behind: {kind:?} {size:.2}")
            })
            .collect();
        expect_test::expect![[r#"
            0 on 0 for 1, 2 behind: Raise 0.60
            1 on 0 for 2, 1 behind: Fold 0.00
            2 on 0 for 2, 0 behind: Call 0.00
            2 on 1 for 0, 1 behind: Call 0.00
            0 on 1 for 0, 0 behind: Raise 0.50
            2 on 1 for 2, 0 behind: Call 0.00
            2 on 2 for 0, 1 behind: Raise 8.61"#]]
        .assert_eq(&told.join("\n"));
        let spot = story.spot_of(&view, me);
        assert_eq!((spot.street, spot.price_class(), spot.players), (2, 5, 2));
    }
}
