//! What each action is worth, in chips.

use super::clash::{Clash, SLICES};
use super::future::Future;
use super::habits::{Habits, USUAL_SIZE, USUALLY_BLIND, usual};
use super::history::Situation;
use super::mix::Mix;

/// An opponent who is still in the hand.
pub(super) struct Rival<'a> {
    pub(super) bet: f64,
    pub(super) stack: f64,
    /// Whether a call by the player leaves them nothing more to decide.
    pub(super) settled: bool,
    pub(super) clash: Clash,
    /// What is known of them, for those who learn.
    pub(super) habits: Option<&'a Habits>,
}

/// A decision: the table as it is for the player whose turn it is.
pub(super) struct HoldemDecision<'a> {
    pub(super) street: usize,
    pub(super) unit: f64,
    pub(super) pot: f64,
    /// What is in the pot and nobody's to match.
    pub(super) dead: f64,
    /// What the player has put in during this hand, and what each of the
    /// others has, folded or not.
    pub(super) put_in: f64,
    pub(super) others_put_in: Vec<f64>,
    pub(super) bet: f64,
    pub(super) stack: f64,
    pub(super) rivals: Vec<Rival<'a>>,
    /// What samples are known to misjudge one's own hand by.
    pub(super) correction: f64,
    pub(super) looks_ahead: bool,
    /// The share of folds that is believed in.
    pub(super) belief_in_folds: f32,
}

/// What a rival does about a bet.
struct Reply {
    /// By slice of their range.
    by_slice: [Mix; SLICES],
    /// What they put in to call.
    owed: f64,
}

impl Rival<'_> {
    fn expect(&self, situation: Situation) -> Mix {
        self.habits
            .map_or_else(|| usual(situation), |habits| habits.expect(situation))
    }

    pub(super) fn blind(&self) -> f32 {
        self.habits.map_or(USUALLY_BLIND, Habits::blind)
    }

    fn size(&self) -> f32 {
        self.habits.map_or(USUAL_SIZE, Habits::size)
    }
}

/// What all rivals together do about a bet, summed over the run-outs.
struct Replies {
    all_fold: f64,
    called: f64,
    raised: f64,
    /// For each run-out how often somebody calls and nobody raises, and how
    /// often that is won.
    by_runout: Vec<(f64, f64)>,
    /// How often each rival calls.
    calls: Vec<f64>,
    /// How often each rival raises, and how often with a hand that loses.
    raises: Vec<(f64, f64)>,
}

