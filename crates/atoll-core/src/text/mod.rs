//! The text face of a game: one small trait for each thing that is said, so that each is implemented where its code is.

pub(crate) mod boards;
pub(crate) mod component_files;
pub(crate) mod lines;
pub(crate) mod messages;
pub(crate) mod notation;
pub(crate) mod positions;
pub(crate) mod titled;
pub(crate) mod variants;

use boards::Boards;
use component_files::ComponentFiles;
use lines::Lines;
use messages::Messages;
use notation::Notation;
use positions::Positions;
use titled::Titled;
use variants::Variants;

/// What a game needs so that scripts, records, terminals and bots of other programs can speak with it: all of the text
/// face. It is never implemented by hand.
pub trait TextGame: Titled + Variants + ComponentFiles + Notation + Positions + Lines + Messages + Boards {}

impl<G: Titled + Variants + ComponentFiles + Notation + Positions + Lines + Messages + Boards> TextGame for G {}
