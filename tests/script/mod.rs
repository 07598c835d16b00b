//! Hands written as text, played through the engine line by line.
//!
//! A file holds cases. A case starts with `case NAME`, then says how the
//! table is set, then what happens and what must be true:
//!
//! ```text
//! options Holdem((big_blind: 100))   any game's options, in RON
//! stacks 1000 1000 1000              by seat
//! button 2                           the last seat where it is not said
//! ante 5 | antes 0 100               the same from all, or by position
//! dead antes                         antes belong to nobody's bet
//! blinds 50 100 | unit 100           other forced bets, another bet size
//! limit pot|double|none|fixed|up-to  another limit; `cap 4` raises a round
//! bets 20 40                         sizes of a fixed limit, early and late
//! muck                               hands may be mucked at the showdown
//! hole 0 AsAh | board Qh Qs 2c 3c 4c | next 9c 8d    cards, as dealt
//!
//! 0 raise 600 | 1 draw AsKd | 2 pick 3 | clock wave  what happens
//! = turn 2                           what must be true; see `Case::expect`
//! ```
//! Places on the board are counted from one, as players count.

/// One test for each file of a folder, and one that no file is forgotten: a
/// file that nothing plays would prove nothing.
macro_rules! cases {
    (in $folder:literal; $($name:ident: $file:literal,)*) => {
        $(#[test]
        fn $name() {
            script::play(include_str!(concat!($folder, "/", $file, ".txt")));
        })*

        #[test]
        fn every_file_is_played() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/", $folder);
            let mut files: Vec<String> = std::fs::read_dir(folder)
                .unwrap()
                .map(|entry| entry.unwrap().file_name().into_string().unwrap())
                .collect();
            files.sort();
            assert_eq!(files, [$(concat!($file, ".txt")),*]);
        }
    };
}

use std::sync::Arc;

use tabletalk::rules::cards::{Card, CardSet, Deck, parse_cards};
use tabletalk::rules::*;

/// Plays every case of a file.
pub(crate) fn play(text: &str) {
    let mut case: Option<Case> = None;
    for (number, line) in text.lines().enumerate() {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if let Some(name) = line.strip_prefix("case ") {
            case = Some(Case::new(name));
            continue;
        }
        let case = case.as_mut().expect("a file starts with `case`");
        let at = format!("case '{}', line {}: {line}", case.name, number + 1);
        case.line(line, &at);
    }
    assert!(case.is_some(), "no case in the file");
}

struct Case {
    name: String,
    rules: Rules,
    stacks: Vec<Chips>,
    button: Option<usize>,
    hole: Vec<(usize, Vec<Card>)>,
    board: Vec<Card>,
    next: Vec<Card>,
    hand: Option<Hand>,
    /// Events that no `= told` line has passed yet.
    untold: usize,
}

impl Case {
    fn new(name: &str) -> Case {
        Case {
            name: name.to_owned(),
            rules: Options::Holdem(HoldemOptions::default()).rules(0),
            stacks: Vec::new(),
            button: None,
            hole: Vec::new(),
            board: Vec::new(),
            next: Vec::new(),
            hand: None,
            untold: 0,
        }
    }

    fn line(&mut self, line: &str, at: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if self.hand.is_none() && self.set(word, rest, at) {
            return;
        }
        if self.hand.is_none() {
            self.deal(at);
        }
        match word {
            "=" => self.expect(rest, at),
            _ => {
                let input = read_input(line, at);
                let hand = self.hand.as_mut().expect("dealt");
                if let Err(illegal) = hand.apply(input) {
                    panic!("{at}\nrefused: {illegal:?}");
                }
            }
        }
    }

