//! How fast whole hands are played, with all their events, beside another
//! crate's arena. Its players choose as ours do: a third each of folds, calls
//! and raises where something is owed.

use rs_poker::arena::agent::RandomAgent;
use rs_poker::arena::{Agent, GameStateBuilder, HoldemSimulationBuilder};
use tabletalk::engine::{DrawOptions, HoldemOptions, Options, UniqueOptions};
use tabletalk::sim::Simulation;
use tabletalk_benches::{Work, compare, heading};

const HANDS: u64 = 200_000;
const PEER_HANDS: u64 = 20_000;

fn main() {
    heading("k hands/s", "x rs_poker");
    compare(
        "Hold'em, 6 players, random actions",
        [
            ("rs_poker", arena()),
            ("tabletalk", ours(Options::Holdem(HoldemOptions::default()))),
        ],
    );
    heading("k hands/s", "x Hold'em");
    compare(
        "our games, usual options",
        [
            ("Hold'em", ours(Options::Holdem(HoldemOptions::default()))),
            ("Draw", ours(Options::Draw(DrawOptions::default()))),
            ("Unique", ours(Options::Unique(UniqueOptions::default()))),
        ],
    );
}

fn ours(options: Options) -> Work<'static> {
    Box::new(move || {
        let report = Simulation {
            options: options.clone(),
            hands: HANDS,
            seed: 1,
            threads: 1,
        }
        .run();
        assert_eq!(report.chips_in, report.chips_out);
        HANDS as f64 / 1e3
    })
}

fn arena() -> Work<'static> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .expect("a runtime on this thread");
    Box::new(move || {
        for _ in 0..PEER_HANDS {
            let agent = |seat: usize| -> Box<dyn Agent> {
                let third = vec![1.0 / 3.0];
                Box::new(RandomAgent::new(seat.to_string(), third.clone(), third))
            };
            let table = GameStateBuilder::new()
                .num_players_with_stack(6, 20_000.0)
                .blinds(200.0, 100.0)
                .build()
                .expect("a table of six");
            let mut hand = HoldemSimulationBuilder::default()
                .game_state(table)
                .agents((0..6).map(agent).collect())
                .build()
                .expect("a hand for six");
            runtime.block_on(hand.run());
        }
        PEER_HANDS as f64 / 1e3
    })
}
