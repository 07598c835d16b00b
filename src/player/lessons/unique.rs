//! Unique Poker: staying in, a discard that saves the hand, and picks in
//! waves.

use super::lesson::Task::{Ask, Play};
use super::lesson::{Lesson, step};
use crate::bots::Style;
use crate::player::commands::TableCommand::{ActOnCard, CallOrCheck, DrawOrPass, NextHand};
use crate::rules::{Action, GameKind, Options, Seat, UniqueOptions};
use crate::speech::Question;

pub(super) static LESSON: Lesson = Lesson {
    game: GameKind::Unique,
    options: || {
        Options::Unique(UniqueOptions {
            players: 3,
            ..UniqueOptions::default()
        })
    },
    button: Seat::FIRST,
    // Two rounds, the player last; then the eight community cards.
    cards: "Ac 7d 9s Jd 6d 9h  4c9d8dKs5d2cQs4h",
    others: &[
        Style::scripted(&[
            Action::Continue,
            Action::Pass,
            Action::Pick(0),
            Action::Pick(4),
            Action::Pick(5),
        ]),
        Style::scripted(&[
            Action::Continue,
            Action::Discard(3),
            Action::Pick(0),
            Action::Pick(4),
            Action::Pick(5),
        ]),
    ],
    steps: &[
        step("learn-unique-welcome", Play(NextHand)),
        step("learn-unique-cards", Ask(Question::HoleCards)),
        step("learn-unique-price", Ask(Question::ToCall)),
        step("learn-unique-continue", Play(CallOrCheck)),
        step("learn-unique-board", Ask(Question::CommunityCards)),
        step("learn-unique-value", Ask(Question::HandValue)),
        step("learn-unique-discard", Play(ActOnCard(3))),
        step("learn-unique-pick-first", Play(ActOnCard(1))),
        step("learn-unique-pick-second", Play(ActOnCard(2))),
        step("learn-unique-wave", Play(DrawOrPass)),
        step("learn-unique-pick-third", Play(ActOnCard(6))),
        step("learn-unique-finish", Play(DrawOrPass)),
        step("learn-unique-chips", Ask(Question::Chips)),
    ],
    end: "learn-unique-end",
};
