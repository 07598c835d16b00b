use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OptionalExtension, TransactionBehavior, params};

use super::{Append, Entry, Epoch, Keep, KeepError, TableId, What};
use crate::store::files;

/// Keeps tables in a database of one file. What is appended is on the disk
/// when the call returns.
#[derive(Debug)]
pub struct Sqlite {
    database: Connection,
}

/// The version of what is in the file.
const FORMAT: i64 = 1;

const TABLES: &str = "
    create table if not exists tables (
        id integer primary key,
        epoch integer not null
    );
    create table if not exists entries (
        id integer not null,
        number integer not null,
        entry text not null,
        primary key (id, number)
    ) without rowid;
";

impl Sqlite {
    /// Opens the database in a folder, which is made if need be.
    pub fn open(folder: &Path) -> Result<Sqlite, KeepError> {
        files::create_folder(folder)?;
        let file = folder.join("tables.sqlite");
        // Whoever can read it knows everybody's cards.
        files::private().append(true).create(true).open(&file)?;
        let database = Connection::open(file)?;
        // The one before may be just about to let go of it.
        database.busy_timeout(Duration::from_secs(2))?;
        // One server at a time: another one is refused here.
        database.pragma_update(None, "locking_mode", "EXCLUSIVE")?;
        let is_taken = |error: rusqlite::Error| match error.sqlite_error_code() {
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => KeepError::InUse,
            _ => error.into(),
        };
        let logged = database.pragma_update(None, "journal_mode", "WAL");
        logged.map_err(is_taken)?;
        database.pragma_update(None, "synchronous", "FULL")?;
        let format: i64 = database.pragma_query_value(None, "user_version", |row| row.get(0))?;
        if format > FORMAT {
            return Err(KeepError::TooNew);
        }
        database.execute_batch(TABLES)?;
        database.pragma_update(None, "user_version", FORMAT)?;
        Ok(Sqlite { database })
    }
}

impl Keep for Sqlite {
    fn tables(&mut self) -> Result<Vec<TableId>, KeepError> {
        let mut ask = self.database.prepare("select id from tables order by id")?;
        let ids = ask.query_map([], |row| row.get::<_, i64>(0))?;
        Ok(ids
            .map(|id| id.map(i64::cast_unsigned))
            .collect::<Result<_, _>>()?)
    }

    fn claim(&mut self, table: TableId) -> Result<Epoch, KeepError> {
        let claim = "insert into tables (id, epoch) values (?1, 1) \
                     on conflict (id) do update set epoch = epoch + 1 returning epoch";
        let id = table.cast_signed();
        let epoch: i64 = self.database.query_row(claim, [id], |row| row.get(0))?;
        Ok(epoch.cast_unsigned())
    }

    fn append(&mut self, batch: &[Append]) -> Result<(), KeepError> {
        let behavior = TransactionBehavior::Immediate;
        let transaction = self.database.transaction_with_behavior(behavior)?;
        for Append { table, epoch, what } in batch {
            let id = table.cast_signed();
            let owner = transaction
                .prepare_cached("select epoch from tables where id = ?1")?
                .query_row([id], |row| row.get::<_, i64>(0))
                .optional()?;
            if owner != Some(epoch.cast_signed()) {
                return Err(KeepError::Claimed(*table));
            }
            match what {
                What::Entry(number, entry) => {
                    let entry = serde_json::to_string(entry)
                        .map_err(|error| KeepError::Unreadable(*table, error.to_string()))?;
                    let insert = "insert into entries (id, number, entry) values (?1, ?2, ?3)";
                    (transaction.prepare_cached(insert)?).execute(params![
                        id,
                        number.cast_signed(),
                        entry
                    ])?;
                }
                What::Forget => {
                    transaction.execute("delete from entries where id = ?1", [id])?;
                    transaction.execute("delete from tables where id = ?1", [id])?;
                }
            }
        }
        Ok(transaction.commit()?)
    }

    fn read(&mut self, table: TableId) -> Result<Vec<Entry>, KeepError> {
        let read = "select entry from entries where id = ?1 order by number";
        let mut ask = self.database.prepare(read)?;
        let texts = ask.query_map([table.cast_signed()], |row| row.get::<_, String>(0))?;
        let mut entries = Vec::new();
        for text in texts {
            let entry = serde_json::from_str(&text?)
                .map_err(|error| KeepError::Unreadable(table, error.to_string()))?;
            entries.push(entry);
        }
        Ok(entries)
    }
}
