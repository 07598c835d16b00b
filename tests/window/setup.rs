//! Setting a table: every option of every game, right and wrong, by keys, by
//! mouse and by assistive technology.

use accesskit::{Invalid, Toggled};
use egui::Key;
use egui::accesskit::Role;
use egui_kittest::kittest::{NodeT, Queryable};
use tabletalk::bots::Style;
use tabletalk::engine::*;
use tabletalk::l10n::{L10n, Language};
use tabletalk::session::TimeScale;
use tabletalk::store::{LastTable, Settings};

use crate::player::{Element, Player, settings, start};

const GAMES: [(&str, &str); 3] = [
    ("holdem", "New game: Texas Hold'em"),
    ("draw", "New game: Five-Card Draw"),
    ("unique", "New game: Unique Poker"),
];

/// A player at the form of a game.
pub(crate) fn set(game: &str) -> Player {
    set_with(game, settings())
}

fn set_with(game: &str, settings: Settings) -> Player {
    let mut begin = start(None);
    begin.settings = settings;
    let mut player = Player::new(begin);
    open(&mut player, game);
    player.heard();
    player
}

fn open(player: &mut Player, game: &str) {
    let (_, item) = GAMES.iter().find(|(name, _)| *name == game).unwrap();
    player.act(item);
}

fn settings_with(game: &str, last: LastTable) -> Settings {
    Settings {
        tables: [(game.to_owned(), last)].into(),
        ..settings()
    }
}

fn element(player: &Player, role: Role, name: &str) -> Element {
    let found = |it: &Element| it.role == role && it.name == name;
    let tree = player.tree().into_iter();
    let mut all: Vec<Element> = tree.filter(found).collect();
    assert_eq!(all.len(), 1, "{name}");
    all.remove(0)
}

fn field(player: &Player, name: &str) -> Element {
    element(player, Role::TextInput, name)
}

fn value(player: &Player, name: &str) -> String {
    field(player, name).value.unwrap_or_default()
}

fn focused(player: &Player) -> String {
    player.focused().unwrap().name
}

/// Clicks with the mouse, after scrolling there.
fn click(player: &mut Player, name: &str) {
    player.harness.get_by_label(name).scroll_to_me();
    player.settle();
    player.click(name);
}

/// Goes on with Tab until the element has the focus.
fn tab_to(player: &mut Player, name: &str) {
    for _ in 0..60 {
        if focused(player) == name {
            return;
        }
        player.press(Key::Tab);
    }
    panic!("no Tab leads to {name}");
}

/// Types into a field in place of what is there.
fn fill(player: &mut Player, name: &str, text: &str) {
    player.focus(name);
    player.type_text(text);
}

fn begin(player: &mut Player) {
    player.heard();
    click(player, "Start the game");
}

fn options(player: &Player) -> Option<Options> {
    let table = player.harness.state().table()?;
    Some(table.session().options().clone())
}

fn presets(game: &str) -> Vec<(&'static str, Options)> {
    let all = Options::presets().into_iter();
    all.filter(|(_, options)| options.id() == game).collect()
}

fn preset_name(name: &str) -> String {
    let name = L10n::new(Language::English).text(&format!("preset-{name}"));
    let (first, rest) = name.split_at(1);
    format!("Ready-made table: {}{rest}", first.to_uppercase())
}

