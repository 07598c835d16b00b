//! A replayed hand in sentences.

use super::{Played, Player, Refusal, Refused, Title};
use crate::l10n::{L10n, Message};
use crate::talk::Teller;

/// How the names of files of hands end.
const ENDINGS: [&str; 3] = [".phh", ".phhs", ".jsonl"];

impl Refused {
    /// Why a hand with that name in its file was refused, as a part of a
    /// sentence for the player.
    pub fn say(&self, hand: &str, words: &L10n) -> String {
        let (kind, line, code) = match &self.why {
            Refusal::NoHands => ("empty", 0, ""),
            Refusal::UnknownKind => ("kind", 0, ""),
            Refusal::Unreadable(_) => ("unreadable", 0, ""),
            Refusal::NotText { line } | Refusal::NotToml { line, .. } => ("garbled", *line, ""),
            Refusal::GameNotPlayed { code, .. } => ("game", 0, code.as_str()),
            _ => ("impossible", 0, ""),
        };
        let action = self.at.as_ref().map_or(0, |at| at.number);
        words.say(
            &Message::new("hands-reason")
                .with("reason", kind)
                .with("names", words.list(&ENDINGS.map(str::to_owned)))
                .with("line", line as u64)
                .with("game", code)
                .with("hand", hand)
                .with("action", action as u64),
        )
    }
}

impl Title {
    /// What the file says about the hand, in words; empty where it says
    /// nothing.
    pub fn say(&self, words: &L10n) -> String {
        let told = |key, name, value: &Option<String>| {
            let value = value.clone()?;
            Some(words.say(&Message::new(key).with(name, value)))
        };
        let parts = [
            told("record-number", "number", &self.hand),
            self.event.clone(),
            told("record-author", "author", &self.author),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    }
}

/// The hand as it was played, one line after another: what everyone has, and
/// then what happens.
pub(super) fn account(played: &Played, words: &L10n) -> Vec<String> {
    let names: Vec<String> = played.players.iter().map(Player::name).collect();
    let stacks: Vec<String> = (names.iter().zip(&played.starting_stacks))
        .map(|(name, stack)| {
            let message = Message::new("player-chips").with("name", name.clone());
            words.say(&message.with("count", *stack))
        })
        .collect();
    let mut lines = vec![words.list(&stacks)];
    lines.extend(Teller::new(names, words).tell_all(&played.seen));
    lines
}
