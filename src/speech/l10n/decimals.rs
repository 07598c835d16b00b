use std::ops::RangeInclusive;

/// How finely chips are counted. A recorded hand may know parts of a chip; it
/// is played in the smallest of them, so that all is whole, and told in chips
/// with so many decimals.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Decimals(u8);

/// The variables of messages that are numbers of chips.
pub(super) const AMOUNTS: [&str; 12] = [
    "amount",
    "ante",
    "best-amount",
    "big",
    "have",
    "max",
    "min",
    "recorded",
    "rules",
    "share",
    "small",
    "total",
];

impl Decimals {
    /// Chips are whole.
    pub(crate) const NONE: Decimals = Decimals(0);

    /// How many there may be.
    const ALLOWED: RangeInclusive<usize> = 0..=4;

    /// So many, unless they are too many.
    pub(crate) fn new(count: usize) -> Option<Decimals> {
        Decimals::ALLOWED
            .contains(&count)
            .then_some(Decimals(count as u8))
    }

    /// How many there are.
    pub(crate) fn count(self) -> usize {
        self.0.into()
    }

    /// Into how many parts each chip is divided.
    pub(crate) fn parts(self) -> u64 {
        10_u64.pow(self.0.into())
    }

    /// So many parts as chips.
    pub(crate) fn chips(self, parts: u64) -> f64 {
        parts as f64 / self.parts() as f64
    }
}
