use egui::accesskit::Role;
use egui::{AsIdSalt, CursorIcon, Rect, Ui};

use super::cards::CardText;
use super::display::TableDisplay;
use super::memory::FeltMemory;
use super::picture::{Picture, signs};
use super::tiles;
use crate::player::commands::{Command, Context};
use crate::rules::Seat;
use crate::speech::{Text, Utterance, msg};
use crate::ui::window::draw::{Pen, TablePlaces, TableRects};
use crate::ui::window::focus::Composite;
use crate::ui::window::names::SteadyName;
use crate::ui::window::shared::{Request, Shared};
use crate::ui::window::widgets::{composite, hint, painted, press, switch};
use crate::ui::window::{draw, focus};

/// The oval table, as large as there is room.
pub(super) fn felt(
    ui: &mut Ui,
    shared: &mut Shared,
    display: &TableDisplay,
    memory: &mut FeltMemory,
) {
    let room = ui.max_rect();
    let painter = ui.painter().clone();
    let Some(view) = &display.view else {
        // Nothing lies there before the first hand.
        let places = TablePlaces::new(room, display.names.len());
        let (palette, signs) = (shared.palette(), &signs(&shared.words));
        let pen = Pen {
            painter: &painter,
            palette,
            signs,
        };
        return draw::felt(pen, places.table, places.scale);
    };
    let (picture, moves) = memory.picture(view, display, shared);
    let places = TablePlaces::new(room, picture.seats.len());
    let pen = pen(&painter, shared, picture);
    let rects = match moves.progress(shared.settings.look.motion, shared.now) {
        None => draw::table(pen, &places, &picture.drawn),
        Some(progress) => {
            let rects = draw::table(pen, &places, &moves.without(&picture.drawn));
            moves.paint(pen, &places, &rects, progress);
            ui.ctx().request_repaint();
            rects
        }
    };
    elements(ui, shared, display, picture, &rects);
    ui.advance_cursor_after_rect(room);
}

/// The same in rows, for little room: the seats, and the cards in their place if
/// they have one.
pub(super) fn rows(
    ui: &mut Ui,
    shared: &mut Shared,
    display: &TableDisplay,
    memory: &mut FeltMemory,
    head: Option<Rect>,
) {
    let Some(view) = &display.view else { return };
    // There is no room for anything to move.
    let (picture, _) = memory.picture(view, display, shared);
    let mut rects = tiles::seats(ui, shared, picture);
    seat_elements(ui, shared, display, picture, &rects);
    match head {
        Some(head) => super::pinned(ui, "head", head, |ui| {
            tiles::head(ui, shared, picture, &mut rects);
            card_elements(ui, shared, picture, &rects);
        }),
        None => {
            tiles::cards(ui, shared, picture, &mut rects);
            card_elements(ui, shared, picture, &rects);
        }
    }
}

pub(super) fn pen<'a>(
    painter: &'a egui::Painter,
    shared: &Shared,
    picture: &'a Picture,
) -> Pen<'a> {
    Pen {
        painter,
        palette: shared.palette(),
        signs: &picture.signs,
    }
}

/// Puts something focusable wherever something is painted, in the order in
/// which it is read.
fn elements(
    ui: &mut Ui,
    shared: &mut Shared,
    display: &TableDisplay,
    picture: &Picture,
    rects: &TableRects,
) {
    seat_elements(ui, shared, display, picture, rects);
    card_elements(ui, shared, picture, rects);
}

fn seat_elements(
    ui: &mut Ui,
    shared: &mut Shared,
    display: &TableDisplay,
    picture: &Picture,
    rects: &TableRects,
) {
    focus::part(ui.ctx());
    let title = shared.text(msg::SEATS_TITLE);
    let mut asked = None;
    composite(ui, "seats", Composite::List, &title, |ui| {
        for (seat, &rect) in picture.seats.iter().zip(&rects.plates) {
            let salt = ("seat", seat.seat.index());
            let response = painted(ui, rect, salt, Role::Label, &seat.spoken);
            // The pointer shows what is pressed by it.
            let response = response.on_hover_cursor(CursorIcon::PointingHand);
            asked = response.clicked().then_some(seat.seat).or(asked);
        }
    });
    if let Some(seat) = asked {
        about_player(shared, display, seat);
    }
}

fn card_elements(ui: &mut Ui, shared: &mut Shared, picture: &Picture, rects: &TableRects) {
    focus::part(ui.ctx());
    let own = rects.cards.first().map(Vec::as_slice).unwrap_or_default();
    row(
        ui,
        shared,
        "own",
        msg::OWN_CARDS_TITLE,
        picture.own.iter().zip(own),
    );
    row(
        ui,
        shared,
        "board",
        msg::BOARD_TITLE,
        picture.board.iter().zip(&rects.board),
    );
    if picture.pots.is_empty() {
        return;
    }
    let title = shared.text(msg::POTS_TITLE);
    composite(ui, "pots", Composite::List, &title, |ui| {
        for (place, (text, &rect)) in picture.pots.iter().zip(&rects.pots).enumerate() {
            painted(ui, rect, ("pot", place), Role::Label, text);
        }
    });
}

/// Tells of the player whose seat was pressed.
fn about_player(shared: &mut Shared, display: &TableDisplay, seat: Seat) {
    let now = shared.now;
    match &mut shared.table {
        Some(table) if display.context != Context::Reviewing => {
            let said = table.tell_of_player(seat, now);
            shared.tell(said);
        }
        _ => {
            let text = display.about(seat, &shared.words);
            shared.request(Request::Say(Utterance::answer(text)));
        }
    }
}

fn row<'a>(
    ui: &mut Ui,
    shared: &mut Shared,
    salt: &str,
    title: Text,
    cards: impl ExactSizeIterator<Item = (&'a CardText, &'a Rect)>,
) {
    if cards.len() == 0 {
        return;
    }
    let title = shared.text(title);
    composite(ui, salt, Composite::List, &title, |ui| {
        for (place, (card, &rect)) in cards.enumerate() {
            self::card(ui, shared, card, ("card", place), rect);
        }
    });
}

/// A card is read when it is pressed, or acted on where that is possible.
fn card(ui: &mut Ui, shared: &mut Shared, card: &CardText, salt: impl AsIdSalt, rect: Rect) {
    let read = Command::Ask(card.reads);
    let (command, response, about) = match &card.press {
        Some((command, about)) => {
            let response = press(ui, rect, salt, &card.spoken);
            if let Some(marked) = card.switch {
                switch(&response, marked, &shared.text(msg::CARD_IS_MARKED));
            }
            (
                *command,
                response,
                (shared.words).one_after_another([about.clone(), shared.key_hint(*command)]),
            )
        }
        None => {
            let response = painted(ui, rect, salt, Role::Label, &card.spoken);
            (read, response, shared.key_hint(read))
        }
    };
    if hint(response, &about).clicked() {
        shared.obey(command);
        if card.press.is_some() {
            // How it stands now is said first, then what was done.
            ui.ctx().with_plugin(|names: &mut SteadyName| names.renew());
            shared.outlets.live.taken_in(shared.now);
        }
    }
}
