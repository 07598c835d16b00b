//! The comments by which we know our own files of hands, and our own hands in
//! them. The files are the player's, who may add to them and change them; only
//! what we wrote ourselves may we write again.
//!
//! The first line says which game it is. Before each hand stand its length and
//! a checksum:
//!
//! ```text
//! # Tabletalk, game 5f3d…
//! # hand 12, 512 bytes, 5f3d1f0c
//! [12]
//! variant = "NT"
//! …
//! ```

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::table::GameId;

const GAME: &str = "# Tabletalk, game ";
const DELETED: &str = "# deleted up to hand ";
const HAND: &str = "# hand ";

/// What comes next in a file.
pub(super) enum Section {
    /// A hand that we wrote and nobody has changed.
    Hand {
        number: u64,
        /// Where its first field begins, after the lines before it.
        fields: usize,
        length: usize,
    },
    /// The beginning of a hand: the program was stopped while writing.
    Torn,
    /// Something else.
    Other,
}

/// A hand with its comment.
pub(super) fn write_hand(game: &GameId, number: u64, fields: &str) -> String {
    let hand = format!("[{number}]\n{fields}\n");
    let checksum = checksum(game, hand.as_bytes());
    format!(
        "{HAND}{number}, {} bytes, {checksum:08x}\n{hand}",
        hand.len()
    )
}

/// What the bytes, which go to the end of the file, begin with.
pub(super) fn read_section(game: &GameId, bytes: &[u8]) -> Section {
    let Some(end) = bytes.iter().position(|&byte| byte == b'\n') else {
        let hand = HAND.as_bytes();
        let is_hand = bytes.starts_with(hand) || hand.starts_with(bytes);
        return if is_hand {
            Section::Torn
        } else {
            Section::Other
        };
    };
    let (line, rest) = bytes.split_at(end + 1);
    let Some((number, length, expected)) = parse(line) else {
        return Section::Other;
    };
    let head = format!("[{number}]\n");
    match rest.get(..length) {
        Some(hand) if checksum(game, hand) == expected && hand.starts_with(head.as_bytes()) => {
            Section::Hand {
                number,
                fields: line.len() + head.len(),
                length: line.len() + length,
            }
        }
        // Something was added after it, so it is not torn.
        None if !rest.windows(2).any(|at| at == b"\n[") => Section::Torn,
        _ => Section::Other,
    }
}

fn parse(line: &[u8]) -> Option<(u64, usize, u32)> {
    let line = std::str::from_utf8(line).ok()?;
    let mut words = line.strip_prefix(HAND)?.trim_end().split(", ");
    let number = words.next()?.parse().ok()?;
    let length = words.next()?.strip_suffix(" bytes")?.parse().ok()?;
    let checksum = u32::from_str_radix(words.next()?, 16).ok()?;
    Some((number, length, checksum))
}

/// The checksum of a hand and its game: a hand copied from another game is
/// not ours.
fn checksum(game: &GameId, hand: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(game.to_string().as_bytes());
    hasher.update(hand);
    hasher.finalize()
}

/// The first line: which game it is, so that a game that is continued goes on
/// in its file.
pub(super) fn first_line(game: &GameId) -> String {
    format!("{GAME}{game}\n")
}

/// The first lines of a file whose hands up to this one were deleted.
pub(super) fn after_deleting(game: &GameId, last: u64) -> String {
    format!("{}{DELETED}{last}\n", first_line(game))
}

/// Whether the file is of this game.
pub(super) fn is_of_game(path: &Path, game: &GameId) -> io::Result<bool> {
    let line = first_line(game);
    let mut first = Vec::new();
    let length = line.len() as u64;
    File::open(path)?.take(length).read_to_end(&mut first)?;
    Ok(first == line.as_bytes())
}

/// The number of the last deleted hand, where the line tells it.
pub(super) fn deleted_up_to(line: &[u8]) -> Option<u64> {
    let line = std::str::from_utf8(line).ok()?.trim_end();
    line.strip_prefix(DELETED)?.parse().ok()
}
