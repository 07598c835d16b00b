//! Hands with given cards, played up to some moment.

use std::sync::Arc;

use tabletalk::rules::cards::{Card, CardSet, Deck, parse_cards};
use tabletalk::rules::{Action, Chips, Event, Hand, Input, Options, Rules, Seat, Seats, Step};

/// A hand, and what happens in it.
pub(crate) struct StackedHand<'a> {
    pub(crate) options: Options,
    pub(crate) stacks: &'a [Chips],
    pub(crate) button: usize,
    /// Hole cards by seat, then the cards laid or drawn later, in order.
    pub(crate) hole: &'a [&'a str],
    pub(crate) later: &'a str,
    pub(crate) inputs: Vec<Input>,
}

impl StackedHand<'_> {
    /// The hand after all inputs, and what came of the deal and of each.
    pub(crate) fn play(&self) -> (Hand, Vec<Vec<Event>>) {
        let rules = Arc::new(self.options.rules(0));
        let deck = Deck::stacked(&self.cards(&rules)).expect("no card twice");
        let dealt = Hand::deal(rules, self.stacks, seat(self.button), deck);
        let mut hand = dealt.expect("players with chips");
        let mut batches = vec![hand.events().to_vec()];
        for input in &self.inputs {
            batches.push(hand.apply(*input).expect("a legal input").to_vec());
        }
        (hand, batches)
    }

    /// The cards in the order in which they are drawn; burned ones are any.
    fn cards(&self, rules: &Rules) -> Vec<Card> {
        let hole: Vec<Vec<Card>> = self.hole.iter().map(|cards| cards_of(cards)).collect();
        let later = cards_of(self.later);
        let named: CardSet = hole.iter().flatten().chain(&later).copied().collect();
        let mut spare = (!named).into_iter();
        let mut later = later.into_iter();
        let mut cards = Vec::new();
        let dealt_in: Seats = Seats::first(hole.len())
            .into_iter()
            .filter(|seat| self.stacks[seat.index()] > 0)
            .collect();
        for step in &rules.script {
            match *step {
                Step::DealDown(count) => {
                    let order = || dealt_in.clockwise_after(seat(self.button));
                    let round = |round: usize| order().map(move |it| (it.index(), round));
                    let places = (0..usize::from(count)).flat_map(round);
                    cards.extend(places.map(|(player, round)| hole[player][round]));
                }
                Step::Burn => cards.extend(spare.next()),
                Step::DealBoard { cards: count, .. } => {
                    cards.extend(later.by_ref().take(count.into()))
                }
                _ => {}
            }
        }
        cards.extend(later);
        cards
    }
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat of the table")
}

pub(crate) fn act(player: usize, action: Action) -> Input {
    Input::Act(seat(player), action)
}

pub(crate) fn names() -> Vec<String> {
    let names = ["Anna", "Bob", "Carol", "Dave", "Eve", "Frank"];
    names.map(str::to_owned).to_vec()
}

pub(crate) fn cards_of(text: &str) -> Vec<Card> {
    parse_cards(text).expect("cards")
}
