//! What a hand is worth, in words.

use crate::rules::cards::{CardSet, Category, HandValue, Rank};
use crate::speech::{L10n, Message, msg};

/// What the best five of these cards are worth, or all where there are fewer,
/// with the kicker that players name: `pair of kings, ace kicker`. `None`
/// without a card.
pub fn hand_value(words: &L10n, cards: CardSet) -> Option<String> {
    best(cards).map(|it| words.say(&it.alone()))
}

/// The same, as somebody has it: `a pair of kings, ace kicker`.
pub(crate) fn hand_had(words: &L10n, cards: CardSet) -> Option<String> {
    best(cards).map(|it| words.say(&it.had()))
}

fn best(cards: CardSet) -> Option<HandWords> {
    let value = (!cards.is_empty()).then(|| HandValue::of(cards))?;
    let kickers = kickers_among(&value, &[]);
    Some(HandWords::of(&value, kickers))
}

/// A hand among those that are shown with it, as short as it tells them apart:
/// `pair of kings`, with a kicker only where that decides.
pub(crate) fn hand_name(words: &L10n, value: &HandValue, shown: &[HandValue]) -> String {
    let kickers = deciding_kickers(value, shown);
    words.say(&HandWords::of(value, kickers).alone())
}

/// What messages need to know of a value.
pub(super) struct HandWords {
    category: &'static str,
    high: String,
    low: String,
    kickers: String,
}

impl HandWords {
    /// Names the first so many kickers.
    pub(super) fn of(value: &HandValue, kickers: usize) -> HandWords {
        let kickers: Vec<Rank> = kickers_of(value).take(kickers).collect();
        let (high, low) = value.ranks;
        HandWords {
            category: category_name(value.category),
            high: letters(&[high]),
            low: letters(low.as_slice()),
            kickers: letters(&kickers),
        }
    }

    /// The value by itself.
    pub(super) fn alone(self) -> Message<'static> {
        msg!(hand_value {
            category: self.category,
            high: self.high,
            low: self.low,
            kicker_count: self.kickers.len(),
            kickers: self.kickers,
        })
    }

    /// The value that somebody has.
    pub(super) fn had(self) -> Message<'static> {
        msg!(hand_value_has {
            category: self.category,
            high: self.high,
            low: self.low,
            kicker_count: self.kickers.len(),
            kickers: self.kickers,
        })
    }
}

fn category_name(category: Category) -> &'static str {
    match category {
        Category::HighCard => "high-card",
        Category::Pair => "pair",
        Category::TwoPair => "two-pair",
        Category::ThreeOfAKind => "three",
        Category::Straight => "straight",
        Category::Flush => "flush",
        Category::FullHouse => "full-house",
        Category::FourOfAKind => "four",
        Category::StraightFlush => "straight-flush",
        Category::RoyalFlush => "royal-flush",
    }
}

/// Ranks as messages take them.
fn letters(ranks: &[Rank]) -> String {
    ranks.iter().map(|rank| rank.letter()).collect()
}

/// How many kickers to tell among those hands: nothing that decides is left
/// out, and little else is said.
pub(super) fn kickers_among(value: &HandValue, others: &[HandValue]) -> usize {
    deciding_kickers(value, others).max(kickers_unasked(value.category))
}

/// How many kickers part the hand from those of the same name.
pub(super) fn deciding_kickers(value: &HandValue, others: &[HandValue]) -> usize {
    let name = |value: &HandValue| (value.category, value.ranks);
    let parting = |other: &HandValue| {
        let pairs = kickers_of(value).zip(kickers_of(other));
        pairs.take_while(|(own, other)| own == other).count() + 1
    };
    (others.iter())
        .filter(|other| name(other) == name(value) && other.kickers != value.kickers)
        .map(parting)
        .max()
        .unwrap_or(0)
}

/// How many kickers players name without need: four of a kind and a flush
/// stand for themselves.
fn kickers_unasked(category: Category) -> usize {
    match category {
        Category::HighCard | Category::Pair | Category::TwoPair | Category::ThreeOfAKind => 1,
        _ => 0,
    }
}

fn kickers_of(value: &HandValue) -> impl Iterator<Item = Rank> {
    value.kickers.into_iter().flatten()
}
