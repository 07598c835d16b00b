use std::time::Duration;

use crate::speech::one_line;

/// The text as a voice can be given it, if anything is left to say.
pub(crate) fn speakable(text: &str) -> Option<String> {
    let clean = one_line(text);
    let clean = clean.trim();
    (!clean.is_empty()).then(|| clean.to_owned())
}

/// About how long it takes to say the text, at a rate from -100 to 100 where 0
/// is normal. The estimate errs on the long side.
pub fn time_to_say(text: &str, rate: i8) -> Duration {
    // A digit is a word.
    let signs = |sign: char| if sign.is_ascii_digit() { 5 } else { 1 };
    let signs: u32 = text.chars().map(signs).sum();
    let usual = Duration::from_millis(400) + signs * Duration::from_millis(75);
    let rate = f32::from(rate.clamp(-100, 100)) / 100.0;
    // Two and a half times as slow or as fast as usual, at the ends.
    let factor = 1.0 + rate.abs() * 1.5;
    if rate < 0.0 {
        usual.mul_f32(factor)
    } else {
        usual.div_f32(factor)
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

    /// The seconds are those of eSpeak NG at its usual rate.
    #[test]
    fn it_takes_about_as_long_as_it_is_heard() {
        for (text, heard) in [
            ("You check.", 0.8),
            ("Your turn, pick three cards.", 2.0),
            ("Bob folds, Carol calls 200.", 2.7),
            ("Your cards: ten of diamonds, four of spades.", 3.2),
            ("Your turn, 600 to call, pot 2,000.", 3.6),
            ("Anna wygrywa pulę główną 79\u{a0}200.", 4.6),
            (
                "Wave 1: king of diamonds, six of diamonds, four of spades.",
                4.4,
            ),
            (
                "Karty wspólne: król karo, król trefl, dama kier, szóstka karo, \
                 czwórka pik, szóstka kier, dziewiątka trefl, czwórka kier.",
                9.7,
            ),
            (
                "Community cards: king of diamonds, king of clubs, queen of hearts, \
                 six of diamonds, four of spades, six of hearts, nine of clubs, four of hearts.",
                10.1,
            ),
        ] {
            let share = time_to_say(text, 0).as_secs_f32() / heard;
            assert!((0.9..1.5).contains(&share), "{share} of {heard} s: {text}");
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
