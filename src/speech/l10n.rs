//! Words in the player's language.
//!
//! No sentence is written in Rust. A [`Message`] names a Fluent message and
//! its variables, an [`L10n`] turns it into text. The names are made from the
//! English files by `build/messages.rs`, so that a message or a variable that
//! is not there does not compile, and the compiler warns of a message that
//! nothing says: a constant for a message without variables, and for the others
//! [`msg!`] with all of them. A form is named by its message and itself:
//!
//! ```text
//! words.text(msg::PAUSED)
//! words.say(&msg!(wave_empty { wave }))
//! words.say(&msg!(blinds_short { first, second, small: 100, big: 200 }))
//! ```
//!
//! A message with the form `you` is about somebody, so its `name` is not asked
//! for: it becomes an [`About`]. Grammar stays in the
//! locale files: they choose the grammatical form of ranks and cards with the
//! functions `RANKS` and `CARDS`, which read letters such as `AT` and `AhTd`. What is
//! joined is written as a part of a sentence; the message `sentence` makes one of it:
//!
//! ```text
//! shows = { $name } pokazuje { CARDS($cards, form: "accusative") }.
//! ```

mod decimals;
mod language;
mod lexicon;
mod message;
pub(crate) mod msg;
mod text;

pub use decimals::Decimals;
pub use language::Language;
pub(crate) use message::{About, AboutSeveral, Typeable};
pub use message::{Message, Text, Value};
pub(crate) use msg::msg;
pub use text::one_line;
pub(crate) use text::{is_obeyed, unmarked};

use std::sync::{Arc, OnceLock};

use fluent_bundle::FluentResource;
use lexicon::Lexicon;

type Bundle = fluent_bundle::concurrent::FluentBundle<Arc<FluentResource>>;

/// All messages of one language, with English for those it lacks.
pub struct L10n {
    language: Language,
    own: Arc<Bundle>,
    english: Option<Arc<Bundle>>,
    decimals: Decimals,
}

/// Why a message cannot be said as asked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsaid {
    /// No language has it.
    #[error("there is no message '{0}'")]
    Missing(String),
    /// A variable or a part of it is missing.
    #[error("message '{key}': {problems}")]
    Broken {
        /// The message.
        key: String,
        /// What Fluent says about it.
        problems: String,
    },
}

impl L10n {
    /// The words of that language.
    pub fn new(language: Language) -> L10n {
        let english = match language {
            Language::English => None,
            _ => Some(read(Language::English)),
        };
        L10n {
            language,
            own: read(language),
            english,
            decimals: Decimals::NONE,
        }
    }

    /// The same words for a hand whose chips are counted so finely.
    pub(crate) fn with_decimals(&self, decimals: Decimals) -> L10n {
        L10n {
            language: self.language,
            own: Arc::clone(&self.own),
            english: self.english.clone(),
            decimals,
        }
    }

    /// Which language this is.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text of a message. One that cannot be said becomes its own key,
    /// which tells a listener more than silence does.
    pub fn say(&self, message: &Message<'_>) -> String {
        self.try_say(message)
            .unwrap_or_else(|_| message.key().to_owned())
    }

    /// The text of a message, or what is wrong with it.
    pub fn try_say(&self, message: &Message<'_>) -> Result<String, Unsaid> {
        [Some(&self.own), self.english.as_ref()]
            .into_iter()
            .flatten()
            .find_map(|bundle| message.format(bundle, self.decimals))
            .unwrap_or_else(|| Err(Unsaid::Missing(message.path())))
    }

    /// The text of a message without variables.
    pub fn text(&self, text: Text) -> String {
        self.say(&text.into())
    }

    /// Things one after another, as `Anna, Bob and Carol`.
    pub(crate) fn list(&self, items: &[String]) -> String {
        self.joined(items, |first, second| msg!(list_end { first, second }))
    }

    /// Things of which there is one, as `5, 10 or 15`.
    pub(crate) fn either(&self, items: &[String]) -> String {
        self.joined(items, |first, second| msg!(list_or { first, second }))
    }

    fn joined(&self, items: &[String], end: for<'a> fn(&'a str, &'a str) -> Message<'a>) -> String {
        let Some((last, rest)) = items.split_last() else {
            return String::new();
        };
        let Some((before, rest)) = rest.split_last() else {
            return last.clone();
        };
        let end = self.say(&end(before, last));
        rest.iter()
            .rfold(end, |second, first| self.say(&msg!(list { first, second })))
    }

    /// A part of a sentence as a sentence.
    pub(crate) fn sentence(&self, text: &str) -> String {
        self.say(&msg!(sentence { text }))
    }

    /// Parts as sentences, one after another; an empty one is none.
    pub(crate) fn sentences(&self, parts: impl IntoIterator<Item = String>) -> String {
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        self.one_after_another(parts.map(|part| self.sentence(&part)))
    }

