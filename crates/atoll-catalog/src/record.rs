//! Records: a whole game as text. The format is documented in `docs/notation.md`.

use std::fmt::Write as _;

use atoll_core::{Commitment, MAX_SEATS, Salt, Seat, Secret, from_hex, to_hex, without_mark};

use crate::{RecordError, Setup, Table, Who};

/// The version of the format written. Version 1 is read too; it named players in other words.
pub const RECORD_VERSION: u32 = 2;

/// The largest record that is read, in bytes.
const MAX_RECORD: usize = 4 << 20;
/// What stands for a move that the reader of a partial record may not know.
pub(crate) const HIDDEN: &str = "?";
/// More moves than any game has.
const MAX_MOVES: usize = 20_000;
/// Longer than the text of any move, in bytes.
const MAX_MOVE: usize = 500;
/// More options than any game has.
const MAX_OPTIONS: usize = 64;

/// Everything that is settled before the first move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// Seats, options, rules revision and, unless built in, the component set.
    pub setup: Setup,
    /// The hash of the component set.
    pub components: String,
    /// How many of the moves were taken over from another game that this one goes on with. The commitment is about the
    /// draws after them.
    pub given: usize,
    /// What was published of the secret, if chance was committed to.
    pub commitment: Option<Commitment>,
    /// The seats' salts, in seat order; empty if none were asked for.
    pub salts: Vec<Salt>,
    /// Who sat where, in seat order. May be empty.
    pub players: Vec<Who>,
}

/// One step of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Move {
    /// The seat that acted; `None` for a draw.
    pub seat: Option<Seat>,
    /// Canonical notation.
    pub text: String,
    /// The line it was read from; 0 if it was not read.
    pub line: usize,
}

/// A game as text: header, moves, and the result if it is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What was settled before the first move.
    pub header: Header,
    /// Actions and draws, in order.
    pub moves: Vec<Move>,
    /// Score and rank of each seat, once the game is over.
    pub result: Vec<(Seat, i32, u8)>,
    /// The hash of the position after the last move.
    pub hash: Option<String>,
    /// The secret, once it may be shown. A saved game holds it too: whoever reads the file could look ahead.
    pub secret: Option<Secret>,
    /// Whose knowledge it holds, if not everything: these seats', or a spectator's if there are none. Moves that they may
    /// not know are `?`, and nothing that depends on them is in it.
    pub partial: Option<Vec<Seat>>,
}

impl Record {
    /// An empty record of a table at its beginning.
    pub fn new(table: &dyn Table) -> Self {
        let header = Header {
            game: table.game().id().into(),
            setup: table.setup(),
            components: table.components_hash(),
            given: 0,
            commitment: None,
            salts: Vec::new(),
            players: Vec::new(),
        };
        Self { header, moves: Vec::new(), result: Vec::new(), hash: None, secret: None, partial: None }
    }

    /// Adds a step.
    pub fn push(&mut self, seat: Option<Seat>, text: impl Into<String>) {
        self.moves.push(Move { seat, text: text.into(), line: 0 });
    }

    /// What these seats may have of it: moves for which `hides` is true, by their places, are left open, and nothing that
    /// depends on them is told.
    #[must_use]
    pub fn partial(mut self, seats: Vec<Seat>, hides: impl Fn(usize) -> bool) -> Self {
        for (_, step) in self.moves.iter_mut().enumerate().filter(|(place, _)| hides(*place)) {
            step.text = HIDDEN.into();
        }
        Self { result: Vec::new(), hash: None, secret: None, partial: Some(seats), ..self }
    }

    /// Writes down where the table stands: hash, and result if the game is over.
    pub fn close(&mut self, table: &dyn Table) {
        self.hash = Some(table.hash());
        let standings = table.outcome().map(|outcome| outcome.standings).unwrap_or_default();
        self.result = standings.iter().map(|standing| (standing.seat, standing.score, standing.rank)).collect();
    }

