use fluent_bundle::{FluentArgs, FluentValue};

use super::{Bundle, Unsaid};

/// A message to say: its key in the locale files, and its variables.
#[derive(Debug)]
#[must_use]
pub struct Message<'a> {
    key: &'a str,
    form: Option<&'a str>,
    args: FluentArgs<'a>,
}

impl<'a> Message<'a> {
    /// The message with that key.
    pub fn new(key: &'a str) -> Message<'a> {
        Message {
            key,
            form: None,
            args: FluentArgs::new(),
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
    pub fn with(mut self, name: &'a str, value: impl Into<FluentValue<'a>>) -> Message<'a> {
        self.args.set(name, value);
        self
    }

    /// Sets a variable to `yes` or `no`.
    pub(crate) fn whether(self, name: &'a str, is_so: bool) -> Message<'a> {
        self.with(name, if is_so { "yes" } else { "no" })
    }

    /// The message's key.
    pub(crate) fn key(&self) -> &'a str {
        self.key
    }

    /// The key and, where it is not the main one, the form.
    pub(super) fn path(&self) -> String {
        match self.form {
            Some(form) => format!("{}.{form}", self.key),
            None => self.key.to_owned(),
        }
    }

    /// The text, where the language has the message.
    pub(super) fn format(&self, bundle: &Bundle) -> Option<Result<String, Unsaid>> {
        let message = bundle.get_message(self.key)?;
        let pattern = match self.form {
            Some(form) => message.get_attribute(form)?.value(),
            None => message.value()?,
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(&self.args), &mut errors);
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
