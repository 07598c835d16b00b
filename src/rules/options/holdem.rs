use serde::{Deserialize, Serialize};

use super::table::{Allowed, Chosen, ValueKind, options};
use super::value::{Choosable, OneOf, between, fit, number, timer};
use super::{TURN_TIMERS, TurnTimer};
use crate::rules::{
    Chips, Forced, Level, Limit, Making, Rules, Sharing, Showing, TieBreak, flop_script,
};

options! {
    /// The options of Texas Hold'em.
    HoldemOptions as it {
        /// How many players.
        players: u8 = 6, [number(2..=12)];
        /// What each starts with.
        starting_chips: Chips = 20_000, [number(100..=1_000_000)];
        /// The big blind of the first level; the small blind is half of it.
        big_blind: Chips = 200, [number(1..=1_000_000)];
        /// The ante, the same at every level.
        ante: Chips = 0, [number(0..=1_000_000)];
        /// The level from which antes are posted: zero and one are the first.
        ante_start_level: u8 = 0, [number(0..=20)];
        /// How long a player may think, in seconds.
        turn_timer: TurnTimer = None, [timer(Allowed::OneOf(TURN_TIMERS), 30)];
        /// When the next blind level comes.
        blinds_rise: BlindsRise = BlindsRise::Minutes(20), [BlindsRise::KINDS];
        /// How much may be raised.
        raise_mode: RaiseMode = RaiseMode::NoLimit, [RaiseMode::KINDS];
        /// Bets and raises allowed in a round; zero is no limit.
        max_raises: u8 = 0, [number(0..=10)];
    }
}

/// When the next blind level comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BlindsRise {
    /// The blinds stay the same.
    Never,
    /// After this many minutes.
    Minutes(u16),
    /// After this many hands.
    Hands(u16),
}

/// How much may be raised in Hold'em.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RaiseMode {
    /// Anything up to all one's chips.
    NoLimit,
    /// The pot.
    PotLimit,
    /// Twice the pot.
    DoublePotLimit,
}

/// The blinds of each level as multiples of the first; the last one stays.
const LEVELS: [Chips; 11] = [1, 2, 3, 4, 5, 10, 20, 30, 40, 50, 100];

const RISE_MINUTES: &[u64] = &[5, 10, 15, 20, 30];

impl BlindsRise {
    const KINDS: [ValueKind; 3] = [
        ValueKind::new("never", "Never"),
        ValueKind::new("minutes", "Minutes").whole(Allowed::OneOf(RISE_MINUTES), 20),
        ValueKind::new("hands", "Hands").whole(between(1..=100), 10),
    ];
}

impl Choosable for BlindsRise {
    fn chosen(&self) -> Chosen {
        let (kind, amount) = match *self {
            BlindsRise::Never => (0, 0),
            BlindsRise::Minutes(minutes) => (1, minutes.into()),
            BlindsRise::Hands(hands) => (2, hands.into()),
        };
        Chosen { kind, amount }
    }

    fn choose(&mut self, chosen: Chosen) {
        *self = match chosen.kind {
            0 => BlindsRise::Never,
            1 => BlindsRise::Minutes(fit(chosen.amount)),
            _ => BlindsRise::Hands(fit(chosen.amount)),
        };
    }
}

impl RaiseMode {
    const KINDS: [ValueKind; 3] = [
        ValueKind::new("no-limit", "NoLimit"),
        ValueKind::new("pot-limit", "PotLimit"),
        ValueKind::new("double-pot-limit", "DoublePotLimit"),
    ];
}

impl OneOf for RaiseMode {
    const ALL: &'static [RaiseMode] = &[
        RaiseMode::NoLimit,
        RaiseMode::PotLimit,
        RaiseMode::DoublePotLimit,
    ];
}

impl HoldemOptions {
    pub(super) fn presets() -> [(&'static str, HoldemOptions); 4] {
        let classic = HoldemOptions::default();
        let quick = HoldemOptions {
            starting_chips: 5_000,
            turn_timer: Some(20),
            blinds_rise: BlindsRise::Minutes(5),
            ..classic.clone()
        };
        let deep = HoldemOptions {
            starting_chips: 100_000,
            blinds_rise: BlindsRise::Minutes(30),
            ..classic.clone()
        };
        let duel = HoldemOptions {
            players: 2,
            starting_chips: 10_000,
            blinds_rise: BlindsRise::Hands(10),
            ..classic.clone()
        };
        [
            ("classic", classic),
            ("quick", quick),
            ("deep", deep),
            ("duel", duel),
        ]
    }

    /// The blinds and the ante at each level.
    pub(super) fn levels(&self) -> Vec<Level> {
        let level = |(index, times): (usize, Chips)| Level {
            number: index as u8 + 1,
            small_blind: self.big_blind / 2 * times,
            big_blind: self.big_blind * times,
            ante: if index + 1 >= self.ante_start_level.into() {
                self.ante
            } else {
                0
            },
        };
        LEVELS.into_iter().enumerate().map(level).collect()
    }

    pub(super) fn rules(&self, level: usize) -> Rules {
        let levels = self.levels();
        let level = levels[level.min(levels.len() - 1)];
        Rules {
            script: flop_script(2, level.big_blind, level.big_blind),
            forced: Forced::new(level.ante, &[level.small_blind, level.big_blind]),
            limit: match self.raise_mode {
                RaiseMode::NoLimit => Limit::None,
                RaiseMode::PotLimit => Limit::Pot { times: 1 },
                RaiseMode::DoublePotLimit => Limit::Pot { times: 2 },
            },
            max_raises: self.max_raises,
            making: Making::Any,
            tie_break: TieBreak::None,
            sharing: Sharing::BestTakesAll,
            showing: Showing::Everyone,
        }
    }
}
