//! Reads what can be read of a text in RON.

use std::cell::Cell;
use std::fmt;

use ron::value::RawValue;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

/// Everything of the text that fits; where something does not, the usual
/// value stands. Also tells the names of what did not fit. `None` where the
/// text is no RON at all.
///
/// Begins with the usual values and tries one part after another in their
/// place, the largest that fits at a time. Parts do not depend on each other,
/// so each is tried alone. A text of too many parts is none of ours.
pub(super) fn salvage<T>(text: &str) -> Option<(T, Vec<String>)>
where
    T: Default + Serialize + DeserializeOwned,
{
    let found = Tree::read(text)?;
    let usual = Tree::read(&ron::to_string(&T::default()).ok()?)?;
    let tries = Cell::new(0);
    let fits = |tree: &Tree| {
        tries.set(tries.get() + 1);
        tries.get() <= MOST_TRIES && ron::from_str::<T>(&tree.to_string()).is_ok()
    };
    let mut bad = Vec::new();
    let mended = mend(usual, found, "", &fits, &mut bad);
    let read = ron::from_str(&mended.to_string()).ok()?;
    (tries.get() <= MOST_TRIES).then_some((read, bad))
}

/// So many parts are tried.
const MOST_TRIES: usize = 2_000;

/// Nothing of ours is deeper.
const DEEPEST: usize = 8;

fn mend(
    usual: Tree,
    found: Tree,
    name: &str,
    fits: &dyn Fn(&Tree) -> bool,
    bad: &mut Vec<String>,
) -> Tree {
    if fits(&found) {
        return found;
    }
    let (Tree::Branch(kind, parts), Tree::Branch(other, found)) = (&usual, found) else {
        bad.push(name.to_owned());
        return usual;
    };
    if *kind != other {
        bad.push(name.to_owned());
        return usual;
    }
    let mut mended = Tree::Branch(*kind, parts.clone());
    for (key, part) in found {
        let plain = key.trim_matches('"');
        let name = match name {
            "" => plain.to_owned(),
            _ => format!("{name}.{plain}"),
        };
        let fits = |part: &Tree| fits(&usual.with(&key, part.clone()));
        match usual.part(&key).cloned() {
            Some(usual) => mended.set(&key, mend(usual, part, &name, &fits, bad)),
            // A field that nobody knows is left out, as it always is.
            None if *kind == Kind::Struct => {}
            None if fits(&part) => mended.set(&key, part),
            None => bad.push(name),
        }
    }
    mended
}

/// RON, taken apart as far as its parts have names.
#[derive(Clone, Debug)]
enum Tree {
    Branch(Kind, Vec<(String, Tree)>),
    Leaf(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Struct,
    Map,
}

impl Tree {
    /// `None` where the text is no RON.
    fn read(text: &str) -> Option<Tree> {
        Tree::read_to(DEEPEST, text)
    }

    fn read_to(depth: usize, text: &str) -> Option<Tree> {
        let Some(depth) = depth.checked_sub(1) else {
            return Some(Tree::Leaf(text.trim().to_owned()));
        };
        let branch = |kind, parts: Vec<(String, Box<RawValue>)>| {
            let read = |(key, part): (String, Box<RawValue>)| {
                Some((key, Tree::read_to(depth, part.get_ron())?))
            };
            let parts: Option<_> = parts.into_iter().map(read).collect();
            Some(Tree::Branch(kind, parts?))
        };
        if let Ok(Fields(parts)) = ron::from_str(text) {
            return branch(Kind::Struct, parts);
        }
        if let Ok(Entries(parts)) = ron::from_str(text) {
            return branch(Kind::Map, parts);
        }
        RawValue::from_ron(text).ok()?;
        Some(Tree::Leaf(text.trim().to_owned()))
    }

    fn part(&self, key: &str) -> Option<&Tree> {
        match self {
            Tree::Leaf(_) => None,
            Tree::Branch(_, parts) => {
                let (_, part) = parts.iter().find(|(its, _)| its == key)?;
                Some(part)
            }
        }
    }

    fn with(&self, key: &str, part: Tree) -> Tree {
        let mut tree = self.clone();
        tree.set(key, part);
        tree
    }

    fn set(&mut self, key: &str, part: Tree) {
        if let Tree::Branch(_, parts) = self {
            match parts.iter_mut().find(|(its, _)| its == key) {
                Some((_, old)) => *old = part,
                None => parts.push((key.to_owned(), part)),
            }
        }
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, parts) = match self {
            Tree::Leaf(text) => return f.write_str(text),
            Tree::Branch(kind, parts) => (kind, parts),
        };
        let (open, close) = match kind {
            Kind::Struct => ('(', ')'),
            Kind::Map => ('{', '}'),
        };
        write!(f, "{open}")?;
        for (key, part) in parts {
            write!(f, "{key}:{part},")?;
        }
        write!(f, "{close}")
    }
}

/// The fields of any struct, unread.
struct Fields(Vec<(String, Box<RawValue>)>);

/// The entries of any map, unread.
struct Entries(Vec<(String, Box<RawValue>)>);

/// A field's name.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        struct Letters;
        impl Visitor<'_> for Letters {
            type Value = Name;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }
            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(Letters)
    }
}

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Fields, D::Error> {
        struct All;
        impl<'de> Visitor<'de> for All {
            type Value = Fields;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("fields")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut parts = Vec::new();
                while let Some((Name(name), part)) = map.next_entry()? {
                    parts.push((name, part));
                }
                Ok(Fields(parts))
            }
        }
        deserializer.deserialize_struct("", &[], All)
    }
}

impl<'de> Deserialize<'de> for Entries {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Entries, D::Error> {
        struct All;
        impl<'de> Visitor<'de> for All {
            type Value = Entries;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("entries")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Entries, A::Error> {
                let mut parts = Vec::new();
                while let Some((key, part)) = map.next_entry::<Box<RawValue>, _>()? {
                    parts.push((key.get_ron().trim().to_owned(), part));
                }
                Ok(Entries(parts))
            }
        }
        deserializer.deserialize_map(All)
    }
}
