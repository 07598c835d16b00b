//! Texas Hold'em: the blinds, a call, a bet, a check and a showdown.

use super::lesson::Task::{Ask, Play, RaiseTo};
use super::lesson::{Lesson, step};
use crate::bots::Style;
use crate::player::commands::TableCommand::{CallOrCheck, NextHand};
use crate::rules::{Action, BlindsRise, GameKind, HoldemOptions, Options, Seat};
use crate::speech::{Question, msg};

pub(super) static LESSON: Lesson = Lesson {
    game: GameKind::Holdem,
    options: || {
        Options::Holdem(HoldemOptions {
            players: 3,
            starting_chips: 1000,
            big_blind: 20,
            blinds_rise: BlindsRise::Never,
            ..HoldemOptions::default()
        })
    },
    button: Seat::FIRST,
    // Two rounds, the player last; then before each street a card is burned.
    cards: "Qc Kc As 8d Jc Kd 3d Kh7c2s 4d 9d 5d Ah",
    others: &[
        Style::scripted(&[Action::Call, Action::Check, Action::Fold]),
        Style::scripted(&[
            Action::Check,
            Action::RaiseTo(40),
            Action::Check,
            Action::Call,
            Action::Check,
        ]),
    ],
    steps: &[
        step(
            |it| {
                msg!(learn_holdem_welcome {
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
            |it| msg!(learn_holdem_cards { now: it.now }),
            Ask(Question::HoleCards),
        )
        .typed(msg::LEARN_HOLDEM_CARDS_WORD),
        step(
            |it| {
                msg!(learn_holdem_to_call {
                    first: it.first,
                    now: it.now,
                    second: it.second
                })
            },
            Ask(Question::ToCall),
        )
        .typed(msg::LEARN_HOLDEM_TO_CALL_WORD),
        step(
            |it| msg!(learn_holdem_call { now: it.now }),
            Play(CallOrCheck),
        ),
        step(
            |it| msg!(learn_holdem_board { now: it.now }),
            Ask(Question::CommunityCards),
        )
        .typed(msg::LEARN_HOLDEM_BOARD_WORD),
        step(
            |it| msg!(learn_holdem_value { now: it.now }),
            Ask(Question::HandValue),
        ),
        step(
            |it| msg!(learn_holdem_pot { now: it.now }),
            Ask(Question::Pot),
        ),
        step(
            |it| msg!(learn_holdem_odds { now: it.now }),
            Ask(Question::Odds),
        ),
        step(
            |it| {
                msg!(learn_holdem_call_bet {
                    fold: it.fold,
                    now: it.now,
                    second: it.second
                })
            },
            Play(CallOrCheck),
        ),
        step(
            |it| {
                msg!(learn_holdem_bet {
                    now: it.now,
                    second: it.second
                })
            },
            RaiseTo(100),
        )
        .typed(msg::LEARN_HOLDEM_BET_WORD),
        step(
            |it| msg!(learn_holdem_check { now: it.now }),
            Play(CallOrCheck),
        )
        .typed(msg::LEARN_HOLDEM_CHECK_WORD),
        step(
            |it| msg!(learn_holdem_chips { now: it.now }),
            Ask(Question::Chips),
        ),
    ],
    end: |it| msg!(learn_holdem_end { help: it.help }),
};
