//! Who plays a seat, as records name them.

use std::fmt;
use std::str::FromStr;

use atoll_bots::{ARENA_BOTS, BOTS};

use crate::record::one_line;

/// Who plays a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Who {
    /// Nobody, or nobody knows who.
    Nobody,
    /// A person.
    Person {
        /// What the person is called.
        name: String,
    },
    /// A bot.
    Bot {
        /// The bot's name.
        bot: String,
    },
    /// A bot in place of a person.
    StandIn {
        /// The bot's name.
        bot: String,
        /// What the person is called; empty if nobody sits there any more.
        name: String,
    },
}

impl Who {
    /// The bot that plays, if one does.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Self::Bot { bot } | Self::StandIn { bot, .. } => Some(bot),
            Self::Nobody | Self::Person { .. } => None,
        }
    }

    /// The person's name; empty if there is none.
    pub fn name(&self) -> &str {
        match self {
            Self::Person { name } | Self::StandIn { name, .. } => name,
            Self::Nobody | Self::Bot { .. } => "",
        }
    }

    /// Reads what records of version 1 call a player: a sentence of a kind, or a bot's name alone.
    pub(crate) fn read_old(text: &str) -> Self {
        let is_bot = |name: &str| BOTS.iter().any(|bot| bot.name == name) || ARENA_BOTS.contains(&name);
        if let Some((name, bot)) =
            text.split_once(", bot ").and_then(|(name, rest)| Some((name, rest.strip_suffix(" standing in")?)))
        {
            return Self::StandIn { bot: bot.into(), name: name.into() };
        }
        match text.strip_prefix("bot ").filter(|bot| is_bot(bot)) {
            Some(bot) => Self::Bot { bot: bot.into() },
            None if is_bot(text) => Self::Bot { bot: text.into() },
            None if text == "nobody" => Self::Nobody,
            None => Self::Person { name: text.into() },
        }
    }
}

/// As records say it: `nobody`, `person NAME`, `bot BOT` or `stand-in BOT NAME`.
impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = match self {
            Self::Nobody => "nobody".to_string(),
            Self::Person { name } => format!("person {name}"),
            Self::Bot { bot } => format!("bot {bot}"),
            Self::StandIn { bot, name } => format!("stand-in {bot} {name}"),
        };
        f.write_str(&one_line(&line))
    }
}

impl FromStr for Who {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (kind, rest) = text.split_once(' ').unwrap_or((text, ""));
        let (bot, name) = rest.split_once(' ').unwrap_or((rest, ""));
        match kind {
            "nobody" if rest.is_empty() => Ok(Self::Nobody),
            "person" => Ok(Self::Person { name: rest.into() }),
            "bot" if !bot.is_empty() && name.is_empty() => Ok(Self::Bot { bot: bot.into() }),
            "stand-in" if !bot.is_empty() => Ok(Self::StandIn { bot: bot.into(), name: name.into() }),
            _ => Err("a player is `nobody`, `person NAME`, `bot BOT` or `stand-in BOT NAME`".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_back() {
        let names = || ["Ann".to_string(), "bot expert".into(), String::new()].into_iter();
        let people = names().map(|name| Who::Person { name });
        let lent = names().map(|name| Who::StandIn { bot: "normal".into(), name });
        for player in people.chain(lent).chain([Who::Nobody, Who::Bot { bot: "value".into() }]) {
            assert_eq!(player.to_string().parse(), Ok(player));
        }
        for bad in ["", "nobody here", "bot", "bot a b", "Ann", "stand-in"] {
            assert!(bad.parse::<Who>().is_err(), "{bad}");
        }
    }

    #[test]
    fn old_words_are_understood() {
        let person = |name: &str| Who::Person { name: name.into() };
        let bot = |bot: &str| Who::Bot { bot: bot.into() };
        assert_eq!(["greedy", "bot greedy"].map(Who::read_old), [bot("greedy"), bot("greedy")]);
        assert_eq!(["Ann", "bot and co"].map(Who::read_old), [person("Ann"), person("bot and co")]);
        assert_eq!(Who::read_old("nobody"), Who::Nobody);
        let lent = Who::StandIn { bot: "normal".into(), name: "Ben".into() };
        assert_eq!(Who::read_old("Ben, bot normal standing in"), lent);
    }
}
