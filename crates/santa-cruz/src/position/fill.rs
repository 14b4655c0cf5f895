//! What a position leaves out: each filling is a rule of its own.

use super::*;

impl Draft {
    pub(super) fn finish(mut self) -> Read<State> {
        let phase = self.state.facts.phase;
        let is_late = phase == Phase::Away || is_end(phase);
        let round = self.round.unwrap_or(if is_late { 2 } else { 1 });
        let is_early = !is_round(phase) && !is_late;
        if (is_late && round == 1) || (is_early && round == 2) {
            return wrong(format!("`phase {}` does not belong to round {round}", phase.word()));
        }
        self.facts().round = round;
        self.settle_markers()?;
        let start = self.state.facts.start;
        let first = Seat::A;
        self.facts().active = match (phase, self.active) {
            (Phase::Lay | Phase::First | Phase::Start | Phase::Over, _) => first,
            (_, active) => active.unwrap_or(start),
        };
        self.settle_shown()?;
        self.settle_tiles()?;
        self.settle_stock()?;
        self.settle_sets()?;
        match (phase, round) {
            (Phase::Lay | Phase::Deal | Phase::First | Phase::Choose | Phase::Sets | Phase::Start, _) => {
                self.settle_deal()?;
            }
            (Phase::New | Phase::Take | Phase::Away, _) | (_, 2) => self.settle_piles()?,
            _ => self.settle_round_1()?,
        }
        self.settle_building_cards()?;
        let state = State::from_facts(self.state.facts);
        state.check_position()?;
        Ok(state)
    }

    /// Start player, points and order.
    fn settle_markers(&mut self) -> Read<()> {
        let first = Seat::A;
        let seats = self.state.facts.seats;
        let has_markers = self.state.facts.has_markers();
        if !has_markers && (self.order.is_some() || self.points.iter().any(Option::is_some)) {
            return wrong("in this phase no markers stand yet");
        }
        self.facts().start = self.start.unwrap_or(first);
        if !self.state.facts.has_start() {
            self.facts().start = first;
            return Ok(());
        }
        if !has_markers {
            return Ok(());
        }
        let by_place: Vec<Seat> = self.in_turn().collect();
        for (place, seat) in (0..).zip(by_place) {
            self.facts().points[seat.index()] = self.points[seat.index()].unwrap_or(place);
        }
        let points = self.state.facts.points;
        let order = self.order.take().unwrap_or_else(|| {
            let mut order: Vec<Seat> = self.seats().collect();
            order.sort_by_key(|seat| -points[seat.index()]);
            order
        });
        if order.windows(2).any(|pair| points[pair[0].index()] < points[pair[1].index()]) {
            return wrong("the order goes from the most points to the fewest (SC-31)");
        }
        for (place, seat) in order.into_iter().enumerate() {
            self.facts().order[place] = seat;
        }
        if self.state.facts.phase == Phase::Away {
            let lowest = self.state.facts.order[usize::from(seats) - 1];
            if self.start.is_some_and(|start| start != lowest) {
                return wrong(format!("the lowest marker starts round 2 (SC-63), which is {lowest}'s"));
            }
            self.facts().start = lowest;
        }
        Ok(())
    }

    /// SC-64: who has revealed chips are the seats right before the active one; in the end all have.
    fn settle_shown(&mut self) -> Read<()> {
        let facts = &mut self.state.facts;
        let shown = facts.shown.iter().filter(|shown| **shown).count() as u8;
        match facts.phase {
            Phase::Over => {
                facts.shown = std::array::from_fn(|seat| seat < usize::from(facts.seats));
                Ok(())
            }
            Phase::Show => {
                let seats = facts.seats;
                let is_run = (0..shown).all(|steps| facts.shown[facts.active.after(seats - 1 - steps, seats).index()]);
                if is_run && shown < seats {
                    return Ok(());
                }
                wrong("the seats that have shown their chips are those right before the one to show, clockwise (SC-64)")
            }
            _ if shown > 0 => wrong("chips are shown at the end of the game only (SC-64)"),
            _ => Ok(()),
        }
    }

