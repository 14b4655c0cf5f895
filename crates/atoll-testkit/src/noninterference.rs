//! Worlds that differ only in what a viewer cannot know look the same to that viewer.

use atoll_core::{Audience, Game, Seat, Turn};

use crate::{Played, StepOf, TestRng, apply};

/// Every viewer: the seats and a spectator.
fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::all(seats).map(Some))
}

/// What a viewer imagines gives that viewer the same view.
pub(crate) fn check_views<G: Game>(state: &G, rng: &mut TestRng, at: &str) {
    for viewer in viewers(state.seats()) {
        let view = state.view(viewer);
        let world = G::imagine(&view, rng);
        assert_eq!(world.view(viewer), view, "{at}: {viewer:?} imagines a world that looks different");
        assert_eq!(world.turn(), state.turn(), "{at}: {viewer:?} imagines another turn");
        assert!(world.is_conserved(), "{at}: {viewer:?} imagines a world with other components");
        if state.turn() == viewer.map_or(Turn::Over, Turn::Seat) {
            assert_eq!(world.legal(), state.legal(), "{at}: {viewer:?} imagines other legal actions");
        }
    }
}

/// A step that is possible in an imagined world shows its viewer the same events and leaves the same view behind.
pub(crate) fn check_step<G: Game>(state: &G, step: StepOf<G>, rng: &mut TestRng, at: &str) {
    let seats: Vec<Option<Seat>> = viewers(state.seats()).collect();
    let viewer = seats[atoll_core::below(rng, seats.len() as u32) as usize];
    let world = G::imagine(&state.view(viewer), rng);
    if !is_possible(&world, step) {
        return;
    }
    let run = |mut world: G| {
        let mut events = Vec::new();
        apply(&mut world, step, &mut events);
        let seen: Vec<Option<G::Event>> = events
            .into_iter()
            .map(|event| match G::audience(&event) {
                Audience::Only(seat) if Some(seat) != viewer => None,
                _ => Some(event),
            })
            .collect();
        (seen, world.view(viewer))
    };
    assert_eq!(run(world), run(state.clone()), "{at}: {viewer:?} sees a difference it cannot know");
}

fn is_possible<G: Game>(world: &G, step: StepOf<G>) -> bool {
    match step {
        Played::Action(seat, action) => world.check(seat, action).is_ok(),
        Played::Draw(draw) => {
            let mut found = false;
            world.draws(|possible, _| found |= possible == draw);
            found
        }
    }
}
