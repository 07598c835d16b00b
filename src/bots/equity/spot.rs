use super::Range;
use crate::rules::cards::{Card, CardSet, Tally, number_of_choices};

/// The most players a deck has hands for, with a board.
pub(crate) const MAX_PLAYERS: usize = 23;

/// What is known of a player's hand.
#[derive(Clone, Copy, Debug)]
pub enum Holding<'a> {
    /// These two cards.
    Hand([Card; 2]),
    /// One of these hands, as likely as its weight says.
    Range(&'a Range),
    /// Nothing.
    Random,
}

/// A question that cannot be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSpot {
    /// One card in two places.
    #[error("{0} is in two places")]
    CardTwice(Card),
    /// A board of more than five cards.
    #[error("the board has {0} cards, more than five")]
    BoardTooLong(usize),
    /// Fewer than two players.
    #[error("there is no opponent")]
    NoOpponent,
    /// The hands, the board to its fifth card and the dead cards are more than
    /// the deck has.
    #[error("{0} cards are needed and the deck has 52")]
    TooManyCards(usize),
    /// The known cards rule out every hand in the range of this player,
    /// counted from zero.
    #[error("no hand in the range of player {0} is possible")]
    NoHandInRange(usize),
}

/// A hand that a player may have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weighted {
    pub(super) hand: Tally,
    pub(super) weight: u64,
}

/// Hands, a board and dead cards: a question that has an answer.
///
/// Inside, the players sit in the order of what is known of them: given hands,
/// then ranges, then random hands.
#[derive(Clone, Debug)]
pub struct Spot {
    /// Where the players sit in the question.
    seats: Vec<usize>,
    pub(super) hands: Vec<Tally>,
    pub(super) ranges: Vec<Vec<Weighted>>,
    /// How many players have any hand.
    pub(super) random: usize,
    pub(super) board: Tally,
    /// How many cards the board is short of five.
    pub(super) missing: usize,
    /// The cards whose place is not known.
    pub(super) deck: CardSet,
}

impl Spot {
    /// The question what the players may expect, with that board so far and
    /// with dead cards, which nobody has and the board will not get.
    pub fn new(players: &[Holding<'_>], board: &[Card], dead: CardSet) -> Result<Spot, BadSpot> {
        if players.len() < 2 {
            return Err(BadSpot::NoOpponent);
        }
        if board.len() > 5 {
            return Err(BadSpot::BoardTooLong(board.len()));
        }
        let needed = 2 * players.len() + 5 + dead.len();
        if needed > Card::COUNT {
            return Err(BadSpot::TooManyCards(needed));
        }
        let mut known = dead;
        let board_so_far = place(board, &mut known)?;
        let (mut given, mut ranges, mut random) = (Vec::new(), Vec::new(), Vec::new());
        for (seat, player) in players.iter().enumerate() {
            if let Holding::Hand(cards) = player {
                given.push((seat, place(cards, &mut known)?));
            }
        }
        let deck = !known;
        for (seat, player) in players.iter().enumerate() {
            match player {
                Holding::Hand(_) => {}
                Holding::Random => random.push(seat),
                Holding::Range(range) => match possible(range, deck) {
                    hands if hands.is_empty() => return Err(BadSpot::NoHandInRange(seat)),
                    // Random hands are dealt faster.
                    hands if is_any_hand(&hands, deck) => random.push(seat),
                    hands => ranges.push((seat, hands)),
                },
            }
        }
        let seats = (given.iter().map(|&(seat, _)| seat))
            .chain(ranges.iter().map(|&(seat, _)| seat))
            .chain(random.iter().copied())
            .collect();
        Ok(Spot {
            seats,
            hands: given.into_iter().map(|(_, hand)| hand).collect(),
            ranges: ranges.into_iter().map(|(_, hands)| hands).collect(),
            random: random.len(),
            board: board_so_far,
            missing: 5 - board.len(),
            deck,
        })
    }

    /// How many players there are.
    pub(crate) fn players(&self) -> usize {
        self.seats.len()
    }

    /// From the order inside to the order of the question.
    pub(super) fn in_order_of_question<T: Copy + Default>(&self, inside: &[T]) -> Vec<T> {
        let mut ordered = vec![T::default(); inside.len()];
        for (&seat, &it) in self.seats.iter().zip(inside) {
            ordered[seat] = it;
        }
        ordered
    }
}

/// Adds up cards that are known now and were not before.
fn place(cards: &[Card], known: &mut CardSet) -> Result<Tally, BadSpot> {
    cards.iter().try_fold(Tally::EMPTY, |placed, &card| {
        let new = known.insert(card);
        new.then(|| placed.with(card))
            .ok_or(BadSpot::CardTwice(card))
    })
}

/// The hands of the range that the deck has, with the smallest whole weights of
/// the same ratios: those of a range without nuances are all one, and counts
/// over it are numbers of deals.
fn possible(range: &Range, deck: CardSet) -> Vec<Weighted> {
    let mut hands: Vec<Weighted> = (range.hands())
        .filter(|(hand, _)| hand.iter().all(|&card| deck.contains(card)))
        .map(|(hand, weight)| Weighted {
            hand: hand.into_iter().collect(),
            weight: u64::from(weight),
        })
        .collect();
    let divisor = hands.iter().fold(0, |divisor, it| match divisor {
        1 => 1,
        _ => gcd(it.weight, divisor),
    });
    if divisor > 1 {
        hands.iter_mut().for_each(|it| it.weight /= divisor);
    }
    hands
}

fn is_any_hand(possible: &[Weighted], deck: CardSet) -> bool {
    possible.len() as u64 == number_of_choices(deck.len(), 2)
        && possible.iter().all(|it| it.weight == 1)
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