    /// Reads a line that sets the table; false where it is none.
    fn set(&mut self, word: &str, rest: &str, at: &str) -> bool {
        let numbers = || -> Vec<Chips> {
            let read = |word: &str| word.parse().unwrap_or_else(|_| panic!("{at}"));
            rest.split_whitespace().map(read).collect()
        };
        let cards = |text: &str| parse_cards(text).unwrap_or_else(|error| panic!("{at}: {error}"));
        match word {
            "options" => {
                let options: Options = ron::from_str(rest).unwrap_or_else(|e| panic!("{at}: {e}"));
                options.check().unwrap_or_else(|e| panic!("{at}: {e}"));
                self.rules = options.rules(0);
            }
            "stacks" => self.stacks = numbers(),
            "button" => self.button = Some(numbers()[0] as usize),
            "ante" => self.rules.forced.antes = [numbers()[0]; MAX_SEATS],
            "antes" => {
                self.rules.forced.antes = [0; MAX_SEATS];
                self.rules.forced.antes[..numbers().len()].copy_from_slice(&numbers());
            }
            "dead" => self.rules.forced.ante_kind = AnteKind::Dead,
            "blinds" => {
                self.rules.forced.blinds = [0; MAX_SEATS];
                self.rules.forced.blinds[..numbers().len()].copy_from_slice(&numbers());
                let unit = numbers().last().copied().unwrap_or(0);
                self.rules.script = flop_script(2, unit, unit);
            }
            "unit" => self.rules.script = flop_script(2, numbers()[0], numbers()[0]),
            "bets" => {
                self.rules.limit = Limit::Fixed;
                self.rules.script = flop_script(2, numbers()[0], numbers()[1]);
            }
            "cap" => self.rules.max_raises = numbers()[0] as u8,
            "muck" => self.rules.showing = Showing::InTurn,
            "limit" => {
                self.rules.limit = match rest {
                    "none" => Limit::None,
                    "pot" => Limit::Pot { times: 1 },
                    "double" => Limit::Pot { times: 2 },
                    "fixed" => Limit::Fixed,
                    "up-to" => Limit::UpTo,
                    _ => panic!("{at}"),
                }
            }
            "hole" => {
                let (seat, held) = rest.split_once(' ').unwrap_or_else(|| panic!("{at}"));
                self.hole.push((seat.parse().expect(at), cards(held)));
            }
            "board" => self.board = cards(rest),
            "next" => self.next = cards(rest),
            _ => return false,
        }
        true
    }

    fn deal(&mut self, at: &str) {
        let button = self.button.unwrap_or(self.stacks.len() - 1);
        let top = self.stack_deck(button);
        let deck = Deck::stacked(&top).unwrap_or_else(|error| panic!("{at}: {error}"));
        let rules = Arc::new(self.rules.clone());
        let hand = Hand::deal(rules, &self.stacks, seat(button), deck);
        self.hand = Some(hand.unwrap_or_else(|error| panic!("{at}: {error}")));
    }

    /// The cards in the order in which the script will draw them; whatever
    /// the case leaves open is any other card.
    fn stack_deck(&self, button: usize) -> Vec<Card> {
        let named = (self.hole.iter().flat_map(|(_, cards)| cards))
            .chain(&self.board)
            .chain(&self.next);
        let mut spare = (!named.copied().collect::<CardSet>()).into_iter();
        let dealt_in: Seats = (0..self.stacks.len())
            .filter(|&index| self.stacks[index] > 0)
            .map(seat)
            .collect();
        let mut board = self.board.iter().copied();
        let mut top = Vec::new();
        for step in &self.rules.script {
            match *step {
                Step::DealDown(cards) => {
                    for round in 0..usize::from(cards) {
                        for player in dealt_in.clockwise_after(seat(button)) {
                            let held = self.hole.iter().find(|(it, _)| *it == player.index());
                            let card = held.and_then(|(_, cards)| cards.get(round).copied());
                            top.extend(card.or_else(|| spare.next()));
                        }
                    }
                }
                Step::Burn => top.extend(spare.next()),
                Step::DealBoard { cards, .. } => {
                    let laid = (0..cards).map(|_| board.next().or_else(|| spare.next()));
                    top.extend(laid.collect::<Vec<_>>().into_iter().flatten());
                }
                Step::Exchange { .. } => top.extend(self.next.iter().copied()),
                _ => {}
            }
        }
        top
    }

