//! What is announced: everything, once, in order; and nothing that the player
//! may not know.

use std::collections::BTreeSet;
use std::time::Duration;

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use tabletalk::rules::cards::Card;
use tabletalk::rules::{DrawOptions, Options, Phase, UniqueOptions};
use tabletalk::speech::{Buffer, L10n, Language, Message};
use tabletalk::table::{NextHand, Pacing};

use crate::player::{Player, start, table};
use crate::screens::holdem;

fn games() -> [Options; 3] {
    [
        holdem(6),
        Options::Draw(DrawOptions::default()),
        Options::Unique(UniqueOptions::default()),
    ]
}

/// Plays on in the simplest way.
fn step(player: &mut Player) {
    let view = player.view();
    match view.phase {
        Phase::Over => player.press(Key::Enter),
        Phase::Exchanging | Phase::Discarding | Phase::Picking => player.press(Key::D),
        _ => player.press(Key::C),
    }
}

#[test]
fn everything_is_announced_once_and_in_order() {
    for options in games() {
        let mut player = Player::at(options);
        for _ in 0..40 {
            step(&mut player);
        }
        player.settle();
        let heard = player.heard().join(" ");
        let log = player.table().log();
        let said: Vec<&str> = log
            .messages(Buffer::All)
            .map(|it| it.text.as_str())
            .collect();
        assert_eq!(heard, said.join(" "));
    }
}

/// Screen readers say by themselves when what has the focus gets another name.
#[test]
fn where_the_focus_is_at_home_nothing_changes() {
    for options in games() {
        let mut player = Player::at(options);
        for _ in 0..40 {
            assert_eq!(player.focused().unwrap().name, "Table");
            step(&mut player);
        }
    }
}

/// A mark is a state, which a screen reader tells by itself: were it in the
/// name, it would be told twice.
#[test]
fn a_card_that_is_marked_keeps_its_name() {
    let mut player = Player::at(Options::Draw(DrawOptions::default()));
    while player.view().phase != Phase::Exchanging {
        step(&mut player);
    }
    let first = player.view().me().unwrap().cards[0].unwrap();
    let words = L10n::new(Language::English);
    let name = words.say(&Message::by_key("card-name").with("card", first.to_string()));
    player.focus(&name);
    player.heard();
    for (pressed, told) in [(true, "Marked "), (false, "Kept ")] {
        player.press(Key::Enter);
        let focused = player.focused().unwrap();
        assert_eq!((focused.name, focused.pressed), (name.clone(), pressed));
        let heard = player.heard().join(" ");
        assert!(heard.starts_with(&format!("{told}{name}, ")), "{heard}");
    }
}

#[test]
fn the_key_that_a_card_is_told_with_reads_that_card() {
    for options in games() {
        let mut player = Player::at(options);
        step(&mut player);
        step(&mut player);
        let words = L10n::new(Language::English);
        let name =
            |card: Card| words.say(&Message::by_key("card-name").with("card", card.to_string()));
        let names: Vec<String> = Card::ALL.map(name).to_vec();
        let mut read = 0;
        for card in player.tree().iter().filter(|it| names.contains(&it.name)) {
            let key = card.description.trim_start_matches("Key ");
            // Where a press does something with the card, its key is another.
            let Some(key) = Key::from_name(key.trim_end_matches('.')) else {
                continue;
            };
            player.heard();
            player.press(key);
            let heard = player.heard().join(" ").to_lowercase();
            assert!(heard.contains(&card.name), "{card:?}: {heard}");
            read += 1;
        }
        assert!(read >= 2, "no cards in {:?}", player.view().phase);
    }
}

#[test]
fn the_key_for_the_next_hand_is_told_once() {
    for options in games() {
        let mut player = Player::at(options);
        let mut told = Vec::new();
        let is_hint = |it: &&String| it.contains("Next hand: enter.");
        for _ in 0..2 {
            step(&mut player);
            while player.view().phase != Phase::Over {
                step(&mut player);
            }
            // Shown hands are told one by one.
            player.wait(Duration::from_secs(6));
            told.extend(player.heard());
            // What has happened is repeated, not how to go on.
            player.press(Key::L);
            let repeated = player.heard();
            assert!(!repeated.is_empty(), "nothing is repeated");
            assert_eq!(repeated.iter().find(is_hint), None);
        }
        assert_eq!(told.iter().filter(is_hint).count(), 1, "{told:#?}");
    }
}

/// Whoever comes back hears what they need to play on, and again with L.
#[test]
fn coming_back_to_the_table_tells_how_it_stands() {
    for options in games() {
        let mut player = Player::at(options);
        player.press(Key::Escape);
        player.heard();
        player.act("Continue the game");
        let heard = player.heard().join(" ");
        player.press(Key::W);
        let cards = player.heard().remove(0);
        for told in ["goes on with hand 1.", &cards, "Your turn", "pot "] {
            assert!(heard.contains(told), "{told} in {heard}");
        }
        player.press(Key::L);
        assert_eq!(player.heard().join(" "), heard);
    }
}

