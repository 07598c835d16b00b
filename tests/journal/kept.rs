//! Keeping and continuing a game through the client.

use std::fs;
use std::path::Path;
use std::time::Duration;

use tabletalk::player::client::{Client, Setup, names};
use tabletalk::player::commands::TableCommand;
use tabletalk::rules::{GameKind, HoldemOptions, Options};
use tabletalk::speech::{L10n, Language, Question, Utterance, Verbosities};
use tabletalk::store::{Folders, Trouble};
use tabletalk::table::{GameNotice, Journal, Resumed, TablePace, WhenKept};

use super::temp_folder::TempFolder;
use super::{folders, in_the_way, start};

const NOW: Duration = Duration::ZERO;

fn words() -> L10n {
    L10n::new(Language::English)
}

fn setup(options: Options) -> Setup {
    let start = start(options, 5, &["always-call"], TablePace::AT_ONCE);
    Setup {
        options: start.options,
        seed: start.seed,
        styles: start.styles,
        settings: start.settings,
        verbosity: Verbosities::default(),
    }
}

fn holdem() -> Setup {
    setup(Options::Holdem(HoldemOptions {
        players: 3,
        ..HoldemOptions::default()
    }))
}

/// Sits down with a journal.
pub(crate) fn sit_down(folders: &Folders) -> Client {
    let setup = holdem();
    let mut table = setup.table(&words()).unwrap();
    table.keep(Journal::begin(folders, &setup.start(), WhenKept::Wait));
    Client::at(table, setup.verbosity, words())
}

fn go_on(folders: &Folders) -> (Client, Vec<Utterance>) {
    let resumed = resume(folders).unwrap();
    Client::resume(resumed, Verbosities::default(), words(), |_| {})
}

fn resume(folders: &Folders) -> Result<Resumed, GameNotice> {
    let names = |count| names(count, &words());
    Journal::resume(folders, names, NOW, WhenKept::Wait)
}

/// Calls everything, so many times.
pub(crate) fn call(client: &mut Client, times: usize) -> Vec<Utterance> {
    let mut said = Vec::new();
    for _ in 0..times {
        let command = match client.view() {
            Some(_) if !client.told().waits_for_next_hand() => TableCommand::CallOrCheck,
            _ => TableCommand::NextHand,
        };
        said.extend(client.play(command, NOW));
        said.extend(client.advance(NOW));
    }
    said
}

fn texts(said: &[Utterance]) -> Vec<&str> {
    said.iter().map(|it| it.text.as_str()).collect()
}

fn stack(client: &Client) -> u64 {
    client.view().unwrap().me().unwrap().stack
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let folder = TempFolder::new();
    let folders = folders(&folder);
    assert_eq!(Journal::unfinished(&folders), Ok(None));
    let mut client = sit_down(&folders);
    call(&mut client, 8);
    let view = client.view().cloned();
    let chips = stack(&client);
    drop(client);

    let unfinished = Journal::unfinished(&folders).unwrap().unwrap();
    assert_eq!(
        (unfinished.game, unfinished.chips),
        (GameKind::Holdem, chips)
    );
    let hands = view.as_ref().unwrap().standing.as_ref().unwrap().hands;
    assert_eq!(unfinished.hand, hands);

    let (mut client, said) = go_on(&folders);
    assert_eq!(client.view(), view.as_ref());
    let said = texts(&said);
    assert_eq!(said[0], format!("Texas Hold'em goes on with hand {hands}."));
    assert!(said.last().unwrap().starts_with("Your turn"), "{said:?}");
    // The hand up to here can be read again.
    let log: Vec<&str> = texts_of(&client);
    assert!(log.iter().any(|it| it.starts_with("Button: ")), "{log:?}");
    // And the announcer knows what it has told.
    assert_eq!(client.advance(NOW), []);
    let answer = client.answer(Question::HandSoFar, NOW);
    assert_eq!(answer.len(), 1);
}

fn texts_of(client: &Client) -> Vec<&str> {
    let messages = client.log().messages(tabletalk::speech::Buffer::All);
    messages.map(|it| it.text.as_str()).collect()
}

