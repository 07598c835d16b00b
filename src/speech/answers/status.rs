//! The braille line.

use crate::rules::cards::Card;
use crate::rules::{BetChoices, Choices, Phase, SeatView, Status, View};
use crate::speech::{L10n, msg};

/// The hand in one short line that stays where it is: own cards and picks,
/// community cards, what there is to do, the pot, as in
/// `As Kd | 7s Td Jh | to call 400 | pot 1,600`. A card that lies face down
/// is a question mark; picks follow a plus.
pub fn status_line(view: &View, words: &L10n) -> String {
    let line = StatusLine { view, words };
    let mut parts = vec![
        line.own(),
        line.cards(view.board.iter().copied()),
        line.to_do(),
    ];
    if view.phase != Phase::Over {
        parts.push(words.say(&msg!(status_pot { amount: view.pot() })));
    }
    parts.retain(|part| !part.is_empty());
    joined(parts, Some('|'))
}

struct StatusLine<'a> {
    view: &'a View,
    words: &'a L10n,
}

impl StatusLine<'_> {
    fn own(&self) -> String {
        let Some(me) = self.view.me() else {
            return String::new();
        };
        let mut parts = vec![self.cards(me.cards.iter().copied())];
        if !me.picks.is_empty() {
            parts.push(self.cards(me.picks.iter().copied().map(Some)));
        }
        joined(parts, Some('+'))
    }

    fn cards(&self, cards: impl Iterator<Item = Option<Card>>) -> String {
        let short = |card: Option<Card>| match card {
            None => String::from('?'),
            Some(card) => {
                let message = msg!(status_card {
                    rank: String::from(card.rank().letter()),
                    suit: String::from(card.suit().letter())
                });
                self.words.say(&message)
            }
        };
        joined(cards.map(short).collect(), None)
    }

    /// What the asker can do, or how they stand.
    fn to_do(&self) -> String {
        let key = match (self.view.phase, &self.view.choices, self.view.me()) {
            (Phase::Over, ..) => msg::STATUS_OVER,
            (_, Some(choices), _) => return self.choice(choices),
            (_, None, Some(me)) => match me.status {
                Status::Folded => msg::STATUS_FOLDED,
                Status::AllIn => msg::STATUS_ALL_IN,
                Status::Active => return self.waiting(me),
                Status::Busted => return String::new(),
            },
            (_, None, None) => return String::new(),
        };
        self.words.text(key)
    }

    fn choice(&self, choices: &Choices) -> String {
        match *choices {
            Choices::Bet(BetChoices { to_call: 0, .. }) => self.words.text(msg::STATUS_CHECK),
            Choices::Bet(BetChoices { to_call, .. }) => {
                self.words.say(&msg!(status_to_call { amount: to_call }))
            }
            Choices::Continue { price } => self.words.say(&msg!(status_continue { amount: price })),
            Choices::Discard { cost } => self.words.say(&msg!(status_discard { amount: cost })),
            Choices::Exchange { .. } => self.words.text(msg::STATUS_DRAW),
            Choices::Pick { left, .. } => self.words.say(&msg!(status_pick { left })),
            Choices::Show => self.words.text(msg::STATUS_SHOW),
        }
    }

    fn waiting(&self, me: &SeatView) -> String {
        match self.view.to_match.saturating_sub(me.bet) {
            owed if owed > 0 && self.view.phase == Phase::Betting => {
                self.words.say(&msg!(status_to_call_later {
                    amount: owed.min(me.stack)
                }))
            }
            _ => self.words.text(msg::STATUS_WAIT),
        }
    }
}

/// Parts with spaces between them, and that sign where there is one.
fn joined(parts: Vec<String>, sign: Option<char>) -> String {
    let mut line = String::new();
    for part in parts {
        if !line.is_empty() {
            line.push(' ');
            line.extend(sign.into_iter().flat_map(|sign| [sign, ' ']));
        }
        line.push_str(&part);
    }
    line
}
