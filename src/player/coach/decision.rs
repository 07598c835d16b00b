use super::named_action::{ActionName, NamedAction, part};
use crate::bots;
use crate::rules::{Action, Chips, Choices, Phase, Street, View};
use crate::speech::{L10n, msg};

/// What a player saw, and what they did about it.
#[derive(Clone, Debug)]
pub struct CoachedDecision {
    /// The table before it.
    pub view: View,
    /// What was done.
    pub action: Action,
}

/// A decision and what a strong player thinks of it.
#[derive(Clone, Debug)]
pub(super) struct Judged {
    part: &'static str,
    did: NamedAction,
    best: NamedAction,
    /// What was to be won.
    pub(super) pot: Chips,
    /// What it has cost on average, in chips.
    pub(super) lost: f64,
    /// Whether that is enough to speak of.
    pub(super) is_mistake: bool,
    /// The percentages of the hand, where they tell why.
    odds: Option<CallOdds>,
}

/// How often a hand wins, and how often it must for a call to pay.
#[derive(Clone, Copy, Debug)]
struct CallOdds {
    wins: u64,
    needed: u64,
}

/// What is lost is spoken of from this share of the pot on: nobody knows what
/// an action is worth to the chip, and least of all a bet that was not made.
const SHARE_OF_POT: f64 = 0.08;
const SHARE_WITHOUT_FOLD: f64 = 0.2;

impl Judged {
    pub(super) fn of(decision: &CoachedDecision) -> Option<Judged> {
        let view = &decision.view;
        let judgement = bots::judge(view, decision.action)?;
        let (did, best) = (
            NamedAction::of(decision.action, view)?,
            NamedAction::of(judgement.best, view)?,
        );
        let chances = bots::chances(view);
        let odds = match view.choices {
            // Before an exchange nobody knows what will be compared.
            Some(Choices::Bet(choices))
                if choices.to_call > 0 && view.street != Street::BeforeDraw =>
            {
                let any = chances.map(|chances| chances.first);
                judgement.wins.or(any).map(|wins| CallOdds {
                    wins: bots::percent(wins),
                    needed: view.percent_needed(choices.to_call),
                })
            }
            _ => None,
        };
        let share = match (view.phase, did.name, best.name) {
            (Phase::Betting, did, best) if did != ActionName::Fold && best != ActionName::Fold => {
                SHARE_WITHOUT_FOLD
            }
            _ => SHARE_OF_POT,
        };
        // A bluff that was not made is nobody's mistake.
        let is_below_average = |chances: bots::Chances| {
            let players = (chances.against + 1) as f64;
            chances.first * players < 1.0
        };
        let bluff = best.is_bet() && chances.is_some_and(is_below_average);
        let unit = view.rules.forced.largest();
        let least = (share * view.pot() as f64).max(unit as f64 / 4.0);
        Some(Judged {
            part: part(view.phase, view.street),
            is_mistake: did != best && judgement.lost > least && !bluff,
            odds: odds.filter(|odds| odds.tell_why(&did, &best)),
            pot: view.pot(),
            lost: judgement.lost,
            did,
            best,
        })
    }

    /// What was done, and what would have been better.
    pub(super) fn say(&self, words: &L10n) -> String {
        let (did, best) = (&self.did, &self.best);
        words.say(&if self.is_mistake {
            msg!(coach_mistake {
                part: self.part,
                did: did.name.key(),
                amount: did.amount,
                cards: &did.cards,
                best: best.name.key(),
                best_amount: best.amount,
                best_cards: &best.cards,
                odds: self.odds.is_some(),
                percent: self.odds.map_or(0, |odds| odds.wins),
                needed: self.odds.map_or(0, |odds| odds.needed),
            })
        } else {
            msg!(coach_good {
                part: self.part,
                did: did.name.key(),
                amount: did.amount,
                cards: &did.cards,
            })
        })
    }
}

impl CallOdds {
    /// Whether they alone show that the one was better than the other.
    fn tell_why(self, did: &NamedAction, best: &NamedAction) -> bool {
        match (did.name, best.name) {
            (_, ActionName::Fold) => self.wins < self.needed,
            (ActionName::Fold, _) => self.wins > self.needed,
            _ => false,
        }
    }
}
