//! All that matters for a decision, in one answer.

use super::Asked;
use super::cards::Detail;
use crate::rules::{BetChoices, Chips, Choices, Phase, SeatView, Status};
use crate::speech::msg;

impl Asked<'_> {
    pub(super) fn brief(&self) -> Vec<String> {
        let mut parts = Vec::new();
        if self.with_cards().is_some_and(SeatView::is_live) {
            parts.extend(self.hole_cards());
            parts.extend(self.hand_value(Detail::Brief));
            parts.extend(self.draws());
        }
        parts.push(self.to_call());
        if self.view.phase == Phase::Over {
            return parts;
        }
        parts.push(match self.call() {
            Some(call) => self.odds(call),
            None => self.say(&msg!(answer_pot {
                amount: self.view.pot()
            })),
        });
        parts.extend(self.last_bet());
        let stacks = self.stacks(&mut self.live());
        parts.push(self.say(&msg!(answer_stacks { names: stacks })));
        parts
    }

    pub(super) fn brief_more(&self) -> Vec<String> {
        if self.view.phase == Phase::Over {
            return self.chips();
        }
        let mut parts = Vec::new();
        parts.extend(self.outs());
        parts.extend(self.call().map(|call| self.needed(call)));
        parts.extend(self.after_me());
        parts.extend(self.effective_stack());
        parts.extend(self.position());
        parts
    }

    /// What the asker must pay now in a betting round.
    pub(super) fn call(&self) -> Option<Chips> {
        match self.view.choices {
            Some(Choices::Bet(BetChoices { to_call, .. })) if to_call > 0 => Some(to_call),
            _ => None,
        }
    }

    /// The whole pot, and what of it a call can win.
    fn odds(&self, call: Chips) -> String {
        let (whole, tenths) = ratio(self.view.winnable(call), call);
        self.say(&msg!(answer_odds {
            amount: self.view.pot(),
            whole,
            tenths,
        }))
    }

    /// The chance of winning from which a call pays.
    pub(super) fn needed(&self, call: Chips) -> String {
        let percent = self.view.percent_needed(call);
        self.say(&msg!(answer_needed { percent }))
    }

    /// What the asker can still win or lose against one player, and how that
    /// compares to the pot.
    fn effective_stack(&self) -> Option<String> {
        let me = (self.view.me()).filter(|me| me.status == Status::Active)?;
        if self.view.phase != Phase::Betting {
            return None;
        }
        let others = self.live().filter(|it| it.seat != me.seat);
        // Bets in front of the players count, so that it makes no difference
        // who has called already.
        let most = others.map(|it| it.stack + it.bet).max()?;
        let amount = most.min(me.stack + me.bet).saturating_sub(me.bet);
        let (whole, tenths) = ratio(amount, self.view.pot());
        Some(self.say(&msg!(answer_effective_pots {
            amount,
            whole,
            tenths,
        })))
    }
}

/// How many times the second goes into the first, and the tenths beyond.
fn ratio(first: Chips, second: Chips) -> (u64, u64) {
    let tenths = (u128::from(first) * 10 + u128::from(second) / 2) / u128::from(second.max(1));
    ((tenths / 10) as u64, (tenths % 10) as u64)
}