    /// SC-1, SC-14: coast sites are open, and so is everything joined to a building.
    fn settle_tiles(&mut self) -> Read<()> {
        let set = self.state.facts.components.clone();
        let phase = self.state.facts.phase;
        let sites = std::mem::take(&mut self.sites);
        let sites = sites.iter().map(|site| set.read_site(site)).collect::<Read<Vec<_>>>()?;
        match (phase, &sites[..]) {
            (Phase::Reveal | Phase::Bird, [site]) => self.facts().at = Some(*site),
            (Phase::Reveal | Phase::Bird, _) => return wrong("this phase needs one site"),
            (Phase::Turn, []) => return wrong("this phase needs the sites to be turned up"),
            (Phase::Turn, sites) => self.facts().turning = sites.iter().copied().collect(),
            _ => {}
        }
        let coast = set.sites_of(Category::Coast);
        if phase == Phase::Lay {
            let is_laid = |site| self.state.facts.tile_on(site).is_some();
            let laid: Sites = set.site_ids().filter(|&site| is_laid(site)).collect();
            let rest = coast & !laid;
            let is_prefix = rest.first().is_none_or(|next| laid.iter().all(|site| site < next));
            if rest.is_empty() || !is_prefix || !(laid & !coast).is_empty() {
                return wrong("`phase lay` needs tiles on the first coast sites, and one coast site at least without");
            }
            self.facts().turning = rest;
            return Ok(());
        }
        for site in coast.iter() {
            self.fill(site)?;
        }
        let facts = &self.state.facts;
        let mut joined = Sites::EMPTY;
        for seat in 0..MAX_PLAYERS {
            for site in facts.buildings[seat].iter() {
                // What is joined to the building just built is turned up after the bird.
                let is_new = phase == Phase::Bird && seat == facts.active.index() && facts.at == Some(site);
                joined |= if is_new { Sites::EMPTY } else { set.joined(site) };
            }
        }
        for site in (joined & !self.state.facts.turning).iter() {
            self.fill(site)?;
        }
        Ok(())
    }

    /// Lays the first unused tile on a site that has none.
    fn fill(&mut self, site: crate::SiteId) -> Read<()> {
        let set = self.state.facts.components.clone();
        if self.state.facts.tile_on(site).is_some() {
            return Ok(());
        }
        let used: TileSet = self.state.facts.tiles.iter().copied().filter(|&tile| tile != TileId::NONE).collect();
        let Some(tile) = (set.tiles_of(set.site(site).category) & !used).first() else {
            return wrong(format!("no tile is left for {}", set.site(site).id));
        };
        self.facts().tiles[usize::from(site.0)] = tile;
        Ok(())
    }

    /// Stock: what is given, or what is not on the board.
    fn settle_stock(&mut self) -> Read<()> {
        let set = self.state.facts.components.clone();
        for seat in self.seats() {
            let mut standing = [0u8; 3];
            for site in self.state.facts.buildings[seat.index()].iter() {
                match self.state.facts.building_on(site) {
                    Some(building) => standing[building as usize] += 1,
                    None => {
                        return wrong(format!("{seat} has a building on {}, which lies face down", set.site(site).id));
                    }
                }
            }
            for building in Building::ALL {
                let (stands, most) = (standing[building as usize], building.pieces());
                let stock = self.stock[seat.index()].map_or(most.saturating_sub(stands), |own| own[building as usize]);
                if stands + stock > most {
                    let word = building.word();
                    return wrong(format!("{seat} has more than {most} pieces of type {word} (SC-2)"));
                }
                self.facts().stock[seat.index()][building as usize] = stock;
            }
        }
        Ok(())
    }

    /// SC-5: sets, by the phase.
    fn settle_sets(&mut self) -> Read<()> {
        let facts = &self.state.facts;
        let seats = facts.seats;
        let holders: Vec<Seat> = match facts.phase {
            Phase::Lay | Phase::Deal | Phase::First => Vec::new(),
            Phase::Choose => {
                let from = facts.start.next(seats);
                (0..seats).map(|steps| from.after(steps, seats)).take_while(|&seat| seat != facts.active).collect()
            }
            Phase::Sets => self.seats().take_while(|&seat| seat != facts.active).collect(),
            _ => self.seats().collect(),
        };
        if let Some(seat) = self.seats().find(|seat| facts.set[seat.index()].is_some() && !holders.contains(seat)) {
            return wrong(format!("{seat} cannot have a set yet in this phase (SC-5)"));
        }
        for seat in holders {
            if self.state.facts.set[seat.index()].is_none() {
                let free = SetName::ALL.into_iter().find(|&name| self.state.is_set_free(name));
                self.facts().set[seat.index()] = free;
            }
        }
        Ok(())
    }

    /// The lowest cards without a place, so many; they have one now.
    fn unused(&mut self, count: u32) -> Read<ScoringSet> {
        let mut cards = ScoringSet::EMPTY;
        for _ in 0..count {
            let Some(card) = (!self.used).first() else { return wrong("there are only sixteen scoring cards (SC-4)") };
            cards.insert(card);
            self.used.insert(card);
        }
        Ok(cards)
    }

