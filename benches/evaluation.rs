//! How fast hands are evaluated, beside the fastest published crates.
//!
//! All contenders do the same work in turn, several times over, in one run.
//! What counts is the ratio: the median over the rounds of a contender's speed
//! to that of `pokers` in the same round.

use std::hint::black_box;

use aya_poker::base as aya;
use tabletalk::rules::cards::{Card, Deck, Seed, Tally};
use tabletalk_benches::report::{Goal, Line};
use tabletalk_benches::{Measured, Work, compare, heading};

const RANDOM_HANDS: usize = 10_000_000;

fn main() {
    let hands = random_hands();
    agree(&hands[..hands.len() / 10]);
    heading("M hands/s", "x pokers");
    let work = "7 cards, 10 M random hands";
    let measured = compare(
        work,
        [
            ("pokers", random::<Pokers>(&hands)),
            ("tabletalk", random::<Tabletalk>(&hands)),
            ("aya_poker", random::<Aya>(&hands)),
        ],
    );
    add(work, measured);
    let work = "7 cards, all hands in order";
    let measured = compare(
        work,
        [
            ("pokers", in_order::<Pokers>()),
            ("tabletalk", in_order::<Tabletalk>()),
            ("aya_poker", in_order::<Aya>()),
        ],
    );
    add(work, measured);
}

fn add(work: &str, [pokers, ours, _]: [Measured; 3]) {
    Line::new(work, "M hands/s", ours.speed)
        .beside("pokers", pokers.speed, ours.ratio)
        .goal(Goal::TimesAtLeast(1.0))
        .add();
}

/// One way to evaluate hands, used as its documentation says.
trait Evaluator {
    /// A card in the smallest form that can be added to a hand.
    type Dealt: Copy;
    /// A card in the form that is added to a hand the quickest.
    type Loose: Copy;
    type Hand: Copy;

    fn dealt(card: Card) -> Self::Dealt;
    fn loose(card: Card) -> Self::Loose;
    fn empty() -> Self::Hand;
    fn deal(hand: Self::Hand, card: Self::Dealt) -> Self::Hand;
    fn add(hand: Self::Hand, card: Self::Loose) -> Self::Hand;
    fn strength(hand: Self::Hand) -> u16;
}

struct Tabletalk;

impl Evaluator for Tabletalk {
    type Dealt = Card;
    type Loose = Tally;
    type Hand = Tally;

    fn dealt(card: Card) -> Card {
        card
    }
    fn loose(card: Card) -> Tally {
        Tally::from(card)
    }
    fn empty() -> Tally {
        Tally::EMPTY
    }
    fn deal(hand: Tally, card: Card) -> Tally {
        hand.with(card)
    }
    fn add(hand: Tally, card: Tally) -> Tally {
        hand.plus(card)
    }
    fn strength(hand: Tally) -> u16 {
        hand.strength().number()
    }
}

struct Pokers;

impl Evaluator for Pokers {
    type Dealt = u8;
    type Loose = pokers::Hand;
    type Hand = pokers::Hand;

    fn dealt(card: Card) -> u8 {
        4 * card.rank() as u8 + card.suit() as u8
    }
    fn loose(card: Card) -> pokers::Hand {
        pokers::CARDS[usize::from(Self::dealt(card))]
    }
    fn empty() -> pokers::Hand {
        pokers::Hand::default()
    }
    fn deal(hand: pokers::Hand, card: u8) -> pokers::Hand {
        hand + pokers::CARDS[usize::from(card)]
    }
    fn add(hand: pokers::Hand, card: pokers::Hand) -> pokers::Hand {
        hand + card
    }
    fn strength(hand: pokers::Hand) -> u16 {
        hand.evaluate()
    }
}

struct Aya;

impl Evaluator for Aya {
    type Dealt = u8;
    type Loose = aya::Card;
    type Hand = aya::Hand;

    fn dealt(card: Card) -> u8 {
        Self::loose(card).idx() as u8
    }
    fn loose(card: Card) -> aya::Card {
        card.to_string().parse().expect("a card it knows")
    }
    fn empty() -> aya::Hand {
        aya::Hand::new()
    }
    fn deal(mut hand: aya::Hand, card: u8) -> aya::Hand {
        hand.insert_unchecked(&aya::CARDS[usize::from(card)]);
        hand
    }
    fn add(mut hand: aya::Hand, card: aya::Card) -> aya::Hand {
        hand.insert_unchecked(&card);
        hand
    }
    fn strength(hand: aya::Hand) -> u16 {
        aya_poker::poker_rank(&hand).0
    }
}

fn random_hands() -> Vec<[Card; 7]> {
    let seed = Seed::from(7);
    (0..RANDOM_HANDS as u64)
        .map(|hand| {
            let mut deck = Deck::shuffled(&seed, hand);
            [(); 7].map(|()| deck.draw().expect("seven of 52"))
        })
        .collect()
}

/// Adds the seven cards of each random hand and evaluates it.
fn random<'a, E: Evaluator + 'a>(hands: &[[Card; 7]]) -> Work<'a>
where
    E::Dealt: 'a,
{
    let hands: Vec<_> = hands.iter().map(|hand| hand.map(E::dealt)).collect();
    Box::new(move || {
        let strengths = hands.iter().map(|hand| {
            let hand = hand
                .iter()
                .fold(E::empty(), |hand, &card| E::deal(hand, card));
            u64::from(E::strength(hand))
        });
        black_box(strengths.sum::<u64>());
        hands.len() as f64 / 1e6
    })
}

/// Evaluates all hands, seven loops deep, adding a card in each.
fn in_order<'a, E: Evaluator + 'a>() -> Work<'a>
where
    E::Loose: 'a,
{
    let mut by_rank = Card::ALL;
    by_rank.sort_by_key(|card| card.rank());
    let deck = by_rank.map(E::loose);
    Box::new(move || {
        let (mut hands, mut sum) = (0, 0);
        let deck = black_box(&deck);
        for a in 0..52 {
            let one = E::add(E::empty(), deck[a]);
            for b in a + 1..52 {
                let two = E::add(one, deck[b]);
                for c in b + 1..52 {
                    let three = E::add(two, deck[c]);
                    for d in c + 1..52 {
                        let four = E::add(three, deck[d]);
                        for e in d + 1..52 {
                            let five = E::add(four, deck[e]);
                            for f in e + 1..52 {
                                let six = E::add(five, deck[f]);
                                for &last in &deck[f + 1..] {
                                    sum += u64::from(E::strength(E::add(six, last)));
                                }
                                hands += deck.len() - f - 1;
                            }
                        }
                    }
                }
            }
        }
        black_box(sum);
        hands as f64 / 1e6
    })
}

/// Checks that all contenders see the same winner in each pair of hands.
fn agree(hands: &[[Card; 7]]) {
    for pair in hands.windows(2) {
        let ours = compare_with::<Tabletalk>(pair);
        assert_eq!(ours, compare_with::<Pokers>(pair), "pokers: {pair:?}");
        assert_eq!(ours, compare_with::<Aya>(pair), "aya_poker: {pair:?}");
    }
}

fn compare_with<E: Evaluator>(pair: &[[Card; 7]]) -> std::cmp::Ordering {
    let strength = |hand: &[Card; 7]| {
        let cards = hand.iter().map(|&card| E::dealt(card));
        E::strength(cards.fold(E::empty(), E::deal))
    };
    strength(&pair[0]).cmp(&strength(&pair[1]))
}
