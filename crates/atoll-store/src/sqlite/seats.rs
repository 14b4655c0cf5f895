//! Rows of `seats`.

use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnection, SqliteRow};

use super::connect::failed;
use crate::{SeatRow, Sitter, StoreError, Vacated};

pub(super) async fn put(connection: &mut SqliteConnection, table: &str, seat: &SeatRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO seats (table_id, seat, token, name, kind, bot, vacated, screen)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
         ON CONFLICT (table_id, seat) DO UPDATE SET token = excluded.token, name = excluded.name,
         kind = excluded.kind, bot = excluded.bot, vacated = excluded.vacated, screen = excluded.screen",
    )
    .bind(table)
    .bind(seat.seat)
    .bind(&seat.token)
    .bind(&seat.name)
    .bind(seat.sitter.word())
    .bind(&seat.bot)
    .bind(seat.vacated.map(Vacated::word))
    .bind(seat.screen)
    .execute(connection)
    .await
    .map_err(failed)?;
    Ok(())
}

/// The seats of a table, in order.
pub(super) async fn of(connection: &mut SqliteConnection, table: &str) -> Result<Vec<SeatRow>, StoreError> {
    let sql = "SELECT seat, token, name, kind, bot, vacated, screen FROM seats WHERE table_id = $1 ORDER BY seat";
    let rows = sqlx::query(sql).bind(table).fetch_all(connection).await.map_err(failed)?;
    let read = |row: &SqliteRow| {
        Ok(SeatRow {
            seat: row.try_get(0).map_err(failed)?,
            token: row.try_get(1).map_err(failed)?,
            name: row.try_get(2).map_err(failed)?,
            sitter: Sitter::read(row.try_get(3).map_err(failed)?)?,
            bot: row.try_get(4).map_err(failed)?,
            vacated: row.try_get::<Option<&str>, _>(5).map_err(failed)?.map(Vacated::read).transpose()?,
            screen: row.try_get(6).map_err(failed)?,
        })
    };
    rows.iter().map(read).collect()
}
