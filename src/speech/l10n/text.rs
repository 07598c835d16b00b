//! Numbers and texts, as they are written, shown and compared.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

/// Writes a number with a sign between groups of three digits, and one before
/// its decimals. A plural is chosen by the number itself and never sees this
/// text.
pub(super) fn grouped<M, const SIGN: char, const POINT: char>(
    value: &FluentValue<'_>,
    _: &M,
) -> Option<String> {
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
        out.push(if place == end { POINT } else { digit });
    }
    Some(out)
}

/// The text as it may leave the program: one line in which everything shows.
///
/// Names, files and whatever is typed come from outside. What a terminal, a
/// voice or a screen reader would obey instead of telling it becomes a space:
/// control characters and line breaks, and the invisible signs that turn text
/// around or hide in it. Otherwise a player's name could clear the screen or
/// look like a line of ours.
pub fn one_line(text: &str) -> Cow<'_, str> {
    if text.contains(is_obeyed) {
        Cow::Owned(text.replace(is_obeyed, " "))
    } else {
        Cow::Borrowed(text)
    }
}

/// Whether a sign does something instead of being shown. The joiners of
/// letters, U+200C and U+200D, only change how their neighbours look, and
/// languages need them.
pub(crate) fn is_obeyed(sign: char) -> bool {
    matches!(
        sign,
        '\u{ad}'
            | '\u{61c}'
            | '\u{115f}'..='\u{1160}'
            | '\u{180e}'
            | '\u{200b}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{3164}'
            | '\u{feff}'
            | '\u{ffa0}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e007f}'
    ) || sign.is_control()
}

/// What is alike however it is typed: small letters, without the marks that
/// keyboards make hard to reach, so that `Układ` and `uklad` are the same.
pub(crate) fn unmarked(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase);
    small
        .map(|c| match c {
            'ą' => 'a',
            'ć' => 'c',
            'ę' => 'e',
            'ł' => 'l',
            'ń' => 'n',
            'ó' => 'o',
            'ś' => 's',
            'ź' | 'ż' => 'z',
            other => other,
        })
        .collect()
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
            let text = grouped::<_, ',', '.'>(&FluentValue::from(number), &());
            assert_eq!(text.as_deref(), Some(expected));
        }
        assert_eq!(
            grouped::<_, ',', '.'>(&FluentValue::from("1000"), &()),
            None
        );
    }

    #[test]
    fn nothing_leaves_that_is_obeyed() {
        for (text, leaves) in [
            ("", ""),
            ("Zażółć gęślą jaźń.", "Zażółć gęślą jaźń."),
            ("1\u{a0}600 żetonów", "1\u{a0}600 żetonów"),
            (
                "נועה, 小明, 🂡, می\u{200c}روم",
                "נועה, 小明, 🂡, می\u{200c}روم",
            ),
            ("\u{1b}[2J\u{1b}]52;c;YQ==\u{7}", " [2J ]52;c;YQ== "),
            ("Anna\r\nYour turn.", "Anna  Your turn."),
            ("a\u{85}b\u{9b}1mc\u{7f}d\0e\tf", "a b 1mc d e f"),
            ("a\u{2028}b\u{2029}c\u{b}d\u{c}e", "a b c d e"),
            ("\u{202e}.nrut ruoY\u{202c}", " .nrut ruoY "),
            ("a\u{2066}b\u{2069}c\u{200f}d\u{61c}", "a b c d "),
            ("q\u{200b}u\u{2060}i\u{ad}t\u{feff}", "q u i t "),
            ("x\u{e0041}y\u{3164}z", "x y z"),
        ] {
            assert_eq!(one_line(text), leaves, "{text:?}");
        }
    }
}
