//! The own voice where no screen reader runs: it reads what one moves to.

use std::path::Path;

use egui::Key;
use tabletalk::player::client::Setup;
use tabletalk::player::settings::Channel;
use tabletalk::rules::{HoldemOptions, Options};
use tabletalk::ui::window::{Hearing, WindowStart};

use super::scenario;
use crate::player::{Player, start, table};
use crate::ssip::{Habits, Server};

fn listening(folder: &Path, channel: Channel, table: Option<Setup>) -> (Server, Player) {
    let server = Server::start(folder, Habits::instant());
    let mut begin = WindowStart {
        hearing: Hearing::Aloud,
        ..start(table)
    };
    begin.settings.channel = channel;
    (server, Player::new(begin))
}

scenario!(what_one_moves_to_is_read, |folder| {
    let (mut server, mut player) = listening(folder, Channel::Automatic, None);
    server.until("speak Main menu. New game: Texas Hold'em");
    player.press(Key::ArrowDown);
    server.until("speak New game: Five-Card Draw");
    player.press(Key::F1);
    let place = "In the main menu you start a new game, continue the one before, or open \
                 settings, messages and help.";
    server.until(&format!("speak Help. {place}"));
    player.press(Key::F6);
    server.until("speak Topics: Rules of Texas Hold'em");
    player.press(Key::Enter);
    server.until("speak Rules of Texas Hold'em. Aim");
    player.press(Key::ArrowDown);
    server
        .until("speak Win everybody else's chips. The game is over when one player has them all.");
    player.press(Key::Escape);
    server.until("speak Help. Topics: Rules of Texas Hold'em");
    player.press(Key::F6);
    server.until("speak Search in the help");
    player.press_with(egui::Modifiers::CTRL, Key::Comma);
    let spoken = server.wait_for("speak", 9);
    assert!(
        spoken[8].1.starts_with("speak Settings. "),
        "{:?}",
        spoken[8]
    );
});

scenario!(a_question_is_not_cut_by_the_button_below_it, |folder| {
    let holdem = Options::Holdem(HoldemOptions::default());
    let (mut server, mut player) = listening(folder, Channel::OwnVoice, Some(table(holdem)));
    server.until("speak Your turn, 200 to call, pot 300.");
    player.focus("All in");
    player.press(Key::Enter);
    server.until("speak All in for 20,000? Yes or no.");
    player.press(Key::Tab);
    let spoken = server.wait_for("speak", 5);
    let last: Vec<&str> = (spoken.iter().rev().take(2))
        .map(|(_, line)| line.as_str())
        .collect();
    assert_eq!(
        last,
        ["speak All in", "speak All in for 20,000? Yes or no."]
    );
});

scenario!(whoever_is_silent_reads_nothing, |folder| {
    let (mut server, mut player) = listening(folder, Channel::ScreenReader, None);
    for key in [Key::ArrowDown, Key::Tab, Key::F1, Key::F6, Key::Escape] {
        player.press(key);
    }
    // The own voice is the next one to speak, and says so.
    player.press(Key::F2);
    let spoken = server.until("speak The built-in voice speaks.");
    assert_eq!(spoken, ["speak The built-in voice speaks."]);
});
