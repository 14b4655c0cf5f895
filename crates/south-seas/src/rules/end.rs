//! SS-40 to SS-42: the end of the game.

use atoll_core::{Seat, Sink};

use crate::components::FeatureKind;
use crate::{EndReason, Event, List, Phase, State, Trigger};

impl State {
    /// SS-41: every incomplete bridge, island and sea with islanders is evaluated as if complete; markets give nothing.
    /// SS-42: one point for every three wares left.
    pub(crate) fn end_game(&mut self, reason: EndReason, out: &mut impl Sink<Event>) {
        out.emit(|| Event::GameEnded { reason });
        let mut paid: List<u16, 20> = List::new();
        let mut left: List<crate::Spot, 20> = self.facts.islanders.iter().flat_map(|own| own.iter().copied()).collect();
        left.sort_unstable();
        for &at in left.iter() {
            let root = self.index.root(self.index.part(at));
            if self.kind(at) != FeatureKind::Market && !paid.contains(&root) {
                paid.push(root);
                self.pay(at, root, Trigger::End, out);
            }
        }
        self.facts.phase = Phase::Over;
        for seat in Seat::all(self.facts.seats) {
            let wares = self.facts.ware_total(seat);
            out.emit(|| Event::WaresCounted { seat, wares, points: wares / 3 });
        }
    }
}
