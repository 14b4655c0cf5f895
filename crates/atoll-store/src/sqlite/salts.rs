//! Rows of `salts`.

use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::connect::failed;
use crate::StoreError;

/// Writes what a seat adds to the draws; without a salt it adds nothing any more.
pub(super) async fn put(
    connection: &mut SqliteConnection,
    table: &str,
    seat: u8,
    salt: Option<&[u8]>,
) -> Result<(), StoreError> {
    let query = match salt {
        Some(salt) => sqlx::query(
            "INSERT INTO salts (table_id, seat, salt) VALUES ($1, $2, $3)
             ON CONFLICT (table_id, seat) DO UPDATE SET salt = excluded.salt",
        )
        .bind(table)
        .bind(seat)
        .bind(salt.to_vec()),
        None => sqlx::query("DELETE FROM salts WHERE table_id = $1 AND seat = $2").bind(table).bind(seat),
    };
    query.execute(connection).await.map_err(failed)?;
    Ok(())
}

/// The salts of a table: seats and what they added.
pub(super) async fn of(connection: &mut SqliteConnection, table: &str) -> Result<Vec<(u8, Vec<u8>)>, StoreError> {
    let rows = sqlx::query("SELECT seat, salt FROM salts WHERE table_id = $1 ORDER BY seat")
        .bind(table)
        .fetch_all(connection)
        .await
        .map_err(failed)?;
    let read = |row: &SqliteRow| Ok((row.try_get(0).map_err(failed)?, row.try_get(1).map_err(failed)?));
    rows.iter().map(read).collect()
}
