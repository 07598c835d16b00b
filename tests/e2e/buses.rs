//! What the window does when those whom it tells everything do not listen.

use crate::deeds::HOLDEM;
use crate::driver::{Assistive, Reader, until};
use crate::player::{Player, settings, soon};

/// Waits until the own voice says something that begins so.
fn says(player: &Player, words: &str) {
    let begins = format!("speak {words}");
    until(words, || {
        let said = player.voice.all("speak");
        said.iter().any(|it| it.starts_with(&begins)).then_some(())
    });
}

/// A bus that stands still stops nobody: keys are answered, by the own voice
/// as long as the screen reader cannot be told.
pub(crate) fn a_deaf_bus() {
    let mut player = Player::new(&settings(), &HOLDEM);
    player.sits_down();
    player.waits();
    player.desktop.signal_bus("-STOP");
    // Nobody can know yet that this one is not heard.
    player.keys.press("n");
    player.keys.press("p");
    says(&player, "Pot ");
    player.keys.press("c");
    says(&player, "You call");
    player.desktop.signal_bus("-CONT");
    player.press("s");
    player.hears("You ");
}

/// A screen reader that is there and does not answer is stood in for.
pub(crate) fn a_stuck_reader() {
    let mut player = Player::new(&settings(), &HOLDEM);
    player.sits_down();
    player.waits();
    player.desktop.set_reader(Reader::Stuck);
    until("the own voice", || {
        player.keys.press("p");
        let said = player.voice.all("speak");
        said.iter()
            .any(|it| it.starts_with("speak Pot "))
            .then_some(())
    });
    player.desktop.set_reader(Reader::Runs);
    until("the screen reader", || {
        player.press("n");
        let is_heard = || player.heard().iter().any(|it| it.contains("to call"));
        soon(is_heard).then_some(())
    });
}

/// After the bus has gone and come back, the window is there again.
pub(crate) fn a_new_bus() {
    let mut player = Player::new(&settings(), &HOLDEM);
    let before = player.eyes.tree().len();
    player.desktop.signal_bus("-KILL");
    player.keys.press("p");
    says(&player, "Pot ");
    player.desktop.open_new_bus();
    let events = Assistive::listen(&player.desktop);
    player.eyes = Assistive::find(&player.desktop, player.program.id(), events);
    player.read = 0;
    until("the whole window", || {
        (player.eyes.tree().len() >= before).then_some(())
    });
    until("the screen reader", || {
        player.keys.press("n");
        let is_heard = || player.heard().iter().any(|it| it.contains("to call"));
        soon(is_heard).then_some(())
    });
}