#[test]
fn every_option_has_a_control_that_says_what_it_can_be() {
    let fields: [(&str, &[(&str, &str)]); 3] = [
        (
            "holdem",
            &[
                ("Players", "From 2 to 12."),
                ("Starting chips", "From 100 to 1,000,000."),
                ("Big blind", "From 1 to 1,000,000."),
                ("Ante", "From 0 to 1,000,000."),
                ("First level with an ante", "From 0 to 20."),
                ("Raises in a round", "From 0 to 10."),
            ],
        ),
        (
            "draw",
            &[
                ("Players", "From 2 to 5."),
                ("Starting chips", "From 10 to 1,000,000."),
                ("Points to win", "From 10 to 10,000."),
                ("Raises in a round", "From 0 to 10."),
            ],
        ),
        (
            "unique",
            &[
                ("Players", "From 2 to 8."),
                ("Ante", "From 1 to 1,000,000."),
                ("Price of continuing", "From 1 to 10."),
                ("Starting chips", "From 30 to 1,000,000,000."),
                ("Discard cost in chips", "From 1 to 1,000,000."),
                ("Seconds for a discard", "From 1 to 60."),
                ("First wave, in seconds", "From 0 to 600."),
                ("Second wave, in seconds", "From 1 to 600."),
                ("Third wave, in seconds", "From 6 to 600."),
                ("End of picking, in seconds", "From 9 to 600."),
            ],
        ),
    ];
    for (game, expected) in fields {
        let player = set(game);
        let tree = player.tree().into_iter();
        let fields: Vec<_> = tree.filter(|it| it.role == Role::TextInput).collect();
        let names: Vec<&str> = fields.iter().map(|it| it.name.as_str()).collect();
        let expected_names: Vec<&str> = expected.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, expected_names, "{game}");
        for (field, (_, range)) in fields.iter().zip(expected) {
            assert!(field.description.ends_with(range), "{game}: {field:?}");
        }
    }
}

const TIMERS: [&str; 9] = [
    "None",
    "5 seconds",
    "10 seconds",
    "15 seconds",
    "20 seconds",
    "30 seconds",
    "45 seconds",
    "60 seconds",
    "90 seconds",
];

const TIMES: [&str; 5] = [
    "As the rules say",
    "Twice as long",
    "Five times as long",
    "Ten times as long",
    "Without clocks",
];

/// A field's name, and what its description says.
type Field<'a> = (&'a str, &'a [&'a str]);

