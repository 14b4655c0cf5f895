//! Rows of `tables`.

use sqlx::sqlite::{SqliteConnection, SqliteRow};
use sqlx::{QueryBuilder, Row as _, Sqlite};

use super::connect::failed;
use crate::{Header, Listed, Query, State, StoreError, TableRow};

pub(super) async fn create(connection: &mut SqliteConnection, table: &TableRow) -> Result<(), StoreError> {
    sqlx::query(
        "INSERT INTO tables (id, header, secret, host, created, state, game) VALUES ($1, $2, $3, $4, $5, $6, $7)",
    )
    .bind(&table.id)
    .bind(table.header.to_text())
    .bind(&table.secret)
    .bind(&table.host)
    .bind(table.created)
    .bind(table.state.word())
    .bind(&table.header.game)
    .execute(connection)
    .await
    .map_err(failed)?;
    Ok(())
}

/// Says how far a table is.
pub(super) async fn put_state(connection: &mut SqliteConnection, id: &str, state: State) -> Result<(), StoreError> {
    put(connection, "UPDATE tables SET state = $2 WHERE id = $1", id, state.word().into()).await
}

/// Says what is settled of a table.
pub(super) async fn put_header(connection: &mut SqliteConnection, id: &str, header: &Header) -> Result<(), StoreError> {
    put(connection, "UPDATE tables SET header = $2 WHERE id = $1", id, header.to_text()).await
}

/// Changes one column of a table.
async fn put(connection: &mut SqliteConnection, sql: &'static str, id: &str, value: String) -> Result<(), StoreError> {
    let done = sqlx::query(sql).bind(id).bind(value).execute(connection).await.map_err(failed)?;
    if done.rows_affected() == 0 { Err(StoreError::NoSuchTable) } else { Ok(()) }
}

/// Changes something that tells nothing.
pub(super) async fn ping(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    sqlx::query("UPDATE probe SET count = count + 1").execute(connection).await.map_err(failed)?;
    Ok(())
}

pub(super) async fn read(connection: &mut SqliteConnection, id: &str) -> Result<Option<TableRow>, StoreError> {
    let found = sqlx::query("SELECT id, header, secret, host, created, state FROM tables WHERE id = $1")
        .bind(id)
        .fetch_optional(connection)
        .await
        .map_err(failed)?;
    let read = |row: SqliteRow| {
        Ok(TableRow {
            id: row.try_get(0).map_err(failed)?,
            header: Header::read(row.try_get(1).map_err(failed)?)?,
            secret: row.try_get(2).map_err(failed)?,
            host: row.try_get(3).map_err(failed)?,
            created: row.try_get(4).map_err(failed)?,
            state: State::read(row.try_get(5).map_err(failed)?)?,
        })
    };
    found.map(read).transpose()
}

/// Adds the conditions of a query, all but its page.
fn narrow(sql: &mut QueryBuilder<Sqlite>, query: &Query) {
    sql.push(" WHERE TRUE");
    if let Some(state) = query.state {
        sql.push(" AND state = ").push_bind(state.word());
    }
    if let Some(game) = &query.game {
        sql.push(" AND game = ").push_bind(game.clone());
    }
    if let Some(holder) = &query.holder {
        sql.push(" AND id IN (SELECT table_id FROM seats WHERE token = ").push_bind(holder.clone()).push(")");
    }
    for (wanted, kinds) in [(query.has_open_seat, "('open')"), (query.has_bot, "('bot', 'stand-in')")] {
        if let Some(wanted) = wanted {
            sql.push(if wanted { " AND " } else { " AND NOT " })
                .push("EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind IN ")
                .push(kinds)
                .push(")");
        }
    }
}

pub(super) async fn list(connection: &mut SqliteConnection, query: &Query) -> Result<Vec<Listed>, StoreError> {
    let mut sql = QueryBuilder::new(
        "SELECT id, header, state, created,
         COALESCE((SELECT at FROM steps WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), created) FROM tables",
    );
    narrow(&mut sql, query);
    if let Some((created, id)) = &query.after {
        sql.push(" AND (created, id) < (").push_bind(*created).push(", ").push_bind(id.clone()).push(")");
    }
    sql.push(" ORDER BY created DESC, id DESC LIMIT ").push_bind(query.limit);
    let rows = sql.build().fetch_all(connection).await.map_err(failed)?;
    let read = |row: &SqliteRow| {
        Ok(Listed {
            id: row.try_get(0).map_err(failed)?,
            header: Header::read(row.try_get(1).map_err(failed)?)?,
            state: State::read(row.try_get(2).map_err(failed)?)?,
            created: row.try_get(3).map_err(failed)?,
            changed: row.try_get(4).map_err(failed)?,
            seats: Vec::new(),
        })
    };
    rows.iter().map(read).collect()
}

pub(super) async fn count(connection: &mut SqliteConnection, query: &Query) -> Result<u64, StoreError> {
    let mut sql = QueryBuilder::new("SELECT COUNT(*) FROM tables");
    narrow(&mut sql, query);
    let row = sql.build().fetch_one(connection).await.map_err(failed)?;
    row.try_get::<i64, _>(0).map(i64::cast_unsigned).map_err(failed)
}
