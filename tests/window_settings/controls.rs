use std::collections::{BTreeMap, BTreeSet};

use egui::Key;
use egui::accesskit::{Action, ActionRequest, Role, Toggled};
use egui_kittest::Node;
use egui_kittest::kittest::NodeT;
use serde_json::Value;
use tabletalk::player::settings::Settings;

use crate::player::Player;
use crate::{at_settings, focused, names, settings};

/// Each setting, the control to change it, and what it is changed to.
const CONTROLS: &[(&str, Role, &str, &str)] = &[
    ("language", Role::RadioButton, "Language: Polski", "\"pl\""),
    ("channel", Role::RadioButton, "Who speaks: Both", "\"Both\""),
    ("voice.rate", Role::Slider, "Speed of the voice", "5"),
    ("voice.pitch", Role::Slider, "Pitch of the voice", "5"),
    (
        "voice.volume",
        Role::SpinButton,
        "Volume of the voice",
        "10",
    ),
    (
        "sounds.table",
        Role::SpinButton,
        "Volume of table sounds",
        "65",
    ),
    ("sounds.alerts", Role::SpinButton, "Volume of alerts", "85"),
    (
        "live_status",
        Role::CheckBox,
        "Braille: the status line changes while you are on it",
        "true",
    ),
    (
        "verbosity.own",
        Role::RadioButton,
        "Your own actions: Brief",
        "\"Brief\"",
    ),
    (
        "verbosity.others",
        Role::RadioButton,
        "Actions of others: Full",
        "\"Full\"",
    ),
    (
        "together.quiet_talk",
        Role::CheckBox,
        "Do not speak what people say: it stands in the messages",
        "true",
    ),
    (
        "table.time_scale",
        Role::RadioButton,
        "Time: Without clocks",
        "\"Untimed\"",
    ),
    (
        "table.pacing",
        Role::RadioButton,
        "Computer players: Act at once",
        "\"Instant\"",
    ),
    (
        "table.next_hand",
        Role::RadioButton,
        "Next hand: By itself",
        "\"ByItself\"",
    ),
    (
        "asks.needless_fold",
        Role::CheckBox,
        "Ask before folding when checking is free",
        "false",
    ),
    (
        "asks.all_in",
        Role::CheckBox,
        "Ask before going all in",
        "false",
    ),
    (
        "aids.odds",
        Role::CheckBox,
        "Say the odds when asked",
        "false",
    ),
    (
        "aids.coach",
        Role::CheckBox,
        "A coach says after the hand what was better",
        "true",
    ),
    (
        "look.theme",
        Role::RadioButton,
        "Colours: High contrast, dark",
        "\"HighContrastDark\"",
    ),
    ("look.text_scale", Role::SpinButton, "Size of text", "125"),
    (
        "look.felt",
        Role::RadioButton,
        "Table felt: Blue",
        "\"Blue\"",
    ),
    (
        "look.back",
        Role::RadioButton,
        "Backs of the cards: Red",
        "\"Red\"",
    ),
    (
        "look.motion",
        Role::CheckBox,
        "Cards and chips glide to their places",
        "\"Smooth\"",
    ),
    (
        "keys.letters",
        Role::CheckBox,
        "Letters, digits and punctuation are command keys",
        "\"Off\"",
    ),
];

/// What has a screen of its own: the greeting, the keys, the lessons, the
/// table before a game, other people, and the voices.
const ELSEWHERE: &[&str] = &[
    "greeted",
    "keys.keys",
    "lessons",
    "tables",
    "together.name",
    "together.server",
    "voice.voices",
];

/// Each setting by its path, with its value.
fn flat(settings: &Settings) -> BTreeMap<String, String> {
    fn add(path: &str, value: &Value, flat: &mut BTreeMap<String, String>) {
        match value.as_object() {
            Some(fields) if !fields.is_empty() => {
                for (name, value) in fields {
                    let path = format!("{path}.{name}");
                    add(path.trim_start_matches('.'), value, flat);
                }
            }
            _ => {
                flat.insert(path.to_owned(), value.to_string());
            }
        }
    }
    let mut all = BTreeMap::new();
    add("", &serde_json::to_value(settings).unwrap(), &mut all);
    all
}

fn control<'a>(player: &'a Player, role: Role, name: &'a str) -> Node<'a> {
    player.control(role, name)
}

