//! What is typed.

use tabletalk::cards::{Seed, parse_cards};
use tabletalk::input::{Chord, Keymap, Words, parse_amount};
use tabletalk::l10n::{L10n, Language};

use crate::fuzz;

#[test]
fn lines() {
    let samples = [
        "raise 1 200",
        "r600",
        "shift+a",
        "card 3",
        "Ctrl+Page Up",
        "podbij do 300",
        "AhKd7s2c",
        "pl_PL.UTF-8",
        "0123456789abcdef",
        "następne rozdanie",
    ];
    let samples = samples.map(|it| it.as_bytes().to_vec());
    for language in [Language::English, Language::Polish] {
        let words = L10n::new(language);
        let typed = Words::new(&words, Keymap::default());
        fuzz(&samples, |bytes| {
            let line = String::from_utf8_lossy(bytes);
            if let Err(problem) = typed.parse_line(&line) {
                assert!(!problem.say(&words).is_empty());
            }
            let _ = parse_amount(&line);
            let _ = parse_cards(&line);
            let _ = line.parse::<Seed>();
            let _ = line.parse::<Language>();
            if let Ok(chord) = line.parse::<Chord>() {
                assert_eq!(chord.to_string().parse(), Ok(chord));
            }
        });
    }
}
