//! How often players fold, call and raise with hands of a given worth.

/// What a player who must act knows besides their own hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct RoundState {
    /// Whether cards have been exchanged.
    pub(super) after_draw: bool,
    /// What a call costs.
    pub(super) to_call: f32,
    /// What is in the middle.
    pub(super) pot: f32,
    /// Bets and raises so far in this round.
    pub(super) raises: u32,
    /// Whether another raise is allowed.
    pub(super) may_raise: bool,
}

/// The shares of folds, of checks or calls, and of bets or raises.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Mix {
    pub(super) fold: f32,
    pub(super) stay: f32,
    pub(super) raise: f32,
}

/// From what worth hands are bet, raised, raised again, and so on, before and
/// after the exchange.
const RAISED_FROM: [[f32; 4]; 2] = [[0.60, 0.80, 0.92, 0.97], [0.66, 0.84, 0.94, 0.98]];

/// How often hands without worth are bet, and below what worth.
const BLUFFS: f32 = 0.05;
const BLUFFED_BELOW: f32 = 0.25;

/// By how much each bet or raise makes a hand worth less in the eyes of the
/// next player: a bet means strength.
const RESPECT: f32 = 0.07;

/// How far players differ from each other.
const BLUR: f32 = 0.12;

/// What a hand is worth that beats each of the rivals with these chances.
///
/// Players look at the most dangerous one: with a crowd they bet more than
/// their chance against all of them would tell.
pub(super) fn worth_among(chances: impl Iterator<Item = f32>) -> f32 {
    chances.fold(1.0, f32::min)
}

/// What players do with a hand of this worth, as far as that can be known
/// without the others' bets.
pub(super) fn mix(worth: f32, state: RoundState) -> Mix {
    let round = usize::from(state.after_draw);
    let raises = state.raises.min(6);
    let mut raise = 0.0;
    if state.may_raise {
        let from = RAISED_FROM[round][raises.min(3) as usize];
        raise = above(worth, from) * 0.9;
        if raises == 0 {
            raise += BLUFFS * (1.0 - above(worth, BLUFFED_BELOW));
        }
    }
    if state.to_call <= 0.0 {
        return Mix {
            fold: 0.0,
            stay: 1.0 - raise,
            raise,
        };
    }
    let price = state.to_call / (state.pot + state.to_call);
    let least = (price + RESPECT * raises as f32).min(0.9);
    let fold = (1.0 - raise) * (1.0 - above(worth, least));
    Mix {
        fold,
        stay: 1.0 - raise - fold,
        raise,
    }
}

/// Nearly none well below the threshold, nearly all well above it.
fn above(worth: f32, threshold: f32) -> f32 {
    ((worth - threshold) / BLUR + 0.5).clamp(0.0, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn better_hands_are_folded_less_and_raised_more() {
        for (to_call, raises) in [(0.0, 0), (4.0, 1), (4.0, 2), (4.0, 9)] {
            for after_draw in [false, true] {
                let state = RoundState {
                    after_draw,
                    to_call,
                    pot: 12.0,
                    raises,
                    may_raise: true,
                };
                let mixes: Vec<Mix> = (25..=100).map(|it| mix(it as f32 / 100.0, state)).collect();
                assert!(mixes.is_sorted_by(|a, b| a.fold >= b.fold));
                for mix in mixes {
                    let sum = mix.fold + mix.stay + mix.raise;
                    assert!((sum - 1.0).abs() < 1e-5 && mix.stay >= -1e-6, "{mix:?}");
                }
            }
        }
    }
}
