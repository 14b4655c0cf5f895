//! Taking and leaving seats, and bots that stand in.

use std::sync::Arc;

use atoll_catalog::Seat;
use atoll_protocol::{ClaimSeat, GiveSeat, SeatClaimed, TableInfo, TakeSeat};
use axum::Json as Answer;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};

use super::{Json, SeatLetter, TableId};
use crate::hub::Hub;
use crate::identity::{Caller, Token, seat_link};
use crate::limits;
use crate::live::{Ask, SeatAsk, Seated};
use crate::problem::Problem;

/// `POST /tables/{table}/seats/{seat}/take`
pub(crate) async fn take(
    State(hub): State<Arc<Hub>>,
    TableId(id): TableId,
    SeatLetter(seat): SeatLetter,
    headers: HeaderMap,
    Json(body): Json<TakeSeat>,
) -> Result<Response, Problem> {
    let caller = Caller::read(&headers, &id);
    let name = limits::name(&body.name)?;
    let seated = ask(&hub, &id, seat, &caller, SeatAsk::Take(name)).await?;
    claimed(&hub, &id, &caller, seated)
}

/// `POST /tables/{table}/claim`
pub(crate) async fn claim(
    State(hub): State<Arc<Hub>>,
    TableId(id): TableId,
    headers: HeaderMap,
    Json(body): Json<ClaimSeat>,
) -> Result<Response, Problem> {
    let caller = Caller::read(&headers, &id);
    let wrong = || Problem::new(StatusCode::BAD_REQUEST, "malformed", "A token has 64 hexadecimal digits.");
    let token = Token::parse(&body.token).ok_or_else(wrong)?;
    let seated = hub.ask(&id, |reply| Ask::Claim(caller.clone(), token.clone(), reply)).await?;
    claimed(&hub, &id, &caller, seated)
}

/// `POST /tables/{table}/seats/{seat}/leave`
pub(crate) async fn leave(
    State(hub): State<Arc<Hub>>,
    TableId(id): TableId,
    SeatLetter(seat): SeatLetter,
    headers: HeaderMap,
) -> Result<Answer<TableInfo>, Problem> {
    let caller = Caller::read(&headers, &id);
    ask(&hub, &id, seat, &caller, SeatAsk::Leave).await.map(|seated| Answer(seated.table))
}

/// `POST /tables/{table}/seats/{seat}/bot`
pub(crate) async fn bot(
    State(hub): State<Arc<Hub>>,
    TableId(id): TableId,
    SeatLetter(seat): SeatLetter,
    headers: HeaderMap,
    Json(body): Json<GiveSeat>,
) -> Result<Answer<TableInfo>, Problem> {
    let caller = Caller::read(&headers, &id);
    ask(&hub, &id, seat, &caller, SeatAsk::Bot(body.bot)).await.map(|seated| Answer(seated.table))
}

/// `POST /tables/{table}/seats/{seat}/return`
pub(crate) async fn take_back(
    State(hub): State<Arc<Hub>>,
    TableId(id): TableId,
    SeatLetter(seat): SeatLetter,
    headers: HeaderMap,
) -> Result<Answer<TableInfo>, Problem> {
    let caller = Caller::read(&headers, &id);
    ask(&hub, &id, seat, &caller, SeatAsk::Return).await.map(|seated| Answer(seated.table))
}

async fn ask(hub: &Arc<Hub>, id: &str, seat: Seat, caller: &Caller, what: SeatAsk) -> Result<Seated, Problem> {
    hub.ask(id, |reply| Ask::Seat(caller.clone(), seat, what.clone(), reply)).await
}

/// The seat is the caller's now: say so, and let the browser keep the token.
fn claimed(hub: &Hub, id: &str, caller: &Caller, seated: Seated) -> Result<Response, Problem> {
    let (seat, token) = seated.token.ok_or_else(Problem::unavailable)?;
    let body = SeatClaimed { seat: seat.to_string(), seat_link: seat_link(id, &token), table: seated.table };
    let mut response = Answer(body).into_response();
    let cookie = caller.cookie_with(&token, id, hub.config.is_secure());
    response.headers_mut().insert(header::SET_COOKIE, cookie);
    Ok(response)
}