#[test]
fn every_choice_can_be_seen_and_reached() {
    let games: [(&str, &[Field<'_>]); 3] = [
        (
            "holdem",
            &[
                (
                    "Ready-made table",
                    &["Classic", "Quick game", "Deep stacks", "Duel for two"],
                ),
                ("Turn timer", &TIMERS),
                (
                    "Blinds rise",
                    &[
                        "Never",
                        "Every 5 minutes",
                        "Every 10 minutes",
                        "Every 15 minutes",
                        "Every 20 minutes",
                        "Every 30 minutes",
                        "After a number of hands",
                    ],
                ),
                ("Raise limit", &["No limit", "The pot", "Twice the pot"]),
                (
                    "Opponents",
                    &["Mixed", "Rookie", "Rock", "Regular", "Shark", "Pro"],
                ),
                ("Time", &TIMES),
            ],
        ),
        (
            "draw",
            &[
                (
                    "Ready-made table",
                    &[
                        "Match to 100 points",
                        "Short match to 50 points",
                        "Full table to 300 points",
                    ],
                ),
                (
                    "Size of bets",
                    &["Always the limit", "Anything up to the limit"],
                ),
                ("Turn timer", &TIMERS),
                ("Opponents", &["Mixed", "Classic", "Strong"]),
                ("Time", &TIMES),
            ],
        ),
        (
            "unique",
            &[
                (
                    "Ready-made table",
                    &["By the rulebook", "Relaxed, more time"],
                ),
                (
                    "Cost of a discard",
                    &[
                        "A number of chips",
                        "Times the ante",
                        "Times your own bet",
                        "Times the pot",
                    ],
                ),
                ("Time for a discard", &["Untimed", "Limited"]),
                (
                    "Community cards while discarding",
                    &["Face up", "Face down"],
                ),
                (
                    "Picking ends",
                    &["When time is up", "When everyone has picked"],
                ),
                ("Turn timer", &TIMERS),
                ("Opponents", &["Mixed", "Simple", "Strong"]),
                ("Time", &TIMES),
            ],
        ),
    ];
    for (game, groups) in games {
        let player = set(game);
        let shown = player.tree().into_iter();
        let shown = shown.filter(|it| it.role == Role::RadioGroup);
        let names: Vec<String> = shown.map(|it| it.name).collect();
        let expected: Vec<&str> = groups.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, expected, "{game}");
        for (group, choices) in groups {
            let node = player
                .harness
                .get_by_role_and_label(Role::RadioGroup, group);
            let radios: Vec<_> = (node.children_recursive())
                .map(|node| node.accesskit_node())
                .filter(|node| node.role() == Role::RadioButton)
                .collect();
            let names: Vec<String> = radios.iter().map(|it| it.label().unwrap()).collect();
            let expected: Vec<_> = choices.iter().map(|it| format!("{group}: {it}")).collect();
            assert_eq!(names, expected, "{game}");
            let chosen = radios
                .iter()
                .filter(|it| it.toggled() == Some(Toggled::True));
            assert_eq!(chosen.count(), 1, "{game} {group}");
            for radio in radios {
                let about = radio.description().unwrap_or_default();
                assert!(about.ends_with('.'), "{:?}: {about}", radio.label());
            }
        }
    }
}

#[test]
fn a_bad_value_is_told_at_its_field_and_nothing_starts() {
    for (game, name, text, problem) in [
        (
            "holdem",
            "Big blind",
            "0",
            "Big blind must be from 1 to 1,000,000.",
        ),
        ("holdem", "Players", "13", "Players must be from 2 to 12."),
        ("holdem", "Players", "300", "Players must be from 2 to 12."),
        (
            "holdem",
            "Ante",
            "lots",
            "Ante must be a whole number from 0 to 1,000,000.",
        ),
        (
            "draw",
            "Points to win",
            "99999999999999999999",
            "Points to win must be a whole number from 10 to 10,000.",
        ),
        (
            "draw",
            "Starting chips",
            " ",
            "Starting chips must be a whole number from 10 to 1,000,000.",
        ),
        (
            "unique",
            "Starting chips",
            "29",
            "Starting chips must be from 30 to 1,000,000,000.",
        ),
        (
            "unique",
            "Second wave, in seconds",
            "0",
            "Second wave, in seconds must be from 1 to 600.",
        ),
    ] {
        let mut player = set(game);
        let invalid = |player: &Player| {
            let node = player.harness.get_by_role_and_label(Role::TextInput, name);
            node.accesskit_node().data().invalid()
        };
        fill(&mut player, name, text);
        assert_eq!(invalid(&player), None, "{name}: not while typing");
        player.act("Start the game");
        assert_eq!(options(&player), None, "{game} {name} {text}");
        assert_eq!(
            player.heard(),
            [format!("Not started yet. {problem}")],
            "{game} {name} {text}"
        );
        let field = field(&player, name);
        assert!(field.focused, "{name}");
        assert_eq!(field.value.as_deref(), Some(text));
        assert!(field.description.starts_with(problem), "{field:?}");
        assert_eq!(invalid(&player), Some(Invalid::True));
        element(&player, Role::Label, problem);
        player.retype("10");
        assert_eq!(value(&player, name), "10");
    }
}

#[test]
fn a_field_that_is_left_tells_what_is_wrong_once() {
    let mut player = set("unique");
    fill(&mut player, "Ante", "1000");
    assert_eq!(player.heard(), [""; 0]);
    player.press(Key::Tab);
    assert_eq!(
        player.heard(),
        ["Starting chips must be from 3,000 to 1,000,000,000."]
    );
    assert_eq!(focused(&player), "Price of continuing");
    player.type_text("11");
    player.press(Key::Tab);
    // The price counts as the nearest one that would be right.
    assert_eq!(
        player.heard(),
        ["Price of continuing must be from 1 to 10. \
          Starting chips must be from 11,000 to 1,000,000,000."]
    );
    fill(&mut player, "Players", "3");
    player.press(Key::Tab);
    assert_eq!(player.heard(), [""; 0]);
    fill(&mut player, "Price of continuing", "2");
    fill(&mut player, "Starting chips", "3000");
    begin(&mut player);
    let Some(Options::Unique(set)) = options(&player) else {
        panic!("not started: {:?}", player.heard());
    };
    assert_eq!((set.players, set.ante), (3, 1_000));
    assert_eq!(set.starting_chips, 3_000);
}

#[test]
fn enter_goes_on_and_never_starts() {
    let mut player = set("draw");
    fill(&mut player, "Players", "3");
    player.press(Key::Enter);
    assert_eq!(focused(&player), "Starting chips");
    player.type_text("5");
    for _ in 0..3 {
        player.press(Key::Enter);
        assert_eq!(
            player.heard(),
            ["Starting chips must be from 10 to 1,000,000."]
        );
        assert_eq!(focused(&player), "Starting chips");
        assert_eq!(value(&player, "Starting chips"), "5");
    }
    player.focus("Points to win");
    player.press(Key::Enter);
    assert_eq!(focused(&player), "Size of bets: Always the limit");
    assert_eq!(options(&player), None);
}

#[test]
fn every_preset_starts_by_clicks_alone() {
    for (game, _) in GAMES {
        for (name, expected) in presets(game) {
            let mut player = set(game);
            // From another one, or the click would have nothing to do.
            let others = presets(game);
            let other = others.iter().find(|(_, other)| *other != expected);
            click(&mut player, &preset_name(other.unwrap().0));
            player.heard();
            click(&mut player, &preset_name(name));
            let told = player.heard().concat();
            assert!(told.starts_with("Set: "), "{told}");
            begin(&mut player);
            assert_eq!(options(&player).as_ref(), Some(&expected), "{name}");
            let table = &player.harness.state().settings().tables[game];
            assert_eq!(table.options, expected);
            assert_eq!(table.opponents, None);
        }
    }
}

#[test]
fn a_preset_tells_how_it_differs() {
    let mut player = set("holdem");
    for (name, about) in [
        ("classic", "The usual options."),
        (
            "quick",
            "Starting chips: 5,000. Turn timer: 20 seconds. Blinds rise: every 5 minutes.",
        ),
        (
            "duel",
            "Players: 2. Starting chips: 10,000. Blinds rise: after a number of hands. \
             Hands at each blind level: 10.",
        ),
    ] {
        let radio = element(&player, Role::RadioButton, &preset_name(name));
        assert_eq!(radio.description, about);
    }
    player.act(&preset_name("duel"));
    assert_eq!(
        player.heard(),
        ["Set: duel for two. Players: 2. Starting chips: 10,000. \
          Blinds rise: after a number of hands. Hands at each blind level: 10."]
    );
    assert_eq!(value(&player, "Hands at each blind level"), "10");
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
    player.press(Key::Space);
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
    let session = player.table().session();
    let shark = Style::named("shark", "holdem").unwrap();
    for seat in Seats::first(12).into_iter().skip(1) {
        assert_eq!(session.style(seat), Some(shark));
    }
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
        fill(&mut player, "First wave, in seconds", "2");
        fill(&mut player, "Second wave, in seconds", "20");
        fill(&mut player, "Third wave, in seconds", "30");
        fill(&mut player, "End of picking, in seconds", "600");
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
                open: [2, 20, 30],
                end: 600,
            },
            board_while_discarding: BoardWhileDiscarding::FaceDown,
            end_picking_early: true,
            turn_timer: Some(90),
        };
        assert_eq!(options(&player), Some(Options::Unique(expected)), "{kind}");
    }
}

