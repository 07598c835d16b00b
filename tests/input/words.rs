use expect_test::expect;
use tabletalk::player::commands::{
    COMMANDS, Command, CommandEntry, CommandParser, KeySettings, Keymap, NotUnderstood,
    TableCommand, Typed,
};
use tabletalk::speech::{L10n, Language};

fn words(language: Language) -> CommandParser {
    CommandParser::new(&L10n::new(language), Keymap::default())
}

/// How a line is read: a command by its name in settings, or an error by its
/// code.
fn read(words: &CommandParser, line: &str) -> String {
    match words.parse_line(line) {
        Ok(Typed::Command(command)) => CommandEntry::of(command).unwrap().id(),
        Ok(Typed::RaiseTo(amount)) => format!("raise to {amount}"),
        Ok(Typed::HelpAbout(topic)) => format!("help about {topic}"),
        Ok(Typed::StatisticsOf(name)) => format!("statistics of {name}"),
        Ok(Typed::Company(command, about)) => {
            let id = CommandEntry::of(command.into()).unwrap().id();
            format!("{id}: {about}")
        }
        Ok(Typed::Speak(tag)) => format!("speak {tag}"),
        Err(error) => code(&error).to_owned(),
    }
}

fn code(error: &NotUnderstood) -> &'static str {
    match error {
        NotUnderstood::Empty => "typed-nothing",
        NotUnderstood::Unknown { .. } => "typed-unknown",
        NotUnderstood::WhichCard => "typed-which-card",
        NotUnderstood::NoSuchCard { .. } => "typed-no-such-card",
        NotUnderstood::TooMuch { .. } => "typed-too-much",
    }
}

fn check(language: Language, lines: &[(&str, &str)]) {
    let words = words(language);
    for (line, expected) in lines {
        assert_eq!(read(&words, line), *expected, "{language:?} '{line}'");
    }
}

/// What is read alike in every language.
const EVERYWHERE: &[(&str, &str)] = &[
    ("c", "call-or-check"),
    ("C", "call-or-check"),
    (" call ", "call-or-check"),
    ("Check", "call-or-check"),
    ("f", "fold"),
    ("raise", "raise"),
    ("r", "raise"),
    ("r 600", "raise to 600"),
    ("R600", "raise to 600"),
    // The table says whether it is an amount.
    ("raise 1 000", "raise to 1 000"),
    ("raise to 1,000", "raise to 1,000"),
    ("bet 1\u{a0}000", "raise to 1\u{a0}000"),
    ("r -5", "raise to -5"),
    ("raise many", "raise to many"),
    ("shift+a", "all-in"),
    ("a", "odds"),
    ("A", "odds"),
    ("q", "typed-unknown"),
    ("all-in", "all-in"),
    ("ALL IN", "all-in"),
    ("allin", "all-in"),
    ("help", "help"),
    ("help side pot", "help about side pot"),
    ("statistics Anna", "statistics of Anna"),
    ("stats", "statistics"),
    ("opponents", "opponents"),
    ("shift+h", "opponents"),
    ("say hello, Bob", "talk: hello, Bob"),
    ("say 3", "talk: 3"),
    ("mute Anna", "mute: Anna"),
    ("nice hand", "say-nice-hand"),
    ("leave now", "typed-too-much"),
    ("lang", "language"),
    ("lang pl", "speak pl"),
    ("language en", "speak en"),
    ("f1", "help"),
    ("shift+f1", "describe-keys"),
    ("1", "card-1"),
    ("card 8", "card-8"),
    ("shift+1", "act-on-card-1"),
    ("mark 2", "act-on-card-2"),
    ("pick3", "act-on-card-3"),
    ("page up", "review-previous"),
    ("pgdn", "review-next"),
    ("[", "previous-buffer"),
    ("ctrl+,", "settings"),
    ("enter", "next-hand"),
    ("quit", "quit"),
    // What is wrong, and nothing is guessed.
    ("", "typed-nothing"),
    ("   ", "typed-nothing"),
    ("600", "typed-unknown"),
    ("0", "typed-unknown"),
    ("dance", "typed-unknown"),
    ("card", "typed-which-card"),
    ("card 0", "typed-no-such-card"),
    ("card 10", "typed-no-such-card"),
    ("card one", "typed-no-such-card"),
    ("c 200", "typed-too-much"),
    ("fold please", "typed-too-much"),
    ("f 1", "typed-too-much"),
];

