//! Reads what can be read of a text in RON.

use std::cell::Cell;
use std::fmt;

use ron::value::RawValue;
use serde::de::{DeserializeOwned, Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

/// The values in the text that can be read, with defaults for the rest, and
/// the names of those that could not be read. `None` if the text is not RON.
///
/// Starts with the default values and puts one part after another in their
/// place, the largest that can be read at a time. Parts do not depend on each
/// other, so each is tried alone. A text with too many parts is not ours.
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

/// The most parts that are tried.
const MOST_TRIES: usize = 2_000;

/// Our settings are nested less deeply than this.
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
            // Unknown fields are ignored, as they are elsewhere.
            None if *kind == BranchKind::Struct => {}
            None if fits(&part) => mended.set(&key, part),
            None => bad.push(name),
        }
    }
    mended
}

/// RON, split into parts as far as they have names.
#[derive(Clone, Debug)]
enum Tree {
    Branch(BranchKind, Vec<(String, Tree)>),
    Leaf(String),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BranchKind {
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
        if let Ok(StructFields(parts)) = ron::from_str(text) {
            return branch(BranchKind::Struct, parts);
        }
        if let Ok(MapEntries(parts)) = ron::from_str(text) {
            return branch(BranchKind::Map, parts);
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
            BranchKind::Struct => ('(', ')'),
            BranchKind::Map => ('{', '}'),
        };
        write!(f, "{open}")?;
        for (key, part) in parts {
            write!(f, "{key}:{part},")?;
        }
        write!(f, "{close}")
    }
}

/// The fields of any struct, unread.
struct StructFields(Vec<(String, Box<RawValue>)>);

/// The entries of any map, unread.
struct MapEntries(Vec<(String, Box<RawValue>)>);

/// A field's name.
struct FieldName(String);

impl<'de> Deserialize<'de> for FieldName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FieldName, D::Error> {
        struct NameVisitor;
        impl Visitor<'_> for NameVisitor {
            type Value = FieldName;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a name")
            }
            fn visit_str<E>(self, name: &str) -> Result<FieldName, E> {
                Ok(FieldName(name.to_owned()))
            }
        }
        deserializer.deserialize_identifier(NameVisitor)
    }
}

impl<'de> Deserialize<'de> for StructFields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<StructFields, D::Error> {
        struct FieldsVisitor;
        impl<'de> Visitor<'de> for FieldsVisitor {
            type Value = StructFields;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("fields")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<StructFields, A::Error> {
                let mut parts = Vec::new();
                while let Some((FieldName(name), part)) = map.next_entry()? {
                    parts.push((name, part));
                }
                Ok(StructFields(parts))
            }
        }
        deserializer.deserialize_struct("", &[], FieldsVisitor)
    }
}

impl<'de> Deserialize<'de> for MapEntries {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MapEntries, D::Error> {
        struct EntriesVisitor;
        impl<'de> Visitor<'de> for EntriesVisitor {
            type Value = MapEntries;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("entries")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<MapEntries, A::Error> {
                let mut parts = Vec::new();
                while let Some((key, part)) = map.next_entry::<Box<RawValue>, _>()? {
                    parts.push((key.get_ron().trim().to_owned(), part));
                }
                Ok(MapEntries(parts))
            }
        }
        deserializer.deserialize_map(EntriesVisitor)
    }
}
