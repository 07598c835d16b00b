//! Windows at one server: from the menu to a seat, and play.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use egui::{Key, Modifiers};
use tabletalk::player::settings::Together;
use tabletalk::player::together::{Destination, Wanted};
use tabletalk::rules::{GameKind, Phase};
use tabletalk::server::hall::Limits;
use tabletalk::server::serve::{Privacy, Serve, ServeOptions};
use tabletalk::server::wire::Door;
use tabletalk::speech::Language;
use tabletalk::store::Folders;

use crate::player::{Element, Player, start, table};
use crate::temp_folder::TempFolder;

/// A server for as long as it is held.
fn server() -> Serve {
    serve(SocketAddr::from(([127, 0, 0, 1], 0)), None)
}

fn serve(listen: SocketAddr, folder: Option<PathBuf>) -> Serve {
    let options = ServeOptions {
        listen,
        folder,
        privacy: Privacy::Own,
        owner: None,
        limits: Limits {
            // Time passes faster here.
            messages: 1000.0,
            ..Limits::default()
        },
        connections: 20,
        connections_of_address: 20,
    };
    Serve::start(options, Arc::new(|_: &str| {})).unwrap()
}

/// Somebody in the menu who was here before.
fn person(name: &str, server: &Serve, language: Language) -> Player {
    let mut begin = start(None);
    begin.system = language;
    begin.settings.together = Together {
        name: name.to_owned(),
        server: server.address().to_string(),
        ..Together::default()
    };
    Player::new(begin)
}

impl Player {
    /// All that is announced until something with this part in it is.
    fn until_heard(&mut self, part: &str) -> Vec<String> {
        let mut all = Vec::new();
        self.until(|player| {
            all.extend(player.heard());
            all.iter().any(|it| it.contains(part)).then_some(())
        });
        all
    }

    /// Types letter after letter, and counts them.
    fn type_keys(&mut self, text: &str) -> usize {
        text.chars().for_each(|it| self.type_text(&it.to_string()));
        text.chars().count()
    }
}

/// Sets a table, at which everybody with its code may sit down, or only who is
/// let in.
fn host(server: &Serve, door: Door) -> (Player, String) {
    let mut anna = person("Anna", server, Language::English);
    anna.act("Play with others");
    if door == Door::Open {
        anna.act("Let in everybody who has the code");
    }
    anna.act("New table: Texas Hold'em");
    assert_eq!(anna.title(), "New table: Texas Hold'em");
    anna.act("Open the table");
    anna.until_heard("Your table is open. Its code is ");
    let code = anna.table().code().unwrap().to_owned();
    (anna, code)
}

/// Asks for a seat.
fn knock(bob: &mut Player, code: &str) {
    bob.press_with(Modifiers::CTRL, Key::J);
    bob.type_keys(code);
    bob.press(Key::Enter);
}

#[test]
fn from_the_menu_to_a_seat_by_code_within_fourteen_keys() {
    let server = server();
    let (mut anna, code) = host(&server, Door::Open);
    let mut new = start(None);
    new.system = Language::Polish;
    new.settings.together.server = server.address().to_string();
    let mut bob = Player::new(new);
    bob.press_with(Modifiers::CTRL, Key::J);
    assert_eq!(bob.title(), "Gra z innymi");
    assert_eq!(bob.focused().unwrap().name, "Twoje imię");
    let mut keys = 1 + bob.type_keys("Bob");
    bob.press(Key::Enter);
    assert_eq!(bob.focused().unwrap().name, "Kod");
    keys += 1 + bob.type_keys(&code);
    bob.press(Key::Enter);
    keys += 1;
    bob.until_heard("Siedzisz przy stole");
    assert_eq!(keys, 14);
    assert_eq!(bob.harness.state().settings().together.name, "Bob");
    anna.until_heard("Bob has sat down.");
}