#[test]
fn keys_and_english_words_are_read_in_every_language() {
    for &language in Language::ALL {
        check(language, EVERYWHERE);
    }
}

#[test]
fn polish_words_are_read_in_polish() {
    check(
        Language::Polish,
        &[
            ("sprawdzam", "call-or-check"),
            ("czekam", "call-or-check"),
            ("pas", "fold"),
            ("pasuję", "fold"),
            ("pasuje", "fold"),
            ("podbij", "raise"),
            ("podbij 600", "raise to 600"),
            ("podbijam do 1 000", "raise to 1 000"),
            ("PULA", "pot"),
            ("pomoc", "help"),
            ("karta 3", "card-3"),
            ("zaznacz 5", "act-on-card-5"),
            ("stol", "community-cards"),
            ("podbij dużo", "raise to dużo"),
            ("pomoc układy", "help about układy"),
            ("statystyka Anna", "statistics of Anna"),
            ("przeciwnicy", "opponents"),
            ("język", "language"),
            ("język en", "speak en"),
        ],
    );
    check(Language::English, &[("sprawdzam", "typed-unknown")]);
}

#[test]
fn every_word_of_every_command_is_read() {
    for &language in Language::ALL {
        let reader = words(language);
        let languages = [Language::English, language].map(L10n::new);
        for entry in COMMANDS {
            for word in languages.iter().flat_map(|it| entry.words(it)) {
                let line = match entry.command.place() {
                    Some(place) => format!("{word} {place}"),
                    None => word,
                };
                assert_eq!(read(&reader, &line), entry.id(), "{language:?}");
            }
            assert_eq!(read(&reader, &entry.chord.to_string()), entry.id());
        }
    }
}

#[test]
fn keys_are_read_as_the_player_has_them() {
    let settings: KeySettings = ron::from_str(r#"(letters: Off, keys: {"fold": "Q"})"#).unwrap();
    let (keymap, _) = Keymap::new(&settings);
    let words = CommandParser::new(&L10n::new(Language::English), keymap);
    assert_eq!(
        words.parse_line("q"),
        Ok(Typed::Command(Command::Table(TableCommand::Fold)))
    );
    assert_eq!(read(&words, "f"), "typed-unknown");
    assert_eq!(read(&words, "c"), "call-or-check");
}

#[test]
fn what_is_wrong_is_said_with_what_was_typed() {
    let say = |language| {
        let reader = words(language);
        let say = |line| {
            let error: NotUnderstood = reader.parse_line(line).unwrap_err();
            error.say(&L10n::new(language)) + "\n"
        };
        ["", "dance", "card", "card 10", "f 600"].map(say).concat()
    };
    expect![[r#"
        Type a command, or help.
        Not a command: dance. Type help for all commands.
        Type the place of the card too, 1 to 9.
        No card has this place: 10. Places are 1 to 9.
        Nothing can follow this command: 600.
    "#]]
    .assert_eq(&say(Language::English));
    expect![[r#"
        Wpisz polecenie albo słowo pomoc.
        Nie ma polecenia: dance. Wpisz pomoc, żeby poznać wszystkie.
        Wpisz też miejsce karty, od jednego do dziewięciu.
        Żadna karta nie ma tego miejsca: 10. Miejsca są od jednego do dziewięciu.
        Po tym poleceniu nic się nie wpisuje: 600.
    "#]]
    .assert_eq(&say(Language::Polish));
}
