//! Chips as files write them.

use super::refusal::Refusal;
use crate::rules::Chips;

/// An amount that is not a whole number of chips.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BadAmount {
    /// Chips are whole, everywhere.
    Fraction(String),
    /// Below zero.
    Negative(String),
    /// Files write an unknown amount as infinite.
    Unknown(String),
    /// More than can be counted.
    TooMany(String),
    /// Zero where something is needed.
    Zero,
    /// No number at all.
    NotANumber(String),
}

/// Above this a float no longer holds every whole number, and the engine
/// counts no further.
const MOST: Chips = 1 << 52;

/// A number as a file has it.
pub(super) enum Number {
    Whole(i64),
    Float(f64),
}

impl TryFrom<Number> for Chips {
    type Error = BadAmount;

    fn try_from(number: Number) -> Result<Chips, BadAmount> {
        let text = match number {
            Number::Whole(whole) => whole.to_string(),
            Number::Float(float) => float.to_string(),
        };
        whole_chips(number, text)
    }
}

/// Reads the amount of an action, such as `225` or `225.0`.
pub(super) fn parse_chips(text: &str) -> Result<Chips, BadAmount> {
    let number = (text.parse().map(Number::Whole)).or_else(|_| text.parse().map(Number::Float));
    match number {
        Ok(number) => whole_chips(number, text.to_owned()),
        Err(_) => Err(BadAmount::NotANumber(text.to_owned())),
    }
}

/// `text` is the number as a message shows it.
fn whole_chips(number: Number, text: String) -> Result<Chips, BadAmount> {
    match number {
        Number::Whole(whole) if whole < 0 => Err(BadAmount::Negative(text)),
        Number::Whole(whole) if whole.unsigned_abs() > MOST => Err(BadAmount::TooMany(text)),
        Number::Whole(whole) => Ok(whole.unsigned_abs()),
        Number::Float(float) if !float.is_finite() => Err(BadAmount::Unknown(text)),
        Number::Float(float) if float < 0.0 => Err(BadAmount::Negative(text)),
        Number::Float(float) if float > MOST as f64 => Err(BadAmount::TooMany(text)),
        Number::Float(float) if float.fract() != 0.0 => Err(BadAmount::Fraction(text)),
        Number::Float(float) => Ok(float as Chips),
    }
}

/// Refuses a field of nothing where there must be something.
pub(super) fn positive(field: &str, chips: Chips) -> Result<Chips, Refusal> {
    if chips == 0 {
        let (field, problem) = (field.to_owned(), BadAmount::Zero);
        return Err(Refusal::Amount { field, problem });
    }
    Ok(chips)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_whole_chips() {
        for (text, expected) in [
            ("225", Ok(225)),
            ("225.0", Ok(225)),
            ("1e3", Ok(1000)),
            ("0", Ok(0)),
            ("-0.0", Ok(0)),
            ("4503599627370496", Ok(1 << 52)),
        ] {
            assert_eq!(parse_chips(text), expected, "{text}");
        }
        type Problem = fn(String) -> BadAmount;
        for (text, problem) in [
            ("10112.5", BadAmount::Fraction as Problem),
            ("-1", BadAmount::Negative),
            ("-0.5", BadAmount::Negative),
            ("inf", BadAmount::Unknown),
            ("nan", BadAmount::Unknown),
            ("4503599627370497", BadAmount::TooMany),
            ("1e300", BadAmount::TooMany),
            ("99999999999999999999", BadAmount::TooMany),
            ("x", BadAmount::NotANumber),
            ("", BadAmount::NotANumber),
        ] {
            assert_eq!(parse_chips(text), Err(problem(text.to_owned())));
        }
    }
}
