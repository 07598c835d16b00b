//! Games as words of the command line.

use clap::ValueEnum;
use clap::builder::PossibleValue;

use crate::rules::GameKind;

impl ValueEnum for GameKind {
    fn value_variants<'a>() -> &'a [GameKind] {
        &GameKind::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.id()))
    }
}
