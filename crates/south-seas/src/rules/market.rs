//! SS-27, SS-28: markets.

use atoll_core::{Illegal, MAX_SEATS, Seat, Sink};

use crate::components::{NO_PART, ShipId};
use crate::index::{Ground, spot};
use crate::rules::breaks;
use crate::{Event, List, Phase, Spot, State, law};

impl State {
    /// SS-27: the markets the tile just laid has completed, its own and those around it, in laying order. Their
    /// merchants return, and their owners are due a ship each.
    pub(crate) fn complete_markets(&mut self, out: &mut impl Sink<Event>) {
        let cell = self.facts.tiles[usize::from(self.last_tile())].cell;
        let mut near: List<u8, 9> = List::new();
        near.push(self.last_tile());
        for beside in cell.around() {
            if let Ground::Tile(number) = self.index.ground(&self.facts.tiles, beside) {
                near.push(number);
            }
        }
        near.sort_unstable();
        for &number in near.iter() {
            let market = self.facts.components.plain(self.facts.tiles[usize::from(number)].tile).market;
            if market == NO_PART {
                continue;
            }
            let at = spot(number, usize::from(market));
            if self.index.feature(self.index.part(at)).open() == 0 {
                self.complete_market(at, out);
            }
        }
    }

    fn complete_market(&mut self, at: Spot, out: &mut impl Sink<Event>) {
        let part = self.index.part(at);
        let market = self.index.feature(part);
        let owner = Seat::all(self.facts.seats).find(|seat| market.islanders(seat.index()) > 0);
        out.emit(|| Event::MarketCompleted { site: self.site(at), owner });
        if let Some(owner) = owner {
            self.facts.dues[owner.index()] += 1;
            self.send_home(part, law(24), out);
        }
    }

    /// SS-28: gives out the ships that are due, in clockwise order from the active seat, one a round, until a choice or
    /// a refill is needed; when nothing is due any more, delivery follows.
    pub(crate) fn award_markets(&mut self, out: &mut impl Sink<Event>) {
        while self.facts.dues != [0; MAX_SEATS] {
            let seats = self.facts.seats;
            let round = self.facts.due_from..seats;
            let due = |&steps: &u8| self.facts.dues[self.facts.active.after(steps, seats).index()] > 0;
            let Some(steps) = round.into_iter().find(due) else {
                self.facts.due_from = 0;
                continue;
            };
            let seat = self.facts.active.after(steps, seats);
            self.facts.due_from = steps;
            match *self.best_ships() {
                [] => {
                    self.facts.dues[seat.index()] -= 1;
                    self.facts.due_from = steps + 1;
                    out.emit(|| Event::NoShipLeft { seat });
                }
                [ship] => {
                    if self.win(seat, ship, out) {
                        return;
                    }
                }
                _ => {
                    self.facts.phase = Phase::Choose(seat);
                    return;
                }
            }
        }
        self.facts.due_from = 0;
        self.begin_delivery(out);
    }

    /// SS-27: the different designs of highest value among the face-up ships, in order.
    pub(crate) fn best_ships(&self) -> List<ShipId, 4> {
        let value = |ship: ShipId| self.facts.components.ship(ship).value;
        let shown = || self.facts.display.iter().flatten().copied();
        let highest = shown().map(value).max();
        let mut best: List<ShipId, 4> = List::new();
        for ship in shown().filter(|&ship| Some(value(ship)) == highest) {
            if !best.contains(&ship) {
                best.push(ship);
            }
        }
        best.sort_unstable();
        best
    }

    /// SS-27: takes a ship without paying; true if it is to be replaced first.
    fn win(&mut self, seat: Seat, ship: ShipId, out: &mut impl Sink<Event>) -> bool {
        self.facts.dues[seat.index()] -= 1;
        self.facts.due_from += 1;
        let value = self.facts.components.ship(ship).value;
        out.emit(|| Event::ShipWon { seat, ship, value });
        self.take_ship(seat, ship);
        let refill = self.facts.stack_total() > 0;
        if refill {
            self.facts.phase = Phase::RefillMarket;
        }
        refill
    }

    /// Moves a face-up ship to a seat.
    pub(crate) fn take_ship(&mut self, seat: Seat, ship: ShipId) {
        let slot = self.facts.display.iter().position(|&shown| shown == Some(ship)).expect("the ship is face up");
        self.facts.display[slot] = None;
        self.facts.taken[seat.index()][usize::from(ship.0)] += 1;
    }

    /// SS-27: the owner's choice.
    pub(crate) fn choose(&mut self, ship: ShipId, out: &mut impl Sink<Event>) {
        let Phase::Choose(seat) = self.facts.phase else { return };
        if !self.win(seat, ship, out) {
            self.award_markets(out);
        }
    }

    /// SS-27.
    pub(crate) fn check_take(&self, ship: ShipId) -> Result<(), Illegal> {
        if !matches!(self.facts.phase, Phase::Choose(_)) {
            return breaks(
                27,
                "south-seas-illegal-no-market-due",
                "a ship is taken without paying only for a completed market",
            );
        }
        if !self.best_ships().contains(&ship) {
            return breaks(
                27,
                "south-seas-illegal-not-highest-ship",
                "a market earns a face-up ship of the highest value",
            );
        }
        Ok(())
    }
}
