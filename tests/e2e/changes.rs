//! What is changed in the middle of a game: the language, a key, who speaks.

use tabletalk::player::settings::Channel;
use tabletalk::player::settings::Settings;
use tabletalk::speech::{L10n, Language, Message};

use crate::deeds::HOLDEM;
use crate::driver::Reader;
use crate::player::{Means, Player, announced, settings};

fn sit_down(settings: &Settings) -> Player {
    let mut player = Player::new(settings, &HOLDEM);
    player.sits_down();
    player.waits();
    player
}

pub(crate) fn the_language_in_the_middle_of_a_hand() {
    let mut player = sit_down(&settings());
    player.press("ctrl+comma");
    player.focuses("Every change takes effect at once.");
    player.goes_to("English");
    player.press("Down");
    player.focuses("Polski");
    player.press("Escape");
    player.moves();
    player.press("c");
    let heard = player.hears("Sprawdzasz");
    let words = L10n::new(Language::Polish);
    assert!(!heard.join(" ").contains("You call"), "{heard:?}");
    let title = words.say(&Message::by_key("actions-title"));
    let tree = player.eyes.tree();
    assert!(
        tree.iter().any(|it| it.name == title),
        "{title} is not there"
    );
    player.waits();
    player.looks_around();
}

pub(crate) fn another_key() {
    let mut player = sit_down(&settings());
    player.press("ctrl+comma");
    player.focuses("Every change takes effect at once.");
    player.goes_to("Change keys");
    player.press("Enter");
    player.focuses("Choose a command, then press its new key.");
    player.goes_to("call: C");
    // A key that another command has is refused, and the old one stays.
    player.press("Enter");
    player.focuses("Keep the old key");
    player.press("f");
    player.hears("The key F is taken by the command fold. The command call keeps its key.");
    player.focuses("call: C");
    player.press("Enter");
    player.focuses("Keep the old key");
    player.press("shift+q");
    player.focuses("call: shift Q");
    player.press("Escape");
    player.focuses("Change keys");
    player.press("Escape");
    player.moves();
    player.press("shift+q");
    player.hears("You call");
    player.waits();
    player.looks_around();
    // It is kept for the next time.
    let mut player = player.start_again(&[]);
    player.uses(Means::Keys, "Continue the game");
    player.comes_back();
    player.hears("goes on with hand 1");
    player.press("c");
    player.press("shift+q");
    player.hears("You c");
}

pub(crate) fn who_speaks() {
    let own = Settings {
        channel: Channel::OwnVoice,
        ..settings()
    };
    let mut player = Player::new(&own, &HOLDEM);
    player.voice.until("speak Your turn, 200 to call, pot 300.");
    player.press("c");
    player.voice.until("speak You call.");
    let told = announced(&player.eyes.events().since(0));
    assert_eq!(told, [""; 0], "the own voice speaks alone");
    // Both, nobody, whoever is there, the screen reader.
    player.press("F2");
    let both = "Both your screen reader and the built-in voice speak.";
    player.hears(both);
    player.voice.until(&format!("speak {both}"));
    // Whoever falls silent says so.
    player.press("F2");
    player.voice.until("speak Nobody speaks.");
    player.hears("Nobody speaks.");
    let said = player.voice.all("speak").len();
    player.press("F2");
    player.hears("Automatic: your screen reader if one is running");
    player.press("p");
    player.hears("Pot ");
    assert_eq!(player.voice.all("speak").len(), said, "both speak");
    // The screen reader goes, and the own voice takes over.
    player.desktop.set_reader(Reader::Absent);
    let spoken = crate::driver::until("own voice", || {
        player.press("p");
        let all = player.voice.all("speak");
        (all.len() > said).then(|| all[said].clone())
    });
    assert!(spoken.starts_with("speak "), "{spoken}");
    // One that speaks no announcements reads the focus, and the voice the rest.
    player.desktop.set_reader(Reader::ReadsFocus);
    crate::driver::until("a reader of the focus", || {
        player.press("Tab");
        player.moves();
        let before = player.voice.all("speak").len();
        player.press("p");
        player.voice.wait_for("speak", before + 1);
        let all = player.voice.all("speak");
        // What the voice had to say of the focus is not there any more.
        (all.len() == before + 1 && all[before].starts_with("speak Pot ")).then_some(())
    });
    assert!(player.heard().is_empty(), "nothing is announced");
}
