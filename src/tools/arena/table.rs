use std::hash::Hasher;
use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

use super::{Block, Match};
use crate::bots::{Bot, Mixer};
use crate::rules::cards::{Deck, Seed};
use crate::rules::{Action, Chips, Due, Event, Hand, Input, Options, Rules, Seat, Viewer};

/// One table and its players: the hero and everyone else.
pub(super) struct MatchTable<'a> {
    setting: &'a Match,
    rules: Arc<Rules>,
    stacks: Vec<Chips>,
    seed: Seed,
    /// The hero first.
    players: Vec<Bot>,
    log: Vec<Event>,
    nanoseconds: Vec<u64>,
}

impl<'a> MatchTable<'a> {
    /// A table that starts with that deck.
    pub(super) fn new(setting: &'a Match, rules: Arc<Rules>, first_deck: u64) -> MatchTable<'a> {
        let count = setting.options.players();
        let player = |number: usize| {
            let style = match number {
                0 => setting.hero,
                _ => setting.against,
            };
            let mut mixer = Mixer(setting.seed);
            mixer.write_u64(first_deck);
            mixer.write_usize(number);
            Bot::new(style, mixer.finish())
        };
        MatchTable {
            setting,
            rules,
            stacks: vec![setting.options.starting_chips(); count],
            seed: Seed::from(setting.seed),
            players: (0..count).map(player).collect(),
            log: Vec::new(),
            nanoseconds: Vec::new(),
        }
    }

    /// Plays each deck once for every seat.
    pub(super) fn play(mut self, decks: Range<u64>) -> Block {
        let count = self.players.len();
        let unit = unit(&self.setting.options, &self.rules) as f64;
        let sample = |deck| {
            let chips: f64 = (0..count).map(|moved| self.play_hand(deck, moved)).sum();
            chips / unit / count as f64
        };
        Block {
            samples: decks.map(sample).collect(),
            nanoseconds: self.nanoseconds,
        }
    }

    /// Plays one hand with everyone moved on so many seats, and says what the
    /// hero has won.
    fn play_hand(&mut self, deck: u64, moved: usize) -> f64 {
        let count = self.players.len();
        let button = Seat::new(deck as usize % count).expect("a table has this seat");
        let mut hand = Hand::deal_reusing(
            std::mem::take(&mut self.log),
            Arc::clone(&self.rules),
            &self.stacks,
            button,
            Deck::shuffled(&self.seed, deck),
        );
        let player_at = |seat: Seat| (seat.index() + count - moved) % count;
        while !hand.is_over() {
            let mut acted = false;
            for seat in hand.to_act() {
                let player = player_at(seat);
                if let Some(action) = self.ask(&hand, seat, player) {
                    let done = hand.apply(Input::Act(seat, action));
                    done.expect("a bot's action is legal");
                    acted = true;
                }
            }
            if !acted {
                pass_time(&mut hand);
            }
        }
        for number in 0..count {
            let seat = Seat::new((number + moved) % count).expect("a table has this seat");
            self.players[number].watch(&hand.view(Viewer::Seat(seat), count));
        }
        let won = hand.stacks()[moved] as f64 - self.stacks[moved] as f64;
        self.log = hand.into_log();
        won
    }

    fn ask(&mut self, hand: &Hand, seat: Seat, player: usize) -> Option<Action> {
        let view = hand.view(Viewer::Seat(seat), self.players.len());
        let start = Instant::now();
        let action = self.players[player].decide(&view);
        if player == 0 {
            self.nanoseconds.push(start.elapsed().as_nanos() as u64);
        }
        action
    }
}

/// Nobody acts now, so the time runs out.
fn pass_time(hand: &mut Hand) {
    let moments = [Due::Wave, Due::PickingOver, Due::Turn];
    let passed = moments
        .into_iter()
        .any(|due| hand.apply(Input::Clock(due)).is_ok());
    assert!(passed, "a hand waits for a player or for time");
}

/// What results are counted in: the big blind, or the ante without blinds.
fn unit(options: &Options, rules: &Rules) -> Chips {
    let blind = options.levels().first().map_or(0, |level| level.big_blind);
    blind.max(rules.forced.antes[0]).max(1)
}