/// What the command line leaves open is asked.
#[test]
fn the_command_line_leads_to_a_table() {
    let server = server();
    let place = Some(server.address().to_string().parse().unwrap());
    let mut begin = start(None);
    begin.settings.greeted = false;
    begin.destination = Some(Destination {
        name: Some("Anna".to_owned()),
        server: place.clone(),
        table: Wanted::Own(Some(table(GameKind::Draw.usual())), Door::Open),
    });
    let mut anna = Player::new(begin);
    anna.until_heard("Your table is open. Its code is ");
    assert_eq!(anna.title(), "Five-Card Draw");
    let code = anna.table().code().unwrap().to_owned();
    let mut begin = start(None);
    begin.destination = Some(Destination {
        name: None,
        server: place,
        table: Wanted::Theirs(Some(code)),
    });
    let mut bob = Player::new(begin);
    assert_eq!(bob.title(), "Play with others");
    assert_eq!(bob.focused().unwrap().name, "Your name");
    bob.type_keys("Bob");
    bob.press(Key::Enter);
    bob.press(Key::Enter);
    bob.until_heard("You are at a Five-Card Draw table with Anna");
}

#[test]
fn two_windows_play_at_one_table_each_in_its_language() {
    let server = server();
    let (mut anna, code) = host(&server, Door::Knock);
    let mut bob = person("Bob", &server, Language::Polish);
    knock(&mut bob, &code);
    bob.until_heard("Gospodarz, Anna, decyduje, czy możesz się dosiąść.");
    anna.until_heard("Bob would like to sit down.");
    anna.act("Let Bob in");
    let place = server.address();
    let said = bob.until_heard(&format!("Karty rozdaje serwer {place}."));
    let with = |it: &String| it.contains("Razem z tobą: Anna");
    assert!(said.iter().any(with), "{said:?}");
    anna.until_heard("Bob has sat down.");
    // The host says when it begins.
    anna.press(Key::Enter);
    anna.until(|anna| anna.table().view().map(|_| ()));
    bob.until(|bob| bob.table().view().map(|_| ()));
    assert!(anna.table().is_host() && !bob.table().is_host());
    // A phrase is heard in one's own language, other words as they are.
    anna.press_with(Modifiers::CTRL, Key::Num1);
    anna.until_heard("You: Hello.");
    bob.until_heard("Anna: Cześć.");
    bob.press_with(Modifiers::CTRL, Key::T);
    assert_eq!(bob.focused().unwrap().name, "Powiedz wszystkim");
    bob.type_text("Hi there");
    bob.press(Key::Enter);
    assert_eq!(bob.title(), "Texas Hold'em");
    anna.until_heard("Bob: Hi there");
    // Whoever is muted is not heard.
    anna.press_with(Modifiers::CTRL, Key::M);
    anna.until_heard("You no longer hear what Bob says.");
    bob.press_with(Modifiers::CTRL, Key::Num5);
    bob.until_heard("Ty: Dziękuję.");
    anna.press_with(Modifiers::CTRL, Key::M);
    bob.press_with(Modifiers::CTRL, Key::Num6);
    let heard = anna.until_heard("Bob: Sorry.");
    assert!(
        !heard.iter().any(|it| it.contains("Thank you")),
        "{heard:?}"
    );
    // Nothing is timed at this table, so there is no time to give.
    anna.press_with(Modifiers::CTRL, Key::I);
    anna.until_heard("There is no more time to give.");
    // The host can hold the table, and nobody else.
    bob.press_with(Modifiers::CTRL, Key::P);
    bob.until_heard("To może tylko gospodarz stołu.");
    anna.press_with(Modifiers::CTRL, Key::P);
    bob.until_heard("Pauza");
    anna.press_with(Modifiers::CTRL, Key::P);
    // Odds and the coach are off.
    anna.heard();
    anna.press(Key::A);
    anna.until_heard("Odds and the coach are off where other people play.");
    // Somebody else is the host.
    anna.press_with(Modifiers::CTRL, Key::G);
    anna.act("Make Bob the host");
    bob.until_heard("Jesteś teraz gospodarzem stołu.");
    // Who leaves is asked first, and is told of.
    anna.press_with(Modifiers::CTRL, Key::E);
    assert_eq!(anna.focused().unwrap().name, "No, go back");
    anna.act("Leave");
    anna.until_heard("You have left the table.");
    assert_eq!(anna.title(), "Main menu");
    bob.until_heard("Anna odchodzi od stołu.");
}

