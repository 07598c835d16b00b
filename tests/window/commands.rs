//! Every command, wherever it is given, is answered or obeyed.

use egui::ViewportCommand;
use tabletalk::player::commands::{
    COMMANDS, Command, CommandEntry, Context, GameQuestion, ProgramCommand, TableCommand,
    WindowCommand,
};
use tabletalk::player::settings::Settings;
use tabletalk::rules::{GameKind, View};
use tabletalk::speech::Language;
use tabletalk::table::{Pacing, TablePace};

use crate::player::{Element, Player, start, table};
use crate::screens::{holdem, open_famous_hand};

/// Gives a command as its key does; whether the window is to be closed.
fn give(player: &mut Player, command: Command) -> bool {
    let ctx = player.harness.ctx.clone();
    player.harness.state_mut().obey(&ctx, command);
    player.harness.step();
    let output = &player.harness.output().viewport_output[&egui::ViewportId::ROOT];
    let closes = output.commands.contains(&ViewportCommand::Close);
    player.settle();
    closes
}

/// Plays until the player is there.
fn at_table(game: GameKind, context: Context) -> Player {
    let mut setup = table(game.usual());
    if context == Context::Watching {
        setup.settings = TablePace {
            pacing: Pacing::Leisurely,
            ..TablePace::AT_ONCE
        };
    }
    let mut player = Player::new(start(Some(setup)));
    for _ in 0..100 {
        let command = match player.table().context() {
            here if here == context => return player,
            Context::Betting | Context::Continuing => TableCommand::CallOrCheck,
            Context::Drawing | Context::Choosing => TableCommand::DrawOrPass,
            _ => TableCommand::NextHand,
        };
        give(&mut player, command.into());
    }
    panic!("{context:?} never comes");
}

/// All that a command can change.
type State = (
    String,
    Option<Element>,
    Option<View>,
    Settings,
    Option<bool>,
);

fn state(player: &Player) -> State {
    let app = player.harness.state();
    (
        player.title(),
        player.focused(),
        app.table().and_then(|table| table.view().cloned()),
        app.settings().clone(),
        app.table().map(|table| table.times().paused),
    )
}

fn check(place: &str, open: impl Fn() -> Player) {
    let mut player = open();
    for CommandEntry { command, .. } in COMMANDS {
        player.heard();
        let before = state(&player);
        let closes = give(&mut player, *command);
        let done = state(&player) != before;
        let said = player.heard().into_iter().any(|it| !it.is_empty());
        assert!(said || done || closes, "{place}: {command:?}");
        // What only says something leaves the next command the same place.
        if done || *command == Command::Window(WindowCommand::DescribeKeys) {
            player = open();
        }
    }
}

#[test]
fn in_the_menu_and_in_the_settings() {
    check("menu", || Player::new(start(None)));
    check("settings", || {
        let mut player = Player::new(start(None));
        give(&mut player, WindowCommand::Settings.into());
        player
    });
}

#[test]
fn in_a_hand_of_the_past() {
    check("review", || {
        let mut player = Player::new(start(None));
        open_famous_hand(&mut player);
        player
    });
}

/// Nobody may muck in the games that are played here, so nobody is asked to
/// show.
#[test]
fn at_the_table_in_every_phase() {
    for (game, context) in [
        (GameKind::Holdem, Context::Watching),
        (GameKind::Holdem, Context::Betting),
        (GameKind::Draw, Context::Drawing),
        (GameKind::Unique, Context::Continuing),
        (GameKind::Unique, Context::Choosing),
        (GameKind::Holdem, Context::AfterHand),
    ] {
        check(&format!("{context:?}"), || at_table(game, context));
    }
}

#[test]
fn while_something_is_asked() {
    for asking in [TableCommand::Raise, TableCommand::AllIn] {
        check(&format!("asking {asking:?}"), || {
            let mut player = Player::at(holdem(6));
            give(&mut player, asking.into());
            player
        });
    }
}

#[test]
fn who_sits_there_is_told_by_a_key_and_by_an_element() {
    let mut player = Player::at(holdem(3));
    player.heard();
    player.press_with(egui::Modifiers::SHIFT, egui::Key::H);
    let said = player.heard();
    assert_eq!(said.len(), 2, "{said:?}");
    assert!(said[0].starts_with("Rookie Anna: "), "{said:?}");
    player.act("Press to hear who they are");
    assert_eq!(player.heard(), said);
    // A hand of the past knows only their names.
    let mut player = Player::new(start(None));
    open_famous_hand(&mut player);
    player.heard();
    give(&mut player, GameQuestion::Opponents.into());
    let told = player.heard();
    assert_eq!(told, ["The command opponents is for the table."]);
}

#[test]
fn another_language_by_a_key() {
    let mut player = Player::at(holdem(6));
    player.heard();
    for (language, name) in [(Language::Polish, "Polski"), (Language::English, "English")] {
        give(&mut player, ProgramCommand::Language.into());
        assert_eq!(player.heard(), [name]);
        assert_eq!(player.table().words().language(), language);
    }
}

/// What is asked stays open while the player listens.
#[test]
fn listening_closes_no_dialog() {
    let mut player = Player::at(holdem(6));
    give(&mut player, TableCommand::Raise.into());
    for key in [egui::Key::F3, egui::Key::F4] {
        player.heard();
        player.press(key);
        assert_eq!(player.focused().unwrap().name, "Raise to");
        assert!(!player.heard().is_empty(), "{key:?}");
    }
}
