//! The game around the hands: button, blind levels, points, busts, winners.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::*;
use tabletalk::tools::sim::random_input;

fn holdem(options: HoldemOptions) -> Game {
    Game::new(Options::Holdem(options), Seed::from(1)).unwrap()
}

fn draw(options: DrawOptions) -> Game {
    Game::new(Options::Draw(options), Seed::from(1)).unwrap()
}

/// Plays the hand that has been dealt, or deals one, with the given answer to
/// every choice.
fn play_hand(game: &mut Game, answer: impl Fn(Seat, Choices) -> Action) -> Vec<Event> {
    let mut told = game.apply(Input::Deal).unwrap().to_vec();
    while let Some(seat) = game.hand().unwrap().turn() {
        let choices = game.hand().unwrap().choices(seat).unwrap();
        let input = Input::Act(seat, answer(seat, choices));
        told.extend_from_slice(game.apply(input).unwrap());
    }
    told
}

/// Everyone checks, and folds to a bet.
fn passive(_: Seat, choices: Choices) -> Action {
    match choices {
        Choices::Bet(BetChoices { to_call: 0, .. }) => Action::Check,
        Choices::Exchange { .. } => Action::Draw(Default::default()),
        _ => Action::Fold,
    }
}

/// Everyone goes all in before the flop.
fn all_in(_: Seat, _: Choices) -> Action {
    Action::AllIn
}

fn levels(events: &[Event]) -> Vec<String> {
    let told = events.iter().map(|event| format!("{event:?}"));
    told.filter(|text| text.starts_with("Level")).collect()
}

fn button(events: &[Event]) -> usize {
    let start = events.iter().find_map(|event| match event {
        Event::HandStarted { button } => Some(button.index()),
        _ => None,
    });
    start.unwrap()
}

#[test]
fn the_button_moves_one_place_after_every_hand() {
    let mut game = holdem(HoldemOptions::default());
    let first = button(&play_hand(&mut game, passive));
    for hand in 1..20 {
        assert_eq!(button(&play_hand(&mut game, passive)), (first + hand) % 6);
    }
}

#[test]
fn the_button_steps_over_the_busted() {
    for seed in 0..50 {
        let options = Options::Holdem(HoldemOptions::default());
        let mut game = Game::new(options, Seed::from(seed)).unwrap();
        let mut last = button(&play_hand(&mut game, passive));
        while game.winner().is_none() {
            let chips = game.stacks().to_vec();
            let now = button(&play_hand(&mut game, all_in));
            let next = (1..=6)
                .map(|step| (last + step) % 6)
                .find(|&it| chips[it] > 0);
            assert_eq!(Some(now), next);
            last = now;
        }
    }
}

#[test]
fn chance_gives_the_first_button() {
    let first = |seed| {
        let mut game =
            Game::new(Options::Holdem(HoldemOptions::default()), Seed::from(seed)).unwrap();
        button(game.apply(Input::Deal).unwrap())
    };
    let buttons: std::collections::BTreeSet<usize> = (0..100).map(first).collect();
    assert_eq!(buttons.len(), 6);
}

/// TDA 23: a new level starts with the next hand. The table hears of it three
/// times.
#[test]
fn ruling_21_blinds_rise_with_the_next_hand_by_time() {
    let mut game = holdem(HoldemOptions {
        ante: 25,
        ante_start_level: 2,
        ..HoldemOptions::default()
    });
    game.apply(Input::Deal).unwrap();
    let clock = |game: &mut Game, due| levels(game.apply(Input::Clock(due)).unwrap());
    assert_eq!(clock(&mut game, Due::LevelSoon), ["LevelSoon { level: 2 }"]);
    assert_eq!(clock(&mut game, Due::Level), ["LevelDue { level: 2 }"]);
    assert_eq!(
        game.standing().level.unwrap().big_blind,
        200,
        "not in the middle of a hand"
    );
    let next = game.standing().next_level.map(|level| level.number);
    assert_eq!(
        (next, game.standing().hands_to_next_level),
        (Some(2), Some(1))
    );
    while let Some(seat) = game.hand().unwrap().turn() {
        game.apply(Input::Act(seat, Action::Fold)).unwrap();
    }
    let told = game.apply(Input::Deal).unwrap().to_vec();
    assert_eq!(levels(&told), ["LevelStarted { level: 2 }"]);
    let level = game.standing().level.unwrap();
    assert_eq!(
        (level.small_blind, level.big_blind, level.ante),
        (200, 400, 25)
    );

    // Two levels in one long hand.
    clock(&mut game, Due::Level);
    assert_eq!(clock(&mut game, Due::Level), ["LevelDue { level: 4 }"]);
    while let Some(seat) = game.hand().unwrap().turn() {
        game.apply(Input::Act(seat, Action::Fold)).unwrap();
    }
    game.apply(Input::Deal).unwrap();
    let level = game.standing().level.unwrap();
    assert_eq!(
        (level.small_blind, level.big_blind, level.ante),
        (400, 800, 25)
    );
}

