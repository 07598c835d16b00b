//! What holds for every hand of every game, whatever the options, the cards
//! and the players do.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[path = "properties/answers.rs"]
mod answers;
mod any_options;
mod any_scripts;
mod any_table;
#[path = "properties/run_out.rs"]
mod run_out;

use any_options::{draw, unique};
use any_table::{Swapped, Table, cards_known, holdem, tables, tables_by};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletalk::rules::cards::{Card, CardSet};
use tabletalk::rules::*;
use tabletalk::tools::sim::random_input;

impl Table {
    /// Plays to the end, giving each state before an input to `look`.
    fn play(&self, mut look: impl FnMut(&Hand, Input)) -> (Hand, Vec<Input>) {
        let mut hand = self.deal_from(self.deck());
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

/// Tables of all games, and of games that nobody has thought of.
fn any_tables() -> impl Strategy<Value = Table> {
    prop_oneof![
        3 => tables(prop_oneof![holdem(), draw(), unique()]),
        1 => tables_by(any_scripts::flop_games()),
        1 => tables_by(any_scripts::exchange_games()),
        1 => tables_by(any_scripts::pick_games()),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn chips_and_cards_are_conserved_and_every_hand_ends(table in any_tables()) {
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

    /// Whoever follows the events comes to the same table as the rules.
    #[test]
    fn the_events_add_up_to_the_table(table in any_tables()) {
        let mut tableau = Tableau::new(&table.rules);
        let mut noted = 0;
        let mut compare = |hand: &Hand| {
            hand.events()[noted..].iter().for_each(|event| tableau.note(event));
            noted = hand.events().len();
            let view = table.view(hand, Viewer::Rail);
            assert_same_table(&tableau, &view);
            assert_eq!(Tableau::of(&view), tableau, "what is seen adds up alike");
        };
        let (hand, _) = table.play(|hand, _| compare(hand));
        compare(&hand);
    }

    #[test]
    fn the_same_inputs_give_the_same_hand(table in any_tables()) {
        let (hand, inputs) = table.play(|_, _| ());
        let mut again = table.deal_from(table.deck());
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
    fn bounds_are_exact_and_a_refusal_changes_nothing(table in any_tables()) {
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
    fn nobody_sees_a_pick_before_the_reveal(table in any_tables()) {
        let mut hand = table.deal_from(table.deck());
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(table.seed);
        let seats = table.stacks.len();
        while let Some(input) = random_input(&hand, &mut chance) {
            let before = hand.clone();
            hand.apply(input).unwrap();
            let Input::Act(picker, Action::Pick(_)) = input else { continue };
            // Everybody hears of the last one: picking is over.
            if table.view(&hand, Viewer::Rail).phase != Phase::Picking {
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
    fn no_seat_learns_of_hidden_cards(table in any_tables(), shuffle in any::<u64>()) {
        for seat in Seats::first(table.stacks.len()) {
            assert_no_interference(&table, Viewer::Seat(seat), shuffle);
        }
        assert_no_interference(&table, Viewer::Rail, shuffle);
    }
}

fn assert_same_table(tableau: &Tableau, view: &View) {
    assert_eq!(tableau.pot, view.pot());
    assert_eq!(tableau.dealt_in, view.dealt_in());
    // An exchange belongs to the round after it, which the rules have yet to
    // open.
    if view.phase != Phase::Exchanging {
        assert_eq!(tableau.street, view.street);
        assert_eq!(tableau.to_match, view.to_match);
    }
    for seat in &view.seats {
        assert_eq!(tableau.stack(seat.seat, seat.brought), seat.stack);
        assert_eq!(tableau.live.contains(seat.seat), seat.is_live());
        // No event tells that the bets before a showdown were collected.
        if !matches!(view.phase, Phase::Exchanging | Phase::Showing) {
            assert_eq!(tableau.bet(seat.seat), seat.bet);
        }
        // Where the pots are paid, the rules no longer know who put in what.
        if view.phase != Phase::Over {
            assert_eq!(tableau.put_in(seat.seat), seat.put_in);
            assert_eq!(tableau.status(seat.seat), seat.status);
        }
    }
    if let Some(turn) = view.turn.filter(|_| view.phase == Phase::Betting) {
        assert!(tableau.to_act().contains(turn));
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
        (Some(Choices::Bet(choices)), Action::AllIn) => {
            choices.no_all_in(me.bet + me.stack).is_none()
        }
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
    let first = table.deal_swapped(&Swapped::NONE);
    let (states, inputs) = play_until_shown(table, first, viewer);
    let Some(last) = states.last() else { return };

    // What the viewer has come to know stays where it is.
    let swapped = Swapped::all_but(cards_known(last), shuffle);
    let mut hand = table.deal_swapped(&swapped);
    for (number, expected) in states.iter().enumerate() {
        if let Some(before) = number.checked_sub(1) {
            hand.apply(swapped.input(inputs[before])).unwrap();
        }
        let seen = table.view(&hand, viewer);
        assert_eq!(seen, *expected, "{viewer:?} sees through the cards");
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
        let view = table.view(&hand, viewer);
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
