use super::value::Unit;
use crate::input::parse_amount;
use crate::l10n::{L10n, Message};

impl Unit {
    /// Reads an amount as it was typed.
    pub(super) fn parse(self, text: &str) -> Option<u64> {
        match self {
            Unit::Whole => parse_amount(text).ok(),
            Unit::Hundredths => hundredths(text.trim()),
        }
    }

    /// An amount as it would be typed.
    pub(super) fn write(self, amount: u64, words: &L10n) -> String {
        match self {
            Unit::Whole => amount.to_string(),
            Unit::Hundredths => decimal(amount, words),
        }
    }

    /// Puts an amount into a message, written as it is read.
    pub(super) fn with<'a>(
        self,
        message: Message<'a>,
        name: &'a str,
        amount: u64,
        words: &L10n,
    ) -> Message<'a> {
        match self {
            Unit::Whole => message.with(name, amount),
            Unit::Hundredths => message.with(name, decimal(amount, words)),
        }
    }
}

/// Reads a number with a point or a comma and at most two digits after it.
fn hundredths(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let all_digits = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    let is_number = !(whole.is_empty() && part.is_empty());
    if !is_number || part.len() > 2 || !all_digits(whole) || !all_digits(part) {
        return None;
    }
    format!("{whole}{part:0<2}").parse().ok()
}

/// Writes hundredths with no more digits than they need.
fn decimal(amount: u64, words: &L10n) -> String {
    let digits = match amount {
        whole if whole.is_multiple_of(100) => 0,
        tenths if tenths.is_multiple_of(10) => 1,
        _ => 2,
    };
    words.decimal(amount as f64 / 100.0, digits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::l10n::Language;

    #[test]
    fn decimals_are_read() {
        for (text, amount) in [
            ("0.5", Some(50)),
            ("0,5", Some(50)),
            (" 0.05 ", Some(5)),
            (".5", Some(50)),
            ("2.", Some(200)),
            ("2", Some(200)),
            ("12,34", Some(1234)),
            ("100", Some(10_000)),
            ("0", Some(0)),
            ("", None),
            (".", None),
            ("0.125", None),
            ("1.000.000", None),
            ("-1", None),
            ("+1", None),
            ("half", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(Unit::Hundredths.parse(text), amount, "{text}");
        }
    }

    #[test]
    fn decimals_are_written_as_the_language_does() {
        for (amount, english, polish) in [
            (50, "0.5", "0,5"),
            (5, "0.05", "0,05"),
            (100, "1", "1"),
            (125, "1.25", "1,25"),
            (1_010, "10.1", "10,1"),
            (10_000, "100", "100"),
        ] {
            for (language, text) in [(Language::English, english), (Language::Polish, polish)] {
                let written = Unit::Hundredths.write(amount, &L10n::new(language));
                assert_eq!(written, text);
                assert_eq!(Unit::Hundredths.parse(&written), Some(amount));
            }
        }
    }
}
