//! The locale files: complete, alike in all languages, and fit to be heard.

#[path = "../build/parts.rs"]
mod parts;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use parts::{Parts, is_word};
use tabletalk::rules::GameKind;
use tabletalk::rules::cards::Card;
use tabletalk::speech::{L10n, Language, Message};

const COUNTS: [u64; 8] = [0, 1, 2, 5, 12, 22, 25, 101];

/// Variables that hold text; one that `RANKS` or `CARDS` reads holds cards,
/// one that chooses between names holds one of those, and all others hold
/// numbers.
const TEXTS: [&str; 16] = [
    "name", "names", "game", "style", "about", "odd", "first", "second", "hand", "rank", "suit",
    "host", "bot", "server", "address", "code",
];

/// Words that English and Polish share, by chance or because poker has them.
const SHARED_WORDS: &[&str] = &[
    "all",
    "in",
    "ante",
    "stack",
    "straddle",
    "draw",
    "flop",
    "turn",
    "river",
    "kicker",
    "full",
    // Names of games and people, and words that are written alike.
    "texas",
    "hold",
    "em",
    "unique",
    "poker",
    "tabletalk",
    "anna",
    "tom",
    "dwan",
    "phil",
    "ivey",
    "as",
    "ten",
    "to",
    "n",
    "a",
    "d",
    "do",
    "element",
    "go",
    "limit",
    "min",
    "menu",
    "minimum",
    "off",
    "program",
    "same",
    "start",
    "system",
    "terminal",
    "we",
    // What one installs, and letters that are keys.
    "speech",
    "dispatcher",
    "holdem",
    "f",
    // How names of files end.
    "phh",
    "phhs",
    "jsonl",
    // How cards are written.
    "ah",
    "c",
    "h",
    "j",
    "k",
    "q",
    "s",
    "t",
    // What files of hands write, and games that are not played here.
    "badugi",
    "false",
    "julia",
    "omaha",
    "regular",
    "p",
    "rail",
    "razz",
    "stud",
    "true",
    "utf",
    "zero",
    // What a window needs.
    "debian",
    "opengl",
    "ubuntu",
    // Systems, screen readers and what they are measured by.
    "windows",
    "orca",
    "nvda",
    "voiceover",
    "wcag",
    "aa",
    // What is typed to the system, and an address.
    "host",
    "join",
    "nearby",
    "serve",
    "example",
    "org",
];

/// Words that are printed on keys and called so in Polish too.
const WORDS_ON_KEYS: [&str; 18] = [
    "alt",
    "tab",
    "v",
    "backspace",
    "caps",
    "control",
    "delete",
    "down",
    "end",
    "enter",
    "escape",
    "home",
    "insert",
    "lock",
    "page",
    "shift",
    "super",
    "up",
];

fn messages(language: Language) -> BTreeMap<String, Parts> {
    parts::messages(language.tag(), language.sources().iter().copied())
}

#[test]
fn languages_have_the_same_messages_and_variables() {
    let shape = |language: Language| {
        let all = messages(language);
        let shape = all.iter().map(|(key, parts)| {
            let parts = parts.with_messages(&all);
            let variables: Vec<String> = parts.variables.into_keys().collect();
            format!("{key}({})", variables.join(", "))
        });
        let own_forms = |line: &String| is_word(line) && line.contains('.');
        shape
            .filter(|line| !own_forms(line))
            .collect::<Vec<String>>()
    };
    let english = shape(Language::English);
    for &language in Language::ALL {
        let own = shape(language);
        let lacking = english.iter().filter(|line| !own.contains(line));
        let extra = own.iter().filter(|line| !english.contains(line));
        let (lacking, extra): (Vec<_>, Vec<_>) = (lacking.collect(), extra.collect());
        assert!(
            lacking.is_empty() && extra.is_empty(),
            "{language:?}: lacks {lacking:?}, has {extra:?}"
        );
    }
}

