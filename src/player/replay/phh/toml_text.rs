//! From bytes to TOML tables, one at a time.

use toml::Table;

use super::super::pieces::LONGEST_HAND;
use super::super::refusal::Refusal;

/// No name of a hand is longer, in bytes of its line.
const LONGEST_HEADER: usize = 1024;

/// The name in a line such as `[12]` or `["12"]`. A name with a dot outside of
/// quotes is a table in a table.
pub(super) fn table_name(line: &[u8]) -> Option<String> {
    let line = line.split(|&byte| byte == b'\n').next()?;
    if line.first() != Some(&b'[') || line.len() > LONGEST_HEADER {
        return None;
    }
    let line = std::str::from_utf8(line).ok()?.trim_end();
    let bare = line.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    let is_bare = |name: &&str| {
        name.chars()
            .all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
    };
    if let Some(name) = bare.filter(is_bare) {
        return (!name.is_empty()).then(|| name.to_owned());
    }
    let table: Table = line.parse().ok()?;
    let (name, inner) = table.into_iter().next()?;
    inner.as_table()?.is_empty().then_some(name)
}

/// Reads TOML that begins with that line of its file, counted from one.
pub(super) fn parse(bytes: &[u8], first_line: usize) -> Result<Table, Refusal> {
    if bytes.len() > LONGEST_HAND {
        return Err(Refusal::HandTooLong);
    }
    let line_of = |offset: usize| {
        let newlines = bytes[..offset].iter().filter(|&&byte| byte == b'\n');
        first_line + newlines.count()
    };
    let text = std::str::from_utf8(bytes).map_err(|error| Refusal::NotText {
        line: line_of(error.valid_up_to()),
    })?;
    text.parse().map_err(|error: toml::de::Error| {
        let mut start = error.span().map_or(0, |span| span.start).min(text.len());
        while !text.is_char_boundary(start) {
            start -= 1;
        }
        let line_start = text[..start].rfind('\n').map_or(0, |newline| newline + 1);
        Refusal::NotToml {
            line: line_of(start),
            column: text[line_start..start].chars().count() + 1,
        }
    })
}
