use serde::{Deserialize, Serialize};

use super::money::Money;
use super::{Action, Chips, Illegal, Limit, MAX_SEATS, NoRaise, Seat, Seats};

/// One betting round: whose turn it is, what is legal, when it closes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Betting {
    limit: Limit,
    max_raises: u8,
    /// The smallest bet of an open limit, the bet of a fixed one.
    unit: Chips,
    /// The total that must be matched to stay in.
    pub(super) to_match: Chips,
    /// The largest full bet or raise so far (ruling 4, TDA 43-A).
    full_raise: Chips,
    /// With a fixed limit: what the next full raise adds its unit to. An
    /// all-in of less than half a bet leaves it where it was (ruling 12).
    full_level: Chips,
    raises: u32,
    /// What short blinds lack: pot limits count them in full (ruling 13).
    blinds_lacking: Chips,
    /// The total to match when each player last acted in this round.
    acted_at: [Chips; MAX_SEATS],
    /// The last one to bet or raise.
    pub(super) aggressor: Option<Seat>,
}

/// What a player who must act in a betting round may do, besides folding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BetChoices {
    /// What a call adds: zero means that a check is free, and it is never
    /// more than the player's chips.
    pub to_call: Chips,
    /// The totals that a bet or raise may make, or why there is none.
    pub raise: Result<RaiseRange, NoRaise>,
}

impl BetChoices {
    /// The action that stays in for what it costs.
    pub fn check_or_call(self) -> Action {
        match self.to_call {
            0 => Action::Check,
            _ => Action::Call,
        }
    }

    /// The action that gives up, unless staying is free.
    pub fn check_or_fold(self) -> Action {
        match self.to_call {
            0 => Action::Check,
            _ => Action::Fold,
        }
    }

    /// Refuses a total that a player with so many chips, those of this round's
    /// bet included, may not make.
    pub(super) fn check_raise(self, to: Chips, everything: Chips) -> Result<(), Illegal> {
        let RaiseRange { min, max } = self.raise.map_err(Illegal::CannotRaise)?;
        if to > max {
            return Err(Illegal::AboveMaximum { max });
        }
        if to < min {
            let have = everything;
            return Err(Illegal::BelowMinimum { min, have });
        }
        Ok(())
    }

    /// Why a player with so many chips, those of this round's bet included,
    /// may not put in everything. Where only a call is left, it is one.
    pub fn no_all_in(self, everything: Chips) -> Option<Illegal> {
        match self.raise {
            Ok(RaiseRange { max, .. }) if max < everything => Some(Illegal::AboveMaximum { max }),
            Ok(_) => None,
            Err(NoRaise::CoveredByBet | NoRaise::NobodyLeft) if self.to_call > 0 => None,
            Err(why) => Some(Illegal::CannotRaise(why)),
        }
    }
}

/// The totals that a bet or raise may make, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RaiseRange {
    /// The smallest.
    pub min: Chips,
    /// The largest.
    pub max: Chips,
}

/// A round in which a player has not acted: ruling 9 lets them raise always.
const NOT_YET: Chips = Chips::MAX;

impl Betting {
    pub(super) fn new(limit: Limit, max_raises: u8) -> Betting {
        Betting {
            limit,
            max_raises,
            unit: 0,
            to_match: 0,
            full_raise: 0,
            full_level: 0,
            raises: 0,
            blinds_lacking: 0,
            acted_at: [NOT_YET; MAX_SEATS],
            aggressor: None,
        }
    }

    /// Starts a round with nothing to match. Who was aggressive last is kept:
    /// a round in which nobody can act does not change who shows first.
    pub(super) fn open(&mut self, unit: Chips) {
        self.unit = unit;
        self.to_match = 0;
        self.full_raise = match self.limit {
            Limit::UpTo => 1,
            Limit::None | Limit::Pot { .. } | Limit::Fixed => unit,
        };
        self.full_level = 0;
        self.raises = 0;
        self.blinds_lacking = 0;
        self.acted_at = [NOT_YET; MAX_SEATS];
    }

