use serde::{Deserialize, Serialize};

use super::range::{BadOption, one_of, within};
use super::{TURN_TIMERS, TurnTimer};
use crate::rules::{
    Chips, Forced, Limit, Making, Opening, Rules, Sharing, Showing, Step, Street, TieBreak,
};

/// The options of Five-Card Draw.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DrawOptions {
    /// How many players.
    pub players: u8,
    /// What each starts with.
    pub starting_chips: Chips,
    /// The points that win the match.
    pub target: Chips,
    /// How the limit on bets works.
    pub limit_style: LimitStyle,
    /// Bets and raises allowed in a round; zero is no limit.
    pub max_raises: u8,
    /// How long a player may think, in seconds.
    pub turn_timer: TurnTimer,
}

/// How the limit on bets works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum LimitStyle {
    /// Each bet and raise is exactly the limit.
    Fixed,
    /// Each bet and raise is any whole amount up to the limit.
    UpTo,
}

const ANTE: Chips = 2;
const SMALL_BET: Chips = 2;
const BIG_BET: Chips = 4;

impl Default for DrawOptions {
    fn default() -> DrawOptions {
        DrawOptions {
            players: 2,
            starting_chips: 100,
            target: 100,
            limit_style: LimitStyle::Fixed,
            max_raises: 0,
            turn_timer: None,
        }
    }
}

impl DrawOptions {
    pub(super) fn check(&self) -> Result<(), BadOption> {
        within("players", self.players, 2..=5)?;
        within("starting_chips", self.starting_chips, 10..=1_000_000)?;
        within("target", self.target, 10..=10_000)?;
        within("max_raises", self.max_raises, 0..=10)?;
        one_of("turn_timer", self.turn_timer, TURN_TIMERS)
    }

    pub(super) fn presets() -> [(&'static str, DrawOptions); 3] {
        let classic = DrawOptions::default();
        let short = DrawOptions {
            target: 50,
            ..classic.clone()
        };
        let full_table = DrawOptions {
            players: 5,
            starting_chips: 200,
            target: 300,
            max_raises: 3,
            ..classic.clone()
        };
        [
            ("match", classic),
            ("short-match", short),
            ("full-table", full_table),
        ]
    }

    pub(super) fn rules(&self) -> Rules {
        let limit = match self.limit_style {
            LimitStyle::Fixed => Limit::Fixed,
            LimitStyle::UpTo => Limit::UpTo,
        };
        Rules {
            script: draw_script(Opening::LeftOfButton, SMALL_BET, BIG_BET),
            forced: Forced::new(ANTE, &[]),
            limit,
            max_raises: self.max_raises,
            making: Making::BestWithBoard,
            tie_break: TieBreak::None,
            sharing: Sharing::BestTakesAll,
            showing: Showing::Everyone,
        }
    }
}

/// The steps of a five-card draw hand.
pub(crate) fn draw_script(opening: Opening, small_bet: Chips, big_bet: Chips) -> Vec<Step> {
    vec![
        Step::Antes,
        Step::Blinds,
        Step::DealDown(5),
        Step::Bet {
            street: Street::BeforeDraw,
            opening,
            unit: small_bet,
        },
        Step::Exchange { most: 5 },
        Step::Bet {
            street: Street::AfterDraw,
            opening: Opening::LeftOfButton,
            unit: big_bet,
        },
        Step::Showdown,
    ]
}