#[test]
fn a_decimal_has_its_own_limits() {
    for (text, problem) in [
        ("0", "Discard cost in antes must be from 0.01 to 100."),
        ("100.01", "Discard cost in antes must be from 0.01 to 100."),
        (
            "0.125",
            "Discard cost in antes must be a number from 0.01 to 100, \
             with at most two digits after the point.",
        ),
    ] {
        let mut player = set("unique");
        player.act("Cost of a discard: Times the ante");
        let cost = field(&player, "Discard cost in antes");
        assert_eq!(cost.value.as_deref(), Some("0.5"));
        assert_eq!(cost.description, "From 0.01 to 100, such as 0.5 for half.");
        fill(&mut player, "Discard cost in antes", text);
        player.act("Start the game");
        assert_eq!(player.heard(), [format!("Not started yet. {problem}")]);
        assert_eq!(options(&player), None);
    }
}

#[test]
fn assistive_technology_can_set_a_field() {
    let mut player = set("draw");
    let type_in = |player: &mut Player, text: &str| {
        let role = Role::TextInput;
        let node = player.harness.get_by_role_and_label(role, "Points to win");
        node.set_text_value_accesskit(text);
        player.settle();
    };
    type_in(&mut player, "9");
    let description = field(&player, "Points to win").description;
    assert!(
        description.starts_with("Points to win must be from 10 to 10,000."),
        "{description}"
    );
    type_in(&mut player, "90");
    player.act("Start the game");
    let Some(Options::Draw(set)) = options(&player) else {
        panic!("not started: {:?}", player.heard());
    };
    assert_eq!(set.target, 90);
}

