//! Every hand that ends is kept once, whatever happens to the program.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use tabletalk::bots::Style;
use tabletalk::player::client::{Client, Setup, names};
use tabletalk::player::commands::{Context, TableCommand};
use tabletalk::player::histories::{Histories, History, HistoryAction};
use tabletalk::player::replay::{Played, replay_file};
use tabletalk::rules::cards::Seed;
use tabletalk::rules::*;
use tabletalk::speech::{L10n, Language, Utterance, Verbosities};
use tabletalk::store::{Folders, Trouble};
use tabletalk::table::GameNotice;
use tabletalk::table::{Journal, TablePace, WhenKept};

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
        settings: TablePace::AT_ONCE,
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
    let mut table = setup.table(&words()).unwrap();
    setup.keep(&mut table, folders, WhenKept::Wait);
    Client::at(table, setup.verbosity, words())
}

fn go_on(folders: &Folders) -> Client {
    let names = |count| names(count, &words());
    let resumed = Journal::resume(folders, names, NOW, WhenKept::Wait).unwrap();
    Client::resume(resumed, Verbosities::default(), words(), |_| {}).0
}

/// Calls everything until so many more hands are over.
pub(crate) fn play(client: &mut Client, hands: usize) -> Vec<Utterance> {
    let mut said = Vec::new();
    for _ in 0..hands {
        said.extend(client.play(TableCommand::NextHand, NOW));
        while !client.told().waits_for_next_hand() && !client.is_over() {
            let command = match client.context() {
                Context::Drawing => TableCommand::DrawOrPass,
                _ => TableCommand::CallOrCheck,
            };
            said.extend(client.play(command, NOW));
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
    let hands = replay_file(path);
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
    client.play(TableCommand::NextHand, NOW);
    client.play(TableCommand::Fold, NOW);
    client.confirm(NOW);
    client.advance(NOW);
    assert!(client.told().waits_for_next_hand());
    client.play(TableCommand::ShowFirst, NOW);
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
    client.play(TableCommand::NextHand, NOW);
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
        let mut left = hands[..cut].to_vec();
        // As after a power cut.
        if step % 3 == 0 {
            left.resize(hands.len(), 0);
        }
        fs::write(&path, left).unwrap();
        let client = go_on(&folders);
        let hands = client.told().hands();
        let over = client.context() == Context::AfterHand;
        drop(client);
        let ended = if over { hands } else { hands.max(1) - 1 };
        let files = Histories::new(&folders).list().unwrap();
        // What the journal does not know yet is set aside.
        let is_own = |file: &&History| !file.name.contains(".broken-");
        // Where not even the mark is whole, nothing tells whose file it was:
        // it stays as it is, and has no hands.
        let is_marked = |path: &PathBuf| fs::read(path).unwrap().contains(&b'\n');
        let kept: Vec<Vec<String>> = (files.iter().filter(is_own))
            .map(|file| Histories::new(&folders).path(&file.name))
            .filter(is_marked)
            .map(|path| numbers(&path))
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
    check_deleting(|_| {});
    // Not every system and disk lets an open file be replaced.
    check_deleting(|file| {
        let new = file.with_extension(format!("new-{}", std::process::id()));
        fs::create_dir(new).unwrap();
    });
}

fn check_deleting(prepare: impl Fn(&Path)) {
    let folder = TempFolder::new();
    let folders = folders(folder.path());
    let histories = Histories::new(&folders);
    let mut client = sit_down(&folders, holdem(), 5);
    play(&mut client, 2);
    drop(client);
    let path = file(&folders);
    let mut client = go_on(&folders);
    prepare(&path);
    assert_eq!(
        histories.delete_all(),
        Ok(HistoryAction::Deleted { files: 1 })
    );
    assert_eq!(histories.list(), Ok(Vec::new()));
    play(&mut client, 1);
    drop(client);
    assert_eq!(numbers(&path), ["3"]);
    let mut client = go_on(&folders);
    play(&mut client, 1);
    drop(client);
    assert_eq!(numbers(&path), ["3", "4"]);
}

/// The last hand is written anew when a game is continued, and is not there for a
/// moment: whoever deletes the hands then would not know of it.
#[test]
fn hands_are_deleted_and_written_one_after_the_other() {
    let folder = TempFolder::new();
    let folders = folders(folder.path());
    let mut client = sit_down(&folders, holdem(), 5);
    play(&mut client, 2);
    drop(client);
    let path = file(&folders);
    let whole = fs::read_to_string(&path).unwrap();
    let (without_last, _) = whole.split_at(whole.find("# hand 2,").unwrap());
    fs::write(&path, without_last).unwrap();
    let histories = Histories::new(&folders);
    let delete = || drop(histories.delete_all().unwrap());
    check_wait(&folders, delete, || fs::write(&path, &whole).unwrap());
    assert_eq!(histories.list(), Ok(Vec::new()));
    check_wait(&folders, || drop(go_on(&folders)), || {});
    assert_eq!(histories.list(), Ok(Vec::new()));
    play(&mut go_on(&folders), 1);
    assert_eq!(numbers(&path), ["3"]);
}

/// Something is not done before another program has changed the hands, however long
/// that takes.
fn check_wait(folders: &Folders, deed: impl FnOnce() + Send, change: impl FnOnce()) {
    let lock = fs::File::create(folders.data().join("hands.lock")).unwrap();
    lock.lock().unwrap();
    thread::scope(|scope| {
        let (done, is_done) = channel();
        scope.spawn(move || {
            deed();
            done.send(()).unwrap();
        });
        let early = is_done.recv_timeout(Duration::from_millis(100));
        assert_eq!(early, Err(RecvTimeoutError::Timeout));
        change();
        drop(lock);
        is_done.recv().unwrap();
    });
}

/// The game goes on; what is wrong is told once.
fn check_trouble(folder: &Path, prepare: impl Fn(&Path), trouble: Trouble) -> Client {
    let folders = folders(folder);
    prepare(&folders.hands());
    let folder = folders.hands();
    let notice = GameNotice::HandsNotKept { folder, trouble }.say(&words());
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
    let played = client.told().hands();
    drop(client);
    assert_eq!(numbers(&file(&folders)), count_up(played as usize));
}

/// Every file of hands with its content.
fn contents(folders: &Folders) -> Vec<(PathBuf, String)> {
    let entries = fs::read_dir(folders.hands()).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path, text)
    };
    paths.into_iter().map(read).collect()
}

