use std::collections::BTreeMap;

use super::items::{FormItem, items};
use super::value::{Unit, ValueKind};
use crate::rules::{Allowed, Options};

/// The options of a game while they are being chosen. What was typed stays
/// until something else is chosen, right or wrong.
pub(super) struct OptionsForm {
    options: Options,
    typed: BTreeMap<&'static str, String>,
}

/// The form as it stands: a row for each item.
pub(super) struct Sheet {
    pub rows: Vec<FormRow>,
    /// The options, where nothing is wrong in the rows.
    pub options: Options,
}

/// One item of the form.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct FormRow {
    /// The item's name.
    pub id: &'static str,
    /// What there is to pick from; nothing for a plain number.
    pub picks: Vec<Pick>,
    /// What is picked.
    pub picked: Pick,
    /// The amount, where one is to be typed.
    pub amount: Option<Amount>,
}

/// Something to pick: a kind of value, or one with an amount from a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pick {
    /// What the locale files call it.
    pub name: &'static str,
    /// The amount, where it comes from a list.
    pub amount: Option<u64>,
    kind: usize,
}

/// An amount that is typed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Amount {
    /// How it is written.
    pub unit: Unit,
    /// The least that is allowed.
    pub least: u64,
    /// The most that is allowed.
    pub most: u64,
    /// The amount, or the nearest that is allowed.
    pub value: u64,
    /// What was typed, unless the amount was set otherwise.
    pub typed: Option<String>,
    /// What is wrong with it.
    pub problem: Option<AmountProblem>,
}

/// What is wrong with what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AmountProblem {
    /// It cannot be read.
    NoNumber,
    /// It is too little or too much.
    OutOfRange,
}

impl OptionsForm {
    /// Begins with these options.
    pub(super) fn new(options: Options) -> OptionsForm {
        OptionsForm {
            options,
            typed: BTreeMap::new(),
        }
    }

    /// Types an amount.
    pub(super) fn enter(&mut self, id: &'static str, text: String) {
        self.typed.insert(id, text);
    }

    /// Picks something.
    pub(super) fn pick(&mut self, id: &'static str, pick: Pick) {
        self.typed.remove(id);
        let mut items = items(&mut self.options);
        if let Some(item) = items.iter_mut().find(|item| item.id == id) {
            let usual = item.value.kinds()[pick.kind].usual;
            item.value.set(pick.kind, pick.amount.unwrap_or(usual));
        }
    }

    /// Reads the form. What is wrong in one row counts as the nearest value
    /// that would be right, so that the rows after it have their own limits.
    pub(super) fn sheet(&self) -> Sheet {
        let mut options = self.options.clone();
        let count = items(&mut options).len();
        let rows = (0..count).map(|place| self.row(&mut options, place));
        let rows = rows.collect();
        Sheet { rows, options }
    }

    fn row(&self, options: &mut Options, place: usize) -> FormRow {
        let item = item_at(options, place);
        let (id, kinds, (kind, value)) = (item.id, item.value.kinds(), item.value.get());
        drop(item);
        let limits: Vec<Option<Allowed>> = (0..kinds.len())
            .map(|kind| allowed(options, place, kind))
            .collect();
        let listed = matches!(limits[kind], Some(Allowed::OneOf(_)));
        let picked = Pick {
            name: kinds[kind].name,
            amount: listed.then_some(value),
            kind,
        };
        let amount = match limits[kind] {
            Some(Allowed::Between(least, most)) => {
                let typed = self.typed.get(id).cloned();
                let amount = Amount::new(kinds[kind].unit, least, most, value, typed);
                item_at(options, place).value.set(kind, amount.value);
                Some(amount)
            }
            _ => None,
        };
        FormRow {
            id,
            picks: picks(&kinds, &limits),
            picked,
            amount,
        }
    }
}

fn item_at(options: &mut Options, place: usize) -> FormItem<'_> {
    items(options).swap_remove(place)
}

/// What the amount of an item may be, were the item of that kind; `None`
/// where no amount belongs to it. Only the check of the options knows, and it
/// tells when it refuses: nothing allows the greatest amount of all.
fn allowed(options: &Options, place: usize, kind: usize) -> Option<Allowed> {
    let mut options = options.clone();
    let mut item = item_at(&mut options, place);
    item.value.set(kind, u64::MAX);
    let option = item.option;
    drop(item);
    let refused = options.check().err()?;
    (refused.option == option).then_some(refused.allowed)
}

fn picks(kinds: &[ValueKind], limits: &[Option<Allowed>]) -> Vec<Pick> {
    if let [_] = kinds {
        return Vec::new();
    }
    let mut picks = Vec::new();
    for (kind, (ValueKind { name, .. }, limits)) in kinds.iter().zip(limits).enumerate() {
        let pick = |amount| Pick { name, amount, kind };
        match limits {
            Some(Allowed::OneOf(values)) => {
                picks.extend(values.iter().map(|&value| pick(Some(value))));
            }
            _ => picks.push(pick(None)),
        }
    }
    picks
}

