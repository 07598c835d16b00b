//! The program itself, in a terminal that is a pipe.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use expect_test::expect;

use super::temp_folder::TempFolder;

pub(crate) fn arguments(folder: &Path, more: &[&str]) -> Vec<String> {
    let folder = folder.to_str().unwrap();
    let mut all = vec!["--terminal", "--config", folder];
    if !more.contains(&"--lang") {
        all.extend(["--lang", "en"]);
    }
    all.iter().chain(more).map(|&it| it.to_owned()).collect()
}

pub(crate) fn spawn(folder: &Path, more: &[&str]) -> Child {
    run(Command::new(env!("CARGO_BIN_EXE_tabletalk")).args(arguments(folder, more)))
}

pub(crate) fn run(command: &mut Command) -> Child {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What is said when that is typed.
pub(crate) fn play(mut program: Child, typed: &str) -> String {
    let mut input = program.stdin.take().unwrap();
    // A game may end before everything typed is read.
    let _ = input.write_all(typed.as_bytes());
    drop(input);
    let output = program.wait_with_output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_game_is_offered_and_continued() {
    let folder = TempFolder::new();
    let game = ["--game", "draw", "--seed", "3"];
    play(spawn(folder.path(), &game), "c\n");
    let said = play(spawn(folder.path(), &[]), "continue\nc\nquit\n");
    expect![[r#"
        Tabletalk. Type help at any time, quit to leave.
        Unfinished game: Five-Card Draw, hand 1, you have 98 chips.
        Type continue to go on with it.
        Which game? 1 Texas Hold'em, 2 Five-Card Draw, 3 Unique Poker. Or learn, for a first lesson.
        Five-Card Draw goes on with hand 1.
        Three of hearts, jack of clubs, eight of hearts, king of diamonds, queen of hearts.
        Your turn, draw up to five cards, pot 4.
        Type mark 1 to mark the first card, draw to draw.
        Not now, you can draw cards.
        Goodbye.
    "#]]
    .assert_eq(&said);
    // Another game leaves this one; then there is that one to continue.
    let said = play(spawn(folder.path(), &[]), "3\n1\nquit\n");
    assert!(said.contains("Unfinished game: Five-Card Draw"), "{said}");
    let said = play(spawn(folder.path(), &["--lang", "pl"]), "quit\n");
    expect![[r#"
        Tabletalk. Pomoc w każdej chwili: wpisz pomoc. Żeby wyjść, wpisz: koniec.
        Niedokończona gra: Unique Poker, rozdanie 1, masz 990 żetonów.
        Żeby do niej wrócić, wpisz: kontynuuj.
        Która gra? 1 Texas Hold'em, 2 Poker pięciokartowy dobierany, 3 Unique Poker. Albo nauka: pierwsza lekcja.
        Do zobaczenia.
    "#]]
    .assert_eq(&said);
}

/// Who may do what with everything below a folder, by path.
#[cfg(unix)]
fn modes(folder: &Path) -> Vec<(String, u32)> {
    use std::os::unix::fs::PermissionsExt;
    let mut modes = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let (path, found) = entry.map(|it| (it.path(), it.metadata().unwrap())).unwrap();
        let mode = found.permissions().mode() & 0o777;
        modes.push((path.display().to_string(), mode));
        if found.is_dir() {
            modes.extend(self::modes(&path));
        }
    }
    modes
}

/// The journal tells every card to come.
#[cfg(unix)]
#[test]
fn nobody_else_can_read_what_is_kept() {
    use std::os::unix::fs::PermissionsExt;
    let folder = TempFolder::new();
    let own = folder.path().join("own");
    let start = |typed: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tabletalk"));
        command.args(["--terminal", "--game", "draw", "--sounds", "40"]);
        for name in ["CONFIG", "DATA", "STATE"] {
            command.env(format!("XDG_{name}_HOME"), own.join(name));
        }
        play(run(&mut command), typed)
    };
    let check = || {
        for (path, mode) in modes(&own) {
            let expected = if Path::new(&path).is_dir() {
                0o700
            } else {
                0o600
            };
            assert_eq!(mode, expected, "{path}");
        }
        assert_eq!(modes(&own).len(), 3 * 2 + 1 + 6, "{:?}", modes(&own));
    };
    start(&"f\ny\n\n".repeat(9));
    start("");
    check();
    // As an earlier one has kept it, stopped in the middle of writing.
    for (path, _) in modes(&own)
        .into_iter()
        .filter(|it| (it.0.clone() + "/").contains("/tabletalk/"))
    {
        let mode = if Path::new(&path).is_dir() {
            0o755
        } else {
            0o644
        };
        fs::set_permissions(&path, fs::Permissions::from_mode(mode)).unwrap();
        let is_replaced = path.ends_with("settings.ron") || path.ends_with(".phhs");
        if is_replaced {
            fs::write(Path::new(&path).with_extension("new-77"), "half").unwrap();
        }
    }
    start("");
    check();
}

#[test]
fn games_are_continued_in_any_language() {
    let folder = TempFolder::new();
    play(
        spawn(folder.path(), &["--game", "unique", "--seed", "3"]),
        "",
    );
    let said = play(spawn(folder.path(), &["--lang", "pl"]), "kontynuuj\n");
    let told = "Gramy dalej: Unique Poker, rozdanie 1.\n";
    assert!(said.contains(told), "{said}");
}

#[test]
fn where_there_is_nothing_to_continue_nothing_is_offered() {
    let folder = TempFolder::new();
    let said = play(spawn(folder.path(), &[]), "continue\nquit\n");
    expect![[r#"
        Tabletalk. Type help at any time, quit to leave.
        Which game? 1 Texas Hold'em, 2 Five-Card Draw, 3 Unique Poker. Or learn, for a first lesson.
        There is no choice continue: type one of the numbers.
        Which game? 1 Texas Hold'em, 2 Five-Card Draw, 3 Unique Poker. Or learn, for a first lesson.
        Goodbye.
    "#]]
    .assert_eq(&said);
}

#[test]
fn a_damaged_game_is_told_and_set_aside() {
    let folder = TempFolder::new();
    fs::write(folder.path().join("game.journal"), "nonsense\n").unwrap();
    let said = play(spawn(folder.path(), &[]), "quit\n");
    let told = "Your saved game is damaged, so it cannot be continued. The old file is now ";
    assert_eq!(said.matches(told).count(), 1, "{said}");
    let said = play(spawn(folder.path(), &[]), "quit\n");
    assert_eq!(said.matches(told).count(), 0, "{said}");
}
