//! Why an action is refused.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;

use crate::{Message, Seat};

/// A numbered paragraph of a game's law, written `XX-13`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct RuleId {
    /// The law's two-letter prefix, different for each game.
    pub law: [u8; 2],
    /// The paragraph's number.
    pub number: u8,
}

impl RuleId {
    /// The paragraph `number` of the law with the prefix `law`.
    pub const fn new(law: &[u8; 2], number: u8) -> Self {
        Self { law: *law, number }
    }
}

impl fmt::Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}-{}", self.law[0] as char, self.law[1] as char, self.number)
    }
}

impl FromStr for RuleId {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("`{text}` is not a paragraph; write it like XX-13");
        let (law, number) = text.split_once('-').ok_or_else(wrong)?;
        let law: [u8; 2] = law.as_bytes().try_into().map_err(|_| wrong())?;
        if !law.iter().all(u8::is_ascii_uppercase) || !number.bytes().all(|b| b.is_ascii_digit()) {
            return Err(wrong());
        }
        Ok(Self { law, number: number.parse().map_err(|_| wrong())? })
    }
}

impl Serialize for RuleId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What is wrong with an action, said in two ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reason {
    /// The key of the message that says it in people's languages; it takes no arguments.
    pub key: &'static str,
    /// The same in English, for programs without message files: a sentence fragment in small letters.
    pub english: &'static str,
}

/// Why an action may not be played now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Another seat is to act.
    #[error("it is seat {to_act}'s turn to decide, not seat {tried}'s")]
    NotYourTurn {
        /// The seat whose decision is awaited.
        to_act: Seat,
        /// The seat that tried to act.
        tried: Seat,
    },
    /// A tile, ship or card has to be turned up first.
    #[error("wait: a draw comes first")]
    AwaitingDraw,
    /// The action breaks a paragraph of the law.
    #[error("{rule}: {}", .why.english)]
    Breaks {
        /// The paragraph that forbids it.
        rule: RuleId,
        /// What is wrong.
        why: Reason,
    },
}

impl Illegal {
    /// The paragraph that forbids the action, if it is a matter of the law rather than of whose turn it is.
    pub fn rule(&self) -> Option<RuleId> {
        match self {
            Self::Breaks { rule, .. } => Some(*rule),
            _ => None,
        }
    }

    /// The refusal as a message; its keys are in `common.ftl` and in the game's file.
    pub fn message(&self) -> Message {
        match *self {
            Self::GameOver => Message::new("common-game-over"),
            Self::NotYourTurn { to_act, tried } => {
                Message::new("common-not-your-turn").with("seat", to_act).with("tried", tried)
            }
            Self::AwaitingDraw => Message::new("common-awaiting-draw"),
            Self::Breaks { rule, why } => {
                Message::new("common-breaks").with("rule", rule).with("why", Message::new(why.key))
            }
        }
    }
}