/// Levels are counted from one; zero is the first as well.
#[test]
fn antes_start_with_their_level() {
    for (start, antes) in [
        (0, [25, 25, 25]),
        (1, [25, 25, 25]),
        (2, [0, 25, 25]),
        (3, [0, 0, 25]),
    ] {
        let options = Options::Holdem(HoldemOptions {
            ante: 25,
            ante_start_level: start,
            ..HoldemOptions::default()
        });
        let levels = options.levels();
        let posted: Vec<_> = levels.iter().take(3).map(|level| level.ante).collect();
        assert_eq!(posted, antes, "{start}");
    }
}

#[test]
fn the_last_level_stays() {
    let mut game = holdem(HoldemOptions {
        blinds_rise: BlindsRise::Minutes(5),
        ..HoldemOptions::default()
    });
    let mut blinds = Vec::new();
    loop {
        play_hand(&mut game, passive);
        blinds.push(game.standing().level.unwrap().big_blind / 200);
        if game.apply(Input::Clock(Due::Level)).is_err() {
            break;
        }
    }
    assert_eq!(blinds, [1, 2, 3, 4, 5, 10, 20, 30, 40, 50, 100]);
    assert_eq!(game.standing().next_level, None);
}

#[test]
fn blinds_rise_by_hands() {
    let mut game = holdem(HoldemOptions {
        blinds_rise: BlindsRise::Hands(3),
        ..HoldemOptions::default()
    });
    let told: Vec<Vec<String>> = (0..7)
        .map(|_| levels(&play_hand(&mut game, passive)))
        .collect();
    let none: Vec<String> = Vec::new();
    let warned = |level| {
        vec![
            format!("LevelSoon {{ level: {level} }}"),
            format!("LevelDue {{ level: {level} }}"),
        ]
    };
    let started = |level| vec![format!("LevelStarted {{ level: {level} }}")];
    assert_eq!(
        told,
        [
            none.clone(),
            none.clone(),
            warned(2),
            started(2),
            none,
            warned(3),
            started(3)
        ]
    );
    assert_eq!(
        game.apply(Input::Clock(Due::Level)),
        Err(Illegal::NothingDue)
    );
    assert_eq!(game.standing().hands_to_next_level, Some(3));
}

#[test]
fn blinds_that_never_rise_never_do() {
    let mut game = holdem(HoldemOptions {
        blinds_rise: BlindsRise::Never,
        ..HoldemOptions::default()
    });
    game.apply(Input::Deal).unwrap();
    assert_eq!(
        game.apply(Input::Clock(Due::Level)),
        Err(Illegal::NothingDue)
    );
    assert_eq!(
        game.apply(Input::Clock(Due::LevelSoon)),
        Err(Illegal::NothingDue)
    );
    assert_eq!(game.standing().next_level, None);
}

#[test]
fn the_small_blind_is_half_rounded_down() {
    let game = holdem(HoldemOptions {
        big_blind: 25,
        ..HoldemOptions::default()
    });
    assert_eq!(game.standing().level.unwrap().small_blind, 12);
}

