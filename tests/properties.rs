//! What holds for every hand of every game, whatever the options, the cards
//! and the players do.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod any_options;

use std::sync::Arc;

use any_options::{draw, unique};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletalk::cards::{Card, CardSet, Deck, Seed};
use tabletalk::engine::*;
use tabletalk::sim::random_input;

/// A table about to be dealt, and the seed of what its players will do.
#[derive(Clone, Debug)]
struct Table {
    rules: Arc<Rules>,
    stacks: Vec<Chips>,
    button: Seat,
    seed: u64,
}

impl Table {
    fn deck(&self) -> Deck {
        Deck::shuffled(&Seed::from(self.seed), 0)
    }

    fn deal(&self) -> Hand {
        self.deal_from(self.deck())
    }

    fn deal_from(&self, deck: Deck) -> Hand {
        Hand::deal(Arc::clone(&self.rules), &self.stacks, self.button, deck).unwrap()
    }

    /// Plays to the end, giving each state before an input to `look`.
    fn play(&self, mut look: impl FnMut(&Hand, Input)) -> (Hand, Vec<Input>) {
        let mut hand = self.deal();
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut inputs = Vec::new();
        while let Some(input) = random_input(&hand, &mut chance) {
            look(&hand, input);
            hand.apply(input).unwrap();
            inputs.push(input);
            assert!(inputs.len() < 100_000, "the hand does not end");
        }
        (hand, inputs)
    }

    fn chips(&self) -> Chips {
        self.stacks.iter().sum()
    }
}

fn timer() -> impl Strategy<Value = TurnTimer> {
    prop::option::of(prop::sample::select(vec![5, 30, 90]))
}

