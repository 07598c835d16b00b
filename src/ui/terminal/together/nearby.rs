//! Tables that are found in the local network.

use std::io;
use std::process::ExitCode;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use clap::Args;

use super::{complain, end, say, setup};
use crate::player::commands::plain;
use crate::player::together::spoken_code;
use crate::server::nearby::{Nearby, Network, Search};
use crate::speech::{L10n, msg};
use crate::ui::terminal::lines::TypedLines;

/// How tables nearby are listed.
#[derive(Clone, Debug, Args)]
pub struct NearbyArgs {
    /// How many seconds to look for them
    #[arg(long, value_name = "SECONDS", default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=60))]
    seconds: u64,
}

/// So long tables are looked for, unless one is found.
const PATIENCE: Duration = Duration::from_secs(5);

/// After the first one the others have so long.
const OTHERS: Duration = Duration::from_millis(700);

/// Lists the tables in the local network, one a line.
pub fn nearby(args: &NearbyArgs, words: &L10n) -> ExitCode {
    end(list(args, words), words)
}

fn list(args: &NearbyArgs, words: &L10n) -> io::Result<ExitCode> {
    let mut search = match Search::start(Network::Local, || {}) {
        Ok(search) => search,
        Err(problem) => {
            complain(&problem.to_string());
            return Ok(ExitCode::FAILURE);
        }
    };
    thread::sleep(Duration::from_secs(args.seconds));
    let tables = search.tables();
    if tables.is_empty() {
        say(&words.text(msg::NEARBY_NONE))?;
        return Ok(ExitCode::FAILURE);
    }
    for table in &tables {
        let message = msg!(nearby_at {
            name: table.host.clone(),
            game: words.text(msg::game(table.game)),
            code: spoken_code(&table.code),
            address: table.server.to_string()
        });
        say(&words.say(&message))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The table that the player chooses of those nearby; `None` where there is
/// none, and that was told.
pub(super) fn choose(words: &L10n, lines: &mut TypedLines) -> io::Result<Option<Nearby>> {
    say(&words.text(msg::NEARBY_LOOKING))?;
    let tables = match find() {
        Ok(tables) => tables,
        Err(problem) => {
            complain(&problem);
            Vec::new()
        }
    };
    if tables.is_empty() {
        say(&words.text(msg::NEARBY_NONE))?;
        return Ok(None);
    }
    let named = (1..).zip(&tables).map(|(number, table)| {
        let (name, game) = (table.host.clone(), words.text(msg::game(table.game)));
        let table = words.say(&msg!(nearby_table { name, game }));
        format!("{number} {table}")
    });
    let message = msg!(nearby_choose {
        tables: words.series(named)
    });
    setup::choose(&words.say(&message), words, lines, |typed| {
        let called = tables.iter().find(|it| plain(&it.host) == plain(typed));
        let numbered = || tables.get(typed.parse::<usize>().ok()?.checked_sub(1)?);
        called.or_else(numbered).cloned()
    })
}

/// Those that are found soon.
fn find() -> Result<Vec<Nearby>, String> {
    let (woken, wake) = channel();
    let told = move || {
        // Whoever no longer looks need not be woken.
        let _ = woken.send(());
    };
    let mut search = Search::start(Network::Local, told).map_err(|it| it.to_string())?;
    let mut until = Instant::now() + PATIENCE;
    loop {
        match wake.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(()) if search.tables().is_empty() => {}
            Ok(()) => until = until.min(Instant::now() + OTHERS),
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                return Ok(search.tables());
            }
        }
    }
}
