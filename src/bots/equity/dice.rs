use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// Where the fractions come from.
pub(in crate::bots) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub(in crate::bots) fn new(seed: u64) -> Dice {
        Dice(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A random fraction, at least zero and less than one.
    #[inline]
    pub(super) fn roll(&mut self) -> Fraction {
        Fraction(self.0.next_u64())
    }
}

/// A fraction in units of 2^-64, to be used up for several whole numbers.
pub(super) struct Fraction(u64);

impl Fraction {
    /// A random number below the limit: the whole part of the product. What is
    /// behind the point is the fraction for the next number.
    ///
    /// As long as the limits of all the numbers multiply to at most 2^40, no
    /// result is more likely than another by more than one in 2^24.
    #[inline]
    pub(super) fn below(&mut self, limit: u64) -> usize {
        let product = u128::from(self.0) * u128::from(limit);
        self.0 = product as u64;
        (product >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_result_is_as_likely_at_any_place() {
        const ROLLS: u32 = 60_000;
        let mut dice = Dice::new(1);
        let mut seen = [[0u32; 6]; 4];
        for _ in 0..ROLLS {
            let mut fraction = dice.roll();
            for place in &mut seen {
                place[fraction.below(6)] += 1;
            }
        }
        for count in seen.concat() {
            // 10,000 expected, with a standard deviation of 91.
            assert!(count.abs_diff(10_000) < 400, "{seen:?}");
        }
    }

    #[test]
    fn no_result_reaches_the_limit() {
        for limit in [1, 2, 52, 1326, 1 << 27, 1 << 40] {
            assert_eq!(Fraction(0).below(limit), 0);
            assert_eq!(Fraction(u64::MAX).below(limit) as u64, limit - 1);
        }
    }
}
