//! From bytes to TOML tables. A mistake in one hand of a `.phhs` file must
//! not cost the others, so a file that is not TOML as a whole is taken apart
//! at its table headers.

use std::ops::Range;

use toml::Table;

use super::super::refusal::Refusal;

/// A piece of a file: all of it, or one table of a broken file.
pub(super) struct Part {
    /// The table's name, where the file was taken apart.
    pub(super) name: Option<String>,
    pub(super) content: Result<Table, Refusal>,
}

pub(super) fn parts(bytes: &[u8]) -> Vec<Part> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let whole = parse(bytes, 0);
    let Err(problem) = whole else {
        return vec![Part {
            name: None,
            content: whole,
        }];
    };
    let pieces = pieces(bytes);
    if pieces.len() < 2 {
        return vec![Part {
            name: None,
            content: Err(problem),
        }];
    }
    let mut parts: Vec<Part> = pieces.into_iter().filter_map(Piece::read).collect();
    // Each table alone may be right and the whole still wrong, as with two
    // tables of one name.
    if parts.iter().all(|part| part.content.is_ok()) {
        parts.push(Part {
            name: None,
            content: Err(problem),
        });
    }
    parts
}

/// How many tables there are, and the first of them; a file without tables is
/// one itself.
pub(super) fn first(bytes: &[u8]) -> (usize, Option<Table>) {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let pieces = pieces(bytes);
    let tables = pieces.iter().filter(|piece| piece.name.is_some());
    let (count, first) = match tables.clone().next() {
        Some(first) => (tables.count(), first.body),
        None => (1, bytes),
    };
    let table = parse(first, 0).ok().filter(|table| !table.is_empty());
    (count, table)
}

/// The text of one table, or what comes before the first.
struct Piece<'a> {
    name: Option<String>,
    body: &'a [u8],
    /// Lines of the file before the body.
    lines_before: usize,
}

impl Piece<'_> {
    /// What comes before the first table is no hand: `None` where it is empty.
    fn read(self) -> Option<Part> {
        let content = parse(self.body, self.lines_before);
        match (&self.name, &content) {
            (None, Ok(table)) if table.is_empty() => None,
            _ => Some(Part {
                name: self.name,
                content,
            }),
        }
    }
}

fn pieces(bytes: &[u8]) -> Vec<Piece<'_>> {
    let mut pieces = vec![Piece {
        name: None,
        body: &[],
        lines_before: 0,
    }];
    let mut body: Range<usize> = 0..0;
    for (number, line) in bytes.split_inclusive(|&byte| byte == b'\n').enumerate() {
        let end = body.end + line.len();
        if let Some(name) = table_name(line) {
            pieces.push(Piece {
                name: Some(name),
                body: &[],
                lines_before: number + 1,
            });
            body = end..end;
            continue;
        }
        body.end = end;
        if let Some(piece) = pieces.last_mut() {
            piece.body = &bytes[body.clone()];
        }
    }
    pieces
}

/// The name in a line such as `[12]` or `["12"]`. A name with a dot is a table
/// in a table.
fn table_name(line: &[u8]) -> Option<String> {
    let line = std::str::from_utf8(line).ok()?;
    let line = line.split('#').next()?.trim_end();
    let name = line.strip_prefix('[')?.strip_suffix(']')?.trim();
    let name = name.trim_matches(['"', '\'']);
    let is_plain = |c: char| c.is_alphanumeric() || "-_ ".contains(c);
    (!name.is_empty() && name.chars().all(is_plain)).then(|| name.to_owned())
}

fn parse(bytes: &[u8], lines_before: usize) -> Result<Table, Refusal> {
    let line_of = |offset: usize| {
        let newlines = bytes[..offset].iter().filter(|&&byte| byte == b'\n');
        lines_before + 1 + newlines.count()
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