/// The numbers of all hands in all files.
fn all_numbers(folders: &Folders) -> Vec<String> {
    let files = contents(folders).into_iter();
    files.flat_map(|(path, _)| numbers(&path)).collect()
}

/// What the files and the journal of a game looked like before games had an
/// identity: its first line names the cards and the options alone.
fn as_before(folders: &Folders) {
    let journal = fs::read_to_string(folders.game()).unwrap();
    let (header, records) = journal.split_once('\n').unwrap();
    let mut json: serde_json::Value = serde_json::from_str(&header[9..]).unwrap();
    let game = json.as_object_mut().unwrap().remove("game").unwrap();
    let options: Options = serde_json::from_value(json["options"].clone()).unwrap();
    let named =
        json["seed"].as_str().unwrap().to_owned() + &serde_json::to_string(&options).unwrap();
    let old = format!("{:08x}", crc32fast::hash(named.as_bytes()));
    let header = json.to_string();
    let checksum = crc32fast::hash(header.as_bytes());
    fs::write(
        folders.game(),
        format!("{checksum:08x} {header}\n{records}"),
    )
    .unwrap();
    for (path, text) in contents(folders) {
        let marked = text.replace(game.as_str().unwrap(), &old);
        fs::write(path, unsealed(&marked)).unwrap();
    }
}

fn unsealed(text: &str) -> String {
    let lines = text.split_inclusive('\n');
    lines.filter(|line| !line.starts_with("# hand ")).collect()
}

/// What is done to the files of a game before it is continued.
type Meddle = fn(&Folders);

const ADDED: &str = "[77]\nvariant = \"mine\"\n";

fn append(folders: &Folders, text: &str) {
    for (path, before) in contents(folders) {
        fs::write(path, before + text).unwrap();
    }
}

