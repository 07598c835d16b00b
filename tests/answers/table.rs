//! Tables in a given situation, and what is said at them.

use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

use tabletalk::cards::{Card, CardSet, Deck, parse_cards};
use tabletalk::engine::{
    Action, Chips, Hand, Input, Options, Rules, Seat, Seats, Standing, Step, View, Viewer,
};
use tabletalk::l10n::{L10n, Language};
use tabletalk::talk::{Question, Times, answer, brief_more, status_line};

/// A hand played up to some moment.
pub(crate) struct Table<'a> {
    pub(crate) options: Options,
    pub(crate) stacks: &'a [Chips],
    pub(crate) button: usize,
    /// Hole cards by seat, then the cards laid or drawn later, in order.
    pub(crate) hole: &'a [&'a str],
    pub(crate) later: &'a str,
    pub(crate) inputs: Vec<Input>,
}

pub(crate) fn names() -> Vec<String> {
    let names = ["Anna", "Bob", "Carol", "Dave", "Eve", "Frank"];
    names.map(str::to_owned).to_vec()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat of the table")
}

pub(crate) fn act(player: usize, action: Action) -> Input {
    Input::Act(seat(player), action)
}

fn cards_of(text: &str) -> Vec<Card> {
    parse_cards(text).expect("cards")
}

impl Table<'_> {
    pub(crate) fn hand(&self) -> Hand {
        let rules = Arc::new(self.options.rules(0));
        let deck = Deck::stacked(&self.cards(&rules)).expect("no card twice");
        let dealt = Hand::deal(rules, self.stacks, seat(self.button), deck);
        let mut hand = dealt.expect("players with chips");
        for input in &self.inputs {
            hand.apply(*input).expect("a legal input");
        }
        hand
    }

    /// As the player or, without a number, the rail sees it.
    pub(crate) fn view(&self, viewer: Option<usize>) -> View {
        let viewer = viewer.map_or(Viewer::Rail, |number| Viewer::Seat(seat(number)));
        self.hand().view(viewer, self.stacks.len())
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

pub(crate) fn seconds(seconds: u64) -> Option<Duration> {
    Some(Duration::from_secs(seconds))
}

/// How a game of these options stands at its start.
pub(crate) fn standing(options: &Options, points: &[Chips]) -> Standing {
    let levels = options.levels();
    Standing {
        hands: 1,
        level: levels.first().copied(),
        next_level: levels.get(1).copied(),
        hands_to_next_level: None,
        points: points.to_vec(),
        target: (!points.is_empty()).then_some(100),
        winner: None,
    }
}

/// All answers, each question with English and Polish.
pub(crate) fn answers(view: &View, times: &Times) -> String {
    let words = Language::ALL.iter().map(|&language| L10n::new(language));
    let words: Vec<L10n> = words.collect();
    let names = names();
    let mut text = String::new();
    let mut write = |question: &str, said: &dyn Fn(&L10n) -> String| {
        writeln!(text, "{question}").expect("text");
        for words in &words {
            writeln!(text, "    {}", said(words).replace('\u{a0}', "_")).expect("text");
        }
    };
    for question in Question::ALL {
        let places = match question {
            Question::Card(_) => 1..=8,
            _ => 1..=1,
        };
        for place in places {
            let question = match question {
                Question::Card(_) => Question::Card(place),
                other => other,
            };
            write(&format!("{question:?}"), &|words| {
                answer(question, view, times, &names, words)
            });
        }
        if question == Question::Brief {
            write("Brief, again", &|words| {
                brief_more(view, times, &names, words)
            });
        }
    }
    write("status line", &|words| status_line(view, words));
    text
}
