//! What can be played here.

use std::sync::Arc;

use atoll_catalog::{AnyGame, BOTS, BotSpec, DEFAULT_BOT, Setup, Work};
use atoll_protocol::{BotInfo, GameInfo, OptionInfo};
use axum::Json as Answer;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::Response;
use serde_json::{Value, json};

use super::{Address, Text, large};
use crate::config::Names;
use crate::hub::Hub;
use crate::problem::Problem;

/// `GET /games`
pub(crate) async fn list(State(hub): State<Arc<Hub>>) -> Result<Answer<Vec<GameInfo>>, Problem> {
    hub.config.games.iter().map(|game| info(&hub, game)).collect::<Result<_, _>>().map(Answer)
}

fn info(hub: &Hub, game: &dyn AnyGame) -> Result<GameInfo, Problem> {
    let options = game.option_specs().into_iter().map(|option| OptionInfo {
        key: option.key.into(),
        values: option.values.iter().map(ToString::to_string).collect(),
        about: option.about_key.into(),
        names: option.value_keys.iter().map(ToString::to_string).collect(),
    });
    Ok(GameInfo {
        id: game.id().into(),
        title: hub.title(game),
        min_seats: *game.seats().start(),
        max_seats: *game.seats().end(),
        rules: game.revision(),
        components: built_in(game)?.components_hash(),
        private: game.hides(),
        options: options.collect(),
    })
}

fn built_in(game: &dyn AnyGame) -> Result<Box<dyn atoll_catalog::Table>, Problem> {
    Ok(game.table(&Setup { seats: *game.seats().start(), ..Setup::default() })?)
}

/// `GET /games/{game}/components`
pub(crate) async fn components(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let table = built_in(hub.config.games.find(&id)?)?;
    Ok(large(&headers, "application/json", table.components_json().get().as_bytes().to_vec()))
}

/// `GET /games/{game}/rulebook`
pub(crate) async fn rulebook(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    Ok(large(&headers, "text/markdown; charset=utf-8", hub.config.games.find(&id)?.rulebook().as_bytes().to_vec()))
}

/// `GET /bots`
pub(crate) async fn bots() -> Answer<Vec<BotInfo>> {
    let info = |bot: &BotSpec| BotInfo {
        name: bot.name.into(),
        title: bot.title.into(),
        about: bot.about.into(),
        is_default: bot.name == DEFAULT_BOT,
    };
    Answer(BOTS.iter().map(info).collect())
}

/// `GET /names`: what this installation calls games and seats.
pub(crate) async fn names(State(hub): State<Arc<Hub>>) -> Answer<Value> {
    let Names { games, seats } = &hub.config.names;
    Answer(json!({ "games": games, "seats": seats }))
}

/// `POST /components/{game}`: checks a component file and tells its hash and pieces.
pub(crate) async fn check(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    Address(address): Address,
    headers: HeaderMap,
    Text(text): Text,
) -> Result<Response, Problem> {
    let game = hub.config.games.find(&id)?;
    let bytes = text.len();
    let setup = Setup { seats: *game.seats().start(), components: Some(text), ..Setup::default() };
    let examined = move |work: Work<'_>| {
        let table = game.table(&setup)?;
        work.go_on()?;
        let answer = json!({ "hash": table.components_hash(), "components": table.components_json() });
        Ok(large(&headers, "application/json", answer.to_string().into_bytes()))
    };
    hub.examine(address, bytes, examined).await
}
