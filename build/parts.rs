//! What messages are made of, as their files tell it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// What one message, or one form of it, is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Parts {
    /// Variables, and the names that they are chosen by.
    pub(crate) variables: BTreeMap<String, BTreeSet<String>>,
    /// Variables that `RANKS`, `CARDS` or `CAPITAL` reads, and something to read.
    pub(crate) samples: BTreeMap<String, &'static str>,
    /// Grammatical forms asked for.
    pub(crate) forms: BTreeSet<String>,
    /// Other messages in it.
    pub(crate) messages: BTreeSet<String>,
    /// The text in it.
    pub(crate) text: String,
}

impl Parts {
    fn of(pattern: &Pattern<&str>) -> Parts {
        let mut parts = Parts::default();
        parts.pattern(pattern);
        parts
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.text.push_str(value),
                PatternElement::Placeable { expression } => self.expression(expression),
            }
            self.text.push(' ');
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    if let (
                        InlineExpression::VariableReference { id },
                        VariantKey::Identifier { name },
                    ) = (selector, &variant.key)
                    {
                        let names = self.variables.entry(id.name.to_owned()).or_default();
                        names.insert((*name).to_owned());
                    }
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => self.text.push_str(value),
            InlineExpression::VariableReference { id } => {
                self.variables.entry(id.name.to_owned()).or_default();
            }
            InlineExpression::MessageReference { id, attribute } => {
                let form = attribute.as_ref().map(|form| format!(".{}", form.name));
                let path = format!("{}{}", id.name, form.unwrap_or_default());
                self.messages.insert(path);
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let sample = match id.name {
                    "RANKS" => "AT",
                    "CARDS" => "AhTd",
                    "CAPITAL" => "word",
                    _ => panic!("there is no function {}", id.name),
                };
                self.function(arguments, sample);
            }
            other => panic!("the messages have no use for {other:?} yet"),
        }
    }

    fn function(&mut self, arguments: &CallArguments<&str>, sample: &'static str) {
        let [InlineExpression::VariableReference { id }] = &arguments.positional[..] else {
            panic!("{arguments:?}");
        };
        self.variables.entry(id.name.to_owned()).or_default();
        self.samples.insert(id.name.to_owned(), sample);
        for argument in &arguments.named {
            let InlineExpression::StringLiteral { value } = argument.value else {
                panic!("{arguments:?}");
            };
            assert_eq!(argument.name.name, "form");
            self.forms.insert(value.to_owned());
        }
    }

    /// Adds what the other messages in this one are made of.
    pub(crate) fn with_messages(&self, all: &BTreeMap<String, Parts>) -> Parts {
        let mut parts = self.clone();
        for key in &self.messages {
            let inner = all[key].with_messages(all);
            for (variable, names) in inner.variables {
                parts.variables.entry(variable).or_default().extend(names);
            }
            parts.samples.extend(inner.samples);
        }
        parts
    }
}

/// Whether it is a word for a card, which each language has in its own forms.
pub(crate) fn is_word(path: &str) -> bool {
    path.starts_with("rank-") || path.starts_with("suit-")
}

/// Every message in a language's files, and as `key.form` its other forms.
pub(crate) fn messages<'a>(
    tag: &str,
    files: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> BTreeMap<String, Parts> {
    let mut all = BTreeMap::new();
    for (file, text) in files {
        let at = format!("{tag}/{file}");
        let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{at}: {errors:?}"));
        for entry in resource.body {
            let message = match entry {
                Entry::Message(message) => message,
                Entry::Term(_) | Entry::Junk { .. } => panic!("{at}: {entry:?}"),
                _ => continue,
            };
            let key = message.id.name;
            let value = message.value.iter().map(|value| (key.to_owned(), value));
            let forms = message.attributes.iter();
            let forms = forms.map(|form| (format!("{key}.{}", form.id.name), &form.value));
            for (path, pattern) in value.chain(forms) {
                let before = all.insert(path, Parts::of(pattern));
                assert!(before.is_none(), "{at}: {key} is there twice");
            }
        }
    }
    all
}
