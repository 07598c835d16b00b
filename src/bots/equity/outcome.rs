use super::MAX_PLAYERS;

/// What all players may expect.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// Whether every deal was counted; otherwise deals were sampled.
    pub exact: bool,
    /// What came of the deals, for each player in the order of the question.
    pub players: Vec<Outcome>,
}

impl Odds {
    /// How many deals were counted, each as often as the weights of its hands
    /// say, or how many were sampled. None, where the ranges leave no deal that
    /// gives every player a hand, or sampling found none.
    pub fn deals(&self) -> u64 {
        self.players.first().map_or(0, Outcome::deals)
    }
}

/// What came of the deals for one player.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Outcome {
    /// Deals in which the player alone had the best hand.
    pub wins: u64,
    /// Deals in which others had a hand as good.
    pub ties: u64,
    /// Deals in which another had a better hand.
    pub losses: u64,
    /// The pots' parts that came from the ties.
    pub(super) split: f64,
}

impl Outcome {
    /// How many deals there were.
    pub fn deals(&self) -> u64 {
        self.wins + self.ties + self.losses
    }

    /// The part of the pot won on average, where `n` players who tie get one
    /// `n`th each. Zero when there was no deal.
    pub fn share(&self) -> f64 {
        (self.wins as f64 + self.split) / self.deals().max(1) as f64
    }

    /// How far the [share](Outcome::share) of as many random samples is off,
    /// as a standard deviation. A little too much where three or more tie: each
    /// tie is taken to be one of two.
    pub fn standard_error(&self) -> f64 {
        let deals = self.deals().max(1) as f64;
        let mean_square = (self.wins as f64 + self.split / 2.0) / deals;
        let variance = mean_square - self.share().powi(2);
        (variance.max(0.0) / deals).sqrt()
    }
}

/// The numbers of the players' strengths in one deal.
pub(super) type Strengths = [u16; MAX_PLAYERS];

/// Counts deals.
pub(super) trait Score {
    /// Counts a deal so many times.
    fn settle(&mut self, strengths: &Strengths, weight: u64);

    /// What came of it, for each player.
    fn outcomes(&self) -> Vec<Outcome>;
}

/// Two players: what one wins the other loses, so that half the counts do, and
/// no branch depends on who is ahead.
#[derive(Default)]
pub(super) struct Duel {
    deals: u64,
    first_wins: u64,
    ties: u64,
}

impl Score for Duel {
    #[inline]
    fn settle(&mut self, &[first, second, ..]: &Strengths, weight: u64) {
        self.deals += weight;
        self.first_wins += weight * u64::from(first > second);
        self.ties += weight * u64::from(first == second);
    }

    fn outcomes(&self) -> Vec<Outcome> {
        let second_wins = self.deals - self.first_wins - self.ties;
        let outcome = |wins, losses| Outcome {
            wins,
            ties: self.ties,
            losses,
            split: self.ties as f64 / 2.0,
        };
        vec![
            outcome(self.first_wins, second_wins),
            outcome(second_wins, self.first_wins),
        ]
    }
}

/// Any number of players.
pub(super) struct Melee {
    players: usize,
    deals: u64,
    wins: [u64; MAX_PLAYERS],
    ties: [u64; MAX_PLAYERS],
    splits: [f64; MAX_PLAYERS],
}

impl Melee {
    pub(super) fn new(players: usize) -> Melee {
        Melee {
            players,
            deals: 0,
            wins: [0; MAX_PLAYERS],
            ties: [0; MAX_PLAYERS],
            splits: [0.0; MAX_PLAYERS],
        }
    }
}

impl Score for Melee {
    #[inline]
    fn settle(&mut self, strengths: &Strengths, weight: u64) {
        self.deals += weight;
        let strengths = &strengths[..self.players];
        let (mut best, mut winner, mut winners) = (strengths[0], 0, 1);
        for (player, &strength) in strengths.iter().enumerate().skip(1) {
            if strength > best {
                (best, winner, winners) = (strength, player, 1);
            } else if strength == best {
                winners += 1;
            }
        }
        if winners == 1 {
            self.wins[winner] += weight;
            return;
        }
        let part = weight as f64 / f64::from(winners);
        for (player, &strength) in strengths.iter().enumerate().skip(winner) {
            if strength == best {
                self.ties[player] += weight;
                self.splits[player] += part;
            }
        }
    }

    fn outcomes(&self) -> Vec<Outcome> {
        let outcome = |player| Outcome {
            wins: self.wins[player],
            ties: self.ties[player],
            losses: self.deals - self.wins[player] - self.ties[player],
            split: self.splits[player],
        };
        (0..self.players).map(outcome).collect()
    }
}
