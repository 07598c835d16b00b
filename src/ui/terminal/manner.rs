use std::io;

use super::args::{TerminalArgs, time_scale};
use super::lines::{TypedLines, Typist};
use super::setup::{NewGame, choose};
use crate::player::commands::plain;
use crate::player::settings::{NEXT_HANDS, PACES, Settings, TIMES, VERBOSITIES};
use crate::speech::{L10n, Message, Text, Verbosities, msg};
use crate::table::{TablePace, TimeScale};

/// How a table runs, and how much is said there.
pub(super) struct Manner {
    pub table: TablePace,
    pub verbosity: Verbosities,
}

/// The manner that the command line asks for and the player chooses; `None`
/// leaves. Enter takes what is in the settings. A script and a command line that
/// names the game are asked for no more than they leave open.
pub(super) fn ask(
    args: &TerminalArgs,
    game: &NewGame,
    settings: &Settings,
    words: &L10n,
    lines: &mut TypedLines,
) -> io::Result<Option<Manner>> {
    let Some(time) = time(args, settings, words, lines)? else {
        return Ok(None);
    };
    let mut manner = Manner {
        table: args.settings(time, lines.typist()),
        verbosity: args.verbosity(),
    };
    let (NewGame::Preset(_), Typist::Person) = (game, lines.typist()) else {
        return Ok(Some(manner));
    };
    if args.pace.is_none() {
        let usual = settings.table.pacing;
        let question = |names, usual| msg!(choose_pace { names, usual });
        let Some(pacing) = one_of(question, &PACES, usual, words, lines)? else {
            return Ok(None);
        };
        manner.table.pacing = pacing;
    }
    if !args.deal {
        let usual = settings.table.next_hand;
        let question = |names, usual| msg!(choose_next_hand { names, usual });
        let Some(next) = one_of(question, &NEXT_HANDS, usual, words, lines)? else {
            return Ok(None);
        };
        manner.table.next_hand = next;
    }
    if args.verbosity.is_none() {
        let usual = settings.verbosity.others;
        let question = |names, usual| msg!(choose_verbosity { names, usual });
        let Some(chosen) = one_of(question, &VERBOSITIES, usual, words, lines)? else {
            return Ok(None);
        };
        manner.verbosity = match chosen {
            same if same == usual => settings.verbosity,
            other => Verbosities::all(other),
        };
    }
    Ok(Some(manner))
}

/// How far a person wants time stretched; `None` leaves.
fn time(
    args: &TerminalArgs,
    settings: &Settings,
    words: &L10n,
    lines: &mut TypedLines,
) -> io::Result<Option<TimeScale>> {
    if lines.typist() == Typist::Script {
        return Ok(Some(TimeScale::Untimed));
    }
    if args.time.is_some() {
        return Ok(args.time);
    }
    let usual = settings.table.time_scale;
    let named = TIMES.iter().find(|it| it.0 == usual);
    let message = msg!(choose_time {
        usual: named.map_or_else(String::new, |it| words.text(it.1))
    });
    choose(&words.say(&message), words, lines, |typed| {
        let stays = typed.is_empty().then_some(usual);
        time_scale(typed).ok().or(stays)
    })
}

/// One of several, by its number or its name; Enter takes the usual one.
fn one_of<T: Copy + PartialEq>(
    question: impl FnOnce(String, String) -> Message<'static>,
    named: &[(T, Text)],
    usual: T,
    words: &L10n,
    lines: &mut TypedLines,
) -> io::Result<Option<T>> {
    let numbered = (1..).zip(named).map(|(number, (_, name))| {
        let name = words.text(*name);
        format!("{number} {name}")
    });
    let now = named.iter().find(|it| it.0 == usual);
    let now = now.map_or_else(String::new, |it| words.text(it.1));
    let asked = words.say(&question(words.series(numbered), now));
    choose(&asked, words, lines, |typed| {
        let is_called = |it: &&(T, Text)| plain(&words.text(it.1)) == plain(typed);
        let called = named.iter().find(is_called);
        let number = || typed.parse::<usize>().ok()?.checked_sub(1);
        let found = called.or_else(|| named.get(number()?)).map(|it| it.0);
        found.or(typed.is_empty().then_some(usual))
    })
}
