use std::fmt;

use serde::{Deserialize, Serialize};

use crate::table::Start;

/// Which game it is, in its journal and in its file of hands. It is drawn by
/// lot when the game begins: games that are dealt the same cards are still
/// different games. It tells nothing of the cards to come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GameId(String);

impl GameId {
    pub(crate) fn new() -> GameId {
        GameId(format!("{:032x}", rand::random::<u128>()))
    }

    /// That of a game which began before games had one: not its own, but that
    /// of all games with these cards and options.
    pub(super) fn of_old(start: &Start) -> GameId {
        let seed = start.seed.to_string();
        let options = serde_json::to_string(&start.options).unwrap_or_default();
        GameId(format!(
            "{:08x}",
            crc32fast::hash((seed + &options).as_bytes())
        ))
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl TryFrom<String> for GameId {
    type Error = &'static str;
    fn try_from(text: String) -> Result<GameId, Self::Error> {
        let is_digit = |byte: u8| byte.is_ascii_hexdigit();
        if text.len() == 32 && text.bytes().all(is_digit) {
            Ok(GameId(text))
        } else {
            Err("a game is known by 32 hexadecimal digits")
        }
    }
}

impl From<GameId> for String {
    fn from(id: GameId) -> String {
        id.0
    }
}