#[test]
fn a_pause_lasts() {
    let folder = TempFolder::new();
    let mut client = sit_down(&folders(&folder));
    call(&mut client, 3);
    client.play(TableCommand::Pause, NOW);
    drop(client);
    let (client, said) = go_on(&folders(&folder));
    assert!(client.times().paused);
    assert!(texts(&said).contains(&"Paused."), "{said:?}");
}

#[test]
fn a_game_that_is_over_is_not_continued() {
    let folder = TempFolder::new();
    let folders = folders(&folder);
    let mut client = sit_down(&folders);
    while !client.is_over() {
        let (client, all_in) = (&mut client, TableCommand::AllIn);
        client.play(TableCommand::NextHand, NOW);
        client.play(all_in, NOW);
        client.confirm(NOW);
        client.play(TableCommand::CallOrCheck, NOW);
    }
    drop(client);
    assert_eq!(Journal::unfinished(&folders), Ok(None));
    assert!(!folders.game().exists());

    // Nor one that is over but was not put away.
    fs::rename(folders.previous_game(), folders.game()).unwrap();
    assert_eq!(Journal::unfinished(&folders), Ok(None));
    assert!(folders.previous_game().exists() && !folders.game().exists());
    let resumed = resume(&folders);
    assert_eq!(resumed.err(), Some(GameNotice::NoGame));
}

#[test]
fn a_new_game_keeps_the_one_before() {
    let folder = TempFolder::new();
    let folders = folders(&folder);
    call(&mut sit_down(&folders), 3);
    let before = fs::read(folders.game()).unwrap();
    call(&mut sit_down(&folders), 1);
    assert_eq!(fs::read(folders.previous_game()).unwrap(), before);
    assert_ne!(fs::read(folders.game()).unwrap(), before);

    // But not one that was stopped before its first hand.
    let before = fs::read(folders.game()).unwrap();
    for _ in 0..2 {
        drop(sit_down(&folders));
        assert_eq!(fs::read(folders.previous_game()).unwrap(), before);
    }
}

#[test]
fn games_at_the_same_time_are_all_kept() {
    let folder = TempFolder::new();
    let folders = folders(&folder);
    let mut clients = Vec::new();
    for number in 1..=3 {
        clients.push(sit_down(&folders));
        for (client, more) in clients.iter_mut().zip(1..) {
            let said = call(client, 2 * number + more);
            let told = said.iter().any(|it| it.text.contains("kept"));
            assert!(!told, "{said:?}");
        }
        // Nobody takes any of them away.
        assert_eq!(Journal::unfinished(&folders), Err(GameNotice::InUse));
        let resumed = resume(&folders);
        assert_eq!(resumed.err(), Some(GameNotice::InUse));
    }
    // Each of them goes on, in whatever order.
    let mut views: Vec<_> = clients.iter().map(|it| it.view().cloned()).collect();
    drop(clients);
    let mut resumed = Vec::new();
    while !views.is_empty() {
        assert!(Journal::unfinished(&folders).unwrap().is_some());
        let (client, _) = go_on(&folders);
        let view = client.view().cloned();
        let place = views.iter().position(|it| *it == view).unwrap();
        views.remove(place);
        resumed.push(client);
    }
    assert_eq!(Journal::unfinished(&folders), Err(GameNotice::InUse));
    assert!(!folders.previous_game().exists());
}

/// Who only looks whether there is a game is in nobody's way.
#[test]
fn a_new_game_is_kept_while_others_look_for_one() {
    let folder = TempFolder::new();
    let folders = folders(&folder);
    call(&mut sit_down(&folders), 3);
    let done = std::sync::atomic::AtomicBool::new(false);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while !done.load(std::sync::atomic::Ordering::Relaxed) {
                    let _ = Journal::unfinished(&folders);
                }
            });
        }
        let mut said = Vec::new();
        for _ in 0..50 {
            said.extend(call(&mut sit_down(&folders), 2));
        }
        done.store(true, std::sync::atomic::Ordering::Relaxed);
        let told = said.iter().find(|it| it.text.contains("kept"));
        assert_eq!(told, None);
    });
}

