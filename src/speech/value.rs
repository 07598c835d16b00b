//! What a hand is worth, in words.

use crate::rules::cards::{CardSet, Category, HandValue, Rank};
use crate::speech::{L10n, Message};

/// What the best five of these cards are worth, or all where there are fewer,
/// with the kicker that players name: `pair of kings, ace kicker`. `None`
/// without a card.
pub fn hand_value(words: &L10n, cards: CardSet) -> Option<String> {
    if cards.is_empty() {
        return None;
    }
    let value = HandValue::of(cards);
    Some(words.say(&message(&value, kickers_among(&value, &[]))))
}

/// The message for a value, naming the first so many kickers.
pub(super) fn message(value: &HandValue, kickers: usize) -> Message<'static> {
    let kickers: Vec<Rank> = kickers_of(value).take(kickers).collect();
    let (high, low) = value.ranks;
    Message::new(match value.category {
        Category::HighCard => "hand-high-card",
        Category::Pair => "hand-pair",
        Category::TwoPair => "hand-two-pair",
        Category::ThreeOfAKind => "hand-three",
        Category::Straight => "hand-straight",
        Category::Flush => "hand-flush",
        Category::FullHouse => "hand-full-house",
        Category::FourOfAKind => "hand-four",
        Category::StraightFlush => "hand-straight-flush",
        Category::RoyalFlush => "hand-royal-flush",
    })
    .with("high", letters(&[high]))
    .with("low", letters(low.as_slice()))
    .with("kickers", letters(&kickers))
    .with("kicker-count", kickers.len())
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
