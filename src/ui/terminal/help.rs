use crate::player::commands::{Context, Keymap, Purpose, is_typed, word_lines};
use crate::player::help::{HelpTopic, search};
use crate::speech::{L10n, msg};

/// Help alone: what can be done now, and what else there is to read about.
pub(super) fn lines(context: Context, words: &L10n) -> Vec<String> {
    let mut lines = word_lines(words, context, first(context));
    lines.push(words.say(&msg!(help_read_more {
        names: names(context, words)
    })));
    lines.push(words.text(msg::HELP_HOW_TO_SEARCH));
    lines
}

/// Help about something: `questions`, `hands`, or `search side pot`.
pub(super) fn about(text: &str, context: Context, words: &L10n) -> Vec<String> {
    let keymap = Keymap::default();
    if let Some(query) = query(text, words) {
        let found = search(query, words, &keymap);
        let count = msg!(help_found { count: found.len() });
        let lines = [words.say(&count)].into_iter();
        return lines.chain(found.iter().map(|it| it.say(words))).collect();
    }
    if let Some(purpose) = Purpose::typed(text, words) {
        let lines = word_lines(words, context, purpose);
        if !lines.is_empty() {
            return lines;
        }
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
                names: names(context, words)
            });
            vec![words.say(&message)]
        }
    }
}

/// What is searched for, where something is.
fn query<'a>(about: &'a str, words: &L10n) -> Option<&'a str> {
    let (first, rest) = about.split_once(char::is_whitespace)?;
    is_typed(msg::HELP_SEARCH_WORDS, first, words).then_some(rest)
}

/// The commands that help tells of at once.
fn first(context: Context) -> Purpose {
    match context {
        Context::Reviewing => Purpose::Past,
        _ => Purpose::Act,
    }
}

/// The words that are typed for the other commands and for the topics.
fn names(context: Context, words: &L10n) -> String {
    let told = |purpose: &Purpose| {
        *purpose != first(context) && !word_lines(words, context, *purpose).is_empty()
    };
    let purposes = Purpose::ALL.into_iter().filter(told);
    let topics = HelpTopic::ALL.iter().map(|it| it.word(words));
    words.series(purposes.map(|it| it.word(words)).chain(topics))
}