#[test]
fn the_game_ends_when_one_player_has_all_the_chips() {
    let mut game = holdem(HoldemOptions::default());
    let mut places = Vec::new();
    while game.winner().is_none() {
        let told = play_hand(&mut game, all_in);
        places.extend(told.iter().filter_map(|event| match event {
            Event::Busted { place, .. } => Some(*place),
            _ => None,
        }));
    }
    assert_eq!(places, [6, 5, 4, 3, 2]);
    let winner = game.winner().unwrap();
    assert_eq!(game.stacks()[winner.index()], 120_000);
    assert_eq!(game.apply(Input::Deal), Err(Illegal::GameOver));
}

#[test]
fn a_hand_under_way_is_finished_first() {
    let mut game = holdem(HoldemOptions::default());
    assert_eq!(
        game.apply(Input::Act(Seat::new(0).unwrap(), Action::Fold)),
        Err(Illegal::HandOver)
    );
    game.apply(Input::Deal).unwrap();
    assert_eq!(game.apply(Input::Deal), Err(Illegal::NotNow));
}

/// First to 100 points: points are the pots won, and they persist.
#[test]
fn a_match_is_won_by_points() {
    let mut game = draw(DrawOptions {
        starting_chips: 1000,
        ..DrawOptions::default()
    });
    let mut points = [0, 0];
    while game.winner().is_none() {
        assert!(points.iter().all(|&it| it < 100));
        let told = play_hand(&mut game, |seat, choices| match choices {
            Choices::Bet(BetChoices {
                to_call: 0,
                raise: Ok(raise),
            }) => Action::RaiseTo(raise.min),
            Choices::Bet(_) if seat.index() == 0 => Action::Fold,
            Choices::Bet(_) => Action::Call,
            _ => Action::Draw(Default::default()),
        });
        for event in told {
            match event {
                Event::Won { seat, amount, .. } | Event::WonUncontested { seat, amount } => {
                    points[seat.index()] += amount;
                }
                Event::Scored { seat, total, .. } => assert_eq!(total, points[seat.index()]),
                _ => {}
            }
        }
        assert_eq!(game.standing().points, points);
    }
    let winner = game.winner().unwrap().index();
    assert!(points[winner] >= 100 && points[winner] > points[1 - winner]);
}

/// Who has no chips left has lost the match, whatever the points.
#[test]
fn a_match_is_lost_without_chips() {
    let mut game = draw(DrawOptions {
        starting_chips: 10,
        target: 10_000,
        ..DrawOptions::default()
    });
    while game.winner().is_none() {
        play_hand(&mut game, |_, choices| match choices {
            Choices::Bet(BetChoices {
                raise: Ok(raise), ..
            }) => Action::RaiseTo(raise.max),
            Choices::Bet(BetChoices { to_call: 0, .. }) => Action::Check,
            Choices::Bet(_) => Action::Call,
            _ => Action::Draw(Default::default()),
        });
    }
    assert_eq!(game.stacks()[game.winner().unwrap().index()], 20);
}

fn any_options() -> impl Strategy<Value = Options> {
    let presets: Vec<Options> = Options::presets()
        .into_iter()
        .map(|(_, options)| options)
        .collect();
    prop::sample::select(presets)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whole games of every preset end, with one winner and every chip, and
    /// the same inputs give the same game.
    #[test]
    fn whole_games_keep_their_chips_and_replay(options in any_options(), seed in any::<u64>()) {
        let mut game = Game::new(options.clone(), Seed::from(seed)).unwrap();
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
        let all = options.starting_chips() * options.players() as Chips;
        let mut inputs = Vec::new();
        let mut events = Vec::new();
        while game.winner().is_none() && inputs.len() < 20_000 {
            let input = game
                .hand()
                .and_then(|hand| random_input(hand, &mut chance))
                .unwrap_or(Input::Deal);
            events.extend_from_slice(game.apply(input).unwrap());
            inputs.push(input);
            let hand = game.hand().unwrap();
            prop_assert_eq!(game.stacks().iter().sum::<Chips>() + hand.pot(), all);
        }
        let mut again = Game::new(options, Seed::from(seed)).unwrap();
        let mut events_again = Vec::new();
        for input in inputs {
            events_again.extend_from_slice(again.apply(input).unwrap());
        }
        prop_assert!(game == again);
        prop_assert_eq!(events, events_again);
    }
}