/// Games of the same cards are different games: continuing one leaves the
/// files of the others alone, with whatever the player has added to them.
#[test]
fn only_what_the_game_has_written_is_ever_written_anew() {
    let add: Meddle = |folders| append(folders, ADDED);
    let meddlings: [(&str, Meddle, Meddle); 6] = [
        ("nothing", |_| {}, |_| {}),
        ("all from before", as_before, as_before),
        ("the other from before", as_before, |_| {}),
        ("hands added to the other", add, |_| {}),
        ("hands added to both", |_| {}, add),
        ("hands added to those from before", as_before, |it| {
            as_before(it);
            append(it, ADDED);
        }),
    ];
    for (what, first, second) in meddlings {
        let folder = TempFolder::new();
        let folders = folders(folder.path());
        play(&mut sit_down(&folders, holdem(), 7), 8);
        first(&folders);
        let before = contents(&folders);
        let [(other, _)] = &before[..] else {
            panic!("{before:?}")
        };
        let mut client = sit_down(&folders, holdem(), 7);
        client.play(TableCommand::NextHand, NOW);
        client.play(TableCommand::Fold, NOW);
        client.confirm(NOW);
        client.advance(NOW);
        play(&mut client, 1);
        drop(client);
        second(&folders);
        let before = contents(&folders);
        assert_eq!(before.len(), 2);

        for hands in [1, 2] {
            play(&mut go_on(&folders), hands);
        }
        let after = contents(&folders);
        let keeps = |(path, text): &(PathBuf, String)| {
            let now = after.iter().find(|(it, _)| it == path).unwrap();
            // A game goes on in its own file only.
            if path == other || text.contains(ADDED) {
                assert_eq!(now.1, *text, "{what}");
            } else {
                assert!(unsealed(&now.1).starts_with(&unsealed(text)), "{what}");
            }
        };
        before.iter().for_each(keeps);
        // Each hand of both games is there, and once.
        let mut found: Vec<String> = after
            .iter()
            .flat_map(|(_, text)| text.lines().filter(|line| line.starts_with("hand = ")))
            .map(str::to_owned)
            .collect();
        let of_game = |last: usize| (1..=last).map(|number| format!("hand = {number}"));
        let mut expected: Vec<String> = of_game(8).chain(of_game(5)).collect();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{what}");
    }
}

/// What is added while the game runs stays, too.
#[test]
fn hands_added_while_the_game_runs_stay() {
    let folder = TempFolder::new();
    let folders = folders(folder.path());
    let mut client = sit_down(&folders, holdem(), 5);
    play(&mut client, 2);
    append(&folders, "[3]\nvariant = \"mine\"\n");
    let before = contents(&folders);
    play(&mut client, 2);
    drop(client);
    let after = contents(&folders);
    assert!(after.contains(&before[0]));
    let new = after.iter().find(|it| **it != before[0]).unwrap();
    assert_eq!(numbers(&new.0), ["3", "4"]);
    play(&mut go_on(&folders), 1);
    assert!(contents(&folders).contains(&before[0]));
    assert_eq!(numbers(&new.0), ["3", "4", "5"]);
}

/// Where the journal has lost its end and the file of hands has not, what
/// was played already is not thrown away.
#[test]
fn hands_that_the_journal_has_lost_are_set_aside() {
    let folder = TempFolder::new();
    let folders = folders(folder.path());
    let mut client = sit_down(&folders, holdem(), 5);
    play(&mut client, 2);
    let journal = fs::read(folders.game()).unwrap();
    play(&mut client, 3);
    drop(client);
    let path = file(&folders);
    fs::write(folders.game(), journal).unwrap();
    drop(go_on(&folders));
    assert_eq!(numbers(&path), count_up(2));
    assert_eq!(all_numbers(&folders), ["3", "4", "5", "1", "2"]);
}

/// A file that cannot be read may be the game's: nothing is written twice.
#[cfg(target_os = "linux")]
#[test]
fn hands_wait_for_a_file_that_cannot_be_read_now() {
    let folder = TempFolder::new();
    let folders = folders(folder.path());
    play(&mut sit_down(&folders, holdem(), 5), 2);
    let path = file(&folders);
    let elsewhere = folder.path().join("elsewhere");
    fs::rename(&path, &elsewhere).unwrap();
    // Not even root can read it.
    std::os::unix::fs::symlink("/proc/self/mem", &path).unwrap();
    let mut client = go_on(&folders);
    let said = play(&mut client, 2);
    let told = "Finished hands cannot be saved";
    let told = said.iter().filter(|it| it.text.starts_with(told)).count();
    assert_eq!(told, 1, "{said:?}");
    fs::remove_file(&path).unwrap();
    fs::rename(&elsewhere, &path).unwrap();
    play(&mut client, 1);
    drop(client);
    assert_eq!(numbers(&file(&folders)), count_up(5));
}
