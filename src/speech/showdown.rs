//! The end of a hand: what is shown, and who wins what.

use super::reason::because;
use super::speaker::Speaker;
use super::statement::{Reveal, Won};
use super::value::HandWords;
use crate::rules::{Chips, Seat, Share};
use crate::speech::msg;

impl Speaker<'_> {
    pub(super) fn reveal(&self, reveal: &Reveal) -> Option<String> {
        let hand = (reveal.value).map(|(value, kickers)| HandWords::of(&value, kickers));
        // Players know their own cards: what they are worth is the news.
        let known = self.listener.sees_as(reveal.seat) && hand.is_some();
        let cards = reveal.cards.filter(|_| !known);
        let picks = reveal.picks.filter(|_| !known);
        let cards = cards.map(|cards| self.cards(cards));
        let picks = picks.map(|picks| self.cards(picks));
        let alone = |hand: HandWords| self.words.say(&hand.alone());
        let message = match (cards, picks, hand) {
            (Some(cards), Some(picks), Some(hand)) => msg!(shows_picks_hand {
                cards,
                picks,
                hand: alone(hand),
            }),
            (Some(cards), None, Some(hand)) => msg!(shows_hand {
                cards,
                hand: alone(hand),
            }),
            (None, Some(cards), Some(hand)) => msg!(picks_hand {
                cards,
                hand: alone(hand),
            }),
            (Some(cards), _, None) => msg!(shows { cards }),
            (None, Some(cards), None) => msg!(picks { cards }),
            (None, None, Some(hand)) => {
                let hand = self.words.say(&hand.had());
                msg!(has { hand })
            }
            (None, None, None) => return None,
        };
        Some(self.about(reveal.seat, message))
    }

    pub(super) fn won(&self, won: &Won) -> String {
        let [(winner, amount)] = won.winners.as_slice() else {
            return self.split(won);
        };
        let (pot, number) = won.pot.parts();
        let (reason, decider) = because(won.reason);
        let rivals = self.names(&won.rivals);
        let rival_count = won.rivals.len();
        let hand = won
            .hand
            .map(|(value, kickers)| HandWords::of(&value, kickers));
        let place = |which| {
            msg!(wins_place {
                which,
                amount,
                pot,
                number,
                reason,
                decider: &decider,
                rivals: &rivals,
                rival_count,
            })
        };
        let message = match won.share {
            Share::Whole => msg!(wins {
                amount,
                pot,
                number,
                reason,
                decider: &decider,
                rivals: &rivals,
                rival_count,
                hand_told: hand.is_some(),
                hand: hand.map_or(String::new(), |hand| self.words.say(&hand.had())),
            }),
            Share::Split => msg!(wins_share {
                amount,
                pot,
                number
            }),
            Share::First => place("first"),
            Share::Second => place("second"),
            Share::SecondSplit => place("second-share"),
        };
        self.about(*winner, message)
    }

    fn split(&self, won: &Won) -> String {
        let winners = won.winners.as_slice();
        let amount: Chips = winners.iter().map(|(_, amount)| amount).sum();
        let (pot, number) = won.pot.parts();
        let share = winners.iter().map(|(_, amount)| *amount).min();
        let share = share.unwrap_or_default();
        let odd: Vec<Seat> = (winners.iter())
            .filter(|(_, amount)| *amount > share)
            .map(|(seat, _)| *seat)
            .collect();
        let odd_count = odd.len();
        let odd = self.names(&odd);
        let rivals = self.names(&won.rivals);
        let rival_count = won.rivals.len();
        // The listener comes first.
        let mut seats: Vec<Seat> = winners.iter().map(|(seat, _)| *seat).collect();
        seats.sort_by_key(|seat| !self.listener.is(*seat));
        let names = self.names(&seats);
        let is_own = seats.iter().any(|seat| self.listener.is(*seat));
        let message = match won.share {
            Share::Whole | Share::Split | Share::First => msg!(splits {
                names,
                amount,
                pot,
                number,
                share,
                odd,
                odd_count,
                rivals,
                rival_count,
            }),
            Share::Second | Share::SecondSplit => msg!(splits_place {
                names,
                amount,
                pot,
                number,
                share,
                odd,
                odd_count,
            }),
        };
        self.words.say(&if is_own {
            message.for_one_of_them()
        } else {
            message.for_others()
        })
    }
}
