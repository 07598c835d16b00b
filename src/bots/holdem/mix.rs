use super::history::BetResponse;

/// How often a player folds, calls (or checks) and raises (or bets).
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mix {
    pub(super) fold: f32,
    pub(super) call: f32,
    pub(super) raise: f32,
}

impl Mix {
    pub(super) fn new(fold: f32, raise: f32) -> Mix {
        let fold = fold.clamp(0.0, 1.0);
        let raise = raise.clamp(0.0, 1.0 - fold);
        Mix {
            fold,
            call: 1.0 - fold - raise,
            raise,
        }
    }

    /// The mix where raising is not possible: raises become calls.
    pub(super) fn without_raises(self) -> Mix {
        Mix::new(self.fold, 0.0)
    }

    pub(super) fn of(self, kind: BetResponse) -> f32 {
        match kind {
            BetResponse::Fold => self.fold,
            BetResponse::Call => self.call,
            BetResponse::Raise => self.raise,
        }
    }

    /// What a player does with a hand that is better than this share of what
    /// they may hold. `blind` is the share of decisions made without looking
    /// at the cards.
    pub(super) fn with_hand(self, better_than: f32, blind: f32) -> Mix {
        const BLUFFS: f32 = 0.15;
        // Nobody draws the line exactly; but the very best hands, and the
        // worst, are hardly mistaken.
        let above = |line: f32| {
            let blur = 0.02 + (0.6 * line.min(1.0 - line)).clamp(0.0, 0.18);
            ((better_than - line) / blur + 0.5).clamp(0.0, 1.0)
        };
        let raise = (1.0 - BLUFFS) * above(1.0 - self.raise) + BLUFFS * self.raise;
        let raise = if self.raise <= 0.0 { 0.0 } else { raise };
        let stay = if self.fold <= 0.0 {
            1.0
        } else {
            above(self.fold)
        };
        let fold = (1.0 - raise) * (1.0 - stay);
        let mixed = |aware: f32, average: f32| (1.0 - blind) * aware + blind * average;
        Mix::new(mixed(fold, self.fold), mixed(raise, self.raise))
    }
}
