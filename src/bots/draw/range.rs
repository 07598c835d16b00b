//! What a rival may hold, narrowed by what the rival has done.

use rand::RngExt;

use super::super::chance::Dice;
use super::deals::{Deal, deals};
use super::habits::{mix, worth_among};
use super::history::{DrawAction, DrawHistory};
use crate::rules::cards::Strength;
use crate::rules::{MAX_SEATS, Seat, Tableau, View};

/// A weight for each deal of the sample.
#[derive(Clone, Debug)]
pub(super) struct Range {
    weights: Vec<f32>,
    /// How likely it is that the rival does not look at the cards, or bluffs
    /// through the whole hand: then nothing they do tells what they hold.
    blind: f32,
}

/// How likely that is of somebody who has done nothing yet, and what such
/// players do: mostly bet, and often stand pat.
const BLIND: f32 = 0.05;
const BLIND_RAISE: f32 = 0.8;
const BLIND_STAY: f32 = 0.2;
const BLIND_PAT: f32 = 0.5;
const BLIND_EXCHANGE: f32 = 0.1;

/// How likely it is that a player acts against common sense: people err and
/// bluff, so nothing is ever ruled out.
const ODD_BET: f32 = 0.06;
const ODD_EXCHANGE: f32 = 0.002;

/// Bets and calls of one player in a round that are thought about: after so
/// many the range hardly narrows further, and a long war of raises must not
/// take forever.
const MOST_ACTIONS: usize = 8;

impl Range {
    /// Anything that can be dealt.
    fn any() -> Range {
        Range {
            weights: unread().collect(),
            blind: BLIND,
        }
    }

    /// What each of the others who are still in may hold, by seat, and the
    /// hand as it stands.
    pub(super) fn read(view: &View) -> (Vec<Option<Range>>, DrawHistory) {
        let own = view.me().map(|me| me.seat);
        let end = Tableau::of(view);
        let mut ranges: Vec<Option<Range>> = vec![None; MAX_SEATS];
        for seat in end.live.into_iter().filter(|&seat| Some(seat) != own) {
            ranges[seat.index()] = Some(Range::any());
        }
        let mut actions = [0; MAX_SEATS];
        let history = DrawHistory::read(view, |history, seat, action| {
            let Some(range) = &mut ranges[seat.index()] else {
                return;
            };
            let actions = &mut actions[seat.index()];
            *actions = match action {
                DrawAction::Exchange(_) => 0,
                _ => *actions + 1,
            };
            if *actions <= MOST_ACTIONS {
                range.narrow(history, seat, action);
            }
        });
        (ranges, history)
    }

    fn narrow(&mut self, history: &DrawHistory, seat: Seat, action: DrawAction) {
        let state = history.state(seat);
        let chance = |deal: &Deal| match action {
            DrawAction::Exchange(drawn) if drawn.min(4) == deal.drawn => 1.0,
            DrawAction::Exchange(_) => ODD_EXCHANGE,
            DrawAction::Fold | DrawAction::Stay | DrawAction::Raise => {
                let mix = mix(worth(deal.before, deal.after, history, seat), state);
                let usual = match action {
                    DrawAction::Stay => mix.stay,
                    DrawAction::Raise => mix.raise,
                    _ => mix.fold,
                };
                ODD_BET + (1.0 - ODD_BET) * usual
            }
        };
        for (weight, deal) in self.weights.iter_mut().zip(&deals().all) {
            *weight *= chance(deal);
        }
        // Many narrowings make small numbers.
        let usual: f32 = self.weights.iter().sum();
        self.weights.iter_mut().for_each(|weight| *weight /= usual);
        let blind = self.blind
            * match action {
                DrawAction::Exchange(0) => BLIND_PAT,
                DrawAction::Exchange(_) => BLIND_EXCHANGE,
                DrawAction::Raise => BLIND_RAISE,
                DrawAction::Stay => BLIND_STAY,
                DrawAction::Fold => 0.0,
            };
        self.blind = blind / (blind + (1.0 - self.blind) * usual);
    }

    /// The weight of each deal, whether or not the rival looks at the cards.
    fn weights(&self) -> impl Iterator<Item = (f32, &'static Deal)> {
        let weigh = |(looks, unread)| self.blind * unread + (1.0 - self.blind) * looks;
        let weights = self.weights.iter().zip(unread()).map(weigh);
        weights.zip(&deals().all)
    }

    /// For each class of final hands, the chance that the rival has a worse
    /// one, an equal one counted half.
    pub(super) fn share_worse(&self) -> Vec<f32> {
        let mut shares = vec![0.0f32; Strength::CLASSES.into()];
        for (weight, deal) in self.weights() {
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
        let up_to = |(weight, _): (f32, _)| {
            sum += weight;
            sum
        };
        Lots {
            up_to: self.weights().map(up_to).collect(),
        }
    }
}

/// How likely each deal is before anybody has done anything.
fn unread() -> impl Iterator<Item = f32> {
    let deals = &deals().all;
    let total: f32 = deals.iter().map(|deal| deal.weight).sum();
    deals.iter().map(move |deal| deal.weight / total)
}

/// What a hand is worth to its player, before bets tell more.
pub(super) fn worth(before: f32, after: Strength, history: &DrawHistory, seat: Seat) -> f32 {
    let rivals = history.tableau.live.without(seat);
    if !history.after_draw() {
        return before;
    }
    let worse = |rival: Seat| deals().share_worse_of_drawn(after, history.drawn[rival.index()]);
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
