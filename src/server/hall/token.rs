//! What brings people to a table, and back to a seat.

use std::fmt::Write;

use rand::{Rng, RngExt};
use sha2::{Digest, Sha256};

use crate::rules::cards::Seed;

/// What is kept of a token: whoever reads it cannot sit down with it.
pub(super) type Hash = String;

/// A secret of 256 bits.
pub(super) struct Token(String);

impl Token {
    pub(super) fn new(chance: &mut impl Rng) -> Token {
        let mut bytes = [0; 32];
        chance.fill_bytes(&mut bytes);
        Token(hex(&bytes))
    }

    pub(super) fn hash(&self) -> Hash {
        hash(&self.0)
    }

    pub(super) fn into_text(self) -> String {
        self.0
    }
}

pub(super) fn hash(token: &str) -> Hash {
    hex(&Sha256::digest(token.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        // Writing into a text cannot fail.
        let _ = write!(text, "{byte:02x}");
    }
    text
}

/// The seed of a table's cards.
pub(super) fn seed(chance: &mut impl Rng) -> Seed {
    let text = Token::new(chance).into_text();
    text.parse().unwrap_or_else(|_| Seed::from_system())
}

/// Eight digits.
pub(super) fn code(chance: &mut impl Rng) -> String {
    format!("{:08}", chance.random_range(0..100_000_000u32))
}
