//! The contract that every Atoll game fulfils, and the few things all games share.
//!
//! A game is a plain value type that implements [`Game`]: it says whose turn it is, lists and checks legal actions,
//! plays them, and settles chance that the caller supplies. [`TextGame`] adds its text face (notation, positions, text
//! boards) and [`Wire`] its JSON face.
//!
//! What is deliberately absent: I/O, async, clocks, randomness of its own, and any knowledge of a particular game.

#![forbid(unsafe_code)]

mod chance;
mod game;
mod illegal;
mod message;
mod outcome;
mod sample;
mod seat;
mod sink;
mod text;
mod text_board;

pub use chance::{Bag, Chance, Commitment, FairChance, GameSeed, HexError, Salt, Secret, digest, from_hex, to_hex};
pub use game::{Audience, Game, Perft, SetupError, Turn, Wire, perft, playout, settle_at_random};
pub use illegal::{Illegal, Reason, RuleId};
pub use message::{Arg, Message};
pub use outcome::{Outcome, ScoreLine, Standing};
pub use sample::{below, pick_weighted};
pub use seat::{MAX_SEATS, Seat};
pub use sink::{NoEvents, Sink};
pub use text::{ActionLabel, NotationError, OptionError, OptionSpec, Place, SetError, TextGame};
pub use text_board::{Glyph, Ink, TextBoard};

pub use rand_core::Rng;
