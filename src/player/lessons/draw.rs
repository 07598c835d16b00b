//! Five-Card Draw: the ante, an exchange, a raise and points.

use super::lesson::Task::{Ask, Play};
use super::lesson::{Lesson, step};
use crate::bots::Style;
use crate::player::commands::TableCommand::{ActOnCard, CallOrCheck, DrawOrPass, NextHand, Raise};
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
        step("learn-draw-welcome", Play(NextHand)),
        step("learn-draw-cards", Ask(Question::HoleCards)),
        step("learn-draw-value", Ask(Question::HandValue)),
        step("learn-draw-call", Play(CallOrCheck)),
        step("learn-draw-mark-second", Play(ActOnCard(2))),
        step("learn-draw-mark-fourth", Play(ActOnCard(4))),
        step("learn-draw-mark-fifth", Play(ActOnCard(5))),
        step("learn-draw-exchange", Play(DrawOrPass)),
        step("learn-draw-new-value", Ask(Question::HandValue)),
        step("learn-draw-raise", Play(Raise)),
        step("learn-draw-score", Ask(Question::GameClock)),
    ],
    end: "learn-draw-end",
};
