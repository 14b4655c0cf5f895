//! Since when the people of a table are away: whoever only reloads a page or drives through a tunnel keeps its seat.

use std::time::{Duration, Instant};

use atoll_catalog::Seat;
use atoll_match::Seats;

/// Since when nobody was here for each seat.
pub(super) struct Absence(Vec<Option<Instant>>);

impl Absence {
    /// Everybody of a table of so many seats is away from now on.
    pub(super) fn new(seats: u8, now: Instant) -> Self {
        Self(vec![Some(now); usize::from(seats)])
    }

    /// Takes note of whose people are here.
    pub(super) fn note(&mut self, here: Seats, now: Instant) {
        for (seat, since) in Seat::all(self.0.len() as u8).zip(&mut self.0) {
            *since = if here.has(seat) { None } else { Some(since.unwrap_or(now)) };
        }
    }

    /// Somebody sat down there just now, and may not be connected yet.
    pub(super) fn sat_down(&mut self, seat: Seat, now: Instant) {
        if let Some(since @ Some(_)) = self.0.get_mut(seat.index()) {
            *since = Some(now);
        }
    }

    /// How long it is yet until whoever has this seat has been away for so long; nothing if that is over.
    pub(super) fn rest(&self, seat: Seat, grace: Duration, now: Instant) -> Option<Duration> {
        let since = self.0.get(seat.index()).copied().flatten().unwrap_or(now);
        let rest = grace.saturating_sub(now.saturating_duration_since(since));
        (!rest.is_zero()).then_some(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_back_is_not_away_any_more() {
        let [a, b] = [0, 1].map(|seat| Seat::new(seat).expect("a seat"));
        let begin = Instant::now();
        let at = |seconds: u64| begin + Duration::from_secs(seconds);
        let grace = Duration::from_secs(60);
        let mut absence = Absence::new(2, begin);
        let rest = |absence: &Absence, seat, seconds| absence.rest(seat, grace, at(seconds)).map(|rest| rest.as_secs());
        assert_eq!([rest(&absence, a, 10), rest(&absence, a, 60), rest(&absence, a, 90)], [Some(50), None, None]);
        absence.note(Seats::only(a), at(70));
        assert_eq!([rest(&absence, a, 900), rest(&absence, b, 900)], [Some(60), None]);
        absence.note(Seats::default(), at(1_000));
        absence.note(Seats::default(), at(1_030));
        assert_eq!([rest(&absence, a, 1_040), rest(&absence, a, 1_060)], [Some(20), None]);
        absence.sat_down(b, at(1_050));
        assert_eq!(rest(&absence, b, 1_060), Some(50));
    }
}