    /// The record as text.
    pub fn to_text(&self) -> String {
        let header = &self.header;
        let mut text = format!("atoll-record {RECORD_VERSION}\ngame {}\n", header.game);
        if let Some(revision) = header.setup.revision {
            let _ = writeln!(text, "rules {revision}");
        }
        let _ = writeln!(text, "seats {}", header.setup.seats);
        if let Some(seats) = &self.partial {
            let letters: String = seats.iter().map(Seat::to_string).collect();
            let _ = writeln!(text, "partial {}", if letters.is_empty() { "-" } else { &letters });
        }
        for (key, value) in &header.setup.options {
            let _ = writeln!(text, "option {key} {value}");
        }
        for (seat, player) in Seat::all(header.setup.seats).zip(&header.players) {
            let _ = writeln!(text, "player {seat} {player}");
        }
        let _ = writeln!(text, "components {}", header.components);
        for line in header.setup.components.iter().flat_map(|file| file.lines()) {
            let _ = writeln!(text, "{}", format!("| {line}").trim_end());
        }
        if header.given > 0 {
            let _ = writeln!(text, "given {}", header.given);
        }
        if let Some(commitment) = &header.commitment {
            let _ = writeln!(text, "commitment {commitment}");
        }
        for (seat, salt) in Seat::all(header.setup.seats).zip(&header.salts) {
            let _ = writeln!(text, "{}", format!("salt {seat} {}", to_hex(salt)).trim_end());
        }
        text.push_str("moves\n");
        for step in &self.moves {
            let _ = match step.seat {
                Some(seat) => writeln!(text, "{seat} {}", step.text),
                None => writeln!(text, "* {}", step.text),
            };
        }
        for (seat, score, rank) in &self.result {
            let _ = writeln!(text, "result {seat} {score} {rank}");
        }
        if let Some(hash) = &self.hash {
            let _ = writeln!(text, "hash {hash}");
        }
        if let Some(secret) = &self.secret {
            let _ = writeln!(text, "secret {}", to_hex(&secret.0));
        }
        text.push_str("end\n");
        text
    }

    /// Reads a record. Whether its moves are legal is for [`crate::Games::verify`] to say.
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let text = without_mark(text);
        if text.len() > MAX_RECORD {
            return Err(RecordError {
                line: 1,
                what: format!("the file has {} bytes; a record has at most {MAX_RECORD}", text.len()),
            });
        }
        let mut reader = Reader::default();
        let mut is_ended = false;
        let mut last = 0;
        for (index, line) in text.lines().enumerate() {
            last = index + 1;
            let wrong = |what: String| RecordError { line: index + 1, what };
            if is_ended {
                if line.trim().is_empty() { continue } else { return Err(wrong("nothing may follow `end`".into())) }
            }
            is_ended = reader.line(line, index + 1).map_err(wrong)?;
        }
        if !is_ended {
            let what = "the file ends early: the line `end` is missing, so something may be lost".to_string();
            return Err(RecordError { line: last.max(1), what });
        }
        reader.finish().map_err(|what| RecordError { line: last, what })
    }
}

/// A text without line breaks.
pub(crate) fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[derive(Default)]
struct Reader {
    version: Option<u32>,
    game: Option<String>,
    setup: Setup,
    components: Option<String>,
    given: usize,
    commitment: Option<Commitment>,
    salts: Vec<Salt>,
    players: Vec<Who>,
    in_moves: bool,
    moves: Vec<Move>,
    result: Vec<(Seat, i32, u8)>,
    hash: Option<String>,
    secret: Option<Secret>,
    partial: Option<Vec<Seat>>,
}

