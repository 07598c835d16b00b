use serde::{Deserialize, Serialize};

use super::table::{Allowed, ValueKind, options};
use super::value::{OneOf, number, timer};
use super::{TURN_TIMERS, TurnTimer};
use crate::rules::{
    Chips, Forced, Limit, Making, Opening, Rules, Sharing, Showing, Step, Street, TieBreak,
};

options! {
    /// The options of Five-Card Draw.
    DrawOptions as it {
        /// How many players.
        players: u8 = 2, [number(2..=5)];
        /// What each starts with.
        starting_chips: Chips = 100, [number(10..=1_000_000)];
        /// The points that win the match.
        target: Chips = 100, [number(10..=10_000)];
        /// How the limit on bets works.
        limit_style: LimitStyle = LimitStyle::Fixed, [LimitStyle::KINDS];
        /// Bets and raises allowed in a round; zero is no limit.
        max_raises: u8 = 0, [number(0..=10)];
        /// How long a player may think, in seconds.
        turn_timer: TurnTimer = None, [timer(Allowed::OneOf(TURN_TIMERS), 30)];
    }
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

impl LimitStyle {
    const KINDS: [ValueKind; 2] = [
        ValueKind::new("fixed", "Fixed"),
        ValueKind::new("up-to", "UpTo"),
    ];
}

impl OneOf for LimitStyle {
    const ALL: &'static [LimitStyle] = &[LimitStyle::Fixed, LimitStyle::UpTo];
}

impl DrawOptions {
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
            making: Making::Exactly { own: 5, common: 0 },
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