    /// Something must be true now.
    fn expect(&mut self, line: &str, at: &str) {
        let hand = self.hand.as_mut().expect("dealt");
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let words: Vec<&str> = rest.split_whitespace().collect();
        let player = || seat(words[0].parse().expect(at));
        let amount = || words[1].parse::<Chips>().expect(at);
        let bet = |hand: &Hand| match hand.choices(player()) {
            Some(Choices::Bet(choices)) => choices,
            other => panic!("{at}\nno betting choice: {other:?}, turn {:?}", hand.turn()),
        };
        match word {
            "turn" => {
                let turn = hand
                    .turn()
                    .map_or("none".to_owned(), |it| it.index().to_string());
                assert_eq!(turn, rest, "{at}");
            }
            "call" => assert_eq!(bet(hand).to_call, amount(), "{at}"),
            "min" => assert_eq!(bet(hand).raise.map(|it| it.min), Ok(amount()), "{at}"),
            "max" => assert_eq!(bet(hand).raise.map(|it| it.max), Ok(amount()), "{at}"),
            "no-raise" => {
                let why = bet(hand).raise.expect_err(at);
                assert_eq!(format!("{why:?}"), words[1..].join(" "), "{at}");
            }
            "choices" => {
                let choices = hand.choices(player());
                assert_eq!(format!("{choices:?}"), words[1..].join(" "), "{at}");
            }
            "stacks" => {
                let stacks = &hand.stacks()[..self.stacks.len()];
                let stacks: Vec<String> = stacks.iter().map(Chips::to_string).collect();
                assert_eq!(stacks.join(" "), rest, "{at}");
            }
            "pot" => assert_eq!(hand.pot().to_string(), rest, "{at}"),
            "pots" => {
                let view = hand.view(Viewer::Rail, self.stacks.len());
                let pots: Vec<String> = view.pots.iter().map(pot_text).collect();
                assert_eq!(pots.join(" "), rest, "{at}");
            }
            "status" => {
                let status = hand.status(player());
                assert_eq!(format!("{status:?}"), words[1], "{at}");
            }
            "cards" => {
                let view = hand.view(Viewer::Seat(player()), self.stacks.len());
                let own = &view.me().expect(at).cards;
                let cards: String = own.iter().flatten().map(Card::to_string).collect();
                assert_eq!(cards, words[1], "{at}");
            }
            "board" => {
                let view = hand.view(Viewer::Rail, self.stacks.len());
                let name = |card: &Option<Card>| card.map_or("??".into(), |it| it.to_string());
                let board: Vec<String> = view.board.iter().map(name).collect();
                assert_eq!(board.join(" "), rest, "{at}");
            }
            "over" => assert!(hand.is_over(), "{at}\nwaits for {:?}", hand.turn()),
            "refused" => {
                let (input, why) = rest.split_once(": ").unwrap_or_else(|| panic!("{at}"));
                let before = hand.clone();
                let illegal = hand.apply(read_input(input, at)).expect_err(at);
                assert_eq!(format!("{illegal:?}"), why, "{at}");
                assert!(*hand == before, "{at}\na refused input changed the hand");
            }
            "told" => {
                let events = &hand.events()[self.untold..];
                let told = events.iter().map(|event| format!("{event:?}"));
                let found = told.clone().position(|event| event.starts_with(rest));
                let place = found.unwrap_or_else(|| {
                    panic!("{at}\nnot told; what was: {:#?}", told.collect::<Vec<_>>())
                });
                self.untold += place + 1;
            }
            "not-told" => {
                let events = &hand.events()[self.untold..];
                let found = events.iter().find(|it| format!("{it:?}").starts_with(rest));
                assert!(found.is_none(), "{at}\ntold: {found:?}");
            }
            _ => panic!("{at}\nunknown check"),
        }
    }
}

fn pot_text(pot: &Pot) -> String {
    let seats = pot.eligible.into_iter().map(|it| it.index().to_string());
    format!("{}:{}", pot.amount, seats.collect::<Vec<_>>().join(","))
}

fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat of the table")
}

fn read_input(line: &str, at: &str) -> Input {
    let words: Vec<&str> = line.split_whitespace().collect();
    let number = || words[2].parse::<u64>().unwrap_or_else(|_| panic!("{at}"));
    let place = || (number() as u8).wrapping_sub(1);
    if words[0] == "clock" {
        return Input::Clock(match words[1] {
            "turn" => Due::Turn,
            "wave" => Due::Wave,
            "over" => Due::PickingOver,
            _ => panic!("{at}"),
        });
    }
    let player = seat(words[0].parse().unwrap_or_else(|_| panic!("{at}")));
    let action = match words[1] {
        "fold" => Action::Fold,
        "check" => Action::Check,
        "call" => Action::Call,
        "raise" | "bet" => Action::RaiseTo(number()),
        "all-in" => Action::AllIn,
        "continue" => Action::Continue,
        "draw" if words[2] == "none" => Action::Draw(CardSet::EMPTY),
        "draw" => Action::Draw(parse_cards(words[2]).expect(at).into_iter().collect()),
        "discard" => Action::Discard(place()),
        "pass" => Action::Pass,
        "pick" => Action::Pick(place()),
        "show" => Action::Show(Which::All),
        "show-first" => Action::Show(Which::First),
        "show-second" => Action::Show(Which::Second),
        "muck" => Action::Muck,
        _ => panic!("{at}"),
    };
    Input::Act(player, action)
}