/// The game goes on; what is wrong is told once.
fn check_trouble(folder: &Path, trouble: Trouble) {
    let folders = Folders::new(Some(folder.to_owned())).unwrap();
    assert_eq!(Journal::unfinished(&folders), Ok(None));
    let notice = GameNotice::NotKept {
        folder: folder.to_owned(),
        trouble,
    };
    let notice = notice.say(&words());
    let mut client = sit_down(&folders);
    let said = call(&mut client, 12);
    let told = texts(&said).iter().filter(|it| **it == notice).count();
    assert_eq!(told, 1, "{notice}: {said:?}");
    assert!(client.told().hands() > 1);
}

#[test]
fn a_folder_that_is_none_stops_nobody() {
    let folder = TempFolder::new();
    let file = folder.path().join("file");
    fs::write(&file, "mine").unwrap();
    check_trouble(&file, Trouble::InTheWay);
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
}

/// What could not be kept is, as soon as it can be, and the player hears so.
#[test]
fn a_game_is_kept_again_once_it_can_be() {
    let folder = TempFolder::new();
    let place = folder.path().join("place");
    let folders = Folders::new(Some(place.clone())).unwrap();
    let again = GameNotice::KeptAgain.say(&words());
    fs::write(&place, "in the way").unwrap();
    let mut client = sit_down(&folders);
    let said = call(&mut client, 5);
    assert!(!texts(&said).contains(&&*again), "{said:?}");
    fs::remove_file(&place).unwrap();
    let said = call(&mut client, 5);
    let told = texts(&said).iter().filter(|it| **it == again).count();
    assert_eq!(told, 1, "{said:?}");
    let view = client.view().cloned();
    drop(client);
    let (client, _) = go_on(&folders);
    assert_eq!(client.view(), view.as_ref());
}

/// Nobody, not even root, can write there.
#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_stops_nobody() {
    check_trouble(Path::new("/sys/kernel/tabletalk"), Trouble::ReadOnly);
}

/// Opening a pipe for writing would take as long as nobody reads from it.
#[cfg(unix)]
#[test]
fn a_pipe_in_place_of_the_lock_is_not_opened() {
    let folder = TempFolder::new();
    in_the_way::pipe(&folder.path().join("game.lock"));
    check_trouble(folder.path(), Trouble::InTheWay);
}

/// What cannot be read is not damaged: it stays as it is, and no new game
/// takes its place.
#[test]
fn a_game_that_cannot_be_read_stays() {
    for (put, trouble) in in_the_way::cases() {
        let folder = TempFolder::new();
        let folders = folders(&folder);
        let file = folders.game();
        put(&file);
        let before = file.symlink_metadata().unwrap().file_type();
        let not_read = GameNotice::NotRead {
            file: file.clone(),
            trouble: trouble.clone(),
        };
        assert_eq!(Journal::unfinished(&folders).as_ref(), Err(&not_read));
        let resumed = resume(&folders);
        assert_eq!(resumed.err(), Some(not_read));
        let not_kept = GameNotice::NotKept {
            folder: folder.path().to_owned(),
            trouble,
        };
        let said = call(&mut sit_down(&folders), 5);
        let not_kept = not_kept.say(&words());
        let told = texts(&said).iter().filter(|it| **it == not_kept).count();
        assert_eq!(told, 1, "{not_kept}: {said:?}");
        assert_eq!(file.symlink_metadata().unwrap().file_type(), before);
        assert!(!folders.previous_game().exists());
    }
}

/// A window does not wait: what is not written yet is told later, and it is
/// called in time.
#[test]
fn nothing_is_told_before_it_is_written() {
    let folder = TempFolder::new();
    let folders = folders(&folder);
    let (call, called) = std::sync::mpsc::channel();
    let setup = holdem();
    let when_kept = WhenKept::Call(Box::new(move || call.send(()).unwrap_or_default()));
    let mut table = setup.table(&words()).unwrap();
    table.keep(Journal::begin(&folders, &setup.start(), when_kept));
    let mut client = Client::at(table, setup.verbosity, words());
    let mut said = client.play(TableCommand::NextHand, NOW);
    while said.is_empty() {
        called.recv().unwrap();
        said = client.advance(NOW);
    }
    let kept = fs::read_to_string(folders.game()).unwrap();
    assert!(kept.contains("\"Deal\""), "{kept}");
}
