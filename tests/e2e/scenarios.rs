//! All scenarios, and how they are run.

use std::env;

use libtest_mimic::{Arguments, Failed, Trial};

use crate::driver::{Desktop, missing};
use crate::heard::Setting;
use crate::review;
use crate::starts::Start;
use crate::{
    again, buses, changes, company, compare, deeds, first_start, games, orca, rounds, soak,
};

/// A scenario: its name, the tools that it needs beside a desktop, and what
/// happens in it.
type Scenario = (&'static str, &'static [&'static str], fn());

const SCENARIOS: &[Scenario] = &[
    ("holdem_by_keys", &[], games::holdem_by_keys),
    ("holdem_by_actions", &[], games::holdem_by_actions),
    ("holdem_by_pointer", &[], games::holdem_by_pointer),
    ("draw_by_keys", &[], games::draw_by_keys),
    ("draw_by_actions", &[], games::draw_by_actions),
    ("draw_by_pointer", &[], games::draw_by_pointer),
    ("unique_by_keys", &[], games::unique_by_keys),
    ("unique_by_actions", &[], games::unique_by_actions),
    ("unique_by_pointer", &[], games::unique_by_pointer),
    (
        "first_start_reader",
        &[],
        first_start::the_screen_reader_speaks,
    ),
    ("first_start_voice", &[], first_start::the_own_voice_speaks),
    ("bad_amounts", &[], deeds::bad_amounts),
    ("quick_fingers", &[], deeds::quick_fingers),
    ("held_key", &[], deeds::a_held_key_acts_once),
    ("all_in_asks", &[], deeds::all_in_asks),
    ("needless_fold_asks", &[], deeds::a_needless_fold_asks),
    (
        "another_language",
        &[],
        changes::the_language_in_the_middle_of_a_hand,
    ),
    ("another_key", &[], changes::another_key),
    ("who_speaks", &[], changes::who_speaks),
    ("deaf_bus", &[], buses::a_deaf_bus),
    ("stuck_reader", &[], buses::a_stuck_reader),
    ("new_bus", &[], buses::a_new_bus),
    ("quit_and_resume", &[], again::a_game_goes_on),
    ("review", &[], review::a_hand_is_looked_at_again),
    ("round_every_screen", &[], rounds::every_screen),
    ("comparing", &[], compare::cases),
    ("orca_menu", &["orca"], || orca::listen("menu")),
    ("orca_table", &["orca"], || orca::listen("table")),
    ("orca_settings", &["orca"], || orca::listen("settings")),
    ("orca_setup", &["orca"], || orca::listen("setup")),
    ("orca_lists", &["orca"], || orca::listen("lists")),
    ("orca_review", &["orca"], || orca::listen("review")),
    ("orca_lesson", &["orca"], || orca::listen("lesson")),
    ("orca_keys", &["orca"], || orca::listen("keys")),
    ("orca_holdem", &["orca"], || orca::listen("holdem")),
    ("orca_draw", &["orca"], || orca::listen("draw")),
    ("orca_unique", &["orca"], || orca::listen("unique")),
    ("orca_polish", &["orca"], || orca::listen("polish")),
    ("company", &["orca"], company::two_windows_and_a_terminal),
    ("seat_by_code", &[], company::from_the_menu_to_a_seat),
    ("soak", &[], soak::soak),
];

pub(crate) fn run() {
    let mut arguments = Arguments::from_args();
    // Each has a desktop with a window that is drawn without a graphics card.
    arguments.test_threads = arguments.test_threads.or(Some(1));
    let scenarios = SCENARIOS.iter();
    let mut trials: Vec<Trial> = scenarios
        .map(|&(name, tools, scenario)| trial(name, tools, scenario))
        .collect();
    let settings = Setting::all().into_iter();
    for setting in settings.filter(|it| it.hands() > 0) {
        let name = format!("orca_heard_{setting}");
        trials.push(trial(&name, &["orca"], move || setting.play()));
    }
    for start in Start::all() {
        let name = format!("orca_starts_{start}");
        trials.push(trial(&name, &["orca"], move || start.try_often()));
    }
    libtest_mimic::run(&arguments, trials).exit();
}

fn trial(name: &str, tools: &[&str], scenario: impl FnOnce() + Send + 'static) -> Trial {
    let needs: Vec<&str> = Desktop::NEEDS.iter().chain(tools).copied().collect();
    let missing = missing(&needs).join(", ");
    if missing.is_empty() {
        return Trial::test(name, move || {
            scenario();
            Ok(())
        });
    }
    let lacks = format!("{name}: this machine has no {missing}");
    if env::var("CI").is_ok_and(|it| it == "true") {
        return Trial::test(name, move || Err(Failed::from(lacks)));
    }
    println!("skipped {lacks}");
    Trial::test(name, || Ok(())).with_ignored_flag(true)
}
