use crate::cards::{Card, CardSet};
use crate::engine::{Action, Chips, Choices, Phase, Street, View};
use crate::l10n::Message;

/// Something done, as sentences take it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deed {
    /// What kind of thing.
    pub(super) kind: &'static str,
    /// How much, where it was an amount.
    pub(super) amount: Chips,
    /// Which cards it was about.
    pub(super) cards: String,
}

impl Deed {
    /// The action of the viewer at that moment; nothing, where it has no name.
    pub(super) fn of(action: Action, view: &View) -> Option<Deed> {
        let me = view.me()?;
        let everything = me.bet + me.stack;
        let plain = |kind| Deed {
            kind,
            amount: 0,
            cards: String::new(),
        };
        let amount = |kind, amount| Deed {
            amount,
            ..plain(kind)
        };
        Some(match action {
            Action::Fold => plain("fold"),
            Action::Check => plain("check"),
            Action::Call => match view.choices {
                Some(Choices::Bet(choices)) => amount("call", choices.to_call),
                _ => return None,
            },
            Action::RaiseTo(to) if to >= everything => plain("all-in"),
            Action::RaiseTo(to) if view.to_match == 0 => amount("bet", to),
            Action::RaiseTo(to) => amount("raise", to),
            Action::AllIn => plain("all-in"),
            Action::Continue => plain("continue"),
            Action::Draw(CardSet::EMPTY) => plain("stand-pat"),
            Action::Draw(thrown) => {
                let own = me.cards.iter().flatten();
                let cards = own.filter(|card| thrown.contains(**card));
                Deed {
                    cards: cards.map(Card::to_string).collect(),
                    ..plain("exchange")
                }
            }
            Action::Discard(place) => Deed {
                cards: view.board.get(usize::from(place)).copied()??.to_string(),
                ..plain("discard")
            },
            Action::Pass => plain("pass"),
            Action::Pick(_) | Action::Show(_) | Action::Muck => return None,
        })
    }

    /// Whether it is a bet or a raise.
    pub(super) fn is_bet(&self) -> bool {
        matches!(self.kind, "bet" | "raise" | "all-in")
    }

    /// Tells a message what was done.
    pub(super) fn tell<'a>(&'a self, message: Message<'a>) -> Message<'a> {
        message
            .with("did", self.kind)
            .with("amount", self.amount)
            .with("cards", self.cards.as_str())
    }

    /// Tells a message what would have been better.
    pub(super) fn tell_better<'a>(&'a self, message: Message<'a>) -> Message<'a> {
        message
            .with("best", self.kind)
            .with("best-amount", self.amount)
            .with("best-cards", self.cards.as_str())
    }
}

/// The part of a hand, as sentences take it.
pub(super) fn part(phase: Phase, street: Street) -> &'static str {
    match (phase, street) {
        (Phase::Continuing, _) => "continuing",
        (Phase::Exchanging, _) => "exchange",
        (Phase::Discarding, _) => "discarding",
        (_, street) => street_name(street),
    }
}

/// A street, as sentences take it.
pub(super) fn street_name(street: Street) -> &'static str {
    match street {
        Street::Preflop => "preflop",
        Street::Flop => "flop",
        Street::Turn => "turn",
        Street::River => "river",
        Street::BeforeDraw => "before-draw",
        Street::AfterDraw => "after-draw",
        Street::Community => "discarding",
    }
}