/// Changes a control as assistive technology does.
fn operate(player: &mut Player, role: Role, name: &str) {
    let node = control(player, role, name);
    match role {
        Role::Slider | Role::SpinButton => node.increment_accesskit(),
        _ => node.click_accesskit(),
    }
    player.settle();
}

/// Whether it is one of the switches that are one Tab stop.
fn is_listed(name: &str) -> bool {
    let own = CONTROLS.iter().find(|it| it.2 == name);
    own.is_some_and(|(path, ..)| path.starts_with("asks.") || path.starts_with("aids."))
}

#[test]
fn every_setting_has_a_control() {
    let all: BTreeSet<String> = flat(&Settings::default()).into_keys().collect();
    let known = (CONTROLS.iter().map(|it| it.0)).chain(ELSEWHERE.iter().copied());
    assert_eq!(all, known.map(str::to_owned).collect());
}

#[test]
fn each_control_changes_its_setting_and_no_other() {
    for &(path, role, name, value) in CONTROLS {
        let mut player = at_settings();
        let mut expected = flat(&settings(&player));
        operate(&mut player, role, name);
        expected.insert(path.to_owned(), value.to_owned());
        assert_eq!(flat(&settings(&player)), expected, "{name}");
        focused(&player);
        // A control says by itself what became of it.
        assert!(player.heard().is_empty(), "{name}");
    }
}

#[test]
fn each_control_works_with_the_keyboard_alone() {
    for &(path, role, name, value) in CONTROLS {
        let mut player = at_settings();
        let mut steps = 0;
        let group = name.split_once(": ").map(|it| format!("{}: ", it.0));
        let is_choice = role == Role::RadioButton;
        while flat(&settings(&player))[path] != value {
            let (_, at) = focused(&player);
            if at == name && !is_choice {
                player.press(match role {
                    Role::Slider => Key::ArrowRight,
                    Role::SpinButton => Key::ArrowUp,
                    _ => Key::Space,
                });
                break;
            }
            // Arrows choose, and move in a list.
            let is_there = group.as_ref().is_some_and(|it| at.starts_with(it));
            let is_beside = is_listed(name) && is_listed(&at);
            player.press(if is_there || is_beside {
                Key::ArrowDown
            } else {
                Key::Tab
            });
            steps += 1;
            assert!(steps < 100, "Tab does not come to {name}");
        }
        assert_eq!(flat(&settings(&player))[path], value, "{name}");
        let (still, _) = focused(&player);
        assert_eq!(still, role, "the focus stays on {name}");
    }
}

/// Every option of every choice can be chosen, and then is what is chosen.
#[test]
fn every_option_can_be_chosen() {
    let mut player = at_settings();
    let options = names(&player, Role::RadioButton);
    assert!(options.len() > 25, "{options:?}");
    let foreign = |name: &&String| !name.ends_with("Polski");
    for name in options.iter().filter(foreign) {
        operate(&mut player, Role::RadioButton, name);
        let node = control(&player, Role::RadioButton, name).accesskit_node();
        assert_eq!(node.toggled(), Some(Toggled::True), "{name}");
    }
}

/// What needs a word to be understood has it.
#[test]
fn who_speaks_is_explained() {
    let player = at_settings();
    let tree = player.tree().into_iter();
    let channels: Vec<_> = tree
        .filter(|it| it.role == Role::RadioButton && it.name.starts_with("Who speaks"))
        .collect();
    assert_eq!(channels.len(), 5);
    for channel in channels {
        assert!(channel.description.ends_with('.'), "{channel:?}");
    }
}

#[test]
fn sliders_stop_at_their_ends() {
    let mut player = at_settings();
    for (name, first, last) in [
        ("Speed of the voice", -100.0, 100.0),
        ("Pitch of the voice", -100.0, 100.0),
    ] {
        for (action, end) in [(Action::Increment, last), (Action::Decrement, first)] {
            for _ in 0..50 {
                let (target_node, target_tree) = control(&player, Role::Slider, name)
                    .accesskit_node()
                    .locate();
                let request = ActionRequest {
                    action,
                    target_node,
                    target_tree,
                    data: None,
                };
                player
                    .harness
                    .event(egui::Event::AccessKitActionRequest(request));
                player.harness.run();
            }
            let node = control(&player, Role::Slider, name).accesskit_node();
            assert_eq!(node.numeric_value(), Some(end), "{name}");
        }
    }
}
