use crate::player::commands::parse_amount;
use crate::rules::{BlindsRise, CostOfDiscard};
use crate::speech::{L10n, Message};

/// The value of an option, whatever type it has: it is of one of some kinds,
/// and most kinds go with an amount.
pub(super) trait Value {
    /// The kinds that it can be of. A plain number has only one.
    fn kinds(&self) -> Vec<ValueKind>;

    /// Its kind, by place, and its amount; zero where none belongs to it.
    fn get(&self) -> (usize, u64);

    /// Makes it something else. An amount that is too great for its type
    /// becomes the greatest that there is.
    fn set(&mut self, kind: usize, amount: u64);
}

/// One kind of value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ValueKind {
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

impl ValueKind {
    const fn named(name: &'static str) -> ValueKind {
        ValueKind::whole(name, 0)
    }

    const fn whole(name: &'static str, usual: u64) -> ValueKind {
        ValueKind {
            name,
            unit: Unit::Whole,
            usual,
        }
    }

    const fn hundredths(name: &'static str, usual: u64) -> ValueKind {
        ValueKind {
            name,
            unit: Unit::Hundredths,
            usual,
        }
    }
}

/// A whole number of any size.
pub(super) struct WholeNumber<'a, N>(pub &'a mut N);

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

impl<N: Whole> Value for WholeNumber<'_, N> {
    fn kinds(&self) -> Vec<ValueKind> {
        vec![ValueKind::named("number")]
    }

    fn get(&self) -> (usize, u64) {
        (0, (*self.0).into())
    }

    fn set(&mut self, _: usize, amount: u64) {
        *self.0 = fit(amount);
    }
}

impl<T: Copy + PartialEq> Value for OneOf<'_, T> {
    fn kinds(&self) -> Vec<ValueKind> {
        self.1
            .iter()
            .map(|&(name, _)| ValueKind::named(name))
            .collect()
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
    fn kinds(&self) -> Vec<ValueKind> {
        vec![ValueKind::named("none"), ValueKind::whole("limited", 3)]
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
    fn kinds(&self) -> Vec<ValueKind> {
        vec![
            ValueKind::named("never"),
            ValueKind::whole("minutes", 20),
            ValueKind::whole("hands", 10),
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
    fn kinds(&self) -> Vec<ValueKind> {
        vec![
            ValueKind::whole("chips", 5),
            ValueKind::hundredths("times-ante", 50),
            ValueKind::hundredths("times-bet", 25),
            ValueKind::hundredths("times-pot", 5),
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

impl Unit {
    /// Reads an amount as it was typed.
    pub(super) fn parse(self, text: &str) -> Option<u64> {
        match self {
            Unit::Whole => parse_amount(text).ok(),
            Unit::Hundredths => hundredths(text.trim()),
        }
    }

    /// An amount as it would be typed.
    pub(super) fn write(self, amount: u64, words: &L10n) -> String {
        match self {
            Unit::Whole => amount.to_string(),
            Unit::Hundredths => decimal(amount, words),
        }
    }

    /// Puts an amount into a message, written as it is read.
    pub(super) fn with<'a>(
        self,
        message: Message<'a>,
        name: &'a str,
        amount: u64,
        words: &L10n,
    ) -> Message<'a> {
        match self {
            Unit::Whole => message.with(name, amount),
            Unit::Hundredths => message.with(name, decimal(amount, words)),
        }
    }
}

/// Reads a number with a point or a comma and at most two digits after it.
fn hundredths(text: &str) -> Option<u64> {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let all_digits = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
    let is_number = !(whole.is_empty() && part.is_empty());
    if !is_number || part.len() > 2 || !all_digits(whole) || !all_digits(part) {
        return None;
    }
    format!("{whole}{part:0<2}").parse().ok()
}

/// Writes hundredths with no more digits than they need.
fn decimal(amount: u64, words: &L10n) -> String {
    let digits = match amount {
        whole if whole.is_multiple_of(100) => 0,
        tenths if tenths.is_multiple_of(10) => 1,
        _ => 2,
    };
    words.decimal(amount as f64 / 100.0, digits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech::Language;

    #[test]
    fn decimals_are_read() {
        for (text, amount) in [
            ("0.5", Some(50)),
            ("0,5", Some(50)),
            (" 0.05 ", Some(5)),
            (".5", Some(50)),
            ("2.", Some(200)),
            ("2", Some(200)),
            ("12,34", Some(1234)),
            ("100", Some(10_000)),
            ("0", Some(0)),
            ("", None),
            (".", None),
            ("0.125", None),
            ("1.000.000", None),
            ("-1", None),
            ("+1", None),
            ("half", None),
            ("99999999999999999999", None),
        ] {
            assert_eq!(Unit::Hundredths.parse(text), amount, "{text}");
        }
    }

    #[test]
    fn decimals_are_written_as_the_language_does() {
        for (amount, english, polish) in [
            (50, "0.5", "0,5"),
            (5, "0.05", "0,05"),
            (100, "1", "1"),
            (125, "1.25", "1,25"),
            (1_010, "10.1", "10,1"),
            (10_000, "100", "100"),
        ] {
            for (language, text) in [(Language::English, english), (Language::Polish, polish)] {
                let written = Unit::Hundredths.write(amount, &L10n::new(language));
                assert_eq!(written, text);
                assert_eq!(Unit::Hundredths.parse(&written), Some(amount));
            }
        }
    }
}
