//! Every screen, in every theme and at every size, to be looked at.

use egui::{Key, Modifiers, Vec2};
use tabletalk::engine::{DrawOptions, HoldemOptions, Options, UniqueOptions};
use tabletalk::store::{TextScale, Theme};

use crate::picture::Picture;
use crate::player::{Player, start, table};

/// How a screen is reached.
pub(crate) enum Route {
    Menu,
    Greeting,
    Menus(Modifiers, Key),
    /// The topic of the help.
    Help(&'static str),
    /// The button of the menu that leads there.
    Setup(&'static str),
    Table(Options, &'static [Key]),
    /// The hands of a file, and what is pressed in the first of them.
    Hands(Option<&'static [Key]>),
}

pub(crate) fn holdem(players: u8) -> Options {
    Options::Holdem(HoldemOptions {
        players,
        ..HoldemOptions::default()
    })
}

pub(crate) fn draw() -> Options {
    Options::Draw(DrawOptions::default())
}

pub(crate) fn routes() -> Vec<(&'static str, Route)> {
    let unique = || Options::Unique(UniqueOptions::default());
    vec![
        ("menu", Route::Menu),
        ("greeting", Route::Greeting),
        ("help", Route::Menus(Modifiers::NONE, Key::F1)),
        ("hands", Route::Help("Hands from the best to the lowest")),
        ("settings", Route::Menus(Modifiers::CTRL, Key::Comma)),
        ("history", Route::Menus(Modifiers::CTRL, Key::H)),
        ("statistics", Route::Menus(Modifiers::SHIFT, Key::S)),
        ("setup-holdem", Route::Setup("New game: Texas Hold'em")),
        ("setup-draw", Route::Setup("New game: Five-Card Draw")),
        ("setup-unique", Route::Setup("New game: Unique Poker")),
        ("holdem-2", Route::Table(holdem(2), &[])),
        ("holdem-6", Route::Table(holdem(6), &[Key::C, Key::C])),
        ("holdem-12", Route::Table(holdem(12), &[Key::C, Key::C])),
        ("raise", Route::Table(holdem(6), &[Key::R])),
        ("draw", Route::Table(draw(), &[Key::C])),
        ("unique", Route::Table(unique(), &[Key::C])),
        ("review", Route::Menus(Modifiers::CTRL, Key::R)),
        ("review-hands", Route::Hands(None)),
        ("review-hand", Route::Hands(Some(&[Key::Period, Key::Y]))),
    ]
}

/// A player on that screen.
pub(crate) fn on(route: Route, size: Vec2, theme: Theme, percent: u16) -> Player {
    let mut begin = match &route {
        Route::Table(options, _) => start(Some(table(options.clone()))),
        _ => start(None),
    };
    begin.settings.greeted = !matches!(route, Route::Greeting);
    begin.settings.look.theme = theme;
    begin.settings.look.text_scale = TextScale::percent(percent);
    // Larger text leaves less room to lay it out in.
    let mut player = Player::in_room(begin, size / (f32::from(percent) / 100.0));
    match route {
        Route::Menu | Route::Greeting => {}
        Route::Menus(modifiers, key) => player.press_with(modifiers, key),
        Route::Help(topic) => {
            player.press(Key::F1);
            player.act(topic);
        }
        Route::Setup(item) => player.act(item),
        Route::Table(_, keys) => keys.iter().for_each(|&key| player.press(key)),
        Route::Hands(keys) => {
            open_famous_hands(&mut player);
            if let Some(keys) = keys {
                player.act(FAMOUS_HAND);
                keys.iter().for_each(|&key| player.press(key));
            }
        }
    }
    player
}

pub(crate) const FAMOUS_HAND: &str =
    "no. 1, Full Tilt Million Dollar Cash Game S4E12, recorded by Juho Kim";

/// Opens the hands that come with the program, and waits until they are read.
pub(crate) fn open_famous_hands(player: &mut Player) {
    player.press_with(Modifiers::CTRL, Key::R);
    player.act("Tom Dwan and Phil Ivey, 2009");
    while player.tree().iter().all(|it| it.name != FAMOUS_HAND) {
        player.settle();
    }
}

/// Saves pictures of all screens where one asks for them.
#[test]
fn pictures_of_all_screens() {
    let everything = std::env::var_os("TABLETALK_PICTURES").is_some();
    let hd = Vec2::new(1280.0, 720.0);
    for (name, route) in routes() {
        let player = on(route, hd, Theme::Dark, 100);
        let picture = Picture::of(&player.harness);
        assert!(picture.colors() > 8, "{name} is blank");
        if everything {
            picture.save(&format!("screens/{name}"));
        }
    }
    if !everything {
        return;
    }
    for theme in Theme::ALL {
        for (size, percent) in [(hd, 100), (hd, 200), (Vec2::new(1920.0, 1080.0), 100)] {
            for (name, route) in routes() {
                let player = on(route, size, theme, percent);
                let name = format!("screens/{name}-{theme:?}-{}-{percent}", size.x);
                Picture::of(&player.harness).save(&name);
            }
        }
    }
}
