//! Fields of options: what each type makes of what is chosen.

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
pub(super) fn number(allowed: impl Into<Allowed>) -> Vec<ValueKind> {
    vec![ValueKind::new("number", "").whole(allowed, 0)]
}

/// Seconds, or no limit.
pub(super) fn timer(allowed: impl Into<Allowed>, usual: u64) -> Vec<ValueKind> {
    let limited = ValueKind::new("limited", "").whole(allowed, usual);
    vec![ValueKind::new("off", "None"), limited]
}

/// One of several values, each with its name and how files write it.
pub(super) trait OneOf: Copy + PartialEq + 'static {
    const ALL: &'static [(Self, ValueKind)];

    fn kinds() -> Vec<ValueKind> {
        Self::ALL.iter().map(|(_, kind)| kind.clone()).collect()
    }
}

impl<T: OneOf> Choosable for T {
    fn chosen(&self) -> Chosen {
        let place = T::ALL.iter().position(|(value, _)| value == self);
        Chosen {
            kind: place.unwrap_or_default(),
            amount: 0,
        }
    }

    fn choose(&mut self, chosen: Chosen) {
        *self = T::ALL[chosen.kind].0;
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
