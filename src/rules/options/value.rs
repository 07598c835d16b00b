//! Fields of options: what each type makes of what is chosen.

use std::ops::RangeInclusive;

use super::table::{Allowed, Chosen, ValueKind};

/// Takes one option: its name, its field and its place, its kinds and its
/// value.
pub(super) type Visit<'a> = dyn FnMut([&'static str; 3], Vec<ValueKind>, &mut dyn Choosable) + 'a;

/// The field of an option, whatever type it has.
pub(super) trait Choosable {
    fn chosen(&self) -> Chosen;

    /// Makes it something else. An amount that is too great for its type
    /// becomes the greatest that there is.
    fn choose(&mut self, chosen: Chosen);
}

/// A plain number.
pub(super) fn number(allowed: RangeInclusive<u64>) -> [ValueKind; 1] {
    [ValueKind::new("number", "").whole(between(allowed), 0)]
}

/// Seconds, or no limit.
pub(super) const fn timer(allowed: Allowed, usual: u64) -> [ValueKind; 2] {
    let limited = ValueKind::new("limited", "").whole(allowed, usual);
    [ValueKind::new("off", "None"), limited]
}

/// Every amount in that range.
pub(super) const fn between(range: RangeInclusive<u64>) -> Allowed {
    Allowed::Between(*range.start(), *range.end())
}

/// One of several values, in the order of their kinds.
pub(super) trait OneOf: Copy + PartialEq + 'static {
    const ALL: &'static [Self];
}

impl<T: OneOf> Choosable for T {
    fn chosen(&self) -> Chosen {
        let place = T::ALL.iter().position(|value| value == self);
        Chosen {
            kind: place.unwrap_or_default(),
            amount: 0,
        }
    }

    fn choose(&mut self, chosen: Chosen) {
        *self = T::ALL[chosen.kind];
    }
}

impl Choosable for Option<u16> {
    fn chosen(&self) -> Chosen {
        Chosen {
            kind: usize::from(self.is_some()),
            amount: self.unwrap_or_default().into(),
        }
    }

    fn choose(&mut self, chosen: Chosen) {
        *self = (chosen.kind != 0).then(|| fit(chosen.amount));
    }
}

/// The amount, or the greatest that the type has.
pub(super) fn fit<N: Whole>(amount: u64) -> N {
    amount.try_into().unwrap_or(N::MOST)
}

pub(super) trait Whole: TryFrom<u64> {
    const MOST: Self;
}

macro_rules! whole {
    ($($number:ty)+) => {
        $(
            impl Whole for $number {
                const MOST: $number = <$number>::MAX;
            }

            impl Choosable for $number {
                fn chosen(&self) -> Chosen {
                    Chosen { kind: 0, amount: (*self).into() }
                }

                fn choose(&mut self, chosen: Chosen) {
                    *self = fit(chosen.amount);
                }
            }
        )+
    };
}

whole!(u8 u16 u32 u64);