#[test]
fn what_is_wrong_is_told_at_its_field() {
    let server = server();
    let mut bob = person("Bob", &server, Language::English);
    bob.press_with(Modifiers::CTRL, Key::J);
    bob.type_keys("123");
    bob.press(Key::Enter);
    for (typed, wrong) in [
        (None, "A code has eight digits."),
        (Some("00000000"), "No table has this code."),
    ] {
        if let Some(typed) = typed {
            bob.retype(typed);
            bob.press(Key::Enter);
        }
        bob.until_heard(wrong);
        assert_eq!(bob.focused().unwrap().name, "Code");
        // It stands at the field until that is mended.
        assert!(bob.tree().iter().any(|it| it.name == wrong), "{wrong}");
    }
    drop(server);
    bob.press(Key::Enter);
    bob.until_heard("Nobody answers at ");
    assert_eq!(bob.focused().unwrap().name, "Server");
    bob.retype("not an address");
    bob.press(Key::Enter);
    bob.until_heard("This is not an address.");
    assert_eq!(bob.focused().unwrap().name, "Server");
}

#[test]
fn hands_are_kept_by_each_as_they_saw_them() {
    let server = server();
    let (mut anna, code) = host(&server, Door::Open);
    let folder = TempFolder::new();
    let mut begin = start(None);
    begin.folders = Some(Folders::new(Some(folder.path().to_owned())).unwrap());
    begin.settings.together = Together {
        name: "Bob".to_owned(),
        server: server.address().to_string(),
        ..Together::default()
    };
    let mut bob = Player::new(begin);
    knock(&mut bob, &code);
    bob.until_heard("You are at a Texas Hold'em table with Anna");
    anna.press(Key::Enter);
    // Both fold until a hand is over.
    bob.until(|bob| {
        for player in [&mut anna, &mut *bob] {
            if player.table().told().is_my_turn() {
                player.press(Key::F);
                if player.table().asking().is_some() {
                    player.press(Key::F);
                }
            }
            player.settle();
        }
        (bob.table().told().phase() == Some(Phase::Over)).then_some(())
    });
    bob.press_with(Modifiers::CTRL, Key::R);
    let file = bob.until_named("Texas Hold'em, ");
    bob.act(&file);
    let hand = bob.until_named("Number 1");
    bob.act(&hand);
    let others = bob.tree().into_iter().filter(|it| it.name.contains("Anna"));
    assert!(others.count() > 0);
}

