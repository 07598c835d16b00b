use crate::cards::{Card, CardSet, evaluate};
use crate::engine::{Making, View};
use crate::l10n::{L10n, Message};
use crate::talk;

/// Cards that would have been better to pick.
#[derive(Clone, Debug)]
pub(super) struct Missed {
    picks: CardSet,
    hand: CardSet,
}

impl Missed {
    /// Looks at a hand that is over.
    pub(super) fn of(end: &View) -> Option<Missed> {
        let me = end.me().filter(|me| me.is_live())?;
        let own = me.known_cards();
        if end.rules.making != Making::OwnAndPicks || own.len() + me.picks.len() != 5 {
            return None;
        }
        let board: Vec<Card> = end.board.iter().flatten().copied().collect();
        let mut best = (evaluate(own | me.picks.set()), None);
        for (third, &c) in board.iter().enumerate() {
            for (second, &b) in board[..third].iter().enumerate() {
                for &a in &board[..second] {
                    let picks = CardSet::of(a).with(b).with(c);
                    let strength = evaluate(own | picks);
                    if strength > best.0 {
                        best = (strength, Some(picks));
                    }
                }
            }
        }
        let picks = best.1?;
        Some(Missed {
            picks,
            hand: own | picks,
        })
    }

    pub(super) fn say(&self, words: &L10n) -> String {
        let message = Message::new("coach-picks")
            .with("cards", String::from(self.picks))
            .with(
                "hand",
                talk::hand_value(words, self.hand).unwrap_or_default(),
            );
        words.say(&message)
    }
}
