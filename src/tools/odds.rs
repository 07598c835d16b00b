//! `tabletalk odds`: how often hold'em hands win, tie and lose.

mod query;
mod report;

use std::process::ExitCode;

use clap::Args;

use crate::speech::L10n;
use crate::ui::console::{complain, end, say_all};
pub use query::BadOddsQuery;
use query::OddsQuery;

/// Tells how often each hold'em hand wins, ties and loses, and its share of
/// the pot.
///
/// Every deal is counted where that is quick; otherwise random deals are
/// sampled, and the output says so.
#[derive(Clone, Debug, Args)]
pub struct OddsArgs {
    /// Hands of two cards, such as AhKh QsQd
    #[arg(required = true)]
    hands: Vec<String>,
    /// The board so far: 3, 4 or 5 cards, such as 2h7hQc
    #[arg(long, value_name = "CARDS")]
    board: Option<String>,
    /// Cards that are out of play, such as AsAd
    #[arg(long, value_name = "CARDS")]
    dead: Option<String>,
    /// Add this many opponents with random hands
    #[arg(long, value_name = "COUNT", allow_negative_numbers = true)]
    against: Option<i64>,
    /// Sample this many random deals, even where every deal could be counted
    /// [default where it could not: 2000000]
    #[arg(long, value_name = "COUNT")]
    samples: Option<u64>,
    /// The seed of the samples; the same seed gives the same samples
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &OddsArgs, words: &L10n) -> ExitCode {
    match answer(args, words) {
        Ok(text) => end(say_all(&text).map(|()| ExitCode::SUCCESS), words),
        Err(bad) => {
            complain(&bad.say(words));
            ExitCode::from(2)
        }
    }
}

/// What the command prints.
pub fn answer(args: &OddsArgs, words: &L10n) -> Result<String, BadOddsQuery> {
    let query = OddsQuery::new(args)?;
    let report = query.report();
    Ok(if args.json {
        report.json()
    } else {
        report.text(words)
    })
}
