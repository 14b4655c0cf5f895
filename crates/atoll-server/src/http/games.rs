//! What can be played here.

use std::sync::Arc;

use atoll_catalog::{AnyGame, BOTS, BotSpec, DEFAULT_BOT, Setup, Work};
use atoll_protocol::{BotInfo, GameInfo, OptionInfo};
use axum::Json as Answer;
use axum::extract::{Path, RawQuery, State};
use axum::http::{HeaderMap, HeaderValue, header};
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

/// `GET /games/{game}/rulebook`: in the language asked for by `?lang=`, else the first of `Accept-Language` that it is
/// written in, else in English.
pub(crate) async fn rulebook(
    State(hub): State<Arc<Hub>>,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let game = hub.config.games.find(&id)?;
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let wanted = query.as_deref().and_then(|query| query.split('&').find_map(|part| part.strip_prefix("lang=")));
    let languages = wanted.map_or_else(|| by_preference(accepted), |language| vec![code_of(language)]);
    let found = languages.iter().find_map(|code| Some((code.as_str(), game.rulebook_in(code)?)));
    let (language, book) = found.unwrap_or(("en", game.rulebook()));
    let mut response = large(&headers, "text/markdown; charset=utf-8", book.as_bytes().to_vec());
    let told = HeaderValue::from_str(language).unwrap_or(HeaderValue::from_static("en"));
    response.headers_mut().insert(header::CONTENT_LANGUAGE, told);
    response.headers_mut().append(header::VARY, HeaderValue::from_static("accept-language"));
    Ok(response)
}

/// The language of a tag such as `de-AT`.
fn code_of(tag: &str) -> String {
    tag.trim().split(['-', '_']).next().unwrap_or_default().to_ascii_lowercase()
}

/// The languages of an `Accept-Language`, best first; those with weight 0 are refused.
fn by_preference(accepted: &str) -> Vec<String> {
    let weighed = accepted.split(',').map(|entry| {
        let (tag, weight) = entry.split_once(';').unwrap_or((entry, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.trim().parse::<f32>().ok());
        (code_of(tag), weight.unwrap_or(0.0))
    });
    let mut languages: Vec<(String, f32)> =
        weighed.filter(|(code, weight)| !code.is_empty() && *weight > 0.0).collect();
    languages.sort_by(|(_, left), (_, right)| right.total_cmp(left));
    languages.into_iter().map(|(code, _)| code).collect()
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
    hub.examiners.examine(address, bytes, examined).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_come_by_their_weight() {
        assert_eq!(by_preference("en;q=0.5, de-AT, hu;q=0.8"), ["de", "hu", "en"]);
        assert_eq!(by_preference("cs_CZ, *;q=0.1, de;q=0"), ["cs", "*"]);
        assert_eq!(by_preference("de;q=x,,"), Vec::<String>::new());
    }
}
