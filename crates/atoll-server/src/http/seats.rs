//! Taking and leaving seats, and bots that stand in.

use std::sync::Arc;

use atoll_catalog::{Seat, from_hex};
use atoll_protocol::{AddSalt, ClaimSeat, GiveSeat, SeatClaimed, TableInfo, TakeSeat};
use axum::Json as Answer;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use super::{Json, SeatLetter, Visit};
use crate::hub::Hub;
use crate::identity::{Token, seat_link};
use crate::limits;
use crate::problem::Problem;
use crate::table::ask::{Ask, SeatAsk, Seated};

/// `POST /tables/{table}/seats/{seat}/take`
pub(crate) async fn take(
    State(hub): State<Arc<Hub>>,
    visit: Visit,
    SeatLetter(seat): SeatLetter,
    Json(body): Json<TakeSeat>,
) -> Result<Response, Problem> {
    let name = limits::name(&body.name)?;
    let seated = ask(&hub, &visit, seat, SeatAsk::Take(name)).await?;
    claimed(&hub, &visit, seated)
}

/// `POST /tables/{table}/claim`
pub(crate) async fn claim(
    State(hub): State<Arc<Hub>>,
    visit: Visit,
    Json(body): Json<ClaimSeat>,
) -> Result<Response, Problem> {
    let wrong = || Problem::new(StatusCode::BAD_REQUEST, "malformed", "A token has 64 hexadecimal digits.");
    let token = Token::parse(&body.token).ok_or_else(wrong)?;
    let seated = visit.ask(&hub, |who, reply| Ask::Claim(who, token.clone(), reply)).await?;
    claimed(&hub, &visit, seated)
}

/// `POST /tables/{table}/seats/{seat}/link`
pub(crate) async fn link(
    State(hub): State<Arc<Hub>>,
    visit: Visit,
    SeatLetter(seat): SeatLetter,
) -> Result<Answer<SeatClaimed>, Problem> {
    for token in visit.caller.tokens() {
        // Of tokens that open nothing any more there may be some.
        let Ok(seated) = visit.ask(&hub, |who, reply| Ask::Claim(who, token.clone(), reply)).await else { continue };
        if let Some((_, token)) = seated.token.filter(|(opened, _)| *opened == seat) {
            return Ok(Answer(seat_claimed(&visit, seat, &token, seated.table)));
        }
    }
    Err(Problem::forbidden("not-your-seat", "Only whoever has this seat can hand it to another device."))
}

/// `POST /tables/{table}/seats/{seat}/salt`
pub(crate) async fn salt(
    State(hub): State<Arc<Hub>>,
    visit: Visit,
    SeatLetter(seat): SeatLetter,
    Json(body): Json<AddSalt>,
) -> Result<Answer<TableInfo>, Problem> {
    let salt =
        from_hex(&body.salt).map_err(|error| Problem::invalid("salt", format!("A salt is 32 bytes: {error}.")))?;
    visit.ask(&hub, |who, reply| Ask::Salt(who, seat, salt.to_vec(), reply)).await.map(Answer)
}

/// `POST /tables/{table}/seats/{seat}/leave`
pub(crate) async fn leave(
    State(hub): State<Arc<Hub>>,
    visit: Visit,
    SeatLetter(seat): SeatLetter,
) -> Result<Answer<TableInfo>, Problem> {
    ask(&hub, &visit, seat, SeatAsk::Leave).await.map(|seated| Answer(seated.table))
}

/// `POST /tables/{table}/seats/{seat}/bot`
pub(crate) async fn bot(
    State(hub): State<Arc<Hub>>,
    visit: Visit,
    SeatLetter(seat): SeatLetter,
    Json(body): Json<GiveSeat>,
) -> Result<Answer<TableInfo>, Problem> {
    ask(&hub, &visit, seat, SeatAsk::Bot(body.bot)).await.map(|seated| Answer(seated.table))
}

/// `POST /tables/{table}/seats/{seat}/return`
pub(crate) async fn take_back(
    State(hub): State<Arc<Hub>>,
    visit: Visit,
    SeatLetter(seat): SeatLetter,
) -> Result<Answer<TableInfo>, Problem> {
    ask(&hub, &visit, seat, SeatAsk::Return).await.map(|seated| Answer(seated.table))
}

/// `POST /tables/{table}/seats/{seat}/offer`
pub(crate) async fn offer(
    State(hub): State<Arc<Hub>>,
    visit: Visit,
    SeatLetter(seat): SeatLetter,
) -> Result<Answer<TableInfo>, Problem> {
    ask(&hub, &visit, seat, SeatAsk::Offer).await.map(|seated| Answer(seated.table))
}

async fn ask(hub: &Arc<Hub>, visit: &Visit, seat: Seat, what: SeatAsk) -> Result<Seated, Problem> {
    visit.ask(hub, |who, reply| Ask::Seat(who, seat, what.clone(), reply)).await
}

/// The seat is the caller's now: say so, and let the browser keep the token.
fn claimed(hub: &Hub, visit: &Visit, seated: Seated) -> Result<Response, Problem> {
    let (seat, token) = seated.token.ok_or_else(Problem::unavailable)?;
    let mut response = Answer(seat_claimed(visit, seat, &token, seated.table)).into_response();
    let cookie = visit.caller.cookie_with(&token, &visit.table, hub.config.is_secure());
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    Ok(response)
}

fn seat_claimed(visit: &Visit, seat: Seat, token: &Token, table: TableInfo) -> SeatClaimed {
    SeatClaimed { seat: seat.to_string(), seat_link: seat_link(&visit.table, token), table }
}
