//! What cards and seats show and say.

use super::display::TableDisplay;
use crate::player::commands::{Command, TableCommand};
use crate::rules::cards::Card;
use crate::rules::{Choices, Phase, Seat, SeatView, Status, View};
use crate::speech::{L10n, Question, msg};

/// One card on the screen, of one's own or on the board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CardText {
    /// What it is, unless it lies face down.
    pub(super) card: Option<Card>,
    pub(super) state: CardStatus,
    /// What it is called and how it stands, to be heard.
    pub(super) spoken: String,
    /// Where it can be marked and kept: whether it is marked. A screen reader
    /// tells that of a switch by itself, so it is not in its name.
    pub(super) switch: Option<bool>,
    /// What a press does, and what is said about that.
    pub(super) press: Option<(Command, String)>,
    /// The question that reads it.
    pub(super) reads: Question,
}

/// How a card stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CardStatus {
    /// As any other.
    Plain,
    /// It will be exchanged.
    Marked,
    /// It is part of the hand.
    Picked,
    /// It cannot be picked yet.
    Closed,
}

/// The player's own cards.
pub(super) fn own(display: &TableDisplay, view: &View, words: &L10n) -> Vec<CardText> {
    let Some(me) = view.me() else {
        return Vec::new();
    };
    let exchanges = matches!(view.choices, Some(Choices::Exchange { .. }));
    let cards = me.cards.iter().zip(1..);
    cards
        .map(|(&card, place)| {
            let marked = card.is_some_and(|card| display.marks(card));
            let state = if marked {
                CardStatus::Marked
            } else {
                CardStatus::Plain
            };
            let mark = || {
                (
                    Command::Table(TableCommand::ActOnCard(place)),
                    words.text(msg::CARD_MARK_HINT),
                )
            };
            CardText {
                card,
                state,
                spoken: spoken(card, CardStatus::Plain, words),
                switch: exchanges.then_some(marked),
                press: exchanges.then(mark),
                reads: match view.rules.own_places() {
                    0 => Question::HoleCards,
                    _ => Question::Card(place),
                },
            }
        })
        .collect()
}

/// The community cards.
pub(super) fn board(view: &View, words: &L10n) -> Vec<CardText> {
    let picks = view.me().map(|me| me.picks).unwrap_or_default();
    let first = 1 + view.rules.own_places() as u8;
    let hint = match view.choices {
        Some(Choices::Discard { cost }) => {
            let message = msg!(card_discard_hint { count: cost });
            Some(words.say(&message))
        }
        Some(Choices::Pick { left: 1.., .. }) => Some(words.text(msg::CARD_PICK_HINT)),
        _ => None,
    };
    let picking = view.phase == Phase::Picking;
    let cards = view.board.iter().zip(0u8..);
    cards
        .map(|(&card, index)| {
            let picked = card.is_some_and(|card| picks.contains(&card));
            let state = match () {
                _ if picked => CardStatus::Picked,
                _ if picking && index >= view.open => CardStatus::Closed,
                _ => CardStatus::Plain,
            };
            let may = !matches!(state, CardStatus::Picked | CardStatus::Closed);
            let act = Command::Table(TableCommand::ActOnCard(index + 1));
            CardText {
                card,
                state,
                spoken: spoken(card, state, words),
                switch: None,
                press: hint.clone().filter(|_| may).map(|hint| (act, hint)),
                reads: Question::Card(first + index),
            }
        })
        .collect()
}

fn spoken(card: Option<Card>, state: CardStatus, words: &L10n) -> String {
    let name = match card {
        Some(card) => words.say(&msg!(card_name {
            card: card.to_string()
        })),
        None => words.text(msg::CARD_FACE_DOWN),
    };
    match state {
        CardStatus::Plain | CardStatus::Marked => name,
        CardStatus::Picked => words.say(&msg!(card_is_picked { card: name })),
        CardStatus::Closed => words.say(&msg!(card_is_closed { card: name })),
    }
}

/// What one seat shows and says.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SeatText {
    pub(super) seat: Seat,
    /// The player's name.
    pub(super) name: String,
    /// The chips and the bet, in figures.
    pub(super) chips: String,
    pub(super) bet: Option<String>,
    /// Folded, all in, out.
    pub(super) status: Option<String>,
    /// All of it, to be heard.
    pub(super) spoken: String,
}

/// Everyone at the table, from the viewer's own seat on.
pub(super) fn seats(names: &[String], view: &View, words: &L10n) -> Vec<SeatText> {
    let own = view.me().map_or(0, |me| me.seat.index());
    let (before, after) = view.seats.split_at(own);
    (after.iter().chain(before))
        .map(|seat| one(seat, &names[seat.seat.index()], view, words))
        .collect()
}

fn one(seat: &SeatView, name: &str, view: &View, words: &L10n) -> SeatText {
    let chips = words.say(&msg!(chips { count: seat.stack }));
    let bet = (seat.bet > 0).then(|| words.say(&msg!(seat_bet { amount: seat.bet })));
    let status = match seat.status {
        Status::Active => None,
        Status::Folded => Some(msg::SEAT_FOLDED),
        Status::AllIn => Some(msg::SEAT_ALL_IN),
        Status::Busted => Some(msg::SEAT_OUT),
    };
    let status = status.map(|key| words.text(key));
    let points = view.standing.as_ref().and_then(|standing| {
        let points = *standing.points.get(seat.seat.index())?;
        Some(words.say(&msg!(answer_points { points })))
    });
    let turn = (view.turn == Some(seat.seat)).then(|| words.text(msg::SEAT_TURN));
    let button = (view.button == seat.seat).then(|| words.text(msg::SEAT_BUTTON));
    let mine = view.me().is_some_and(|me| me.seat == seat.seat);
    let shown: String = seat
        .cards
        .iter()
        .flatten()
        .map(|card| card.to_string())
        .collect();
    let shows = (!shown.is_empty() && !mine).then(|| words.say(&msg!(seat_shows { cards: shown })));
    // What changes most comes first after the name.
    let parts = [
        Some(name.to_owned()),
        turn,
        status.clone(),
        bet,
        Some(chips),
        points,
        button,
        shows,
    ];
    SeatText {
        seat: seat.seat,
        name: name.to_owned(),
        chips: words.say(&msg!(seat_amount { amount: seat.stack })),
        bet: (seat.bet > 0).then(|| words.say(&msg!(seat_amount { amount: seat.bet }))),
        status,
        spoken: words.series(parts.into_iter().flatten()),
    }
}
