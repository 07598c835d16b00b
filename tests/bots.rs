//! Computer players: always legal, blind to hidden cards, the same for the
//! same seed, and as strong as they should be.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use std::sync::Arc;

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletalk::arena::Match;
use tabletalk::bots::{Bot, Cancel, Style, Worker};
use tabletalk::cards::{Card, CardSet, Deck, Seed, parse_cards};
use tabletalk::engine::{
    Action, Chips, Hand, HoldemOptions, Input, Options, RaiseMode, Rules, Seat, Seats, Seen, View,
    Viewer,
};
use tabletalk::sim::{GameName, random_input};

/// A hold'em table before the deal, any options, any stacks.
#[derive(Clone, Debug)]
struct Table {
    rules: Arc<Rules>,
    stacks: Vec<Chips>,
    button: Seat,
    seed: u64,
}

impl Table {
    fn deal(&self, deck: Deck) -> Hand {
        Hand::deal(Arc::clone(&self.rules), &self.stacks, self.button, deck).unwrap()
    }

    fn deck(&self) -> Deck {
        Deck::shuffled(&Seed::from(self.seed), 0)
    }

    fn view(&self, hand: &Hand, seat: Seat) -> View {
        hand.view(Viewer::Seat(seat), self.stacks.len())
    }
}

