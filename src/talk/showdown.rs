//! The end of a hand: what is shown, and who wins what.

use super::moment::{PotName, Reveal};
use super::{Teller, value};
use crate::engine::{Chips, Seat, Share};
use crate::l10n::Message;

impl Teller<'_> {
    pub(super) fn reveal(&self, reveal: &Reveal) -> Option<String> {
        let hand = (reveal.value).map(|(value, kickers)| value::message(&value, kickers));
        let said = |hand: Message<'_>| self.words.say(&hand);
        // Players know their own cards: what they are worth is the news.
        let known = self.own == Some(reveal.seat) && hand.is_some();
        let cards = reveal.cards.as_ref().filter(|_| !known);
        let picks = reveal.picks.as_ref().filter(|_| !known);
        let message = match (cards, picks, hand) {
            (Some(cards), Some(picks), Some(hand)) => Message::new("shows-picks-hand")
                .with("cards", cards.to_string())
                .with("picks", picks.to_string())
                .with("hand", said(hand)),
            (Some(cards), None, Some(hand)) => Message::new("shows-hand")
                .with("cards", cards.to_string())
                .with("hand", said(hand)),
            (Some(cards), _, None) => Message::new("shows").with("cards", cards.to_string()),
            (None, Some(picks), Some(hand)) => Message::new("picks-hand")
                .with("cards", picks.to_string())
                .with("hand", said(hand)),
            (None, Some(picks), None) => Message::new("picks").with("cards", picks.to_string()),
            (None, None, Some(hand)) => Message::new("has").with("hand", said(hand.form("has"))),
            (None, None, None) => return None,
        };
        Some(self.about(reveal.seat, message))
    }

    pub(super) fn won(&self, pot: PotName, share: Share, winners: &[(Seat, Chips)]) -> String {
        let message = match share {
            Share::Whole => Message::new("wins"),
            Share::Split if winners.len() > 1 => Message::new("splits"),
            Share::Split => Message::new("wins-share"),
            Share::First => Message::new("wins-place").with("which", "first"),
            Share::Second => Message::new("wins-place").with("which", "second"),
            Share::SecondSplit if winners.len() > 1 => Message::new("splits-place"),
            Share::SecondSplit => Message::new("wins-place").with("which", "second-share"),
        };
        let amount: Chips = winners.iter().map(|(_, amount)| amount).sum();
        let message = of_pot(message, pot).with("amount", amount);
        match winners {
            [(seat, _)] => self.about(*seat, message),
            _ => self.split(message, winners),
        }
    }

    fn split(&self, message: Message<'_>, winners: &[(Seat, Chips)]) -> String {
        let share = winners.iter().map(|(_, amount)| *amount).min();
        let odd: Vec<Seat> = (winners.iter())
            .filter(|(_, amount)| Some(*amount) > share)
            .map(|(seat, _)| *seat)
            .collect();
        let message = message
            .with("share", share)
            .with("odd", self.names(&odd, &Message::new("you")))
            .with("odd-count", odd.len());
        // The listener comes first.
        let mut seats: Vec<Seat> = winners.iter().map(|(seat, _)| *seat).collect();
        seats.sort_by_key(|seat| self.own != Some(*seat));
        let names = self.names(&seats, &Message::new("you").form("first"));
        let message = message.with("names", names);
        self.words.say(&match self.own {
            Some(own) if seats.contains(&own) => message.form("you"),
            _ => message,
        })
    }
}

fn of_pot(message: Message<'_>, pot: PotName) -> Message<'_> {
    let (name, number) = match pot {
        PotName::Only => ("only", 0),
        PotName::Main => ("main", 0),
        PotName::Side => ("side", 1),
        PotName::Numbered(number) => ("numbered", number),
    };
    message.with("pot", name).with("number", number)
}
