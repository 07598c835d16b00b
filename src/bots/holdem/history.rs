//! What a hand's events say about its players.

use crate::rules::cards::CardSet;
use crate::rules::{Chips, Seat, Seen, Step, Street, Tableau, View};

/// One decision of a player, and what it was about.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ObservedAction {
    /// Whose decision.
    pub(super) seat: usize,
    pub(super) situation: Situation,
    pub(super) kind: BetResponse,
    /// The community cards at the time.
    pub(super) board: CardSet,
    /// The size of a bet or raise beyond the call, as a share of the pot
    /// after that call.
    pub(super) size: f32,
}

/// What a player did, as far as it matters to a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BetResponse {
    Fold,
    /// Checked or called.
    Call,
    /// Bet or raised.
    Raise,
}

impl BetResponse {
    /// Who decided what, where the event is a decision about a bet.
    fn of(seen: &Seen) -> Option<(Seat, BetResponse)> {
        match *seen {
            Seen::Folded { seat } => Some((seat, BetResponse::Fold)),
            Seen::Checked { seat } | Seen::Called { seat, .. } => Some((seat, BetResponse::Call)),
            Seen::Bet { seat, .. } | Seen::Raised { seat, .. } => Some((seat, BetResponse::Raise)),
            _ => None,
        }
    }
}

/// The kind of decision that a player faces.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Situation {
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

/// The upper ends of the classes of prices: before the flop, and after it.
const PRICE_LIMITS: [[f32; 5]; 2] = [[0.0, 1.0, 3.5, 12.0, 35.0], [0.0, 0.4, 0.8, 1.4, 3.0]];

impl Situation {
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

/// The hand so far, told as decisions.
#[derive(Clone, Debug)]
pub(super) struct BettingHistory {
    /// Every decision, in order.
    pub(super) actions: Vec<ObservedAction>,
    /// The table after them.
    pub(super) tableau: Tableau,
}

impl BettingHistory {
    /// Reads the events of a hand.
    pub(super) fn read(view: &View) -> BettingHistory {
        let mut history = BettingHistory {
            actions: Vec::with_capacity(16),
            tableau: Tableau::new(&view.rules),
        };
        let unit = unit(view) as f64;
        let mut board = CardSet::EMPTY;
        for seen in &view.seen {
            if let Seen::Board { cards, .. } = seen {
                board = board | cards.known().map_or(CardSet::EMPTY, |row| row.set());
            }
            if let Some((seat, kind)) = BetResponse::of(seen) {
                history.actions.push(ObservedAction {
                    seat: seat.index(),
                    situation: situation(&history.tableau, seat, unit),
                    kind,
                    board,
                    size: size(&history.tableau, seen),
                });
            }
            history.tableau.note(seen);
        }
        history
    }

    /// What the viewer, whose turn it is, must decide.
    pub(super) fn situation_of(&self, view: &View, seat: Seat) -> Situation {
        let (bet, stack) = (view.seats.get(seat.index())).map_or((0, 0), |it| (it.bet, it.stack));
        // Nobody pays more than they have.
        let to_match = view.to_match.min(bet + stack);
        let owed = to_match.saturating_sub(bet) as f64;
        let street = street_number(view.street).unwrap_or(0);
        let (pot, to_match) = (view.pot() as f64, to_match as f64);
        Situation {
            street,
            price: Situation::price(street, owed, pot, to_match, unit(view) as f64),
            behind: self.tableau.to_act().without(seat).len(),
            players: self.tableau.live.len(),
        }
    }
}

/// What a player must decide who acts next.
fn situation(tableau: &Tableau, seat: Seat, unit: f64) -> Situation {
    let street = street_number(tableau.street).unwrap_or(0);
    let owed = tableau.owed(seat) as f64;
    let (pot, to_match) = (tableau.pot as f64, tableau.to_match as f64);
    Situation {
        street,
        price: Situation::price(street, owed, pot, to_match, unit),
        behind: tableau.to_act().len().saturating_sub(1),
        players: tableau.live.len(),
    }
}

/// The size of a bet or raise, about to be made, as a share of the pot.
fn size(tableau: &Tableau, seen: &Seen) -> f32 {
    let (Seen::Bet { seat, to, .. } | Seen::Raised { seat, to, .. }) = seen else {
        return 0.0;
    };
    let raise = to.saturating_sub(tableau.to_match) as f32;
    raise / (tableau.pot + tableau.owed(*seat)).max(1) as f32
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    use crate::rules::cards::{Deck, Seed};
    use crate::rules::{Action, Hand, HoldemOptions, Input, Options, Viewer};

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
        let history = BettingHistory::read(&view);
        let told: Vec<String> = (history.actions.iter())
            .map(|action| {
                let Situation { street, behind, .. } = action.situation;
                let class = action.situation.price_class();
                let (seat, kind, size) = (action.seat, action.kind, action.size);
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
        let situation = history.situation_of(&view, me);
        assert_eq!(
            (situation.street, situation.price_class(), situation.players),
            (2, 5, 2)
        );
    }
}
