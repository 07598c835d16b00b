//! Options of a game as a player types them.

use super::commands::parse_amount;
use crate::rules::Unit;

/// Reads an amount as it was typed.
pub(crate) fn read_amount(unit: Unit, text: &str) -> Option<u64> {
    match unit {
        Unit::Whole => parse_amount(text).ok(),
        Unit::Hundredths => unit.read(text.trim()),
    }
}
