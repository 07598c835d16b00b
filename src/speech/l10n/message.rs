use std::borrow::Cow;
use std::path::{Path, PathBuf};

use fluent_bundle::{FluentArgs, FluentValue};

use super::decimals::AMOUNTS;
use super::{Bundle, Decimals, L10n, Unsaid};

/// A message to say: its key in the locale files, and its variables.
#[derive(Debug)]
#[must_use]
pub struct Message<'a> {
    key: &'a str,
    form: Option<&'a str>,
    args: FluentArgs<'a>,
}

impl<'a> Message<'a> {
    /// The message with that key, for whoever reads the locale files
    /// themselves, as tests do. In the program messages have names.
    pub fn by_key(key: &'a str) -> Message<'a> {
        Message::new(key)
    }

    pub(super) fn new(key: &'a str) -> Message<'a> {
        Message {
            key,
            form: None,
            args: FluentArgs::new(),
        }
    }

    /// What the generated names become.
    pub(super) fn of<const COUNT: usize>(
        key: &'static str,
        form: Option<&'static str>,
        values: [(&'static str, Value<'a>); COUNT],
    ) -> Message<'a> {
        let values = values.map(|(name, value)| (name, value.0));
        Message {
            key,
            form,
            args: values.into_iter().collect(),
        }
    }

    /// Says another form of the message, an attribute in the files.
    pub fn form(mut self, form: &'a str) -> Message<'a> {
        self.form = Some(form);
        self
    }

    /// Sets a variable to a number or a text. The function `CARDS` reads a text
    /// such as `AhTd`, or `-AhTd` for the shortest names, `RANKS` one such as
    /// `AT`.
    pub fn with(mut self, name: &'a str, value: impl Into<Value<'a>>) -> Message<'a> {
        self.args.set(name, value.into().0);
        self
    }

    /// The message's key.
    pub(super) fn key(&self) -> &'a str {
        self.key
    }

    /// The key and, where it is not the main one, the form.
    pub(super) fn path(&self) -> String {
        match self.form {
            Some(form) => format!("{}.{form}", self.key),
            None => self.key.to_owned(),
        }
    }

    /// The variables, with the chips in decimals.
    fn args_with(&self, decimals: Decimals) -> FluentArgs<'_> {
        let args = self.args.iter().map(|(name, value)| match value {
            FluentValue::Number(number) if AMOUNTS.contains(&name) => {
                let chips = number.value / decimals.parts() as f64;
                (name, FluentValue::from(chips))
            }
            other => (name, other.clone()),
        });
        args.collect()
    }

    /// The text, where the language has the message.
    pub(super) fn format(
        &self,
        bundle: &Bundle,
        decimals: Decimals,
    ) -> Option<Result<String, Unsaid>> {
        let message = bundle.get_message(self.key)?;
        let pattern = match self.form {
            Some(form) => message.get_attribute(form)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let args = match decimals {
            Decimals::NONE => &self.args,
            _ => &self.args_with(decimals),
        };
        let text = bundle.format_pattern(pattern, Some(args), &mut errors);
        if errors.is_empty() {
            return Some(Ok(text.into_owned()));
        }
        let problems: Vec<String> = errors.iter().map(ToString::to_string).collect();
        Some(Err(Unsaid::Broken {
            key: self.path(),
            problems: problems.join("; "),
        }))
    }
}

/// A message without variables, as a table can hold it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Text {
    key: &'static str,
    form: Option<&'static str>,
}

impl Text {
    pub(super) const fn new(key: &'static str, form: Option<&'static str>) -> Text {
        Text { key, form }
    }

    /// What the files call it.
    pub const fn key(self) -> &'static str {
        self.key
    }
}

/// Something that can be typed: what it is, and in the form `words` what is
/// typed for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Typeable {
    pub(crate) title: Text,
    words: Text,
}

impl Typeable {
    pub(super) const fn new(key: &'static str, words: &'static str) -> Typeable {
        Typeable {
            title: Text::new(key, None),
            words: Text::new(key, Some(words)),
        }
    }

    /// What can be typed, the first of it first.
    pub(crate) fn words(self, words: &L10n) -> Vec<String> {
        let text = words.text(self.words);
        text.split(',').map(|word| word.trim().to_owned()).collect()
    }
}

impl<'a> From<Text> for Message<'a> {
    fn from(text: Text) -> Message<'a> {
        Message::of(text.key, text.form, [])
    }
}

/// A message about somebody, before it is decided whether they are told it
/// themselves or somebody else is.
#[must_use]
pub(crate) struct About<'a>(Message<'a>);

impl<'a> About<'a> {
    /// To somebody else, who knows them by that name.
    pub(crate) fn called(self, name: impl Into<Value<'a>>) -> Message<'a> {
        self.0.with("name", name)
    }

    /// To themselves.
    pub(crate) fn for_them(self) -> Message<'a> {
        self.0.form("you")
    }
}

impl<'a> From<Message<'a>> for About<'a> {
    fn from(message: Message<'a>) -> About<'a> {
        About(message)
    }
}

/// A message about several, before it is decided whether one of them is told
/// it or somebody else is.
#[must_use]
pub(crate) struct AboutSeveral<'a>(Message<'a>);

impl<'a> AboutSeveral<'a> {
    /// To somebody else.
    pub(crate) fn for_others(self) -> Message<'a> {
        self.0
    }

    /// To one of them.
    pub(crate) fn for_one_of_them(self) -> Message<'a> {
        self.0.form("you")
    }
}

impl<'a> From<Message<'a>> for AboutSeveral<'a> {
    fn from(message: Message<'a>) -> AboutSeveral<'a> {
        AboutSeveral(message)
    }
}

/// What a variable of a message can hold: a number, a text, or yes or no.
pub struct Value<'a>(FluentValue<'a>);

impl From<bool> for Value<'_> {
    fn from(is_so: bool) -> Self {
        Value(FluentValue::from(if is_so { "yes" } else { "no" }))
    }
}

impl From<&bool> for Value<'_> {
    fn from(is_so: &bool) -> Self {
        Value::from(*is_so)
    }
}

impl<'a> From<&&'a str> for Value<'a> {
    fn from(text: &&'a str) -> Self {
        Value::from(*text)
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value(FluentValue::from(text))
    }
}

impl From<&Path> for Value<'_> {
    fn from(path: &Path) -> Self {
        Value::from(path.display().to_string())
    }
}

impl From<&PathBuf> for Value<'_> {
    fn from(path: &PathBuf) -> Self {
        Value::from(path.as_path())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value(FluentValue::from(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value::from(text.as_str())
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Value(FluentValue::from(text))
    }
}

macro_rules! numbers {
    ($($kind:ty),+) => {
        $(impl From<$kind> for Value<'_> {
            fn from(number: $kind) -> Self {
                Value(FluentValue::from(number))
            }
        }

        impl From<&$kind> for Value<'_> {
            fn from(number: &$kind) -> Self {
                Value::from(*number)
            }
        })+
    };
}

numbers! { u8, u32, u64, usize, f64 }