#[test]
fn every_word_has_the_forms_that_sentences_ask_for() {
    for &language in Language::ALL {
        let all = messages(language);
        let forms: BTreeSet<&String> = all.values().flat_map(|parts| &parts.forms).collect();
        let ranks = all.keys().filter(|key| key.starts_with("rank-"));
        for rank in ranks.filter(|key| !key.contains('.')) {
            let own = all
                .keys()
                .filter_map(|key| key.strip_prefix(&format!("{rank}.")));
            let asked: Vec<&str> = forms.iter().map(|form| form.as_str()).collect();
            assert_eq!(own.collect::<Vec<_>>(), asked, "{language:?} {rank}");
        }
    }
}

#[test]
fn every_card_has_a_name_of_its_own() {
    for &language in Language::ALL {
        let words = L10n::new(language);
        let name = |card: Card| {
            let shows = Message::by_key("shows").with("name", "Anna");
            words.say(&shows.with("cards", card.to_string()))
        };
        let names: BTreeSet<String> = Card::ALL.into_iter().map(name).collect();
        assert_eq!(names.len(), Card::COUNT, "{names:?}");
        assert!(names.iter().all(|name| !name.contains("()")), "{names:?}");
    }
}

/// Says a message with every choice of its names, and with one count for all
/// its numbers.
fn say_all(words: &L10n, path: &str, parts: &Parts, count: u64) -> Vec<String> {
    let mut choices = vec![BTreeMap::new()];
    for (variable, names) in &parts.variables {
        let is_plural = |name: &String| ["one", "few", "many", "other"].contains(&name.as_str());
        if names.iter().all(is_plural) {
            continue;
        }
        let mut more = Vec::new();
        for name in names {
            for mut chosen in choices.clone() {
                chosen.insert(variable.as_str(), name.as_str());
                more.push(chosen);
            }
        }
        choices = more;
    }
    let say = |chosen: &BTreeMap<&str, &str>| {
        let (key, form) = path.split_once('.').unwrap_or((path, ""));
        let mut message = Message::by_key(key);
        if !form.is_empty() {
            message = message.form(form);
        }
        for variable in parts.variables.keys().map(String::as_str) {
            let sample = parts.samples.get(variable).copied();
            let text = TEXTS.contains(&variable).then_some("Anna");
            message = match chosen.get(variable).copied().or(sample).or(text) {
                Some(text) => message.with(variable, text),
                None => message.with(variable, count),
            };
        }
        let said = words.try_say(&message);
        said.unwrap_or_else(|unsaid| panic!("{:?} {path}: {unsaid}", words.language()))
    };
    choices.iter().map(say).collect()
}

#[test]
fn every_message_can_be_said_with_every_count() {
    for &language in Language::ALL {
        let words = L10n::new(language);
        let all = messages(language);
        for (path, parts) in &all {
            let parts = parts.with_messages(&all);
            for count in COUNTS {
                for text in say_all(&words, path, &parts, count) {
                    let at = format!("{language:?} {path}, {count}: '{text}'");
                    for bad in [
                        "{", "}", "()", "\u{2068}", "\u{2069}", "  ", " ,", " .", "..", "AhTd",
                    ] {
                        assert!(!text.contains(bad), "{at} has '{bad}'");
                    }
                    if text.ends_with('.') {
                        assert!(text.starts_with(char::is_uppercase), "{at}");
                    }
                }
            }
        }
    }
}

#[test]
fn plurals_follow_the_number_and_not_its_digits() {
    let say = |language, count: u64| {
        let words = L10n::new(language);
        words.say(&Message::by_key("chips").with("count", count))
    };
    for (count, english, polish) in [
        (0, "0 chips", "0 żetonów"),
        (1, "1 chip", "1 żeton"),
        (2, "2 chips", "2 żetony"),
        (5, "5 chips", "5 żetonów"),
        (12, "12 chips", "12 żetonów"),
        (22, "22 chips", "22 żetony"),
        (25, "25 chips", "25 żetonów"),
        (101, "101 chips", "101 żetonów"),
        (1_002, "1,002 chips", "1\u{a0}002 żetony"),
        (1_012, "1,012 chips", "1\u{a0}012 żetonów"),
        (9_400, "9,400 chips", "9\u{a0}400 żetonów"),
        (1_000_000, "1,000,000 chips", "1\u{a0}000\u{a0}000 żetonów"),
    ] {
        assert_eq!(say(Language::English, count), english);
        assert_eq!(say(Language::Polish, count), polish);
    }
}

