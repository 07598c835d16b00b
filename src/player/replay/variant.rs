use std::fmt;

use crate::rules::{Chips, GameKind, Limit, Making, Rules, Step, flop_script};
use crate::speech::{Text, msg};

/// Which game a recorded hand was: one that is offered here, or one that only
/// records bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Variant {
    /// A game of the menu.
    Offered(GameKind),
    /// Omaha: four cards of one's own, of which exactly two count.
    Omaha,
}

impl Variant {
    /// The game's name.
    pub(crate) fn name(self) -> Text {
        match self {
            Variant::Offered(kind) => msg::game(kind),
            Variant::Omaha => msg::GAME_OMAHA,
        }
    }

    /// The game's short name.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Variant::Offered(kind) => kind.id(),
            Variant::Omaha => "omaha",
        }
    }
}

impl From<GameKind> for Variant {
    fn from(kind: GameKind) -> Variant {
        Variant::Offered(kind)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A game that the PHH format has a code for and that our steps can play: all
/// that makes it itself. Its forced bets and the sizes of its bets are in the
/// files.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standard {
    pub(super) code: &'static str,
    pub(super) variant: Variant,
    hole_cards: u8,
    pub(super) limit: Limit,
    pub(super) making: Making,
}

/// Games with a flop, a turn and a river. The format's other codes need
/// another deck, another order of hands, pots for the lowest hand, or cards
/// that are dealt face up.
const STANDARD: [Standard; 3] = [
    Standard {
        code: "NT",
        variant: Variant::Offered(GameKind::Holdem),
        hole_cards: 2,
        limit: Limit::None,
        making: Making::Any,
    },
    Standard {
        code: "FT",
        variant: Variant::Offered(GameKind::Holdem),
        hole_cards: 2,
        limit: Limit::Fixed,
        making: Making::Any,
    },
    Standard {
        code: "PO",
        variant: Variant::Omaha,
        hole_cards: 4,
        limit: Limit::Pot { times: 1 },
        making: Making::Exactly { own: 2, common: 3 },
    },
];

impl Standard {
    /// The game with that code.
    pub(super) fn with_code(code: &str) -> Option<&'static Standard> {
        STANDARD.iter().find(|game| game.code == code)
    }

    /// The game that is played by these rules, whatever its bets.
    pub(super) fn of(rules: &Rules) -> Option<&'static Standard> {
        let unit = |step: &Step| match *step {
            Step::Bet { unit, .. } => Some(unit),
            _ => None,
        };
        let units: Vec<Chips> = rules.script.iter().filter_map(unit).collect();
        let (&early, &late) = (units.first()?, units.last()?);
        let is_it = |game: &&Standard| {
            (game.limit, game.making) == (rules.limit, rules.making)
                && rules.max_raises == 0
                && rules.script == game.script(early, late)
        };
        STANDARD.iter().find(is_it)
    }

    /// The steps of a hand with bets of these sizes.
    pub(super) fn script(&self, early: Chips, late: Chips) -> Vec<Step> {
        flop_script(self.hole_cards, early, late)
    }
}