    /// The round starts with blinds on the table. The largest one must be
    /// matched in full even where it was posted short (ruling 3).
    pub(super) fn open_with_blinds(&mut self, unit: Chips, largest: Chips, lacking: Chips) {
        self.open(unit);
        self.to_match = largest;
        self.full_level = largest;
        self.blinds_lacking = lacking;
    }

    /// What the player owes. The last player with chips owes no more than
    /// others have really put in: nobody could win the rest.
    pub(super) fn owed(&self, seat: Seat, money: &Money, others: Seats) -> Chips {
        let bet = money.bets[seat.index()];
        let owed = self.to_match - bet;
        if owed == 0 || !others.is_empty() {
            return owed;
        }
        let rivals = (0..MAX_SEATS).filter(|&index| index != seat.index());
        let most = rivals.map(|index| money.bets[index]).max().unwrap_or(0);
        owed.min(most.saturating_sub(bet))
    }

    /// The totals that a bet or raise may make.
    pub(super) fn raise_range(
        &self,
        seat: Seat,
        money: &Money,
        others: Seats,
    ) -> Result<RaiseRange, NoRaise> {
        let all_in = money.everything(seat);
        if all_in <= self.to_match {
            return Err(NoRaise::CoveredByBet);
        }
        if self.max_raises > 0 && self.raises >= u32::from(self.max_raises) {
            let raises = self.max_raises;
            return Err(NoRaise::Capped { raises });
        }
        // Ruling 20: a raise needs somebody who could put more in.
        let could_answer = |other| money.everything(other) > self.to_match;
        if !others.into_iter().any(could_answer) {
            return Err(NoRaise::NobodyLeft);
        }
        if !self.is_open_for(seat) {
            return Err(NoRaise::NotReopened);
        }
        let (min, max) = self.limits(seat, money);
        Ok(RaiseRange {
            min: min.min(all_in),
            max: max.min(all_in),
        })
    }

    /// Rulings 5 to 10 (TDA 47): who has acted may raise again only when the
    /// total has grown by a full raise since; with a fixed limit half a bet
    /// is enough (ruling 12).
    fn is_open_for(&self, seat: Seat) -> bool {
        let acted_at = self.acted_at[seat.index()];
        let gate = match self.limit {
            Limit::Fixed => self.unit.div_ceil(2),
            Limit::None | Limit::Pot { .. } | Limit::UpTo => self.full_raise,
        };
        acted_at == NOT_YET || self.to_match - acted_at >= gate
    }

    /// The smallest and the largest full raise, whatever the player has.
    fn limits(&self, seat: Seat, money: &Money) -> (Chips, Chips) {
        let min = self.to_match + self.full_raise;
        match self.limit {
            Limit::None => (min, Chips::MAX),
            Limit::Pot { times } => {
                let call = self.to_match - money.bets[seat.index()];
                let pot_after_call = money.pot() + self.blinds_lacking + call;
                let max = self.to_match + Chips::from(times) * pot_after_call;
                (min, max.max(min))
            }
            Limit::Fixed => {
                let to = self.full_level + self.unit;
                (to, to)
            }
            Limit::UpTo => (min, self.to_match + self.unit),
        }
    }

    /// The player has checked or called.
    pub(super) fn acted(&mut self, seat: Seat) {
        self.acted_at[seat.index()] = self.to_match;
    }

    /// The player has made a new total.
    pub(super) fn raised(&mut self, seat: Seat, to: Chips) {
        let raise = to - self.to_match;
        let full = match self.limit {
            Limit::Fixed => to - self.full_level >= self.unit.div_ceil(2),
            Limit::None | Limit::Pot { .. } | Limit::UpTo => raise >= self.full_raise,
        };
        if full {
            self.full_level = to;
            self.raises += 1;
            if self.limit != Limit::UpTo {
                self.full_raise = raise.max(self.full_raise);
            }
        }
        self.to_match = to;
        self.aggressor = Some(seat);
        self.acted(seat);
    }
}
