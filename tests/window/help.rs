//! Help: for every place, every topic in every language, and the search.

use egui::Key;
use egui::accesskit::Role;
use tabletalk::player::commands::Keymap;
use tabletalk::player::help::{HelpLine, HelpTopic};
use tabletalk::rules::{DrawOptions, Options};
use tabletalk::speech::{L10n, Language};

use crate::player::{Element, Player, start};
use crate::screens::holdem;

fn reader(language: Language) -> Player {
    let mut begin = start(None);
    begin.system = language;
    let mut player = Player::new(begin);
    player.press(Key::F1);
    player
}

fn focused(player: &Player) -> String {
    player.focused().unwrap().name
}

#[test]
fn every_topic_is_a_page_of_headings_and_lines() {
    for &language in Language::ALL {
        let words = L10n::new(language);
        let mut player = reader(language);
        for &topic in HelpTopic::ALL {
            let title = topic.title(&words);
            player.act(&title);
            assert_eq!(player.title(), title);
            let lines = topic.lines(&words, &Keymap::default());
            assert_eq!(focused(&player), lines[0].text(), "{topic:?}");
            let tree = player.tree();
            let mut elements = tree.iter().filter(|it| it.focusable && !is_above(it));
            for line in &lines {
                let element = elements.next().unwrap();
                let role = match line {
                    // Where the focus is, Orca would tell the role and not the words.
                    HelpLine::Heading(_) if element.focused && cfg!(target_os = "linux") => {
                        Role::Label
                    }
                    HelpLine::Heading(_) => Role::Heading,
                    HelpLine::Text(_) | HelpLine::Hand(..) => Role::Label,
                };
                assert_eq!((element.role, element.name.as_str()), (role, line.text()));
            }
            player.press(Key::Escape);
            assert_eq!(focused(&player), title);
        }
    }
}

/// What stands above every page, and the bar beside it.
fn is_above(element: &Element) -> bool {
    element.role == Role::Button || element.role == Role::ScrollBar
}

#[test]
fn a_page_is_read_by_line_and_by_heading() {
    let mut player = reader(Language::English);
    player.act("Hands from highest to lowest");
    assert_eq!(focused(&player), "About hands");
    player.press(Key::F6);
    assert_eq!(focused(&player), "Royal flush");
    player.press(Key::ArrowDown);
    player.press(Key::ArrowDown);
    let example = "Example, royal flush: ace, king, queen, jack and ten of spades.";
    assert_eq!(focused(&player), example);
    // It is there to be read: nothing comes of pressing it.
    player.heard();
    player.press(Key::Enter);
    assert_eq!(player.heard(), [""; 0]);
    player.press(Key::F6);
    assert_eq!(focused(&player), "Straight flush");
    for _ in 0..2 {
        player.press_with(egui::Modifiers::SHIFT, Key::F6);
    }
    assert_eq!(focused(&player), "About hands");
}

#[test]
fn the_search_leads_to_the_line_that_is_found() {
    for (language, field, typed, count, found) in [
        (
            Language::English,
            "Search in the help",
            "SIDE pot",
            "Found 3 places.",
            "All in: put in all your chips",
        ),
        (
            Language::Polish,
            "Szukaj w pomocy",
            "kareta",
            "Znaleziono 2 miejsca.",
            "Kareta",
        ),
        // Whoever has no Polish keyboard finds it, too.
        (
            Language::Polish,
            "Szukaj w pomocy",
            "uklady dziela",
            "Znaleziono 2 miejsca.",
            "Równe układy dzielą pulę",
        ),
    ] {
        let mut player = reader(language);
        player.focus(field);
        player.type_text(typed);
        player.heard();
        player.press(Key::Enter);
        assert_eq!(player.heard(), [count], "{typed}");
        let hit = focused(&player);
        player.press(Key::Enter);
        let line = focused(&player);
        assert!(line.contains(found), "{typed}: {line}");
        assert!(hit.ends_with(&line), "{hit}: {line}");
        player.press(Key::Escape);
        assert_eq!(focused(&player), hit);
    }
    let mut player = reader(Language::English);
    player.focus("Search in the help");
    player.type_text("chess");
    player.heard();
    player.press(Key::Enter);
    assert_eq!(player.heard(), ["Nothing found."]);
    assert_eq!(focused(&player), "Search in the help");
}

#[test]
fn help_tells_of_the_place_where_one_was() {
    let draw = || Options::Draw(DrawOptions::default());
    for (options, keys, place) in [
        (holdem(6), &[][..], "it is your turn to bet"),
        (holdem(6), &[Key::F][..], "between two hands"),
        (draw(), &[Key::C][..], "exchange cards"),
    ] {
        let mut player = Player::at(options);
        keys.iter().for_each(|&key| player.press(key));
        player.press(Key::F1);
        assert_eq!(player.title(), "Help");
        let told = focused(&player);
        assert!(told.contains(place), "{told}");
        // There is no help for the help.
        player.heard();
        player.press(Key::F1);
        assert_eq!(player.heard(), ["Help"]);
        player.press(Key::Escape);
        assert_ne!(player.title(), "Help");
    }
}
