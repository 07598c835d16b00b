//! Five-Card Draw: the ante, an exchange, a raise and points.

use super::lesson::Task::{Ask, Play};
use super::lesson::{Lesson, step};
use crate::bots::Style;
use crate::player::commands::TableCommand::{ActOnCard, CallOrCheck, DrawOrPass, NextHand, Raise};
use crate::rules::cards::{Card, CardSet, Rank, Suit};
use crate::rules::{Action, DrawOptions, GameKind, Options, Seat};
use crate::speech::{Question, msg};

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
        step(
            |it| {
                msg!(learn_draw_welcome {
                    first: it.first,
                    leave: it.leave,
                    now: it.now,
                    repeat: it.repeat
                })
            },
            Play(NextHand),
        ),
        step(
            |it| msg!(learn_draw_cards { now: it.now }),
            Ask(Question::HoleCards),
        )
        .typed(msg::LEARN_DRAW_CARDS_WORD),
        step(
            |it| msg!(learn_draw_value { now: it.now }),
            Ask(Question::HandValue),
        ),
        step(
            |it| {
                msg!(learn_draw_call {
                    first: it.first,
                    now: it.now
                })
            },
            Play(CallOrCheck),
        ),
        step(
            |it| {
                msg!(learn_draw_mark_second {
                    first: it.first,
                    now: it.now
                })
            },
            Play(ActOnCard(2)),
        ),
        step(
            |it| msg!(learn_draw_mark_fourth { now: it.now }),
            Play(ActOnCard(4)),
        ),
        step(
            |it| msg!(learn_draw_mark_fifth { now: it.now }),
            Play(ActOnCard(5)),
        ),
        step(
            |it| msg!(learn_draw_exchange { now: it.now }),
            Play(DrawOrPass),
        )
        .typed(msg::LEARN_DRAW_EXCHANGE_WORD),
        step(
            |it| msg!(learn_draw_new_value { now: it.now }),
            Ask(Question::HandValue),
        ),
        step(
            |it| {
                msg!(learn_draw_raise {
                    first: it.first,
                    now: it.now
                })
            },
            Play(Raise),
        ),
        step(
            |it| msg!(learn_draw_score { now: it.now }),
            Ask(Question::GameClock),
        )
        .typed(msg::LEARN_DRAW_SCORE_WORD),
    ],
    end: |it| msg!(learn_draw_end { help: it.help }),
};
