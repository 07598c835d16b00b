//! The braille line.

use crate::rules::cards::Card;
use crate::rules::{BetChoices, Chips, Choices, Phase, SeatView, Status, View};
use crate::speech::{L10n, Message};

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
        parts.push(line.amount("status-pot", view.pot()));
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
                let message = Message::new("status-card")
                    .with("rank", String::from(card.rank().letter()))
                    .with("suit", String::from(card.suit().letter()));
                self.words.say(&message)
            }
        };
        joined(cards.map(short).collect(), None)
    }

    /// What the asker can do, or how they stand.
    fn to_do(&self) -> String {
        let key = match (self.view.phase, &self.view.choices, self.view.me()) {
            (Phase::Over, ..) => "status-over",
            (_, Some(choices), _) => return self.choice(choices),
            (_, None, Some(me)) => match me.status {
                Status::Folded => "status-folded",
                Status::AllIn => "status-all-in",
                Status::Active => return self.waiting(me),
                Status::Busted => return String::new(),
            },
            (_, None, None) => return String::new(),
        };
        self.words.text(key)
    }

    fn choice(&self, choices: &Choices) -> String {
        match *choices {
            Choices::Bet(BetChoices { to_call: 0, .. }) => self.words.text("status-check"),
            Choices::Bet(BetChoices { to_call, .. }) => self.amount("status-to-call", to_call),
            Choices::Continue { price } => self.amount("status-continue", price),
            Choices::Discard { cost } => self.amount("status-discard", cost),
            Choices::Exchange { .. } => self.words.text("status-draw"),
            Choices::Pick { left, .. } => self
                .words
                .say(&Message::new("status-pick").with("left", left)),
            Choices::Show => self.words.text("status-show"),
        }
    }

    fn waiting(&self, me: &SeatView) -> String {
        match self.view.to_match.saturating_sub(me.bet) {
            owed if owed > 0 && self.view.phase == Phase::Betting => {
                self.amount("status-to-call-later", owed.min(me.stack))
            }
            _ => self.words.text("status-wait"),
        }
    }

    fn amount(&self, key: &str, amount: Chips) -> String {
        self.words.say(&Message::new(key).with("amount", amount))
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
