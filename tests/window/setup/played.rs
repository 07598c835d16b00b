//! What is set is what is played: every preset and every option, by keys and
//! by mouse.

use egui::Key;
use tabletalk::player::settings::LastTable;
use tabletalk::rules::*;
use tabletalk::table::TimeScale;

use super::{GAMES, begin, click, fill, focused, options, preset_name, presets, set, tab_to};

#[test]
fn every_preset_starts_by_clicks_alone() {
    for (game, _) in GAMES {
        for (name, expected) in presets(game) {
            let mut player = set(game);
            // From another one, or the click would have nothing to do.
            let others = presets(game);
            let other = others.iter().find(|(_, other)| *other != expected);
            click(&mut player, &preset_name(other.unwrap().0));
            click(&mut player, &preset_name(name));
            begin(&mut player);
            assert_eq!(options(&player).as_ref(), Some(&expected), "{name}");
            let table = &player.harness.state().settings().tables[game];
            assert_eq!(table.options, expected);
            assert_eq!(table.opponents, None);
        }
    }
}

#[test]
fn every_option_of_holdem_is_set_by_keys_alone() {
    let mut player = set("holdem");
    assert_eq!(focused(&player), "Start the game");
    for (name, text) in [
        ("Players", "12"),
        ("Starting chips", "15 000"),
        ("Big blind", "1,000"),
        ("Ante", "50"),
        ("First level with an ante", "2"),
    ] {
        tab_to(&mut player, name);
        player.type_text(text);
    }
    tab_to(&mut player, "Turn timer: 45 seconds");
    player.press(Key::Space);
    tab_to(&mut player, "Blinds rise: After a number of hands");
    player.press(Key::Enter);
    assert_eq!(focused(&player), "Blinds rise: After a number of hands");
    player.press(Key::Tab);
    assert_eq!(focused(&player), "Hands at each blind level");
    player.type_text("7");
    tab_to(&mut player, "Raise limit: No limit");
    player.press(Key::ArrowRight);
    assert_eq!(focused(&player), "Raise limit: The pot");
    player.press(Key::ArrowRight);
    tab_to(&mut player, "Raises in a round");
    player.type_text("4");
    tab_to(&mut player, "Opponents: Shark");
    assert_eq!(
        player.focused().unwrap().description,
        "Reads your bets, thinks ahead, and attacks when you look weak."
    );
    player.press(Key::Space);
    tab_to(&mut player, "Time: Ten times as long");
    player.press(Key::Space);
    tab_to(&mut player, "Start the game");
    player.press(Key::Enter);
    let expected = Options::Holdem(HoldemOptions {
        players: 12,
        starting_chips: 15_000,
        big_blind: 1_000,
        ante: 50,
        ante_start_level: 2,
        turn_timer: Some(45),
        blinds_rise: BlindsRise::Hands(7),
        raise_mode: RaiseMode::DoublePotLimit,
        max_raises: 4,
    });
    assert_eq!(options(&player).as_ref(), Some(&expected));
    let kept = player.harness.state().settings();
    let last = LastTable {
        options: expected,
        opponents: Some("shark".to_owned()),
    };
    assert_eq!(kept.tables["holdem"], last);
    assert_eq!(kept.table.time_scale, TimeScale::Times10);
    let players = player.table().told().players();
    assert_eq!(players.len(), 12);
    let is_shark = |it: &tabletalk::table::Player| it.style.as_deref() == Some("shark");
    assert!(players[1..].iter().all(is_shark), "{players:?}");
}

#[test]
fn every_option_of_draw_is_set() {
    let mut player = set("draw");
    fill(&mut player, "Players", "4");
    fill(&mut player, "Starting chips", "500");
    fill(&mut player, "Points to win", "250");
    click(&mut player, "Size of bets: Anything up to the limit");
    fill(&mut player, "Raises in a round", "2");
    click(&mut player, "Turn timer: 5 seconds");
    begin(&mut player);
    let expected = DrawOptions {
        players: 4,
        starting_chips: 500,
        target: 250,
        limit_style: LimitStyle::UpTo,
        max_raises: 2,
        turn_timer: Some(5),
    };
    assert_eq!(options(&player), Some(Options::Draw(expected)));
}

#[test]
fn every_option_of_unique_poker_is_set() {
    for (kind, name, text, cost) in [
        (
            "A number of chips",
            "Discard cost in chips",
            "20",
            CostOfDiscard::Fixed(20),
        ),
        (
            "Times the ante",
            "Discard cost in antes",
            "1.5",
            CostOfDiscard::TimesAnte(150),
        ),
        (
            "Times your own bet",
            "Discard cost in own bets",
            "0,5",
            CostOfDiscard::TimesOwnBet(50),
        ),
        (
            "Times the pot",
            "Discard cost in pots",
            "0.05",
            CostOfDiscard::TimesPot(5),
        ),
    ] {
        let mut player = set("unique");
        fill(&mut player, "Players", "8");
        fill(&mut player, "Ante", "20");
        fill(&mut player, "Price of continuing", "4");
        fill(&mut player, "Starting chips", "100");
        click(&mut player, &format!("Cost of a discard: {kind}"));
        fill(&mut player, name, text);
        fill(&mut player, "Seconds for a discard", "60");
        click(&mut player, "Community cards while discarding: Face down");
        fill(&mut player, "Second wave in seconds", "20");
        fill(&mut player, "Third wave in seconds", "30");
        fill(&mut player, "End of picking in seconds", "600");
        click(&mut player, "Picking ends: When everyone has picked");
        click(&mut player, "Turn timer: 90 seconds");
        begin(&mut player);
        let expected = UniqueOptions {
            players: 8,
            ante: 20,
            continuation_multiplier: 4,
            starting_chips: 100,
            discard_cost: cost,
            discard_time: Some(60),
            waves: WaveTimes {
                open: [20, 30],
                end: 600,
            },
            board_while_discarding: BoardWhileDiscarding::FaceDown,
            end_picking_early: true,
            turn_timer: Some(90),
        };
        assert_eq!(options(&player), Some(Options::Unique(expected)), "{kind}");
    }
}
