use crate::cards::{Card, CardSet};
use crate::engine::{Action, Chips, Choices, Phase, Street, View};
use crate::l10n::Message;

/// Something done, as sentences take it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Deed {
    pub(super) kind: Kind,
    /// How much, where it was an amount.
    pub(super) amount: Chips,
    /// Which cards it was about.
    pub(super) cards: String,
}

/// What kind of thing was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Fold,
    Check,
    Call,
    Bet,
    Raise,
    AllIn,
    Continue,
    StandPat,
    Exchange,
    Discard,
    Pass,
}

impl Kind {
    /// As sentences take it.
    fn name(self) -> &'static str {
        match self {
            Kind::Fold => "fold",
            Kind::Check => "check",
            Kind::Call => "call",
            Kind::Bet => "bet",
            Kind::Raise => "raise",
            Kind::AllIn => "all-in",
            Kind::Continue => "continue",
            Kind::StandPat => "stand-pat",
            Kind::Exchange => "exchange",
            Kind::Discard => "discard",
            Kind::Pass => "pass",
        }
    }
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
            Action::Fold => plain(Kind::Fold),
            Action::Check => plain(Kind::Check),
            Action::Call => match view.choices {
                Some(Choices::Bet(choices)) => amount(Kind::Call, choices.to_call),
                _ => return None,
            },
            Action::RaiseTo(to) if to >= everything => plain(Kind::AllIn),
            Action::RaiseTo(to) if view.to_match == 0 => amount(Kind::Bet, to),
            Action::RaiseTo(to) => amount(Kind::Raise, to),
            Action::AllIn => plain(Kind::AllIn),
            Action::Continue => plain(Kind::Continue),
            Action::Draw(CardSet::EMPTY) => plain(Kind::StandPat),
            Action::Draw(thrown) => {
                let own = me.cards.iter().flatten();
                let cards = own.filter(|card| thrown.contains(**card));
                Deed {
                    cards: cards.map(Card::to_string).collect(),
                    ..plain(Kind::Exchange)
                }
            }
            Action::Discard(place) => Deed {
                cards: view.board.get(usize::from(place)).copied()??.to_string(),
                ..plain(Kind::Discard)
            },
            Action::Pass => plain(Kind::Pass),
            Action::Pick(_) | Action::Show(_) | Action::Muck => return None,
        })
    }

    /// Whether it is a bet or a raise.
    pub(super) fn is_bet(&self) -> bool {
        matches!(self.kind, Kind::Bet | Kind::Raise | Kind::AllIn)
    }

    /// Tells a message what was done.
    pub(super) fn tell<'a>(&'a self, message: Message<'a>) -> Message<'a> {
        message
            .with("did", self.kind.name())
            .with("amount", self.amount)
            .with("cards", self.cards.as_str())
    }

    /// Tells a message what would have been better.
    pub(super) fn tell_better<'a>(&'a self, message: Message<'a>) -> Message<'a> {
        message
            .with("best", self.kind.name())
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
