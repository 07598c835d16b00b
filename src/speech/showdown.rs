//! The end of a hand: what is shown, and who wins what.

use super::reason::because;
use super::speaker::Speaker;
use super::statement::{Reveal, Won, of_pot};
use super::value;
use crate::rules::{Chips, Seat, Share};
use crate::speech::Message;

impl Speaker<'_> {
    pub(super) fn reveal(&self, reveal: &Reveal) -> Option<String> {
        let hand = (reveal.value).map(|(value, kickers)| value::message(&value, kickers));
        let said = |hand: Message<'_>| self.words.say(&hand);
        // Players know their own cards: what they are worth is the news.
        let known = self.own == Some(reveal.seat) && hand.is_some();
        let cards = reveal.cards.as_ref().filter(|_| !known);
        let picks = reveal.picks.as_ref().filter(|_| !known);
        let message = match (cards, picks, hand) {
            (Some(cards), Some(picks), Some(hand)) => Message::new("shows-picks-hand")
                .with("cards", self.cards(cards))
                .with("picks", self.cards(picks))
                .with("hand", said(hand)),
            (Some(cards), None, Some(hand)) => Message::new("shows-hand")
                .with("cards", self.cards(cards))
                .with("hand", said(hand)),
            (Some(cards), _, None) => Message::new("shows").with("cards", self.cards(cards)),
            (None, Some(picks), Some(hand)) => Message::new("picks-hand")
                .with("cards", self.cards(picks))
                .with("hand", said(hand)),
            (None, Some(picks), None) => Message::new("picks").with("cards", self.cards(picks)),
            (None, None, Some(hand)) => Message::new("has").with("hand", said(hand.form("has"))),
            (None, None, None) => return None,
        };
        Some(self.about(reveal.seat, message))
    }

    pub(super) fn won(&self, won: &Won) -> String {
        let winners = won.winners.as_slice();
        let message = match won.share {
            Share::Whole => Message::new("wins"),
            Share::Split if winners.len() > 1 => Message::new("splits"),
            Share::Split => Message::new("wins-share"),
            Share::First => Message::new("wins-place").with("which", "first"),
            Share::Second => Message::new("wins-place").with("which", "second"),
            Share::SecondSplit if winners.len() > 1 => Message::new("splits-place"),
            Share::SecondSplit => Message::new("wins-place").with("which", "second-share"),
        };
        let amount: Chips = winners.iter().map(|(_, amount)| amount).sum();
        let rivals = self.names(&won.rivals, &Message::new("you"));
        let message = because(of_pot(message, won.pot), won.reason)
            .with("amount", amount)
            .with("rivals", rivals)
            .with("rival-count", won.rivals.len());
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
