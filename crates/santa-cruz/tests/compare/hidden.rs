//! What must not be seen: steps that differ only in what a viewer may not know look the same to that viewer.

use atoll_core::{Audience, Game, Lines, Seat, Turn, below};
use rand_xoshiro::Xoshiro256PlusPlus;
use santa_cruz::{Action, Draw, State, View};

/// A step of either kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Deed {
    Action(Action),
    Draw(Draw),
}

/// Every viewer: the seats and a spectator.
pub(crate) fn viewers(state: &State) -> impl Iterator<Item = Option<Seat>> + use<> {
    std::iter::once(None).chain(Seat::all(state.seats()).map(Some))
}

fn audience(state: &State, deed: Deed) -> Audience {
    match deed {
        Deed::Action(action) => state.action_audience(action),
        Deed::Draw(draw) => state.draw_audience(draw),
    }
}

/// What a viewer sees of a step and of the table after it.
fn seen(state: &State, deed: Deed, viewer: Option<Seat>) -> (Vec<String>, View, Turn, Vec<String>) {
    let mut after = state.clone();
    let mut events = Vec::new();
    match deed {
        Deed::Action(action) => after.play(action, &mut events),
        Deed::Draw(draw) => after.settle(draw, &mut events),
    }
    let lines = events.iter().filter(|event| State::audience(event).has(viewer)).map(|event| after.event_line(event));
    let lines = lines.collect();
    let view = after.view(viewer);
    let facts = State::fact_lines(&view);
    (lines, view, after.turn(), facts)
}

/// SC-70: whoever may not see this step may not tell it from any other that would have been possible.
pub(crate) fn alternatives(state: &State, deed: Deed, rng: &mut Xoshiro256PlusPlus) {
    let Audience::Only(owner) = audience(state, deed) else { return };
    let mut others: Vec<Deed> = state.legal().into_iter().map(Deed::Action).collect();
    state.draws(|draw, _| others.push(Deed::Draw(draw)));
    assert!(others.contains(&deed), "{deed:?} is not possible");
    for other in &others {
        assert_eq!(audience(state, *other), Audience::Only(owner), "{other:?} is more public than {deed:?}");
    }
    let other = others[below(rng, others.len() as u32) as usize];
    for viewer in viewers(state) {
        let (told, alike) = (seen(state, deed, viewer), seen(state, other, viewer));
        if viewer == Some(owner) {
            assert_eq!(told == alike, deed == other, "{owner} must see whether it was {deed:?} or {other:?}");
        } else {
            assert_eq!(told, alike, "{viewer:?} can tell {deed:?} from {other:?}");
        }
    }
}

/// A step that a viewer sees looks the same in every world the viewer thinks possible, and such worlds look alike.
pub(crate) fn worlds(state: &State, deed: Deed, rng: &mut Xoshiro256PlusPlus) {
    let all: Vec<Option<Seat>> = viewers(state).collect();
    let viewer = all[below(rng, all.len() as u32) as usize];
    let view = state.view(viewer);
    let world = State::imagine(&view, rng);
    assert_eq!(world.view(viewer), view, "{viewer:?} imagines a world that looks different");
    assert_eq!(world.turn(), state.turn(), "{viewer:?} imagines another turn");
    assert!(world.is_conserved(), "{viewer:?} imagines a world with other components");
    let is_possible = match deed {
        Deed::Action(action) => world.legal().contains(&action),
        Deed::Draw(draw) => {
            let mut found = false;
            world.draws(|other, _| found |= other == draw);
            found
        }
    };
    if is_possible && audience(state, deed).has(viewer) {
        assert_eq!(seen(&world, deed, viewer), seen(state, deed, viewer), "{viewer:?} sees a difference by {deed:?}");
    }
}
