use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;

use super::{Match, Score};
use crate::bots::Style;
use crate::sim::GameName;

/// Measures one computer player against another: the same decks with the
/// seats rotated, so that luck evens out.
#[derive(Clone, Debug, Args)]
pub struct BotsArgs {
    /// The player to measure
    #[arg(long, value_name = "NAME")]
    hero: String,
    /// Everyone else at the table
    #[arg(long, value_name = "NAME")]
    against: String,
    /// Which game
    #[arg(long, value_enum, default_value = "holdem")]
    game: GameName,
    /// How many players
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many decks, each played once for every seat
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    decks: u64,
    /// The seed; the same one gives the same match
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many threads share the work; the result is the same for any
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &BotsArgs) -> ExitCode {
    let setting = match args.setting() {
        Ok(setting) => setting,
        Err(problem) => {
            eprintln!("tabletalk bots: {problem}");
            return ExitCode::from(2);
        }
    };
    let score = setting.play();
    let text = if args.json {
        serde_json::to_string(&score).expect("numbers and words can be written")
    } else {
        describe(&score)
    };
    // Nobody reading any more is no failure.
    let _ = writeln!(io::stdout(), "{text}");
    ExitCode::SUCCESS
}

impl BotsArgs {
    fn setting(&self) -> Result<Match, String> {
        let options = self.game.options(Some(self.players));
        options.check().map_err(|bad| bad.to_string())?;
        let style = |name| Style::named(name, options.id()).map_err(|it| it.to_string());
        Ok(Match {
            hero: style(&self.hero)?,
            against: style(&self.against)?,
            decks: self.decks,
            seed: self.seed,
            threads: self.threads.into(),
            options,
        })
    }
}

fn describe(score: &Score) -> String {
    format!(
        "{} against {}, {} with {} players, {} decks: {:+.1} ± {:.1} bb/100\n\
         decisions: p50 {:.1} µs, p99 {:.1} µs, max {:.1} µs",
        score.hero,
        score.against,
        score.game,
        score.players,
        score.decks,
        score.bb_per_100,
        score.ci95,
        score.p50_us,
        score.p99_us,
        score.max_us,
    )
}
