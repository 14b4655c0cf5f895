//! Worlds that differ only in what a viewer cannot know look the same to that viewer.

use atoll_core::{Audience, Game, Seat, TextGame, Turn, below};

use crate::{Played, StepOf, TestRng, apply};

/// Every viewer: the seats and a spectator.
fn viewers(seats: u8) -> impl Iterator<Item = Option<Seat>> {
    std::iter::once(None).chain(Seat::all(seats).map(Some))
}

/// What a viewer imagines gives that viewer the same view.
pub(crate) fn check_views<G: TextGame>(state: &G, rng: &mut TestRng, at: &str) {
    for viewer in viewers(state.seats()) {
        let view = state.view(viewer);
        let world = G::imagine(&view, rng);
        assert_eq!(world.view(viewer), view, "{at}: {viewer:?} imagines a world that looks different");
        assert_eq!(world.turn(), state.turn(), "{at}: {viewer:?} imagines another turn");
        assert_eq!(world.prompt(), state.prompt(), "{at}: {viewer:?} imagines another question");
        assert_eq!(world.draw_total(), state.draw_total(), "{at}: {viewer:?} imagines a stack of another size");
        assert!(world.is_conserved(), "{at}: {viewer:?} imagines a world with other components");
        assert!(G::HIDES || world == *state, "{at}: {viewer:?} does not know all of a game that hides nothing");
        if state.turn() == viewer.map_or(Turn::Over, Turn::Seat) {
            assert_eq!(world.legal(), state.legal(), "{at}: {viewer:?} imagines other legal actions");
        }
    }
}

/// A step looks the same in every world that fits what its viewer sees: a visible step wherever it is possible, a hidden
/// step whatever it is.
pub(crate) fn check_step<G: TextGame>(state: &G, step: StepOf<G>, rng: &mut TestRng, at: &str) {
    if let Played::Action(seat, action) = step {
        let audience = state.action_audience(action);
        let is_own = matches!(audience, Audience::All) || audience == Audience::Only(seat);
        assert!(is_own, "{at}: {seat} acts, but {audience:?} may see which action it is");
    }
    assert!(G::HIDES || step_audience(state, step) == Audience::All, "{at}: a game that hides nothing hides a step");
    let seats: Vec<Option<Seat>> = viewers(state.seats()).collect();
    let viewer = seats[below(rng, seats.len() as u32) as usize];
    let world = G::imagine(&state.view(viewer), rng);
    let same = if step_audience(state, step).has(viewer) {
        Some(step).filter(|step| is_possible(&world, *step) && step_audience(&world, *step).has(viewer))
    } else {
        hidden_step(&world, viewer, rng)
    };
    let Some(same) = same else { return };
    let run = |mut world: G, step: StepOf<G>| {
        let mut events = Vec::new();
        apply(&mut world, step, &mut events);
        let told = |event: G::Event| {
            G::audience(&event).has(viewer).then(|| (world.event_line(&event), world.event_message(&event), event))
        };
        let seen: Vec<_> = events.into_iter().map(told).collect();
        (seen, world.view(viewer), world.turn(), world.prompt(), world.draw_total())
    };
    let (imagined, real) = (run(world, same), run(state.clone(), step));
    assert_eq!(imagined, real, "{at}: {viewer:?} sees a difference it cannot know; the step was {step:?}, or {same:?}");
}

fn step_audience<G: Game>(world: &G, step: StepOf<G>) -> Audience {
    match step {
        Played::Action(_, action) => world.action_audience(action),
        Played::Draw(draw) => world.draw_audience(draw),
    }
}

/// Any step of this world that the viewer may not see.
fn hidden_step<G: Game>(world: &G, viewer: Option<Seat>, rng: &mut TestRng) -> Option<StepOf<G>> {
    let mut steps: Vec<StepOf<G>> = Vec::new();
    if let Turn::Seat(seat) = world.turn() {
        steps.extend(world.legal().into_iter().map(|action| Played::Action(seat, action)));
    }
    world.draws(|draw, _| steps.push(Played::Draw(draw)));
    steps.retain(|step| !step_audience(world, *step).has(viewer));
    (!steps.is_empty()).then(|| steps[below(rng, steps.len() as u32) as usize])
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
