//! Computer players: always legal, blind to hidden cards, the same for the
//! same seed, and as strong as they should be.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

#[expect(dead_code, reason = "what other games need, too")]
mod any_table;

use std::sync::Arc;
use std::time::Duration;

use any_table::{Swapped, Table, cards_known, holdem, tables};
use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletalk::bots::{Bot, Cancel, Style, Worker};
use tabletalk::rules::cards::{Deck, Seed, parse_cards};
use tabletalk::rules::{Action, GameKind, Hand, Input, Seat, Seats, Seen, View, Viewer};
use tabletalk::tools::arena::Match;
use tabletalk::tools::sim::random_input;

/// As long as a decision takes on the busiest machine.
const LONG: Duration = Duration::from_secs(60);

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Every style at one table, hand after hand: nothing is ever refused.
    #[test]
    fn every_action_is_legal(table in tables(holdem())) {
        let styles: Vec<&'static Style> = Style::all(GameKind::Holdem).collect();
        let mut bots: Vec<Bot> = (0..table.stacks.len())
            .map(|seat| Bot::new(styles[(seat + table.seed as usize) % styles.len()], table.seed))
            .collect();
        for number in 0..2 {
            let mut hand = table.deal_from(Deck::shuffled(&Seed::from(table.seed), number));
            while let Some(seat) = hand.turn() {
                let action = bots[seat.index()].decide(&table.view(&hand, Viewer::Seat(seat)));
                let action = action.expect("who must act has something to do");
                let result = hand.apply(Input::Act(seat, action)).map(|_| ());
                prop_assert!(result.is_ok(), "{seat:?} {action:?}: {result:?} in {hand:?}");
            }
            for seat in Seats::first(table.stacks.len()) {
                bots[seat.index()].watch(&table.view(&hand, Viewer::Seat(seat)));
            }
        }
    }

    /// Two tables that differ only in cards hidden from a player get the same
    /// decision of the same seed, with what was learnt before.
    #[test]
    fn hidden_cards_change_no_decision(table in tables(holdem()), shuffle in any::<u64>()) {
        let (moments, inputs) = decisions_until_shown(&table);
        for (seat, made, view) in moments {
            let swapped = Swapped::all_but(cards_known(&view), shuffle);
            let mut hand = table.deal_swapped(&swapped);
            for &input in &inputs[..made] {
                hand.apply(input).unwrap();
            }
            let other_view = table.view(&hand, Viewer::Seat(seat));
            for style in Style::all(GameKind::Holdem) {
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
fn decisions_until_shown(table: &Table) -> (Vec<(Seat, usize, View)>, Vec<Input>) {
    let mut hand = table.deal_swapped(&Swapped::NONE);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(table.seed);
    let (mut moments, mut inputs) = (Vec::new(), Vec::new());
    while let Some(seat) = hand.turn() {
        let view = table.view(&hand, Viewer::Seat(seat));
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

/// A view on the flop, where there is something to compute.
fn on_the_flop() -> View {
    let rules = Arc::new(GameKind::Holdem.usual().for_players(3).rules(0));
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
    let mut worker = Worker::start(|| ()).unwrap();
    for style in Style::all(GameKind::Holdem) {
        let bot = Bot::new(style, 7);
        let id = worker.ask(&bot, view.clone());
        let answer = worker.wait(LONG).unwrap();
        assert_eq!((answer.id, answer.viewer), (id, view.viewer));
        assert_eq!(answer.action, bot.decide(&view), "{}", style.name);
    }
    assert_eq!(worker.wait(LONG), None, "nothing is asked any more");
}

#[test]
fn a_cancelled_decision_never_comes_and_changes_nothing() {
    let view = on_the_flop();
    let bot = Bot::new(Style::named("pro", GameKind::Holdem).unwrap(), 7);
    let mut worker = Worker::start(|| ()).unwrap();
    let in_vain = worker.ask(&bot, view.clone());
    let wanted = worker.ask(&bot, view.clone());
    worker.cancel(in_vain);
    let answer = worker.wait(LONG).unwrap();
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
    let mut worker = Worker::start(move || wake.send(()).unwrap_or(())).unwrap();
    let bot = Bot::new(Style::named("rookie", GameKind::Holdem).unwrap(), 7);
    let id = worker.ask(&bot, on_the_flop());
    woken.recv().unwrap();
    assert_eq!(worker.poll().map(|answer| answer.id), Some(id));
}

/// Whatever the level, however deep: nobody folds aces before the flop, and
/// nobody lets a few last chips go because the other one bets thousands.
#[test]
fn no_level_folds_aces_to_an_all_in() {
    let rules = Arc::new(GameKind::Holdem.usual().for_players(2).rules(0));
    let button = Seat::new(0).unwrap();
    // The first card goes to the seat left of the button.
    let deck = || Deck::stacked(&parse_cards("Ah7cAd2s").unwrap()).unwrap();
    for own in [300, 2_000, 20_000] {
        let mut hand = Hand::deal(Arc::clone(&rules), &[20_000, own], button, deck()).unwrap();
        hand.apply(Input::Act(button, Action::AllIn)).unwrap();
        let view = hand.view(Viewer::Seat(hand.turn().unwrap()), 2);
        for (style, seed) in Style::all(GameKind::Holdem)
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
        options: GameKind::Holdem.usual().for_players(2),
        hero: Style::named(hero, GameKind::Holdem).unwrap(),
        against: Style::named(against, GameKind::Holdem).unwrap(),
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
        names(GameKind::Holdem),
        ["rookie", "rock", "regular", "shark", "pro"]
    );
    let unknown = Style::named("shak", GameKind::Holdem).unwrap_err();
    assert_eq!(unknown.name, "shak");
    assert!(unknown.known.contains(&"shark"), "{unknown:?}");
    assert!(Style::named("pro", GameKind::Draw).is_err());
    assert!(Style::named("random", GameKind::Draw).is_ok());
}

/// The baselines play all games through the arena.
#[test]
fn baselines_play_every_game() {
    for game in GameKind::ALL {
        let options = game.usual().for_players(3);
        let style = |name| Style::named(name, options.kind()).unwrap();
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