#[test]
fn the_table_is_as_it_was_set_last() {
    let last = LastTable {
        options: Options::Draw(DrawOptions {
            players: 3,
            target: 77,
            ..DrawOptions::default()
        }),
        opponents: Some("strong".to_owned()),
    };
    let mut player = set_with("draw", settings_with("draw", last.clone()));
    assert_eq!(value(&player, "Points to win"), "77");
    begin(&mut player);
    assert_eq!(player.harness.state().settings().tables["draw"], last);

    let mut player = set_with("draw", settings_with("draw", last));
    player.act("Usual options");
    assert_eq!(
        player.heard(),
        ["Set: match to 100 points. The usual options."]
    );
    assert_eq!(value(&player, "Points to win"), "100");
    begin(&mut player);
    let usual = LastTable {
        options: Options::Draw(DrawOptions::default()),
        opponents: None,
    };
    assert_eq!(player.harness.state().settings().tables["draw"], usual);
}

#[test]
fn what_the_rules_refuse_is_not_taken_from_the_last_time() {
    let last = LastTable {
        options: Options::Holdem(HoldemOptions {
            turn_timer: Some(7),
            ..HoldemOptions::default()
        }),
        opponents: Some("nobody".to_owned()),
    };
    let mut player = set_with("holdem", settings_with("holdem", last));
    begin(&mut player);
    let usual = Options::Holdem(HoldemOptions::default());
    assert_eq!(options(&player), Some(usual));
}

#[test]
fn a_game_under_way_is_given_up_only_after_a_question() {
    const QUESTION: &str = "A game is under way. End it and start a new one?";
    let under_way = || {
        let mut player = set("draw");
        begin(&mut player);
        player.press(Key::Escape);
        open(&mut player, "unique");
        begin(&mut player);
        element(&player, Role::AlertDialog, QUESTION);
        assert_eq!(focused(&player), "No, go back");
        player
    };
    for key in [Key::Escape, Key::Enter] {
        let mut player = under_way();
        // What is behind the question cannot be used.
        assert!(element(&player, Role::Button, "Start the game").disabled);
        player.press(key);
        let tree = player.tree();
        assert!(tree.iter().all(|it| it.role != Role::AlertDialog));
        assert_eq!(focused(&player), "Start the game");
        assert!(matches!(options(&player), Some(Options::Draw(_))));
    }
    let mut player = under_way();
    player.click("Start the new game");
    assert!(matches!(options(&player), Some(Options::Unique(_))));
}

#[test]
fn it_is_polish_for_a_polish_player() {
    let mut begin = start(None);
    begin.system = Language::Polish;
    let mut player = Player::new(begin);
    player.act("Nowa gra: Unique Poker");
    assert_eq!(
        field(&player, "Żetony na początek").description,
        "Tyle każdy gracz ma na starcie. Od 30 do 1\u{a0}000\u{a0}000\u{a0}000."
    );
    player.act("Koszt odrzucenia: Wielokrotność puli");
    let cost = "Ile razy pula za odrzucenie";
    assert_eq!(value(&player, cost), "0,05");
    fill(&mut player, cost, "0,001");
    player.heard();
    player.act("Rozpocznij grę");
    assert_eq!(
        player.heard(),
        [
            "Gra się jeszcze nie zaczyna. Ile razy pula za odrzucenie: wpisz liczbę \
          od 0,01 do 100, najwyżej z dwiema cyframi po przecinku."
        ]
    );
    assert_eq!(focused(&player), cost);
    player.retype("0,25");
    player.act("Rozpocznij grę");
    let Some(Options::Unique(set)) = options(&player) else {
        panic!("not started: {:?}", player.heard());
    };
    assert_eq!(set.discard_cost, CostOfDiscard::TimesPot(25));
}
