//! Unique Poker: staying in, a discard that saves the hand, and picks in
//! waves.

use super::lesson::Task::{Ask, Play};
use super::lesson::{Lesson, step};
use crate::bots::Style;
use crate::player::commands::TableCommand::{ActOnCard, CallOrCheck, DrawOrPass, NextHand};
use crate::rules::{Action, GameKind, Options, Seat, UniqueOptions};
use crate::speech::{Question, msg};

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
        step(
            |it| {
                msg!(learn_unique_welcome {
                    first: it.first,
                    leave: it.leave,
                    now: it.now,
                    repeat: it.repeat,
                    second: it.second
                })
            },
            Play(NextHand),
        ),
        step(
            |it| msg!(learn_unique_cards { now: it.now }),
            Ask(Question::HoleCards),
        )
        .typed(msg::LEARN_UNIQUE_CARDS_WORD),
        step(
            |it| {
                msg!(learn_unique_price {
                    first: it.first,
                    now: it.now,
                    second: it.second
                })
            },
            Ask(Question::ToCall),
        )
        .typed(msg::LEARN_UNIQUE_PRICE_WORD),
        step(
            |it| msg!(learn_unique_continue { now: it.now }),
            Play(CallOrCheck),
        )
        .typed(msg::LEARN_UNIQUE_CONTINUE_WORD),
        step(
            |it| {
                msg!(learn_unique_board {
                    first: it.first,
                    now: it.now,
                    second: it.second
                })
            },
            Ask(Question::CommunityCards),
        )
        .typed(msg::LEARN_UNIQUE_BOARD_WORD),
        step(
            |it| msg!(learn_unique_value { now: it.now }),
            Ask(Question::HandValue),
        ),
        step(
            |it| msg!(learn_unique_discard { now: it.now }),
            Play(ActOnCard(3)),
        )
        .typed(msg::LEARN_UNIQUE_DISCARD_WORD),
        step(
            |it| msg!(learn_unique_pick_first { now: it.now }),
            Play(ActOnCard(1)),
        )
        .typed(msg::LEARN_UNIQUE_PICK_FIRST_WORD),
        step(
            |it| msg!(learn_unique_pick_second { now: it.now }),
            Play(ActOnCard(2)),
        )
        .typed(msg::LEARN_UNIQUE_PICK_SECOND_WORD),
        step(
            |it| msg!(learn_unique_wave { now: it.now }),
            Play(DrawOrPass),
        )
        .typed(msg::LEARN_UNIQUE_WAVE_WORD),
        step(
            |it| msg!(learn_unique_pick_third { now: it.now }),
            Play(ActOnCard(6)),
        )
        .typed(msg::LEARN_UNIQUE_PICK_THIRD_WORD),
        step(
            |it| msg!(learn_unique_finish { now: it.now }),
            Play(DrawOrPass),
        )
        .typed(msg::LEARN_UNIQUE_FINISH_WORD),
        step(
            |it| {
                msg!(learn_unique_chips {
                    now: it.now,
                    second: it.second
                })
            },
            Ask(Question::Chips),
        ),
    ],
    end: |it| msg!(learn_unique_end { help: it.help }),
};
