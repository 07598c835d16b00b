use std::collections::BTreeSet;

use super::HelpTopic;
use crate::player::commands::Keymap;
use crate::speech::{L10n, msg, unmarked};

/// A line of the help that the search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SearchHit {
    /// The page that the line is on.
    pub(crate) topic: HelpTopic,
    /// The number of the line on its page, counted from zero.
    pub(crate) place: usize,
    /// The text of the line.
    pub(crate) text: String,
}

impl SearchHit {
    /// The page and the line, in words.
    pub(crate) fn say(&self, words: &L10n) -> String {
        let message = msg!(help_found_place {
            name: self.topic.title(words),
            text: self.text.as_str()
        });
        words.say(&message)
    }
}

/// Every line in which each word of the query is the start of a word, or another form
/// of one. Capitals and marks on letters are ignored.
pub(crate) fn search(query: &str, words: &L10n, keymap: &Keymap) -> Vec<SearchHit> {
    // No line has so many different words.
    const MOST_WORDS: usize = 100;
    let query: BTreeSet<String> = split(query).take(MOST_WORDS + 1).collect();
    if query.is_empty() || query.len() > MOST_WORDS {
        return Vec::new();
    }
    let is_found = |text: &str| {
        let text: Vec<String> = split(text).collect();
        let is_there = |wanted: &String| {
            let fits = |word: &String| word.starts_with(wanted) || stem(word) == stem(wanted);
            text.iter().any(fits)
        };
        query.iter().all(is_there)
    };
    let mut found = Vec::new();
    for &topic in HelpTopic::ALL {
        let lines = topic.lines(words, keymap).into_iter().enumerate();
        let fitting = lines.filter(|(_, line)| is_found(line.text()));
        found.extend(fitting.map(|(place, line)| SearchHit {
            topic,
            place,
            text: line.text().to_owned(),
        }));
        // A matching title leads to the first line, unless a line matched.
        let told = found.last().is_some_and(|last| last.topic == topic);
        let title = topic.title(words);
        if !told && is_found(&title) {
            found.push(SearchHit {
                topic,
                place: 0,
                text: title,
            });
        }
    }
    found
}

fn split(text: &str) -> impl Iterator<Item = String> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(unmarked)
}

/// What endings leave of a word: the same of "pula poboczna" and "puli pobocznej", of
/// "raise" and "raising". Marks on letters are gone before.
fn stem(word: &str) -> &str {
    // The longest first, of both languages: they do not get in each other's way.
    const ENDINGS: &[&str] = &[
        "ami", "ach", "ego", "emu", "iem", "ych", "ymi", "imi", "ich", "iej", "ing", "ia", "ie",
        "ej", "om", "ow", "em", "ym", "im", "es", "ed", "a", "e", "i", "o", "u", "y", "s",
    ];
    const SHORTEST: usize = 3;
    let left = (ENDINGS.iter()).filter_map(|ending| word.strip_suffix(ending));
    let mut left = left.filter(|left| left.chars().count() >= SHORTEST);
    left.next().unwrap_or(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Language;

    #[test]
    fn however_much_is_searched_for_it_is_found_soon() {
        let words = L10n::new(Language::English);
        let found = |query: &str| search(query, &words, &Keymap::default());
        assert!(!found("side pot").is_empty());
        assert_eq!(found(&"side Pot ".repeat(1_000_000)), found("side pot"));
        let many: String = (0..1_000_000).map(|it| format!("{it} ")).collect();
        assert_eq!(found(&many), []);
    }

    #[test]
    fn every_form_of_a_word_finds_the_others() {
        let found = |language, query: &str| {
            let found = search(query, &L10n::new(language), &Keymap::default());
            found.into_iter().map(|it| it.text).collect::<Vec<_>>()
        };
        let polish = found(Language::Polish, "pula poboczna");
        assert!(
            polish.iter().any(|it| it.contains("pule poboczne")),
            "{polish:?}"
        );
        assert_eq!(found(Language::Polish, "PULI POBOCZNEJ"), polish);
        let english = found(Language::English, "side pots");
        assert_eq!(found(Language::English, "side pot"), english);
        for (word, kept) in [
            ("kartami", "kart"),
            ("raises", "rais"),
            ("pot", "pot"),
            ("asy", "asy"),
        ] {
            assert_eq!(stem(word), kept);
        }
    }
}
