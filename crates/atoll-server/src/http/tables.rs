//! Setting tables up and looking at them.

use std::sync::Arc;

use atoll_catalog::{Record, Replay, Seat, Secret, Setup, Table, Turn, game};
use atoll_protocol::{Beginning, NewSeat, NewTable, Policy, TableCreated, TableInfo, TableState, Undo};
use atoll_store::{StoreError, TableRow};
use axum::Json as Answer;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use super::{Address, Json, Visit, large};
use crate::hub::Hub;
use crate::identity::{Caller, Token, cookie, new_id, random, seat_link};
use crate::limits;
use crate::live::seating::check_bot;
use crate::live::{Ask, Given, TableHeader, new_seat, now, state};
use crate::problem::Problem;

/// Most options of a table.
const OPTIONS: usize = 32;
/// Most tries to find a table id that is free.
const TRIES: usize = 3;

/// `POST /tables`
pub(crate) async fn create(
    State(hub): State<Arc<Hub>>,
    Address(address): Address,
    Json(new): Json<NewTable>,
) -> Result<Response, Problem> {
    let names = check(&hub, &new)?;
    hub.may_set_up(address)?;
    let (table, given) = set_up(&hub, &new).await?;
    let header = TableHeader {
        game: new.game,
        rules: table.game().revision(),
        seats: table.seats(),
        options: table.setup().options,
        components: table.setup().components,
        policy: agreed(new.policy),
        given,
    };
    drop(table);
    let header = serde_json::to_string(&header).expect("a header is plain data");
    let host = Token::new();
    let sat: Vec<_> = new.seats.iter().zip(names).map(|(seat, name)| new_seat(seat, name)).collect();
    let rows: Vec<_> = sat.iter().enumerate().map(|(number, (seat, _))| seat.row(number as u8)).collect();
    let secret = random::<32>();
    let mut id = new_id();
    let mut tries = 0;
    loop {
        tries += 1;
        let row = TableRow {
            id: id.clone(),
            header: header.clone(),
            secret: secret.to_vec(),
            host: host.hash().to_vec(),
            created: now(),
            state: state(TableState::Waiting).into(),
        };
        match hub.store.create(row, rows.clone()).await {
            Err(StoreError::Conflict) if tries < TRIES => id = new_id(),
            done => break done?,
        }
    }
    tracing::info!(commitment = %Secret(secret).commitment(), "a table was set up");
    let tokens: Vec<(Seat, &Token)> =
        Seat::all(rows.len() as u8).zip(&sat).filter_map(|(seat, (_, token))| Some((seat, token.as_ref()?))).collect();
    let all: Vec<&Token> = tokens.iter().map(|(_, token)| *token).chain([&host]).collect();
    let set_cookie = cookie(&all, &id, hub.config.is_secure());
    let mut headers = HeaderMap::new();
    headers.insert(header::COOKIE, set_cookie.clone());
    let caller = Caller::read(&headers, &id);
    // A table that waits for nobody begins at once.
    let is_full = !new.seats.contains(&NewSeat::Open);
    let ask = |reply| match is_full {
        true => Ask::Start(caller.clone(), reply),
        false => Ask::Info(caller.clone(), reply),
    };
    let table = hub.ask(&id, ask).await?;
    let seat_links = tokens.iter().map(|(seat, token)| (seat.to_string(), seat_link(&id, token))).collect();
    let mut response = (StatusCode::CREATED, Answer(TableCreated { table, seat_links })).into_response();
    response.headers_mut().insert(header::SET_COOKIE, set_cookie);
    let place = format!("/api/v1/tables/{id}").parse().expect("an id is letters and digits");
    response.headers_mut().insert(header::LOCATION, place);
    Ok(response)
}

/// What a table agrees on: a serious game is played without help, whatever else was asked for.
fn agreed(policy: Policy) -> Policy {
    match policy.serious {
        true => Policy { undo: Undo::None, aids: false, hints: false, ..policy },
        false => policy,
    }
}