    /// SC-4: hands while the table is being set up.
    fn settle_deal(&mut self) -> Read<()> {
        let facts = &self.state.facts;
        let (phase, active, deal) = (facts.phase, facts.active, facts.deal());
        if self.scored.iter().any(Option::is_some) || self.used != ScoringSet::EMPTY {
            return wrong("in this phase nobody has played a scoring card");
        }
        for seat in self.seats() {
            let hand = self.scoring[seat.index()].unwrap_or_default();
            self.use_cards(hand)?;
        }
        for seat in self.seats() {
            let mut hand = self.scoring[seat.index()].unwrap_or_default();
            let wanted = match phase {
                Phase::Lay => 0,
                Phase::Deal if seat > active => 0,
                Phase::Deal if seat == active => hand.len().min(deal - 1),
                _ => deal,
            };
            if hand.len() > wanted {
                return wrong(format!("{seat} cannot have {} scoring cards in this phase (SC-4)", hand.len()));
            }
            hand |= self.unused(wanted - hand.len())?;
            self.facts().hands[seat.index()] = hand;
        }
        Ok(())
    }

    /// Round 1: hand and played cards are the deal.
    fn settle_round_1(&mut self) -> Read<()> {
        let facts = &self.state.facts;
        if self.used != ScoringSet::EMPTY || facts.took != [None; MAX_PLAYERS] || facts.away != [None; MAX_PLAYERS] {
            return wrong("piles, new cards and cards put away belong to round 2");
        }
        for seat in self.seats().map(Seat::index) {
            let named = [self.scoring[seat], self.scored[seat]].map(Option::unwrap_or_default);
            self.use_cards(named[0])?;
            self.use_cards(named[1])?;
        }
        let deal = self.state.facts.deal();
        for seat in self.seats() {
            let [hand, scored] = [self.scoring[seat.index()], self.scored[seat.index()]].map(Option::unwrap_or_default);
            let named = hand.len() + scored.len();
            let Some(missing) = deal.checked_sub(named) else {
                return wrong(format!("{seat} was dealt {deal} scoring cards, not {named} (SC-4)"));
            };
            let rest = self.unused(missing)?;
            self.share_out(seat, rest);
        }
        Ok(())
    }

    /// Cards that no line names are played if the hand was given, otherwise in hand.
    fn share_out(&mut self, seat: Seat, rest: ScoringSet) {
        let own = seat.index();
        let (mut hand, mut scored) = (self.scoring[own].unwrap_or_default(), self.scored[own].unwrap_or_default());
        if self.scoring[own].is_some() || is_end(self.state.facts.phase) {
            scored |= rest;
        } else {
            hand |= rest;
        }
        self.facts().hands[own] = hand;
        self.facts().scored[own] = scored;
    }

    /// SC-60 to SC-62: piles, new cards, cards put away; then the hands of round 2.
    fn settle_piles(&mut self) -> Read<()> {
        let (phase, deal) = (self.state.facts.phase, self.state.facts.deal());
        self.settle_takers()?;
        let is_playing = has_hands(phase);
        if !is_playing && (self.scoring.iter().chain(&self.scored).any(Option::is_some)) {
            return wrong("between the rounds hands follow from piles, new cards and cards put away; leave them out");
        }
        let active = self.state.facts.active;
        let has_new: Vec<Seat> = match phase {
            Phase::New => self.in_turn().take_while(|&seat| seat != active).collect(),
            _ => self.seats().collect(),
        };
        let has_away: Vec<Seat> = match phase {
            Phase::New | Phase::Take => Vec::new(),
            Phase::Away => self.in_turn().take_while(|&seat| seat != active).collect(),
            _ => self.seats().collect(),
        };
        for seat in self.seats() {
            let facts = &self.state.facts;
            let is_wrong = (facts.new[seat.index()].is_some() && !has_new.contains(&seat))
                || (facts.away[seat.index()].is_some() && !has_away.contains(&seat));
            if is_wrong {
                return wrong(format!("{seat} cannot have drawn or put away a card yet in this phase (SC-61, SC-62)"));
            }
        }
        // Cards named in a hand belong to the pile taken, or are the new one.
        for seat in self.seats() {
            let owner = self.state.facts.took[seat.index()].unwrap_or(seat).index();
            let named = self.scoring[seat.index()].unwrap_or_default() | self.scored[seat.index()].unwrap_or_default();
            let away = self.state.facts.away[seat.index()].map_or(ScoringSet::EMPTY, ScoringSet::only);
            for card in ((named | away) & !self.used).iter() {
                if self.state.facts.piles[owner].len() < deal {
                    self.facts().piles[owner].insert(card);
                } else if self.state.facts.new[seat.index()].is_none() {
                    self.facts().new[seat.index()] = Some(card);
                } else {
                    return wrong(format!("{seat} cannot have the card {}", card.word()));
                }
                self.used.insert(card);
            }
        }
        for seat in self.seats() {
            let Some(missing) = deal.checked_sub(self.state.facts.piles[seat.index()].len()) else {
                return wrong(format!("a pile has {deal} scoring cards (SC-4)"));
            };
            let rest = self.unused(missing)?;
            self.facts().piles[seat.index()] |= rest;
        }
        for seat in has_new {
            if self.state.facts.new[seat.index()].is_none() {
                self.facts().new[seat.index()] = self.unused(1)?.first();
            }
        }
        for seat in self.seats() {
            self.settle_hand(seat, has_away.contains(&seat))?;
        }
        Ok(())
    }

