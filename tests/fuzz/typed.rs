//! What is typed.

use clap::{Args, Command, FromArgMatches};
use tabletalk::player::commands::{Chord, CommandParser, Keymap, parse_amount};
use tabletalk::rules::cards::{Seed, parse_cards};
use tabletalk::speech::{L10n, Language, one_line};
use tabletalk::tools::odds::{OddsArgs, answer};

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
        let typed = CommandParser::new(&words, Keymap::default());
        fuzz(&samples, |bytes| {
            let line = String::from_utf8_lossy(bytes);
            if let Err(problem) = typed.parse_line(&line) {
                assert!(!problem.say(&words).is_empty());
            }
            let shown = one_line(&line);
            assert_eq!(one_line(&shown), shown);
            assert!(!shown.contains(char::is_control));
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

#[test]
fn odds() {
    let samples = [
        "AhKh", "QsQd", "2h7hQc", "2h7hQcAd", "AsAd", "8", "-1", "??", "10h9h",
    ];
    let samples = samples.map(|it| it.as_bytes().to_vec());
    let command = OddsArgs::augment_args(Command::new("odds").no_binary_name(true));
    let words = L10n::new(Language::English);
    fuzz(&samples, |bytes| {
        let line = String::from_utf8_lossy(bytes);
        // Sometimes as a hand, as the board, as dead cards or as opponents.
        for option in ["--dead=2c", "--board=", "--dead=", "--against="] {
            let option = match option.strip_suffix('=') {
                Some(_) => format!("{option}{line}"),
                None => option.to_owned(),
            };
            let hand = if option.contains(&*line) {
                "AhKh"
            } else {
                &line
            };
            let all = ["--samples=1", &option, "--", "QsQd", hand];
            if let Ok(matches) = command.clone().try_get_matches_from(all)
                && let Ok(args) = OddsArgs::from_arg_matches(&matches)
                && let Err(problem) = answer(&args, &words)
            {
                assert!(!problem.say(&words).is_empty());
            }
        }
    });
}
