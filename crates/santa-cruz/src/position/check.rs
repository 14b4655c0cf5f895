//! What a position must fulfil beyond its lines.

use super::*;

impl State {
    /// What a position must fulfil beyond its parts.
    pub(super) fn check_position(&self) -> Read<()> {
        let facts = &self.facts;
        let set = &facts.components;
        let chips: [u32; 3] = std::array::from_fn(|value| facts.birds.iter().map(|own| u32::from(own[value])).sum());
        if chips.iter().zip(&set.birds).any(|(&owned, bird)| owned > bird.count.into()) {
            return wrong("more bird chips of a value are owned than the box has (SC-2)");
        }
        let crowded = set.site_ids().find(|&site| facts.buildings.iter().filter(|own| own.has(site)).count() > 2);
        if let Some(site) = crowded {
            return wrong(format!("{} has more than two buildings (SC-19)", set.site(site).id));
        }
        let is_between = matches!(facts.phase, Phase::New | Phase::Take | Phase::Away);
        let is_board_empty = facts.occupied().is_empty();
        if (!facts.has_markers() || is_between) && (!is_board_empty || facts.has_shared) {
            return wrong("in this phase no buildings stand and nobody has shared (SC-60)");
        }
        let is_bare = Seat::all(facts.seats).all(|seat| facts.birds[seat.index()] == [0; 3]);
        if !facts.has_markers() && !is_bare {
            return wrong("in this phase nobody has bird chips");
        }
        let has_hand = |seat: Seat| facts.card_total(seat) > 0 || !facts.hands[seat.index()].is_empty();
        let active = facts.active;
        match facts.phase {
            Phase::Sets | Phase::Start if facts.sets == crate::Sets::Chosen => {
                wrong("sets are chosen at this table (option sets)")
            }
            Phase::First | Phase::Choose if facts.sets == crate::Sets::Random => {
                wrong("sets are dealt at this table (option sets)")
            }
            Phase::Choose if usize::from(facts.seats) == 4 && active == facts.start => {
                wrong("the last set is not chosen: there is only one (SC-5)")
            }
            Phase::Play if !has_hand(active) => wrong(format!("{active} has no card to play")),
            Phase::Show | Phase::Over if Seat::all(facts.seats).any(has_hand) => {
                wrong("the game ends only without cards in hand")
            }
            Phase::Build if self.index.targets.is_empty() => {
                wrong(format!("{active} can build nowhere, so the turn would be over (SC-12)"))
            }
            Phase::Reveal => {
                let site = facts.at.unwrap_or(crate::SiteId(0));
                let is_target = facts.step.kind == Reach::River
                    && !self.index.open.has(site)
                    && self.within_reach(active, Reach::River).has(site);
                let id = self.site_id(site);
                if is_target {
                    Ok(())
                } else {
                    wrong(format!("{id} is no face-down site on a river of {active} (SC-15)"))
                }
            }
            Phase::Bird => {
                let site = facts.at.unwrap_or(crate::SiteId(0));
                let shows_bird = facts.tile_on(site).is_some_and(|tile| set.tile(tile).bird);
                let has_built = facts.buildings[active.index()].has(site);
                match (has_built && shows_bird, facts.birds_left() != [0; 3]) {
                    (true, true) => Ok(()),
                    (false, _) => wrong(format!("{active} has not built on a bird at {} (SC-14)", self.site_id(site))),
                    (_, false) => wrong("no bird chip is left"),
                }
            }
            Phase::Turn if !(facts.turning & self.index.open).is_empty() => {
                wrong("a site to be turned up lies face up already (SC-14)")
            }
            _ => Ok(()),
        }
    }
}
