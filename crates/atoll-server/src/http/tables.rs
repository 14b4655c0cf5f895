//! Setting tables up and looking at them.

use std::net::IpAddr;
use std::sync::Arc;

use atoll_catalog::{Seat, Secret, Setup, Work};
use atoll_match::Beginning;
use atoll_protocol::{NewSeat, NewTable, Policy, TableCreated, TableInfo, Undo, name};
use atoll_store::{Header, State, Store as _, StoreError, TableRow};
use axum::Json as Answer;
use axum::extract::State as Of;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use super::{Address, Json, Visit, large};
use crate::hub::Hub;
use crate::identity::{Caller, Token, cookie, new_id, random, seat_link};
use crate::limits;
use crate::net::callers::household;
use crate::problem::Problem;
use crate::table::ask::Ask;
use crate::table::seating::{Sitting, check_bot};
use crate::table::stored;
use crate::table::task::now;

/// Most options of a table.
const OPTIONS: usize = 32;
/// Most tries to find a table id that is free.
const TRIES: usize = 3;

/// `POST /tables`
pub(crate) async fn create(
    Of(hub): Of<Arc<Hub>>,
    Address(address): Address,
    Json(new): Json<NewTable>,
) -> Result<Response, Problem> {
    let names = check(&hub, &new)?;
    hub.may_set_up(address)?;
    let Beginning { table, given } = set_up(&hub, address, &new).await?;
    let setup = table.setup();
    let header = Header {
        game: new.game,
        rules: setup.revision.unwrap_or_else(|| table.game().revision()),
        seats: setup.seats,
        options: setup.options,
        components: setup.components,
        terms: stored::terms(agreed(new.policy)),
        given: stored::given(&given),
    };
    drop(table);
    let host = Token::new();
    let sat: Vec<_> = new.seats.iter().zip(names).map(|(seat, name)| Sitting::new(seat, name)).collect();
    let rows: Vec<_> = Seat::all(sat.len() as u8).zip(&sat).map(|(seat, (sitting, _))| sitting.row(seat)).collect();
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
            state: State::Waiting,
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
    let who = Caller::read(&headers, &id).principal();
    // A table that is not there any more is not told.
    let _ = hub.mailbox(&id)?.send(Ask::Founded(household(address))).await;
    // A table that waits for nobody begins at once.
    let begins = !new.waits && !new.seats.contains(&NewSeat::Open);
    let ask = |reply| match begins {
        true => Ask::Start(who.clone(), reply),
        false => Ask::Info(who.clone(), reply),
    };
    let table = hub.ask(&id, ask).await?;
    let seat_links = tokens.iter().map(|(seat, token)| (seat.to_string(), seat_link(&id, token))).collect();
    let mut response = (StatusCode::CREATED, Answer(TableCreated { table, seat_links })).into_response();
    response.headers_mut().insert(header::SET_COOKIE, set_cookie);
    let location = format!("/api/v1/tables/{id}").parse().expect("an id is letters and digits");
    response.headers_mut().insert(header::LOCATION, location);
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
    let game = hub.config.games.find(&new.game)?;
    let range = game.seats();
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
    let mut names: Vec<String> = Vec::new();
    for (seat, new) in Seat::all(new.seats.len() as u8).zip(&new.seats) {
        let name = match new {
            NewSeat::Here { name } => {
                let given = limits::name(name)?;
                let called = if given.is_empty() { hub.seat_name(seat) } else { given };
                name::apart(&called, &names.iter().map(String::as_str).collect::<Vec<_>>())
            }
            NewSeat::Bot { bot } => check_bot(game, bot).map(|()| String::new())?,
            NewSeat::Open => String::new(),
        };
        names.push(name);
    }
    Ok(names)
}

/// Sets the game up: where files are examined, if it comes with one.
async fn set_up(hub: &Hub, address: IpAddr, new: &NewTable) -> Result<Beginning, Problem> {
    let setup = Setup {
        seats: new.seats.len() as u8,
        options: new.options.clone(),
        components: new.components.clone(),
        ..Setup::default()
    };
    let game = hub.config.games.find(&new.game)?;
    let from = new.from.clone();
    let files = [setup.components.as_ref(), from.as_ref().map(|from| &from.record)];
    let bytes = files.into_iter().flatten().map(String::len).sum();
    if bytes == 0 && from.is_none() {
        return Ok(Beginning::fresh(game, &setup)?);
    }
    let begun = move |work: Work<'_>| match from {
        Some(from) => Ok(Beginning::from_record(game, &setup, &from.record, from.step as usize, work)?),
        None => Ok(Beginning::fresh(game, &setup)?),
    };
    hub.examiners.examine(address, bytes, begun).await
}

/// `GET /tables/{table}`
pub(crate) async fn show(Of(hub): Of<Arc<Hub>>, visit: Visit) -> Result<Answer<TableInfo>, Problem> {
    visit.ask(&hub, Ask::Info).await.map(Answer)
}

/// `GET /tables/{table}/components`
pub(crate) async fn components(Of(hub): Of<Arc<Hub>>, visit: Visit, headers: HeaderMap) -> Result<Response, Problem> {
    let set = visit.ask(&hub, Ask::Components).await?;
    Ok(large(&headers, "application/json", set.get().as_bytes().to_vec()))
}

/// `POST /tables/{table}/start`
pub(crate) async fn start(Of(hub): Of<Arc<Hub>>, visit: Visit) -> Result<Answer<TableInfo>, Problem> {
    visit.ask(&hub, Ask::Start).await.map(Answer)
}
