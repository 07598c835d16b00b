//! Every hand that ends is kept once, whatever happens to the program.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use tabletalk::bots::Style;
use tabletalk::cards::Seed;
use tabletalk::client::{Client, Setup};
use tabletalk::engine::*;
use tabletalk::input::{Command, Context};
use tabletalk::l10n::{L10n, Language};
use tabletalk::replay::{Played, replay_file};
use tabletalk::session::Settings;
use tabletalk::store::{Filed, Folders, HandKeeper, Histories, Journal, Notice, Trouble, WhenKept};
use tabletalk::talk::{Utterance, Verbosities};

use super::temp_folder::TempFolder;

const NOW: Duration = Duration::ZERO;

fn words() -> L10n {
    L10n::new(Language::English)
}

pub(crate) fn folders(path: &Path) -> Folders {
    Folders::new(Some(path.to_owned())).unwrap()
}

fn setup(options: Options, seed: u64) -> Setup {
    let style = Style::named("always-call", options.kind()).unwrap();
    Setup {
        options,
        seed: Seed::from(seed),
        styles: vec![style],
        settings: Settings::AT_ONCE,
        verbosity: Verbosities::default(),
    }
}

fn holdem() -> Options {
    Options::Holdem(HoldemOptions {
        players: 3,
        ..HoldemOptions::default()
    })
}

/// Sits down with a journal and finished hands kept.
pub(crate) fn sit_down(folders: &Folders, options: Options, seed: u64) -> Client {
    let setup = setup(options, seed);
    let start = setup.start();
    let mut client = Client::new(setup, words()).unwrap();
    client.keep(Journal::begin(folders, &start, WhenKept::Wait));
    client.keep_hands(HandKeeper::begin(folders, &start));
    client
}

fn go_on(folders: &Folders) -> Client {
    let resumed = Journal::resume(folders, NOW, WhenKept::Wait).unwrap();
    Client::resume(resumed, Verbosities::default(), words()).0
}

/// Calls everything until so many more hands are over.
pub(crate) fn play(client: &mut Client, hands: usize) -> Vec<Utterance> {
    let mut said = Vec::new();
    for _ in 0..hands {
        said.extend(client.command(Command::NextHand, NOW));
        while !client.session().waits_for_next_hand() && !client.is_over() {
            let exchanges = client.context() == Context::Drawing;
            said.extend(match exchanges {
                true => client.command(Command::DrawOrPass, NOW),
                false => client.command(Command::CallOrCheck, NOW),
            });
            said.extend(client.advance(NOW));
        }
    }
    said
}

/// The only file of hands.
fn file(folders: &Folders) -> PathBuf {
    let histories = Histories::new(folders);
    let files = histories.list().unwrap();
    assert_eq!(files.len(), 1, "{files:?}");
    histories.path(&files[0].name)
}

/// The numbers of the hands in a file, all of which can be played.
fn numbers(path: &Path) -> Vec<String> {
    let hands = replay_file(path).into_iter();
    let number = |played: Played| {
        assert_eq!(played.recorded_stacks, Some(played.finishing_stacks));
        played.title.hand.unwrap()
    };
    hands.map(|hand| number(hand.outcome.unwrap())).collect()
}

fn count_up(to: usize) -> Vec<String> {
    (1..=to).map(|number| number.to_string()).collect()
}

#[test]
fn a_game_that_is_continued_goes_on_in_its_file() {
    let folder = TempFolder::new();
    let folders = folders(folder.path());
    let mut client = sit_down(&folders, holdem(), 5);
    play(&mut client, 3);
    drop(client);
    let path = file(&folders);
    assert_eq!(numbers(&path), count_up(3));

    let mut client = go_on(&folders);
    play(&mut client, 2);
    drop(client);
    assert_eq!(file(&folders), path);
    assert_eq!(numbers(&path), count_up(5));

    // Another game has another file, even with the same cards.
    drop(sit_down(&folders, holdem(), 5));
    assert_eq!(file(&folders), path);
    play(&mut sit_down(&folders, holdem(), 5), 1);
    assert_eq!(Histories::new(&folders).list().unwrap().len(), 2);
    assert_eq!(numbers(&path), count_up(5));
}

