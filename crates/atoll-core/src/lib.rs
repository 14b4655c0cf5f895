//! The contract that every Atoll game fulfils, and the few things all games share.
//!
//! A game is a plain value type that implements [`Game`]: it says whose turn it is, lists and checks legal actions,
//! plays them, and settles chance that the caller supplies. [`TextGame`] adds its text face (notation, positions, text
//! boards) and [`JsonGame`] its JSON face.
//!
//! What is deliberately absent: I/O, async, clocks, randomness of its own, and any knowledge of a particular game.

#![forbid(unsafe_code)]

mod bit_set;
mod chance;
mod game;
mod illegal;
mod json;
mod message;
mod outcome;
mod perft;
mod place;
mod play;
mod sample;
mod seat;
mod sink;
mod text;

pub use chance::{Bag, Chance, Commitment, FairChance, GameSeed, HexError, Salt, Secret, digest, from_hex, to_hex};
pub use game::{Audience, Game, SetupError, Turn};
pub use illegal::{Illegal, Reason, RuleId};
pub use json::{JsonForm, JsonGame};
pub use message::{Arg, Message};
pub use outcome::{Outcome, ScoreLine, Standing};
pub use perft::{Perft, perft};
pub use place::Place;
pub use play::{playout, random_action, random_draw, random_step};
pub use sample::{below, pick_weighted};
pub use seat::{MAX_SEATS, Seat};
pub use sink::{NoEvents, Sink};
pub use text::TextGame;
pub use text::boards::{Boards, Glyph, Ink, TextBoard};
pub use text::component_files::{ComponentFiles, SetError};
pub use text::lines::Lines;
pub use text::messages::{ActionLabel, Messages};
pub use text::notation::{Notation, NotationError, Read, read, read_number, read_seat, read_typed, refuse, wrong};
pub use text::positions::{PositionKeys, Positions, counted, read_counted, without_mark};
pub use text::titled::Titled;
pub use text::variants::{OptionError, OptionSpec, Variant, Variants};

pub use rand_core::Rng;
