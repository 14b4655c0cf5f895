//! What the client asks its own engine, the rules as WebAssembly, and what that answers. No server takes part in it.
//!
//! A question is JSON with its name in `ask`; the answer to one that cannot be understood is `{"error": sentence}`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Seat;

/// A question to the engine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "ask", rename_all = "kebab-case", deny_unknown_fields)]
#[ts(export)]
pub enum EngineAsk {
    /// Whether a record is true, and the one that belongs to what was kept of the game. Answered by [`Audited`].
    Verify {
        /// The record's text.
        record: String,
        /// What was kept.
        kept: KeptOfGame,
    },
}

/// What a device kept of a game while it was played; each part may be missing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct KeptOfGame {
    /// The commitment that was seen before the first move.
    pub commitment: Option<String>,
    /// The salts that seats of this device added: seat and hexadecimal digits.
    #[ts(as = "Vec<(Seat, String)>")]
    pub own: Vec<(String, String)>,
    /// Every seat's salt as it was told when the game began, in seat order.
    pub told: Option<Vec<String>>,
    /// What the table had agreed on.
    pub agreed: Option<AgreedTerms>,
    /// The moves that were seen, from the first, without those that were taken back: the seat, none for a draw, and the
    /// notation, none if it was hidden.
    #[ts(as = "Vec<(Option<Seat>, Option<String>)>")]
    pub seen: Vec<(Option<String>, Option<String>)>,
}

/// What a table has settled before its first move.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(export)]
pub struct AgreedTerms {
    /// The game's id.
    pub game: String,
    /// Every option.
    pub options: Vec<(String, String)>,
    /// Hash of the component set.
    pub components: String,
    /// How many of the first moves were taken over from another game.
    pub given: usize,
}

/// What comparing a record with what was kept has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[ts(export)]
pub struct Audited {
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether the record holds all that is needed: the secret, and every move.
    pub is_open: bool,
    /// Whether the record names a seal.
    pub is_sealed: bool,
    /// How many draws the secret had to decide, as far as the record could be replayed.
    pub draws: usize,
    /// How many of them came out alike when they were drawn again.
    pub recomputed: usize,
    /// How many seats added salt.
    pub salted: usize,
    /// What is wrong, in the order in which it matters.
    pub faults: Vec<AuditFault>,
}

/// Something that is not as it was promised.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[ts(export)]
pub enum AuditFault {
    /// The record names another seal than the one that was kept, or none.
    OtherSeal,
    /// The secret does not open the seal.
    OtherSecret,
    /// The record is of another game, other pieces, other options or other given moves than the table told.
    OtherTerms,
    /// The salt that a seat of this device added is not in the record as it was.
    OwnSalt {
        /// The seat.
        #[ts(as = "Seat")]
        seat: String,
    },
    /// The salt of a seat is not the one that was told when the game began.
    ToldSalt {
        /// The seat.
        #[ts(as = "Seat")]
        seat: String,
    },
    /// A draw is not the one that secret and salts demand.
    Draw {
        /// The move, from 1.
        number: usize,
        /// What the record draws.
        text: String,
        /// What it should have drawn.
        due: String,
    },
    /// A move is another one than the one that was seen, or is missing.
    Move {
        /// The move, from 1.
        number: usize,
    },
    /// The record cannot be replayed by the rules, or what it claims of the end is not true.
    Record {
        /// Why, in English.
        why: String,
    },
}