#[test]
fn what_is_shown_after_a_hand_is_kept_with_it() {
    let folder = TempFolder::new();
    let folders = folders(folder.path());
    let mut client = sit_down(&folders, holdem(), 5);
    play(&mut client, 1);
    client.command(Command::NextHand, NOW);
    client.command(Command::Fold, NOW);
    client.confirm(NOW);
    client.advance(NOW);
    assert!(client.session().waits_for_next_hand());
    client.command(Command::ShowFirst, NOW);
    drop(client);
    let path = file(&folders);
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text.matches("_shown").count(), 1, "{text}");
    assert_eq!(numbers(&path), count_up(2));
    // It is still there when the game was continued.
    drop(go_on(&folders));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

/// The program may be stopped at any moment: then the journal ends after some
/// record, and the file of hands wherever it had come to.
#[test]
fn hands_that_are_missing_are_added_and_none_is_there_twice() {
    let folder = TempFolder::new();
    let folders = folders(folder.path());
    let mut client = sit_down(&folders, holdem(), 7);
    play(&mut client, 3);
    client.command(Command::NextHand, NOW);
    drop(client);
    let path = file(&folders);
    let (journal, hands) = (fs::read(folders.game()).unwrap(), fs::read(&path).unwrap());
    let lines: Vec<usize> = (1..=journal.len())
        .filter(|&end| journal[end - 1] == b'\n')
        .collect();
    let mut seen_ended = Vec::new();
    for (step, &end) in lines.iter().enumerate() {
        fs::write(folders.game(), &journal[..end]).unwrap();
        // Not every length with every line, but all of both.
        let cut = match step % 4 {
            0 => hands.len(),
            _ => step * 7919 % hands.len(),
        };
        fs::write(&path, &hands[..cut]).unwrap();
        let client = go_on(&folders);
        let hands = client.view().map_or(0, |view| view.standing.unwrap().hands);
        let over = client.context() == Context::AfterHand;
        drop(client);
        let ended = if over { hands } else { hands.max(1) - 1 };
        let files = Histories::new(&folders).list().unwrap();
        let kept: Vec<Vec<String>> = (files.iter())
            .map(|file| numbers(&Histories::new(&folders).path(&file.name)))
            .filter(|numbers| !numbers.is_empty())
            .collect();
        let expected: Vec<Vec<String>> = match ended {
            0 => Vec::new(),
            ended => vec![count_up(ended as usize)],
        };
        assert_eq!(kept, expected, "after {step} lines, cut to {cut}");
        seen_ended.push(ended);
        for file in files {
            let _ = fs::remove_file(Histories::new(&folders).path(&file.name));
        }
    }
    assert_eq!(seen_ended.iter().max(), Some(&3));
    assert!(lines.len() > 20);
}

#[test]
fn deleted_hands_of_the_game_under_way_do_not_come_back() {
    let folder = TempFolder::new();
    let folders = folders(folder.path());
    let histories = Histories::new(&folders);
    let mut client = sit_down(&folders, holdem(), 5);
    play(&mut client, 2);
    drop(client);
    let path = file(&folders);
    let mut client = go_on(&folders);
    assert_eq!(histories.delete_all(), Ok(Filed::Deleted { files: 1 }));
    assert_eq!(histories.list(), Ok(Vec::new()));
    play(&mut client, 1);
    drop(client);
    assert_eq!(numbers(&path), ["3"]);
    let mut client = go_on(&folders);
    play(&mut client, 1);
    drop(client);
    assert_eq!(numbers(&path), ["3", "4"]);
}

/// The game goes on; what is wrong is told once.
fn check_trouble(folder: &Path, prepare: impl Fn(&Path), trouble: Trouble) -> Client {
    let folders = folders(folder);
    prepare(&folders.hands());
    let folder = folders.hands();
    let notice = Notice::HandsNotKept { folder, trouble }.say(&words());
    let mut client = sit_down(&folders, holdem(), 5);
    let said = play(&mut client, 5);
    let told = said.iter().filter(|it| it.text == notice).count();
    assert_eq!(told, 1, "{notice}: {said:?}");
    client
}

#[test]
fn a_folder_that_is_none_stops_nobody_and_nothing_is_lost() {
    let folder = TempFolder::new();
    let in_the_way = |hands: &Path| fs::write(hands, "mine").unwrap();
    let mut client = check_trouble(folder.path(), in_the_way, Trouble::InTheWay);
    let folders = folders(folder.path());
    let hands = folders.hands();
    assert_eq!(fs::read_to_string(&hands).unwrap(), "mine");
    // Once there is a place for them, all of them are kept.
    fs::remove_file(hands).unwrap();
    play(&mut client, 1);
    let played = client.view().unwrap().standing.unwrap().hands;
    drop(client);
    assert_eq!(numbers(&file(&folders)), count_up(played as usize));
}