fn words_of(language: Language) -> BTreeSet<String> {
    (messages(language).into_values())
        .flat_map(|parts| {
            let words = parts
                .text
                .split(|c: char| !c.is_alphabetic())
                .map(str::to_lowercase);
            words.filter(|word| !word.is_empty()).collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn no_english_word_is_left_in_another_language() {
    let english = words_of(Language::English);
    assert!(english.len() > 100, "the words are not found");
    for &language in Language::ALL.iter().filter(|&&it| it != Language::English) {
        let left: Vec<String> = (words_of(language).into_iter())
            .filter(|word| english.contains(word) && !SHARED_WORDS.contains(&word.as_str()))
            .filter(|word| !WORDS_ON_KEYS.contains(&word.as_str()))
            .collect();
        assert!(left.is_empty(), "{language:?}: {left:?}");
    }
}

/// Signs that a voice would spell out, or leave out and so join what is on
/// both sides.
#[test]
fn nothing_is_written_that_a_voice_cannot_say() {
    for &language in Language::ALL {
        for (path, parts) in messages(language) {
            let odd = |c: char| !(c.is_alphanumeric() || " .,;:?'-\n".contains(c));
            assert!(
                !parts.text.contains(odd),
                "{language:?} {path}: {}",
                parts.text
            );
        }
    }
}

fn rust_files(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            rust_files(&path, text);
        } else {
            text.push_str(&fs::read_to_string(path).expect("a text file"));
        }
    }
}

/// Options are declared by their names, and their words are found by them. Of
/// every other message the compiler knows whether it is said.
#[test]
fn words_of_options_are_those_of_options_that_there_are() {
    let mut known = BTreeSet::new();
    for option in GameKind::ALL.iter().flat_map(|game| game.usual().list()) {
        let key = |name: &str| format!("option-{}", name.replace('_', "-"));
        let own = key(option.name);
        known.extend([key(option.field), format!("{own}-about")]);
        for kind in &option.kinds {
            let kind = format!("{own}-{}", kind.name);
            known.extend([format!("{kind}-amount"), kind]);
        }
        known.insert(own);
    }
    for path in messages(Language::English).keys() {
        let key = path.split('.').next().unwrap_or_default();
        assert!(!key.starts_with("option-") || known.contains(key), "{path}");
    }
}

#[test]
fn no_sentence_is_written_in_rust() {
    let speech = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/speech");
    for entry in fs::read_dir(speech).unwrap() {
        let path = entry.unwrap().path();
        let mut program = String::new();
        match path.is_dir() {
            // How messages are read and put together.
            true if path.ends_with("l10n") => continue,
            true => rust_files(&path, &mut program),
            false if path.ends_with("l10n.rs") => continue,
            false => program = fs::read_to_string(&path).unwrap(),
        }
        let code = program.split("#[cfg(test)]").next().unwrap_or_default();
        let is_comment = |line: &&str| line.trim_start().starts_with("//");
        for line in code.lines().filter(|line| !is_comment(line)) {
            let mut literals = line.split('"').skip(1).step_by(2);
            assert!(literals.all(|text| !text.contains(' ')), "{line}");
        }
    }
}

#[test]
fn every_language_is_a_folder() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let tag = path.file_name().unwrap().to_str().unwrap().to_owned();
        let language: Language = tag.parse().unwrap();
        assert_eq!(language.tag(), tag);
        let mut files: Vec<String> = (fs::read_dir(path).unwrap())
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        files.sort();
        let embedded: Vec<&str> = language.sources().iter().map(|(file, _)| *file).collect();
        assert_eq!(files, embedded, "{tag}");
    }
}
