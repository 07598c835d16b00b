use crate::rules::cards::{Card, CardSet};
use crate::rules::{Action, Chips, Choices, Phase, Street, View};

/// An action as the coach's sentences name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct NamedAction {
    pub(super) name: ActionName,
    /// How much, where it was an amount.
    pub(super) amount: Chips,
    /// Which cards it was about.
    pub(super) cards: String,
}

/// The actions that the coach has words for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ActionName {
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

impl ActionName {
    /// The word that the locale files choose their phrase by.
    pub(super) fn key(self) -> &'static str {
        match self {
            ActionName::Fold => "fold",
            ActionName::Check => "check",
            ActionName::Call => "call",
            ActionName::Bet => "bet",
            ActionName::Raise => "raise",
            ActionName::AllIn => "all-in",
            ActionName::Continue => "continue",
            ActionName::StandPat => "stand-pat",
            ActionName::Exchange => "exchange",
            ActionName::Discard => "discard",
            ActionName::Pass => "pass",
        }
    }
}

impl NamedAction {
    /// The action of the viewer at that moment; nothing, where it has no name.
    pub(super) fn of(action: Action, view: &View) -> Option<NamedAction> {
        let me = view.me()?;
        let everything = me.bet + me.stack;
        let plain = |name| NamedAction {
            name,
            amount: 0,
            cards: String::new(),
        };
        let amount = |name, amount| NamedAction {
            amount,
            ..plain(name)
        };
        Some(match action {
            Action::Fold => plain(ActionName::Fold),
            Action::Check => plain(ActionName::Check),
            Action::Call => match view.choices {
                Some(Choices::Bet(choices)) => amount(ActionName::Call, choices.to_call),
                _ => return None,
            },
            Action::RaiseTo(to) if to >= everything => plain(ActionName::AllIn),
            Action::RaiseTo(to) if view.to_match == 0 => amount(ActionName::Bet, to),
            Action::RaiseTo(to) => amount(ActionName::Raise, to),
            Action::AllIn => plain(ActionName::AllIn),
            Action::Continue => plain(ActionName::Continue),
            Action::Draw(CardSet::EMPTY) => plain(ActionName::StandPat),
            Action::Draw(thrown) => {
                let own = me.cards.iter().flatten();
                let cards = own.filter(|card| thrown.contains(**card));
                NamedAction {
                    cards: cards.map(Card::to_string).collect(),
                    ..plain(ActionName::Exchange)
                }
            }
            Action::Discard(place) => NamedAction {
                cards: view.board.get(usize::from(place)).copied()??.to_string(),
                ..plain(ActionName::Discard)
            },
            Action::Pass => plain(ActionName::Pass),
            Action::Pick(_) | Action::Show(_) | Action::Muck => return None,
        })
    }

    /// Whether it is a bet or a raise.
    pub(super) fn is_bet(&self) -> bool {
        matches!(
            self.name,
            ActionName::Bet | ActionName::Raise | ActionName::AllIn
        )
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
