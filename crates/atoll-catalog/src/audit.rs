//! A record compared with what somebody kept of the game: the seal of before the first move, the salts, and the moves seen.
//!
//! [`Games::verify`] asks whether a record agrees with itself and stops at the first fault. An audit goes through to the
//! end and judges each part by itself, since whoever reads it has to know what was changed.

use atoll_core::{Commitment, FairChance, Salt, Seat, Turn};

use crate::replay::claims;
use crate::{Games, Record, RecordError, due_draw};

/// What somebody kept of a game while it was played. Nothing of it has to be there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// The commitment that was seen before the first move.
    pub commitment: Option<Commitment>,
    /// The salts that this person's seats added.
    pub own: Vec<(Seat, Salt)>,
    /// Every seat's salt as it was told when the game began, in seat order.
    pub told: Option<Vec<Salt>>,
    /// What the table had agreed on. Draws follow from it as well: they are made from its pieces, and moves that are given
    /// are not drawn at all.
    pub agreed: Option<Agreed>,
    /// The moves that were seen, from the first, without those that were taken back.
    pub seen: Vec<Glimpse>,
}

/// What a table has settled before its first move, as everybody was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// The game's id.
    pub game: String,
    /// Every option.
    pub options: Vec<(String, String)>,
    /// The hash of the component set.
    pub components: String,
    /// How many moves were taken over from another game.
    pub given: usize,
}

/// A move as somebody saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Glimpse {
    /// The seat; none for a draw.
    pub seat: Option<Seat>,
    /// The move in notation; none if it was hidden.
    pub text: Option<String>,
}

/// Something that is not as it was promised.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The record names another seal than the one that was kept, or none.
    OtherSeal,
    /// The secret does not open the seal.
    OtherSecret,
    /// The record is of another game, other pieces, other options or other given moves than the table told.
    OtherTerms,
    /// The salt that this person's seat added is not in the record as it was.
    OwnSalt(Seat),
    /// The salt of a seat is not the one that was told when the game began.
    ToldSalt(Seat),
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
    Record(String),
}

/// What comparing a record with what was kept has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Audit {
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether the record holds all that is needed: the secret, and every move.
    pub is_open: bool,
    /// How many draws the secret had to decide, as far as the record could be replayed.
    pub draws: usize,
    /// How many of them came out alike when they were drawn again.
    pub recomputed: usize,
    /// How many seats added salt.
    pub salted: usize,
    /// What is wrong, in the order in which it matters. Of several wrong draws only the first is told.
    pub faults: Vec<Fault>,
}

impl Games {
    /// Compares a record with what somebody kept of the game, and draws every draw again.
    pub fn audit(self, record: &Record, kept: &Kept) -> Audit {
        let mut faults = kept.compare(record);
        let mut audit = Audit {
            is_over: false,
            is_open: record.secret.is_some() && record.partial.is_none(),
            draws: 0,
            recomputed: 0,
            salted: record.header.salts.iter().filter(|salt| !salt.is_empty()).count(),
            faults: Vec::new(),
        };
        if record.partial.is_none()
            && let Err(error) = self.draw_again(record, &mut audit)
        {
            audit.faults.push(Fault::Record(error.to_string()));
        }
        faults.append(&mut audit.faults);
        Audit { faults, ..audit }
    }

    /// Replays the record to its end and draws everything again.
    fn draw_again(self, record: &Record, audit: &mut Audit) -> Result<(), RecordError> {
        let mut replay = self.replay(record).map_err(|error| RecordError { line: 1, what: error.to_string() })?;
        let seed = record.secret.as_ref().map(|secret| secret.seed(&record.header.game, &record.header.salts));
        let mut fair = seed.map(FairChance::new);
        while let Some(step) = record.moves.get(replay.position()) {
            let number = replay.position() + 1;
            let due = match (&mut fair, step.seat) {
                (Some(fair), None) if number > record.header.given => due_draw(replay.table(), fair),
                _ => None,
            };
            let Some(done) = replay.step().transpose()? else { break };
            let Some(due) = due else { continue };
            audit.draws += 1;
            if due == done.text {
                audit.recomputed += 1;
            } else if audit.recomputed + 1 == audit.draws {
                audit.faults.push(Fault::Draw { number, text: done.text, due });
            }
        }
        audit.is_over = replay.table().turn() == Turn::Over;
        claims(record, replay.table()).map(drop)
    }
}

