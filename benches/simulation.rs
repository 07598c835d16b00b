//! How fast whole hands are played, with all their events.

use tabletalk::rules::{DrawOptions, HoldemOptions, Options, UniqueOptions};
use tabletalk::tools::sim::Simulation;
use tabletalk_benches::{Work, compare, heading};

const HANDS: u64 = 200_000;

fn main() {
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