fn holdem() -> impl Strategy<Value = Options> {
    let raise_mode = prop::sample::select(vec![
        RaiseMode::NoLimit,
        RaiseMode::PotLimit,
        RaiseMode::DoublePotLimit,
    ]);
    let big_blind = prop_oneof![1u64..20, 100u64..10_000];
    let ante = prop_oneof![Just(0u64), 1u64..300];
    (2u8..=12, big_blind, ante, raise_mode, 0u8..=10, timer()).prop_map(
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

/// Tables of all games, with stacks from one chip to deep, some seats empty.
fn table() -> impl Strategy<Value = Table> {
    prop_oneof![holdem(), draw(), unique()].prop_flat_map(|options| {
        options.check().unwrap();
        let players = options.players();
        let stack = prop_oneof![Just(0u64), 1u64..10, 1u64..300, 1u64..30_000];
        let stacks = prop::collection::vec(stack, players);
        (Just(options), stacks, any::<u64>(), 0..players).prop_filter_map(
            "two players with chips",
            |(options, stacks, seed, at)| {
                let in_game: Vec<usize> = (0..stacks.len()).filter(|&i| stacks[i] > 0).collect();
                let button = Seat::new(*in_game.get(at % in_game.len().max(1))?)?;
                (in_game.len() > 1).then(|| Table {
                    rules: Arc::new(options.rules(0)),
                    stacks,
                    button,
                    seed,
                })
            },
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn chips_and_cards_are_conserved_and_every_hand_ends(table in table()) {
        let whole = |hand: &Hand| {
            let stacks: Chips = hand.stacks().iter().sum();
            assert_eq!(stacks + hand.pot(), table.chips());
            assert_eq!(hand.cards_accounted_for(), (CardSet::FULL, Card::COUNT));
            let told: Chips = hand.view(Viewer::Rail, 0).pot();
            assert_eq!(told, hand.pot(), "the pots told are the pot");
        };
        let (hand, _) = table.play(|hand, _| whole(hand));
        whole(&hand);
        prop_assert_eq!(hand.pot(), 0);
        prop_assert_eq!(hand.turn(), None);
    }

    #[test]
    fn the_same_inputs_give_the_same_hand(table in table()) {
        let (hand, inputs) = table.play(|_, _| ());
        let mut again = table.deal();
        let mut events = again.events().to_vec();
        for input in inputs {
            events.extend_from_slice(again.apply(input).unwrap());
        }
        prop_assert!(hand == again);
        prop_assert_eq!(hand.events(), events);
    }

    /// Whatever a player could think of: either it is done, or it is refused
    /// and nothing has changed. The bounds that are told are kept to the chip.
    #[test]
    fn bounds_are_exact_and_a_refusal_changes_nothing(table in table()) {
        table.play(|hand, _| {
            for seat in Seats::first(table.stacks.len()) {
                for action in every_action(hand, seat) {
                    let mut tried = hand.clone();
                    let result = tried.apply(Input::Act(seat, action)).map(|_| ());
                    let legal = is_legal(hand, seat, action);
                    assert_eq!(result.is_ok(), legal, "{seat:?} {action:?}: {result:?}");
                    assert!(legal || tried == *hand, "{seat:?} {action:?} changed the hand");
                }
            }
            for due in [Due::Turn, Due::Wave, Due::PickingOver, Due::Level, Due::LevelSoon] {
                let mut tried = hand.clone();
                let refused = tried.apply(Input::Clock(due)).is_err();
                assert!(!refused || tried == *hand, "{due:?} changed the hand");
            }
        });
    }

    /// While all pick at once, a pick changes nothing that anybody else sees.
    #[test]
    fn nobody_sees_a_pick_before_the_reveal(table in table()) {
        let mut hand = table.deal();
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(table.seed);
        let seats = table.stacks.len();
        while let Some(input) = random_input(&hand, &mut chance) {
            let before = hand.clone();
            hand.apply(input).unwrap();
            let Input::Act(picker, Action::Pick(_)) = input else { continue };
            if hand.is_over() {
                continue;
            }
            for seat in Seats::first(seats).without(picker) {
                let viewer = Viewer::Seat(seat);
                prop_assert_eq!(before.view(viewer, seats), hand.view(viewer, seats));
            }
            prop_assert_eq!(before.view(Viewer::Rail, seats), hand.view(Viewer::Rail, seats));
        }
    }

    /// Two tables that differ only in cards hidden from a seat look the same
    /// from there, and tell it the same, until the hidden cards are shown.
    #[test]
    fn no_seat_learns_of_hidden_cards(table in table(), shuffle in any::<u64>()) {
        for seat in Seats::first(table.stacks.len()) {
            assert_no_interference(&table, Viewer::Seat(seat), shuffle);
        }
        assert_no_interference(&table, Viewer::Rail, shuffle);
    }
}

/// Actions of every kind, with amounts around every bound.
fn every_action(hand: &Hand, seat: Seat) -> Vec<Action> {
    let mut actions = vec![
        Action::Fold,
        Action::Check,
        Action::Call,
        Action::AllIn,
        Action::Continue,
        Action::Pass,
        Action::Muck,
        Action::Show(Which::All),
        Action::Draw(CardSet::EMPTY),
        Action::Draw(CardSet::FULL),
        Action::RaiseTo(0),
        Action::RaiseTo(Chips::MAX),
    ];
    if let Some(Choices::Bet(BetChoices {
        raise: Ok(raise), ..
    })) = hand.choices(seat)
    {
        for bound in [raise.min, raise.max] {
            actions.extend([bound - 1, bound, bound + 1].map(Action::RaiseTo));
        }
    }
    let view = hand.view(Viewer::Seat(seat), MAX_SEATS);
    let own: CardSet = view
        .me()
        .into_iter()
        .flat_map(|me| &me.cards)
        .flatten()
        .copied()
        .collect();
    actions.push(Action::Draw(own));
    for place in 0..=8 {
        actions.extend([Action::Discard(place), Action::Pick(place)]);
    }
    actions
}

/// What the choices say, without asking the engine.
fn is_legal(hand: &Hand, seat: Seat, action: Action) -> bool {
    let view = hand.view(Viewer::Seat(seat), MAX_SEATS);
    let Some(me) = view.me() else { return false };
    match (view.choices, action) {
        (Some(Choices::Bet(_) | Choices::Continue { .. }), Action::Fold) => true,
        (Some(Choices::Bet(choices)), Action::Check) => choices.to_call == 0,
        (Some(Choices::Bet(choices)), Action::Call) => choices.to_call > 0,
        (Some(Choices::Bet(choices)), Action::RaiseTo(to)) => choices
            .raise
            .is_ok_and(|raise| (raise.min..=raise.max).contains(&to)),
        (Some(Choices::Bet(choices)), Action::AllIn) => match choices.raise {
            Ok(raise) => raise.max == me.bet + me.stack,
            Err(NoRaise::CoveredByBet | NoRaise::NobodyLeft) => choices.to_call > 0,
            Err(_) => false,
        },
        (Some(Choices::Continue { .. }), Action::Continue) => true,
        (Some(Choices::Exchange { most }), Action::Draw(cards)) => {
            let own: CardSet = me.cards.iter().flatten().copied().collect();
            cards.is_subset_of(own) && cards.len() <= most.into()
        }
        (Some(Choices::Discard { .. }), Action::Pass) => true,
        (Some(Choices::Discard { .. }), Action::Discard(place)) => {
            usize::from(place) < view.board.len()
        }
        (Some(Choices::Pick { open, .. }), Action::Pick(place)) => {
            let card = view.board.get(usize::from(place)).copied().flatten();
            place < open && card.is_some_and(|card| !me.picks.contains(&card))
        }
        (Some(Choices::Show), Action::Show(Which::All) | Action::Muck) => true,
        _ => false,
    }
}

fn assert_no_interference(table: &Table, viewer: Viewer, shuffle: u64) {
    let order: Vec<Card> = {
        let mut deck = table.deck();
        std::iter::from_fn(|| deck.draw()).collect()
    };
    let first = table.deal_from(Deck::stacked(&order).unwrap());
    let (states, inputs) = play_until_shown(table, first, viewer);
    let Some(last) = states.last() else { return };

    // The cards that the viewer has come to know stay; all others change
    // places among themselves.
    let known = cards_known(last);
    let hidden: Vec<Card> = order
        .iter()
        .copied()
        .filter(|&card| !known.contains(card))
        .collect();
    let mut other = Deck::shuffled(&Seed::from(shuffle), 1);
    let mut replaced = std::iter::from_fn(|| other.draw()).filter(|&card| !known.contains(card));
    let mut renamed = [None; 64];
    for &card in &hidden {
        renamed[card.bit() as usize] = replaced.next();
    }
    let rename = |card: Card| renamed[card.bit() as usize].unwrap_or(card);
    let order: Vec<Card> = order.into_iter().map(rename).collect();

    let mut hand = table.deal_from(Deck::stacked(&order).unwrap());
    let seats = table.stacks.len();
    assert_eq!(
        states[0],
        hand.view(viewer, seats),
        "{viewer:?} sees through the cards"
    );
    for (input, expected) in inputs.into_iter().zip(&states[1..]) {
        let input = match input {
            Input::Act(seat, Action::Draw(cards)) => {
                Input::Act(seat, Action::Draw(cards.into_iter().map(rename).collect()))
            }
            other => other,
        };
        hand.apply(input).unwrap();
        assert_eq!(
            *expected,
            hand.view(viewer, seats),
            "{viewer:?} sees through the cards"
        );
    }
}

/// The viewer's views of the hand, up to the last one before anybody else
/// has shown a card, and the inputs between them.
fn play_until_shown(table: &Table, mut hand: Hand, viewer: Viewer) -> (Vec<View>, Vec<Input>) {
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(table.seed);
    let (mut views, mut inputs) = (Vec::new(), Vec::new());
    loop {
        let shown = |seen: &Seen| match seen {
            Seen::Shown { seat, .. } | Seen::PicksShown { seat, .. } => !viewer.is(*seat),
            _ => false,
        };
        let view = hand.view(viewer, table.stacks.len());
        if view.seen.iter().any(shown) {
            inputs.pop();
            return (views, inputs);
        }
        views.push(view);
        let Some(input) = random_input(&hand, &mut chance) else {
            return (views, inputs);
        };
        hand.apply(input).unwrap();
        inputs.push(input);
    }
}

/// Every card that the view tells, in any place.
fn cards_known(view: &View) -> CardSet {
    let mut known: CardSet = view.board.iter().flatten().copied().collect();
    for seat in &view.seats {
        known = known | seat.cards.iter().flatten().copied().collect() | seat.picks.set();
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
