//! The very first start, and its questions.

use tabletalk::player::settings::Settings;

use crate::driver::{Desktop, Reader};
use crate::player::{Player, announced};

const WHO: &str = "If you hear this twice, press Enter, and your screen reader speaks alone. \
                   Press V for the built-in voice.";
const TIME: &str = "How much time would you like? Choose with Tab and Enter. You can change it \
                    later in the settings.";

pub(crate) fn the_screen_reader_speaks() {
    let desktop = Desktop::start(Reader::Runs);
    let mut player = Player::on(desktop, &Settings::default(), &["--lang", "en"]);
    player.focuses("My screen reader speaks");
    player.hears(WHO);
    player.press("Enter");
    player.hears(TIME);
    player.focuses("Without clocks");
    player.press("Enter");
    player.focuses("New game: Texas Hold'em");
    player.press("F4");
    assert_eq!(player.hears("Main menu"), ["Main menu"]);
    let told = announced(&player.eyes.events().since(0));
    assert_eq!(told, [WHO, TIME, "Main menu"]);
    let said = player.voice.all("speak");
    assert_eq!(said, [format!("speak {WHO}")], "both ask who speaks");
    // Whoever has answered is not asked again.
    let player = player.start_again(&["--lang", "en"]);
    player.focuses("New game: Texas Hold'em");
    assert_eq!(player.voice.all("speak").len(), 1);
}

pub(crate) fn the_own_voice_speaks() {
    let desktop = Desktop::start(Reader::Absent);
    let mut player = Player::on(desktop, &Settings::default(), &["--lang", "en"]);
    player.focuses("My screen reader speaks");
    player.hears(WHO);
    player.press("v");
    player.voice.until(&format!("speak {TIME}"));
    player.focuses("Without clocks");
    player.press("Enter");
    player.focuses("New game: Texas Hold'em");
    player.press("F4");
    player.voice.until("speak Main menu");
    let told = announced(&player.eyes.events().since(0));
    assert_eq!(told, [WHO], "nothing is said by both");
}