fn tables() -> impl Strategy<Value = Table> {
    let raise_mode = prop::sample::select(vec![
        RaiseMode::NoLimit,
        RaiseMode::PotLimit,
        RaiseMode::DoublePotLimit,
    ]);
    let big_blind = prop_oneof![1u64..20, 100u64..10_000];
    let ante = prop_oneof![Just(0u64), 1u64..300];
    let options = (2u8..=12, big_blind, ante, raise_mode, 0u8..=10);
    options.prop_flat_map(|(players, big_blind, ante, raise_mode, max_raises)| {
        let options = Options::Holdem(HoldemOptions {
            players,
            big_blind,
            ante,
            raise_mode,
            max_raises,
            ..HoldemOptions::default()
        });
        options.check().unwrap();
        let rules = Arc::new(options.rules(0));
        let stack = prop_oneof![
            Just(0u64),
            1u64..10,
            1u64..300,
            1u64..30_000,
            Just(20_000u64)
        ];
        let stacks = prop::collection::vec(stack, usize::from(players));
        (stacks, any::<u64>(), 0..usize::from(players)).prop_filter_map(
            "two players with chips",
            move |(stacks, seed, at)| {
                let in_game: Vec<usize> = (0..stacks.len()).filter(|&i| stacks[i] > 0).collect();
                let button = Seat::new(*in_game.get(at % in_game.len().max(1))?)?;
                (in_game.len() > 1).then(|| Table {
                    rules: Arc::clone(&rules),
                    stacks,
                    button,
                    seed,
                })
            },
        )
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Every style at one table, hand after hand: nothing is ever refused.
    #[test]
    fn every_action_is_legal(table in tables()) {
        let styles: Vec<&'static Style> = Style::all("holdem").collect();
        let mut bots: Vec<Bot> = (0..table.stacks.len())
            .map(|seat| Bot::new(styles[(seat + table.seed as usize) % styles.len()], table.seed))
            .collect();
        for number in 0..2 {
            let mut hand = table.deal(Deck::shuffled(&Seed::from(table.seed), number));
            while let Some(seat) = hand.turn() {
                let action = bots[seat.index()].decide(&table.view(&hand, seat));
                let action = action.expect("who must act has something to do");
                let result = hand.apply(Input::Act(seat, action)).map(|_| ());
                prop_assert!(result.is_ok(), "{seat:?} {action:?}: {result:?} in {hand:?}");
            }
            for seat in Seats::first(table.stacks.len()) {
                bots[seat.index()].watch(&table.view(&hand, seat));
            }
        }
    }

    /// Two tables that differ only in cards hidden from a player get the same
    /// decision of the same seed, with what was learnt before.
    #[test]
    fn hidden_cards_change_no_decision(table in tables(), shuffle in any::<u64>()) {
        let order: Vec<Card> = {
            let mut deck = table.deck();
            std::iter::from_fn(|| deck.draw()).collect()
        };
        let (moments, inputs) = decisions_until_shown(&table, &order);
        for (seat, made, view) in moments {
            let other = change_hidden(&order, &view, shuffle);
            let mut hand = table.deal(Deck::stacked(&other).unwrap());
            for &input in &inputs[..made] {
                hand.apply(input).unwrap();
            }
            let other_view = table.view(&hand, seat);
            for style in Style::all("holdem") {
                let mut bot = Bot::new(style, table.seed);
                bot.watch(&view);
                let mut other_bot = Bot::new(style, table.seed);
                other_bot.watch(&other_view);
                prop_assert_eq!(
                    bot.decide(&view),
                    other_bot.decide(&other_view),
                    "{} sees through the cards",
                    style.name
                );
            }
        }
    }
}

/// Some moments at which a player must decide and nobody has shown a card:
/// who, after how many inputs, and what they see. And all the inputs.
fn decisions_until_shown(table: &Table, order: &[Card]) -> (Vec<(Seat, usize, View)>, Vec<Input>) {
    let mut hand = table.deal(Deck::stacked(order).unwrap());
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(table.seed);
    let (mut moments, mut inputs) = (Vec::new(), Vec::new());
    while let Some(seat) = hand.turn() {
        let view = table.view(&hand, seat);
        if view
            .seen
            .iter()
            .any(|seen| matches!(seen, Seen::Shown { .. }))
        {
            break;
        }
        moments.push((seat, inputs.len(), view));
        let Some(input) = random_input(&hand, &mut chance) else {
            break;
        };
        hand.apply(input).unwrap();
        inputs.push(input);
    }
    // The later, the more there is to know.
    (moments.into_iter().rev().take(2).collect(), inputs)
}

/// The deck with all cards that the view does not tell in other places.
fn change_hidden(order: &[Card], view: &View, shuffle: u64) -> Vec<Card> {
    let board: CardSet = view.board.iter().flatten().copied().collect();
    let own = view
        .seats
        .iter()
        .flat_map(|seat| seat.cards.iter().flatten().copied());
    let known = board | own.collect();
    let mut deck = Deck::shuffled(&Seed::from(shuffle), 1);
    let mut others = std::iter::from_fn(|| deck.draw()).filter(|&card| !known.contains(card));
    let replace = |&card: &Card| match known.contains(card) {
        true => card,
        false => others.next().expect("as many hidden cards as before"),
    };
    order.iter().map(replace).collect()
}

/// A view on the flop, where there is something to compute.
fn on_the_flop() -> View {
    let rules = Arc::new(GameName::Holdem.options(Some(3)).rules(0));
    let button = Seat::new(0).unwrap();
    let deck = Deck::shuffled(&Seed::from(5), 0);
    let mut hand = Hand::deal(rules, &[20_000; 3], button, deck).unwrap();
    for action in [Action::RaiseTo(500), Action::Call, Action::Call] {
        let seat = hand.turn().unwrap();
        hand.apply(Input::Act(seat, action)).unwrap();
    }
    hand.view(Viewer::Seat(hand.turn().unwrap()), 3)
}

#[test]
fn the_worker_decides_as_the_player_would() {
    let view = on_the_flop();
    let mut worker = Worker::start(|| ());
    for style in Style::all("holdem") {
        let bot = Bot::new(style, 7);
        let id = worker.ask(&bot, view.clone());
        let answer = worker.wait().unwrap();
        assert_eq!((answer.id, answer.viewer), (id, view.viewer));
        assert_eq!(answer.action, bot.decide(&view), "{}", style.name);
    }
    assert_eq!(worker.wait(), None, "nothing is asked any more");
}

#[test]
fn a_cancelled_decision_never_comes_and_changes_nothing() {
    let view = on_the_flop();
    let bot = Bot::new(Style::named("pro", "holdem").unwrap(), 7);
    let mut worker = Worker::start(|| ());
    let in_vain = worker.ask(&bot, view.clone());
    let wanted = worker.ask(&bot, view.clone());
    worker.cancel(in_vain);
    let answer = worker.wait().unwrap();
    assert_eq!(answer.id, wanted);
    assert_eq!(answer.action, bot.decide(&view));
    assert_eq!(worker.poll(), None);

    let cancel = Cancel::new();
    cancel.cancel();
    assert_eq!(
        bot.decide_unless(&view, &cancel),
        None,
        "stops before it is done"
    );
}

#[test]
fn answers_wake_whoever_waits() {
    let (wake, woken) = std::sync::mpsc::channel();
    let mut worker = Worker::start(move || wake.send(()).unwrap_or(()));
    let bot = Bot::new(Style::named("rookie", "holdem").unwrap(), 7);
    let id = worker.ask(&bot, on_the_flop());
    woken.recv().unwrap();
    assert_eq!(worker.poll().map(|answer| answer.id), Some(id));
}

/// Whatever the level, however deep: nobody folds aces before the flop, and
/// nobody lets a few last chips go because the other one bets thousands.
#[test]
fn no_level_folds_aces_to_an_all_in() {
    let rules = Arc::new(GameName::Holdem.options(Some(2)).rules(0));
    let button = Seat::new(0).unwrap();
    // The first card goes to the seat left of the button.
    let deck = || Deck::stacked(&parse_cards("Ah7cAd2s").unwrap()).unwrap();
    for own in [300, 2_000, 20_000] {
        let mut hand = Hand::deal(Arc::clone(&rules), &[20_000, own], button, deck()).unwrap();
        hand.apply(Input::Act(button, Action::AllIn)).unwrap();
        let view = hand.view(Viewer::Seat(hand.turn().unwrap()), 2);
        for (style, seed) in Style::all("holdem")
            .filter(|it| it.name != "random")
            .zip(0..)
        {
            let action = Bot::new(style, seed).decide(&view);
            assert_eq!(action, Some(Action::Call), "{} with {own}", style.name);
        }
    }
}

fn duel(hero: &str, against: &str, decks: u64, threads: usize) -> Match {
    Match {
        options: GameName::Holdem.options(Some(2)),
        hero: Style::named(hero, "holdem").unwrap(),
        against: Style::named(against, "holdem").unwrap(),
        decks,
        seed: 3,
        threads,
    }
}

/// Not how strong, which takes longer to measure, but that they are.
#[test]
fn every_level_beats_who_just_calls_or_plays_anything() {
    for (hero, against) in [
        ("rookie", "random"),
        ("rock", "always-call"),
        ("regular", "always-call"),
        ("shark", "always-call"),
        ("pro", "random"),
        ("pro", "tight-passive"),
    ] {
        let score = duel(hero, against, 300, 2).play();
        assert!(score.bb_per_100 > score.ci95, "{score:?}");
    }
}

#[test]
fn a_match_is_the_same_for_any_number_of_threads() {
    let result = |threads| {
        let score = duel("pro", "regular", 1100, threads).play();
        (score.bb_per_100, score.ci95)
    };
    assert_eq!(result(1), result(3));
}

/// A style against itself: the seats are fair and the interval is honest.
#[test]
fn nobody_beats_themselves() {
    for style in ["regular", "random"] {
        let score = duel(style, style, 800, 2).play();
        assert!(score.bb_per_100.abs() <= 1.5 * score.ci95, "{score:?}");
    }
}

#[test]
fn styles_are_found_by_game_and_name() {
    let names = |game| -> Vec<&str> { Style::levels(game).map(|style| style.name).collect() };
    assert_eq!(
        names("holdem"),
        ["rookie", "rock", "regular", "shark", "pro"]
    );
    let unknown = Style::named("shak", "holdem").unwrap_err().to_string();
    assert!(
        unknown.contains("'shak'") && unknown.contains("shark"),
        "{unknown}"
    );
    assert!(Style::named("pro", "draw").is_err());
    assert!(Style::named("random", "draw").is_ok());
}

/// The baselines play all games through the arena.
#[test]
fn baselines_play_every_game() {
    for game in [GameName::Holdem, GameName::Draw, GameName::Unique] {
        let options = game.options(Some(3));
        let style = |name| Style::named(name, options.id()).unwrap();
        let score = Match {
            hero: style("random"),
            against: style("always-call"),
            decks: 50,
            seed: 1,
            threads: 1,
            options: options.clone(),
        }
        .play();
        assert_eq!(score.decks, 50);
        assert!(score.ci95 > 0.0, "{score:?}");
    }
}
