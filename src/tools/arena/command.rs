use std::process::ExitCode;

use clap::Args;

use super::{Match, MatchResult};
use crate::bots::{Style, UnknownStyle};
use crate::rules::{BadOption, GameKind};
use crate::speech;
use crate::speech::{L10n, msg};
use crate::ui::console::{complain, end, say_all};

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
    #[arg(long, value_enum, default_value_t = GameKind::Holdem)]
    game: GameKind,
    /// How many players
    #[arg(long, default_value_t = 2)]
    players: u8,
    /// How many decks to deal, each once for every seat
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    decks: u64,
    /// The seed; the same seed gives the same match
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
pub fn run(args: &BotsArgs, words: &L10n) -> ExitCode {
    let setting = match args.setting() {
        Ok(setting) => setting,
        Err(problem) => {
            complain(&problem.say(words));
            return ExitCode::from(2);
        }
    };
    let score = setting.play();
    let text = if args.json {
        serde_json::to_string(&score).expect("numbers and words can be written")
    } else {
        describe(&score, words)
    };
    end(say_all(&text).map(|()| ExitCode::SUCCESS), words)
}

impl BotsArgs {
    fn setting(&self) -> Result<Match, CannotPlay> {
        let options = self.game.usual().for_players(self.players);
        options.check()?;
        let style = |name| Style::named(name, options.kind());
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

/// Why the match cannot be played.
#[derive(Debug, thiserror::Error)]
enum CannotPlay {
    #[error(transparent)]
    Option(#[from] BadOption),
    #[error(transparent)]
    Style(#[from] UnknownStyle),
}

impl CannotPlay {
    fn say(&self, words: &L10n) -> String {
        match self {
            CannotPlay::Option(bad) => speech::bad_option(bad, words),
            CannotPlay::Style(unknown) => speech::unknown_style(unknown, words),
        }
    }
}

fn describe(score: &MatchResult, words: &L10n) -> String {
    let has_blinds = !score.game.usual().levels().is_empty();
    let number = |number: f64| words.decimal(number, 1);
    let won = msg!(arena_score {
        hero: score.hero,
        won: score.bb_per_100 >= 0.0,
        amount: number(score.bb_per_100.abs()),
        unit: if has_blinds { "blinds" } else { "antes" },
        against: score.against,
        error: number(score.ci95),
    });
    let played = msg!(arena_played {
        game: words.text(msg::game(score.game)),
        players: score.players,
        decks: score.decks,
    });
    let times = msg!(arena_times {
        half: number(score.p50_us),
        most: number(score.p99_us),
        longest: number(score.max_us),
    });
    let lines = [won, played, times].map(|it| words.sentence(&words.say(&it)));
    lines.join("\n")
}
