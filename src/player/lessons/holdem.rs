//! Texas Hold'em: the blinds, a call, a bet, a check and a showdown.

use super::lesson::Task::{Ask, Play, RaiseTo};
use super::lesson::{Lesson, step};
use crate::bots::Style;
use crate::player::commands::TableCommand::{CallOrCheck, NextHand};
use crate::rules::{Action, BlindsRise, GameKind, HoldemOptions, Options, Seat};
use crate::speech::Question;

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
        step("learn-holdem-welcome", Play(NextHand)),
        step("learn-holdem-cards", Ask(Question::HoleCards)),
        step("learn-holdem-to-call", Ask(Question::ToCall)),
        step("learn-holdem-call", Play(CallOrCheck)),
        step("learn-holdem-board", Ask(Question::CommunityCards)),
        step("learn-holdem-value", Ask(Question::HandValue)),
        step("learn-holdem-pot", Ask(Question::Pot)),
        step("learn-holdem-odds", Ask(Question::Odds)),
        step("learn-holdem-call-bet", Play(CallOrCheck)),
        step("learn-holdem-bet", RaiseTo(100)),
        step("learn-holdem-check", Play(CallOrCheck)),
        step("learn-holdem-chips", Ask(Question::Chips)),
    ],
    end: "learn-holdem-end",
};
