use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::table::{Allowed, Chosen, ValueKind, options};
use super::value::{Choosable, OneOf, between, fit, number, timer};
use super::{TURN_TIMERS, TurnTimer};
use crate::rules::script::hundredths_of;
use crate::rules::{
    Chips, DiscardCost, Facing, Forced, Limit, Making, PickEnding, Rules, Sharing, Showing, Step,
    Street, TieBreak,
};

options! {
    /// The options of Unique Poker.
    UniqueOptions as it {
        /// How many players.
        players: u8 = 5, [number(2..=8)];
        /// The ante.
        ante: Chips = 10, [number(1..=1_000_000)];
        /// Staying in costs the ante times this.
        continuation_multiplier: u8 = 2, [number(1..=10)];
        /// What each starts with: at least the ante and one continuation.
        starting_chips: Chips = 1_000, [number(it.price_of_a_hand()..=MOST_CHIPS)];
        /// What taking a community card away costs.
        discard_cost: CostOfDiscard = CostOfDiscard::Fixed(5), [CostOfDiscard::KINDS];
        /// Seconds that each player has to discard; `None` is untimed.
        discard_time: Option<u16> = Some(3), [timer(between(1..=60), 3)];
        /// Whether the community cards can be seen while discarding.
        board_while_discarding: BoardWhileDiscarding = BoardWhileDiscarding::FaceUp,
            [BoardWhileDiscarding::KINDS];
        /// When the later waves open and picking ends.
        waves: WaveTimes = WaveTimes { open: [5, 8], end: 10 }, [
            second_wave: it.waves.open[0], number(after(0)..=LONGEST);
            third_wave: it.waves.open[1], number(after(it.waves.open[0])..=LONGEST);
            picking_time: it.waves.end, number(after(it.waves.open[1])..=LONGEST)
        ];
        /// Whether picking ends as soon as everyone has three cards.
        end_picking_early: bool = false, [PICKING_ENDS];
        /// How long a player may think about continuing, in seconds.
        turn_timer: TurnTimer = None, [timer(Allowed::OneOf(TURN_TIMERS), 30)];
    }
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
    /// When the second and the third wave open; the first opens at once.
    #[serde(deserialize_with = "later_waves")]
    pub open: [u16; 2],
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

/// No wave and no end comes later, in seconds.
const LONGEST: u64 = 600;

/// Earlier versions kept a time for the first wave, too.
fn later_waves<'de, D: Deserializer<'de>>(reader: D) -> Result<[u16; 2], D::Error> {
    struct Waves;

    impl<'de> Visitor<'de> for Waves {
        type Value = [u16; 2];

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("when the second and the third wave open")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seconds: A) -> Result<[u16; 2], A::Error> {
            let mut waves = Vec::new();
            while let Some(wave) = seconds.next_element()? {
                waves.push(wave);
            }
            match waves[..] {
                [second, third] | [_, second, third] => Ok([second, third]),
                _ => Err(A::Error::invalid_length(waves.len(), &self)),
            }
        }
    }

    reader.deserialize_tuple(3, Waves)
}

fn after(seconds: u16) -> u64 {
    u64::from(seconds) + 1
}

impl CostOfDiscard {
    const KINDS: [ValueKind; 4] = [
        ValueKind::new("fixed", "Chips").whole(between(1..=1_000_000), 5),
        ValueKind::new("times-ante", "Ante").hundredths(between(1..=10_000), 50),
        ValueKind::new("times-own-bet", "OwnBet").hundredths(between(1..=10_000), 25),
        ValueKind::new("times-pot", "Pot").hundredths(between(1..=10_000), 5),
    ];
}

impl Choosable for CostOfDiscard {
    fn chosen(&self) -> Chosen {
        let (kind, amount) = match *self {
            CostOfDiscard::Fixed(chips) => (0, chips),
            CostOfDiscard::TimesAnte(hundredths) => (1, hundredths.into()),
            CostOfDiscard::TimesOwnBet(hundredths) => (2, hundredths.into()),
            CostOfDiscard::TimesPot(hundredths) => (3, hundredths.into()),
        };
        Chosen { kind, amount }
    }

    fn choose(&mut self, chosen: Chosen) {
        let amount = chosen.amount;
        *self = match chosen.kind {
            0 => CostOfDiscard::Fixed(amount),
            1 => CostOfDiscard::TimesAnte(fit(amount)),
            2 => CostOfDiscard::TimesOwnBet(fit(amount)),
            _ => CostOfDiscard::TimesPot(fit(amount)),
        };
    }
}

impl BoardWhileDiscarding {
    const KINDS: [ValueKind; 2] = [
        ValueKind::new("face-up", "FaceUp"),
        ValueKind::new("face-down", "FaceDown"),
    ];
}

impl OneOf for BoardWhileDiscarding {
    const ALL: &'static [BoardWhileDiscarding] =
        &[BoardWhileDiscarding::FaceUp, BoardWhileDiscarding::FaceDown];
}

/// Whether picking ends early.
const PICKING_ENDS: [ValueKind; 2] = [
    ValueKind::new("on-time", "false"),
    ValueKind::new("early", "true"),
];

impl OneOf for bool {
    const ALL: &'static [bool] = &[false, true];
}

impl UniqueOptions {
    /// What it takes to play one hand to its end.
    fn price_of_a_hand(&self) -> Chips {
        let times = 1 + Chips::from(self.continuation_multiplier);
        self.ante.saturating_mul(times)
    }

    pub(super) fn presets() -> [(&'static str, UniqueOptions); 2] {
        let rulebook = UniqueOptions::default();
        let relaxed = UniqueOptions {
            discard_time: Some(15),
            waves: WaveTimes {
                open: [15, 30],
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
        let ending = if self.end_picking_early {
            PickEnding::WhenAllHavePicked
        } else {
            PickEnding::OnTime
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
                    waves: 1 + self.waves.open.len() as u8,
                    wave_size: WAVE_SIZE,
                    ending,
                },
                Step::Showdown,
            ],
            forced: Forced::new(self.ante, &[]),
            limit: Limit::None,
            max_raises: 0,
            making: Making::Exactly {
                own: 2,
                common: PICKS,
            },
            tie_break: TieBreak::HighestHoleCard,
            sharing: Sharing::TwoPlaces {
                second: SECOND_PLACE_PERCENT,
            },
            showing: Showing::Everyone,
        }
    }
}
