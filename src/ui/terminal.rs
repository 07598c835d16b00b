//! The whole client on standard input and output: one message a line, made
//! for a screen reader, a braille display or a script.

mod args;
mod help;
mod learn;
mod lines;
mod manner;
mod review;
mod setup;
mod table;
#[cfg(test)]
mod tests;
mod together;

use std::io;
use std::process::ExitCode;
use std::time::Duration;

use crate::player::Notice;
use crate::player::client::{Client, names};
use crate::player::settings::Profile;
use crate::player::together::KeptSeat;
use crate::speech;
use crate::speech::{L10n, Language, Utterance, msg};
use crate::store::NoFolders;
use crate::table::{Journal, WhenKept};
use crate::ui::console::{complain, end, say};

pub use args::TerminalArgs;
pub use learn::{LearnArgs, learn};
use lines::TypedLines;
pub use review::{ReviewArgs, review};
use setup::{GameToPlay, Left};
use table::TerminalGame;
pub use together::{HostArgs, JoinArgs, NearbyArgs, host, join, nearby};

/// Plays a game from its setup to its end.
pub fn run(args: &TerminalArgs, kept: Profile, words: L10n) -> ExitCode {
    let language = words.language();
    let played = play(args, kept, words, &mut TypedLines::open());
    end(played, &L10n::new(language))
}

fn play(
    args: &TerminalArgs,
    kept: Profile,
    words: L10n,
    lines: &mut TypedLines,
) -> io::Result<ExitCode> {
    greet(&kept, &words)?;
    let left = match &kept.folders {
        Some(folders) => Left {
            game: told(Journal::unfinished(folders), &words)?.flatten(),
            seat: KeptSeat::find(folders),
        },
        None => Left::default(),
    };
    let game = match setup::game(args, &left, &words, lines)? {
        Some(GameToPlay::New(game)) => game,
        Some(GameToPlay::Unfinished) => return go_on(args, kept, words, lines),
        Some(GameToPlay::Seat(seat)) => {
            return together::return_to(&seat, kept, words, args.verbosity(), lines);
        }
        Some(GameToPlay::Lesson) => return learn::play(None, kept, words, lines),
        None => return leave(&words),
    };
    let Some(level) = setup::opponents(args, &game, &words, lines)? else {
        return leave(&words);
    };
    let Some(manner) = manner::ask(args, &game, &kept.settings, &words, lines)? else {
        return leave(&words);
    };
    let setup = match setup::table(args, game, level.as_deref(), manner) {
        Ok(setup) => setup,
        Err(problem) => {
            complain(&problem.say(&words));
            return Ok(ExitCode::from(2));
        }
    };
    let game = words.text(msg::game(setup.options.kind()));
    let (players, chips) = (setup.options.players(), setup.options.starting_chips());
    let mut table = match setup.table(&words) {
        Ok(table) => table,
        Err(bad) => {
            complain(&speech::bad_option(&bad, &words));
            return Ok(ExitCode::from(2));
        }
    };
    if let Some(folders) = &kept.folders {
        setup.keep(&mut table, folders, WhenKept::Wait);
    }
    let mut client = Client::at(table, setup.verbosity, words);
    client.serve(&kept.settings);
    let message = msg!(table_set {
        game,
        players: players as u64,
        count: chips,
        names: client.words().list(&client.computer_players())
    });
    say(&client.words().say(&message))?;
    TerminalGame::new(client, lines.typist()).play(lines)
}

/// The first words, and what is wrong with what is kept.
fn greet(kept: &Profile, words: &L10n) -> io::Result<()> {
    say(&words.text(msg::WELCOME))?;
    (kept.notices.iter()).try_for_each(|notice| say(&notice.say(words)))
}

/// Continues the game that is not over.
fn go_on(
    args: &TerminalArgs,
    kept: Profile,
    words: L10n,
    lines: &mut TypedLines,
) -> io::Result<ExitCode> {
    let resumed: Result<_, Notice> = kept.folders.ok_or(NoFolders.into()).and_then(|folders| {
        let (now, names) = (Duration::ZERO, |count| names(count, &words));
        Ok(Journal::resume(&folders, names, now, WhenKept::Wait)?)
    });
    let Some(resumed) = told(resumed, &words)? else {
        return leave(&words);
    };
    let (mut client, mut said) = Client::resume(resumed, args.verbosity(), words, |_| {});
    client.serve(&kept.settings);
    let settings = args.settings_after(client.told().pace(), lines.typist());
    said.extend(client.set_table(settings, Duration::ZERO));
    let mut table = TerminalGame::new(client, lines.typist());
    table.tell(&said)?;
    table.play(lines)
}

/// What there is, or nothing once the player was told why.
fn told<T>(found: Result<T, impl Into<Notice>>, words: &L10n) -> io::Result<Option<T>> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(notice) => {
            say(&notice.into().say(words))?;
            Ok(None)
        }
    }
}

fn leave(words: &L10n) -> io::Result<ExitCode> {
    say(&words.text(msg::GOODBYE))?;
    Ok(ExitCode::SUCCESS)
}

/// What comes of a typed line.
enum AfterLine {
    Say(Vec<String>),
    Leave,
}

/// The language with this tag, or that there is none.
fn language(tag: &str, words: &L10n) -> Result<Language, String> {
    tag.parse().map_err(|_| {
        let known = Language::ALL.iter().map(|it| it.tag().to_owned());
        let message = msg!(unknown_language {
            text: tag,
            known: words.series(known)
        });
        words.say(&message)
    })
}

fn tell(said: &[Utterance]) -> io::Result<()> {
    said.iter().try_for_each(|utterance| say(&utterance.text))
}

fn texts(said: Vec<Utterance>) -> Vec<String> {
    said.into_iter().map(|utterance| utterance.text).collect()
}
