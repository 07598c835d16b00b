use crate::l10n::Language;

/// A voice that the system has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SystemVoice {
    /// What the system calls it.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// The tag of its language, such as `en-GB`.
    pub language: String,
}

impl SystemVoice {
    /// Whether it speaks that language, wherever it is from.
    pub fn speaks(&self, language: Language) -> bool {
        is_of(&self.language, language)
    }

    /// Whether settings mean this one by that name.
    #[cfg(any(test, not(target_os = "linux")))]
    pub(super) fn is_named(&self, name: &str) -> bool {
        self.id == name || self.name == name
    }
}

/// Whether a tag such as `pl`, `pl-PL` or `en-gb-x-rp` is of that language.
/// Systems have tags that no standard knows, so only the start counts.
pub(super) fn is_of(tag: &str, language: Language) -> bool {
    let start = tag.split(['-', '_']).next().unwrap_or_default();
    start.eq_ignore_ascii_case(language.tag())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_of_a_tag_says_the_language() {
        for (tag, english, polish) in [
            ("en", true, false),
            ("en-GB", true, false),
            ("en_US", true, false),
            ("en-us-nyc", true, false),
            ("EN", true, false),
            ("pl", false, true),
            ("pl-PL", false, true),
            ("plt", false, false),
            ("", false, false),
        ] {
            let found = (is_of(tag, Language::English), is_of(tag, Language::Polish));
            assert_eq!(found, (english, polish), "{tag}");
        }
    }
}
