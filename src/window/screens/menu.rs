use egui::{Rect, Ui, pos2, vec2};

use super::{Learn, Screen, SetupScreen};
use crate::cards::{Card, Rank, Suit};
use crate::engine::GameKind;
use crate::input::Command;
use crate::window::desk::{Desk, Wish};
use crate::window::draw::{self, CardPicture, Pen};
use crate::window::focus;
use crate::window::table::signs;
use crate::window::widgets::{heading, hint_beside, page, reading, wide_button};

/// What to do.
pub(in crate::window) struct Menu;

/// One thing to do.
struct Item {
    salt: &'static str,
    name: String,
    about: String,
    wish: Wish,
}

impl Menu {
    pub(in crate::window) fn show(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let room = ui.max_rect();
        page(ui, |ui| {
            heading(ui, 1, &desk.text("menu-title"));
            reading(ui, "about", desk.text("menu-about"));
            ui.add_space(12.0);
            ui.spacing_mut().item_spacing.y = 10.0;
            for (place, item) in items(desk).into_iter().enumerate() {
                let response = wide_button(ui, item.salt, &item.name);
                if place == 0 {
                    focus::home(&response);
                }
                if hint_beside(response, &item.about).clicked() {
                    desk.wish(item.wish);
                }
            }
            ornament(ui, desk, room);
        });
    }
}

fn items(desk: &Desk) -> Vec<Item> {
    let mut items = Vec::new();
    let mut add = |salt, name, about, wish| {
        items.push(Item {
            salt,
            name,
            about,
            wish,
        });
    };
    if desk.table.as_ref().is_some_and(|table| !table.is_over()) {
        let name = desk.text("menu-continue");
        add("continue", name, String::new(), Wish::Resume);
    }
    if let Some(unfinished) = &desk.unfinished {
        let name = desk.text("menu-continue");
        add("continue", name, unfinished.say(&desk.words), Wish::Resume);
    }
    for game in GameKind::ALL {
        let name = SetupScreen::title_of(game, desk);
        add(game.id(), name, String::new(), Wish::SetTable(game));
    }
    let learn = Wish::Open(Screen::Learn(Learn));
    add("learn", desk.text("learn-title"), String::new(), learn);
    for (salt, key, command) in [
        ("review", "review-title", Command::ReviewHands),
        ("statistics", "statistics-title", Command::Statistics),
        ("history", "history-title", Command::History),
        ("settings", "settings-title", Command::Settings),
        ("help", "help-title", Command::Help),
        ("quit", "menu-quit", Command::Quit),
    ] {
        let wish = Wish::Obey(command);
        add(salt, desk.text(key), desk.key_hint(command), wish);
    }
    items
}

/// A hand of cards, where there is room beside the buttons.
fn ornament(ui: &Ui, desk: &Desk, room: Rect) {
    let left = ui.min_rect().left() + 420.0;
    let place = Rect::from_min_max(pos2(left, room.top() + 110.0), room.max).shrink(24.0);
    if place.width() < 330.0 || place.height() < 240.0 {
        return;
    }
    let place = Rect::from_min_size(
        place.min,
        vec2(place.width().min(620.0), place.height().min(360.0)),
    );
    let (painter, signs) = (ui.painter().clone(), signs(&desk.words));
    let pen = Pen {
        painter: &painter,
        palette: desk.palette(),
        signs: &signs,
    };
    draw::felt(pen, place, 1.0);
    let cards = [
        (Rank::Ten, Suit::Spades),
        (Rank::Jack, Suit::Hearts),
        (Rank::Queen, Suit::Diamonds),
        (Rank::King, Suit::Clubs),
        (Rank::Ace, Suit::Spades),
    ];
    let row = place.shrink2(vec2(place.width() * 0.14, place.height() * 0.28));
    let places = draw::cards_in_row(row, cards.len(), 0.0);
    for ((rank, suit), rect) in cards.into_iter().zip(places) {
        draw::card(pen, rect, CardPicture::up(Card::new(rank, suit)));
    }
}
