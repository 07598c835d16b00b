//! Files of hands: what there is, in, out and away.

use std::fs;
use std::path::{Path, PathBuf};

use expect_test::{Expect, expect};
use tabletalk::player::Notice;
use tabletalk::player::histories::{Histories, HistoryAction};
use tabletalk::player::replay::Variant;
use tabletalk::rules::{DrawOptions, GameKind, HoldemOptions, Options, UniqueOptions};
use tabletalk::speech::{L10n, Language};

use super::in_the_way;
use super::kept::{folders, play, sit_down};
use super::temp_folder::TempFolder;

fn recorded(name: &str) -> PathBuf {
    let folders = ["assets/hands", "tests/hands"];
    let paths = folders.map(|folder| {
        Path::new(env!("CARGO_MANIFEST_DIR"))
            .join(folder)
            .join(name)
    });
    paths.into_iter().find(|path| path.exists()).unwrap()
}

/// Hands of all games, kept and imported.
fn all_kinds(folder: &TempFolder) -> Histories {
    let folders = folders(folder.path());
    let games = [
        Options::Holdem(HoldemOptions::default()),
        Options::Draw(DrawOptions::default()),
        Options::Unique(UniqueOptions::default()),
    ];
    for (seed, options) in (1..).zip(games) {
        let mut client = sit_down(&folders, options, seed);
        if seed < 3 {
            play(&mut client, 2);
        }
    }
    let histories = Histories::new(&folders);
    for name in ["dwan-ivey-2009.phh", "gen_fl5draw-200.jsonl"] {
        histories.import(&recorded(name)).unwrap();
    }
    histories
}

fn names(histories: &Histories) -> Vec<String> {
    let files = histories.list().unwrap().into_iter();
    let mut names: Vec<String> = files.map(|file| file.name).collect();
    names.sort();
    names
}

#[test]
fn files_are_listed_with_what_is_in_them() {
    let folder = TempFolder::new();
    let histories = all_kinds(&folder);
    let files = histories.list().unwrap();
    let mut said: Vec<(Option<Variant>, usize)> =
        files.iter().map(|file| (file.game, file.hands)).collect();
    said.sort();
    assert_eq!(
        said,
        [
            (Some(GameKind::Holdem.into()), 1),
            (Some(GameKind::Holdem.into()), 2),
            (Some(GameKind::Draw.into()), 2),
            (Some(GameKind::Draw.into()), 200),
        ]
    );
    let own = files.iter().find(|file| file.name.starts_with("holdem-"));
    assert!(own.unwrap().began.is_some());
}

#[test]
fn files_are_told_in_words() {
    let history = tabletalk::player::histories::History {
        name: "it.phhs".to_owned(),
        game: Some(GameKind::Holdem.into()),
        began: Some(jiff::civil::date(2026, 11, 6).at(9, 5, 0, 0)),
        hands: 22,
    };
    let unknown = tabletalk::player::histories::History {
        game: None,
        began: None,
        hands: 1,
        ..history.clone()
    };
    let said = |language| {
        let words = L10n::new(language);
        [history.say(&words), unknown.say(&words)]
    };
    assert_eq!(
        said(Language::English),
        [
            "Texas Hold'em, 6 November 2026, 9:05, 22 hands",
            "it.phhs, 1 hand"
        ]
    );
    assert_eq!(
        said(Language::Polish),
        [
            "Texas Hold'em, 6 listopada 2026, 9:05, 22 rozdania",
            "it.phhs, jedno rozdanie"
        ]
    );
}

#[test]
fn files_go_out_and_come_in_again() {
    let folder = TempFolder::new();
    let histories = all_kinds(&folder);
    let all = names(&histories);
    let out = folder.path().join("somewhere/else");
    let to = out.clone();
    assert_eq!(
        histories.export_all(&out),
        Ok(HistoryAction::Exported { files: 4, to })
    );
    for name in &all {
        let (here, there) = (histories.path(name), out.join(name));
        assert_eq!(fs::read(here).unwrap(), fs::read(there).unwrap());
    }
    // What is there already is not added twice.
    let known = histories.import(&out.join(&all[0]));
    let file = histories.path(&all[0]);
    assert_eq!(known, Err(Notice::HandsKnown { file }));

    assert_eq!(
        histories.delete(&all[0]),
        Ok(HistoryAction::Deleted { files: 1 })
    );
    assert_eq!(names(&histories), all[1..]);
    histories.import(&out.join(&all[0])).unwrap();
    assert_eq!(names(&histories), all);

    histories.delete_all().unwrap();
    assert_eq!(names(&histories), Vec::<String>::new());
    for name in &all {
        histories.import(&out.join(name)).unwrap();
    }
    assert_eq!(names(&histories), all);
}

#[test]
fn nothing_is_ever_overwritten() {
    let folder = TempFolder::new();
    let histories = all_kinds(&folder);
    let file = folder.path().join("mine.phh");
    fs::write(&file, "mine").unwrap();
    let name = "dwan-ivey-2009.phh";
    let to = folder.path().join("mine-2.phh");
    assert_eq!(
        histories.export(name, &file),
        Ok(HistoryAction::Exported { files: 1, to })
    );
    assert_eq!(fs::read_to_string(&file).unwrap(), "mine");
    // Other hands of the same name come in under another.
    let other = folder.path().join(name);
    let more = fs::read_to_string(recorded(name)).unwrap() + "# and a word\n";
    fs::write(&other, more).unwrap();
    let imported = histories.import(&other);
    assert_eq!(
        imported,
        Ok(HistoryAction::Imported {
            file: histories.path("dwan-ivey-2009-2.phh"),
            hands: 1,
            refused: 0
        })
    );
}

