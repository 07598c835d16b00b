//! The fields of one hand, each with the type that the format gives it.

use jiff::civil::{Date, DateTime, Time};
use toml::{Table, Value};

use super::super::amount::{Number, positive};
use super::super::record::label;
use super::super::refusal::{Refusal, Wanted};
use crate::rules::{Chips, MAX_SEATS};
use crate::speech::Decimals;

pub(super) struct Fields<'a> {
    pub(super) table: &'a Table,
    /// How finely chips are counted.
    pub(super) decimals: Decimals,
}

/// The fields in which there are chips, beside the actions.
const CHIPS: [&str; 7] = [
    "antes",
    "blinds_or_straddles",
    "min_bet",
    "small_bet",
    "big_bet",
    "starting_stacks",
    "finishing_stacks",
];

impl<'a> Fields<'a> {
    /// With chips that are whole.
    pub(super) fn new(table: &'a Table) -> Fields<'a> {
        let decimals = Decimals::NONE;
        Fields { table, decimals }
    }

    /// With chips as finely divided as the finest amount is; whole where that
    /// is too fine.
    pub(super) fn divided(table: &'a Table) -> Fields<'a> {
        let fields = CHIPS.iter().filter_map(|field| table.get(*field));
        let fields = fields.flat_map(|value| match value {
            Value::Array(values) => values.iter().filter_map(number).collect(),
            value => Vec::from_iter(number(value)),
        });
        let actions = table.get("actions").and_then(Value::as_array);
        let actions = actions.into_iter().flatten().filter_map(Value::as_str);
        let raises = actions.filter_map(raised);
        let most = fields.chain(raises).map(Number::decimals).max();
        let decimals = Decimals::new(most.unwrap_or(0)).unwrap_or_default();
        Fields { table, decimals }
    }

    pub(super) fn text(&self, field: &'static str) -> Result<&'a str, Refusal> {
        let value = self.required(field)?;
        value.as_str().ok_or_else(|| wrong(field, Wanted::Text))
    }

    /// False where the field is missing, as the format says.
    pub(super) fn flag(&self, field: &'static str) -> Result<bool, Refusal> {
        match self.table.get(field) {
            None => Ok(false),
            Some(value) => value
                .as_bool()
                .ok_or_else(|| wrong(field, Wanted::TrueOrFalse)),
        }
    }

    /// A name or number that is only told, never needed.
    pub(super) fn label(&self, field: &str) -> Option<String> {
        match self.table.get(field)? {
            Value::String(text) => label(text),
            Value::Integer(number) => Some(number.to_string()),
            _ => None,
        }
    }

    /// When the hand ended, where the file tells at least the day.
    pub(super) fn ended(&self) -> Option<DateTime> {
        let number = |field| self.table.get(field)?.as_integer();
        let (year, month, day) = (number("year")?, number("month")?, number("day")?);
        let day = Date::new(
            year.try_into().ok()?,
            month.try_into().ok()?,
            day.try_into().ok()?,
        );
        let time = self.table.get("time").and_then(Value::as_datetime);
        let time = time.and_then(|time| {
            let time = time.time?;
            let (hour, minute) = (time.hour as i8, time.minute as i8);
            Time::new(hour, minute, time.second.unwrap_or(0) as i8, 0).ok()
        });
        Some(day.ok()?.to_datetime(time.unwrap_or(Time::midnight())))
    }

    /// A whole number from one on; one where the field is missing.
    pub(super) fn counted(&self, field: &'static str) -> Result<usize, Refusal> {
        let Some(value) = self.table.get(field) else {
            return Ok(1);
        };
        (value.as_integer())
            .and_then(|number| usize::try_from(number).ok())
            .filter(|&number| number > 0)
            .ok_or_else(|| wrong(field, Wanted::Count))
    }

    /// The size of a bet.
    pub(super) fn bet(&self, field: &'static str) -> Result<Chips, Refusal> {
        positive(
            field,
            self.chips(field, self.required(field)?, Wanted::Number)?,
        )
    }

    pub(super) fn stacks(&self) -> Result<Vec<Chips>, Refusal> {
        let field = "starting_stacks";
        let values = array(field, self.required(field)?)?;
        if !(2..=MAX_SEATS).contains(&values.len()) {
            return Err(Refusal::PlayerCount(values.len()));
        }
        (values.iter())
            .map(|value| positive(field, self.chips(field, value, Wanted::Numbers)?))
            .collect()
    }

    /// Chips for each of the players, where the field is there.
    pub(super) fn chips_of_all(
        &self,
        field: &'static str,
        players: usize,
    ) -> Result<Option<Vec<Chips>>, Refusal> {
        let Some(values) = self.of_all(field, players)? else {
            return Ok(None);
        };
        (values.iter())
            .map(|value| self.chips(field, value, Wanted::Numbers).map(Some))
            .collect()
    }

    /// Text for each of the players, where the field is there.
    pub(super) fn texts_of_all(
        &self,
        field: &'static str,
        players: usize,
    ) -> Result<Option<Vec<String>>, Refusal> {
        let Some(values) = self.of_all(field, players)? else {
            return Ok(None);
        };
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let all: Option<_> = values.iter().map(text).collect();
        all.ok_or_else(|| wrong(field, Wanted::Texts)).map(Some)
    }

    pub(super) fn texts(&self, field: &'static str) -> Result<Vec<&'a str>, Refusal> {
        let texts: Option<_> = array(field, self.required(field)?)?
            .iter()
            .map(Value::as_str)
            .collect();
        texts.ok_or_else(|| wrong(field, Wanted::Texts))
    }

    fn chips(&self, field: &str, value: &Value, wanted: Wanted) -> Result<Chips, Refusal> {
        let field = field.to_owned();
        let Some(number) = number(value) else {
            return Err(Refusal::WrongType { field, wanted });
        };
        let chips = number.of_field(self.decimals);
        chips.map_err(|problem| Refusal::Amount { field, problem })
    }

    fn required(&self, field: &'static str) -> Result<&'a Value, Refusal> {
        self.table
            .get(field)
            .ok_or_else(|| Refusal::Missing(field.to_owned()))
    }

    fn of_all(&self, field: &'static str, players: usize) -> Result<Option<&'a [Value]>, Refusal> {
        let Some(value) = self.table.get(field) else {
            return Ok(None);
        };
        let values = array(field, value)?;
        if values.len() != players {
            let has = values.len();
            return Err(Refusal::WrongLength {
                field,
                has,
                players,
            });
        }
        Ok(Some(values))
    }
}

fn array<'a>(field: &'static str, value: &'a Value) -> Result<&'a [Value], Refusal> {
    let array = value.as_array().map(Vec::as_slice);
    array.ok_or_else(|| wrong(field, Wanted::Array))
}

fn number(value: &Value) -> Option<Number> {
    match *value {
        Value::Integer(whole) => Some(Number::Whole(whole)),
        Value::Float(float) => Some(Number::Float(float)),
        _ => None,
    }
}

/// The amount of an action such as `p1 cbr 225`.
fn raised(action: &str) -> Option<Number> {
    let mut words = action.split_whitespace().skip(1);
    (words.next() == Some("cbr")).then(|| Number::read(words.next()?).ok())?
}

pub(super) fn wrong(field: &'static str, wanted: Wanted) -> Refusal {
    let field = field.to_owned();
    Refusal::WrongType { field, wanted }
}
