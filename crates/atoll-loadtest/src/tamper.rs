//! What is done to a database from outside, by another program that knows SQLite.

use std::path::Path;

use anyhow::{Context, Result};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};

/// Opens the database as any program may.
pub(crate) async fn open(database: &Path) -> Result<SqliteConnection> {
    SqliteConnectOptions::new().filename(database).connect().await.context("opening the database from outside")
}

/// Does to a database whose server is down what a clock that was set in the meantime does to it: all that a server keeps
/// of the clock are labels, and to the next one they are so many days off.
pub(crate) async fn set_clock(database: &Path, days: i64) -> Result<()> {
    let mut connection = open(database).await?;
    for sql in ["UPDATE steps SET at = at + $1", "UPDATE tables SET created = created + $1"] {
        sqlx::query(sql).bind(days * 86_400_000).execute(&mut connection).await.context("setting the clock")?;
    }
    Ok(connection.close().await?)
}

/// Says that a newer version has changed the database's form.
pub(crate) async fn renew(database: &Path) -> Result<()> {
    let mut connection = open(database).await?;
    let sql = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
               VALUES (900, 'later', 1, x'00', 0)";
    sqlx::query(sql).execute(&mut connection).await?;
    Ok(connection.close().await?)
}
