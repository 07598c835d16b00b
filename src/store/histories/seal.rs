//! Which part of a file is ours. The files are the player's, who may add to
//! them and change them; what we have written ourselves, and only that, we
//! may write anew.
//!
//! Before each hand stands how long it is and a checksum:
//!
//! ```text
//! # hand 12, 512 bytes, 5f3d1f0c
//! [12]
//! variant = "NT"
//! …
//! ```

use crate::store::GameId;

const SEAL: &str = "# hand ";

/// What a file goes on with.
pub(super) enum Part {
    /// A hand that we have written and nobody has changed.
    Hand {
        number: u64,
        /// Where its first field begins, after the lines before it.
        fields: usize,
        length: usize,
    },
    /// The beginning of a hand, where we were stopped while writing.
    Torn,
    /// Something else.
    Other,
}

/// A hand with what stands before it.
pub(super) fn write(game: &GameId, number: u64, fields: &str) -> String {
    let hand = format!("[{number}]\n{fields}\n");
    let checksum = checksum(game, hand.as_bytes());
    format!(
        "{SEAL}{number}, {} bytes, {checksum:08x}\n{hand}",
        hand.len()
    )
}

/// What stands at the beginning of the bytes, which are all up to the end of
/// the file.
pub(super) fn read(game: &GameId, bytes: &[u8]) -> Part {
    let Some(end) = bytes.iter().position(|&byte| byte == b'\n') else {
        let seal = SEAL.as_bytes();
        let is_seal = bytes.starts_with(seal) || seal.starts_with(bytes);
        return if is_seal { Part::Torn } else { Part::Other };
    };
    let (line, rest) = bytes.split_at(end + 1);
    let Some((number, length, expected)) = parse(line) else {
        return Part::Other;
    };
    let head = format!("[{number}]\n");
    match rest.get(..length) {
        Some(hand) if checksum(game, hand) == expected && hand.starts_with(head.as_bytes()) => {
            Part::Hand {
                number,
                fields: line.len() + head.len(),
                length: line.len() + length,
            }
        }
        // What somebody has added is not torn.
        None if !rest.windows(2).any(|at| at == b"\n[") => Part::Torn,
        _ => Part::Other,
    }
}

fn parse(line: &[u8]) -> Option<(u64, usize, u32)> {
    let line = std::str::from_utf8(line).ok()?;
    let mut words = line.strip_prefix(SEAL)?.trim_end().split(", ");
    let number = words.next()?.parse().ok()?;
    let length = words.next()?.strip_suffix(" bytes")?.parse().ok()?;
    let checksum = u32::from_str_radix(words.next()?, 16).ok()?;
    Some((number, length, checksum))
}

/// Of the hand and of its game: a hand copied from elsewhere is not ours.
fn checksum(game: &GameId, hand: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(game.to_string().as_bytes());
    hasher.update(hand);
    hasher.finalize()
}
