//! From the command line to a session: seats, options, chance, files.

use std::path::Path;

use atoll_catalog::{BOTS, DEFAULT_BOT, Message, Secret, Setup, game, games};
use atoll_locale::Language;
use atoll_protocol::name;

use super::Args;
use super::session::{Player, Session, YOU};
use crate::failure::Failure;
use crate::{data, files};

/// What `--help` ends with: games, options and bots.
pub(crate) fn help_tail() -> String {
    let mut text = String::from("Games:\n");
    for game in games() {
        let (least, most) = (game.seats().start().to_string(), game.seats().end().to_string());
        text.push_str(&format!("  {}  {}, {least} to {most} seats\n", game.id(), game.title()));
        for option in game.option_specs() {
            text.push_str(&format!("    {}={}  {}\n", option.key, option.values.join("|"), option.about));
        }
    }
    text.push_str("Bots, the weakest first:\n");
    for bot in BOTS {
        let [title, about] = [bot.title, bot.about].map(|key| Language::En.say(&Message::new(key)));
        text.push_str(&format!("  {:<6}  {title}: {about}\n", bot.name));
    }
    text.push_str("Every move is saved at once. `atoll play --resume` goes on with the game saved last.");
    text
}

/// The session the arguments ask for, new or resumed.
pub(crate) fn session(args: &Args) -> Result<Session, Failure> {
    match &args.resume {
        Some(file) => resume(args, file.as_deref()),
        None => new(args),
    }
}

fn resume(args: &Args, file: Option<&Path>) -> Result<Session, Failure> {
    if let Some(id) = &args.game {
        game(id).map_err(Failure::input)?;
    }
    // Whoever writes a game's name behind `--resume` means the game, unless there is such a file.
    let swapped = file.filter(|path| args.game.is_none() && !path.exists()).and_then(Path::to_str);
    let asked = args.game.as_deref().or(swapped.filter(|id| game(id).is_ok()));
    let path = match file {
        Some(path) if args.game.is_some() || asked.is_none() => path.to_path_buf(),
        _ => files::latest_save(asked)?,
    };
    let record = files::read_record(&path)?;
    if let Some(asked) = asked.filter(|asked| *asked != record.header.game) {
        return Err(Failure::input(format!(
            "{} holds a game of {}, not of {asked}",
            path.display(),
            record.header.game
        )));
    }
    Session::resume(record, path)
}

fn new(args: &Args) -> Result<Session, Failure> {
    let game = game(args.game.as_deref().unwrap_or_default()).map_err(Failure::input)?;
    let usual = format!("you,{DEFAULT_BOT}");
    let players = players(args.seats.as_deref().unwrap_or(&usual))?;
    let components = args.components.as_deref().map(files::read).transpose()?;
    if let (Some(text), Some(path)) = (&components, &args.components) {
        game.check_components(text).map_err(|errors| data::file_errors(path, errors))?;
    }
    let options = options(args.options.as_deref().unwrap_or_default())?;
    let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
    let table = game.table(&Setup { seats, options, components, ..Setup::default() }).map_err(Failure::input)?;
    let secret = match &args.seed {
        Some(phrase) => Secret::from_phrase(phrase),
        None => random_secret()?,
    };
    let path = match &args.save {
        Some(path) if path.exists() => {
            return Err(Failure::input(format!(
                "{} exists already; go on with it by --resume, or name another file",
                path.display()
            )));
        }
        Some(path) => path.clone(),
        None => files::reserve_save(game.id())?,
    };
    let session = Session::new(table, players, secret, path);
    session.save()?;
    Ok(session)
}

fn random_secret() -> Result<Secret, Failure> {
    let mut bytes = [0; 32];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(Secret(bytes)),
        Err(error) => Err(Failure::input(format!("no random secret can be had from the system: {error}"))),
    }
}

/// Reads `you,you:Ana,greedy`.
fn players(list: &str) -> Result<Vec<Player>, Failure> {
    let bots = BOTS.map(|bot| bot.name).join(", ");
    list.split(',')
        .map(|word| {
            let word = word.trim();
            if let Some(bot) = BOTS.iter().find(|bot| bot.name == word) {
                return Ok(Player::Bot(bot.name));
            }
            let name = match word.strip_prefix("you") {
                Some("") => YOU,
                Some(rest) if rest.starts_with(':') => rest[1..].trim(),
                _ => {
                    let word = shorten(word);
                    return Err(Failure::input(format!(
                        "there is no bot `{word}`; a seat is `you`, `you:NAME` or a bot: {bots}"
                    )));
                }
            };
            match name::read(name) {
                Ok(name) if !name.is_empty() => Ok(Player::Person(name)),
                Ok(_) => Err(Failure::input("`you:` has no name; write `you` or `you:NAME`")),
                Err(error) => Err(Failure::input(format!("`{}` is no name for a person: {error}", shorten(name)))),
            }
        })
        .collect::<Result<Vec<_>, _>>()
        .map(apart)
}

/// Lets everybody be called something of their own.
fn apart(players: Vec<Player>) -> Vec<Player> {
    let mut named: Vec<String> = Vec::new();
    let mut apart = |player| match player {
        Player::Person(name) if name != YOU => {
            let name = name::apart(&name, &named.iter().map(String::as_str).collect::<Vec<_>>());
            named.push(name.clone());
            Player::Person(name)
        }
        other => other,
    };
    players.into_iter().map(&mut apart).collect()
}

/// Reads `key=value,key=value`.
fn options(list: &str) -> Result<Vec<(String, String)>, Failure> {
    list.split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty())
        .map(|word| match word.split_once('=') {
            Some((key, value)) => Ok((key.trim().to_string(), value.trim().to_string())),
            None => Err(Failure::input(format!("option `{}` has no value; write key=value", shorten(word)))),
        })
        .collect()
}

fn shorten(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_people_and_bots() {
        let found = players("you, greedy,you:Ana  B").expect("a good list");
        let person = |name: &str| Player::Person(name.into());
        assert_eq!(found, [person("you"), Player::Bot("greedy"), person("Ana B")]);
        for bad in
            ["", "you,", "you:", "nobody", "you:greedy", "youth", "you:a\u{7}b", &format!("you:{}", "x".repeat(25))]
        {
            assert!(players(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn options_are_pairs() {
        let pair = |key: &str, value: &str| (key.to_string(), value.to_string());
        assert_eq!(options("a=1, b = two").expect("a good list"), [pair("a", "1"), pair("b", "two")]);
        assert_eq!(options("").expect("no options"), []);
        assert!(options("a").is_err());
    }
}
