//! Whole games of random players, hand by hand.

use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng};
use tabletalk::rules::cards::Seed;
use tabletalk::rules::*;
use tabletalk::tools::sim::random_input;

/// A game to be played at random.
#[derive(Clone, Debug)]
pub(crate) struct RandomGame {
    pub(crate) options: Options,
    pub(crate) seed: u64,
}

impl RandomGame {
    /// Plays so many hands at most, and looks at each when it is over.
    pub(crate) fn play(&self, hands: usize, mut look: impl FnMut(&Game)) {
        let mut game = Game::new(self.options.clone(), Seed::from(self.seed)).unwrap();
        let mut chance = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        for _ in 0..hands {
            if game.winner().is_some() {
                return;
            }
            game.apply(Input::Deal).unwrap();
            while let Some(input) = random_input(game.hand().unwrap(), &mut chance) {
                // Now and then somebody's time runs out instead.
                let late = Input::Clock(Due::Turn);
                if chance.random_bool(0.9) || game.apply(late).is_err() {
                    game.apply(input).unwrap();
                }
            }
            show_some(&mut game, &mut chance);
            look(&game);
        }
    }
}

/// After the hand, some show some of their cards, which may be refused.
fn show_some(game: &mut Game, chance: &mut Xoshiro256PlusPlus) {
    for seat in Seats::first(game.options().players()) {
        for which in [Which::First, Which::Second, Which::All] {
            if chance.random_bool(0.1) {
                let _ = game.apply(Input::Act(seat, Action::Show(which)));
            }
        }
    }
}

/// No-limit Hold'em as the PHH standard has it.
pub(crate) fn no_limit() -> impl Strategy<Value = Options> {
    let ante = prop_oneof![Just(0u64), 1u64..300];
    let blinds_rise = prop_oneof![
        Just(BlindsRise::Never),
        (1u16..5).prop_map(BlindsRise::Hands)
    ];
    (2u8..=12, 100u64..5_000, 1u64..400, ante, blinds_rise).prop_map(
        |(players, starting_chips, big_blind, ante, blinds_rise)| {
            Options::Holdem(HoldemOptions {
                players,
                starting_chips,
                big_blind,
                ante,
                blinds_rise,
                ..HoldemOptions::default()
            })
        },
    )
}

/// Hold'em of all kinds.
pub(crate) fn holdem() -> impl Strategy<Value = Options> {
    let raise_mode = prop::sample::select(vec![
        RaiseMode::NoLimit,
        RaiseMode::PotLimit,
        RaiseMode::DoublePotLimit,
    ]);
    (no_limit(), raise_mode, 0u8..5).prop_map(|(options, raise_mode, max_raises)| match options {
        Options::Holdem(options) => Options::Holdem(HoldemOptions {
            raise_mode,
            max_raises,
            ..options
        }),
        other => other,
    })
}
