//! A game is data: forced bets, a limit, a script of steps, how hands are
//! made and pots are paid. One [`Hand`](super::Hand) plays them all.

use serde::{Deserialize, Serialize};

use super::{Chips, MAX_SEATS, Making};
use crate::rules::cards::{Card, Row};

/// Everything that decides how one hand is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The steps of a hand, in order.
    pub script: Vec<Step>,
    /// What each position must put in before a card is dealt.
    pub forced: Forced,
    /// How much may be bet.
    pub limit: Limit,
    /// Bets and raises allowed in a round; zero is no limit.
    pub max_raises: u8,
    /// Which cards make a hand at the showdown.
    pub making: Making,
    /// How equal hands are told apart before they share.
    pub tie_break: TieBreak,
    /// How a pot is paid.
    pub sharing: Sharing,
    /// Who must show.
    pub showing: Showing,
}

/// One step of a hand. Steps without a decision happen by themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Everyone posts the ante.
    Antes,
    /// The blinds and straddles are posted.
    Blinds,
    /// Each player gets cards face down, one at a time, from the left of the
    /// button.
    DealDown(u8),
    /// A card is put aside unseen.
    Burn,
    /// Cards are laid on the board.
    DealBoard {
        /// What this part of the hand is called.
        street: Street,
        /// How many cards.
        cards: u8,
        /// Whether they can be seen at once.
        facing: Facing,
    },
    /// A betting round.
    Bet {
        /// What this part of the hand is called.
        street: Street,
        /// Who acts first.
        opening: Opening,
        /// The smallest bet of an open limit, the bet of a fixed one.
        unit: Chips,
    },
    /// In turn, each pays the price or folds.
    Continue {
        /// What staying in costs.
        price: Chips,
    },
    /// In turn, each player may exchange some of their own cards.
    Exchange {
        /// The most cards that may be exchanged.
        most: u8,
    },
    /// In turn, each may pay to take a card off the board.
    DiscardFromBoard {
        /// What it costs.
        cost: DiscardCost,
        /// The step ends when only this many cards are left.
        keep: u8,
    },
    /// All at once, each locks cards of the board, which opens in waves.
    Pick {
        /// How many cards each player picks.
        count: u8,
        /// How many waves there are; the last one opens all that is left.
        waves: u8,
        /// How many cards each wave before the last one opens.
        wave_size: u8,
        /// When picking ends.
        ending: PickEnding,
    },
    /// Hands are shown and compared, pots are paid.
    Showdown,
}

/// The parts of a hand that have a name of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Street {
    /// Before any community card.
    Preflop,
    /// The first three community cards.
    Flop,
    /// The fourth.
    Turn,
    /// The fifth and last.
    River,
    /// Draw games: the round before the exchange.
    BeforeDraw,
    /// Draw games: the round after the exchange.
    AfterDraw,
    /// All community cards at once.
    Community,
}

/// Who acts first in a betting round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// The player after the largest blind; the blinds are bets of this round.
    AfterBlinds,
    /// The first player left of the button.
    LeftOfButton,
}

/// Whether community cards lie face up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Facing {
    /// Everyone sees them.
    Up,
    /// Nobody sees them yet.
    Down,
}

/// What taking a community card away costs. Multiples are in hundredths and
/// the cost is rounded to the nearest chip, at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DiscardCost {
    /// Always the same number of chips.
    Fixed(Chips),
    /// A multiple of what the player has put in by ante and continuation.
    OfOwnBet {
        /// The multiple in hundredths.
        hundredths: u32,
    },
    /// A multiple of the whole pot.
    OfPot {
        /// The multiple in hundredths.
        hundredths: u32,
    },
}

impl DiscardCost {
    /// The cost in chips for a player who has put so much in, with that pot.
    pub fn chips(self, own_bet: Chips, pot: Chips) -> Chips {
        match self {
            DiscardCost::Fixed(chips) => chips,
            DiscardCost::OfOwnBet { hundredths } => hundredths_of(own_bet, hundredths),
            DiscardCost::OfPot { hundredths } => hundredths_of(pot, hundredths),
        }
    }
}

/// A multiple in hundredths, rounded to the nearest chip, at least one.
pub(super) fn hundredths_of(chips: Chips, hundredths: u32) -> Chips {
    let exact = u128::from(chips) * u128::from(hundredths);
    Chips::try_from((exact + 50) / 100)
        .unwrap_or(Chips::MAX)
        .max(1)
}

/// When the picking of community cards ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PickEnding {
    /// When the clock says so.
    OnTime,
    /// As soon as everyone has all their picks, or when the clock says so.
    WhenAllHavePicked,
}

