//! What there is to set: every option of every game has a control.

use accesskit::Toggled;
use egui::accesskit::Role;
use egui::{
    Event as Input, Key, Modifiers, MouseWheelSource, MouseWheelUnit, Pos2, TouchPhase, Vec2,
};
use egui_kittest::kittest::NodeT;

use super::{element, preset_name, set, value};
use crate::player::{Player, is_choice};

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
                ("Second wave in seconds", "From 1 to 600."),
                ("Third wave in seconds", "From 6 to 600."),
                ("End of picking in seconds", "From 9 to 600."),
            ],
        ),
    ];
    for (game, expected) in fields {
        let player = set(game);
        let tree = player.tree().into_iter();
        let fields: Vec<_> = tree.filter(|it| it.role == Role::SpinButton).collect();
        let names: Vec<&str> = fields.iter().map(|it| it.name.as_str()).collect();
        let expected_names: Vec<&str> = expected.iter().map(|(name, _)| *name).collect();
        assert_eq!(names, expected_names, "{game}");
        for (field, (_, range)) in fields.iter().zip(expected) {
            assert!(field.description.contains(range), "{game}: {field:?}");
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
                    &["Classic", "Quick game", "Deep stacks", "Heads-up"],
                ),
                (
                    "Opponents",
                    &["Mixed", "Rookie", "Rock", "Regular", "Shark", "Pro"],
                ),
                ("Time", &TIMES),
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
                ("Opponents", &["Mixed", "Classic", "Strong"]),
                ("Time", &TIMES),
                (
                    "Size of bets",
                    &["Always the limit", "Anything up to the limit"],
                ),
                ("Turn timer", &TIMERS),
            ],
        ),
        (
            "unique",
            &[
                (
                    "Ready-made table",
                    &["By the rulebook", "Relaxed, more time"],
                ),
                ("Opponents", &["Mixed", "Simple", "Strong"]),
                ("Time", &TIMES),
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
            ],
        ),
    ];
    for (game, groups) in games {
        let player = set(game);
        let all = player.harness.root().children_recursive();
        let shown: Vec<_> = all.filter(|it| is_choice(&it.accesskit_node())).collect();
        assert_eq!(shown.len(), groups.len(), "{game}");
        for (node, (group, choices)) in shown.iter().zip(groups) {
            let radios: Vec<_> = (node.children_recursive())
                .map(|node| node.accesskit_node())
                .filter(|node| node.role() == Role::RadioButton)
                .collect();
            let names: Vec<String> = radios.iter().map(|it| it.label().unwrap()).collect();
            assert_eq!(names, *choices, "{game}");
            let node = node.accesskit_node();
            assert_eq!(node.label().as_deref(), Some(*group), "{game}");
            assert_eq!(node.size_of_set(), Some(choices.len()), "{game} {group}");
            let places = radios.iter().map(|it| it.position_in_set());
            assert!(places.eq((0..choices.len()).map(Some)), "{game} {group}");
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
fn a_preset_tells_how_it_differs() {
    let mut player = set("holdem");
    for (name, about) in [
        ("classic", "Default options."),
        (
            "quick",
            "Starting chips: 5,000. Turn timer: 20 seconds. Blinds rise: every 5 minutes.",
        ),
        (
            "duel",
            "Players: 2. Starting chips: 10,000. Blinds rise: every 10 hands.",
        ),
    ] {
        let radio = element(&player, Role::RadioButton, &preset_name(name));
        assert_eq!(radio.description, about);
    }
    player.act(&preset_name("duel"));
    // It is read with the choice.
    assert_eq!(player.heard(), [""; 0]);
    assert_eq!(value(&player, "Hands at each blind level"), "10");
}

/// A hand on the mouse needs no keyboard for a number.
#[test]
fn a_number_is_set_by_signs_and_by_the_wheel() {
    let mut player = set("holdem");
    let players = |player: &Player| value(player, "Players");
    let field = player.control(Role::SpinButton, "Players").rect();
    let at = |x: f32| Pos2::new(field.right() + x, field.center().y);
    for (place, expected) in [(75.0, "7"), (28.0, "6")] {
        click_at(&mut player, at(place));
        assert_eq!(players(&player), expected);
    }
    let wheel = |player: &mut Player, lines: f32| {
        player.harness.hover_at(field.center());
        player.harness.event(Input::MouseWheel {
            unit: MouseWheelUnit::Line,
            source: MouseWheelSource::Wheel,
            delta: Vec2::new(0.0, lines),
            phase: TouchPhase::Move,
            modifiers: Modifiers::NONE,
        });
        player.settle();
    };
    click_at(&mut player, field.center());
    wheel(&mut player, 1.0);
    assert_eq!(players(&player), "7");
    wheel(&mut player, -1.0);
    assert_eq!(players(&player), "6");
    assert_eq!(player.control(Role::SpinButton, "Players").rect(), field);
    // Over a number that nobody has pressed, the wheel is for the page.
    player.press(Key::Tab);
    wheel(&mut player, -1.0);
    assert_eq!(players(&player), "6");
}

fn click_at(player: &mut Player, at: Pos2) {
    player.harness.hover_at(at);
    player.harness.drag_at(at);
    player.harness.run();
    player.harness.drop_at(at);
    player.settle();
}
