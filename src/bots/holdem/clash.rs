//! One hand against a range on every run-out.

use super::outlook::{IMPOSSIBLE, Outlook};

/// A range is cut into this many slices of the same weight, the worst first.
pub(super) const SLICES: usize = 16;

/// How one's own hand does on one run-out against each slice of a range.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Slices {
    /// The share of the range that is in the slice and loses; a tie is half.
    pub(super) beaten: [f32; SLICES],
    /// The share of the range that is in the slice.
    pub(super) weight: [f32; SLICES],
}

/// How one's own hand does against a range.
#[derive(Clone, Debug)]
pub(super) struct Clash {
    /// For each run-out that one's own cards leave possible.
    pub(super) runouts: Vec<Slices>,
    /// How highly the holder thinks of each slice: see [`Outlook::esteem`].
    pub(super) esteem: [f32; SLICES],
}

impl Clash {
    /// The hand at that place of the outlook's order against hands with
    /// these weights in the same order.
    pub(super) fn new(outlook: &Outlook, own: usize, weights: &[f32]) -> Clash {
        let weights = whole(weights);
        let cuts = cut(&weights);
        let possible = outlook
            .runouts
            .iter()
            .filter(|it| it.strengths[own] < IMPOSSIBLE);
        let clash = |strengths: &[i32]| {
            let mut slices = Slices::default();
            let mut total = 0;
            for slice in 0..SLICES {
                let part = cuts[slice]..cuts[slice + 1];
                let (beaten, weight) =
                    compare(strengths[own], &strengths[part.clone()], &weights[part]);
                slices.beaten[slice] = beaten as f32 / 2.0;
                slices.weight[slice] = weight as f32;
                total += weight;
            }
            let share = 1.0 / total.max(1) as f32;
            slices.beaten.iter_mut().for_each(|it| *it *= share);
            slices.weight.iter_mut().for_each(|it| *it *= share);
            slices
        };
        let esteem_of = |slice: usize| {
            let part = cuts[slice]..cuts[slice + 1];
            let middle = outlook.order.get((part.start + part.end) / 2);
            let better_than = (slice as f32 + 0.5) / SLICES as f32;
            middle.map_or(better_than, |&combo| outlook.esteem(combo, better_than))
        };
        Clash {
            esteem: std::array::from_fn(esteem_of),
            runouts: possible.map(|it| clash(&it.strengths)).collect(),
        }
    }

    /// The share of the range that is beaten, over all run-outs.
    pub(super) fn equity(&self) -> f32 {
        let beaten = |slices: &Slices| slices.beaten.iter().sum::<f32>();
        self.runouts.iter().map(beaten).sum::<f32>() / self.runouts.len().max(1) as f32
    }
}

/// Twice the weight that loses to a strength, ties once, and the weight of
/// all. Whole numbers may be added in any order, so the compiler adds many at
/// once.
fn compare(own: i32, strengths: &[i32], weights: &[i32]) -> (i32, i32) {
    let (mut beaten, mut possible) = (0, 0);
    for (&strength, &weight) in strengths.iter().zip(weights) {
        beaten += if strength < own { weight } else { 0 };
        beaten += if strength <= own { weight } else { 0 };
        possible += if strength < IMPOSSIBLE { weight } else { 0 };
    }
    (beaten, possible)
}

/// The weights as whole numbers, the largest a few thousand: the sum of all
/// pairs stays far from what an `i32` can hold.
fn whole(weights: &[f32]) -> Vec<i32> {
    let most = weights.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
    weights
        .iter()
        .map(|weight| (weight / most * 4096.0).round() as i32)
        .collect()
}

/// The places that cut weights into slices of the same weight.
fn cut(weights: &[i32]) -> [usize; SLICES + 1] {
    let total: i32 = weights.iter().sum();
    let mut cuts = [weights.len(); SLICES + 1];
    cuts[0] = 0;
    let (mut sum, mut next) = (0, 1);
    for (place, weight) in weights.iter().enumerate() {
        while next < SLICES && sum > 0 && sum >= total / SLICES as i32 * next as i32 {
            cuts[next] = place;
            next += 1;
        }
        sum += weight;
    }
    cuts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Cancel;
    use crate::bots::equity::{Holding, Spot};
    use crate::bots::holdem::combos::HoleCards;
    use crate::bots::holdem::range::Range;
    use crate::rules::cards::{Card, CardSet, parse_cards};

    /// The equity against any hand, and what counting every deal says.
    fn equities(hole: &str, board: &str) -> (f64, f64) {
        let (hole, board) = (parse_cards(hole).unwrap(), parse_cards(board).unwrap());
        let cards: Vec<Option<Card>> = hole.iter().copied().map(Some).collect();
        let own = HoleCards::from_slice(&cards).unwrap();
        let on_board: CardSet = board.iter().copied().collect();
        let outlook = Outlook::on(on_board, &Cancel::never()).unwrap();
        let weights = Range::any_without(on_board | own.set()).in_order_of(&outlook);
        let place = (outlook.order.iter()).position(|&it| usize::from(it) == own.combo());
        let clash = Clash::new(&outlook, place.unwrap(), &weights);
        let players = [Holding::Hand([hole[0], hole[1]]), Holding::Random];
        let spot = Spot::new(&players, &board, CardSet::EMPTY).unwrap();
        let exact = spot.exact(u64::MAX).unwrap().players[0].share();
        (clash.equity().into(), exact)
    }

    #[test]
    fn late_streets_are_exact_and_the_flop_is_close() {
        for (hole, board, tolerance) in [
            ("AhKh", "2h7hQc3d9s", 1e-4),
            ("AhKh", "2h7hQc3d", 1e-4),
            ("8c8d", "KsQsJs2d", 1e-4),
            ("AhKh", "2h7hQc", 0.03),
            ("6c5d", "KsQsJs", 0.03),
        ] {
            let (sampled, exact) = equities(hole, board);
            assert!(
                (sampled - exact).abs() < tolerance,
                "{hole} {board}: {sampled} {exact}"
            );
        }
    }

    #[test]
    fn slices_hold_the_same_weight() {
        let weights = whole(&[1.0; 160]);
        let cuts = cut(&weights);
        assert!(
            cuts.windows(2).all(|pair| pair[1] - pair[0] == 10),
            "{cuts:?}"
        );
        assert_eq!(cut(&whole(&[0.0; 5]))[SLICES], 5);
    }
}
