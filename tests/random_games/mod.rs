//! Games of every kind with random actions.

use std::ops::Range;

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{
    BlindsRise, DrawOptions, Event, Game, HoldemOptions, Input, Options, UniqueOptions,
};
use tabletalk::tools::sim::random_input;

/// Plays so many hands of each game with each of these seeds: what came of
/// each input, and the game after it.
pub(crate) fn games(seeds: Range<u64>, hands: usize, mut heard: impl FnMut(&[Event], &Game)) {
    for options in [
        Options::Holdem(HoldemOptions {
            starting_chips: 1000,
            ante: 7,
            blinds_rise: BlindsRise::Hands(2),
            ..HoldemOptions::default()
        }),
        Options::Draw(DrawOptions {
            players: 5,
            ..DrawOptions::default()
        }),
        Options::Unique(UniqueOptions::default()),
    ] {
        for seed in seeds.clone() {
            let mut chance = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut game = Game::new(options.clone(), Seed::from(seed)).expect("good options");
            let mut step = |game: &mut Game, input| {
                let events = game.apply(input).expect("a legal input").to_vec();
                heard(&events, game);
            };
            for _ in 0..hands {
                if game.winner().is_some() {
                    break;
                }
                step(&mut game, Input::Deal);
                while let Some(input) = game.hand().and_then(|hand| random_input(hand, &mut chance))
                {
                    step(&mut game, input);
                }
            }
        }
    }
}
