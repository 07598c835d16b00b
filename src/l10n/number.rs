use fluent_bundle::FluentValue;

/// Writes a number with a sign between groups of three digits. A plural is
/// chosen by the number itself and never sees this text.
pub(super) fn grouped<M, const SIGN: char>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    let text = number.as_string();
    if !number.options.use_grouping {
        return Some(text.into_owned());
    }
    let end = text.find('.').unwrap_or(text.len());
    let mut out = String::with_capacity(text.len() + 8);
    for (place, digit) in text.char_indices() {
        let before = out.ends_with(|c: char| c.is_ascii_digit());
        if before && place < end && (end - place).is_multiple_of(3) {
            out.push(SIGN);
        }
        out.push(digit);
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_stand_in_groups_of_three() {
        for (number, expected) in [
            (0.0, "0"),
            (999.0, "999"),
            (1_000.0, "1,000"),
            (9_400.0, "9,400"),
            (-12_345.0, "-12,345"),
            (123_456.0, "123,456"),
            (-123_456.0, "-123,456"),
            (1_000_000.0, "1,000,000"),
            (4_503_599_627_370_496.0, "4,503,599,627,370,496"),
            (1234.5678, "1,234.5678"),
        ] {
            let text = grouped::<_, ','>(&FluentValue::from(number), &());
            assert_eq!(text.as_deref(), Some(expected));
        }
        assert_eq!(grouped::<_, ','>(&FluentValue::from("1000"), &()), None);
    }
}
