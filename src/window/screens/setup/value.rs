use crate::engine::{BlindsRise, CostOfDiscard};

/// The value of an option, whatever type it has: it is of one of some kinds,
/// and most kinds go with an amount.
pub(super) trait Value {
    /// The kinds that it can be of. A plain number has only one.
    fn kinds(&self) -> Vec<Kind>;

    /// Its kind, by place, and its amount; zero where none belongs to it.
    fn get(&self) -> (usize, u64);

    /// Makes it something else. An amount that is too great for its type
    /// becomes the greatest that there is.
    fn set(&mut self, kind: usize, amount: u64);
}

/// One kind of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Kind {
    /// What the locale files call it.
    pub name: &'static str,
    /// How its amount is written.
    pub unit: Unit,
    /// The amount that it begins with when it is chosen.
    pub usual: u64,
}

/// How an amount is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    /// As a whole number.
    Whole,
    /// As a decimal number, kept in hundredths.
    Hundredths,
}

impl Kind {
    const fn named(name: &'static str) -> Kind {
        Kind::whole(name, 0)
    }

    const fn whole(name: &'static str, usual: u64) -> Kind {
        Kind {
            name,
            unit: Unit::Whole,
            usual,
        }
    }

    const fn hundredths(name: &'static str, usual: u64) -> Kind {
        Kind {
            name,
            unit: Unit::Hundredths,
            usual,
        }
    }
}

/// A whole number of any size.
pub(super) struct Number<'a, N>(pub &'a mut N);

/// One of several values with a name each.
pub(super) struct OneOf<'a, T: 'static>(pub &'a mut T, pub &'static [(&'static str, T)]);

/// Seconds, or no limit.
pub(super) struct Timer<'a>(pub &'a mut Option<u16>);

pub(super) trait Whole: Copy + Into<u64> + TryFrom<u64> {
    const MOST: Self;
}

macro_rules! whole {
    ($($number:ty)+) => {
        $(impl Whole for $number {
            const MOST: $number = <$number>::MAX;
        })+
    };
}

whole!(u8 u16 u32 u64);

fn fit<N: Whole>(amount: u64) -> N {
    amount.try_into().unwrap_or(N::MOST)
}

impl<N: Whole> Value for Number<'_, N> {
    fn kinds(&self) -> Vec<Kind> {
        vec![Kind::named("number")]
    }

    fn get(&self) -> (usize, u64) {
        (0, (*self.0).into())
    }

    fn set(&mut self, _: usize, amount: u64) {
        *self.0 = fit(amount);
    }
}

impl<T: Copy + PartialEq> Value for OneOf<'_, T> {
    fn kinds(&self) -> Vec<Kind> {
        self.1.iter().map(|&(name, _)| Kind::named(name)).collect()
    }

    fn get(&self) -> (usize, u64) {
        let place = self.1.iter().position(|&(_, value)| value == *self.0);
        (place.unwrap_or_default(), 0)
    }

    fn set(&mut self, kind: usize, _: u64) {
        *self.0 = self.1[kind].1;
    }
}

impl Value for Timer<'_> {
    fn kinds(&self) -> Vec<Kind> {
        vec![Kind::named("none"), Kind::whole("limited", 3)]
    }

    fn get(&self) -> (usize, u64) {
        match *self.0 {
            None => (0, 0),
            Some(seconds) => (1, seconds.into()),
        }
    }

    fn set(&mut self, kind: usize, amount: u64) {
        *self.0 = (kind != 0).then(|| fit(amount));
    }
}

impl Value for &mut BlindsRise {
    fn kinds(&self) -> Vec<Kind> {
        vec![
            Kind::named("never"),
            Kind::whole("minutes", 20),
            Kind::whole("hands", 10),
        ]
    }

    fn get(&self) -> (usize, u64) {
        match **self {
            BlindsRise::Never => (0, 0),
            BlindsRise::Minutes(minutes) => (1, minutes.into()),
            BlindsRise::Hands(hands) => (2, hands.into()),
        }
    }

    fn set(&mut self, kind: usize, amount: u64) {
        **self = match kind {
            0 => BlindsRise::Never,
            1 => BlindsRise::Minutes(fit(amount)),
            _ => BlindsRise::Hands(fit(amount)),
        };
    }
}

impl Value for &mut CostOfDiscard {
    fn kinds(&self) -> Vec<Kind> {
        vec![
            Kind::whole("chips", 5),
            Kind::hundredths("times-ante", 50),
            Kind::hundredths("times-bet", 25),
            Kind::hundredths("times-pot", 5),
        ]
    }

    fn get(&self) -> (usize, u64) {
        match **self {
            CostOfDiscard::Fixed(chips) => (0, chips),
            CostOfDiscard::TimesAnte(hundredths) => (1, hundredths.into()),
            CostOfDiscard::TimesOwnBet(hundredths) => (2, hundredths.into()),
            CostOfDiscard::TimesPot(hundredths) => (3, hundredths.into()),
        }
    }

    fn set(&mut self, kind: usize, amount: u64) {
        **self = match kind {
            0 => CostOfDiscard::Fixed(amount),
            1 => CostOfDiscard::TimesAnte(fit(amount)),
            2 => CostOfDiscard::TimesOwnBet(fit(amount)),
            _ => CostOfDiscard::TimesPot(fit(amount)),
        };
    }
}
