//! Between what is stored of a table and what its task works with.

use atoll_catalog::{Games, Salt, Seat, Secret, Setup};
use atoll_match::{Given, Kept, Match, Terms};
use atoll_protocol::{Policy, SeatKind, StepSource, TableState, Undo, Watch};
use atoll_store::{GivenMove, Header, Maker, Sitter, State, StepRow};

/// The same in the words of the protocol and in those of the store.
macro_rules! pairs {
    ($read:ident, $write:ident, $ours:ident, $theirs:ident, [$($our:ident = $their:ident),*]) => {
        pub(crate) fn $write(value: $ours) -> $theirs {
            match value { $($ours::$our => $theirs::$their),* }
        }

        pub(crate) fn $read(value: $theirs) -> $ours {
            match value { $($theirs::$their => $ours::$our),* }
        }
    };
}

type StoredWatch = atoll_store::Watch;

pairs!(read_maker, maker, StepSource, Maker, [Person = Person, Bot = Bot, Draw = Draw, Undo = Undo]);
pairs!(read_sitter, sitter, SeatKind, Sitter, [Open = Open, Person = Person, Bot = Bot, StandIn = StandIn]);
pairs!(read_state, state, TableState, State, [Waiting = Waiting, Playing = Playing, Over = Over]);
pairs!(read_watch, watch, Watch, StoredWatch, [Link = Link, Nobody = Nobody]);

/// What a table agreed on, as it is stored.
pub(crate) fn terms(policy: Policy) -> atoll_store::Terms {
    let Policy { watch: who, undo, aids, hints, serious } = policy;
    atoll_store::Terms { watch: watch(who), takes_back: undo == Undo::OwnTurn, aids, hints, serious }
}

/// What a table agreed on, as people are told.
pub(crate) fn policy(terms: atoll_store::Terms) -> Policy {
    let atoll_store::Terms { watch, takes_back, aids, hints, serious } = terms;
    let undo = if takes_back { Undo::OwnTurn } else { Undo::None };
    Policy { watch: read_watch(watch), undo, aids, hints, serious }
}

/// Moves that a game goes on with, as they are stored.
pub(crate) fn given(moves: &[Given]) -> Vec<GivenMove> {
    let one = |given: &Given| GivenMove { seat: given.seat.map(|seat| seat.index() as u8), text: given.text.clone() };
    moves.iter().map(one).collect()
}

/// The same, read.
pub(crate) fn read_given(moves: &[GivenMove]) -> Option<Vec<Given>> {
    moves.iter().map(|given| Some(Given { seat: read_seat(given.seat)?, text: given.text.clone() })).collect()
}

fn read_seat(number: Option<u8>) -> Option<Option<Seat>> {
    match number {
        None => Some(None),
        Some(number) => Seat::new(number).map(Some),
    }
}

/// The steps of a match after number `since`, as they are stored.
pub(crate) fn rows(game: &Match, since: u64) -> Vec<StepRow> {
    let row = |(seq, kept): (u64, &Kept)| StepRow {
        seq,
        maker: maker(kept.source),
        seat: kept.seat.map(|seat| seat.index() as u8),
        text: kept.text.clone(),
        command: kept.command.clone(),
        at: kept.at,
    };
    (since + 1..).zip(game.since(since).iter().map(|step| &step.kept)).map(row).collect()
}

/// What each seat of a table adds to the draws, in order; none if nobody adds anything. Nothing if it is of other seats.
pub(crate) fn read_salts(rows: Vec<(u8, Vec<u8>)>, seats: u8) -> Option<Vec<Salt>> {
    let mut salts = if rows.is_empty() { Vec::new() } else { vec![Salt::new(); usize::from(seats)] };
    for (seat, salt) in rows {
        *salts.get_mut(usize::from(seat))? = salt;
    }
    Some(salts)
}

/// A match as it was stored, under the newest rules if it goes on alike under them.
pub(crate) fn read_match(
    games: Games,
    header: &Header,
    secret: &Secret,
    salts: Vec<Salt>,
    rows: Vec<StepRow>,
) -> Result<Match, Box<dyn std::error::Error + Send + Sync>> {
    let setup = Setup {
        seats: header.seats,
        revision: Some(header.rules),
        options: header.options.clone(),
        components: header.components.clone(),
    };
    let table = games.find(&header.game)?.table(&setup)?;
    let terms = Terms { secret: secret.clone(), salts, given: header.given.len(), takes_back: header.terms.takes_back };
    let mut steps = Vec::with_capacity(rows.len());
    for (row, due) in rows.into_iter().zip(1..) {
        if row.seq != due {
            return Err(format!("step {due} is missing").into());
        }
        let seat = read_seat(row.seat).ok_or_else(|| format!("step {due} is of no seat"))?;
        let source = read_maker(row.maker);
        steps.push(Kept { source, seat, text: row.text, command: row.command, at: row.at });
    }
    Ok(Match::resume(table, terms, steps)?.renewed().light())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn agreements_are_read_back() {
        let all = [Watch::Link, Watch::Nobody].into_iter().flat_map(|watch| {
            [Undo::OwnTurn, Undo::None].into_iter().flat_map(move |undo| {
                [true, false].map(|aids| Policy { watch, undo, aids, hints: !aids, serious: aids })
            })
        });
        for agreed in all {
            assert_eq!(policy(terms(agreed)), agreed);
        }
    }
}
