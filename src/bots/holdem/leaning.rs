use serde::{Deserialize, Serialize};

use super::history::Situation;

/// How a player differs from what is usual, in the logarithm of the odds: on
/// the whole before or after the flop, on each street, and at each price
/// there. So what was seen in one situation tells
/// something about all.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Leaning {
    stages: [Guess; 2],
    streets: [Guess; 4],
    prices: [[Guess; Situation::PRICES]; 4],
}

/// A number that is not known, and how far off it may be, squared.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "(f32, f32)", into = "(f32, f32)")]
struct Guess {
    value: f32,
    doubt: f32,
}

/// In files, where there are many, they have no names.
impl From<(f32, f32)> for Guess {
    fn from((value, doubt): (f32, f32)) -> Guess {
        Guess { value, doubt }
    }
}

impl From<Guess> for (f32, f32) {
    fn from(guess: Guess) -> (f32, f32) {
        (guess.value, guess.doubt)
    }
}

impl Default for Leaning {
    fn default() -> Leaning {
        let guess = |doubt| Guess { value: 0.0, doubt };
        Leaning {
            stages: [guess(2.0); 2],
            streets: [guess(0.7); 4],
            prices: [[guess(0.7); Situation::PRICES]; 4],
        }
    }
}

impl Leaning {
    /// What is usual, moved by how the player leans.
    pub(super) fn apply(&self, situation: Situation, usual: f32) -> f32 {
        if usual <= 0.0 {
            return usual;
        }
        let usual = usual.clamp(0.01, 0.99);
        let (street, price) = (situation.street, situation.price_class());
        let lean = self.stages[street.min(1)].value
            + self.streets[street].value
            + self.prices[street][price].value;
        let odds = usual / (1.0 - usual) * lean.exp();
        odds / (1.0 + odds)
    }

    /// Moves the guesses towards what happened: each by its share of the
    /// doubt, as a Kalman filter would.
    pub(super) fn learn(&mut self, situation: Situation, expected: f32, happened: bool) {
        let (street, price) = (situation.street, situation.price_class());
        let expected = expected.clamp(0.03, 0.97);
        let happened = if happened { 1.0 } else { 0.0 };
        let spread = expected * (1.0 - expected);
        let surprise = (happened - expected) / spread;
        let guesses = [
            &mut self.stages[street.min(1)],
            &mut self.streets[street],
            &mut self.prices[street][price],
        ];
        let doubt: f32 = guesses.iter().map(|guess| guess.doubt).sum();
        for guess in guesses {
            let gain = guess.doubt / (doubt + 1.0 / spread);
            guess.value = (guess.value + gain * surprise).clamp(-6.0, 6.0);
            guess.doubt *= 1.0 - gain;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn situation(street: usize, price: f32) -> Situation {
        Situation {
            street,
            price,
            behind: 0,
            players: 2,
        }
    }

    /// Notes a player who does it every so many times, and says what is then
    /// expected where it is usual in four of ten.
    fn learnt(every: usize, at: Situation) -> Leaning {
        let mut leaning = Leaning::default();
        for time in 0..200 {
            let expected = leaning.apply(at, 0.4);
            leaning.learn(at, expected, time % every == 0);
        }
        leaning
    }

    #[test]
    fn a_player_is_known_after_a_while() {
        let flop = situation(1, 0.5);
        let stranger = Leaning::default().apply(flop, 0.4);
        assert!((stranger - 0.4).abs() < 1e-6);
        for (every, share) in [(1, 1.0), (2, 0.5), (5, 0.2), (1000, 0.0)] {
            let expected = learnt(every, flop).apply(flop, 0.4);
            assert!((expected - share).abs() < 0.06, "{share}: {expected}");
        }
    }

    #[test]
    fn what_was_seen_in_one_spot_tells_of_others_like_it() {
        let leaning = learnt(1000, situation(1, 0.5));
        let here = leaning.apply(situation(1, 0.5), 0.4);
        let same_street = leaning.apply(situation(1, 2.0), 0.4);
        let later = leaning.apply(situation(3, 0.5), 0.4);
        assert!(here < same_street && same_street < later && later < 0.3);
        // How somebody plays before the flop is another matter.
        assert!((leaning.apply(situation(0, 2.0), 0.4) - 0.4).abs() < 1e-6);
    }
}
