//! Random tables about to be dealt, for tests of what always holds.

use std::sync::Arc;

use proptest::prelude::*;
use tabletalk::rules::cards::{Card, CardSet, Deck, Seed};
use tabletalk::rules::*;

/// A table about to be dealt, and the seed of what its players will do.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) rules: Arc<Rules>,
    pub(crate) stacks: Vec<Chips>,
    pub(crate) button: Seat,
    pub(crate) seed: u64,
}

impl Table {
    pub(crate) fn deck(&self) -> Deck {
        Deck::shuffled(&Seed::from(self.seed), 0)
    }

    pub(crate) fn deal_from(&self, deck: Deck) -> Hand {
        Hand::deal(Arc::clone(&self.rules), &self.stacks, self.button, deck).unwrap()
    }

    /// Deals from the table's own deck, with cards in each other's places.
    pub(crate) fn deal_swapped(&self, swapped: &Swapped) -> Hand {
        let mut deck = self.deck();
        let order = std::iter::from_fn(|| deck.draw()).map(|card| swapped.card(card));
        self.deal_from(Deck::stacked(&order.collect::<Vec<_>>()).unwrap())
    }

    pub(crate) fn view(&self, hand: &Hand, viewer: Viewer) -> View {
        hand.view(viewer, self.stacks.len())
    }
}

/// Tables with stacks from one chip to deep, some seats empty.
pub(crate) fn tables(options: impl Strategy<Value = Options>) -> impl Strategy<Value = Table> {
    tables_by(options.prop_map(|options| {
        options.check().unwrap();
        (options.rules(0), options.players())
    }))
}

/// Tables for so many players who play by these rules.
pub(crate) fn tables_by(
    rules: impl Strategy<Value = (Rules, usize)>,
) -> impl Strategy<Value = Table> {
    rules.prop_flat_map(|(rules, players)| {
        let stack = prop_oneof![
            Just(0u64),
            1u64..10,
            1u64..300,
            1u64..30_000,
            Just(20_000u64)
        ];
        let stacks = prop::collection::vec(stack, players);
        (Just(Arc::new(rules)), stacks, any::<u64>(), 0..players).prop_filter_map(
            "two players with chips",
            |(rules, stacks, seed, at)| {
                let in_game: Vec<usize> = (0..stacks.len()).filter(|&i| stacks[i] > 0).collect();
                let button = Seat::new(*in_game.get(at % in_game.len().max(1))?)?;
                (in_game.len() > 1).then_some(Table {
                    rules,
                    stacks,
                    button,
                    seed,
                })
            },
        )
    })
}

pub(crate) fn holdem() -> impl Strategy<Value = Options> {
    let raise_mode = prop::sample::select(vec![
        RaiseMode::NoLimit,
        RaiseMode::PotLimit,
        RaiseMode::DoublePotLimit,
    ]);
    let big_blind = prop_oneof![1u64..20, 100u64..10_000];
    let ante = prop_oneof![Just(0u64), 1u64..300];
    let turn_timer = prop::option::of(prop::sample::select(vec![5, 30, 90]));
    (2u8..=12, big_blind, ante, raise_mode, 0u8..=10, turn_timer).prop_map(
        |(players, big_blind, ante, raise_mode, max_raises, turn_timer)| {
            Options::Holdem(HoldemOptions {
                players,
                big_blind,
                ante,
                raise_mode,
                max_raises,
                turn_timer,
                ..HoldemOptions::default()
            })
        },
    )
}

/// Every card that the view tells, in any place.
pub(crate) fn cards_known(view: &View) -> CardSet {
    let mut known = view.face_up();
    for seat in &view.seats {
        known = known | seat.known_cards() | seat.picks.set();
    }
    for seen in &view.seen {
        let told = match seen {
            Seen::Dealt { cards, .. }
            | Seen::Exchanged { cards, .. }
            | Seen::Board { cards, .. }
            | Seen::BoardDiscarded { card: cards, .. } => cards.known().copied(),
            Seen::Wave { cards, .. } => Some(*cards),
            Seen::Picked { card, .. } => Some([*card].into_iter().collect()),
            _ => None,
        };
        known = known | told.unwrap_or_default().set();
    }
    known
}

/// Cards that change places among themselves, for tables that differ only in
/// what somebody does not know.
pub(crate) struct Swapped {
    by_bit: [Option<Card>; 64],
}

impl Swapped {
    /// Every card is where it was.
    pub(crate) const NONE: Swapped = Swapped { by_bit: [None; 64] };

    /// All cards but these change places.
    pub(crate) fn all_but(known: CardSet, seed: u64) -> Swapped {
        let mut deck = Deck::shuffled(&Seed::from(seed), 1);
        let others = std::iter::from_fn(|| deck.draw()).filter(|&card| !known.contains(card));
        let mut swapped = Swapped::NONE;
        for (card, other) in (!known).into_iter().zip(others) {
            swapped.by_bit[usize::from(card.bit())] = Some(other);
        }
        swapped
    }

    pub(crate) fn card(&self, card: Card) -> Card {
        self.by_bit[usize::from(card.bit())].unwrap_or(card)
    }

    /// The same input about the other cards.
    pub(crate) fn input(&self, input: Input) -> Input {
        match input {
            Input::Act(seat, Action::Draw(cards)) => {
                let cards = cards.into_iter().map(|card| self.card(card)).collect();
                Input::Act(seat, Action::Draw(cards))
            }
            other => other,
        }
    }
}
