//! One line of a journal: a checksum, and what it is about in JSON.

use serde::{Deserialize, Serialize};

/// Digits of the checksum.
const DIGITS: usize = 8;

/// The line, its end included.
pub(super) fn write<T: Serialize>(value: &T) -> serde_json::Result<String> {
    let json = serde_json::to_string(value)?;
    Ok(format!("{:08x} {json}\n", crc32fast::hash(json.as_bytes())))
}

/// What a line without its end says; `None` where it is damaged.
pub(super) fn read<'a, T: Deserialize<'a>>(line: &'a [u8]) -> Option<T> {
    let (checksum, rest) = line.split_at_checked(DIGITS)?;
    let json = rest.strip_prefix(b" ")?;
    let expected = format!("{:08x}", crc32fast::hash(json));
    if checksum != expected.as_bytes() {
        return None;
    }
    serde_json::from_slice(json).ok()
}
