use std::fmt;
use std::str::FromStr;

use rand::Rng;
use serde::{Deserialize, Serialize};

/// The 256 bits from which everything random in a game comes.
///
/// Shuffling 52 cards needs 226 bits, so a smaller seed would make most
/// decks impossible.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed that nobody can guess, from the system.
    pub(crate) fn from_system() -> Seed {
        let mut bytes = [0; 32];
        rand::rng().fill_bytes(&mut bytes);
        Seed(bytes)
    }

    pub(super) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl From<u64> for Seed {
    /// A short seed for repeatable simulations; not for real games.
    fn from(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A seed gives every card to come away, so it is never printed by accident.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(..)")
    }
}

/// Text that is neither a whole number nor 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a seed: give a whole number or 64 hexadecimal digits")]
pub struct NotASeed(pub String);

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        if let Ok(number) = text.parse::<u64>() {
            return Ok(Seed::from(number));
        }
        let not_a_seed = || NotASeed(text.to_owned());
        if text.len() != 64 || !text.is_ascii() {
            return Err(not_a_seed());
        }
        let mut bytes = [0; 32];
        for (i, byte) in bytes.iter_mut().enumerate() {
            let digits = &text[2 * i..2 * i + 2];
            *byte = u8::from_str_radix(digits, 16).map_err(|_| not_a_seed())?;
        }
        Ok(Seed(bytes))
    }
}

impl TryFrom<String> for Seed {
    type Error = NotASeed;
    fn try_from(text: String) -> Result<Seed, NotASeed> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_reads_back() {
        let seed = Seed::from_system();
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!("7".parse(), Ok(Seed::from(7)));
        for text in ["", "-1", "xyz", &"é".repeat(32), &"g".repeat(64)] {
            assert!(text.parse::<Seed>().is_err(), "{text}");
        }
    }

    #[test]
    fn debug_output_tells_nothing() {
        assert_eq!(format!("{:?}", Seed::from(7)), "Seed(..)");
    }
}
