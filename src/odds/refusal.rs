use super::BadQuestion;
use crate::bots::equity::MAX_PLAYERS;
use crate::l10n::{L10n, Message};
use crate::talk;

/// A hand as it is written.
const HAND: &str = "AhKh";

impl BadQuestion {
    /// What is wrong and what to do, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        let message = match self {
            BadQuestion::Card(text) => return talk::not_a_card(text, words),
            BadQuestion::HandSize(text) => Message::new("odds-bad-hand")
                .with("text", text.clone())
                .with("example", HAND),
            BadQuestion::BoardSize(count) => Message::new("odds-bad-board")
                .with("count", *count as u64)
                .with("option", "--board"),
            BadQuestion::CardTwice(card) => {
                Message::new("odds-card-twice").with("card", card.to_string())
            }
            BadQuestion::NoOpponent => {
                Message::new("odds-no-opponent").with("option", "--against 1")
            }
            BadQuestion::Against(count) => Message::new("odds-bad-against")
                .with("option", format!("--against {count}"))
                .with("most", (MAX_PLAYERS - 1) as u64),
            BadQuestion::TooManyCards(count) => {
                Message::new("odds-too-many-cards").with("count", *count as u64)
            }
            BadQuestion::NoSamples => Message::new("odds-no-samples").with("option", "--samples 0"),
        };
        words.say(&message)
    }
}
