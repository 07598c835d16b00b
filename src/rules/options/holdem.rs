use serde::{Deserialize, Serialize};

use super::range::{BadOption, one_of, within};
use super::{TURN_TIMERS, TurnTimer};
use crate::rules::{
    Chips, Facing, Forced, Level, Limit, Making, Opening, Rules, Sharing, Showing, Step, Street,
    TieBreak,
};

/// The options of Texas Hold'em.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct HoldemOptions {
    /// How many players.
    pub players: u8,
    /// What each starts with.
    pub starting_chips: Chips,
    /// The big blind of the first level; the small blind is half of it.
    pub big_blind: Chips,
    /// The ante, the same at every level.
    pub ante: Chips,
    /// The level, counted from zero, from which antes are posted.
    pub ante_start_level: u8,
    /// How long a player may think, in seconds.
    pub turn_timer: TurnTimer,
    /// When the next blind level comes.
    pub blinds_rise: BlindsRise,
    /// How much may be raised.
    pub raise_mode: RaiseMode,
    /// Bets and raises allowed in a round; zero is no limit.
    pub max_raises: u8,
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

impl Default for HoldemOptions {
    fn default() -> HoldemOptions {
        HoldemOptions {
            players: 6,
            starting_chips: 20_000,
            big_blind: 200,
            ante: 0,
            ante_start_level: 0,
            turn_timer: None,
            blinds_rise: BlindsRise::Minutes(20),
            raise_mode: RaiseMode::NoLimit,
            max_raises: 0,
        }
    }
}

impl HoldemOptions {
    pub(super) fn check(&self) -> Result<(), BadOption> {
        within("players", self.players, 2..=12)?;
        within("starting_chips", self.starting_chips, 100..=1_000_000)?;
        within("big_blind", self.big_blind, 1..=1_000_000)?;
        within("ante", self.ante, 0..=1_000_000)?;
        within("ante_start_level", self.ante_start_level, 0..=20)?;
        one_of("turn_timer", self.turn_timer, TURN_TIMERS)?;
        match self.blinds_rise {
            BlindsRise::Never => {}
            BlindsRise::Minutes(minutes) => one_of("blinds_rise", Some(minutes), RISE_MINUTES)?,
            BlindsRise::Hands(hands) => within("blinds_rise", hands, 1..=100)?,
        }
        within("max_raises", self.max_raises, 0..=10)
    }

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
            ante: if index >= self.ante_start_level.into() {
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
            script: holdem_script(level.big_blind, level.big_blind),
            forced: Forced::new(level.ante, &[level.small_blind, level.big_blind]),
            limit: match self.raise_mode {
                RaiseMode::NoLimit => Limit::None,
                RaiseMode::PotLimit => Limit::Pot { times: 1 },
                RaiseMode::DoublePotLimit => Limit::Pot { times: 2 },
            },
            max_raises: self.max_raises,
            making: Making::BestWithBoard,
            tie_break: TieBreak::None,
            sharing: Sharing::BestTakesAll,
            showing: Showing::Everyone,
        }
    }
}

/// The steps of a Hold'em hand with these bets before and after the turn,
/// which differ where the limit is fixed.
pub fn holdem_script(early: Chips, late: Chips) -> Vec<Step> {
    let bet = |street, opening, unit| Step::Bet {
        street,
        opening,
        unit,
    };
    let board = |street, cards| Step::DealBoard {
        street,
        cards,
        facing: Facing::Up,
    };
    vec![
        Step::Antes,
        Step::Blinds,
        Step::DealDown(2),
        bet(Street::Preflop, Opening::AfterBlinds, early),
        Step::Burn,
        board(Street::Flop, 3),
        bet(Street::Flop, Opening::LeftOfButton, early),
        Step::Burn,
        board(Street::Turn, 1),
        bet(Street::Turn, Opening::LeftOfButton, late),
        Step::Burn,
        board(Street::River, 1),
        bet(Street::River, Opening::LeftOfButton, late),
        Step::Showdown,
    ]
}