/// What can be said about a new table without setting it up; the names of its seats.
fn check(hub: &Hub, new: &NewTable) -> Result<Vec<String>, Problem> {
    let range = game(&new.game)?.seats();
    if u8::try_from(new.seats.len()).is_ok_and(|seats| !range.contains(&seats)) || new.seats.len() > 8 {
        let detail = format!("This game is for {} to {} seats, not {}.", range.start(), range.end(), new.seats.len());
        return Err(Problem::invalid("set-up", detail));
    }
    let is_long = |text: &String| text.len() > 100;
    if new.options.len() > OPTIONS || new.options.iter().any(|(key, value)| is_long(key) || is_long(value)) {
        return Err(Problem::invalid("set-up", "These are more or longer options than any game has."));
    }
    if new.components.as_ref().is_some_and(|text| text.len() > limits::COMPONENTS) {
        return Err(Problem::too_large("A component file has at most 1 MiB."));
    }
    Seat::all(new.seats.len() as u8)
        .zip(&new.seats)
        .map(|(seat, new)| match new {
            NewSeat::Here { name } => {
                limits::name(name).map(|name| if name.is_empty() { hub.seat_name(seat) } else { name })
            }
            NewSeat::Bot { bot } => check_bot(bot).map(|()| String::new()),
            NewSeat::Open => Ok(String::new()),
        })
        .collect()
}

/// Sets the game up on a thread of its own: component files can be large, and records long.
async fn set_up(hub: &Hub, new: &NewTable) -> Result<(Box<dyn Table>, Vec<Given>), Problem> {
    let setup =
        Setup { seats: new.seats.len() as u8, options: new.options.clone(), components: new.components.clone() };
    let game = game(&new.game)?;
    let from = new.from.clone();
    let work = move || match from {
        Some(from) => go_on(game.id(), &setup, &from),
        None => Ok((game.table(&setup)?, Vec::new())),
    };
    let permit = hub.examiners.acquire().await.map_err(|_| Problem::unavailable())?;
    let done = tokio::task::spawn_blocking(work).await.map_err(|_| Problem::unavailable())?;
    drop(permit);
    done
}

/// The table of a record, and its moves up to where another game goes on with them.
fn go_on(game: &str, setup: &Setup, from: &Beginning) -> Result<(Box<dyn Table>, Vec<Given>), Problem> {
    let wrong = |detail: String| Problem::invalid("record", detail);
    let untold = |error: &dyn std::fmt::Display| wrong(format!("This record cannot be played on: {error}."));
    let record = Record::parse(&from.record).map_err(|error| untold(&error))?;
    if record.header.game != game || record.header.setup.seats != setup.seats {
        let (played, seats) = (&record.header.game, record.header.setup.seats);
        return Err(wrong(format!("This record is of {played} with {seats} seats; ask for such a table.")));
    }
    if !setup.options.is_empty() || setup.components.is_some() {
        return Err(wrong("A game that goes on has the options and pieces of its record; leave them out.".into()));
    }
    let count = from.step as usize;
    if count > record.moves.len() {
        return Err(wrong(format!("This record has {} moves, not {count}.", record.moves.len())));
    }
    let mut replay = Replay::new(&record).map_err(|error| untold(&error))?;
    let table = replay.table().clone_table();
    while replay.position() < count {
        replay.step().transpose().map_err(|error| untold(&error))?;
    }
    if replay.table().turn() == Turn::Over {
        return Err(wrong("The game is over at this step; go on from an earlier one.".into()));
    }
    let moves = record.moves.iter().take(count);
    let given = moves.map(|step| Given { seat: step.seat.map(|seat| seat.index() as u8), text: step.text.clone() });
    Ok((table, given.collect()))
}

/// `GET /tables/{table}`
pub(crate) async fn show(State(hub): State<Arc<Hub>>, visit: Visit) -> Result<Answer<TableInfo>, Problem> {
    visit.ask(&hub, Ask::Info).await.map(Answer)
}

/// `GET /tables/{table}/components`
pub(crate) async fn components(
    State(hub): State<Arc<Hub>>,
    visit: Visit,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let set = visit.ask(&hub, Ask::Components).await?;
    Ok(large(&headers, "application/json", set.to_string().into_bytes()))
}

/// `POST /tables/{table}/start`
pub(crate) async fn start(State(hub): State<Arc<Hub>>, visit: Visit) -> Result<Answer<TableInfo>, Problem> {
    visit.ask(&hub, Ask::Start).await.map(Answer)
}
