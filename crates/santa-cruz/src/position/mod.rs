//! Positions drawn as text: one line for each thing that matters. The format is documented in `docs/notation.md`.
//!
//! Reading is forgiving: whatever a position leaves out is filled from the rest of the box.

mod check;
mod fill;
mod lines;

use std::fmt::Write as _;

use atoll_core::{
    Game, NotationError, PositionKeys, Positions, Read, Seat, counted, read, read_counted, read_number, wrong,
};

use crate::bits::{ScoringSet, Sites, TileSet};
use crate::components::TileId;
use crate::facts::{Facts, Half, MAX_PLAYERS, Phase, Step};
use crate::lines::{builds_left, is_step};
use crate::names::{Building, Card, Category, Reach, Scoring, SetName};
use crate::{Options, State};

/// More points than any game yields; keeps sums far from overflow.
const MAX_POINTS: i16 = 999;

/// The words that begin lines of a position.
const KEYS: PositionKeys = PositionKeys {
    all: &[
        "phase",
        "round",
        "start",
        "sharing",
        "tiles",
        "buildings",
        "stock",
        "points",
        "order",
        "set",
        "cards",
        "scoring",
        "scored",
        "pile",
        "took",
        "new",
        "away",
        "birds",
        "shown",
    ],
    grids: &[],
};

/// Whether the phase is one of a round's, in which hands and boards vary.
fn is_round(phase: Phase) -> bool {
    is_step(phase) || matches!(phase, Phase::Play | Phase::Double)
}

/// The game's end, when all cards are played.
fn is_end(phase: Phase) -> bool {
    matches!(phase, Phase::Show | Phase::Over)
}

/// Whether hands and played cards stand in the position of such a phase; elsewhere they follow from the rest.
fn has_hands(phase: Phase) -> bool {
    is_round(phase) || is_end(phase)
}

impl Positions for State {
    fn position_text(&self) -> String {
        let facts = &self.facts;
        let phase = facts.phase;
        let mut text = format!("phase {}", phase.word());
        if !matches!(phase, Phase::Lay | Phase::First | Phase::Start | Phase::Over) {
            let _ = write!(text, " {}", facts.active);
        }
        if is_step(phase) {
            let _ = write!(text, " {} {}", facts.step.kind.word(), builds_left(facts.step.half));
            if facts.step.half == Half::Second {
                text.push_str(" second");
            }
            let _ = match phase {
                Phase::Turn => write!(text, " {}", self.site_list(facts.turning)),
                _ => facts.at.map_or(Ok(()), |site| write!(text, " {}", self.site_id(site))),
            };
        }
        let _ = write!(text, "\nround {}\n", facts.round);
        if facts.has_start() {
            let _ = writeln!(text, "start {}", facts.start);
        }
        if facts.has_shared {
            text.push_str("sharing used\n");
        }
        let open = facts.components.site_ids().filter_map(|site| Some((site, facts.tile_on(site)?)));
        let tiles: String =
            open.map(|(site, tile)| format!(" {}={}", self.site_id(site), self.tile_id(tile))).collect();
        if !tiles.is_empty() {
            let _ = writeln!(text, "tiles{tiles}");
        }
        for seat in Seat::all(facts.seats) {
            self.write_seat(seat, &mut text);
        }
        if facts.has_markers() {
            let order: String = facts.ranking().iter().map(|seat| format!(" {seat}")).collect();
            let _ = writeln!(text, "order{order}");
        }
        let shown = Seat::all(facts.seats).filter(|seat| facts.shown[seat.index()]);
        let shown: String = shown.map(|seat| format!(" {seat}")).collect();
        if phase == Phase::Show && !shown.is_empty() {
            let _ = writeln!(text, "shown{shown}");
        }
        text
    }

