use std::iter;

use super::OddsArgs;
use super::report::Report;
use crate::bots::equity::{BadSpot, Effort, Holding, MAX_PLAYERS, Spot};
use crate::cards::{Card, CardSet, NotACard, parse_cards};

/// Deals are counted up to so many comparisons of hands, which take a second or
/// two; a turn against two random hands needs 150 million.
const COMPARISONS: u64 = 400_000_000;

/// So many deals are sampled otherwise.
const SAMPLES: u64 = 2_000_000;

/// What was asked, read and checked.
#[derive(Debug)]
pub(super) struct Question {
    hands: Vec<[Card; 2]>,
    random: usize,
    spot: Spot,
    effort: Effort,
}

/// Something that was asked for is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadQuestion {
    /// Not a card.
    #[error(transparent)]
    Card(#[from] NotACard),
    /// A hand of not two cards.
    #[error("not a hand: {0}")]
    HandSize(String),
    /// A board that no street has.
    #[error("a board of {0}")]
    BoardSize(usize),
    /// A card that was given before.
    #[error("a second {0}")]
    CardTwice(Card),
    /// One hand and nobody else.
    #[error("no opponent")]
    NoOpponent,
    /// A number of opponents that no deck has cards for.
    #[error("{0} opponents")]
    Against(i64),
    /// More cards than 52.
    #[error("{0} cards in one deck")]
    TooManyCards(usize),
    /// No samples at all.
    #[error("no samples")]
    NoSamples,
}

impl Question {
    pub(super) fn new(args: &OddsArgs) -> Result<Question, BadQuestion> {
        let hands = (args.hands.iter())
            .map(|text| read_hand(text))
            .collect::<Result<Vec<_>, _>>()?;
        let board = read_board(args.board.as_deref())?;
        let dead = read_dead(args.dead.as_deref())?;
        let random = read_against(args.against)?;
        if args.samples == Some(0) {
            return Err(BadQuestion::NoSamples);
        }

        let given = hands.iter().copied().map(Holding::Hand);
        let players: Vec<_> = given
            .chain(iter::repeat_n(Holding::Random, random))
            .collect();
        let spot = Spot::new(&players, &board, dead).map_err(|bad| match bad {
            BadSpot::CardTwice(card) => BadQuestion::CardTwice(card),
            BadSpot::NoOpponent => BadQuestion::NoOpponent,
            BadSpot::TooManyCards(needed) => BadQuestion::TooManyCards(needed),
            BadSpot::BoardTooLong(cards) => BadQuestion::BoardSize(cards),
            // Only ranges, which nobody can ask for here, rule everything out.
            BadSpot::NoHandInRange(_) => BadQuestion::NoOpponent,
        })?;
        let effort = Effort {
            comparisons: args.samples.map_or(COMPARISONS, |_| 0),
            samples: args.samples.unwrap_or(SAMPLES),
            seed: args.seed,
        };
        Ok(Question {
            hands,
            random,
            spot,
            effort,
        })
    }

    /// The answer, which may take a second or two.
    pub(super) fn report(&self) -> Report {
        Report::new(&self.hands, self.random, &self.spot.odds(self.effort))
    }
}

fn read_hand(text: &str) -> Result<[Card; 2], BadQuestion> {
    let cards = parse_cards(text)?;
    <[Card; 2]>::try_from(cards).map_err(|_| BadQuestion::HandSize(text.to_owned()))
}

fn read_board(text: Option<&str>) -> Result<Vec<Card>, BadQuestion> {
    let Some(text) = text else {
        return Ok(Vec::new());
    };
    let cards = parse_cards(text)?;
    match cards.len() {
        3..=5 => Ok(cards),
        count => Err(BadQuestion::BoardSize(count)),
    }
}

fn read_dead(text: Option<&str>) -> Result<CardSet, BadQuestion> {
    let mut dead = CardSet::EMPTY;
    for card in parse_cards(text.unwrap_or(""))? {
        if !dead.insert(card) {
            return Err(BadQuestion::CardTwice(card));
        }
    }
    Ok(dead)
}

fn read_against(count: Option<i64>) -> Result<usize, BadQuestion> {
    let Some(count) = count else { return Ok(0) };
    (usize::try_from(count).ok())
        .filter(|count| (1..MAX_PLAYERS).contains(count))
        .ok_or(BadQuestion::Against(count))
}