    /// Whole sentences, one after another; an empty one is none.
    pub(crate) fn one_after_another(&self, all: impl IntoIterator<Item = String>) -> String {
        let all = all.into_iter().filter(|it| !it.is_empty());
        let both = |first, second| self.say(&msg!(sentences { first, second }));
        all.reduce(both).unwrap_or_default()
    }

    /// A number with so many digits after the sign that the language puts
    /// before them.
    pub(crate) fn decimal(&self, number: f64, digits: usize) -> String {
        let text = format!("{number:.digits$}");
        match text.split_once('.') {
            None => text,
            Some((whole, part)) => self.say(&msg!(decimal { whole, part })),
        }
    }

    /// Things one after another without an "and", which would make the last
    /// number sound like one more.
    pub(crate) fn series(&self, items: impl IntoIterator<Item = String>) -> String {
        let both = |first, second| self.say(&msg!(list { first, second }));
        items.into_iter().reduce(both).unwrap_or_default()
    }
}

fn empty_bundle(language: Language) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.id()]);
    // Otherwise marks that a voice or a braille line may show surround each
    // variable.
    bundle.set_use_isolating(false);
    language.set_number_format(&mut bundle);
    bundle
}

/// The messages of a language. They are read when they are first asked for, and
/// only once: that takes as long as a good part of the window's first picture.
fn read(language: Language) -> Arc<Bundle> {
    static READ: [OnceLock<Arc<Bundle>>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    let bundle = || Arc::new(bundle(language, language.sources()));
    Arc::clone(READ[language as usize].get_or_init(bundle))
}

/// The files are part of the program and the tests read them all, so what is
/// wrong in one is not an error here: the message in question is missing.
fn bundle(language: Language, sources: &[(&str, &str)]) -> Bundle {
    let resources: Vec<Arc<FluentResource>> = (sources.iter())
        .map(|&(_, text)| FluentResource::try_new(text.to_owned()))
        .map(|parsed| Arc::new(parsed.unwrap_or_else(|(readable, _)| readable)))
        .collect();
    let mut words = empty_bundle(language);
    let mut bundle = empty_bundle(language);
    for resource in resources {
        words.add_resource_overriding(Arc::clone(&resource));
        bundle.add_resource_overriding(resource);
    }
    Lexicon::new(words).add_functions(&mut bundle);
    bundle
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_said_is_its_key() {
        for &language in Language::ALL {
            let words = L10n::new(language);
            assert_eq!(
                words.say(&Message::new("no-such-message")),
                "no-such-message"
            );
            assert_eq!(
                words.try_say(&Message::new("folds").form("nobody")),
                Err(Unsaid::Missing("folds.nobody".to_owned()))
            );
            let nameless = Message::new("folds");
            assert!(matches!(
                words.try_say(&nameless),
                Err(Unsaid::Broken { .. })
            ));
            assert_eq!(words.say(&nameless), "folds");
        }
    }

    #[test]
    fn english_stands_in_for_what_a_language_lacks() {
        let source = "checks = { $name } czeka\nsyntax error";
        let words = L10n {
            language: Language::Polish,
            own: Arc::new(bundle(Language::Polish, &[("table.ftl", source)])),
            english: L10n::new(Language::Polish).english,
            decimals: Decimals::NONE,
        };
        let say = |key| words.say(&Message::new(key).with("name", "Anna"));
        assert_eq!(say("checks"), "Anna czeka");
        assert_eq!(say("folds"), "Anna folds");
    }

    #[test]
    fn decimals_have_the_sign_of_the_language() {
        let words = Language::ALL.iter().map(|&language| L10n::new(language));
        let written = words.map(|words| [words.decimal(-1234.56, 1), words.decimal(0.5, 0)]);
        let written: Vec<_> = written.collect();
        assert_eq!(written, [["-1234.6", "0"], ["-1234,6", "0"]]);
    }

    #[test]
    fn parts_become_sentences_and_nouns_keep_their_capitals() {
        let words = L10n::new(Language::English);
        let parts = ["żetony", "", "die Neun der Herzen: Bob calls"].map(str::to_owned);
        let said = words.sentences(parts);
        assert_eq!(said, "Żetony. Die Neun der Herzen: Bob calls.");
        assert_eq!(words.sentences([]), "");
    }

    #[test]
    fn names_are_listed() {
        let names = ["Anna", "Bob", "Carol"].map(str::to_owned);
        for (language, expected) in [
            (
                Language::English,
                ["", "Anna", "Anna and Bob", "Anna, Bob and Carol"],
            ),
            (
                Language::Polish,
                ["", "Anna", "Anna i Bob", "Anna, Bob i Carol"],
            ),
        ] {
            let words = L10n::new(language);
            let lists = [0, 1, 2, 3].map(|count| words.list(&names[..count]));
            assert_eq!(lists, expected);
        }
    }

    #[test]
    fn words_can_be_shared_between_threads() {
        fn shared<T: Send + Sync>(_: T) {}
        shared(L10n::new(Language::Polish));
    }
}
