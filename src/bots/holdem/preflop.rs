//! What hole cards are worth before the flop.

/// The equity of each kind of hole cards against one random hand, in
/// hundredths of a percent: a row for each rank from the two, in it a column
/// for each rank, suited below the diagonal and offsuit above it.
#[rustfmt::skip]
pub(super) static AGAINST_RANDOM: [u16; 169] = [
    5027, 3226, 3325, 3429, 3407, 3457, 3680, 3909, 4164, 4434, 4732, 5044, 5492,
    3603, 5378, 3516, 3627, 3604, 3657, 3752, 4003, 4254, 4528, 4813, 5134, 5585,
    3685, 3870, 5705, 3814, 3794, 3858, 3949, 4068, 4348, 4626, 4912, 5223, 5677,
    3788, 3972, 4145, 6035, 3989, 4057, 4139, 4263, 4421, 4717, 5013, 5338, 5767,
    3769, 3950, 4131, 4309, 6330, 4230, 4318, 4455, 4616, 4788, 5104, 5419, 5761,
    3819, 4006, 4181, 4371, 4534, 6625, 4505, 4628, 4795, 4969, 5183, 5519, 5889,
    4028, 4085, 4266, 4451, 4621, 4785, 6919, 4812, 4974, 5145, 5365, 5605, 5980,
    4243, 4324, 4377, 4571, 4741, 4912, 5083, 7206, 5159, 5326, 5528, 5781, 6083,
    4489, 4571, 4655, 4721, 4896, 5068, 5231, 5401, 7507, 5524, 5729, 5977, 6274,
    4739, 4825, 4915, 4998, 5064, 5229, 5403, 5568, 5751, 7750, 5815, 6055, 6352,
    5007, 5101, 5183, 5282, 5364, 5431, 5602, 5771, 5949, 6024, 7991, 6149, 6440,
    5324, 5402, 5493, 5585, 5663, 5755, 5823, 5998, 6177, 6260, 6344, 8237, 6524,
    5737, 5828, 5905, 5996, 5996, 6097, 6198, 6270, 6464, 6539, 6626, 6706, 8517,
];

/// The same against the best quarter of hands.
#[rustfmt::skip]
static AGAINST_BEST_QUARTER: [u16; 169] = [
    4448, 2910, 2972, 3005, 2910, 2826, 2909, 2907, 2949, 3003, 3060, 3337, 4101,
    3285, 4528, 3107, 3154, 3063, 2975, 2917, 2944, 2987, 3046, 3102, 3363, 4139,
    3335, 3470, 4663, 3290, 3216, 3121, 3061, 2952, 3016, 3077, 3144, 3405, 4180,
    3370, 3515, 3646, 4872, 3348, 3258, 3199, 3086, 3014, 3109, 3165, 3440, 4263,
    3288, 3429, 3561, 3695, 5082, 3416, 3352, 3247, 3184, 3133, 3217, 3492, 4272,
    3210, 3352, 3484, 3611, 3756, 5307, 3472, 3384, 3314, 3259, 3218, 3544, 4471,
    3276, 3282, 3432, 3552, 3704, 3819, 5553, 3513, 3460, 3415, 3370, 3607, 4678,
    3284, 3318, 3331, 3454, 3610, 3738, 3860, 5847, 3567, 3526, 3499, 3838, 4964,
    3318, 3352, 3391, 3385, 3544, 3678, 3817, 3911, 6251, 3721, 3806, 4237, 5415,
    3377, 3413, 3455, 3473, 3504, 3623, 3769, 3865, 4042, 6616, 4036, 4472, 5697,
    3439, 3479, 3512, 3535, 3585, 3584, 3721, 3847, 4129, 4340, 7021, 4745, 6002,
    3703, 3728, 3765, 3789, 3847, 3896, 3957, 4174, 4541, 4763, 5014, 7551, 6362,
    4435, 4460, 4502, 4569, 4586, 4768, 4966, 5229, 5643, 5905, 6205, 6540, 8570,
];