impl HoldemDecision<'_> {
    /// What it is worth to make one's bet of this round this total: more
    /// than giving up now, which is worth nothing.
    pub(super) fn worth(&self, total: f64) -> f64 {
        let reach = (self.rivals.iter().map(|it| it.bet + it.stack)).fold(0.0, f64::max);
        let total = total.min(reach.max(self.bet));
        let cost = total - self.bet;
        let before = self.winnable(cost);
        let pot = before + cost;
        let replies: Vec<Reply> = (self
            .rivals
            .iter()
            .map(|rival| self.reply(rival, total, pot)))
        .collect();
        let sums = self.sum_up(&replies);
        let mut value = sums.all_fold * before;
        if sums.called > 0.0 {
            let paid = sums
                .calls
                .iter()
                .zip(&replies)
                .map(|(calls, it)| calls * it.owed);
            let most: f64 = replies.iter().map(|it| it.owed).sum();
            let added = (paid.sum::<f64>() / sums.called).min(most);
            let future = self.future(total, pot + added, &sums.calls);
            for &(weight, win) in sums.by_runout.iter().filter(|it| it.0 > 0.0) {
                let beats = (win / weight + self.correction).clamp(0.0, 1.0);
                value += weight * (future.worth(beats) - cost);
            }
        }
        if sums.raised > 0.0 {
            value += sums.raised * self.worth_when_raised(total, pot, &sums.raises);
        }
        value / sums.by_runout.len().max(1) as f64
    }

    /// What can be won of the chips in the middle by somebody who adds this:
    /// of each player no more than they have put in themselves.
    fn winnable(&self, cost: f64) -> f64 {
        let own = self.put_in + cost;
        let matched = self.others_put_in.iter().map(|&it| it.min(own));
        self.dead + self.put_in + matched.sum::<f64>()
    }

    fn sum_up(&self, replies: &[Reply]) -> Replies {
        let runouts = self.rivals.first().map_or(0, |it| it.clash.runouts.len());
        let mut sums = Replies {
            all_fold: 0.0,
            called: 0.0,
            raised: 0.0,
            by_runout: Vec::with_capacity(runouts),
            calls: vec![0.0; replies.len()],
            raises: vec![(0.0, 0.0); replies.len()],
        };
        for runout in 0..runouts {
            let (mut fold, mut stay, mut win) = (1.0f64, 1.0f64, 1.0f64);
            for (index, (rival, reply)) in self.rivals.iter().zip(replies).enumerate() {
                let slices = &rival.clash.runouts[runout];
                let [mut folds, mut calls, mut raises] = [0.0f32; 3];
                let [mut beaten_calls, mut beaten_raises] = [0.0f32; 2];
                for slice in 0..SLICES {
                    let mix = reply.by_slice[slice];
                    let (weight, beaten) = (slices.weight[slice], slices.beaten[slice]);
                    folds += mix.fold * weight;
                    calls += mix.call * weight;
                    raises += mix.raise * weight;
                    beaten_calls += mix.call * beaten;
                    beaten_raises += mix.raise * beaten;
                }
                // As if the rivals' cards had nothing to do with each other.
                fold *= f64::from(folds);
                stay *= f64::from(folds + calls);
                win *= f64::from(folds + beaten_calls);
                sums.calls[index] += f64::from(calls);
                sums.raises[index].0 += f64::from(raises);
                sums.raises[index].1 += f64::from(beaten_raises);
            }
            sums.all_fold += fold;
            sums.called += stay - fold;
            sums.raised += 1.0 - stay;
            sums.by_runout.push((stay - fold, win - fold));
        }
        sums
    }

    fn reply(&self, rival: &Rival, total: f64, pot: f64) -> Reply {
        let owed = (total - rival.bet).clamp(0.0, rival.stack);
        let nothing_to_decide = rival.stack <= 0.0 || (owed <= 0.0 && rival.settled);
        let always = |fold, call, raise| Mix { fold, call, raise };
        if nothing_to_decide {
            return Reply {
                by_slice: [always(0.0, 1.0, 0.0); SLICES],
                owed: 0.0,
            };
        }
        let situation = Situation {
            street: self.street,
            price: Situation::price(self.street, owed, pot, rival.bet + owed, self.unit),
            behind: 0,
            players: self.rivals.len() + 1,
        };
        let mut mix = rival.expect(situation);
        if rival.stack <= owed || self.bet + self.stack <= total {
            mix = mix.without_raises();
        }
        let believed = mix.fold * self.belief_in_folds;
        mix = always(believed, mix.call + mix.fold - believed, mix.raise);
        let blind = rival.blind();
        let with_slice = |slice| mix.with_hand(rival.clash.esteem[slice], blind);
        Reply {
            by_slice: std::array::from_fn(with_slice),
            owed,
        }
    }

    /// What comes after a call: bets on later streets, if there are any.
    fn future(&self, total: f64, pot: f64, calls: &[f64]) -> Future {
        let left = self.bet + self.stack - total;
        let likely = (0..calls.len()).max_by(|&a, &b| calls[a].total_cmp(&calls[b]));
        let Some(rival) = likely.map(|index| &self.rivals[index]) else {
            return Future::none(pot);
        };
        let theirs = rival.stack - (total - rival.bet).max(0.0);
        let behind = left.min(theirs);
        if self.street == 3 || !self.looks_ahead || behind < self.unit / 2.0 {
            return Future::none(pot);
        }
        let players = self.rivals.len() + 1;
        Future::new(
            pot,
            behind,
            players,
            |situation| rival.expect(situation),
            rival.blind(),
            rival.size(),
        )
    }

    /// What it is worth when somebody raises in turn: give up, or pay.
    fn worth_when_raised(&self, total: f64, pot: f64, raises: &[(f64, f64)]) -> f64 {
        let cost = total - self.bet;
        let likely = (0..raises.len()).max_by(|&a, &b| raises[a].0.total_cmp(&raises[b].0));
        let Some(index) = likely else { return -cost };
        let (weight, beaten) = raises[index];
        let rival = &self.rivals[index];
        let beats = (beaten / weight + self.correction).clamp(0.0, 1.0);
        let owed = (total - rival.bet).max(0.0);
        let raise = (f64::from(rival.size()) * (pot + owed)).max(self.unit);
        let raise = raise
            .min(rival.stack - owed)
            .min(self.bet + self.stack - total);
        let pay = beats * (pot + owed + 2.0 * raise) - cost - raise;
        pay.max(-cost)
    }
}
