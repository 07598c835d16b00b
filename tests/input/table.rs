use std::collections::{BTreeMap, BTreeSet, HashSet};

use tabletalk::player::commands::{
    COMMANDS, Chord, Command, CommandEntry, Context, Effect, KeyScope, PLACES, TableCommand,
};
use tabletalk::speech::{L10n, Language, Question};

#[test]
fn no_default_key_is_reserved() {
    for entry in COMMANDS {
        assert!(
            !entry.chord.is_reserved(),
            "{}: {}",
            entry.id(),
            entry.chord
        );
    }
}

#[test]
fn no_two_commands_have_the_same_key_name_or_meaning() {
    let chords: HashSet<Chord> = COMMANDS.iter().map(|entry| entry.chord).collect();
    let ids: BTreeSet<String> = COMMANDS.iter().map(CommandEntry::id).collect();
    let commands: HashSet<Command> = COMMANDS.iter().map(|entry| entry.command).collect();
    let counts = [chords.len(), ids.len(), commands.len()];
    assert_eq!(counts, [COMMANDS.len(); 3]);
}

#[test]
fn every_question_and_every_place_has_a_key() {
    let questions = Question::ALL.map(Command::Ask).into_iter();
    let cards = PLACES.flat_map(|place| {
        let read = Command::Ask(Question::Card(place));
        [read, Command::Table(TableCommand::ActOnCard(place))]
    });
    for command in questions.chain(cards) {
        let entry = CommandEntry::of(command).unwrap_or_else(|| panic!("{command:?}"));
        assert_eq!(CommandEntry::by_id(&entry.id()).unwrap().command, command);
    }
}

#[test]
fn every_command_has_help_and_a_word_in_every_language() {
    for &language in Language::ALL {
        let words = L10n::new(language);
        for entry in COMMANDS {
            let help = entry.help(&words);
            assert!(!help.is_empty() && !help.contains("command-"), "{help}");
            assert!(entry.words(&words).iter().all(|word| !word.is_empty()));
        }
    }
}

/// A word that is a key too would never be read as the word, and one for two
/// commands would do what its user does not expect.
#[test]
fn every_word_is_for_one_command_and_is_no_key() {
    let english = L10n::new(Language::English);
    for &language in Language::ALL {
        let own = L10n::new(language);
        let mut known = BTreeMap::new();
        for entry in COMMANDS {
            for word in entry.words(&english).into_iter().chain(entry.words(&own)) {
                assert!(word.parse::<Chord>().is_err(), "{word}");
                let before = known.insert(word.clone(), entry.help(&own));
                let alone = before.as_ref().is_none_or(|it| *it == entry.help(&own));
                assert!(alone, "{language:?}: '{word}' is for {before:?} too");
            }
        }
    }
}

#[test]
fn help_tells_only_of_keys_that_are_heard() {
    for entry in COMMANDS {
        assert!(!entry.useful.is_empty());
        for &context in entry.useful {
            assert!(entry.scope.is_in(context), "{} {context:?}", entry.id());
        }
    }
    assert!(!KeyScope::AtTheTable.is_in(Context::Elsewhere));
}

#[test]
fn only_reviewing_repeats_while_a_key_is_held() {
    let repeating = COMMANDS
        .iter()
        .filter(|entry| entry.effect == Effect::Steps);
    let ids: Vec<String> = repeating.map(CommandEntry::id).collect();
    let expected = [
        "next-moment",
        "previous-moment",
        "review-previous",
        "review-next",
        "larger-text",
        "smaller-text",
    ];
    assert_eq!(ids, expected);
}
