//! The names of all messages, made by `build/messages.rs` from the English files.

#![expect(
    dead_code,
    reason = "until every place that says a message names it this way"
)]
#![expect(
    non_camel_case_types,
    clippy::allow_attributes,
    reason = "a message is written as it is in the files; what others say need not be said alone"
)]

use crate::rules::GameKind;

use super::{About, AboutSeveral, Message, Text, Value};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// A message and all its variables: `msg!(raises { amount, all_in: true })`.
macro_rules! msg {
    (@value $variable:ident) => { $variable };
    (@value $variable:ident $value:expr) => { $value };
    ($name:ident) => { $crate::speech::msg::$name {}.message() };
    ($name:ident { $($variable:ident $(: $value:expr)?),* $(,)? }) => {
        $crate::speech::msg::$name {
            $($variable: $crate::speech::Value::from(
                $crate::speech::msg!(@value $variable $($value)?)
            ),)*
        }
        .message()
    };
}

pub(crate) use msg;

/// A game's name.
pub(crate) fn game(game: GameKind) -> Text {
    match game {
        GameKind::Holdem => GAME_HOLDEM,
        GameKind::Draw => GAME_DRAW,
        GameKind::Unique => GAME_UNIQUE,
    }
}

/// What a game is like.
pub(crate) fn game_about(game: GameKind) -> Text {
    match game {
        GameKind::Holdem => GAME_HOLDEM_ABOUT,
        GameKind::Draw => GAME_DRAW_ABOUT,
        GameKind::Unique => GAME_UNIQUE_ABOUT,
    }
}
