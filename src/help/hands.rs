use super::Line;
use crate::cards::{Card, CardSet, parse_cards};
use crate::l10n::{L10n, Message};
use crate::talk;

/// Each kind of hand, from the best to the lowest, with an example.
#[rustfmt::skip] // One line for each.
const HANDS: [(&str, &str); 10] = [
    ("help-hand-royal-flush", "AsKsQsJsTs"),
    ("help-hand-straight-flush", "9h8h7h6h5h"),
    ("help-hand-four", "8s8h8d8cKd"),
    ("help-hand-full-house", "KsKhKd9c9s"),
    ("help-hand-flush", "AdJd8d6d3d"),
    ("help-hand-straight", "QcJdTs9h8c"),
    ("help-hand-three", "7s7h7dKcTh"),
    ("help-hand-two-pair", "QsQd7h7cJs"),
    ("help-hand-pair", "KhKcAs8d4c"),
    ("help-hand-high-card", "AhJs9d6c3s"),
];

/// What each hand is, with an example that is named as at the table.
pub(super) fn lines(words: &L10n) -> impl Iterator<Item = Line> {
    HANDS.into_iter().flat_map(|(key, letters)| {
        let cards = cards(letters);
        let hand = talk::hand_value(words, cards.iter().copied().collect::<CardSet>());
        let example = Message::new("help-hand-example")
            .with("hand", hand.unwrap_or_default())
            .with("cards", letters);
        let example = words.say(&example);
        [
            Line::Heading(words.text(key)),
            Line::Text(words.say(&Message::new(key).form("about"))),
            Line::Hand(cards, example),
        ]
    })
}

fn cards(letters: &str) -> Vec<Card> {
    parse_cards(letters).expect("the table above names cards")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Category, HandValue};

    #[test]
    fn every_kind_of_hand_has_its_example() {
        let kinds = HANDS.map(|(_, letters)| {
            let cards: CardSet = cards(letters).into_iter().collect();
            HandValue::of(cards).category
        });
        use Category::*;
        let all = [
            RoyalFlush,
            StraightFlush,
            FourOfAKind,
            FullHouse,
            Flush,
            Straight,
            ThreeOfAKind,
            TwoPair,
            Pair,
            HighCard,
        ];
        assert_eq!(kinds, all);
    }
}
