/// A mean and half the width of its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Interval {
    pub(super) mean: f64,
    pub(super) half: f64,
}

impl Interval {
    pub(super) fn of(samples: impl Iterator<Item = f64> + Clone) -> Interval {
        let n = samples.clone().count() as f64;
        if n == 0.0 {
            return Interval {
                mean: 0.0,
                half: 0.0,
            };
        }
        let mean = samples.clone().sum::<f64>() / n;
        let squares: f64 = samples.map(|sample| (sample - mean).powi(2)).sum();
        let variance = squares / (n - 1.0).max(1.0);
        Interval {
            mean,
            half: 1.96 * (variance / n).sqrt(),
        }
    }
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
        let Interval { mean, half } = Interval::of([1.0, 2.0, 3.0, 4.0].into_iter());
        assert_eq!(mean, 2.5);
        // The variance is 5/3.
        assert!((half - 1.96 * (5.0f64 / 12.0).sqrt()).abs() < 1e-12);
        assert_eq!(Interval::of(std::iter::empty()).half, 0.0);

        let values: Vec<u64> = (1..=200).collect();
        assert_eq!(quantile(&values, 0.5), 100);
        assert_eq!(quantile(&values, 0.99), 198);
        assert_eq!(quantile(&values, 1.0), 200);
        assert_eq!(quantile(&[], 0.5), 0);
    }
}
