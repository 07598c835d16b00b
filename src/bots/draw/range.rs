//! What a rival may hold, narrowed by what the rival has done.

use rand::RngExt;

use super::super::chance::Dice;
use super::deals::{Deal, deals};
use super::habits::{mix, worth_among};
use super::story::{Deed, Story};
use crate::cards::Strength;
use crate::engine::{MAX_SEATS, Seat, View};

/// A weight for each deal of the sample.
#[derive(Clone, Debug)]
pub(super) struct Range {
    weights: Vec<f32>,
}

/// How likely a player does what players of common sense would not: people
/// err and bluff, so nothing is ever ruled out.
const ODD_BET: f32 = 0.06;
const ODD_EXCHANGE: f32 = 0.002;

/// Bets and calls of one player in a round that are thought about: after so
/// many the range is as narrow as it will be, and a war of raises must not
/// take for ever.
const MOST_DEEDS: usize = 8;

impl Range {
    /// Anything that can be dealt.
    fn any() -> Range {
        Range {
            weights: deals().all.iter().map(|deal| deal.weight).collect(),
        }
    }

    /// What each of the others who are still in may hold, by seat, and the
    /// hand as it stands.
    pub(super) fn read(view: &View) -> (Vec<Option<Range>>, Story) {
        let own = view.me().map(|me| me.seat);
        let end = Story::read(view, |_, _, _| ());
        let mut ranges: Vec<Option<Range>> = vec![None; MAX_SEATS];
        for seat in end.live.into_iter().filter(|&seat| Some(seat) != own) {
            ranges[seat.index()] = Some(Range::any());
        }
        let mut deeds = [0; MAX_SEATS];
        let story = Story::read(view, |story, seat, deed| {
            let Some(range) = &mut ranges[seat.index()] else {
                return;
            };
            let deeds = &mut deeds[seat.index()];
            *deeds = match deed {
                Deed::Exchange(_) => 0,
                _ => *deeds + 1,
            };
            if *deeds <= MOST_DEEDS {
                range.narrow(story, seat, deed);
            }
        });
        (ranges, story)
    }

    fn narrow(&mut self, story: &Story, seat: Seat, deed: Deed) {
        let spot = story.spot(seat);
        let chance = |deal: &Deal| match deed {
            Deed::Exchange(drawn) if drawn.min(4) == deal.drawn => 1.0,
            Deed::Exchange(_) => ODD_EXCHANGE,
            Deed::Fold | Deed::Stay | Deed::Raise => {
                let mix = mix(worth(deal.before, deal.after, story, seat), spot);
                let usual = match deed {
                    Deed::Stay => mix.stay,
                    Deed::Raise => mix.raise,
                    _ => mix.fold,
                };
                ODD_BET + (1.0 - ODD_BET) * usual
            }
        };
        for (weight, deal) in self.weights.iter_mut().zip(&deals().all) {
            *weight *= chance(deal);
        }
        // Many narrowings make small numbers.
        let total: f32 = self.weights.iter().sum();
        self.weights.iter_mut().for_each(|weight| *weight /= total);
    }

    /// For each class of final hands, the chance that the rival has a worse
    /// one, an equal one counted half.
    pub(super) fn share_worse(&self) -> Vec<f32> {
        let mut shares = vec![0.0f32; Strength::CLASSES.into()];
        for (weight, deal) in self.weights.iter().zip(&deals().all) {
            shares[usize::from(deal.after.number())] += weight;
        }
        let total: f32 = shares.iter().sum();
        let mut below = 0.0;
        for share in &mut shares {
            let own = *share / total;
            *share = below + own / 2.0;
            below += own;
        }
        shares
    }

    /// Ready to draw deals by their weights.
    pub(super) fn lots(&self) -> Lots {
        let mut sum = 0.0;
        let up_to = |weight: &f32| {
            sum += weight;
            sum
        };
        Lots {
            up_to: self.weights.iter().map(up_to).collect(),
        }
    }
}

/// What a hand is worth to its player, before bets tell more.
pub(super) fn worth(before: f32, after: Strength, story: &Story, seat: Seat) -> f32 {
    let rivals = story.live.without(seat);
    if !story.after_draw {
        return before;
    }
    let worse = |rival: Seat| deals().share_worse_of_drawn(after, story.drawn[rival.index()]);
    worth_among(rivals.into_iter().map(worse))
}

/// Deals to draw from.
#[derive(Clone, Debug)]
pub(super) struct Lots {
    up_to: Vec<f32>,
}

impl Lots {
    pub(super) fn draw(&self, dice: &mut Dice) -> &'static Deal {
        let total = self.up_to.last().copied().unwrap_or(0.0);
        let lot = dice.random::<f32>() * total;
        let place = self.up_to.partition_point(|&up_to| up_to <= lot);
        &deals().all[place.min(self.up_to.len() - 1)]
    }
}
