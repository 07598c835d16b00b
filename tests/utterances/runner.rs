//! Plays a hand written as text, and writes down what a listener hears.
//!
//! ```text
//! options Holdem((big_blind: 100))   stacks 1000 1000 1000   button 2
//! hole 0 AsAh      board Qh Qs 2c 3c 4c      next 9c 8d
//! 0 call; 1 fold   what happens, several things at one moment
//! ```

use std::fmt::Write;
use std::sync::Arc;

use tabletalk::rules::cards::{Card, CardSet, Deck, parse_cards};
use tabletalk::rules::*;
use tabletalk::speech::{
    Announcer, L10n, Language, Teller, Urgency, Utterance, Verbosities, Verbosity,
};

pub(crate) fn names() -> Vec<String> {
    ["Anna", "Bob", "Carol", "Dave", "Eve", "Frank"]
        .map(str::to_owned)
        .to_vec()
}

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat of the table")
}

/// What one viewer got: the events of each moment and the table after them.
pub(crate) type Moments = Vec<(Vec<Seen>, View)>;

pub(crate) struct Case {
    rules: Rules,
    stacks: Vec<Chips>,
    button: usize,
    hole: Vec<Vec<Card>>,
    board: Vec<Card>,
    next: Vec<Card>,
    inputs: Vec<Vec<Input>>,
}

impl Case {
    pub(crate) fn read(text: &str) -> Case {
        let mut case = Case {
            rules: Options::Holdem(HoldemOptions::default()).rules(0),
            stacks: Vec::new(),
            button: 0,
            hole: vec![Vec::new(); MAX_SEATS],
            board: Vec::new(),
            next: Vec::new(),
            inputs: Vec::new(),
        };
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty()) {
            case.line(line);
        }
        case
    }

    fn line(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').expect("a word and what it sets");
        let cards = |text: &str| parse_cards(text).expect(line);
        match word {
            "options" => {
                let options: Options = ron::from_str(rest).expect(line);
                self.rules = options.rules(0);
            }
            "stacks" => {
                let chips = rest.split(' ').map(|chips| chips.parse().expect(line));
                self.stacks = chips.collect();
            }
            "button" => self.button = rest.parse().expect(line),
            "hole" => {
                let (seat, held) = rest.split_once(' ').expect(line);
                self.hole[seat.parse::<usize>().expect(line)] = cards(held);
            }
            "board" => self.board = cards(rest),
            "next" => self.next = cards(rest),
            _ => self.inputs.push(line.split(';').map(input).collect()),
        }
    }

    /// What the viewer gets of the deal and of each line.
    pub(crate) fn play(&self, viewer: Viewer) -> Moments {
        let deck = Deck::stacked(&self.deck()).expect("no card twice");
        let rules = Arc::new(self.rules.clone());
        let mut hand = Hand::deal(rules, &self.stacks, seat(self.button), deck).expect("a deal");
        let mut moments = vec![(
            hand.seen_by(viewer).collect(),
            hand.view(viewer, self.stacks.len()),
        )];
        for line in &self.inputs {
            let mut events = Vec::new();
            for &input in line {
                let came = hand.apply(input);
                let came = came.unwrap_or_else(|illegal| panic!("{input:?}: {illegal:?}"));
                events.extend(came.iter().filter_map(|event| event.seen_by(viewer)));
            }
            moments.push((events, hand.view(viewer, self.stacks.len())));
        }
        moments
    }

    fn deck(&self) -> Vec<Card> {
        let named = (self.hole.iter().flatten())
            .chain(&self.board)
            .chain(&self.next);
        let mut spare = (!named.copied().collect::<CardSet>()).into_iter();
        let mut board = self.board.iter().copied();
        let mut deck = Vec::new();
        for step in &self.rules.script {
            match *step {
                Step::DealDown(cards) => {
                    for round in 0..usize::from(cards) {
                        let players = Seats::first(self.stacks.len());
                        for player in players.clockwise_after(seat(self.button)) {
                            let card = self.hole[player.index()].get(round).copied();
                            deck.extend(card.or_else(|| spare.next()));
                        }
                    }
                }
                Step::Burn => deck.extend(spare.next()),
                Step::DealBoard { cards, .. } => {
                    for _ in 0..cards {
                        deck.extend(board.next().or_else(|| spare.next()));
                    }
                }
                Step::Exchange { .. } => deck.extend(self.next.iter().copied()),
                _ => {}
            }
        }
        deck
    }
}