impl Reader {
    /// Reads one line; true if it is the last.
    fn line(&mut self, line: &str, at: usize) -> Result<bool, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        if self.version.is_none() {
            return match words[..] {
                ["atoll-record", version] => match number(version) {
                    Ok(known @ 1..=RECORD_VERSION) => {
                        self.version = Some(known);
                        Ok(false)
                    }
                    _ => Err(format!(
                        "this is a record of version {}; versions up to {RECORD_VERSION} are understood",
                        shorten(version)
                    )),
                },
                _ => Err(format!("this is not a record: it does not begin with `atoll-record {RECORD_VERSION}`")),
            };
        }
        match words[..] {
            [] => {}
            ["end"] => return Ok(true),
            _ if self.in_moves => self.move_line(&words, at)?,
            _ => self.header_line(line, &words)?,
        }
        Ok(false)
    }

    fn header_line(&mut self, line: &str, words: &[&str]) -> Result<(), String> {
        match *words {
            ["game", game] => self.game = Some(game.into()),
            ["rules", revision] => self.setup.revision = Some(number(revision)?),
            ["seats", seats] => self.setup.seats = number(seats)?,
            ["partial", "-"] => self.partial = Some(Vec::new()),
            ["partial", seats] => {
                let seats = seats.chars().map(|seat| seat.to_string().parse()).collect::<Result<Vec<Seat>, _>>()?;
                if !seats.is_sorted_by(|one, next| one < next) {
                    return Err("the seats of a partial record stand in order, each once".into());
                }
                self.partial = Some(seats);
            }
            ["option", ..] if self.setup.options.len() >= MAX_OPTIONS => {
                return Err(format!("a record has at most {MAX_OPTIONS} options"));
            }
            ["option", key, value] => self.setup.options.push((key.into(), value.into())),
            ["player", seat, ..] => {
                self.in_order(seat, self.players.len())?;
                let text = words[2..].join(" ");
                self.players.push(if self.version == Some(1) { Who::read_old(&text) } else { text.parse()? });
            }
            ["components", hash] => self.components = Some(to_hex(&from_hex(hash).map_err(|error| error.to_string())?)),
            ["|", ..] => {
                let file = self.setup.components.get_or_insert_default();
                file.push_str(
                    line.trim_start()
                        .strip_prefix('|')
                        .map(|rest| rest.strip_prefix(' ').unwrap_or(rest))
                        .unwrap_or_default(),
                );
                file.push('\n');
            }
            ["given", moves] => self.given = number(moves)?,
            ["commitment", hash] => {
                self.commitment = Some(Commitment(from_hex(hash).map_err(|error| error.to_string())?))
            }
            ["salt", seat] => {
                self.in_order(seat, self.salts.len())?;
                self.salts.push(Vec::new());
            }
            ["salt", seat, salt] => {
                self.in_order(seat, self.salts.len())?;
                self.salts.push(bytes(salt)?);
            }
            ["moves"] => self.in_moves = true,
            _ => return Err(format!("`{}` is no header line", shorten(line))),
        }
        Ok(())
    }

    fn in_order(&self, seat: &str, expected: usize) -> Result<(), String> {
        let seat: Seat = seat.parse()?;
        if seat.index() == expected { Ok(()) } else { Err(format!("seat {seat} is out of order here")) }
    }

    fn move_line(&mut self, words: &[&str], line: usize) -> Result<(), String> {
        match *words {
            ["result", ..] if self.result.len() >= MAX_SEATS => {
                return Err(format!("a record has at most {MAX_SEATS} results"));
            }
            ["result", seat, score, rank] => self.result.push((seat.parse()?, number(score)?, number(rank)?)),
            ["hash", hash] => self.hash = Some(to_hex(&from_hex(hash).map_err(|error| error.to_string())?)),
            ["secret", secret] => self.secret = Some(Secret(from_hex(secret).map_err(|error| error.to_string())?)),
            [_, ..] if self.hash.is_some() || !self.result.is_empty() => {
                return Err("no move may follow the result".into());
            }
            [_, HIDDEN] if self.partial.is_none() => {
                return Err(format!("`{HIDDEN}` stands for a hidden move, but the head has no `partial` line"));
            }
            [who, _, ..] => {
                let seat = if who == "*" { None } else { Some(who.parse()?) };
                if self.moves.len() >= MAX_MOVES {
                    return Err(format!("a record has at most {MAX_MOVES} moves"));
                }
                let text = words[1..].join(" ");
                if text.len() > MAX_MOVE {
                    return Err(format!("`{}` is no move: it has more than {MAX_MOVE} letters", shorten(&text)));
                }
                self.moves.push(Move { seat, text, line });
            }
            _ => {
                return Err(format!(
                    "`{}` is no move; write `A …` for a seat or `* …` for a draw",
                    shorten(&words.join(" "))
                ));
            }
        }
        Ok(())
    }

    fn finish(self) -> Result<Record, String> {
        let missing = |what: &str| format!("the record has no `{what}` line");
        if !self.in_moves {
            return Err(missing("moves"));
        }
        if self.setup.seats == 0 {
            return Err(missing("seats"));
        }
        if self.setup.revision.is_none() {
            return Err(missing("rules"));
        }
        if !self.salts.is_empty() && self.salts.len() != usize::from(self.setup.seats) {
            return Err(format!(
                "there are {} salts at a table of {} seats; each seat has one, or none has",
                self.salts.len(),
                self.setup.seats
            ));
        }
        if self.partial.is_some() && (self.hash.is_some() || self.secret.is_some() || !self.result.is_empty()) {
            return Err("a partial record has no result, hash or secret".into());
        }
        if self.given > self.moves.len() {
            return Err(format!("{} moves are said to be given, but there are only {}", self.given, self.moves.len()));
        }
        if self.players.len() > usize::from(self.setup.seats) {
            return Err(format!("there are more players than the {} seats", self.setup.seats));
        }
        let header = Header {
            game: self.game.ok_or_else(|| missing("game"))?,
            components: self.components.ok_or_else(|| missing("components"))?,
            setup: self.setup,
            given: self.given,
            commitment: self.commitment,
            salts: self.salts,
            players: self.players,
        };
        Ok(Record {
            header,
            moves: self.moves,
            result: self.result,
            hash: self.hash,
            secret: self.secret,
            partial: self.partial,
        })
    }
}

fn number<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{}` is not a number that fits here", shorten(word)))
}

/// A salt in hexadecimal digits.
pub(crate) fn bytes(hex: &str) -> Result<Vec<u8>, String> {
    let wrong = || format!("`{}` is not a salt of at most 64 bytes in hexadecimal digits", shorten(hex));
    if hex.len() > 128 || !hex.len().is_multiple_of(2) || !hex.is_ascii() {
        return Err(wrong());
    }
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).map_err(|_| wrong())).collect()
}

fn shorten(text: &str) -> String {
    let text = one_line(text);
    if text.chars().count() <= 60 { text } else { format!("{}…", text.chars().take(60).collect::<String>()) }
}
