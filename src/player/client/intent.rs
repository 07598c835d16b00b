//! What the player means to do at their next turn, chosen while others act.

use super::Client;
use crate::player::commands::Intent;
use crate::rules::cards::CardSet;
use crate::rules::{Action, Choices, Illegal, Phase, Status, View};
use crate::speech::{Utterance, msg};
use crate::table::Decision;

/// What the player means to do, if they have said so.
#[derive(Debug, Default)]
pub(super) struct Intended {
    intent: Option<Intent>,
    /// The decision that it was last used for: nothing is done twice.
    used: Option<Decision>,
}

/// What comes of an intent in a decision.
enum Outcome {
    /// This is done.
    Do(Action),
    /// The player decides, and still means to do it later.
    Later,
    /// The player decides: it was about something else.
    Lapses,
    /// The player decides: it would take all their chips.
    TooDear,
}

impl Intent {
    fn in_decision(self, choices: Choices, stack: u64) -> Outcome {
        let unless_all = |price: u64, action| match price {
            0 => Outcome::Do(action),
            price if price >= stack => Outcome::TooDear,
            _ => Outcome::Do(action),
        };
        match (self, choices) {
            (Intent::CheckOrFold | Intent::SitOut, Choices::Bet(bet)) if bet.to_call == 0 => {
                Outcome::Do(Action::Check)
            }
            (Intent::FoldToBet, Choices::Bet(bet)) if bet.to_call == 0 => Outcome::Lapses,
            (Intent::CallAny, Choices::Bet(bet)) => unless_all(bet.to_call, bet.check_or_call()),
            (Intent::CallAny, Choices::Continue { price }) => unless_all(price, Action::Continue),
            (_, Choices::Bet(_) | Choices::Continue { .. }) => Outcome::Do(Action::Fold),
            (Intent::SitOut, Choices::Exchange { .. }) => Outcome::Do(Action::Draw(CardSet::EMPTY)),
            (Intent::SitOut, Choices::Discard { .. }) => Outcome::Do(Action::Pass),
            (Intent::SitOut, Choices::Show) => Outcome::Do(Action::Muck),
            (
                _,
                Choices::Exchange { .. }
                | Choices::Discard { .. }
                | Choices::Show
                | Choices::Pick { .. },
            ) => Outcome::Later,
        }
    }

    /// As messages take it.
    fn name(self) -> &'static str {
        match self {
            Intent::CheckOrFold => "check-or-fold",
            Intent::CallAny => "call-any",
            Intent::FoldToBet => "fold-to-bet",
            Intent::SitOut => "sit-out",
        }
    }
}

impl Client {
    /// What the player means to do at their next turn.
    pub fn intent(&self) -> Option<Intent> {
        self.intended.intent
    }

    /// Whether there may be another turn to choose something for, while others
    /// act.
    pub fn offers_intents(&self) -> bool {
        let view = self.view().filter(|view| view.phase != Phase::Over);
        view.is_some_and(|view| view.choices.is_none() && can_still_decide(view))
    }

    /// Chooses what to do at the next turn, or chooses it no longer. At one's
    /// turn it is done now.
    pub(super) fn intend(&mut self, intent: Intent) -> Vec<Utterance> {
        if self.intended.intent == Some(intent) {
            self.intended.intent = None;
            let intent = intent.name();
            let text = self.words.say(&msg!(intent_off { intent }));
            return self.say(Utterance::answer(text));
        }
        if let Some(illegal) = self.cannot_intend(intent) {
            return self.refuse(illegal);
        }
        self.intended.intent = Some(intent);
        if let Some(action) = self.intended_action() {
            if intent != Intent::SitOut {
                self.intended.intent = None;
            }
            return self.act(action);
        }
        let text = self.words.say(&msg!(intent_on {
            intent: intent.name()
        }));
        self.say(Utterance::answer(text))
    }

    fn cannot_intend(&self, intent: Intent) -> Option<Illegal> {
        if self.is_over() || self.told.is_out() {
            return Some(self.why_not());
        }
        if intent == Intent::SitOut {
            return None;
        }
        match self.view().filter(|view| view.phase != Phase::Over) {
            None => Some(Illegal::HandOver),
            Some(view) if !can_still_decide(view) => Some(Illegal::NotInHand),
            Some(view) => match intent.in_decision(view.choices?, stack(view)) {
                Outcome::Do(_) => None,
                Outcome::Later | Outcome::Lapses | Outcome::TooDear => Some(Illegal::NotNow),
            },
        }
    }

    /// What the player has chosen to do in this decision.
    pub(super) fn intended_action(&self) -> Option<Action> {
        let is_new = self.intended.used != Some(self.told.decision());
        match self.intended_outcome().filter(|_| is_new)? {
            Outcome::Do(action) => Some(action),
            Outcome::Later | Outcome::Lapses | Outcome::TooDear => None,
        }
    }

    fn intended_outcome(&self) -> Option<Outcome> {
        let view = self.view()?;
        Some((self.intended.intent?).in_decision(view.choices?, stack(view)))
    }

    /// Does what was chosen, or leaves it to the player.
    pub(super) fn act_as_intended(&mut self) -> Vec<Utterance> {
        let outcome = self.intended_outcome();
        if let Some(action) = self.intended_action() {
            self.intended.used = Some(self.told.decision());
            self.announcer.note_intended();
            self.send_act(action, None);
        }
        let lapsed = match outcome {
            None | Some(Outcome::Later) => return Vec::new(),
            Some(Outcome::Do(_) | Outcome::Lapses) => Vec::new(),
            Some(Outcome::TooDear) => {
                let text = self.words.text(msg::INTENT_TOO_DEAR);
                self.say(Utterance::answer(text))
            }
        };
        self.forget_intent();
        lapsed
    }

    /// An intent is for one turn; whoever sits out does so until they are back.
    pub(super) fn forget_intent(&mut self) {
        self.intended.intent.take_if(|it| *it != Intent::SitOut);
    }

    /// What the player means to do, as a sentence.
    pub(super) fn tell_intent(&self) -> Option<String> {
        let intent = self.intended.intent?.name();
        Some(self.words.say(&msg!(intent_on { intent })))
    }
}

fn stack(view: &View) -> u64 {
    view.me().map_or(0, |me| me.stack)
}

/// Whether there may be something to decide for the player in this hand.
fn can_still_decide(view: &View) -> bool {
    view.me().is_some_and(|me| me.status == Status::Active)
}