impl Kept {
    /// What a record does not have as it was kept; nothing is replayed for it.
    pub fn compare(&self, record: &Record) -> Vec<Fault> {
        let mut faults = Vec::new();
        let sealed = record.header.commitment;
        if self.commitment.is_some() && self.commitment != sealed {
            faults.push(Fault::OtherSeal);
        }
        // The secret answers for the seal that was kept, whatever seal the record names.
        if let (Some(secret), Some(seal)) = (&record.secret, self.commitment.or(sealed))
            && secret.commitment() != seal
        {
            faults.push(Fault::OtherSecret);
        }
        let header = &record.header;
        let is_agreed = self.agreed.as_ref().is_none_or(|agreed| {
            (&agreed.game, &agreed.options, &agreed.components, agreed.given)
                == (&header.game, &header.setup.options, &header.components, header.given)
        });
        if !is_agreed {
            faults.push(Fault::OtherTerms);
        }
        let none = Salt::new();
        let salts = &record.header.salts;
        let salt_of = |seat: Seat| salts.get(seat.index()).unwrap_or(&none);
        let own = self.own.iter().filter(|(seat, salt)| salt_of(*seat) != salt);
        faults.extend(own.map(|(seat, _)| Fault::OwnSalt(*seat)));
        if let Some(told) = &self.told {
            let is_own = |seat: Seat| self.own.iter().any(|(own, _)| *own == seat);
            let seats = Seat::all(record.header.setup.seats).filter(|seat| !is_own(*seat));
            let other = seats.filter(|seat| salt_of(*seat) != told.get(seat.index()).unwrap_or(&none));
            faults.extend(other.map(Fault::ToldSalt));
        }
        let is_same = |(place, seen): (usize, &Glimpse)| {
            record
                .moves
                .get(place)
                .is_some_and(|step| step.seat == seen.seat && seen.text.as_ref().is_none_or(|text| *text == step.text))
        };
        if let Some(place) = self.seen.iter().enumerate().position(|seen| !is_same(seen)) {
            faults.push(Fault::Move { number: place + 1 });
        }
        faults
    }
}

impl std::fmt::Display for Fault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::OtherSeal => f.write_str("the record has another commitment than the one that was kept"),
            Self::OtherSecret => f.write_str("the secret does not fit the commitment: draws may have been chosen"),
            Self::OtherTerms => f.write_str("the record is not of the game that the table agreed on"),
            Self::OwnSalt(seat) => write!(f, "the record does not have the salt that seat {seat} added"),
            Self::ToldSalt(seat) => write!(f, "the salt of seat {seat} is not the one told when the game began"),
            Self::Draw { number, text, due } => {
                write!(f, "move {number} draws `{text}`, but secret and salts demand `{due}`")
            }
            Self::Move { number } => write!(f, "move {number} is not the one that was seen"),
            Self::Record(what) => f.write_str(what),
        }
    }
}

/// `A=HEX`: a seat and the salt that it added.
pub fn parse_salt(text: &str) -> Result<(Seat, Salt), String> {
    let (seat, salt) = text.split_once('=').ok_or("write a salt as A=HEX, with the letter of its seat")?;
    Ok((seat.trim().parse()?, crate::record::bytes(salt.trim())?))
}

/// A salt in hexadecimal digits of either case, as a record has it.
pub fn salt_from_hex(text: &str) -> Result<Salt, String> {
    crate::record::bytes(text)
}
