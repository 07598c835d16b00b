//! Five-Card Draw: the ante, an exchange, a raise and points.

use super::lesson::{Lesson, step};
use crate::bots::Style;
use crate::player::commands::Command::{ActOnCard, Ask, CallOrCheck, DrawOrPass, NextHand, Raise};
use crate::rules::cards::{Card, CardSet, Rank, Suit};
use crate::rules::{Action, DrawOptions, GameKind, Options, Seat};
use crate::speech::Question;

/// What the other player gives back.
const THROWN: CardSet = CardSet::EMPTY
    .with(Card::new(Rank::Nine, Suit::Clubs))
    .with(Card::new(Rank::Six, Suit::Diamonds))
    .with(Card::new(Rank::Three, Suit::Spades));

pub(super) static LESSON: Lesson = Lesson {
    game: GameKind::Draw,
    options: || Options::Draw(DrawOptions::default()),
    button: Seat::FIRST,
    // By turns, the player second; then three new cards for each.
    cards: "Ah Kc Ad 8s 9c Kd 6d 5h 3s 2c  TsTh4d  Ks9h4c",
    others: &[Style::scripted(&[
        Action::RaiseTo(2),
        Action::Draw(THROWN),
        Action::RaiseTo(4),
        Action::Call,
    ])],
    steps: &[
        step("learn-draw-welcome", NextHand),
        step("learn-draw-cards", Ask(Question::HoleCards)),
        step("learn-draw-value", Ask(Question::HandValue)),
        step("learn-draw-call", CallOrCheck),
        step("learn-draw-mark-second", ActOnCard(2)),
        step("learn-draw-mark-fourth", ActOnCard(4)),
        step("learn-draw-mark-fifth", ActOnCard(5)),
        step("learn-draw-exchange", DrawOrPass),
        step("learn-draw-new-value", Ask(Question::HandValue)),
        step("learn-draw-raise", Raise),
        step("learn-draw-score", Ask(Question::GameClock)),
    ],
    end: "learn-draw-end",
};
