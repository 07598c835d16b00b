//! Files that are wrong, missing or differ, and outputs that close.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use expect_test::expect;
use tabletalk::player::replay::{Collection, FileSummary, replay};
use tabletalk::speech::{L10n, Language};
use tabletalk::tools::replay::{ReplayArgs, run_into};

use super::{all_files, hands, phh, run};

/// What is said of each hand of a file.
fn verdicts(file: &str, content: &[u8]) -> String {
    let words = L10n::new(Language::English);
    let lines = replay(file, content).map(|hand| {
        let name = hand.hand.as_deref().unwrap_or("-");
        match (&hand.outcome, hand.verdict()) {
            (Err(refused), _) => format!("{name}: {}\n", refused.say(&words)),
            (Ok(_), verdict) => format!("{name}: {verdict:?}\n"),
        }
    });
    lines.collect()
}

#[test]
fn one_bad_hand_does_not_cost_the_others() {
    let good = phh("finishing_stacks = [20, 20, 20]", &["p3 f", "p1 f"]);
    let right = phh("finishing_stacks = [19, 21, 20]", &["p3 f", "p1 f"]);
    let typed = phh("antes = 'none'", &[]);
    let file = format!(
        "[1]\n{good}\n[2]\n{typed}\n[3]\n{right}\n[4]\n{}",
        phh("", &["p3 f", "p1 f"])
    );
    expect![[r#"
        1: Differ
        2: antes must be an array
        3: Match
        4: NothingRecorded
    "#]]
    .assert_eq(&verdicts("it.phhs", file.as_bytes()));
    // The second table is not TOML.
    let broken = file.replace("antes = 'none'", "antes = [0, 0");
    expect![[r#"
        1: Differ
        2: line 12 cannot be understood from column 1 on
        3: Match
        4: NothingRecorded
    "#]]
    .assert_eq(&verdicts("it.phhs", broken.as_bytes()));
    // A table in a table, and one that is empty, beside it.
    let more = broken.replace("[3]", "[2._note]\nby = 'me'\n[empty]\n[3]");
    expect![[r#"
        1: Differ
        2: line 12 cannot be understood from column 1 on
        empty: variant is missing
        3: Match
        4: NothingRecorded
    "#]]
    .assert_eq(&verdicts("it.phhs", more.as_bytes()));
    // Bytes that are no text, in the second table only.
    let bytes = file.replace("none", "n@ne").into_bytes();
    let bytes: Vec<u8> = bytes
        .iter()
        .map(|&b| if b == b'@' { 0xff } else { b })
        .collect();
    expect![[r#"
        1: Differ
        2: line 11 is not text in UTF-8
        3: Match
        4: NothingRecorded
    "#]]
    .assert_eq(&verdicts("it.phhs", &bytes));
    // Two tables of one name.
    let twice = file.replace("[3]", "[1]");
    expect![[r#"
        1: Differ
        2: antes must be an array
        1: Match
        4: NothingRecorded
    "#]]
    .assert_eq(&verdicts("it.phhs", twice.as_bytes()));
}

#[test]
fn files_that_hold_no_hands() {
    let files: [(&str, &[u8]); 10] = [
        ("empty.phh", b""),
        ("comment.phhs", b"# nothing\n"),
        ("words.phh", b"what is this?"),
        ("unclosed.phh", b"a = 1\nb = [\n"),
        ("bytes.phh", b"\xff\xfe\x00"),
        ("marked.phh", b"\xef\xbb\xbfvariant = 'FB'"),
        ("empty.jsonl", b""),
        ("lines.jsonl", b"\n{}\n[]\nx\n\xff\n"),
        ("words.txt", b"variant = 'NT'"),
        ("nothing", b""),
    ];
    let all: String = (files.iter())
        .map(|(file, content)| format!("{file}\n{}", verdicts(file, content)))
        .collect();
    expect![[r#"
        empty.phh
        -: there is no hand in this file
        comment.phhs
        -: there is no hand in this file
        words.phh
        -: line 1 cannot be understood from column 6 on
        unclosed.phh
        -: line 2 cannot be understood from column 6 on
        bytes.phh
        -: line 1 is not text in UTF-8
        marked.phh
        1: this game is not played here: FB, fixed-limit badugi
        empty.jsonl
        -: there is no hand in this file
        lines.jsonl
        2: this cannot be understood: missing field `game`
        3: this cannot be understood: invalid type: sequence, expected a map
        4: this cannot be understood from column 1 on: expected value
        5: line 5 is not text in UTF-8
        words.txt
        -: hand files end in .phh, .phhs and .jsonl
        nothing
        -: hand files end in .phh, .phhs and .jsonl
    "#]]
    .assert_eq(&all);
}

/// A line for two players with nine chips each, blinds 1 and 2.
fn jsonl(changes: &[(&str, &str)], ops: &str) -> String {
    let mut line = format!(
        r#"{{"game":"nlhe","n":2,"ante":0,"blinds":[1,2],"min_bet":2,"stacks":[9,9],"ops":[{ops}]}}"#
    );
    for (old, new) in changes {
        line = line.replace(old, new);
    }
    line
}

#[test]
fn generated_hands_that_cannot_be() {
    let lines = [
        jsonl(&[("nlhe", "chess")], ""),
        jsonl(&[(r#""n":2"#, r#""n":1"#)], ""),
        jsonl(&[(r#""n":2"#, r#""n":-2"#)], ""),
        jsonl(&[("[1,2]", "[1,2,0]")], ""),
        jsonl(&[("[9,9]", "[9]")], ""),
        jsonl(&[("[9,9]", "[9,0]")], ""),
        jsonl(&[("[9,9]", "[9,9.5]")], ""),
        jsonl(&[("[9,9]", "[9,1e400]")], ""),
        jsonl(&[("[9,9]", "[9,18446744073709551615]")], ""),
        jsonl(&[("}", r#","final":[9]}"#)], ""),
        jsonl(&[], r#"["check_call",1,3]"#),
        jsonl(&[], r#"["check_call",1]"#),
        jsonl(&[], r#"["fold",2]"#),
        jsonl(&[], r#"["fold",0]"#),
        jsonl(&[], r#"["jump",1]"#),
        jsonl(&[], "7"),
        jsonl(&[], r#"["deal",0,"Ah"],["deal",1,"Ah"]"#),
        jsonl(
            &[("nlhe", "fl5draw")],
            r#"["check_call",1,1],["check_call",0,0],["discard",0,"Ah"]"#,
        ),
        jsonl(
            &[("nlhe", "fl5draw")],
            r#"["check_call",1,1],["check_call",0,0],["discard",0,"??"]"#,
        ),
        jsonl(
            &[("nlhe", "fl5draw")],
            r#"["check_call",1,1],["check_call",0,0],["discard",0,"AhAh"]"#,
        ),
    ];
    expect![[r#"
        1: this game is not played here: chess
        2: a hand has 2 to 12 players, not 1
        3: this cannot be understood: invalid value: integer `-2`, expected usize
        4: blinds has 3 entries for 2 players
        5: stacks has 1 entry for 2 players
        6: stacks: must be more than zero
        7: stacks: 9.5 divides a chip more finely than can be told here
        8: this cannot be understood from column 74 on: number out of range
        9: stacks: 18446744073709552000 is more than can be counted
        10: final has 1 entry for 2 players
        11: action 1 '["check_call",1,3]': the call is 1 by the rules, not 3
        12: action 1 '["check_call",1]': this is not an action: write an operation such as ["fold", 3]
        13: action 1 '["fold",2]': there is no player 2 in a hand of 2
        14: action 1 '["fold",0]': it is the turn of p2, not of p1
        15: action 1 '["jump",1]': this is not an action: write an operation such as ["fold", 3]
        16: action 1 '7': this is not an action: write an operation such as ["fold", 3]
        17: action 2 '["deal",1,"Ah"]': ace of hearts is dealt twice: it was dealt in action 1 '["deal",0,"Ah"]'
        18: action 3 '["discard",0,"Ah"]': p1 does not hold ace of hearts
        19: action 3 '["discard",0,"??"]': '??' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
        20: action 3 '["discard",0,"AhAh"]': p1 throws ace of hearts away twice
    "#]].assert_eq(&verdicts("it.jsonl", lines.join("\n").as_bytes()));
}

#[test]
fn missing_files_and_folders_are_told_and_the_others_go_on() {
    let files = vec![hands("no-such.phh"), hands(""), hands("dwan-ivey-2009.phh")];
    let (code, out, errors) = run(files, true, false);
    assert_eq!(code, 2);
    assert_eq!(errors.lines().count(), 2, "{errors}");
    assert!(
        errors.starts_with("tests/hands/no-such.phh: there is no such file\n"),
        "{errors}"
    );
    expect![[r#"
        assets/hands/dwan-ivey-2009.phh: hand 1: no finishing stacks recorded
        3 hands: 1 match, 0 differ, 2 refused
    "#]]
    .assert_eq(&out);
}

#[test]
fn a_difference_is_told_and_fails_the_check() {
    let folder = std::env::temp_dir().join(format!("tabletalk-replay-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = PathBuf::from(format!("{}/differs.phh", folder.display()));
    let fields = "finishing_stacks = [20, 20, 20]\nplayers = ['Ann', 'Bob', '']\nhand = 7";
    fs::write(&file, phh(fields, &["p3 f", "p1 f"])).unwrap();
    let (code, out, errors) = run(vec![file.clone()], true, false);
    let (json_code, json, _) = run(vec![file.clone()], true, true);
    let (told_code, _, _) = run(vec![file], false, false);
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!((code, json_code, told_code, errors.as_str()), (1, 1, 0, ""));
    let place = folder.display().to_string();
    expect![[r#"
        FOLDER/differs.phh: hand 1: differs: p1 (Ann) has 19, recorded 20; p2 (Bob) has 21, recorded 20
        1 hand: 0 match, 1 differ, 0 refused
    "#]].assert_eq(&out.replace(&place, "FOLDER"));
    expect![[r#"
        {"hands":[{"file":"FOLDER/differs.phh","hand":"1","status":"differ","reason":"p1 (Ann) has 19, recorded 20; p2 (Bob) has 21, recorded 20","finishing_stacks":[19,21,20],"expected":[20,20,20]}
        ],"match":0,"differ":1,"refused":0}
    "#]]
    .assert_eq(&json.replace(&place.replace('\\', r"\\"), "FOLDER"));
}

/// Closes after a few bytes, as `head` does.
struct Closed(usize);

impl Write for Closed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 = self
            .0
            .checked_sub(bytes.len())
            .ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_closed_output_is_no_harm() {
    for (check, json) in [(false, false), (true, false), (false, true)] {
        let files = all_files();
        let args = ReplayArgs { files, check, json };
        let code = run_into(
            &args,
            &L10n::new(Language::English),
            &mut Closed(100),
            &mut Closed(10),
        );
        assert_eq!(code.expect("nothing is lost"), 0);
    }
}

/// Hands are found wherever they stand, whatever stands around them.
#[test]
fn the_hands_of_a_file_are_found() {
    let hand = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
                starting_stacks = [9, 9]\nactions = ['d dh p1 AhKh', 'd dh p2 2c3d', 'p2 f']\n";
    let line = jsonl(&[], "");
    for (file, content, found) in [
        ("it.phh", format!("# one\n{hand}[more]\nx = 1\n"), "1"),
        ("it.phh", format!("\u{feff}{hand}"), "1"),
        (
            "it.phhs",
            format!("\u{feff}[1]\n{hand}[2] # two\n{hand}"),
            "1 2",
        ),
        (
            "it.phhs",
            format!("x = 1\n\n[a-b]\n{hand}[ 'c.d # e' ]\n{hand}"),
            "a-b c.d # e",
        ),
        (
            "it.phhs",
            format!("[1]\n{hand}[1.more]\ny = 2\n[2]\n{hand}"),
            "1 2",
        ),
        ("it.jsonl", format!("\u{feff}{line}\n\n{line}"), "1 3"),
    ] {
        let hands: Vec<String> = replay(file, content.as_bytes())
            .map(|it| it.hand.unwrap_or("-".to_owned()))
            .collect();
        assert_eq!(hands.join(" "), found, "{content}");
        let collection = Collection::read(file, content.as_bytes()).ok();
        assert_eq!(
            collection.map(|it| it.len()),
            Some(hands.len()),
            "{content}"
        );
        assert_eq!(FileSummary::of(file, content.as_bytes()).hands, hands.len());
    }
}
