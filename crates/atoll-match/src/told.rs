//! A record told step by step, with what checking it found.

use atoll_catalog::{Games, Header, Unwanted, Who, Work};
use atoll_protocol::{PlayerInfo, ReplayHeader, ReplayInfo, ReplayStep, SeatKind, StepSource, Verified};

use crate::log::Step;
use crate::sight::{Recorded, item, standing};

/// A record that cannot be told.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ToldError {
    /// It does not begin as it should.
    #[error("This record cannot be replayed: {0}.")]
    Wrong(String),
    /// Telling it would take more than so many bytes.
    #[error("This record is too long to be told step by step.")]
    TooLong,
    /// It was given up before it was done.
    #[error(transparent)]
    Unwanted(#[from] Unwanted),
}

/// A record of one of these games as JSON of a [`ReplayInfo`], of at most `limit` bytes; for as long as the
/// work is wanted.
pub fn tell(games: Games, recorded: &Recorded, limit: usize, work: Work<'_>) -> Result<Vec<u8>, ToldError> {
    let Recorded { record: shared, whole: record, viewer } = recorded;
    let mut replay = games.replay(record).map_err(|error| ToldError::Wrong(error.to_string()))?;
    let verified = match games.verify_while(record, work)? {
        Ok(found) => Verified {
            is_true: true,
            problem: None,
            is_over: found.is_over,
            draws_verified: found.draws_verified,
            // The hash of a position that is not known whole could be compared with guesses.
            hash: shared.partial.is_none().then_some(found.hash),
            result: found.result.iter().map(|(seat, score, rank)| (seat.to_string(), *score, *rank)).collect(),
        },
        Err(error) => Verified {
            is_true: false,
            problem: Some(error.to_string()),
            is_over: false,
            draws_verified: None,
            hash: None,
            result: Vec::new(),
        },
    };
    let table = replay.table();
    let mut info = ReplayInfo {
        header: head(&record.header, table.setup().options, table.components_hash()),
        verified,
        components: table.components_json(),
        start: standing(table, 0, *viewer),
        steps: Vec::new(),
    };
    let mut size = 0;
    while let Some(done) = replay.step() {
        work.go_on()?;
        // What comes after a wrong move cannot be told; what was found says which it is.
        let Ok(played) = done else { break };
        let seq = info.steps.len() as u64 + 1;
        let source = if played.seat.is_some() { StepSource::Person } else { StepSource::Draw };
        let step = item(seq, &Step::new(source, played, None, 0), *viewer);
        let step = ReplayStep { step, snapshot: standing(replay.table(), seq, *viewer) };
        size += serde_json::to_vec(&step).map_or(0, |text| text.len());
        if size > limit {
            return Err(ToldError::TooLong);
        }
        info.steps.push(step);
    }
    Ok(serde_json::to_vec(&info).expect("replays are plain data"))
}

fn head(header: &Header, options: Vec<(String, String)>, components: String) -> ReplayHeader {
    let player = |who: &Who| PlayerInfo {
        kind: match who {
            Who::Nobody => SeatKind::Open,
            Who::Person { .. } => SeatKind::Person,
            Who::Bot { .. } => SeatKind::Bot,
            Who::StandIn { .. } => SeatKind::StandIn,
        },
        name: who.name().into(),
        bot: who.bot().map(str::to_string),
    };
    ReplayHeader {
        game: header.game.clone(),
        rules: header.setup.revision.unwrap_or_default(),
        seats: header.setup.seats,
        players: header.players.iter().map(player).collect(),
        options,
        components,
        given: header.given as u32,
        commitment: header.commitment.map(|commitment| commitment.to_string()),
    }
}
