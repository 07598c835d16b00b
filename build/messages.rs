//! A name in Rust for every message of the locale files and for every form of
//! one, with its variables: what is not there does not compile, and the
//! compiler warns of what nothing says.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;
use std::{fs, io};

use crate::parts::{self, Parts};

/// Whose messages have names. The tests see to it that all languages have the
/// same ones.
const NAMED: &str = "en";

/// The rules declare options by their names, so their words are found by them:
/// `src/speech/options/declared.rs` checks that they are there.
const BY_NAME: &str = "option-";

/// A language's files by its tag: each one's name and text.
type Languages = BTreeMap<String, BTreeMap<String, String>>;

/// Reads the folders of the languages.
pub(crate) fn read(locales: &Path) -> io::Result<Languages> {
    let mut languages = Languages::new();
    for folder in fs::read_dir(locales)? {
        let folder = folder?;
        let files = languages.entry(name(&folder)).or_default();
        for file in fs::read_dir(folder.path())? {
            let file = file?;
            files.insert(name(&file), fs::read_to_string(file.path())?);
        }
    }
    Ok(languages)
}

fn name(entry: &fs::DirEntry) -> String {
    entry.file_name().to_string_lossy().into_owned()
}

/// A macro that gives a language's files by its tag.
pub(crate) fn sources(languages: &Languages) -> String {
    let mut out = String::from("macro_rules! sources {\n");
    for (tag, files) in languages {
        out += &format!("    ({tag:?}) => {{\n        &[\n");
        for file in files.keys() {
            let path = format!("concat!(env!(\"CARGO_MANIFEST_DIR\"), \"/locales/{tag}/{file}\")");
            out += &format!("            ({file:?}, include_str!({path})),\n");
        }
        out += "        ]\n    };\n";
    }
    out + "}\n"
}

/// The names.
pub(crate) fn names(languages: &Languages) -> String {
    let messages = |tag: &str| {
        let files = languages.get(tag).into_iter().flatten();
        parts::messages(tag, files.map(|(file, text)| (&**file, &**text)))
    };
    // What one message says of another, the program need not say.
    let inner: BTreeSet<String> = (languages.keys())
        .flat_map(|tag| messages(tag).into_values())
        .flat_map(|parts| parts.messages)
        .collect();
    let all = messages(NAMED);
    let mut out = String::new();
    let named = |path: &&String| !parts::is_word(path) && !path.starts_with(BY_NAME);
    for path in all.keys().filter(named) {
        // Forms that have one name with their message.
        if matches!(path.split_once('.'), Some((key, "you" | "words")) if all.contains_key(key)) {
            continue;
        }
        let lint = if inner.contains(path) {
            "#[allow(dead_code)]\n"
        } else {
            ""
        };
        add(path, &all, lint, &mut out);
    }
    out.push_str("pub(crate) const OPTIONS: &[(&str, &[&str])] = &[\n");
    for path in all.keys().filter(|path| path.starts_with(BY_NAME)) {
        let variables: Vec<String> = variables(path, &all).into_iter().collect();
        let _ = writeln!(out, "    ({path:?}, &{variables:?}),");
    }
    out + "];\n"
}

/// The variables of a message and of those in it.
fn variables(path: &str, all: &BTreeMap<String, Parts>) -> BTreeSet<String> {
    let parts = all[path].with_messages(all);
    parts.variables.into_keys().collect()
}

fn add(path: &str, all: &BTreeMap<String, Parts>, lint: &str, out: &mut String) {
    out.push_str(lint);
    let (key, form) = match path.split_once('.') {
        Some((key, form)) => (key, Some(form)),
        None => (path, None),
    };
    let mut variables = variables(path, all);
    let to_them = format!("{key}.you");
    let kind = if form.is_none() && all.contains_key(&to_them) {
        variables.extend(self::variables(&to_them, all));
        if variables.remove("name") {
            "About"
        } else {
            "AboutSeveral"
        }
    } else {
        "Message"
    };
    let name = path.replace(['-', '.'], "_");
    if variables.is_empty() && kind == "Message" {
        let name = name.to_uppercase();
        if all.contains_key(&format!("{path}.words")) {
            let _ = writeln!(
                out,
                "pub(crate) const {name}: Typeable = Typeable::new({key:?}, \"words\");"
            );
            return;
        }
        let _ = writeln!(
            out,
            "pub(crate) const {name}: Text = Text::new({key:?}, {form:?});"
        );
        return;
    }
    let lifetime = if variables.is_empty() { "" } else { "<'a>" };
    let _ = writeln!(out, "pub(crate) struct {name}{lifetime} {{");
    for variable in &variables {
        let field = variable.replace('-', "_");
        let _ = writeln!(out, "    pub(crate) {field}: Value<'a>,");
    }
    let values: String = (variables.iter())
        .map(|variable| format!("({variable:?}, self.{}), ", variable.replace('-', "_")))
        .collect();
    let message = format!("Message::of({key:?}, {form:?}, [{values}])");
    let made = match kind {
        "Message" => message,
        _ => format!("{kind}::from({message})"),
    };
    let _ = writeln!(
        out,
        "}}\n{lint}impl<'a> {name}{lifetime} {{\n    \
             #[inline]\n    \
             pub(crate) fn message(self) -> {kind}<'a> {{\n        \
                 {made}\n    \
             }}\n\
         }}"
    );
}
