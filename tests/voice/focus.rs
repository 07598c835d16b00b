//! The own voice where no screen reader runs: it reads what one moves to.

use std::path::Path;

use egui::Key;
use tabletalk::outlets::Channel;
use tabletalk::window::{Hearing, Start};

use super::scenario;
use crate::player::{Player, start};
use crate::ssip::{Habits, Server, Speech};

fn listening(folder: &Path, channel: Channel) -> (Server, Player) {
    let habits = Habits {
        speech: Speech::Instant,
        ..Habits::default()
    };
    let server = Server::start(folder, habits);
    let mut begin = Start {
        hearing: Hearing::Aloud,
        ..start(None)
    };
    begin.settings.channel = channel;
    (server, Player::new(begin))
}

scenario!(what_one_moves_to_is_read, |folder| {
    let (mut server, mut player) = listening(folder, Channel::Automatic);
    player.press(Key::ArrowDown);
    server.until("speak New game: Five-Card Draw");
    player.press(Key::F1);
    let place = "In the main menu you start a new game, continue the one before, or open \
                 settings, messages and help.";
    server.until(&format!("speak Help. {place}"));
    player.press(Key::F6);
    server.until("speak Rules of Texas Hold'em");
    player.press(Key::Enter);
    server.until("speak Rules of Texas Hold'em. Aim");
    player.press(Key::ArrowDown);
    server
        .until("speak Win the chips of all others. The game is over when one player has them all.");
    player.press(Key::Escape);
    server.until("speak Help. Rules of Texas Hold'em");
    player.press(Key::F6);
    server.until("speak Search in the help");
    player.press_with(egui::Modifiers::CTRL, Key::Comma);
    let spoken = server.wait_for("speak", 8);
    assert!(
        spoken[7].1.starts_with("speak Settings. "),
        "{:?}",
        spoken[7]
    );
});

scenario!(whoever_is_silent_reads_nothing, |folder| {
    let (mut server, mut player) = listening(folder, Channel::ScreenReader);
    for key in [Key::ArrowDown, Key::Tab, Key::F1, Key::F6, Key::Escape] {
        player.press(key);
    }
    // The own voice is the next one to speak, and says so.
    player.press(Key::F2);
    let spoken = server.until("speak The built-in voice speaks.");
    assert_eq!(spoken, ["speak The built-in voice speaks."]);
});
