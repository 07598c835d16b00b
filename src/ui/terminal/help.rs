use crate::player::commands::{Keymap, plain};
use crate::player::help::{HelpTopic, search};
use crate::speech::{L10n, Language, msg};

/// Help alone: these commands, and what there is to read about.
pub(super) fn lines(mut commands: Vec<String>, words: &L10n) -> Vec<String> {
    commands.push(words.say(&msg!(help_read_more {
        names: names(words)
    })));
    commands.push(words.text(msg::HELP_HOW_TO_SEARCH));
    commands
}

/// Help about something: `hands`, or `search side pot`.
pub(super) fn about(text: &str, words: &L10n) -> Vec<String> {
    let keymap = Keymap::default();
    if let Some(query) = query(text, words) {
        let found = search(query, words, &keymap);
        let count = msg!(help_found { count: found.len() });
        let lines = [words.say(&count)].into_iter();
        return lines.chain(found.iter().map(|it| it.say(words))).collect();
    }
    match HelpTopic::typed(text, words) {
        Some(topic) => {
            let page = topic.lines(words, &keymap).into_iter();
            let page = page.map(|line| line.text().to_owned());
            [topic.title(words)].into_iter().chain(page).collect()
        }
        None => {
            let message = msg!(help_no_topic {
                text,
                names: names(words)
            });
            vec![words.say(&message)]
        }
    }
}

/// What is searched for, where something is.
fn query<'a>(about: &'a str, words: &L10n) -> Option<&'a str> {
    let (first, rest) = about.split_once(char::is_whitespace)?;
    let is_search = |words: &L10n| {
        let known = words.text(msg::HELP_SEARCH_WORDS);
        known.split(',').any(|word| plain(word) == plain(first))
    };
    let english = || is_search(&L10n::new(Language::English));
    (is_search(words) || english()).then_some(rest)
}

/// The words that are typed for the topics.
fn names(words: &L10n) -> String {
    words.series(HelpTopic::ALL.iter().map(|it| it.word(words)))
}
