use super::scene::Scene;
use crate::cards::Card;
use crate::engine::{Choices, Making, Phase, View};
use crate::input::Command;
use crate::l10n::{L10n, Message};
use crate::talk::Question;

/// One card on the screen, of one's own or on the board.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct CardText {
    /// What it is, unless it lies face down.
    pub(super) card: Option<Card>,
    pub(super) state: CardState,
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
pub(super) enum CardState {
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
pub(super) fn own(scene: &Scene, view: &View, words: &L10n) -> Vec<CardText> {
    let Some(me) = view.me() else {
        return Vec::new();
    };
    let exchanges = matches!(view.choices, Some(Choices::Exchange { .. }));
    let cards = me.cards.iter().zip(1..);
    cards
        .map(|(&card, place)| {
            let marked = card.is_some_and(|card| scene.marks(card));
            let state = match marked {
                true => CardState::Marked,
                false => CardState::Plain,
            };
            let mark = || (Command::ActOnCard(place), words.text("card-mark-hint"));
            CardText {
                card,
                state,
                spoken: spoken(card, CardState::Plain, words),
                switch: exchanges.then_some(marked),
                press: exchanges.then(mark),
                reads: match view.rules.making {
                    Making::OwnAndPicks => Question::HoleCards,
                    Making::BestWithBoard => Question::Card(place),
                },
            }
        })
        .collect()
}

/// The community cards.
pub(super) fn board(view: &View, words: &L10n) -> Vec<CardText> {
    let picks = view.me().map(|me| me.picks).unwrap_or_default();
    // Where one picks from the board, its cards have the digits.
    let first = match view.rules.making {
        Making::OwnAndPicks => 1,
        Making::BestWithBoard => 1 + view.me().map_or(0, |me| me.cards.len() as u8),
    };
    let hint = match view.choices {
        Some(Choices::Discard { cost }) => {
            let message = Message::new("card-discard-hint").with("amount", cost);
            Some(words.say(&message))
        }
        Some(Choices::Pick { left: 1.., .. }) => Some(words.text("card-pick-hint")),
        _ => None,
    };
    let picking = view.phase == Phase::Picking;
    let cards = view.board.iter().zip(0u8..);
    cards
        .map(|(&card, index)| {
            let picked = card.is_some_and(|card| picks.contains(&card));
            let state = match () {
                _ if picked => CardState::Picked,
                _ if picking && index >= view.open => CardState::Closed,
                _ => CardState::Plain,
            };
            let may = !matches!(state, CardState::Picked | CardState::Closed);
            let act = Command::ActOnCard(index + 1);
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

fn spoken(card: Option<Card>, state: CardState, words: &L10n) -> String {
    let name = match card {
        Some(card) => words.say(&Message::new("card-name").with("card", card.to_string())),
        None => words.text("card-face-down"),
    };
    let key = match state {
        CardState::Plain | CardState::Marked => return name,
        CardState::Picked => "card-is-picked",
        CardState::Closed => "card-is-closed",
    };
    words.say(&Message::new(key).with("card", name))
}