/// The share of hands that are worse before the flop, by kind. Half of the
/// order is how a hand does against anything, half how it does against what
/// others like to play.
pub(super) static PERCENTILES: [f32; 169] = {
    let mut percentiles = [0.0; 169];
    let mut kind = 0;
    while kind < 169 {
        let (mut worse, mut other) = (0, 0);
        while other < 169 {
            if worth(other) < worth(kind) {
                worse += combos(other);
            }
            other += 1;
        }
        percentiles[kind] = (worse as f32 + combos(kind) as f32 / 2.0) / 1326.0;
        kind += 1;
    }
    percentiles
};

const fn worth(kind: usize) -> u16 {
    AGAINST_RANDOM[kind] + AGAINST_BEST_QUARTER[kind]
}

/// How many pairs of cards are of that kind.
const fn combos(kind: usize) -> u16 {
    let (row, column) = (kind / 13, kind % 13);
    if row == column {
        6
    } else if row > column {
        4
    } else {
        12
    }
}

/// The equity of a kind of hole cards against one random hand.
pub(super) fn equity(kind: usize) -> f32 {
    f32::from(AGAINST_RANDOM[kind]) / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::equity::{Holding, Range, Spot};
    use crate::bots::holdem::combos::{KINDS, PAIRS};
    use crate::rules::cards::{Card, CardSet, parse_cards};

    /// The tables hold what sampling says, for kinds all over them.
    #[test]
    fn the_tables_are_equities() {
        const SAMPLES: u64 = 200_000;
        let mut by_worth: Vec<usize> = (0..169).collect();
        by_worth.sort_by_key(|&kind| std::cmp::Reverse(AGAINST_RANDOM[kind]));
        let mut quarter = Range::EMPTY;
        let mut taken = 0;
        for kind in by_worth {
            if taken > 1326 / 4 + 1 {
                break;
            }
            taken += combos(kind);
            for (place, pair) in PAIRS.iter().enumerate() {
                if usize::from(KINDS[place]) == kind {
                    let cards: Vec<Card> = pair.into_iter().collect();
                    quarter.set([cards[0], cards[1]], 1);
                }
            }
        }
        for text in [
            "AhAd", "2c2d", "7h2c", "JsTs", "Kd9h", "As5s", "8h7h", "QcTd", "3h2d",
        ] {
            let cards = parse_cards(text).unwrap();
            let kind = usize::from(crate::bots::holdem::combos::kind(cards[0], cards[1]));
            let against = |other| {
                let hand = Holding::Hand([cards[0], cards[1]]);
                let spot = Spot::new(&[hand, other], &[], CardSet::EMPTY).unwrap();
                spot.sample(SAMPLES, 1).players[0].share() * 10_000.0
            };
            // A hundred is seven standard errors and more.
            for (table, sampled) in [
                (&AGAINST_RANDOM, against(Holding::Random)),
                (&AGAINST_BEST_QUARTER, against(Holding::Range(&quarter))),
            ] {
                let off = (f64::from(table[kind]) - sampled).abs();
                assert!(off < 100.0, "{text}: {} {sampled}", table[kind]);
            }
        }
    }

    #[test]
    fn percentiles_put_the_best_hands_first() {
        let of = |text: &str| {
            let cards = parse_cards(text).unwrap();
            PERCENTILES[usize::from(crate::bots::holdem::combos::kind(cards[0], cards[1]))]
        };
        assert!(of("AhAd") > 0.99 && of("AhAd") > of("KhKd"));
        assert!(of("AhKh") > of("AhKd") && of("AhKd") > of("JhTh"));
        assert!(of("3h2d") < 0.02 || of("7h2d") < 0.02);
        let mean: f32 = (0..169)
            .map(|kind| PERCENTILES[kind] * f32::from(combos(kind)))
            .sum();
        assert!((mean / 1326.0 - 0.5).abs() < 1e-3);
    }
}
