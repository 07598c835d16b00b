use std::process::ExitCode;

use clap::Args;

use super::{SimReport, Simulation};
use crate::rules::GameKind;
use crate::speech::L10n;
use crate::ui::console::{complain, end, say_all};

/// Plays many hands with random legal actions through the whole engine.
#[derive(Clone, Debug, Args)]
pub struct SimArgs {
    /// Which game
    #[arg(long, value_enum, default_value_t = GameKind::Holdem)]
    game: GameKind,
    /// How many players [default: as usual for the game]
    #[arg(long)]
    players: Option<u8>,
    /// How many hands
    #[arg(long, default_value_t = 100_000)]
    hands: u64,
    /// The seed; the same one gives the same hands
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads share the work
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &SimArgs, words: &L10n) -> ExitCode {
    let options = args.game.usual().for_players(args.players);
    if let Err(bad) = options.check() {
        complain(&format!("tabletalk sim: {bad}"));
        return ExitCode::from(2);
    }
    let report = Simulation {
        options,
        hands: args.hands,
        seed: args.seed,
        threads: args.threads.into(),
    }
    .run();
    let text = if args.json {
        serde_json::to_string(&report).expect("numbers and words can be written")
    } else {
        describe(&report)
    };
    let said = say_all(&text);
    if report.chips_in != report.chips_out {
        complain("tabletalk sim: chips were lost or made");
        return ExitCode::FAILURE;
    }
    end(said.map(|()| ExitCode::SUCCESS), words)
}

fn describe(report: &SimReport) -> String {
    format!(
        "{} with {} players: {} hands in {:.3} s, {:.0} hands a second\n\
         chips in {}, chips out {}\n\
         digest {}",
        report.game,
        report.players,
        report.hands,
        report.seconds,
        report.hands_per_second,
        report.chips_in,
        report.chips_out,
        report.digest,
    )
}
