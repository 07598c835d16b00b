use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use crate::server::keep::TableId;

/// When tables want to be woken.
#[derive(Debug, Default)]
pub(super) struct Schedule {
    of: BTreeMap<TableId, Duration>,
    by_time: BTreeSet<(Duration, TableId)>,
}

impl Schedule {
    pub(super) fn set(&mut self, table: TableId, wake: Option<Duration>) {
        if let Some(old) = self.of.remove(&table) {
            self.by_time.remove(&(old, table));
        }
        if let Some(wake) = wake {
            self.of.insert(table, wake);
            self.by_time.insert((wake, table));
        }
    }

    pub(super) fn next(&self) -> Option<Duration> {
        Some(self.by_time.first()?.0)
    }

    /// Those whose time has come.
    pub(super) fn due(&self, now: Duration) -> Vec<TableId> {
        let due = self.by_time.iter().take_while(|(wake, _)| *wake <= now);
        due.map(|(_, table)| *table).collect()
    }
}
