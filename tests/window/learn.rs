//! Lessons, from the menu and back.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use tabletalk::player::commands::TableCommand;
use tabletalk::player::lessons::{Lesson, Progress, Task};
use tabletalk::player::settings::Settings;
use tabletalk::rules::GameKind;
use tabletalk::speech;
use tabletalk::speech::Question;
use tabletalk::store::Folders;

use crate::player::{Element, Player, start};
use crate::screens::holdem;
use crate::temp_folder::TempFolder;

/// Opens a lesson from the menu.
fn open(player: &mut Player, game: &str) -> Vec<String> {
    player.act("Learn to play");
    assert_eq!(player.title(), "Learn to play");
    player.heard();
    player.act(game);
    assert_eq!(player.title(), format!("{game}, lesson"));
    player.heard()
}

fn progress(player: &Player, game: &str) -> Option<Progress> {
    let settings: &Settings = player.harness.state().settings();
    settings.lessons.get(game).copied()
}

/// Where messages are below the table, the lesson's words are out of sight.
#[test]
fn what_to_do_stands_with_the_information() {
    let mut player = Player::new(start(None));
    open(&mut player, "Texas Hold'em");
    player.act("To go on, press enter.");
    assert_eq!(player.heard(), ["To go on, press enter."]);
    player.press(Key::Enter);
    player.act("To go on, press W.");
}

#[test]
fn a_first_hand_by_keys_alone() {
    let mut player = Player::new(start(None));
    let heard = open(&mut player, "Texas Hold'em");
    assert!(heard[0].starts_with("This is Texas Hold'em."), "{heard:?}");
    assert!(heard[0].ends_with("press enter."), "{heard:?}");
    for key in [
        Key::Enter,
        Key::W,
        Key::N,
        Key::C,
        Key::E,
        Key::G,
        Key::P,
        Key::A,
        Key::C,
    ] {
        player.press(key);
    }
    assert_eq!(progress(&player, "holdem"), Some(Progress::Steps(9)));
    player.heard();
    player.press(Key::R);
    player.type_text("50");
    player.press(Key::Enter);
    let heard = player.heard();
    let hint = "To go on, press R, type 100 and press Enter.";
    assert_eq!(heard.last().map(String::as_str), Some(hint));
    player.retype("100");
    player.press(Key::Enter);
    player.press(Key::C);
    player.press(Key::S);
    let heard = player.heard();
    let last = heard.last().unwrap();
    assert!(last.ends_with("To leave, press escape."), "{last}");
    assert_eq!(progress(&player, "holdem"), Some(Progress::Finished));
    player.press(Key::Enter);
    assert_eq!(player.title(), "Learn to play");
    let again = player.focused().unwrap();
    assert_eq!(again.name, "Texas Hold'em");
    assert_eq!(again.description, "Finished. Begin again");
}

/// Whoever clicks is told what to click, and whoever presses a key, which key.
#[test]
fn a_first_hand_is_explained_as_it_is_played() {
    let mut player = Player::new(start(None));
    player.click("Learn to play");
    player.heard();
    player.click("Texas Hold'em");
    let heard = player.heard();
    assert!(heard[0].ends_with("click Next hand."), "{heard:?}");
    assert!(heard[0].contains("To leave, click Menu,"), "{heard:?}");
    player.click("Next hand");
    let heard = player.heard();
    let last = heard.last().unwrap();
    assert!(last.ends_with("click Your cards on the left."), "{last}");
    // Where it is asked for, it is in sight.
    let cards = button(&player, Task::Ask(Question::HoleCards));
    let cards = player.node(&cards).rect();
    assert!(
        player.harness.ctx.content_rect().contains_rect(cards),
        "{cards:?}"
    );
    player.press(Key::W);
    let heard = player.heard();
    assert!(heard.last().unwrap().ends_with("press N."), "{heard:?}");
    player.click("To go on, press N.");
    player.click("To go on, click To call on the left.");
}

