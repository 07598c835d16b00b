//! A journal with a wrong byte, or without its end, loses what comes after
//! and nothing else.

use std::fs;
use std::time::Duration;

use tabletalk::rules::{Seat, View};
use tabletalk::store::Folders;
use tabletalk::table::GameNotice;
use tabletalk::table::{Journal, Times, WhenKept};

use super::folders;
use super::kept::{call, sit_down};
use super::temp_folder::TempFolder;

struct Damage {
    _folder: TempFolder,
    folders: Folders,
    good: Vec<u8>,
    /// How the table stands after the first line, and after each further one.
    stands: Vec<Stand>,
}

type Stand = (Option<View>, Times);

impl Damage {
    fn new() -> Damage {
        let folder = TempFolder::new();
        let folders = folders(&folder);
        call(&mut sit_down(&folders), 9);
        let good = fs::read(folders.game()).unwrap();
        let mut damage = Damage {
            _folder: folder,
            folders,
            good,
            stands: Vec::new(),
        };
        let ends: Vec<usize> = (1..=damage.good.len())
            .filter(|&end| damage.good[end - 1] == b'\n')
            .collect();
        for end in ends {
            let (stand, notice) = damage.resume(&damage.good[..end]).unwrap();
            assert_eq!(notice, None);
            damage.stands.push(stand);
        }
        assert!(damage.stands.len() > 20);
        damage
    }

    fn resume(&self, bytes: &[u8]) -> Result<(Stand, Option<GameNotice>), GameNotice> {
        fs::write(self.folders.game(), bytes).unwrap();
        let resumed = Journal::resume(
            &self.folders,
            |_| Vec::new(),
            Duration::ZERO,
            WhenKept::Wait,
        )?;
        let host = resumed.host;
        let stand = (host.view(Seat::FIRST), host.times(Seat::FIRST));
        Ok((stand, resumed.notice))
    }

    /// How many lines end before that place.
    fn lines_before(&self, place: usize) -> usize {
        let ends = self.good[..place].iter().filter(|&&byte| byte == b'\n');
        ends.count()
    }

    /// The game goes on as it stood after so many lines.
    fn check(&self, bytes: &[u8], lines: usize) {
        let at = format!("{lines} lines of {}", String::from_utf8_lossy(bytes));
        let resumed = self.resume(bytes);
        if lines == 0 {
            match resumed {
                Err(GameNotice::NoGame) => {}
                Err(GameNotice::Broken { aside: Some(aside) }) => {
                    assert_eq!(fs::read(&aside).unwrap(), bytes);
                    fs::remove_file(aside).unwrap();
                }
                other => panic!("{other:?} of {at}"),
            }
            return;
        }
        let (stand, notice) = resumed.unwrap();
        assert_eq!(stand, self.stands[lines - 1], "{at}");
        let mut kept = fs::read(self.folders.game()).unwrap();
        if let Some(GameNotice::CutShort { aside: Some(aside) }) = notice {
            kept.extend(fs::read(&aside).unwrap());
            fs::remove_file(aside).unwrap();
            assert_eq!(kept, bytes, "{at}");
        } else {
            // Half a line at most.
            assert_eq!(notice, None);
            assert!(bytes.starts_with(&kept), "{at}");
            assert!(!bytes[kept.len()..].contains(&b'\n'), "{at}");
        }
    }
}

#[test]
fn a_journal_cut_off_anywhere_goes_on_from_its_last_line() {
    let damage = Damage::new();
    for length in 0..damage.good.len() {
        damage.check(&damage.good[..length], damage.lines_before(length));
    }
}

#[test]
fn a_journal_with_a_wrong_byte_anywhere_goes_on_from_before() {
    let damage = Damage::new();
    for place in 0..damage.good.len() {
        let mut bytes = damage.good.clone();
        bytes[place] ^= 1 << (place % 8);
        damage.check(&bytes, damage.lines_before(place));
    }
}

/// A power cut leaves zeros where lines were that somebody may have heard of.
#[test]
fn zeros_at_the_end_are_told() {
    let damage = Damage::new();
    for length in 0..damage.good.len() {
        let mut bytes = damage.good[..length].to_vec();
        bytes.resize(damage.good.len() + 7, 0);
        let lines = damage.lines_before(length);
        let told = damage.resume(&bytes);
        match (lines, told) {
            (0, Err(GameNotice::Broken { aside: Some(aside) })) => {
                assert_eq!(fs::read(&aside).unwrap(), bytes);
                fs::remove_file(aside).unwrap();
            }
            (1.., Ok((stand, Some(GameNotice::CutShort { aside })))) => {
                assert_eq!(stand, damage.stands[lines - 1]);
                // There is nothing to read in zeros.
                assert_eq!(aside.is_some(), damage.good[length - 1] != b'\n');
                aside
                    .into_iter()
                    .for_each(|it| fs::remove_file(it).unwrap());
            }
            (_, told) => panic!("{told:?} of {length}"),
        }
    }
}

#[test]
fn lines_that_are_missing_or_doubled_end_the_journal() {
    let damage = Damage::new();
    let lines: Vec<&[u8]> = damage.good.split_inclusive(|&byte| byte == b'\n').collect();
    for place in 1..lines.len() - 1 {
        let missing = [&lines[..place], &lines[place + 1..]].concat().concat();
        damage.check(&missing, place);
        let doubled = [&lines[..=place], &lines[place..]].concat().concat();
        damage.check(&doubled, place + 1);
    }
}

#[test]
fn a_journal_of_a_newer_tabletalk_is_left_alone() {
    let damage = Damage::new();
    let json = "{\"tabletalk\":2,\"rules\":\"new\"}";
    let line = format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes()));
    assert_eq!(
        damage.resume(line.as_bytes()).err(),
        Some(GameNotice::TooNew)
    );
    let unfinished = Journal::unfinished(&damage.folders);
    assert_eq!(unfinished, Err(GameNotice::TooNew));
    assert_eq!(fs::read_to_string(damage.folders.game()).unwrap(), line);
}