/// Forced bets by position.
///
/// Positions run clockwise from the left of the button; with two players from
/// the button, which posts the small blind (ruling 1, TDA 34-B).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forced {
    /// Each position's ante.
    pub antes: [Chips; MAX_SEATS],
    /// How antes count.
    pub ante_kind: AnteKind,
    /// Each position's blind or straddle.
    pub blinds: [Chips; MAX_SEATS],
}

/// How antes count towards side pots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnteKind {
    /// As any bet: a short one wins only its match from each other player
    /// (ruling 2).
    Matched,
    /// Dead money in the main pot, so that one player may post for all.
    Dead,
}

impl Forced {
    /// The largest forced bet, in which other bets are measured.
    pub fn largest(&self) -> Chips {
        let all = self.antes.iter().chain(&self.blinds);
        all.copied().max().unwrap_or(0)
    }

    /// The same ante from everyone, and these blinds in order of position.
    pub fn new(ante: Chips, blinds: &[Chips]) -> Forced {
        let mut by_position = [0; MAX_SEATS];
        by_position[..blinds.len()].copy_from_slice(blinds);
        Forced {
            antes: [ante; MAX_SEATS],
            ante_kind: AnteKind::Matched,
            blinds: by_position,
        }
    }
}

/// How much may be bet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Anything from the minimum raise to all one's chips.
    None,
    /// At most a multiple of the pot after one's call (ruling 13).
    Pot {
        /// The multiple of the pot.
        times: u8,
    },
    /// Exactly the round's unit (ruling 12).
    Fixed,
    /// Any whole amount up to the round's unit.
    UpTo,
}

/// How hands that are equal by rank and kickers are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// Not at all: they share.
    None,
    /// By the highest single hole card.
    HighestHoleCard,
}

/// How a pot is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// The best hand takes all.
    BestTakesAll,
    /// The second-best hand gets this many percent, the best the rest.
    TwoPlaces {
        /// The percentage of the second place.
        second: u8,
    },
}

/// Who must show at the showdown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Showing {
    /// Everyone still in.
    Everyone,
    /// In turn, each shows or gives up unseen, as recorded hands may.
    InTurn,
}

impl Rules {
    /// How many cards each player is dealt, not counting exchanges.
    pub(crate) fn hole_size(&self) -> usize {
        self.cards_needed().hole
    }

    /// How many community cards are laid in a whole hand.
    pub(crate) fn board_size(&self) -> usize {
        self.cards_needed().board
    }

    fn cards_needed(&self) -> CardsNeeded {
        let mut needed = CardsNeeded::default();
        for step in &self.script {
            match *step {
                Step::DealDown(cards) => needed.hole += usize::from(cards),
                Step::DealBoard { cards, .. } => needed.board += usize::from(cards),
                Step::Burn => needed.burned += 1,
                _ => {}
            }
        }
        needed
    }

    /// What staying in costs, in games with such a step.
    pub(crate) fn continue_price(&self) -> Option<Chips> {
        self.script.iter().find_map(|step| match *step {
            Step::Continue { price } => Some(price),
            _ => None,
        })
    }

    /// How many community cards each player picks, in games with such a step.
    pub(crate) fn picks(&self) -> Option<usize> {
        self.script.iter().find_map(|step| match *step {
            Step::Pick { count, .. } => Some(count.into()),
            _ => None,
        })
    }

    /// How many of the places by which players name cards are their own
    /// cards': all of these, unless it is the community cards that are acted
    /// on. Those come after.
    pub(crate) fn own_places(&self) -> usize {
        let acts_on_board =
            |step: &Step| matches!(step, Step::DiscardFromBoard { .. } | Step::Pick { .. });
        if self.has(acts_on_board) {
            0
        } else {
            self.hole_size()
        }
    }

    /// Whether the script has such a step.
    pub(crate) fn has(&self, is_it: fn(&Step) -> bool) -> bool {
        self.script.iter().any(is_it)
    }

    /// Whether a deck and our rows of cards are large enough for this many
    /// players. Exchanges do not count: they are limited to what the deck has.
    pub fn fits(&self, players: usize) -> bool {
        let CardsNeeded {
            hole,
            board,
            burned,
        } = self.cards_needed();
        hole * players + board + burned <= Card::COUNT && hole.max(board) <= Row::CAPACITY
    }
}

/// The cards of a whole hand: of each player, of the board, and burned.
#[derive(Default)]
struct CardsNeeded {
    hole: usize,
    board: usize,
    burned: usize,
}

/// The steps of a game with so many hole cards, a flop, a turn and a river, and
/// these bets before and after the turn, which differ where the limit is fixed.
pub fn flop_script(hole_cards: u8, early: Chips, late: Chips) -> Vec<Step> {
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
        Step::DealDown(hole_cards),
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
