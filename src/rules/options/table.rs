/// One option of a game: what is chosen, and what could be. Everything that
/// shows, reads, writes or checks options goes through a list of these.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    /// Its name, by which its words are found.
    pub name: &'static str,
    /// The field of files that it is, or is a part of.
    pub field: &'static str,
    /// Which part of that field: `open` for each of the waves. Empty where it
    /// is all of it.
    pub part: &'static str,
    /// What can be chosen; a plain number has only one kind.
    pub kinds: Vec<ValueKind>,
    /// What is chosen.
    pub chosen: Chosen,
}

/// An option as it is declared, known when the program is compiled: the compiler
/// sees to it that there are words for it.
pub(crate) struct Declared {
    pub(crate) name: &'static str,
    pub(crate) field: &'static str,
    /// What can be chosen; nothing for a plain number.
    pub(crate) kinds: &'static [ValueKind],
}

/// The value of an option, whatever type it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// Which of the option's kinds, by its place.
    pub kind: usize,
    /// The amount; zero where none belongs to the kind.
    pub amount: u64,
}

/// A kind of value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueKind {
    /// Its name, by which its words are found.
    pub name: &'static str,
    /// What a person writes for it in a file; nothing for a bare number.
    pub written: &'static str,
    /// The amount that belongs to it.
    pub amount: Option<Amount>,
}

/// The amount that belongs to a kind of value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Amount {
    /// How it is written.
    pub unit: Unit,
    /// What it may be.
    pub allowed: Allowed,
    /// What it is at first where the kind is chosen without one.
    pub usual: u64,
}

/// How an amount is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// As a whole number.
    Whole,
    /// As a decimal number, kept in hundredths.
    Hundredths,
}

/// The amounts that are allowed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// Everything from the first to the last; nothing, where the last comes
    /// first.
    Between(u64, u64),
    /// One of these.
    OneOf(&'static [u64]),
}

/// An option whose amount is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} is {}: {}", .0.name, .0.chosen.amount, describe(.0))]
pub struct BadOption(pub Box<GameOption>);

fn describe(option: &GameOption) -> String {
    match option.amount().map(|amount| &amount.allowed) {
        Some(Allowed::Between(least, most)) => format!("allowed is {least} to {most}"),
        Some(Allowed::OneOf(values)) => format!("allowed is one of {values:?}"),
        None => String::new(),
    }
}

impl GameOption {
    /// The kind that is chosen.
    pub fn kind(&self) -> &ValueKind {
        &self.kinds[self.chosen.kind]
    }

    /// What belongs to the amount, where one is chosen.
    pub fn amount(&self) -> Option<&Amount> {
        self.kind().amount.as_ref()
    }

    /// Refuses an amount that is not allowed.
    pub fn check(&self) -> Result<(), BadOption> {
        match self.amount() {
            Some(amount) if !amount.allowed.contains(self.chosen.amount) => {
                Err(BadOption(Box::new(self.clone())))
            }
            _ => Ok(()),
        }
    }

    /// The same option with another value.
    pub fn with(&self, chosen: Chosen) -> GameOption {
        GameOption {
            chosen,
            ..self.clone()
        }
    }

    /// Everything that can be picked from a list: kinds, and each amount of
    /// those that have only a few. Nothing for a plain number.
    pub fn picks(&self) -> Vec<Chosen> {
        if self.kinds.len() == 1 {
            return Vec::new();
        }
        let of_kind = |(kind, it): (usize, &ValueKind)| {
            let amounts = match &it.amount {
                Some(Amount {
                    allowed: Allowed::OneOf(amounts),
                    ..
                }) => amounts.to_vec(),
                Some(amount) => vec![amount.usual],
                None => vec![0],
            };
            amounts
                .into_iter()
                .map(move |amount| Chosen { kind, amount })
        };
        self.kinds.iter().enumerate().flat_map(of_kind).collect()
    }

    /// Which of the picks is chosen: where an amount goes with it that is
    /// typed, it does not matter which.
    pub fn picked(&self) -> Chosen {
        let typed = self.amount().filter(|it| it.is_typed());
        Chosen {
            amount: typed.map_or(self.chosen.amount, |it| it.usual),
            ..self.chosen
        }
    }
}

impl Amount {
    /// Whether there are too many amounts for a list of them.
    pub fn is_typed(&self) -> bool {
        matches!(self.allowed, Allowed::Between(..))
    }
}

impl Allowed {
    /// Whether an amount is allowed.
    pub fn contains(&self, amount: u64) -> bool {
        match self {
            Allowed::Between(least, most) => (least..=most).contains(&&amount),
            Allowed::OneOf(amounts) => amounts.contains(&amount),
        }
    }
}

impl ValueKind {
    /// A kind without an amount.
    pub(super) const fn new(name: &'static str, written: &'static str) -> ValueKind {
        ValueKind {
            name,
            written,
            amount: None,
        }
    }

