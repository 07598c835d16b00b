//! The names of all messages, made by `build/messages.rs` from the English files.

#![expect(
    non_camel_case_types,
    clippy::allow_attributes,
    reason = "a message is written as it is in the files; what others say need not be said alone"
)]

use crate::rules::GameKind;

use super::{About, AboutSeveral, Message, Text, Typeable, Value};

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

/// What is told of an option, found by its name in the rules, as
/// `option-big-blind`: these messages have no names in Rust. That they are there
/// is checked in `src/speech/options/declared.rs`.
pub(crate) fn option(key: &str) -> Message<'_> {
    debug_assert!(key.starts_with("option-"), "{key}");
    Message::new(key)
}

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

/// What a ready-made table is called, in a sentence and on its own.
pub(crate) fn preset(name: &str) -> (Text, Text) {
    match name {
        "quick" => (PRESET_QUICK, PRESET_QUICK_TITLE),
        "deep" => (PRESET_DEEP, PRESET_DEEP_TITLE),
        "duel" => (PRESET_DUEL, PRESET_DUEL_TITLE),
        "match" => (PRESET_MATCH, PRESET_MATCH_TITLE),
        "short-match" => (PRESET_SHORT_MATCH, PRESET_SHORT_MATCH_TITLE),
        "full-table" => (PRESET_FULL_TABLE, PRESET_FULL_TABLE_TITLE),
        "rulebook" => (PRESET_RULEBOOK, PRESET_RULEBOOK_TITLE),
        "relaxed" => (PRESET_RELAXED, PRESET_RELAXED_TITLE),
        _ => (PRESET_CLASSIC, PRESET_CLASSIC_TITLE),
    }
}

/// What a way of playing is called, and what it is like.
pub(crate) fn style(name: &str) -> Option<(Text, Text)> {
    Some(match name {
        "rookie" => (BOT_ROOKIE, BOT_ROOKIE_ABOUT),
        "rock" => (BOT_ROCK, BOT_ROCK_ABOUT),
        "regular" => (BOT_REGULAR, BOT_REGULAR_ABOUT),
        "shark" => (BOT_SHARK, BOT_SHARK_ABOUT),
        "pro" => (BOT_PRO, BOT_PRO_ABOUT),
        "classic" => (BOT_CLASSIC, BOT_CLASSIC_ABOUT),
        "simple" => (BOT_SIMPLE, BOT_SIMPLE_ABOUT),
        "strong" => (BOT_STRONG, BOT_STRONG_ABOUT),
        "scripted" => (BOT_SCRIPTED, BOT_SCRIPTED_ABOUT),
        "always-call" => (BOT_ALWAYS_CALL, BOT_ALWAYS_CALL_ABOUT),
        "never-looks" => (BOT_NEVER_LOOKS, BOT_NEVER_LOOKS_ABOUT),
        "random" => (BOT_RANDOM, BOT_RANDOM_ABOUT),
        "tight-passive" => (BOT_TIGHT_PASSIVE, BOT_TIGHT_PASSIVE_ABOUT),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Style;

    #[test]
    fn every_way_of_playing_has_a_name() {
        for game in GameKind::ALL {
            for played in Style::all(game) {
                assert!(style(played.name).is_some(), "{}", played.name);
            }
        }
    }
}