    /// One seat's cards after the draft.
    fn settle_hand(&mut self, seat: Seat, has_put_away: bool) -> Read<()> {
        let own = seat.index();
        let Some(owner) = self.state.facts.took[own] else { return Ok(()) };
        let pile = self.state.facts.piles[owner.index()];
        if !has_put_away {
            self.facts().hands[own] = pile;
            return Ok(());
        }
        let all = pile | self.state.facts.new[own].map_or(ScoringSet::EMPTY, ScoringSet::only);
        let (hand, scored) = (self.scoring[own].unwrap_or_default(), self.scored[own].unwrap_or_default());
        let named = hand | scored;
        let spare = self.state.facts.new[own].filter(|&new| !named.has(new)).or_else(|| (all & !named).first());
        let away = self.state.facts.away[own].or(spare);
        let Some(away) = away.filter(|&away| all.has(away) && !named.has(away)) else {
            return wrong(format!("{seat} has no card that it could have put away (SC-62)"));
        };
        if !(hand & scored).is_empty() || !(named & !all).is_empty() {
            return wrong(format!("{seat} has scoring cards that are neither in its pile nor new (SC-61)"));
        }
        self.facts().away[own] = Some(away);
        self.share_out(seat, all & !named & !ScoringSet::only(away));
        Ok(())
    }

    /// Who has taken whose pile.
    fn settle_takers(&mut self) -> Read<()> {
        let facts = &self.state.facts;
        let seats = usize::from(facts.seats);
        match facts.phase {
            Phase::New if facts.took != [None; MAX_PLAYERS] => wrong("nobody has taken a pile yet (SC-61)"),
            Phase::New => Ok(()),
            Phase::Take => {
                let has_taken = |seat: &Seat| facts.took[seat.index()].is_some();
                let from_below: Vec<Seat> = facts.order[..seats].iter().rev().copied().collect();
                let takers = from_below.iter().take_while(|seat| has_taken(seat)).count();
                if from_below[takers..].iter().any(has_taken) || takers + 2 > seats {
                    return wrong("piles are taken from the lowest rank up, and the last one is not chosen (SC-61)");
                }
                let next = from_below[takers];
                if self.active.is_some_and(|active| active != next) {
                    return wrong(format!("it is {next}'s turn to take a pile (SC-61)"));
                }
                self.facts().active = next;
                Ok(())
            }
            _ => {
                for seat in self.seats() {
                    if self.state.facts.took[seat.index()].is_none() {
                        let own = Some(seat).filter(|&seat| self.state.is_pile_free(seat));
                        let free = own.or_else(|| self.seats().find(|&owner| self.state.is_pile_free(owner)));
                        self.facts().took[seat.index()] = free;
                    }
                }
                Ok(())
            }
        }
    }

    /// Building cards: what is given, or the whole set where the phase allows it.
    fn settle_building_cards(&mut self) -> Read<()> {
        let phase = self.state.facts.phase;
        let is_playing = has_hands(phase);
        for seat in self.seats() {
            let facts = &self.state.facts;
            let has_cards = phase != Phase::New && (phase != Phase::Take || facts.took[seat.index()].is_some());
            let set = facts.playing_set(seat).filter(|_| has_cards);
            let whole = set.map_or([0; 4], |set| facts.components.set(set).cards);
            let default = if is_end(phase) { [0; 4] } else { whole };
            let given = self.cards[seat.index()];
            if given.is_some() && !is_playing {
                return wrong("in this phase building cards follow from the sets; leave the line out");
            }
            let cards = given.unwrap_or(default);
            if cards.iter().zip(whole).any(|(&n, most)| n > most) {
                return wrong(format!("{seat} has more building cards of a sort than its set (SC-3)"));
            }
            self.facts().cards[seat.index()] = cards;
        }
        Ok(())
    }
}
