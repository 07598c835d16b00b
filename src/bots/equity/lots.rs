use super::dice::Dice;
use super::spot::Weighted;
use crate::rules::cards::Tally;

/// A range to draw from, in the same time however many hands it has: Vose's
/// alias method, in whole numbers.
///
/// Every lot holds the range's whole weight, of one hand up to `cut` and of
/// another beyond.
pub(super) struct Lots {
    lots: Vec<Lot>,
    size: u64,
}

struct Lot {
    hand: Tally,
    cut: u64,
    other: Tally,
}

impl Lots {
    /// The range must have at least one hand.
    pub(super) fn new(range: &[Weighted]) -> Lots {
        let size: u64 = range.iter().map(|it| it.weight).sum();
        let hands = range.len() as u64;
        let mut lots: Vec<Lot> = (range.iter())
            .map(|it| Lot {
                hand: it.hand,
                cut: it.weight * hands,
                other: it.hand,
            })
            .collect();
        let (mut small, mut large): (Vec<_>, Vec<_>) =
            (0..lots.len()).partition(|&i| lots[i].cut < size);
        // What a small lot lacks comes from a large one, which may then be a
        // small one itself.
        while let (Some(lacking), Some(&giving)) = (small.pop(), large.last()) {
            lots[lacking].other = lots[giving].hand;
            lots[giving].cut -= size - lots[lacking].cut;
            if lots[giving].cut < size {
                large.pop();
                small.push(giving);
            }
        }
        Lots { lots, size }
    }

    /// A hand, as likely as its weight says.
    #[inline]
    pub(super) fn draw(&self, dice: &mut Dice) -> Tally {
        let mut fraction = dice.roll();
        let lot = &self.lots[fraction.below(self.lots.len() as u64)];
        if (fraction.below(self.size) as u64) < lot.cut {
            lot.hand
        } else {
            lot.other
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::cards::Card;

    /// Hand `i` holds card `i` alone, which is enough to tell them apart.
    fn range(weights: &[u64]) -> Vec<Weighted> {
        (weights.iter().zip(Card::ALL))
            .map(|(&weight, card)| Weighted {
                hand: Tally::from(card),
                weight,
            })
            .collect()
    }

    #[test]
    fn the_lots_hold_each_weight() {
        for weights in [&[1][..], &[3, 3, 3], &[1, 2, 3, 4], &[65535, 1, 1, 1, 7]] {
            let range = range(weights);
            let Lots { lots, size } = Lots::new(&range);
            for it in &range {
                let held = lots.iter().map(|lot| {
                    let first = if lot.hand == it.hand { lot.cut } else { 0 };
                    let second = if lot.other == it.hand {
                        size - lot.cut
                    } else {
                        0
                    };
                    first + second
                });
                assert_eq!(
                    held.sum::<u64>(),
                    it.weight * range.len() as u64,
                    "{weights:?}"
                );
            }
        }
    }

    #[test]
    fn hands_come_as_often_as_they_weigh() {
        let range = range(&[1, 2, 3, 4]);
        let lots = Lots::new(&range);
        let mut dice = Dice::new(1);
        let mut seen = [0u32; 4];
        for _ in 0..100_000 {
            let drawn = lots.draw(&mut dice);
            seen[range.iter().position(|it| it.hand == drawn).unwrap()] += 1;
        }
        for (seen, expected) in seen.into_iter().zip([10_000, 20_000, 30_000, 40_000]) {
            assert!(seen.abs_diff(expected) < 700, "{seen} for {expected}");
        }
    }
}