impl Amount {
    fn new(unit: Unit, least: u64, most: u64, value: u64, typed: Option<String>) -> Amount {
        let read = match &typed {
            Some(text) => unit.parse(text),
            None => Some(value),
        };
        let problem = match read {
            None => Some(AmountProblem::NoNumber),
            Some(read) if !(least..=most).contains(&read) => Some(AmountProblem::OutOfRange),
            Some(_) => None,
        };
        Amount {
            unit,
            least,
            most,
            value: read.unwrap_or(value).max(least).min(most),
            typed,
            problem,
        }
    }
}

impl Sheet {
    /// The rows in which something is wrong.
    pub(super) fn wrong(&self) -> impl Iterator<Item = &FormRow> {
        let is_wrong = |row: &&FormRow| row.problem().is_some();
        self.rows.iter().filter(is_wrong)
    }
}

impl FormRow {
    /// What is wrong.
    pub(super) fn problem(&self) -> Option<AmountProblem> {
        self.amount.as_ref()?.problem
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::UniqueOptions;

    fn typed(options: &Options, typed: &[(&'static str, &str)]) -> Sheet {
        let mut form = OptionsForm::new(options.clone());
        for &(id, text) in typed {
            form.enter(id, text.to_owned());
        }
        form.sheet()
    }

    fn limits(sheet: &Sheet, id: &str) -> (u64, u64) {
        let row = sheet.rows.iter().find(|row| row.id == id).unwrap();
        let amount = row.amount.as_ref().unwrap();
        (amount.least, amount.most)
    }

    fn wrong(sheet: &Sheet) -> Vec<&'static str> {
        sheet.wrong().map(|row| row.id).collect()
    }

    #[test]
    fn every_preset_is_right_as_it_is() {
        for (name, options) in Options::presets() {
            let sheet = OptionsForm::new(options.clone()).sheet();
            assert_eq!(wrong(&sheet), [""; 0], "{name}");
            assert_eq!(sheet.options, options, "{name}");
        }
    }

    #[test]
    fn the_bounds_of_every_amount_are_right_and_one_beyond_is_wrong() {
        for (name, options) in Options::presets() {
            for row in OptionsForm::new(options.clone()).sheet().rows {
                let Some(amount) = row.amount else { continue };
                if amount.unit == Unit::Hundredths {
                    continue;
                }
                for value in [amount.least, amount.most] {
                    let sheet = typed(&options, &[(row.id, &value.to_string())]);
                    assert!(!wrong(&sheet).contains(&row.id), "{name} {}", row.id);
                }
                let below = amount.least.checked_sub(1);
                for value in below.into_iter().chain([amount.most + 1]) {
                    let sheet = typed(&options, &[(row.id, &value.to_string())]);
                    assert!(wrong(&sheet).contains(&row.id), "{name} {}", row.id);
                }
            }
        }
    }

    /// Where the check of the options refuses what the form took for right,
    /// the player would hear of it without being led to the field.
    #[test]
    fn what_is_right_in_the_rows_is_right_for_the_rules() {
        for (name, options) in Options::presets() {
            let rows = OptionsForm::new(options.clone()).sheet().rows;
            for row in &rows {
                for &pick in &row.picks {
                    let mut form = OptionsForm::new(options.clone());
                    form.pick(row.id, pick);
                    let sheet = form.sheet();
                    assert_eq!(wrong(&sheet), [""; 0], "{name} {} {pick:?}", row.id);
                    assert_eq!(sheet.options.check(), Ok(()), "{name} {} {pick:?}", row.id);
                }
            }
        }
    }

    #[test]
    fn one_option_limits_another() {
        let unique = Options::Unique(UniqueOptions::default());
        let sheet = typed(&unique, &[("ante", "1000")]);
        assert_eq!(limits(&sheet, "starting_chips"), (3_000, 1_000_000_000));
        assert_eq!(wrong(&sheet), ["starting_chips"]);
        let sheet = typed(&unique, &[("ante", "1000"), ("starting_chips", "3 000")]);
        assert_eq!(wrong(&sheet), [""; 0]);
    }

    #[test]
    fn each_wave_comes_after_the_one_before() {
        let unique = Options::Unique(UniqueOptions::default());
        for (moments, expected) in [
            (["0", "5", "8", "10"], &[][..]),
            (["5", "6", "7", "8"], &[]),
            (["5", "5", "8", "10"], &["second_wave"]),
            (["7", "5", "8", "10"], &["second_wave", "third_wave"]),
            (["0", "5", "8", "8"], &["picking_time"]),
            (["0", "", "8", "10"], &["second_wave"]),
            (["0", "5", "8", "601"], &["picking_time"]),
            (
                ["600", "601", "8", "10"],
                &["second_wave", "third_wave", "picking_time"],
            ),
        ] {
            let ids = ["first_wave", "second_wave", "third_wave", "picking_time"];
            let moments: Vec<_> = ids.into_iter().zip(moments).collect();
            let sheet = typed(&unique, &moments);
            assert_eq!(wrong(&sheet), expected, "{moments:?}");
        }
    }
}
