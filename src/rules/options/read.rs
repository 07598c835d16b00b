use ron::Value;
use ron::error::SpannedError;

use super::Options;

/// Why options cannot be read.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum BadOptions {
    /// The text cannot be parsed.
    #[error(transparent)]
    Garbled(#[from] SpannedError),
    /// No option has this name. In saved files unknown names are ignored,
    /// because a newer version may have written them; a person has misspelt it.
    #[error("there is no option '{name}', perhaps '{nearest}'")]
    Unknown {
        /// The name.
        name: String,
        /// The most similar name that is allowed there.
        nearest: String,
    },
}

impl Options {
    /// Reads options as a person writes them, in RON.
    pub fn read(text: &str) -> Result<Options, BadOptions> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let options: Options = ron::from_str(text)?;
        let known = ron::to_string(&options).unwrap_or_default();
        match unknown(&ron::from_str(text)?, &ron::from_str(&known)?) {
            Some((name, nearest)) => Err(BadOptions::Unknown { name, nearest }),
            None => Ok(options),
        }
    }
}

/// The first unknown name in the text, and the known name most like it.
fn unknown(written: &Value, known: &Value) -> Option<(String, String)> {
    match (written, known) {
        (Value::Seq(written), known) if written.len() == 1 => unknown(&written[0], known),
        (written, Value::Seq(known)) if known.len() == 1 => unknown(written, &known[0]),
        (Value::Map(written), Value::Map(known)) => {
            written
                .iter()
                .find_map(|(name, part)| match known.get(name) {
                    Some(known) => unknown(part, known),
                    None => nearest(name, known.keys()),
                })
        }
        _ => None,
    }
}

fn nearest<'a>(name: &Value, known: impl Iterator<Item = &'a Value>) -> Option<(String, String)> {
    let text = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        _ => None,
    };
    let name = text(name)?;
    let nearest = known
        .filter_map(text)
        .min_by_key(|known| strsim::damerau_levenshtein(known, &name))?;
    Some((name, nearest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_misspelt_is_found() {
        for (text, expected) in [
            ("Holdem((players: 3))", None),
            ("\u{feff}Holdem((players: 3))", None),
            ("Unique((waves: (open: (0, 5, 8), end: 10)))", None),
            ("Draw((turn_timer: Some(5), limit_style: UpTo))", None),
            ("Holdem((plaeyrs: 3))", Some(("plaeyrs", "players"))),
            (
                "Holdem((small_blind: 3))",
                Some(("small_blind", "big_blind")),
            ),
            (
                "Unique((dicard_cost: Fixed(3)))",
                Some(("dicard_cost", "discard_cost")),
            ),
            (
                "Unique((waves: (open: (0, 5, 8), end: 10, edn: 3)))",
                Some(("edn", "end")),
            ),
            (
                "#![enable(unwrap_variant_newtypes)] Draw(traget: 3)",
                Some(("traget", "target")),
            ),
        ] {
            let found = match Options::read(text) {
                Ok(_) => None,
                Err(BadOptions::Unknown { name, nearest }) => Some((name, nearest)),
                Err(BadOptions::Garbled(why)) => panic!("{text}: {why}"),
            };
            let expected = expected.map(|(name, near)| (name.to_owned(), near.to_owned()));
            assert_eq!(found, expected, "{text}");
        }
    }
}