/// Whoever closes the window finds their seat again, until they leave the table
/// or it is gone.
#[test]
fn a_window_that_is_closed_leads_back_to_its_seat() {
    let (tables, folder) = (TempFolder::new(), TempFolder::new());
    let kept = || Some(tables.path().to_owned());
    let first = serve(SocketAddr::from(([127, 0, 0, 1], 0)), kept());
    let (mut anna, code) = host(&first, Door::Open);
    let there = first.address();
    let begin = || {
        let mut begin = start(None);
        begin.folders = Some(Folders::new(Some(folder.path().to_owned())).unwrap());
        begin.settings.together = Together {
            name: "Bob".to_owned(),
            server: there.to_string(),
            ..Together::default()
        };
        Player::new(begin)
    };
    let mut bob = begin();
    knock(&mut bob, &code);
    bob.until_heard("You are at a Texas Hold'em table with Anna");
    anna.press(Key::Enter);
    bob.until(|bob| bob.table().view().map(|_| ()));
    // While somebody sits there, nobody else is offered the seat.
    let has_seat = |player: &Player| player.tree().iter().any(|it| it.name == RETURN);
    assert!(!has_seat(&begin()));
    drop(bob);
    anna.until_heard("Bob is away.");

    let mut bob = begin();
    let seat = bob.tree().into_iter().find(|it| it.name == RETURN);
    assert_eq!(
        seat.unwrap().description,
        format!("Your seat is kept: Texas Hold'em, at {there}.")
    );
    bob.act(RETURN);
    bob.until_heard("Texas Hold'em goes on with hand");
    assert_eq!(bob.title(), "Texas Hold'em");
    anna.until_heard("Bob is back.");
    drop(bob);

    // A table that is gone is told once.
    drop(anna);
    drop(first);
    for file in fs::read_dir(tables.path()).unwrap() {
        let file = file.unwrap().path();
        if file.to_string_lossy().contains(".sqlite") {
            fs::remove_file(file).unwrap();
        }
    }
    let _again = serve(there, kept());
    let mut bob = begin();
    bob.act(RETURN);
    bob.until_heard("Your seat is gone");
    bob.press(Key::Escape);
    assert!(!has_seat(&bob));
    assert!(!has_seat(&begin()));
}

const RETURN: &str = "Return to your table";

#[test]
fn whoever_leaves_is_not_led_back() {
    let server = server();
    let folder = TempFolder::new();
    let mut begin = start(None);
    begin.folders = Some(Folders::new(Some(folder.path().to_owned())).unwrap());
    begin.settings.together = Together {
        name: "Anna".to_owned(),
        server: server.address().to_string(),
        ..Together::default()
    };
    let mut anna = Player::new(begin);
    anna.act("Play with others");
    anna.act("New table: Texas Hold'em");
    anna.act("Open the table");
    anna.until_heard("Your table is open.");
    anna.press_with(Modifiers::CTRL, Key::E);
    anna.act("Leave");
    assert_eq!(anna.title(), "Main menu");
    assert!(!anna.tree().iter().any(|it| it.name == RETURN));
}

#[test]
fn nothing_is_drawn_anew_while_nothing_comes() {
    let server = server();
    let (mut anna, _) = host(&server, Door::Knock);
    anna.wait(Duration::from_secs(7));
    let delay = anna.repaint_delay();
    assert!(delay >= Duration::from_secs(30), "{delay:?}");
}

#[test]
fn a_table_on_this_computer_is_joined_by_its_address_and_closes_with_its_host() {
    let mut begin = start(None);
    begin.settings.together.name = "Anna".to_owned();
    let mut anna = Player::new(begin);
    anna.act("Play with others");
    anna.act("Let in everybody who has the code");
    anna.act("New table: Five-Card Draw");
    anna.act("Open the table");
    let said = anna.until_heard("This table is dealt by your computer.");
    let open = said.iter().find(|it| it.contains("is open")).unwrap();
    let (_, port) = open.trim_end_matches('.').rsplit_once(':').unwrap();
    let mut begin = start(None);
    begin.settings.together = Together {
        name: "Bob".to_owned(),
        server: format!("localhost:{port}"),
        ..Together::default()
    };
    let mut bob = Player::new(begin);
    let code = anna.table().code().unwrap().to_owned();
    knock(&mut bob, &code);
    let said = bob.until_heard("This table is dealt by Anna's computer.");
    let sits = "You are at a Five-Card Draw table with Anna";
    assert!(said.iter().any(|it| it.contains(sits)), "{said:?}");
    anna.press_with(Modifiers::CTRL, Key::E);
    let asked = anna.tree();
    let asks = |it: &Element| it.description.contains("it closes for everybody");
    assert!(asked.iter().any(asks), "{asked:#?}");
    anna.act("Leave");
    assert_eq!(anna.title(), "Main menu");
    bob.until_heard("The connection is lost. Trying again.");
}
