use std::iter;

use super::OddsArgs;
use super::report::OddsReport;
use crate::bots::equity::{BadSpot, Effort, Holding, MAX_PLAYERS, Spot};
use crate::rules::cards::{Card, CardSet, NotACard, parse_cards};
use crate::speech;
use crate::speech::{L10n, msg};

/// Every deal is counted if that takes at most this many comparisons of hands,
/// which is a second or two. A turn against two random hands needs 150 million.
const COMPARISONS: u64 = 400_000_000;

/// Otherwise, this many random deals are sampled.
const SAMPLES: u64 = 2_000_000;

/// The command line of `odds`, read and checked.
#[derive(Debug)]
pub(super) struct OddsQuery {
    hands: Vec<[Card; 2]>,
    random: usize,
    spot: Spot,
    effort: Effort,
}

/// What is wrong with the command line of `odds`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadOddsQuery {
    /// Not a card.
    #[error(transparent)]
    Card(#[from] NotACard),
    /// A hand that does not have two cards.
    #[error("not a hand: {0}")]
    HandSize(String),
    /// A board of another size than 3, 4 or 5 cards.
    #[error("a board of {0}")]
    BoardSize(usize),
    /// A card that was given before.
    #[error("a second {0}")]
    CardTwice(Card),
    /// One hand and no opponent.
    #[error("no opponent")]
    NoOpponent,
    /// Too few or too many opponents.
    #[error("{0} opponents")]
    Against(i64),
    /// More cards than a deck has.
    #[error("{0} cards in one deck")]
    TooManyCards(usize),
    /// No samples at all.
    #[error("no samples")]
    NoSamples,
}

impl OddsQuery {
    pub(super) fn new(args: &OddsArgs) -> Result<OddsQuery, BadOddsQuery> {
        let hands = (args.hands.iter())
            .map(|text| read_hand(text))
            .collect::<Result<Vec<_>, _>>()?;
        let board = read_board(args.board.as_deref())?;
        let dead = read_dead(args.dead.as_deref())?;
        let random = read_against(args.against)?;
        if args.samples == Some(0) {
            return Err(BadOddsQuery::NoSamples);
        }

        let given = hands.iter().copied().map(Holding::Hand);
        let players: Vec<_> = given
            .chain(iter::repeat_n(Holding::Random, random))
            .collect();
        let spot = Spot::new(&players, &board, dead).map_err(|bad| match bad {
            BadSpot::CardTwice(card) => BadOddsQuery::CardTwice(card),
            BadSpot::NoOpponent => BadOddsQuery::NoOpponent,
            BadSpot::TooManyCards(needed) => BadOddsQuery::TooManyCards(needed),
            BadSpot::BoardTooLong(cards) => BadOddsQuery::BoardSize(cards),
            // Only ranges do this, and the command line has none.
            BadSpot::NoHandInRange(_) => BadOddsQuery::NoOpponent,
        })?;
        let effort = Effort {
            comparisons: args.samples.map_or(COMPARISONS, |_| 0),
            samples: args.samples.unwrap_or(SAMPLES),
            seed: args.seed,
        };
        Ok(OddsQuery {
            hands,
            random,
            spot,
            effort,
        })
    }

    /// Counts or samples the deals, which may take a second or two.
    pub(super) fn report(&self) -> OddsReport {
        OddsReport::new(&self.hands, self.random, &self.spot.odds(self.effort))
    }
}

fn read_hand(text: &str) -> Result<[Card; 2], BadOddsQuery> {
    let cards = parse_cards(text)?;
    <[Card; 2]>::try_from(cards).map_err(|_| BadOddsQuery::HandSize(text.to_owned()))
}

fn read_board(text: Option<&str>) -> Result<Vec<Card>, BadOddsQuery> {
    let Some(text) = text else {
        return Ok(Vec::new());
    };
    let cards = parse_cards(text)?;
    match cards.len() {
        3..=5 => Ok(cards),
        count => Err(BadOddsQuery::BoardSize(count)),
    }
}

fn read_dead(text: Option<&str>) -> Result<CardSet, BadOddsQuery> {
    let mut dead = CardSet::EMPTY;
    for card in parse_cards(text.unwrap_or(""))? {
        if !dead.insert(card) {
            return Err(BadOddsQuery::CardTwice(card));
        }
    }
    Ok(dead)
}

fn read_against(count: Option<i64>) -> Result<usize, BadOddsQuery> {
    let Some(count) = count else { return Ok(0) };
    (usize::try_from(count).ok())
        .filter(|count| (1..MAX_PLAYERS).contains(count))
        .ok_or(BadOddsQuery::Against(count))
}

/// An example of a hand as it is written.
const HAND: &str = "AhKh";

impl BadOddsQuery {
    /// What is wrong and what to do, in words for the player.
    pub fn say(&self, words: &L10n) -> String {
        let message = match self {
            BadOddsQuery::Card(text) => return speech::not_a_card(text, words),
            BadOddsQuery::HandSize(text) => msg!(odds_bad_hand {
                text: text.clone(),
                example: HAND
            }),
            BadOddsQuery::BoardSize(count) => msg!(odds_bad_board {
                count: *count as u64,
                option: "--board"
            }),
            BadOddsQuery::CardTwice(card) => {
                msg!(odds_card_twice {
                    card: card.to_string()
                })
            }
            BadOddsQuery::NoOpponent => {
                msg!(odds_no_opponent {
                    option: "--against 1"
                })
            }
            BadOddsQuery::Against(count) => msg!(odds_bad_against {
                option: format!("--against {count}"),
                most: (MAX_PLAYERS - 1) as u64
            }),
            BadOddsQuery::TooManyCards(count) => {
                msg!(odds_too_many_cards {
                    count: *count as u64
                })
            }
            BadOddsQuery::NoSamples => {
                msg!(odds_no_samples {
                    option: "--samples 0"
                })
            }
        };
        words.say(&message)
    }
}
