//! What a hand wins where pots have two places.

use super::threes::Score;
use crate::rules::{Chips, Sharing, layers};

/// What one player has put in, and the hand at the end unless folded.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Stake {
    pub(super) put_in: Chips,
    pub(super) hand: Option<Score>,
}

/// What the player at that place of the list gets out of all pots. `dead`
/// belongs to the main pot and to nobody's stake.
pub(super) fn won(stakes: &[Stake], dead: Chips, me: usize, sharing: Sharing) -> f64 {
    let Some(own) = stakes[me].hand else {
        return 0.0;
    };
    let live = || stakes.iter().filter(|stake| stake.hand.is_some());
    if live().count() == 1 {
        return (dead + stakes.iter().map(|stake| stake.put_in).sum::<Chips>()) as f64;
    }
    let (mut won, mut carried) = (0.0, dead);
    let heights = live().map(|stake| stake.put_in);
    for layer in layers(heights).take_while(|it| it.is_reached_by(stakes[me].put_in)) {
        let staked: Chips = stakes.iter().map(|stake| layer.of(stake.put_in)).sum();
        let amount = staked + std::mem::take(&mut carried);
        let rivals = live().filter(|stake| layer.is_reached_by(stake.put_in));
        won += amount as f64 * share(rivals.filter_map(|stake| stake.hand), own, sharing);
    }
    won
}

/// The share of one pot that a hand gets, itself among the hands.
fn share(hands: impl Iterator<Item = Score>, own: Score, sharing: Sharing) -> f64 {
    let (mut above, mut equal, mut below) = (0, 0, 0);
    for hand in hands {
        match hand.cmp(&own) {
            std::cmp::Ordering::Greater => above += 1,
            std::cmp::Ordering::Equal => equal += 1,
            std::cmp::Ordering::Less => below += 1,
        }
    }
    let second = match sharing {
        Sharing::BestTakesAll => 0.0,
        Sharing::TwoPlaces { second } => f64::from(second) / 100.0,
    };
    match (above, equal) {
        (0, 1) if below > 0 => 1.0 - second,
        (0, equal) => 1.0 / f64::from(equal),
        (1, equal) => second / f64::from(equal),
        // With two ahead no place is left, whether they share the first or
        // hold both.
        _ => 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(stakes: &[(Chips, Score)], dead: Chips, expected: &[f64]) {
        let stakes: Vec<Stake> = (stakes.iter())
            .map(|&(put_in, hand)| Stake {
                put_in,
                hand: (hand > 0).then_some(hand),
            })
            .collect();
        let sharing = Sharing::TwoPlaces { second: 20 };
        let paid: Vec<f64> = (0..stakes.len())
            .map(|me| won(&stakes, dead, me, sharing))
            .collect();
        assert_eq!(paid, expected);
    }

    /// Zero is a folded hand.
    #[test]
    fn two_places_are_paid() {
        check(
            &[(30, 9), (30, 5), (30, 2), (10, 0)],
            0,
            &[80.0, 20.0, 0.0, 0.0],
        );
        check(
            &[(30, 9), (30, 9), (30, 2), (10, 0)],
            0,
            &[50.0, 50.0, 0.0, 0.0],
        );
        check(
            &[(30, 9), (30, 2), (30, 2), (10, 0)],
            0,
            &[80.0, 10.0, 10.0, 0.0],
        );
        check(&[(30, 9), (30, 0), (10, 0)], 5, &[75.0, 0.0, 0.0]);
    }

    /// The main pot is 30 and the dead 5; the rest is between two.
    #[test]
    fn short_stakes_win_what_they_match() {
        check(&[(10, 9), (30, 5), (30, 2)], 5, &[28.0, 7.0 + 32.0, 8.0]);
        check(
            &[(10, 2), (30, 5), (40, 9)],
            0,
            &[0.0, 6.0 + 8.0, 24.0 + 32.0 + 10.0],
        );
    }
}