/// What is said of paths in a folder, as on every system.
fn within(folder: &TempFolder, said: &str) -> String {
    let there = folder.path().join("").display().to_string();
    said.replace(&there, "").replace('\\', "/")
}

/// What is said when a file with that content is imported.
fn check_import(name: &str, content: &str, expected: [Expect; 2]) {
    let folder = TempFolder::new();
    let histories = Histories::new(&folders(folder.path()));
    let file = folder.path().join(name);
    fs::write(&file, content).unwrap();
    let done = histories.import(&file);
    for (language, expected) in [Language::English, Language::Polish]
        .into_iter()
        .zip(expected)
    {
        let words = L10n::new(language);
        let said = match &done {
            Ok(filed) => filed.say(&words),
            Err(notice) => notice.say(&words),
        };
        expected.assert_eq(&within(&folder, &said));
    }
    let kept = histories.list().unwrap().len();
    assert_eq!(kept, usize::from(done.is_ok()));
}

#[test]
fn what_cannot_be_read_is_refused_with_its_reason() {
    let good = fs::read_to_string(recorded("dwan-ivey-2009.phh")).unwrap();
    let part = |text: &str| format!("[1]\n{good}\n[2]\n{text}");
    check_import(
        "notes.txt",
        "dear diary",
        [
            expect!["Nothing was added from notes.txt: hand files end in .phh, .phhs and .jsonl."],
            expect![
                "Z pliku notes.txt nic nie dodano: nazwy plików z rozdaniami kończą się na .phh, .phhs i .jsonl."
            ],
        ],
    );
    check_import(
        "empty.phh",
        "",
        [
            expect!["Nothing was added from empty.phh: there is no hand in this file."],
            expect!["Z pliku empty.phh nic nie dodano: w tym pliku nie ma żadnego rozdania."],
        ],
    );
    check_import(
        "it.phh",
        "variant = \n",
        [
            expect![
                "Nothing was added from it.phh: line 1 cannot be understood from column 11 on."
            ],
            expect!["Z pliku it.phh nic nie dodano: wiersz 1 jest niezrozumiały od kolumny 11."],
        ],
    );
    let short_deck = good.replace("\"NT\"", "\"NS\"");
    check_import(
        "it.phh",
        &short_deck,
        [
            expect![
                "Nothing was added from it.phh: hand 1 cannot be played: this game is not played here: NS, no-limit short-deck hold'em."
            ],
            expect![
                "Z pliku it.phh nic nie dodano: rozdania 1 nie da się rozegrać: w tę grę się tu nie gra: NS, hold'em z krótką talią bez limitu."
            ],
        ],
    );
    let wrong = good.replace("p2 f", "p2 cbr 7000");
    check_import(
        "it.phh",
        &wrong,
        [
            expect![
                "Nothing was added from it.phh: hand 1 cannot be played: action 6 'p2 cbr 7000': the minimum bet or raise is to 39,000, and p2 (Patrik Antonius) has 1,999,500."
            ],
            expect![
                "Z pliku it.phh nic nie dodano: rozdania 1 nie da się rozegrać: akcja 6 'p2 cbr 7000': najmniejszy zakład lub podbicie na 39 000, a p2 (Patrik Antonius) ma 1 999 500."
            ],
        ],
    );
    check_import(
        "it.phhs",
        &part(&wrong),
        [
            expect!["Added 1 hand from it.phhs. 1 hand in it cannot be played."],
            expect!["Z pliku it.phhs dodano jedno rozdanie. Jednego rozdania nie da się rozegrać."],
        ],
    );
    check_import(
        "it.phhs",
        &part(&good),
        [
            expect!["Added 2 hands from it.phhs."],
            expect!["Z pliku it.phhs dodano 2 rozdania."],
        ],
    );
}

#[test]
fn what_is_not_there_is_told() {
    let folder = TempFolder::new();
    let histories = Histories::new(&folders(folder.path()));
    assert_eq!(histories.list(), Ok(Vec::new()));
    let words = L10n::new(Language::English);
    let said: Vec<String> = [
        histories.import(Path::new("no.phh")),
        histories.export("no.phhs", Path::new("to.phhs")),
        histories.delete("no.phhs"),
    ]
    .into_iter()
    .map(|done| done.unwrap_err().say(&words))
    .collect();
    expect![[r#"
        The file no.phh cannot be read: there is nothing of that name.
        The file hands/no.phhs cannot be read: there is nothing of that name.
        The file hands/no.phhs cannot be deleted: there is nothing of that name."#]]
    .assert_eq(&within(&folder, &said.join("\n")));
}

/// What is no file, or cannot be read, is refused at once.
#[test]
fn what_cannot_be_read_is_told() {
    for (put, trouble) in in_the_way::cases() {
        let folder = TempFolder::new();
        let histories = Histories::new(&folders(folder.path()));
        let file = folder.path().join("it.phhs");
        put(&file);
        let told = histories.import(&file);
        assert_eq!(told, Err(Notice::HandsNotRead { file, trouble }));
    }
}
