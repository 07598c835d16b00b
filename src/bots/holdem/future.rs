//! What a pot is worth when there are bets to come.

use super::history::Situation;
use super::mix::Mix;

/// The bets that may still come, made simple: one more round at the end,
/// with the board complete, in which either side may bet once.
pub(super) struct Future {
    pot: f64,
    /// The player's bets that are thought of, and what comes of them.
    bets: [Option<Bet>; 4],
    /// How often the other side bets when nobody has.
    attacked: f64,
    attack: f64,
    blind: f64,
}

#[derive(Clone, Copy)]
struct Bet {
    size: f64,
    called: f64,
}

/// Bets at the end, as shares of the pot; the last is everything.
const SIZES: [f64; 4] = [0.5, 1.0, 2.0, f64::INFINITY];

/// How much of what the future seems to bring really comes: neither side
/// sees the end from here.
const FORESIGHT: f64 = 0.7;

impl Future {
    /// No more bets: the pot is what it is.
    pub(super) fn none(pot: f64) -> Future {
        Future {
            pot,
            bets: [None; 4],
            attacked: 0.0,
            attack: 0.0,
            blind: 0.0,
        }
    }

    /// With so many chips behind, against a player who acts like this.
    pub(super) fn new(
        pot: f64,
        behind: f64,
        players: usize,
        expect: impl Fn(Situation) -> Mix,
        blind: f32,
        size: f32,
    ) -> Future {
        let situation = |price: f64| Situation {
            street: 3,
            price: price as f32,
            behind: 0,
            players,
        };
        let bet = |share: f64| {
            let size = (share * pot).min(behind);
            let called = 1.0 - f64::from(expect(situation(size / pot)).fold);
            (size > 0.0).then_some(Bet { size, called })
        };
        Future {
            pot,
            bets: SIZES.map(bet),
            attacked: f64::from(expect(situation(0.0)).raise),
            attack: (f64::from(size) * pot).min(behind),
            blind: f64::from(blind),
        }
    }

    /// What a hand is worth that will beat this share of the others.
    pub(super) fn worth(&self, beats: f64) -> f64 {
        let showdown = beats * self.pot;
        let Some(_) = self.bets[0] else {
            return showdown;
        };
        // A player who bets has the best hands of the range, or has not looked.
        let loose = self.blind + (1.0 - self.blind) * 0.15;
        let beats_bettor = against_best(beats, self.attacked, loose);
        let answer = beats_bettor * (self.pot + 2.0 * self.attack) - self.attack;
        let unbet = (beats - self.attacked * beats_bettor) * self.pot;
        let mut best = unbet + self.attacked * answer.max(0.0);
        for bet in self.bets.iter().flatten() {
            let beats_caller = against_best(beats, bet.called, self.blind);
            let called = beats_caller * (self.pot + 2.0 * bet.size) - bet.size;
            best = best.max((1.0 - bet.called) * self.pot + bet.called * called);
        }
        showdown + FORESIGHT * (best - showdown)
    }
}

/// The share beaten of those who go on with the best `share` of their hands,
/// or, as often as `loose`, with any.
fn against_best(beats: f64, share: f64, loose: f64) -> f64 {
    let strict = ((beats - (1.0 - share)) / share.max(0.01)).max(0.0);
    (1.0 - loose) * strict + loose * beats
}
