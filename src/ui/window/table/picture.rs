use crate::rules::cards::{Rank, Suit};
use crate::rules::{Phase, Seat, Seen, Status, Step, View};
use crate::speech::{L10n, msg};
use crate::ui::window::draw::{
    BoardPicture, CardPicture, CardSigns, CardState, ChipAmount, SeatPicture, SeatState,
    TablePicture,
};

use super::cards::{self, CardText, SeatText, seats};
use super::display::TableDisplay;

/// The table as it is drawn and as it is heard: the same things, in the same
/// order.
pub(super) struct Picture {
    pub(super) drawn: TablePicture,
    pub(super) seats: Vec<SeatText>,
    pub(super) own: Vec<CardText>,
    pub(super) board: Vec<CardText>,
    pub(super) pots: Vec<String>,
    pub(super) signs: CardSigns,
}

impl Picture {
    pub(super) fn of(display: &TableDisplay, view: &View, words: &L10n) -> Picture {
        let own = cards::own(display, view, words);
        let board = cards::board(view, words);
        let seats = seats(&display.names, view, words);
        let pots = pots(view, words);
        let drawn = TablePicture {
            seats: (seats.iter())
                .map(|seat| seat_picture(display, view, seat, &own, words))
                .collect(),
            pots: (view.pots.iter().zip(&pots))
                .map(|(pot, text)| ChipAmount {
                    amount: pot.amount,
                    text: text.clone(),
                })
                .collect(),
            board: BoardPicture {
                cards: board_cards(view, &board),
                burned: (view.seen.iter())
                    .filter(|event| matches!(event, Seen::Burned))
                    .count(),
            },
        };
        Picture {
            drawn,
            seats,
            own,
            board,
            pots,
            signs: signs(words),
        }
    }
}

fn seat_picture(
    display: &TableDisplay,
    view: &View,
    text: &SeatText,
    own: &[CardText],
    words: &L10n,
) -> SeatPicture {
    let seat = &view.seats[text.seat.index()];
    let mine = view.me().is_some_and(|me| me.seat == text.seat);
    let cards = match (mine, seat.status) {
        (true, _) => own.iter().map(card_picture).collect(),
        (_, Status::Busted | Status::Folded) => Vec::new(),
        _ => (seat.cards.iter())
            .map(|card| card.map_or(CardPicture::DOWN, CardPicture::up))
            .collect(),
    };
    let turn = view.turn == Some(text.seat) && view.phase != Phase::Over;
    SeatPicture {
        name: text.name.clone(),
        chips: text.chips.clone(),
        bet: text.bet.clone().map(|text| ChipAmount {
            amount: seat.bet,
            text,
        }),
        status: text.status.clone(),
        standing: match seat.status {
            Status::Folded | Status::Busted => SeatState::Out,
            _ if turn => SeatState::ToAct,
            _ => SeatState::In,
        },
        cards,
        button: (view.button == text.seat).then(|| words.text(msg::BUTTON_SIGN)),
        time_left: time_left(display, text.seat, view),
    }
}

/// The share of the turn that is left to the player.
fn time_left(display: &TableDisplay, seat: Seat, view: &View) -> Option<f32> {
    if view.turn != Some(seat) {
        return None;
    }
    let left = display.times.turn_left?;
    let length = display.times.turn_length?;
    Some(left.as_secs_f32() / length.as_secs_f32().max(1.0))
}

fn board_cards(view: &View, board: &[CardText]) -> Vec<CardPicture> {
    let mut cards: Vec<CardPicture> = board.iter().map(card_picture).collect();
    let all = view.rules.board_size();
    // What is discarded leaves no place behind.
    let shrinks = view
        .rules
        .has(|step| matches!(step, Step::DiscardFromBoard { .. }));
    if cards.is_empty() || !shrinks {
        cards.resize(cards.len().max(all), CardPicture::SLOT);
    }
    cards
}

fn card_picture(text: &CardText) -> CardPicture {
    let state = match text.state {
        cards::CardStatus::Plain => CardState::Plain,
        cards::CardStatus::Marked => CardState::Exchange,
        cards::CardStatus::Picked => CardState::Picked,
        cards::CardStatus::Closed => CardState::Waiting,
    };
    let picture = text.card.map_or(CardPicture::DOWN, CardPicture::up);
    picture.in_state(state)
}

fn pots(view: &View, words: &L10n) -> Vec<String> {
    let several = view.pots.len() > 1;
    let name = |(number, amount): (u64, u64)| {
        words.say(&if several {
            msg!(side_pot_name { number, amount })
        } else {
            msg!(pot_name { amount })
        })
    };
    let pots = view.pots.iter().filter(|pot| pot.amount > 0);
    (0u64..).zip(pots.map(|pot| pot.amount)).map(name).collect()
}

/// What stands on the cards, in the player's language.
pub(in crate::ui::window) fn signs(words: &L10n) -> CardSigns {
    let rank = |rank: Rank| {
        let letter = String::from(rank.letter());
        words.say(&msg!(card_sign_rank { rank: letter }))
    };
    let suit = |suit: Suit| {
        let letter = String::from(suit.letter());
        words.say(&msg!(card_sign_suit { suit: letter }))
    };
    CardSigns::new(rank, suit)
}