    fn from_position(options: &Options, seats: u8, text: &str) -> Read<Self> {
        let start = Self::new(options, seats).map_err(|error| NotationError::new(error.to_string()))?;
        let mut draft = Draft::new(start);
        KEYS.read(text, |key, words, _| draft.read_line(key, words))?;
        draft.finish()
    }
}

impl State {
    fn write_seat(&self, seat: Seat, text: &mut String) {
        let facts = &self.facts;
        let own = seat.index();
        let words = |cards: ScoringSet| cards.iter().map(|card| format!(" {}", card.word())).collect::<String>();
        if facts.has_markers() {
            let sites = self.site_list(facts.buildings[own]);
            let _ = writeln!(text, "{}", format!("buildings {seat} {sites}").trim_end());
            let [lighthouses, churches, houses] = facts.stock[own];
            let _ = writeln!(text, "stock {seat} {lighthouses} {churches} {houses}");
            let _ = writeln!(text, "points {seat} {}", facts.points[own]);
        }
        if let Some(set) = facts.set[own] {
            let _ = writeln!(text, "set {seat} {}", set.word());
        }
        let (is_playing, is_late) = (has_hands(facts.phase), !facts.piles[own].is_empty());
        if is_playing {
            let _ =
                writeln!(text, "cards {seat}{}", counted(Card::ALL.map(Card::word).into_iter().zip(facts.cards[own])));
        }
        if is_playing || !facts.has_markers() {
            let _ = writeln!(text, "scoring {seat}{}", words(facts.hands[own]));
        }
        if is_playing {
            let _ = writeln!(text, "scored {seat}{}", words(facts.scored[own]));
        }
        if is_late {
            let _ = writeln!(text, "pile {seat}{}", words(facts.piles[own]));
        }
        if let Some(owner) = facts.took[own] {
            let _ = writeln!(text, "took {seat} {owner}");
        }
        if let Some(card) = facts.new[own] {
            let _ = writeln!(text, "new {seat} {}", card.word());
        }
        if let Some(card) = facts.away[own] {
            let _ = writeln!(text, "away {seat} {}", card.word());
        }
        if facts.has_markers() {
            let values = (1..).zip(facts.birds[own]);
            let chips: String = values.map(|(value, n)| format!(" {value}").repeat(n.into())).collect();
            let _ = writeln!(text, "birds {seat}{chips}");
        }
    }
}

/// A position being read.
struct Draft {
    /// A table before anything has happened; what has been read so far is noted in its facts.
    state: State,
    has_phase: bool,
    active: Option<Seat>,
    round: Option<u8>,
    start: Option<Seat>,
    order: Option<Vec<Seat>>,
    sites: Vec<String>,
    stock: [Option<[u8; 3]>; MAX_PLAYERS],
    points: [Option<i16>; MAX_PLAYERS],
    cards: [Option<[u8; 4]>; MAX_PLAYERS],
    scoring: [Option<ScoringSet>; MAX_PLAYERS],
    scored: [Option<ScoringSet>; MAX_PLAYERS],
    /// Every scoring card that some line has given a place in the box.
    used: ScoringSet,
}

impl Draft {
    fn new(mut state: State) -> Self {
        state.facts.phase = Phase::Play;
        state.facts.turning = Sites::EMPTY;
        Self {
            state,
            has_phase: false,
            active: None,
            round: None,
            start: None,
            order: None,
            sites: Vec::new(),
            stock: [None; MAX_PLAYERS],
            points: [None; MAX_PLAYERS],
            cards: [None; MAX_PLAYERS],
            scoring: [None; MAX_PLAYERS],
            scored: [None; MAX_PLAYERS],
            used: ScoringSet::EMPTY,
        }
    }

    fn facts(&mut self) -> &mut Facts {
        &mut self.state.facts
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.state.facts.seats)
    }

    /// Seats in turn order, from the start player.
    fn in_turn(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (start, seats) = (self.state.facts.start, self.state.facts.seats);
        (0..seats).map(move |steps| start.after(steps, seats))
    }
}
