//! What our own files say beyond the format: the games that it does not
//! know, and who wrote a hand down. The format leaves fields that begin with
//! an underscore to whoever writes.

use serde::Deserialize;

use super::super::action::parse_player;
use super::super::refusal::{Refusal, Wanted};
use super::super::write::{RAIL, VARIANT};
use super::fields::{Fields, wrong};
use crate::rules::{GameKind, Options, Viewer};

/// A game of ours.
pub(super) fn game(code: &str) -> Option<GameKind> {
    GameKind::with_id(code.strip_prefix(VARIANT)?)
}

/// The game and its options.
pub(super) fn options(fields: &Fields, code: &str) -> Result<Options, Refusal> {
    let field = "_options";
    let value = fields.table.get(field).cloned();
    let value = value.ok_or_else(|| Refusal::Missing(field.to_owned()))?;
    let options = Options::deserialize(value);
    let options = options.map_err(|_| wrong(field, Wanted::Options))?;
    options.check()?;
    if game(code) == Some(options.kind()) {
        Ok(options)
    } else {
        Err(wrong(field, Wanted::OptionsOfVariant))
    }
}

/// The blind level, counted from zero.
pub(super) fn level(fields: &Fields) -> Result<usize, Refusal> {
    Ok(fields.counted("level")? - 1)
}

/// Through whose eyes the hand was written down.
pub(super) fn viewer(fields: &Fields, players: usize) -> Result<Option<Viewer>, Refusal> {
    let field = "_viewer";
    let Some(value) = fields.table.get(field) else {
        return Ok(None);
    };
    match value.as_str() {
        Some(RAIL) => Ok(Some(Viewer::Rail)),
        Some(label) if label.starts_with('p') => {
            parse_player(label, players).map(|seat| Some(Viewer::Seat(seat)))
        }
        _ => Err(wrong(field, Wanted::Viewer)),
    }
}

/// What was shown when the hand was over.
pub(super) fn shown<'a>(fields: &Fields<'a>) -> Result<Vec<&'a str>, Refusal> {
    if fields.table.contains_key("_shown") {
        fields.texts("_shown")
    } else {
        Ok(Vec::new())
    }
}