fn input(text: &str) -> Input {
    let words: Vec<&str> = text.split_whitespace().collect();
    let number = || words[2].parse::<u64>().expect(text);
    let place = || number() as u8 - 1;
    let action = match words[1] {
        "turn" => return Input::Clock(Due::Turn),
        "wave" => return Input::Clock(Due::Wave),
        "over" => return Input::Clock(Due::PickingOver),
        "fold" => Action::Fold,
        "check" => Action::Check,
        "call" => Action::Call,
        "bet" | "raise" => Action::RaiseTo(number()),
        "all-in" => Action::AllIn,
        "continue" => Action::Continue,
        "draw" if words[2] == "none" => Action::Draw(CardSet::EMPTY),
        "draw" => Action::Draw(parse_cards(words[2]).expect(text).into_iter().collect()),
        "discard" => Action::Discard(place()),
        "pass" => Action::Pass,
        "pick" => Action::Pick(place()),
        _ => panic!("{text}"),
    };
    Input::Act(seat(words[0].parse().expect(text)), action)
}

/// Everything that is announced of these moments.
pub(crate) fn announce(
    moments: &Moments,
    viewer: Viewer,
    verbosity: Verbosity,
    words: &L10n,
) -> Vec<Utterance> {
    let mut announcer = Announcer::new(viewer, names(), Verbosities::all(verbosity));
    (moments.iter())
        .flat_map(|(events, view)| announcer.announce(events, view, words))
        .collect()
}

/// One line an utterance, with a mark for its urgency: `.` low, `-` normal,
/// `!` urgent, `!!` critical.
pub(crate) fn transcript(said: &[Utterance]) -> String {
    let mut lines = String::new();
    for utterance in said {
        let mark = match utterance.urgency {
            Urgency::Low => ".",
            Urgency::Normal => "-",
            Urgency::Urgent => "!",
            Urgency::Critical => "!!",
        };
        let text = utterance.text.replace('\u{a0}', "_");
        writeln!(lines, "{mark:2} {text}").expect("a line");
    }
    lines
}

fn words_in(text: &str) -> usize {
    text.split_whitespace().count()
}

/// What the hand costs in words, beside a table that tells each event by
/// itself, and whose turn it is before each action.
pub(crate) fn cost(moments: &Moments, viewer: Viewer) -> String {
    let words = L10n::new(Language::English);
    let mut teller = Teller::new(viewer, names(), &words);
    let mut naive = 0;
    for event in moments.iter().flat_map(|(events, _)| events) {
        let in_turn = matches!(
            event,
            Event::Folded { .. }
                | Event::Checked { .. }
                | Event::Called { .. }
                | Event::Bet { .. }
                | Event::Raised { .. }
                | Event::Continued { .. }
                | Event::Exchanged { .. }
                | Event::BoardDiscarded { .. }
                | Event::Passed { .. }
        );
        naive += if in_turn { words_in("Anna's turn.") } else { 0 };
        naive += teller.tell(event).map_or(0, |sentence| words_in(&sentence));
    }
    let spoken = Verbosity::ALL.map(|verbosity| {
        let said = announce(moments, viewer, verbosity, &words);
        said.iter().map(|it| words_in(&it.text)).sum::<usize>()
    });
    let [brief, normal, full] = spoken;
    format!("words: brief {brief}, normal {normal}, full {full}, naive {naive}\n")
}
