/// A mean and half the width of its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Interval {
    pub(super) mean: f64,
    pub(super) half: f64,
}

impl Interval {
    /// The interval of all samples. Those of one block are played by the same
    /// players, who learn from one deck to the next and so are not quite
    /// independent: the wider counts, of the interval between the samples and
    /// the one between the blocks.
    pub(super) fn of(blocks: &[&[f64]]) -> Interval {
        let samples = || blocks.iter().flat_map(|block| block.iter().copied());
        let n = samples().count() as f64;
        if n == 0.0 {
            return Interval {
                mean: 0.0,
                half: 0.0,
            };
        }
        let mean = samples().sum::<f64>() / n;
        let squares: f64 = samples().map(|sample| (sample - mean).powi(2)).sum();
        let between_samples = 1.96 * (squares / (n - 1.0).max(1.0) / n).sqrt();
        let sum = |block: &&[f64]| block.iter().map(|sample| sample - mean).sum::<f64>();
        let squares: f64 = blocks.iter().map(|block| sum(block).powi(2)).sum();
        let degrees = blocks.len() as f64 - 1.0;
        let between_blocks = match degrees {
            // Two or three blocks say too little about how blocks differ.
            ..3.0 => 0.0,
            _ => student_95(degrees) * (squares * (degrees + 1.0) / degrees).sqrt() / n,
        };
        Interval {
            mean,
            half: between_samples.max(between_blocks),
        }
    }
}

/// Student's t for a 95% interval, by the first terms of its expansion around
/// the normal distribution; good to a percent from three degrees on.
fn student_95(degrees: f64) -> f64 {
    let z: f64 = 1.959_964;
    let first = (z.powi(3) + z) / 4.0;
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / 96.0;
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / 384.0;
    z + first / degrees + second / degrees.powi(2) + third / degrees.powi(3)
}

/// The smallest of the sorted values that this share of them does not exceed.
pub(super) fn quantile(sorted: &[u64], share: f64) -> u64 {
    let rank = (share * sorted.len() as f64).ceil() as usize;
    sorted.get(rank.max(1) - 1).copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_and_quantiles_are_as_defined() {
        let Interval { mean, half } = Interval::of(&[&[1.0, 2.0], &[3.0, 4.0]]);
        assert_eq!(mean, 2.5);
        // The variance is 5/3.
        assert!((half - 1.96 * (5.0f64 / 12.0).sqrt()).abs() < 1e-12);
        assert_eq!(Interval::of(&[]).half, 0.0);

        // Blocks that differ more than their samples: four means of 1 and -1.
        let alike = [[1.0; 100], [-1.0; 100], [1.0; 100], [-1.0; 100]];
        let blocks: Vec<&[f64]> = alike.iter().map(|block| &block[..]).collect();
        let expected = 3.182 * (4.0f64 / 3.0 / 4.0).sqrt();
        assert!((Interval::of(&blocks).half - expected).abs() < 0.02);
        assert!((student_95(30.0) - 2.042).abs() < 0.001);

        let values: Vec<u64> = (1..=200).collect();
        assert_eq!(quantile(&values, 0.5), 100);
        assert_eq!(quantile(&values, 0.99), 198);
        assert_eq!(quantile(&values, 1.0), 200);
        assert_eq!(quantile(&[], 0.5), 0);
    }
}
