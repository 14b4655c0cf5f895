//! SS-30, SS-31: delivery.

use std::ops::ControlFlow;

use atoll_core::{Illegal, Sink};

use crate::components::ShipId;
use crate::facts::DISPLAY;
use crate::rules::breaks;
use crate::{Action, EndReason, Event, Phase, State, Wares};

/// The top bit of each packed ware.
const GUARD: u32 = 0x0080_8080;

impl State {
    /// SS-30: the active seat may deliver; if it can serve no ship the step is not asked.
    pub(crate) fn begin_delivery(&mut self, out: &mut impl Sink<Event>) {
        self.facts.phase = Phase::Deliver;
        if self.payable(self.facts.display, |_, _| ControlFlow::Break(())).is_continue() {
            self.end_turn(out);
        }
    }

    /// SS-31: every ship of `display` that the active seat can serve with every payment it can make; equal designs once.
    #[inline]
    fn payable(
        &self,
        display: [Option<ShipId>; DISPLAY],
        mut f: impl FnMut(ShipId, Wares) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let seat = self.facts.active;
        let total = self.facts.ware_total(seat);
        let owned = self.packed_wares(seat) | GUARD;
        for (slot, place) in display.into_iter().enumerate() {
            let Some(ship) = place else { continue };
            let payments = &self.facts.components.tables.payments[usize::from(ship.0)];
            if payments.total > total || display[..slot].contains(&place) {
                continue;
            }
            for &(packed, payment) in &payments.list {
                if (owned - packed) & GUARD == GUARD {
                    f(ship, payment)?;
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// SS-31: the deliveries the active seat can make, in order.
    pub(crate) fn deliveries(&self, mut f: impl FnMut(Action) -> ControlFlow<()>) -> ControlFlow<()> {
        let mut display = self.facts.display;
        display.sort_unstable();
        self.payable(display, |ship, payment| f(Action::Load { ship, payment }))
    }

    /// How many deliveries the active seat can make.
    pub(crate) fn count_deliveries(&self) -> u32 {
        let mut count = 0;
        let _ = self.payable(self.facts.display, |_, _| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// The `n`-th delivery in the order of the display.
    pub(crate) fn nth_delivery(&self, n: u32) -> Option<Action> {
        let mut left = n;
        let mut found = None;
        let _ = self.payable(self.facts.display, |ship, payment| {
            if left == 0 {
                found = Some(Action::Load { ship, payment });
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found
    }

    /// SS-30, SS-31.
    pub(crate) fn check_load(&self, ship: ShipId, payment: Wares) -> Result<(), Illegal> {
        if self.facts.phase != Phase::Deliver {
            return breaks(
                30,
                "south-seas-illegal-delivery-last",
                "delivery comes last in a turn, to at most one ship",
            );
        }
        if !self.facts.display.contains(&Some(ship)) {
            return breaks(30, "south-seas-illegal-ship-not-shown", "that ship is not face up");
        }
        if !self.facts.components.ship(ship).payments.contains(&payment) {
            return breaks(31, "south-seas-illegal-wrong-payment", "the ship demands other wares; payment is exact");
        }
        if !self.owns(self.facts.active, payment) {
            return breaks(31, "south-seas-illegal-wares-not-owned", "the seat does not own these wares");
        }
        Ok(())
    }

    /// SS-30: pays, takes the ship, and refills the display while the stack lasts.
    pub(crate) fn load(&mut self, ship: ShipId, payment: Wares, out: &mut impl Sink<Event>) {
        let seat = self.facts.active;
        for (owned, paid) in self.facts.wares[seat.index()].iter_mut().zip(payment.0) {
            *owned -= u32::from(paid);
        }
        let value = self.facts.components.ship(ship).value;
        out.emit(|| Event::ShipDelivered { seat, ship, value, payment });
        self.take_ship(seat, ship);
        if self.facts.stack_total() > 0 {
            self.facts.phase = Phase::RefillDelivery;
        } else {
            self.end_turn(out);
        }
    }

    /// SS-40: after the turn in which the last tile was laid or the last ship taken the game ends; otherwise play
    /// passes clockwise.
    pub(crate) fn end_turn(&mut self, out: &mut impl Sink<Event>) {
        if self.facts.bag.is_empty() {
            self.end_game(EndReason::LastTile, out);
        } else if self.facts.display == [None; 4] && self.facts.stack_total() == 0 {
            self.end_game(EndReason::LastShip, out);
        } else {
            self.facts.active = self.facts.active.next(self.facts.seats);
            self.facts.phase = Phase::Draw;
        }
    }
}
