//! The computer players of Five-Card Draw and Unique Poker: they keep to the
//! rules, they see only what is theirs, they pick well, and the better of two
//! wins.

#![expect(clippy::unwrap_used, reason = "a test fails where it must")]

mod any_options;
#[expect(dead_code, reason = "Hold'em is for others")]
mod any_table;

use std::sync::Arc;

use any_options::{draw, unique};
use any_table::{Swapped, Table, cards_known, tables};
use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletalk::bots::{Bot, Style};
use tabletalk::rules::GameKind;
use tabletalk::rules::cards::{Card, CardSet, Deck, Seed, Strength, evaluate, parse_cards};
use tabletalk::rules::*;
use tabletalk::tools::arena::{Match, MatchResult};
use tabletalk::tools::sim::random_input;

/// A player of any style for each seat.
fn bots(table: &Table) -> Vec<Bot> {
    let picks = |step: &Step| matches!(step, Step::Pick { .. });
    let game = if table.rules.script.iter().any(picks) {
        GameKind::Unique
    } else {
        GameKind::Draw
    };
    let styles: Vec<_> = Style::all(game).collect();
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(table.seed);
    let mut bot = |_| Bot::new(styles[chance.random_range(0..styles.len())], table.seed);
    table.stacks.iter().map(&mut bot).collect()
}