/// The name of the button for what a step asks for.
fn button(player: &Player, task: Task) -> String {
    let table = player.table();
    let buttons: Vec<Element> = (player.tree().into_iter())
        .filter(|it| matches!(it.role, Role::Button | Role::ListItem))
        .collect();
    let card = |it: &&Element| it.description.starts_with("Press to ");
    let beginning = |start: &str| {
        let fits = |it: &&Element| it.name.starts_with(start);
        buttons.iter().find(fits).unwrap().name.clone()
    };
    match task {
        Task::Ask(question) => {
            let (view, times) = (player.view(), table.times());
            speech::answer(question, &view, &times, table.names(), table.words())
        }
        Task::Play(TableCommand::ActOnCard(place)) => {
            let mut cards = buttons.iter().filter(card);
            cards.nth(usize::from(place) - 1).unwrap().name.clone()
        }
        Task::Play(TableCommand::CallOrCheck) => beginning("Call "),
        Task::Play(TableCommand::Raise) => beginning("Bet or raise"),
        Task::Play(TableCommand::DrawOrPass) => beginning("Draw "),
        Task::Play(TableCommand::NextHand) => beginning("Next hand"),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_first_hand_by_assistive_technology_alone() {
    let mut player = Player::new(start(None));
    open(&mut player, "Five-Card Draw");
    for task in Lesson::of(GameKind::Draw).tasks() {
        let name = button(&player, task);
        player.act(&name);
    }
    assert_eq!(progress(&player, "draw"), Some(Progress::Finished));
    player.act("Leave the lesson");
    assert_eq!(player.title(), "Learn to play");
}

#[test]
fn a_lesson_is_left_and_goes_on_even_after_the_program() {
    let folder = TempFolder::new();
    let folders = || Folders::new(Some(folder.path().to_owned())).unwrap();
    let begin = || {
        let (settings, notices) = Settings::load(&folders());
        assert_eq!(notices, []);
        Player::new(tabletalk::ui::window::WindowStart {
            settings: Settings {
                greeted: true,
                ..settings
            },
            folders: Some(folders()),
            ..start(None)
        })
    };
    let mut player = begin();
    open(&mut player, "Unique Poker");
    player.press(Key::Enter);
    player.press(Key::W);
    player.press(Key::N);
    player.heard();
    player.press(Key::F4);
    let where_am_i = "Unique Poker, lesson. Your turn to continue or fold. To go on, press C.";
    assert_eq!(player.heard(), [where_am_i]);
    player.press(Key::Escape);
    assert_eq!(player.title(), "Learn to play");
    let lesson = player.focused().unwrap();
    assert_eq!(lesson.description, "Go on, step 4 of 13");
    drop(player);

    let mut player = begin();
    let heard = open(&mut player, "Unique Poker");
    assert_eq!(
        heard[0],
        "The lesson goes on. Nine of spades, nine of hearts. 20 to continue, pot 70. \
         You could fold and lose only the ante. With a pair it is better to pay and go \
         on. For that, press C."
    );
    player.press(Key::C);
    player.press(Key::E);
    player.press(Key::G);
    for place in [Key::Num3, Key::Num1, Key::Num2] {
        player.press_with(Modifiers::SHIFT, place);
    }
    player.press(Key::D);
    player.press_with(Modifiers::SHIFT, Key::Num6);
    player.press(Key::D);
    player.press(Key::S);
    assert_eq!(progress(&player, "unique"), Some(Progress::Finished));
}

#[test]
fn the_game_under_way_waits_for_the_lesson_to_end() {
    let mut player = Player::at(holdem(3));
    let before = player.view();
    player.press(Key::Escape);
    open(&mut player, "Five-Card Draw");
    player.press(Key::Enter);
    assert_ne!(player.view(), before);
    // Settings are no reason to lose the lesson, nor the way back.
    player.press_with(Modifiers::CTRL, Key::Comma);
    player.act("Computer players: Take their time");
    player.press(Key::Escape);
    player.press(Key::W);
    assert_eq!(progress(&player, "draw"), Some(Progress::Steps(2)));
    player.press(Key::Escape);
    player.press(Key::Escape);
    assert_eq!(player.title(), "Main menu");
    assert_eq!(player.view(), before);
    player.act("Continue the game");
    assert_eq!(player.title(), "Texas Hold'em");
    player.press(Key::C);
    assert_ne!(player.view(), before);
}
