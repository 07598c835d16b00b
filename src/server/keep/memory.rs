use std::collections::BTreeMap;

use super::{Append, Entry, Epoch, Keep, KeepError, TableId, What};

/// Keeps tables as long as the program runs: for tests, and for whoever wants
/// nothing on disk.
#[derive(Debug, Default)]
pub struct InMemory {
    tables: BTreeMap<TableId, (Epoch, Vec<Entry>)>,
}

impl Keep for InMemory {
    fn tables(&mut self) -> Result<Vec<TableId>, KeepError> {
        Ok(self.tables.keys().copied().collect())
    }

    fn claim(&mut self, table: TableId) -> Result<Epoch, KeepError> {
        let (epoch, _) = self.tables.entry(table).or_default();
        *epoch += 1;
        Ok(*epoch)
    }

    fn append(&mut self, batch: &[Append]) -> Result<(), KeepError> {
        for append in batch {
            let table = append.table;
            match (self.tables.get_mut(&table), &append.what) {
                (Some((epoch, entries)), What::Entry(_, entry)) if *epoch == append.epoch => {
                    entries.push((**entry).clone());
                }
                (Some((epoch, _)), What::Forget) if *epoch == append.epoch => {
                    self.tables.remove(&table);
                }
                _ => return Err(KeepError::Claimed(table)),
            }
        }
        Ok(())
    }

    fn read(&mut self, table: TableId) -> Result<Vec<Entry>, KeepError> {
        Ok(self
            .tables
            .get(&table)
            .map_or_else(Vec::new, |it| it.1.clone()))
    }
}
