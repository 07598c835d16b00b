use std::time::Duration;

/// The text as a voice can be given it, if anything is left to say. Control
/// characters mean things to speech systems, or end the program.
pub(super) fn speakable(text: &str) -> Option<String> {
    let clean = text.replace(char::is_control, " ");
    let clean = clean.trim();
    (!clean.is_empty()).then(|| clean.to_owned())
}

/// How long it about takes to say that.
pub(super) fn time_to_say(text: &str, rate: i8) -> Duration {
    // A digit is a word.
    let signs = |sign: char| if sign.is_ascii_digit() { 5 } else { 1 };
    let signs: u32 = text.chars().map(signs).sum();
    let usual = Duration::from_millis(400) + signs * Duration::from_millis(75);
    let rate = f32::from(rate.clamp(-100, 100)) / 100.0;
    // Two and a half times as slow or as fast as usual, at the ends.
    let factor = 1.0 + rate.abs() * 1.5;
    match rate < 0.0 {
        true => usual.mul_f32(factor),
        false => usual.div_f32(factor),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_and_nothing_are_not_said() {
        for (text, said) in [
            ("Your turn.", Some("Your turn.")),
            ("Pot\0 60", Some("Pot  60")),
            ("two\r\n.\r\nlines", Some("two  .  lines")),
            (" \u{7}\u{1b}x\u{85}", Some("x")),
            ("1\u{a0}600 żetonów", Some("1\u{a0}600 żetonów")),
            ("", None),
            (" \t\n", None),
            ("\0", None),
        ] {
            assert_eq!(speakable(text).as_deref(), said, "{text:?}");
        }
    }

    #[test]
    fn long_and_slow_takes_longer() {
        let seconds = |text, rate| time_to_say(text, rate).as_secs_f32();
        assert!((2.0..4.0).contains(&seconds("Bob raises to 60. Ann calls.", 0)));
        assert!(seconds("Pot 1600", 0) > seconds("Pot none", 0));
        assert!(seconds("Pot", -100) > seconds("Pot", 0));
        assert!(seconds("Pot", 100) < seconds("Pot", 0));
    }
}
