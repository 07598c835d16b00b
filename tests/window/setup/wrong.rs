//! What cannot be: it is told at its field, once, and nothing starts.

use accesskit::Invalid;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use tabletalk::rules::{CostOfDiscard, Options};
use tabletalk::speech::Language;

use super::{begin, element, field, fill, focused, options, set, value};
use crate::player::{Player, start};

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
            "Points to win must be from 10 to 10,000.",
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
            "Second wave in seconds",
            "0",
            "Second wave in seconds must be from 1 to 600.",
        ),
    ] {
        let mut player = set(game);
        let invalid = |player: &Player| {
            let node = player.harness.get_by_role_and_label(Role::SpinButton, name);
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
        assert_eq!(invalid(&player), Some(Invalid::True));
        element(&player, Role::Label, problem);
        // It was announced: it is read when the focus comes again.
        player.press_with(Modifiers::SHIFT, Key::Tab);
        player.press(Key::Tab);
        let about = player.focused().unwrap().description;
        assert!(about.starts_with(problem), "{about}");
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
        assert_eq!(
            cost.description,
            "From 0.01 to 100, such as 0.5 for half. Up and down change it by 0.05."
        );
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
        let role = Role::SpinButton;
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
fn it_is_polish_for_a_polish_player() {
    let mut begin = start(None);
    begin.system = Language::Polish;
    let mut player = Player::new(begin);
    player.act("Nowa gra: Unique Poker");
    assert_eq!(
        field(&player, "Żetony na początek").description,
        "Tyle każdy gracz ma na starcie. Minimum 30, maksimum 1\u{a0}000\u{a0}000\u{a0}000. \
         Strzałki w górę i w dół zmieniają wartość o 100."
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
            "Gra się jeszcze nie zaczyna. Ile razy pula za odrzucenie: wpisz liczbę, \
          minimum 0,01, maksimum 100, najwyżej z dwiema cyframi po przecinku."
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
