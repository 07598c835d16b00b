//! Chips as files write them.

use super::refusal::Refusal;
use crate::rules::Chips;
use crate::speech::Decimals;

/// An amount that cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum BadAmount {
    /// A smaller part of a chip than the hand is played in.
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
#[derive(Clone, Copy, Debug)]
pub(super) enum Number {
    Whole(i64),
    Float(f64),
}

impl Number {
    /// Reads the amount of an action, such as `225` or `225.0`.
    pub(super) fn read(text: &str) -> Result<Number, BadAmount> {
        let number = (text.parse().map(Number::Whole)).or_else(|_| text.parse().map(Number::Float));
        number.map_err(|_| BadAmount::NotANumber(text.to_owned()))
    }

    /// How many decimals it has.
    pub(super) fn decimals(self) -> usize {
        match self {
            Number::Whole(_) => 0,
            Number::Float(float) => {
                let text = float.to_string();
                text.split_once('.')
                    .map_or(0, |(_, decimals)| decimals.len())
            }
        }
    }

    /// The amount in the smallest parts of chips. `text` is the number as a
    /// message shows it.
    fn in_parts(self, decimals: Decimals, text: String) -> Result<Chips, BadAmount> {
        let parts = match self {
            Number::Whole(whole) if whole < 0 => return Err(BadAmount::Negative(text)),
            Number::Whole(whole) => whole.unsigned_abs().checked_mul(decimals.parts()),
            Number::Float(float) if !float.is_finite() => return Err(BadAmount::Unknown(text)),
            Number::Float(float) if float < 0.0 => return Err(BadAmount::Negative(text)),
            Number::Float(float) if float > MOST as f64 => return Err(BadAmount::TooMany(text)),
            Number::Float(_) if self.decimals() > decimals.count() => {
                return Err(BadAmount::Fraction(text));
            }
            // Its digits, not its value, which may lie beside them.
            Number::Float(float) => format!("{:.*}", decimals.count(), float.abs())
                .replace('.', "")
                .parse()
                .ok(),
        };
        parts
            .filter(|&parts| parts <= MOST)
            .ok_or(BadAmount::TooMany(text))
    }

    /// The amount of a field in the smallest parts of chips.
    pub(super) fn of_field(self, decimals: Decimals) -> Result<Chips, BadAmount> {
        let text = match self {
            Number::Whole(whole) => whole.to_string(),
            Number::Float(float) => float.to_string(),
        };
        self.in_parts(decimals, text)
    }
}

/// Reads the amount of an action in the smallest parts of chips.
pub(super) fn parse_chips(text: &str, decimals: Decimals) -> Result<Chips, BadAmount> {
    Number::read(text)?.in_parts(decimals, text.to_owned())
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
            assert_eq!(parse_chips(text, Decimals::NONE), expected, "{text}");
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
            let parsed = parse_chips(text, Decimals::NONE);
            assert_eq!(parsed, Err(problem(text.to_owned())));
        }
    }

    #[test]
    fn parts_of_chips_are_counted_by_their_digits() {
        let cents = Decimals::new(2).unwrap();
        for (text, expected) in [
            ("1259450.25", Ok(125_945_025)),
            ("0.29", Ok(29)),
            ("0.1", Ok(10)),
            ("3", Ok(300)),
            ("-0.0", Ok(0)),
            ("1.125", Err(BadAmount::Fraction("1.125".to_owned()))),
        ] {
            assert_eq!(parse_chips(text, cents), expected, "{text}");
        }
        let most = "45035996273704.97";
        let too_many = BadAmount::TooMany(most.to_owned());
        assert_eq!(parse_chips(most, cents), Err(too_many));
    }
}
