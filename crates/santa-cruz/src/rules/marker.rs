//! The score track: SC-6, SC-31, SC-57.

use atoll_core::{Seat, Sink};

use crate::bits::Sites;
use crate::event::Reason;
use crate::{Event, State};

impl State {
    /// SC-31: moves a marker; on an occupied field it goes behind those that stand there. A move by 0 changes nothing.
    /// SC-57: not below 0.
    #[inline]
    pub(crate) fn move_marker(
        &mut self,
        seat: Seat,
        amount: i16,
        (reason, sites, bonus): (Reason, Sites, i16),
        out: &mut impl Sink<Event>,
    ) {
        let before = self.facts.points[seat.index()];
        // No game comes near the upper bound; a position drawn as text may.
        let total = before.saturating_add(amount).max(0);
        if total == before {
            return;
        }
        self.facts.points[seat.index()] = total;
        let order = &mut self.facts.order[..usize::from(self.facts.seats)];
        let mut place = order.iter().position(|&other| other == seat).unwrap_or(0);
        let points = &self.facts.points;
        // Past those who now have less …
        while place > 0 && points[order[place - 1].index()] < total {
            order.swap(place, place - 1);
            place -= 1;
        }
        // … and behind those who have as much or more.
        while place + 1 < order.len() && points[order[place + 1].index()] >= total {
            order.swap(place, place + 1);
            place += 1;
        }
        let rank = place as u8 + 1;
        out.emit(|| Event::Gained { seat, amount: total - before, total, rank, reason, sites, bonus });
    }
}
