//! Plays hands of rs_poker's arena: six players who do anything legal at random,
//! on one thread, with all that happens written down. For each number that is
//! read, so many hands are played, and a line says when.

use std::io::stdin;

use rs_poker::arena::agent::RandomAgent;
use rs_poker::arena::historian::{Historian, VecHistorian};
use rs_poker::arena::{Agent, GameStateBuilder, HoldemSimulationBuilder};

fn main() {
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    let runtime = runtime.expect("a thread");
    for line in stdin().lines() {
        let hands: u64 = line.expect("a line").parse().expect("a number of hands");
        for hand in 0..hands {
            runtime.block_on(play(hand));
        }
        println!("played");
    }
}

async fn play(hand: u64) {
    let table = GameStateBuilder::new()
        .num_players_with_stack(6, 20_000.0)
        .blinds(200.0, 100.0)
        .dealer_idx(hand as usize % 6)
        .build();
    // As ours: to a bet each of a fold, a call and a raise is as likely.
    let agent = |seat| -> Box<dyn Agent> {
        let name = format!("{seat}");
        Box::new(RandomAgent::new(name, vec![0.33], vec![0.5]))
    };
    let historian: Box<dyn Historian> = Box::new(VecHistorian::new());
    let simulation = HoldemSimulationBuilder::default()
        .game_state(table.expect("a table"))
        .agents((0..6).map(agent).collect())
        .historians(vec![historian])
        .build();
    simulation.expect("a hand").run().await;
}
