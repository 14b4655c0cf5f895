//! Connections to a database file: how they are opened, brought up to date and examined, and what their errors mean.

use std::time::Duration;

use sqlx::migrate::{Migrate as _, MigrateError, Migration, MigrationType, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteSynchronous};
use sqlx::{Row as _, SqlSafeStr as _};

use crate::{Counted, Fault, StoreError};

/// Every change of the database's tables, in order: number, name, and what it does. A change that was ever part of the
/// program stays as it is; what is to be different is another change.
const MIGRATIONS: [(i64, &str, &str); 5] = [
    (1, "tables", include_str!("../../migrations/sqlite/0001_tables.sql")),
    (2, "lists", include_str!("../../migrations/sqlite/0002_lists.sql")),
    (3, "probe", include_str!("../../migrations/sqlite/0003_probe.sql")),
    (4, "standing in", include_str!("../../migrations/sqlite/0004_standing_in.sql")),
    (5, "salts", include_str!("../../migrations/sqlite/0005_salts.sql")),
];

/// How the file that a URL names is opened.
pub(super) fn options(url: &str, patience: Duration) -> Result<SqliteConnectOptions, StoreError> {
    let options: SqliteConnectOptions = url.parse().map_err(failed)?;
    Ok(options
        .create_if_missing(false)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(patience))
}

fn migrator() -> Migrator {
    let simple = MigrationType::Simple;
    let change = |(number, name, sql): (i64, &'static str, &'static str)| {
        Migration::new(number, name.into(), simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.into_iter().map(change).collect())
}

/// Brings the tables up to date.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    migrator().run_direct(None, connection, false).await.map_err(not_migrated)
}

/// What it means that tables cannot be brought up to date.
fn not_migrated(error: MigrateError) -> StoreError {
    let known = MIGRATIONS.iter().map(|(number, ..)| *number).max().unwrap_or(0);
    match error {
        MigrateError::VersionMissing(found) => StoreError::Newer { found, known },
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => failed(error),
        error => StoreError::Database { fault: Fault::Damaged, what: error.to_string() },
    }
}

/// Whether a database is one of ours and of a form that is known; nothing is changed.
pub(super) async fn check_form(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let applied = connection.list_applied_migrations("_sqlx_migrations").await;
    let newest = match applied {
        Ok(applied) => applied.iter().map(|change| change.version).max(),
        Err(MigrateError::Execute(error)) if failed_fault(&error) == Fault::Other => None,
        Err(error) => return Err(not_migrated(error)),
    };
    match newest {
        None => Err(StoreError::Database { fault: Fault::Damaged, what: "this is no database of Atoll's".into() }),
        Some(newest) if MIGRATIONS.iter().all(|(number, ..)| *number < newest) => {
            Err(not_migrated(MigrateError::VersionMissing(newest)))
        }
        Some(_) => Ok(()),
    }
}

/// Looks for damage: everywhere, or only where looking is cheap.
pub(super) async fn examine(connection: &mut SqliteConnection, everywhere: bool) -> Result<(), StoreError> {
    let look = if everywhere { "PRAGMA integrity_check(3)" } else { "PRAGMA quick_check(3)" };
    let mut found: Vec<String> = Vec::new();
    for row in sqlx::query(look).fetch_all(&mut *connection).await.map_err(failed)? {
        found.push(row.try_get(0).map_err(failed)?);
    }
    if found.iter().any(|line| line != "ok") {
        return Err(StoreError::Database { fault: Fault::Damaged, what: found.join("; ").replace("\n", "; ") });
    }
    if everywhere
        && let Some(row) =
            sqlx::query("PRAGMA foreign_key_check").fetch_optional(&mut *connection).await.map_err(failed)?
    {
        let table: String = row.try_get(0).map_err(failed)?;
        let what = format!("a row of `{table}` belongs to no table that there is");
        return Err(StoreError::Database { fault: Fault::Damaged, what });
    }
    Ok(())
}

/// How much there is.
pub(super) async fn count(connection: &mut SqliteConnection) -> Result<Counted, StoreError> {
    let sql = "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM steps)";
    let row = sqlx::query(sql).fetch_one(connection).await.map_err(failed)?;
    let number = |at: usize| row.try_get::<i64, _>(at).map(i64::cast_unsigned).map_err(failed);
    Ok(Counted { tables: number(0)?, steps: number(1)? })
}

/// What a database error means to callers.
pub(super) fn failed(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::PoolClosed => StoreError::Closed,
        sqlx::Error::Database(inner) if inner.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(inner) if inner.is_foreign_key_violation() => StoreError::NoSuchTable,
        _ => StoreError::Database { fault: failed_fault(&error), what: error.to_string() },
    }
}

fn failed_fault(error: &sqlx::Error) -> Fault {
    match error {
        // Primary result codes: the lowest eight bits of what SQLite says.
        sqlx::Error::Database(inner) => {
            match inner.code().and_then(|code| code.parse::<u32>().ok()).map(|code| code & 0xff) {
                Some(5 | 6) => Fault::Busy,
                Some(7) => Fault::Memory,
                Some(8) => Fault::ReadOnly,
                Some(10 | 14) => Fault::Disk,
                Some(11 | 26) => Fault::Damaged,
                Some(13) => Fault::Full,
                _ => Fault::Other,
            }
        }
        sqlx::Error::PoolTimedOut => Fault::Busy,
        sqlx::Error::Io(_) => Fault::Disk,
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => Fault::Damaged,
        _ => Fault::Other,
    }
}
