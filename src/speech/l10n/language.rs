use std::str::FromStr;

use unic_langid::LanguageIdentifier;

use super::{Bundle, text};

// The files in the folders of the languages.
include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// Languages are folders of `locales`, named by their tag. To add one: its
/// folder, and its line below with the signs between groups of digits
/// and before decimals.
macro_rules! languages {
    ($($(#[$doc:meta])* $name:ident = $tag:tt, $group:literal, $point:literal;)+) => {
        /// A language that Tabletalk speaks.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum Language {
            $($(#[$doc])* $name,)+
        }

        impl Language {
            /// Every language.
            pub const ALL: &[Language] = &[$(Language::$name),+];

            /// The tag that names the language, and its folder.
            pub const fn tag(self) -> &'static str {
                match self {
                    $(Language::$name => $tag,)+
                }
            }

            /// The language after it; after the last, the first.
            pub fn next(self) -> Language {
                let after = Language::ALL.iter().skip_while(|&&it| it != self).nth(1);
                *after.unwrap_or(&Language::ALL[0])
            }

            /// The language's files: each one's name and text.
            pub const fn sources(self) -> &'static [(&'static str, &'static str)] {
                match self {
                    $(Language::$name => sources!($tag),)+
                }
            }

            pub(super) fn set_number_format(self, bundle: &mut Bundle) {
                bundle.set_formatter(Some(match self {
                    $(Language::$name => text::grouped::<_, $group, $point>,)+
                }));
            }
        }
    };
}

languages! {
    /// English.
    #[default]
    English = "en", ',', '.';
    /// Polish. The space between digits does not break, so that a line end
    /// or a voice never makes two numbers of one.
    Polish = "pl", '\u{a0}', ',';
}

impl Language {
    pub(super) fn id(self) -> LanguageIdentifier {
        self.tag().parse().unwrap_or_default()
    }
}

/// A tag of a language that Tabletalk does not speak.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a language that Tabletalk speaks")]
pub struct UnknownLanguage(pub(crate) String);

/// From a tag such as `pl`, `pl-PL` or `pl_PL.UTF-8`.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        let unknown = || UnknownLanguage(tag.to_owned());
        let name = tag.split(['.', '@']).next().unwrap_or_default();
        let id: LanguageIdentifier = name.parse().map_err(|_| unknown())?;
        (Language::ALL.iter().copied())
            .find(|language| language.id().language == id.language)
            .ok_or_else(unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_find_their_language() {
        for (tag, language) in [
            ("pl", Some(Language::Polish)),
            ("pl-PL", Some(Language::Polish)),
            ("pl_PL.UTF-8", Some(Language::Polish)),
            ("en-GB", Some(Language::English)),
            ("EN", Some(Language::English)),
            ("de", None),
            ("C", None),
            ("", None),
            ("polski", None),
        ] {
            assert_eq!(tag.parse().ok(), language, "{tag}");
        }
    }
}
