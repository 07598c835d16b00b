//! Hand after hand: the button, blind levels, points, who is out, who has
//! won.

mod levels;
mod settle;

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    BadOption, BlindsRise, Chips, Due, Ending, Event, Hand, Illegal, Input, Options, Rules, Seat,
    Seats, Snapshot, View, Viewer,
};
use crate::rules::cards::{Chance, Deck, Seed};
pub use levels::Level;

/// A whole game. It is decided by its options, its seed and its inputs:
/// giving the same ones again gives the same game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    options: Options,
    seed: Seed,
    levels: Vec<Level>,
    /// The level of the hand under way, and the one of the next.
    level: usize,
    next_level: usize,
    rules: Arc<Rules>,
    /// Chips between hands; the hand under way counts for itself.
    stacks: Vec<Chips>,
    points: Vec<Chips>,
    button: Seat,
    hands: u64,
    hand: Option<Hand>,
    winner: Option<Seat>,
    /// The button and the deck of the next hand, where they are given.
    stacked: Option<(Seat, Deck)>,
    /// What came of the last input.
    events: Vec<Event>,
}

/// How the game stands around the hand under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// How many hands have been dealt.
    pub hands: u64,
    /// The blinds of the hand under way, in a game with blinds.
    pub level: Option<Level>,
    /// The blinds to come after these, unless these stay.
    pub next_level: Option<Level>,
    /// Hands until the blinds rise, where they rise by hands or are due to rise.
    pub hands_to_next_level: Option<u64>,
    /// Each seat's points, where the game is played for points.
    pub points: Vec<Chips>,
    /// The points that win the game.
    pub target: Option<Chips>,
    /// Who has won, once the game is over.
    pub winner: Option<Seat>,
}

/// Streams of the seed: each hand has its own number, the game itself the
/// last one.
const GAME_STREAM: u64 = u64::MAX;

impl Game {
    /// Seats the players; [`Input::Deal`] deals the first hand. Chance gives
    /// the first button.
    pub fn new(options: Options, seed: Seed) -> Result<Game, BadOption> {
        options.check()?;
        let players = options.players();
        let first = Chance::new(&seed, GAME_STREAM).below(players as u32) as usize;
        let button = Seats::first(players)
            .into_iter()
            .nth(first)
            .expect("the players sit in the first seats");
        Ok(Game {
            levels: options.levels(),
            level: 0,
            next_level: 0,
            rules: Arc::new(options.rules(0)),
            stacks: vec![options.starting_chips(); players],
            points: vec![0; players],
            button,
            hands: 0,
            hand: None,
            winner: None,
            stacked: None,
            events: Vec::new(),
            options,
            seed,
        })
    }

    /// Does what the input says. The events are what came of it; an error
    /// means that nothing has changed.
    pub fn apply(&mut self, input: Input) -> Result<&[Event], Illegal> {
        match input {
            Input::Deal => self.deal()?,
            Input::Clock(Due::LevelSoon) => self.level_soon()?,
            Input::Clock(Due::Level) => self.level_due()?,
            Input::Act(..) | Input::Clock(_) => self.play(input)?,
        }
        Ok(&self.events)
    }

    /// Deals the next hand from this deck, with the button at a player who has
    /// chips, whatever chance would have given. For lessons: such a game is
    /// no longer decided by its options, its seed and its inputs.
    pub fn stack(&mut self, button: Seat, deck: Deck) {
        self.stacked = Some((button, deck));
    }

    /// The options.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The hand under way or just over.
    pub fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// Each seat's chips as they are now.
    pub fn stacks(&self) -> &[Chips] {
        match &self.hand {
            Some(hand) => &hand.stacks()[..self.stacks.len()],
            None => &self.stacks,
        }
    }

    /// Who has won, once the game is over.
    pub fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// The hand under way or just over, as the viewer may know it.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        let hand = self.hand.as_ref()?;
        let mut view = hand.view(viewer, self.stacks.len());
        view.standing = Some(self.standing());
        Some(view)
    }

    /// The same without what has happened so far.
    pub fn snapshot(&self, viewer: Viewer) -> Option<Snapshot> {
        let hand = self.hand.as_ref()?;
        let mut snapshot = hand.snapshot(viewer, self.stacks.len());
        snapshot.standing = Some(self.standing());
        Some(snapshot)
    }

    /// How the game stands around the hand under way.
    pub fn standing(&self) -> Standing {
        let ending = self.options.ending();
        Standing {
            hands: self.hands,
            level: self.levels.get(self.level).copied(),
            next_level: match self.options.blinds_rise() {
                BlindsRise::Never => None,
                _ => self
                    .levels
                    .get(self.next_level.max(self.level + 1))
                    .copied(),
            },
            hands_to_next_level: match self.next_level {
                // One that is due comes with the next hand.
                due if due > self.level => Some(1),
                _ => self.hands_left_in_level(),
            },
            points: match ending {
                Ending::Points { .. } => self.points.clone(),
                Ending::LastWithChips => Vec::new(),
            },
            target: match ending {
                Ending::Points { target } => Some(target),
                Ending::LastWithChips => None,
            },
            winner: self.winner,
        }
    }

    fn in_game(&self) -> Seats {
        Seats::first(self.stacks.len())
            .into_iter()
            .filter(|seat| self.stacks[seat.index()] > 0)
            .collect()
    }

    fn deal(&mut self) -> Result<(), Illegal> {
        if self.winner.is_some() {
            return Err(Illegal::GameOver);
        }
        if self.hand.as_ref().is_some_and(|hand| !hand.is_over()) {
            return Err(Illegal::NotNow);
        }
        self.events.clear();
        if self.hands > 0 {
            // The button moves to the next player who is still in the game.
            self.button = (self.in_game().next_after(self.button)).unwrap_or(self.button);
        }
        if self.next_level != self.level {
            self.level = self.next_level;
            self.rules = Arc::new(self.options.rules(self.level));
            let level = self.levels[self.level].number;
            self.events.push(Event::LevelStarted { level });
        }
        let deck = match self.stacked.take() {
            Some((button, deck)) => {
                self.button = button;
                deck
            }
            None => Deck::shuffled(&self.seed, self.hands),
        };
        let log = self.hand.take().map(Hand::into_log).unwrap_or_default();
        let hand = Hand::deal_reusing(
            log,
            Arc::clone(&self.rules),
            &self.stacks,
            self.button,
            deck,
        );
        self.hands += 1;
        self.events.extend_from_slice(hand.events());
        if self.hands_left_in_level() == Some(1) {
            self.tell_of_next_level(|level| Event::LevelSoon { level });
        }
        let over = hand.is_over();
        self.hand = Some(hand);
        if over {
            self.settle();
        }
        Ok(())
    }

    fn play(&mut self, input: Input) -> Result<(), Illegal> {
        let hand = self.hand.as_mut().ok_or(Illegal::HandOver)?;
        let was_over = hand.is_over();
        let events = hand.apply(input)?;
        self.events.clear();
        self.events.extend_from_slice(events);
        if hand.is_over() && !was_over {
            self.settle();
        }
        Ok(())
    }
}