    /// With a whole number.
    pub(super) const fn whole(self, allowed: Allowed, usual: u64) -> ValueKind {
        self.with(Unit::Whole, allowed, usual)
    }

    /// With a decimal number. All of this is in hundredths.
    pub(super) const fn hundredths(self, allowed: Allowed, usual: u64) -> ValueKind {
        self.with(Unit::Hundredths, allowed, usual)
    }

    const fn with(self, unit: Unit, allowed: Allowed, usual: u64) -> ValueKind {
        let amount = Some(Amount {
            unit,
            allowed,
            usual,
        });
        ValueKind {
            name: self.name,
            written: self.written,
            amount,
        }
    }
}

impl Unit {
    /// Reads a number as it is written without spaces: decimals with a point
    /// or a comma and at most two digits after it.
    pub fn read(self, text: &str) -> Option<u64> {
        let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
        let all_digits = |text: &str| text.bytes().all(|digit| digit.is_ascii_digit());
        let is_number = !(whole.is_empty() && part.is_empty());
        if !is_number || part.len() > 2 || !all_digits(whole) || !all_digits(part) {
            return None;
        }
        let digits = match self {
            Unit::Whole if whole.len() < text.len() => return None,
            Unit::Whole => whole.to_owned(),
            Unit::Hundredths => format!("{whole}{part:0<2}"),
        };
        // What no number can hold is more than anything that is allowed.
        Some(digits.parse().unwrap_or(u64::MAX))
    }

    /// Writes an amount as it can be read again, with a point.
    pub(super) fn write(self, amount: u64) -> String {
        match self {
            Unit::Whole => amount.to_string(),
            Unit::Hundredths => {
                let text = format!("{}.{:02}", amount / 100, amount % 100);
                text.trim_end_matches('0').trim_end_matches('.').to_owned()
            }
        }
    }
}

/// Declares the options of a game: a line for each, with its field, its
/// default and what it may be. A field of several options has a line for each
/// of them: a plain number. What limits other options comes before them.
macro_rules! options {
    (
        $(#[$doc:meta])*
        $game:ident as $it:ident {
            $(
                $(#[$field_doc:meta])*
                $field:ident: $type:ty = $default:expr, [$($entry:tt)+];
            )+
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        #[serde(default)]
        pub struct $game {
            $($(#[$field_doc])* pub $field: $type,)+
        }

        impl Default for $game {
            fn default() -> $game {
                $game {
                    $($field: $default,)+
                }
            }
        }

        impl $game {
            /// What every field declares.
            pub(super) const DECLARED: &'static [&'static [$crate::rules::options::table::Declared]] =
                &[$(options!(@declared $field, $($entry)+)),+];

            /// Shows every option: its name, its field, what it can be, and
            /// its value.
            pub(super) fn each(&mut self, visit: &mut $crate::rules::options::value::Visit<'_>) {
                let $it = self;
                $(options!(@each visit, $it, $field, $($entry)+);)+
            }
        }
    };
    (@declared $field:ident, number($range:expr)) => {
        &[options!(@declared $field, $field, &[])]
    };
    (@declared $field:ident, $($part:ident: $place:expr, number($range:expr));+) => {
        &[$(options!(@declared $part, $field, &[])),+]
    };
    (@declared $field:ident, $kinds:expr) => {
        &[options!(@declared $field, $field, &$kinds)]
    };
    (@declared $name:ident, $field:ident, $kinds:expr) => {
        $crate::rules::options::table::Declared {
            name: stringify!($name),
            field: stringify!($field),
            kinds: $kinds,
        }
    };
    (@each $visit:ident, $it:ident, $field:ident, $($part:ident: $place:expr, $kinds:expr);+) => {
        $(options!(@one $visit, $part, $field, $kinds, $place);)+
    };
    (@each $visit:ident, $it:ident, $field:ident, $kinds:expr) => {
        options!(@one $visit, $field, $field, $kinds, $it.$field);
    };
    (@one $visit:ident, $name:ident, $field:ident, $kinds:expr, $place:expr) => {
        let kinds = $kinds.to_vec();
        $visit([stringify!($name), stringify!($field), stringify!($place)], kinds, &mut $place);
    };
}

pub(super) use options;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_read() {
        for (text, amount) in [
            ("0.5", Some(50)),
            ("0,5", Some(50)),
            ("0.05", Some(5)),
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
            ("99999999999999999999", Some(u64::MAX)),
        ] {
            assert_eq!(Unit::Hundredths.read(text), amount, "{text}");
        }
    }

    #[test]
    fn whole_numbers_have_no_decimals() {
        for (text, amount) in [("20", Some(20)), ("2.0", None), ("2.", None), ("", None)] {
            assert_eq!(Unit::Whole.read(text), amount, "{text}");
        }
    }
}