/// Whoever goes out, or has won everything, hears what can be done now.
#[test]
fn at_the_end_it_is_told_how_to_go_on() {
    const OUT: &str = "Watch the next hand: enter. Skip to the end of the game: control end. \
                       New game: escape, main menu.";
    for (players, next_hand, end, hint) in [
        (6, NextHand::WhenAsked, "You are out", OUT),
        (6, NextHand::ByItself, "You are out", OUT),
        (
            2,
            NextHand::WhenAsked,
            "the game.",
            "New game: escape, main menu.",
        ),
    ] {
        let mut setup = table(holdem(players));
        setup.settings.next_hand = next_hand;
        setup.settings.pacing = Pacing::Quick;
        let mut start = start(Some(setup));
        start.settings.asks.all_in = false;
        let mut player = Player::new(start);
        let mut told = String::new();
        for _ in 0..200 {
            if told.contains(end) {
                break;
            }
            match player.view().phase {
                Phase::Over => player.press(Key::Enter),
                _ => player.press_with(Modifiers::SHIFT, Key::A),
            }
            player.wait(Duration::from_secs(2));
            told.push_str(&player.heard().join(" "));
        }
        let (_, after) = told.split_once(end).expect("the player goes out or wins");
        assert!(after.contains(hint), "{after}");
        if players == 2 {
            continue;
        }
        player.press_with(Modifiers::CTRL, Key::End);
        player.wait(Duration::from_secs(2));
        let heard = player.heard();
        assert_eq!(heard.len(), 3, "{heard:?}");
        assert_eq!(heard[0], "Playing on to the end.");
        assert!(heard[1].ends_with(" wins the game."), "{heard:?}");
        assert_eq!(heard[2], "New game: escape, main menu.");
    }
}

#[test]
fn an_announcement_does_not_move_the_focus() {
    let mut player = Player::at(holdem(6));
    player.focus("Pot 300.");
    let id = |player: &Player| player.harness.ctx.memory(|memory| memory.focused());
    let before = id(&player);
    for _ in 0..20 {
        step(&mut player);
        assert_eq!(id(&player), before);
    }
}

#[test]
fn a_question_is_answered_again_each_time() {
    let mut player = Player::at(holdem(6));
    player.heard();
    for _ in 0..3 {
        player.press(Key::P);
    }
    assert_eq!(player.heard(), ["Pot 300.", "Pot 300.", "Pot 300."]);
}

#[test]
fn no_hidden_card_is_anywhere_in_the_tree() {
    let words = L10n::new(Language::English);
    let names: Vec<(Card, String)> = Card::ALL
        .into_iter()
        .map(|card| {
            let message = Message::by_key("card-name").with("card", card.to_string());
            (card, words.say(&message).to_lowercase())
        })
        .collect();
    for options in games() {
        let mut player = Player::at(options);
        let mut seen_some = 0;
        for _ in 0..60 {
            step(&mut player);
            let view = player.view();
            let seats = view.seats.iter().flat_map(|seat| {
                let picks = seat.picks.iter().copied();
                seat.cards.iter().flatten().copied().chain(picks)
            });
            let known: BTreeSet<Card> = seats.chain(view.board.iter().flatten().copied()).collect();
            // What was said and what is drawn may name cards of hands that
            // are over; this hand's elements may not.
            for element in player.tree() {
                let is_message = element.live || element.in_log;
                let text = format!("{} {}", element.name, element.description).to_lowercase();
                for (card, name) in names.iter().filter(|_| !is_message) {
                    if text.contains(name.as_str()) {
                        seen_some += 1;
                        assert!(known.contains(card), "{name} in {element:?}");
                    }
                }
            }
        }
        assert!(seen_some > 100, "the test has looked at nothing");
    }
}

/// A screen reader says at once what the focused element is called anew, and
/// cuts short for it the event that has changed the name.
#[test]
fn names_stand_still_under_the_focus() {
    for options in games() {
        let player = Player::at(options.clone());
        let tree = player.tree();
        let names: BTreeSet<String> = (tree.iter())
            .filter(|it| it.role == Role::Button || it.description.starts_with("Key "))
            .map(|it| it.name.clone())
            .collect();
        assert!(names.len() > 15, "{names:?}");
        for name in names {
            let mut player = Player::at(options.clone());
            player.focus(&name);
            let before = player.focused().unwrap();
            while player.view().phase != Phase::Over {
                step(&mut player);
                let now = player.focused().unwrap();
                assert_eq!(
                    (&now.name, &now.description),
                    (&before.name, &before.description)
                );
            }
        }
    }
}

#[test]
fn what_the_focus_has_left_is_called_anew() {
    let mut player = Player::at(holdem(6));
    let is_there =
        |player: &Player, name: &str| player.tree().iter().any(|it| it.name.starts_with(name));
    let pot = (player.tree().into_iter())
        .find(|it| it.description == "Key P.")
        .unwrap()
        .name;
    player.focus(&pot);
    player.press(Key::C);
    assert!(is_there(&player, &pot));
    player.press(Key::Tab);
    player.settle();
    assert!(!is_there(&player, &pot));
}

#[test]
fn a_braille_line_follows_the_hand() {
    for follows in [false, true] {
        let mut begin = start(Some(table(holdem(6))));
        begin.settings.live_status = follows;
        let mut player = Player::new(begin);
        player.press(Key::Tab);
        let before = player.focused().unwrap();
        assert!(before.name.contains(" | "), "{before:?}");
        player.press(Key::C);
        let now = player.focused().unwrap();
        assert_eq!((now.name != before.name), follows, "{now:?}");
    }
}
