/// The typed text is not an amount of chips.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not an amount")]
pub struct NotAnAmount(pub(crate) String);

/// Reads an amount of chips: digits, which may stand in groups of three, as
/// in `1000`, `1,000`, `1.000` and `1 000`. Anything else is refused, not
/// guessed at, such as `1.5` and `10 00`. More than there can be is the most
/// that there can be.
pub fn parse_amount(text: &str) -> Result<u64, NotAnAmount> {
    read(text.trim()).ok_or_else(|| NotAnAmount(text.trim().to_owned()))
}

fn read(text: &str) -> Option<u64> {
    let is_digit = |c: char| c.is_ascii_digit();
    let mut groups = text.split(|c: char| !is_digit(c));
    let first = groups.next().filter(|digits| !digits.is_empty())?;
    let mut digits = first.to_owned();
    for group in groups {
        if group.len() != 3 || first.len() > 3 {
            return None;
        }
        digits.push_str(group);
    }
    let mut signs = text.chars().filter(|&c| !is_digit(c));
    let sign = signs.next();
    let is_group_sign = |c: char| c.is_whitespace() || matches!(c, ',' | '.' | '\'' | '_');
    let alike = sign.is_none_or(is_group_sign) && signs.all(|c| Some(c) == sign);
    alike.then(|| digits.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read() {
        for (text, amount) in [
            ("0", 0),
            ("600", 600),
            (" 600 ", 600),
            ("1000", 1_000),
            ("1 000", 1_000),
            ("1\u{a0}000", 1_000),
            ("1,000", 1_000),
            ("1.000", 1_000),
            ("1'000", 1_000),
            ("12,345,678", 12_345_678),
            ("1\u{202f}000", 1_000),
            ("18446744073709551615", u64::MAX),
            ("1000000000000000000000000000000", u64::MAX),
        ] {
            assert_eq!(parse_amount(text), Ok(amount), "{text}");
        }
        for text in [
            "",
            "many",
            "-5",
            "+5",
            "1.5",
            "10 00",
            "1000,000",
            "1,000.000",
            ",600",
            "600,",
            "1  000",
            "6oo",
            "600 chips",
            "٣",
        ] {
            assert_eq!(parse_amount(text), Err(NotAnAmount(text.to_owned())));
        }
    }
}
