//! Journals and recorded hands.

use std::fs;
use std::time::Duration;

use tabletalk::bots::Style;
use tabletalk::player::client::{Client, Setup};
use tabletalk::player::commands::TableCommand;
use tabletalk::player::histories::Histories;
use tabletalk::player::replay::{Collection, replay};
use tabletalk::rules::cards::Seed;
use tabletalk::rules::{
    Chips, DrawOptions, HoldemOptions, Options, Seat, UniqueOptions, View, Viewer,
};
use tabletalk::speech::{L10n, Language, Verbosities};
use tabletalk::store::Folders;
use tabletalk::table::{Journal, TablePace, WhenKept};

use crate::mutate::Mutator;
use crate::temp_folder::TempFolder;
use crate::{fuzz, rounds};

/// Files of hands as they lie in the player's folder.
#[test]
fn histories() {
    let folder = TempFolder::new();
    let folders = Folders::new(Some(folder.path().to_owned())).unwrap();
    fs::create_dir_all(folders.hands()).unwrap();
    let own = Histories::new(&folders);
    let text = fs::read_to_string("tests/hands/pluribus-500.phhs").unwrap();
    let sample: String = text.split_inclusive('\n').take(60).collect();
    let path = own.path("it.phhs");
    fuzz(&[sample.into_bytes()], |bytes| {
        fs::write(&path, bytes).unwrap();
        // What is listed can be opened, and a file has no more than it has.
        for file in own.list().unwrap() {
            if let Ok(hands) = Collection::open(&path) {
                assert_eq!(hands.len(), file.hands);
            }
        }
        assert!(own.statistics().is_ok());
    });
}

fn all_games() -> [Options; 3] {
    [
        Options::Holdem(HoldemOptions::default()),
        Options::Draw(DrawOptions::default()),
        Options::Unique(UniqueOptions::default()),
    ]
}

/// The journal of a few hands.
fn journal(options: Options) -> Vec<u8> {
    let folder = TempFolder::new();
    let folders = Folders::new(Some(folder.path().to_owned())).unwrap();
    let setup = Setup {
        styles: Style::levels(options.kind()).collect(),
        options,
        seed: Seed::from(3),
        settings: TablePace::AT_ONCE,
        verbosity: Verbosities::default(),
    };
    let words = L10n::new(Language::English);
    let mut table = setup.table(&words).unwrap();
    table.keep(Journal::begin(&folders, &setup.start(), WhenKept::Wait));
    let mut client = Client::at(table, setup.verbosity, words);
    for _ in 0..12 {
        for command in [
            TableCommand::CallOrCheck,
            TableCommand::DrawOrPass,
            TableCommand::NextHand,
        ] {
            client.play(command, Duration::ZERO);
            client.advance(Duration::ZERO);
        }
    }
    drop(client);
    fs::read(folders.game()).unwrap()
}

/// Gives every line the checksum that it should have: what is wrong is then
/// in what it says.
fn signed(bytes: &[u8]) -> Vec<u8> {
    let lines = bytes.split(|&it| it == b'\n').filter(|it| it.len() > 9);
    let line = |line: &[u8]| {
        let mut signed = format!("{:08x} ", crc32fast::hash(&line[9..])).into_bytes();
        signed.extend_from_slice(&line[9..]);
        signed.push(b'\n');
        signed
    };
    lines.flat_map(line).collect()
}

fn chips(view: &View) -> Chips {
    view.seats.iter().map(|seat| seat.stack).sum::<Chips>() + view.pot()
}

#[test]
fn journals() {
    let folder = TempFolder::new();
    let folders = Folders::new(Some(folder.path().to_owned())).unwrap();
    let samples = all_games().map(journal);
    let mut resumed = 0;
    for seed in 0..rounds() {
        let mut mutator = Mutator::new(seed);
        let mut bytes = mutator.changed(&samples);
        if mutator.below(4) > 0 {
            bytes = signed(&bytes);
        }
        fs::write(folders.game(), &bytes).unwrap();
        // Refused is told; what is continued has the chips that it began with.
        if let Ok(found) = Journal::resume(&folders, |_| Vec::new(), Duration::ZERO, WhenKept::Wait)
        {
            resumed += 1;
            let options = found.host.options();
            let all = options.players() as Chips * options.starting_chips();
            if let Some(view) = found.host.view(Seat::FIRST) {
                assert_eq!(chips(&view), all, "seed {seed}");
            }
        }
        for entry in fs::read_dir(folder.path()).unwrap() {
            fs::remove_file(entry.unwrap().path()).unwrap();
        }
    }
    assert!(resumed > rounds() / 10, "only {resumed} could be continued");
}

#[test]
fn recorded_hands() {
    for (file, lines) in [
        ("assets/hands/dwan-ivey-2009.phh", 60),
        ("tests/hands/pluribus-500.phhs", 120),
        ("tests/hands/gen_nlhe-400.jsonl", 12),
        ("tests/hands/gen_fl5draw-200.jsonl", 12),
    ] {
        let text = fs::read_to_string(file).unwrap();
        let sample: String = text.split_inclusive('\n').take(lines).collect();
        fuzz(&[sample.into_bytes()], |bytes| {
            for hand in replay(file, bytes) {
                if let Ok(played) = hand.outcome {
                    let before: Chips = played.starting_stacks.iter().sum();
                    let after: Chips = played.finishing_stacks.iter().sum();
                    assert_eq!(before, after);
                }
            }
            look_at_all(file, bytes);
        });
    }
}

/// Looks at every moment of the hands with everybody's eyes.
fn look_at_all(file: &str, bytes: &[u8]) {
    let Ok(hands) = Collection::read(file, bytes) else {
        return;
    };
    for hand in 0..hands.len().min(3) {
        let Ok(past) = hands.hand(hand) else { continue };
        let seats = (0..past.names().len()).filter_map(Seat::new);
        for eyes in seats.map(Viewer::Seat).chain([Viewer::Rail]) {
            let all: Vec<Chips> = past.views(eyes).iter().map(|it| chips(it)).collect();
            assert!(all.windows(2).all(|pair| pair[0] == pair[1]), "{all:?}");
        }
    }
}
