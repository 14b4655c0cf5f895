//! Rows of `steps`.

use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::connect::failed;
use crate::{Maker, StepRow, StoreError};

pub(super) async fn append(
    connection: &mut SqliteConnection,
    table: &str,
    steps: &[StepRow],
) -> Result<(), StoreError> {
    for step in steps {
        sqlx::query(
            "INSERT INTO steps (table_id, seq, source, seat, text, command, at) VALUES ($1, $2, $3, $4, $5, $6, $7)",
        )
        .bind(table)
        .bind(step.seq.cast_signed())
        .bind(step.maker.word())
        .bind(step.seat)
        .bind(&step.text)
        .bind(&step.command)
        .bind(step.at)
        .execute(&mut *connection)
        .await
        .map_err(failed)?;
    }
    Ok(())
}

/// The steps of a table, in order.
pub(super) async fn of(connection: &mut SqliteConnection, table: &str) -> Result<Vec<StepRow>, StoreError> {
    let rows = sqlx::query("SELECT seq, source, seat, text, command, at FROM steps WHERE table_id = $1 ORDER BY seq")
        .bind(table)
        .fetch_all(connection)
        .await
        .map_err(failed)?;
    let read = |row: &SqliteRow| {
        Ok(StepRow {
            seq: row.try_get::<i64, _>(0).map_err(failed)?.cast_unsigned(),
            maker: Maker::read(row.try_get(1).map_err(failed)?)?,
            seat: row.try_get(2).map_err(failed)?,
            text: row.try_get(3).map_err(failed)?,
            command: row.try_get(4).map_err(failed)?,
            at: row.try_get(5).map_err(failed)?,
        })
    };
    rows.iter().map(read).collect()
}