/// Lets the clock go on.
fn pass_time(hand: &mut Hand) {
    let wave = hand.apply(Input::Clock(Due::Wave)).is_ok();
    assert!(wave || hand.apply(Input::Clock(Due::PickingOver)).is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Whatever the options: every decision is legal, the same view gives the
    /// same one, and in turn nobody waits.
    #[test]
    fn decisions_are_legal_and_repeat(table in tables(prop_oneof![draw(), unique()])) {
        let bots = bots(&table);
        let mut hand = table.deal_from(table.deck());
        while !hand.is_over() {
            let mut acted = false;
            for seat in hand.to_act() {
                let view = table.view(&hand, Viewer::Seat(seat));
                let bot = &bots[seat.index()];
                let decision = bot.decide(&view);
                prop_assert_eq!(decision, Bot::new(bot.style(), table.seed).decide(&view));
                prop_assert!(decision.is_some() || view.turn.is_none(), "{:?}", bot.style().name);
                if let Some(action) = decision {
                    let done = hand.apply(Input::Act(seat, action)).map(|_| ());
                    prop_assert_eq!(done, Ok(()), "{} {:?}", bot.style().name, action);
                    acted = true;
                }
            }
            if !acted {
                pass_time(&mut hand);
            }
        }
    }

    /// Two tables that differ only in cards hidden from a seat get the same
    /// decisions from there.
    #[test]
    fn hidden_cards_change_no_decision(
        table in tables(prop_oneof![draw(), unique()]),
        shuffle in any::<u64>(),
    ) {
        for (seat, bot) in (0..).filter_map(Seat::new).zip(bots(&table)) {
            assert_no_interference(&table, seat, &bot, shuffle);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// However waves and picks fall together: the hand is never worse than
    /// the best of the cards that were open when the player began to lock,
    /// and, asked until it waits before each wave, when it locked the last.
    #[test]
    fn picks_are_the_best_of_the_open_cards(
        table in tables(unique()),
        hasty in any::<bool>(),
    ) {
        let names = ["simple", "strong"];
        let bots = names.map(|name| Bot::new(Style::named(name, GameKind::Unique).unwrap(), table.seed));
        let mut hand = table.deal_from(table.deck());
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(table.seed);
        while !hand.is_over() && hand.turn().is_some() {
            let input = random_input(&hand, &mut chance).unwrap();
            hand.apply(input).unwrap();
        }
        let mut promised: Vec<Option<Strength>> = vec![None; table.stacks.len()];
        while !hand.is_over() {
            let mut acted = false;
            for seat in hand.to_act() {
                let view = table.view(&hand, Viewer::Seat(seat));
                let Some(action) = bots[seat.index() % 2].decide(&view) else { continue };
                let begins = view.me().unwrap().picks.is_empty();
                let ends = view.me().unwrap().picks.len() == 2;
                if begins || (ends && !hasty) {
                    promised[seat.index()] = promised[seat.index()].max(best_open(&view));
                }
                hand.apply(Input::Act(seat, action)).unwrap();
                acted = true;
            }
            // In haste a wave may open between two picks of a player.
            if !hand.is_over() && (!acted || hasty && chance.random_bool(0.3)) {
                let waves_left = hand.apply(Input::Clock(Due::Wave)).is_ok();
                if !acted && !waves_left {
                    hand.apply(Input::Clock(Due::PickingOver)).unwrap();
                }
            }
        }
        for (seat, promised) in (0..).filter_map(Seat::new).zip(promised) {
            let view = table.view(&hand, Viewer::Seat(seat));
            let me = view.me().unwrap();
            if me.is_live() && me.picks.len() == 3 {
                let made = strength(me.known_cards(), me.picks.set());
                prop_assert!(promised.is_some_and(|promised| made >= promised));
                if seat.index() % 2 == 1 {
                    // The strong player waits for all that is worth it.
                    prop_assert_eq!(Some(made), best_of(me.known_cards(), view.face_up()));
                }
            }
        }
    }
}

fn strength(hole: CardSet, three: CardSet) -> Strength {
    evaluate(hole | three)
}

/// The best hand of the hole cards and three of the open cards.
fn best_open(view: &View) -> Option<Strength> {
    let open = view.board.iter().take(view.open.into()).flatten().copied();
    best_of(view.me().unwrap().known_cards(), open.collect())
}

fn best_of(hole: CardSet, board: CardSet) -> Option<Strength> {
    let board: Vec<Card> = board.into_iter().collect();
    let threes = (0u32..1 << board.len()).filter(|chosen| chosen.count_ones() == 3);
    let cards = |chosen: u32| (0..board.len()).filter(move |place| chosen >> place & 1 == 1);
    threes
        .map(|chosen| strength(hole, cards(chosen).map(|place| board[place]).collect()))
        .max()
}

/// Plays the hand twice with random players, the second time with the cards
/// that the seat never learns of in other places, and compares what the bot
/// would do at each moment.
fn assert_no_interference(table: &Table, seat: Seat, bot: &Bot, shuffle: u64) {
    let mut hand = table.deal_swapped(&Swapped::NONE);
    let mut chance = Xoshiro256PlusPlus::seed_from_u64(table.seed);
    let (mut inputs, mut decisions, mut known) = (Vec::new(), Vec::new(), CardSet::EMPTY);
    loop {
        let view = table.view(&hand, Viewer::Seat(seat));
        if view
            .seen
            .iter()
            .any(|seen| matches!(seen, Seen::Shown { .. }))
        {
            break;
        }
        known = cards_known(&view);
        decisions.push(bot.decide(&view));
        let Some(input) = random_input(&hand, &mut chance) else {
            break;
        };
        hand.apply(input).unwrap();
        inputs.push(input);
    }
    let swapped = Swapped::all_but(known, shuffle);
    let mut hand = table.deal_swapped(&swapped);
    for (number, decision) in decisions.into_iter().enumerate() {
        let here = bot.decide(&table.view(&hand, Viewer::Seat(seat)));
        assert_eq!(
            here,
            decision,
            "{} sees through the cards",
            bot.style().name
        );
        if let Some(&input) = inputs.get(number) {
            hand.apply(swapped.input(input)).unwrap();
        }
    }
}

/// The first decisions of the classic opponent, left of the button with these
/// cards, before and after the other player's bet.
fn check_classic(cards: &str, unasked: &[Action], facing_a_bet: Action) {
    let own = parse_cards(cards).unwrap();
    let hidden: Vec<Card> = (Card::ALL.into_iter().filter(|card| !own.contains(card))).collect();
    let order: Vec<Card> = (own.iter().zip(&hidden).flat_map(|(&a, &b)| [a, b])).collect();
    let options = Options::Draw(DrawOptions::default());
    let [bot_seat, other] = [0, 1].map(|number| Seat::new(number).unwrap());
    let deal = |button: Seat, order: &[Card]| {
        let deck = Deck::stacked(order).unwrap();
        Hand::deal(Arc::new(options.rules(0)), &[100, 100], button, deck).unwrap()
    };
    let style = Style::named("classic", GameKind::Draw).unwrap();
    for seed in 0..20 {
        let bot = Bot::new(style, seed);
        let hand = deal(other, &order);
        let action = bot.decide(&hand.view(Viewer::Seat(bot_seat), 2)).unwrap();
        assert!(unasked.contains(&action), "{cards}: {action:?}");

        let order: Vec<Card> = order.chunks(2).flat_map(|two| [two[1], two[0]]).collect();
        let mut hand = deal(bot_seat, &order);
        hand.apply(Input::Act(other, Action::RaiseTo(2))).unwrap();
        let action = bot.decide(&hand.view(Viewer::Seat(bot_seat), 2)).unwrap();
        assert_eq!(action, facing_a_bet, "{cards}");
    }
}

/// A bet of 2 into 4 makes a pot of 8 for a call of 2: that is over 3:1, and
/// not over 4:1.
#[test]
fn the_classic_opponent_keeps_its_thresholds() {
    let bet = Action::RaiseTo(2);
    check_classic("7h7d7cKsKh", &[bet], Action::RaiseTo(4));
    check_classic("AhAd9c9s5h", &[bet], Action::RaiseTo(4));
    check_classic("ThTd9c7s5h", &[bet, Action::Check], Action::Call);
    check_classic("3h3d9c7s5h", &[Action::Check], Action::Fold);
}

/// How many of so many matches to 100 points the first of two styles wins.
fn matches_won(hero: &str, against: &str, matches: u64) -> u64 {
    let wins = |number: &u64| {
        let bots = [hero, against].map(|name| {
            let style = Style::named(name, GameKind::Draw).unwrap();
            Bot::new(style, *number)
        });
        let options = Options::Draw(DrawOptions::default());
        let mut game = Game::new(options, Seed::from(*number)).unwrap();
        while game.winner().is_none() {
            let to_act = game.hand().map_or(Seats::NONE, Hand::to_act);
            let input = match to_act.into_iter().next() {
                None => Input::Deal,
                Some(seat) => {
                    let view = game.view(Viewer::Seat(seat)).unwrap();
                    Input::Act(seat, bots[seat.index()].decide(&view).unwrap())
                }
            };
            game.apply(input).unwrap();
        }
        game.winner() == Some(Seat::FIRST)
    };
    (0..matches).filter(wins).count() as u64
}

/// Whoever never looks at the cards loses most matches, against both.
#[test]
fn at_draw_betting_blind_does_not_win() {
    for hero in ["classic", "strong"] {
        let won = matches_won(hero, "never-looks", 100);
        assert!(won > 55, "{hero} wins {won} of 100");
    }
}

fn play(game: Options, hero: &str, against: &str, decks: u64) -> MatchResult {
    Match {
        hero: Style::named(hero, game.kind()).unwrap(),
        against: Style::named(against, game.kind()).unwrap(),
        options: game,
        decks,
        seed: 7,
        threads: 2,
    }
    .play()
}

/// The lower bound of the interval is above zero.
fn assert_beats(game: Options, hero: &str, against: &str, decks: u64) {
    let score = play(game, hero, against, decks);
    assert!(score.bb_per_100 > score.ci95, "{score:?}");
}

fn draw_of(players: u8) -> Options {
    Options::Draw(DrawOptions {
        players,
        ..DrawOptions::default()
    })
}

fn unique_of(players: u8) -> Options {
    Options::Unique(UniqueOptions {
        players,
        ..UniqueOptions::default()
    })
}

#[test]
fn at_draw_the_better_player_wins() {
    assert_beats(draw_of(2), "strong", "classic", 600);
    assert_beats(draw_of(2), "classic", "random", 2000);
    assert_beats(draw_of(4), "classic", "random", 500);
    assert_beats(draw_of(4), "strong", "random", 100);
    let any_size_three_raises = Options::Draw(DrawOptions {
        limit_style: LimitStyle::UpTo,
        max_raises: 3,
        ..DrawOptions::default()
    });
    assert_beats(any_size_three_raises, "strong", "classic", 600);
}

#[test]
fn at_unique_the_better_player_wins() {
    assert_beats(unique_of(2), "strong", "simple", 150);
    assert_beats(unique_of(5), "strong", "simple", 50);
    assert_beats(unique_of(2), "simple", "random", 300);
    assert_beats(unique_of(2), "strong", "random", 100);
    let dear_and_face_down = Options::Unique(UniqueOptions {
        continuation_multiplier: 10,
        discard_cost: CostOfDiscard::TimesPot(5),
        board_while_discarding: BoardWhileDiscarding::FaceDown,
        ..UniqueOptions::default()
    });
    assert_beats(dear_and_face_down, "strong", "simple", 100);
}

/// A discard fits into its time.
#[test]
fn the_pace_fits_the_clock() {
    for style in Style::all(GameKind::Unique) {
        assert!(*style.pace.hard.end() < 3000, "{}", style.name);
        assert!(style.pace.easy.start() >= &300, "{}", style.name);
    }
}

/// A player against itself wins nothing, and the same seed gives the same.
#[test]
fn nobody_beats_their_equal() {
    for game in [draw_of(2), unique_of(2)] {
        let score = play(game.clone(), "strong", "strong", 60);
        assert!(score.bb_per_100.abs() <= 1.5 * score.ci95, "{score:?}");
        let again = play(game, "strong", "strong", 60);
        assert_eq!(
            (score.bb_per_100, score.ci95),
            (again.bb_per_100, again.ci95)
        );
    }
}
