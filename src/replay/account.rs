//! A replayed hand in sentences.

use super::{Played, Player, Title};
use crate::l10n::{L10n, Message};
use crate::talk::Teller;

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
