use crate::speech::msg;
use egui::{Rect, Ui, pos2, vec2};

use super::{LearnScreen, Screen, SetupScreen};
use crate::player::commands::{Command, GameQuestion, ProgramCommand, WindowCommand};
use crate::rules::GameKind;
use crate::rules::cards::{Card, Rank, Suit};
use crate::ui::window::draw::{CardPicture, Pen};
use crate::ui::window::focus::Composite;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::table::signs;
use crate::ui::window::widgets::{composite, heading, hint_beside, page, reading, wide_button};
use crate::ui::window::{draw, focus};

/// What to do.
pub(in crate::ui::window) struct MenuScreen;

/// One thing to do.
struct MenuItem {
    salt: &'static str,
    name: String,
    about: String,
    request: Request,
}

impl MenuScreen {
    pub(in crate::ui::window) fn show(&mut self, ui: &mut Ui, shared: &mut Shared) {
        let room = ui.max_rect();
        page(ui, |ui| {
            heading(ui, 1, &shared.text(msg::MENU_TITLE));
            reading(ui, "about", shared.text(msg::MENU_ABOUT));
            ui.add_space(12.0);
            ui.spacing_mut().item_spacing.y = 6.0;
            composite(ui, "items", Composite::Buttons, "", |ui| {
                for (place, item) in items(shared).into_iter().enumerate() {
                    let response = wide_button(ui, item.salt, &item.name);
                    if place == 0 {
                        focus::home(&response);
                    }
                    if hint_beside(response, &item.about).clicked() {
                        shared.request(item.request);
                    }
                }
            });
            ornament(ui, shared, room);
        });
    }
}

fn items(shared: &Shared) -> Vec<MenuItem> {
    let mut items = Vec::new();
    let mut add = |salt, name, about, request| {
        items.push(MenuItem {
            salt,
            name,
            about,
            request,
        });
    };
    if shared.table.as_ref().is_some_and(|table| !table.is_over()) {
        let name = shared.text(msg::MENU_CONTINUE);
        add("continue", name, String::new(), Request::Resume);
    }
    if let Some(unfinished) = &shared.unfinished {
        let name = shared.text(msg::MENU_CONTINUE);
        add(
            "continue",
            name,
            unfinished.say(&shared.words),
            Request::Resume,
        );
    }
    if let Some(seat) = shared.together.kept() {
        let name = shared.text(msg::MENU_RETURN);
        add("return", name, seat.say(&shared.words), Request::Return);
    }
    for game in GameKind::ALL {
        let name = SetupScreen::title_of(game, shared);
        add(game.id(), name, String::new(), Request::SetTable(game));
    }
    let name = shared.text(msg::TOGETHER_TITLE);
    let key = shared.key_hint(WindowCommand::Together);
    let together = Request::Obey(WindowCommand::Together.into());
    add("together", name, key, together);
    let learn = Request::Open(Screen::Learn(LearnScreen));
    add("learn", shared.text(msg::LEARN_TITLE), String::new(), learn);
    for (salt, key, command) in [
        (
            "review",
            msg::REVIEW_TITLE,
            Command::Window(WindowCommand::ReviewHands),
        ),
        (
            "statistics",
            msg::STATISTICS_TITLE,
            Command::Game(GameQuestion::Statistics),
        ),
        (
            "history",
            msg::HISTORY_TITLE,
            Command::Window(WindowCommand::History),
        ),
        (
            "settings",
            msg::SETTINGS_TITLE,
            Command::Window(WindowCommand::Settings),
        ),
        (
            "help",
            msg::HELP_TITLE,
            Command::Program(ProgramCommand::Help),
        ),
        (
            "quit",
            msg::MENU_QUIT,
            Command::Program(ProgramCommand::Quit),
        ),
    ] {
        let request = Request::Obey(command);
        add(salt, shared.text(key), shared.key_hint(command), request);
    }
    items
}

/// A hand of cards, where there is room beside the buttons.
fn ornament(ui: &Ui, shared: &Shared, room: Rect) {
    let left = ui.min_rect().left() + 420.0;
    let place = Rect::from_min_max(pos2(left, room.top() + 110.0), room.max).shrink(24.0);
    if place.width() < 330.0 || place.height() < 240.0 {
        return;
    }
    let place = Rect::from_min_size(
        place.min,
        vec2(place.width().min(620.0), place.height().min(360.0)),
    );
    let (painter, signs) = (ui.painter().clone(), signs(&shared.words));
    let pen = Pen {
        painter: &painter,
        palette: shared.palette(),
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
