use serde::{Deserialize, Serialize};

use super::range::{BadOption, one_of, within};
use super::{TURN_TIMERS, TurnTimer};
use crate::rules::script::hundredths_of;
use crate::rules::{
    Chips, DiscardCost, Facing, Forced, Limit, Making, PickEnding, Rules, Sharing, Showing, Step,
    Street, TieBreak,
};

/// The options of Unique Poker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct UniqueOptions {
    /// How many players.
    pub players: u8,
    /// What each starts with: at least the ante and one continuation.
    pub starting_chips: Chips,
    /// The ante.
    pub ante: Chips,
    /// Staying in costs the ante times this.
    pub continuation_multiplier: u8,
    /// What taking a community card away costs.
    pub discard_cost: CostOfDiscard,
    /// Seconds that each player has to discard; `None` is untimed.
    pub discard_time: Option<u16>,
    /// When the waves open and picking ends.
    pub waves: WaveTimes,
    /// Whether the community cards can be seen while discarding.
    pub board_while_discarding: BoardWhileDiscarding,
    /// Whether picking ends as soon as everyone has three cards.
    pub end_picking_early: bool,
    /// How long a player may think about continuing, in seconds.
    pub turn_timer: TurnTimer,
}

/// What taking a community card away costs. Multiples are in hundredths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CostOfDiscard {
    /// A number of chips.
    Fixed(Chips),
    /// A multiple of the ante.
    TimesAnte(u32),
    /// A multiple of the player's ante and continuation.
    TimesOwnBet(u32),
    /// A multiple of the whole pot.
    TimesPot(u32),
}

/// Seconds from the start of picking.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WaveTimes {
    /// When each wave opens.
    pub open: [u16; 3],
    /// When picking ends.
    pub end: u16,
}

/// Whether the community cards can be seen while discarding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BoardWhileDiscarding {
    /// Everyone sees them.
    FaceUp,
    /// The waves show them for the first time.
    FaceDown,
}

const BOARD: u8 = 8;
const PICKS: u8 = 3;
const WAVE_SIZE: u8 = 3;
const SECOND_PLACE_PERCENT: u8 = 20;

/// Enough for the highest ante and multiplier.
const MOST_CHIPS: Chips = 1_000_000_000;

impl Default for UniqueOptions {
    fn default() -> UniqueOptions {
        UniqueOptions {
            players: 5,
            starting_chips: 1_000,
            ante: 10,
            continuation_multiplier: 2,
            discard_cost: CostOfDiscard::Fixed(5),
            discard_time: Some(3),
            waves: WaveTimes {
                open: [0, 5, 8],
                end: 10,
            },
            board_while_discarding: BoardWhileDiscarding::FaceUp,
            end_picking_early: false,
            turn_timer: None,
        }
    }
}

impl UniqueOptions {
    pub(super) fn check(&self) -> Result<(), BadOption> {
        within("players", self.players, 2..=8)?;
        within("ante", self.ante, 1..=1_000_000)?;
        let multiplier = self.continuation_multiplier;
        within("continuation_multiplier", multiplier, 1..=10)?;
        let least_chips = self.ante * (1 + Chips::from(multiplier));
        within(
            "starting_chips",
            self.starting_chips,
            least_chips..=MOST_CHIPS,
        )?;
        match self.discard_cost {
            CostOfDiscard::Fixed(chips) => within("discard_cost", chips, 1..=1_000_000)?,
            CostOfDiscard::TimesAnte(hundredths)
            | CostOfDiscard::TimesOwnBet(hundredths)
            | CostOfDiscard::TimesPot(hundredths) => {
                within("discard_cost", hundredths, 1..=10_000)?
            }
        }
        if let Some(seconds) = self.discard_time {
            within("discard_time", seconds, 1..=60)?;
        }
        let mut least = 0;
        for seconds in self.waves.open.into_iter().chain([self.waves.end]) {
            within("waves", seconds, least..=600)?;
            least = u64::from(seconds) + 1;
        }
        one_of("turn_timer", self.turn_timer, TURN_TIMERS)
    }

    pub(super) fn presets() -> [(&'static str, UniqueOptions); 2] {
        let rulebook = UniqueOptions::default();
        let relaxed = UniqueOptions {
            discard_time: Some(15),
            waves: WaveTimes {
                open: [0, 15, 30],
                end: 45,
            },
            end_picking_early: true,
            ..rulebook.clone()
        };
        [("rulebook", rulebook), ("relaxed", relaxed)]
    }

    pub(super) fn rules(&self) -> Rules {
        let cost = match self.discard_cost {
            CostOfDiscard::Fixed(chips) => DiscardCost::Fixed(chips),
            CostOfDiscard::TimesAnte(hundredths) => {
                DiscardCost::Fixed(hundredths_of(self.ante, hundredths))
            }
            CostOfDiscard::TimesOwnBet(hundredths) => DiscardCost::OfOwnBet { hundredths },
            CostOfDiscard::TimesPot(hundredths) => DiscardCost::OfPot { hundredths },
        };
        let facing = match self.board_while_discarding {
            BoardWhileDiscarding::FaceUp => Facing::Up,
            BoardWhileDiscarding::FaceDown => Facing::Down,
        };
        let ending = match self.end_picking_early {
            true => PickEnding::WhenAllHavePicked,
            false => PickEnding::OnTime,
        };
        Rules {
            script: vec![
                Step::Antes,
                Step::DealDown(2),
                Step::Continue {
                    price: self.ante * Chips::from(self.continuation_multiplier),
                },
                Step::DealBoard {
                    street: Street::Community,
                    cards: BOARD,
                    facing,
                },
                Step::DiscardFromBoard { cost, keep: PICKS },
                Step::Pick {
                    count: PICKS,
                    waves: self.waves.open.len() as u8,
                    wave_size: WAVE_SIZE,
                    ending,
                },
                Step::Showdown,
            ],
            forced: Forced::new(self.ante, &[]),
            limit: Limit::None,
            max_raises: 0,
            making: Making::OwnAndPicks,
            tie_break: TieBreak::HighestHoleCard,
            sharing: Sharing::TwoPlaces {
                second: SECOND_PLACE_PERCENT,
            },
            showing: Showing::Everyone,
        }
    }
}
