use std::fmt::Display;
use std::ops::RangeInclusive;

/// An option whose value is not allowed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{option} is {value}: {allowed}")]
pub struct BadOption {
    /// The option's name, as in files.
    pub option: &'static str,
    /// The value that it has.
    pub value: u64,
    /// The values that it may have.
    pub allowed: Allowed,
}

/// The values that an option may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Allowed {
    /// Everything from the first to the last.
    Between(u64, u64),
    /// One of these.
    OneOf(&'static [u64]),
}

impl Display for Allowed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Allowed::Between(least, most) => write!(f, "allowed is {least} to {most}"),
            Allowed::OneOf(values) => {
                write!(f, "allowed is one of")?;
                values.iter().try_for_each(|value| write!(f, " {value}"))
            }
        }
    }
}

/// Refuses a value outside the range.
pub(super) fn within(
    option: &'static str,
    value: impl Into<u64>,
    range: RangeInclusive<u64>,
) -> Result<(), BadOption> {
    let value = value.into();
    let allowed = Allowed::Between(*range.start(), *range.end());
    require(range.contains(&value), option, value, allowed)
}

/// Refuses a value that is not in the list; `None` stands for "off".
pub(super) fn one_of(
    option: &'static str,
    value: Option<u16>,
    values: &'static [u64],
) -> Result<(), BadOption> {
    let Some(value) = value.map(u64::from) else {
        return Ok(());
    };
    require(
        values.contains(&value),
        option,
        value,
        Allowed::OneOf(values),
    )
}

fn require(
    good: bool,
    option: &'static str,
    value: u64,
    allowed: Allowed,
) -> Result<(), BadOption> {
    let bad = BadOption {
        option,
        value,
        allowed,
    };
    if good { Ok(()) } else { Err(bad) }
}
