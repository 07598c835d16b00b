use std::collections::BTreeMap;

use crate::player::options::read_amount;
use crate::rules::{Allowed, Amount, Chosen, GameOption, Options};
use crate::speech::{L10n, options as says};

/// The options of a game while they are being chosen. What was typed stays
/// until something else is chosen, right or wrong.
pub(super) struct OptionsForm {
    options: Options,
    typed: BTreeMap<&'static str, String>,
}

/// The form as it stands: a row for each option.
pub(super) struct Sheet {
    pub rows: Vec<FormRow>,
    /// The options, where nothing is wrong in the rows.
    pub options: Options,
}

/// One option in the form.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct FormRow {
    /// The option. What was typed counts, or the nearest that is allowed.
    pub option: GameOption,
    /// What was typed for its amount, unless it was set otherwise.
    pub typed: Option<String>,
    /// What is wrong with it.
    pub problem: Option<AmountProblem>,
    /// By how much keys change its amount.
    pub step: u64,
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
    pub(super) fn enter(&mut self, name: &'static str, text: String) {
        self.typed.insert(name, text);
    }

    /// Picks something.
    pub(super) fn pick(&mut self, name: &'static str, pick: Chosen) {
        self.typed.remove(name);
        self.options.choose(name, pick);
    }

    /// Reads the form. What is wrong in one row counts as the nearest value
    /// that would be right, so that the rows after it have their own limits.
    pub(super) fn sheet(&self) -> Sheet {
        let mut options = self.options.clone();
        let (count, usual) = (options.list().len(), options.kind().usual().list());
        let rows = (0..count).map(|place| {
            let row = self.row(options.list().swap_remove(place), &usual[place]);
            options.choose(row.option.name, row.option.chosen);
            row
        });
        let rows = rows.collect();
        Sheet { rows, options }
    }

    fn row(&self, option: GameOption, usual: &GameOption) -> FormRow {
        let mut row = FormRow {
            typed: self.typed.get(option.name).cloned(),
            problem: None,
            step: step(&option, usual),
            option,
        };
        let Some((amount, least, most)) = row.amount() else {
            return FormRow { typed: None, ..row };
        };
        let before = row.option.chosen.amount;
        let read = match &row.typed {
            Some(text) => read_amount(amount.unit, text),
            None => Some(before),
        };
        row.problem = match read {
            None => Some(AmountProblem::NoNumber),
            Some(read) if !amount.allowed.contains(read) => Some(AmountProblem::OutOfRange),
            Some(_) => None,
        };
        row.option.chosen.amount = read.unwrap_or(before).max(least).min(most);
        row
    }
}

/// By how much keys change an amount: about a tenth of what it usually is, in
/// round numbers, and the same whatever it is now.
fn step(option: &GameOption, usual: &GameOption) -> u64 {
    let own = option.amount().map_or(0, |amount| amount.usual);
    let is_same = usual.chosen.kind == option.chosen.kind;
    let most = (if is_same { usual.chosen.amount } else { own }) / 10;
    let ten = 10_u64.pow(most.checked_ilog10().unwrap_or_default());
    if most >= 5 * ten { 5 * ten } else { ten }
}

impl Sheet {
    /// The rows in which something is wrong.
    pub(super) fn wrong(&self) -> impl Iterator<Item = &FormRow> {
        self.rows.iter().filter(|row| row.problem.is_some())
    }
}

impl FormRow {
    /// The amount, where one is typed, with its bounds.
    pub(super) fn amount(&self) -> Option<(&Amount, u64, u64)> {
        let amount = self.option.amount()?;
        match amount.allowed {
            Allowed::Between(least, most) => Some((amount, least, most)),
            Allowed::OneOf(_) => None,
        }
    }

    /// What is wrong, and what would be right.
    pub(super) fn tell_problem(&self, words: &L10n) -> Option<String> {
        Some(match self.problem? {
            AmountProblem::OutOfRange => says::out_of_range(&self.option, words),
            AmountProblem::NoNumber => says::not_a_number(&self.option, words),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{UniqueOptions, Unit};

    fn typed(options: &Options, typed: &[(&'static str, &str)]) -> Sheet {
        let mut form = OptionsForm::new(options.clone());
        for &(id, text) in typed {
            form.enter(id, text.to_owned());
        }
        form.sheet()
    }

    fn limits(sheet: &Sheet, id: &str) -> (u64, u64) {
        let row = sheet.rows.iter().find(|row| row.option.name == id).unwrap();
        let (_, least, most) = row.amount().unwrap();
        (least, most)
    }

    fn wrong(sheet: &Sheet) -> Vec<&'static str> {
        sheet.wrong().map(|row| row.option.name).collect()
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
                let Some((amount, least, most)) = row.amount() else {
                    continue;
                };
                if amount.unit == Unit::Hundredths {
                    continue;
                }
                let id = row.option.name;
                for value in [least, most] {
                    let sheet = typed(&options, &[(id, &value.to_string())]);
                    assert!(!wrong(&sheet).contains(&id), "{name} {id}");
                }
                let below = least.checked_sub(1);
                for value in below.into_iter().chain([most + 1]) {
                    let sheet = typed(&options, &[(id, &value.to_string())]);
                    assert!(wrong(&sheet).contains(&id), "{name} {id}");
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
                let id = row.option.name;
                for pick in row.option.picks() {
                    let mut form = OptionsForm::new(options.clone());
                    form.pick(id, pick);
                    let sheet = form.sheet();
                    assert_eq!(wrong(&sheet), [""; 0], "{name} {id} {pick:?}");
                    assert_eq!(sheet.options.check(), Ok(()), "{name} {id} {pick:?}");
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
            (["5", "8", "10"], &[][..]),
            (["1", "2", "3"], &[]),
            (["0", "8", "10"], &["second_wave"]),
            (["5", "5", "10"], &["third_wave"]),
            (["7", "5", "10"], &["third_wave"]),
            (["5", "8", "8"], &["picking_time"]),
            (["", "8", "10"], &["second_wave"]),
            (["5", "8", "601"], &["picking_time"]),
            (
                ["601", "8", "10"],
                &["second_wave", "third_wave", "picking_time"],
            ),
        ] {
            let ids = ["second_wave", "third_wave", "picking_time"];
            let moments: Vec<_> = ids.into_iter().zip(moments).collect();
            let sheet = typed(&unique, &moments);
            assert_eq!(wrong(&sheet), expected, "{moments:?}");
        }
    }
}
