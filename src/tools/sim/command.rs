use std::process::ExitCode;

use clap::Args;

use super::{SimReport, Simulation};
use crate::rules::GameKind;
use crate::speech::{self, L10n, msg};
use crate::ui::console::{complain, end, say_all};

/// Plays many hands with random legal actions through the whole engine.
#[derive(Clone, Debug, Args)]
pub struct SimArgs {
    /// Which game
    #[arg(long, value_enum, default_value_t = GameKind::Holdem)]
    game: GameKind,
    /// How many players [default: the usual number for the game]
    #[arg(long)]
    players: Option<u8>,
    /// How many hands
    #[arg(long, default_value_t = 100_000)]
    hands: u64,
    /// The seed; the same seed gives the same hands
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
        complain(&speech::bad_option(&bad, words));
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
        describe(&report, words)
    };
    let said = say_all(&text);
    let code = if report.chips_in == report.chips_out {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    };
    end(said.map(|()| code), words)
}

fn describe(report: &SimReport, words: &L10n) -> String {
    let digits = if report.seconds < 1.0 { 3 } else { 1 };
    let lines = [
        msg!(sim_played {
            hands: report.hands,
            game: words.text(msg::game(report.game)),
            players: report.players,
            seconds: words.decimal(report.seconds, digits),
            speed: rounded(report.hands_per_second),
        }),
        msg!(sim_chips {
            kept: report.chips_in == report.chips_out,
            bought: report.chips_in,
            left: report.chips_out,
        }),
        msg!(sim_digest {
            digest: &report.digest
        }),
    ];
    let lines = lines.map(|it| words.sentence(&words.say(&it)));
    lines.join("\n")
}

/// With three digits that tell something.
fn rounded(number: f64) -> u64 {
    let number = number as u64;
    let unit = 10u64.pow(number.max(1).ilog10().saturating_sub(2));
    number / unit * unit
}
