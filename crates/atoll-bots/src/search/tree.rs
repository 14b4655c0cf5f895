//! A tree over the actions of all seats, in which every pass deals anew what the seat to act has not seen: single-observer
//! information-set search (Cowling, Powley, Whitehouse 2012). Draws are made anew in every pass, too, and are not part of
//! the tree.

use std::ops::ControlFlow;

use atoll_core::{NoEvents, Seat, Turn, playout, random_draw};
use rand_core::{Rng, SeedableRng};

use super::Ranked;
use crate::budget::Meter;
use crate::value::{Judge, PerSeat, margin, per_seat, utility, value};
use crate::{BotRng, Evaluate, Network};

/// How much an action that was tried seldom is favoured, in utility.
const EXPLORE: f32 = 0.13;
/// How many passes the learned value of an action counts as.
const PRIOR: f32 = 1.0;
/// Passes that end at a node before it branches.
const YOUNG: u32 = 3;
/// Branches kept at most; beyond them leaves do not branch any more.
const MOST: usize = 400_000;
/// What one thinking bot may keep in memory, in bytes.
const MEMORY: usize = 64 << 20;

const ROOT: usize = 0;

/// An action of a seat, after those on the way to its node.
struct Branch<A> {
    actor: Seat,
    action: A,
    /// Utility by the learned value.
    prior: f32,
    /// Passes in which it was legal.
    seen: u32,
    /// Passes that took it.
    visits: u32,
    /// Utility to the actor, over these passes.
    sum: f32,
    child: Option<u32>,
}

struct Node<A> {
    passes: u32,
    branches: Vec<Branch<A>>,
}

impl<A> Node<A> {
    const fn new() -> Self {
        Self { passes: 0, branches: Vec::new() }
    }
}

/// What a leaf is worth.
struct Worth {
    /// Utility of each seat.
    utilities: PerSeat,
    /// Margin of the seat that thinks, in points.
    margin: f32,
}

struct Tree<'a, G: Evaluate> {
    nodes: Vec<Node<G::Action>>,
    branches: usize,
    /// Margins of the seat that thinks, over the passes of each branch of the root.
    margins: Vec<f64>,
    /// Nodes and branches of the present pass; kept for its room.
    path: Vec<(usize, usize)>,
    seat: Seat,
    /// The share of a random game in what a leaf is worth.
    played_out: f32,
    network: Option<&'a Network>,
}

/// At most so many actions of the seat to act, most tried first, each with the turn that it begins.
pub(super) fn grow<G: Evaluate>(
    view: &G::View,
    seat: Seat,
    most: usize,
    played_out: f32,
    mut meter: Meter,
    network: Option<&Network>,
    rng: &mut BotRng,
) -> Vec<Ranked<G>> {
    // There are never more nodes than branches, and growing lists may have twice the room they need.
    const { assert!(2 * MOST * (size_of::<Branch<G::Action>>() + size_of::<Node<G::Action>>()) < MEMORY) };
    let world = G::imagine(view, rng);
    let mut tree: Tree<'_, G> = Tree {
        nodes: vec![Node::new()],
        branches: 0,
        margins: Vec::new(),
        path: Vec::new(),
        seat,
        played_out,
        network,
    };
    // At least one pass, so that every action has its value.
    loop {
        let mut luck = BotRng::seed_from_u64(rng.next_u64());
        tree.pass(G::imagine(view, &mut luck), &mut luck);
        meter.count();
        if meter.share() >= 1.0 {
            break;
        }
    }
    tree.ranked(&world, most)
}

impl<G: Evaluate> Tree<'_, G> {
    /// Plays from the root to a leaf, and tells every action on the way what came of it.
    fn pass(&mut self, mut state: G, luck: &mut BotRng) {
        let mut path = std::mem::take(&mut self.path);
        path.clear();
        let mut at = Some(ROOT);
        let worth = loop {
            match state.turn() {
                Turn::Over => break self.outcome(&state),
                Turn::Chance(_) => state.settle(random_draw(&state, luck), &mut NoEvents),
                Turn::Seat(actor) => {
                    let Some(node) = at.filter(|&node| self.enter(node)) else { break self.judge(&state, luck) };
                    let branch = self.select(node, &state, actor);
                    path.push((node, branch));
                    at = self.child(node, branch);
                    state.play(self.nodes[node].branches[branch].action, &mut NoEvents);
                }
            }
        };
        for &(node, branch) in &path {
            let known = &mut self.nodes[node].branches[branch];
            known.visits += 1;
            known.sum += worth.utilities[known.actor.index()];
        }
        if let Some(&(_, first)) = path.first() {
            self.margins[first] += f64::from(worth.margin);
        }
        self.path = path;
    }

    /// Counts a pass through a node; whether it may branch.
    fn enter(&mut self, node: usize) -> bool {
        let has_room = self.has_room();
        let Node { passes, branches } = &mut self.nodes[node];
        *passes += 1;
        node == ROOT || !branches.is_empty() || (*passes > YOUNG && has_room)
    }

    /// The legal action that promises most to the actor, or was tried least.
    fn select(&mut self, node: usize, state: &G, actor: Seat) -> usize {
        let branches = &mut self.nodes[node].branches;
        let known = branches.len();
        let mut judge = Judge::new(actor, self.network);
        let (mut best, mut best_bound, mut next) = (0, f32::NEG_INFINITY, 0);
        let _ = state.for_each_legal(|action| {
            // Legal lists differ little from pass to pass, so that the next one is mostly where it is looked for first.
            let is_it = |branch: &Branch<G::Action>| branch.actor == actor && branch.action == action;
            let index = if branches.get(next).is_some_and(is_it) {
                next
            } else {
                branches.iter().position(is_it).unwrap_or_else(|| {
                    let mut after = state.clone();
                    after.play(action, &mut NoEvents);
                    let prior = utility(judge.value(&after), G::SPREAD);
                    branches.push(Branch { actor, action, prior, seen: 0, visits: 0, sum: 0.0, child: None });
                    branches.len() - 1
                })
            };
            next = index + 1;
            let branch = &mut branches[index];
            branch.seen += 1;
            let bound = branch.mean() + EXPLORE * (log2(branch.seen + 1) / (branch.visits as f32 + 1.0)).sqrt();
            if bound > best_bound {
                (best, best_bound) = (index, bound);
            }
            ControlFlow::Continue(())
        });
        self.branches += branches.len() - known;
        if node == ROOT {
            self.margins.resize(self.nodes[ROOT].branches.len(), 0.0);
        }
        best
    }

    /// The node behind a branch; `None` if there is no room for it.
    fn child(&mut self, node: usize, branch: usize) -> Option<usize> {
        let (has_room, next) = (self.has_room(), self.nodes.len());
        let child = &mut self.nodes[node].branches[branch].child;
        if child.is_none() && has_room {
            *child = Some(next as u32);
            self.nodes.push(Node::new());
        }
        self.nodes[node].branches[branch].child.map(|child| child as usize)
    }

    fn has_room(&self) -> bool {
        self.branches < MOST
    }

    fn outcome(&self, state: &G) -> Worth {
        let Some(outcome) = state.outcome() else { unreachable!("a game that is over has an outcome") };
        self.worth(per_seat(state.seats(), |seat| margin(&outcome, seat)))
    }

    fn judge(&self, state: &G, luck: &mut BotRng) -> Worth {
        let mut worth = self.worth(per_seat(state.seats(), |seat| value(state, seat, self.network)));
        if self.played_out > 0.0 {
            let mut end = state.clone();
            playout(&mut end, luck);
            let end = self.outcome(&end);
            let mix = |now: &mut f32, end: f32| *now += self.played_out * (end - *now);
            worth.utilities.iter_mut().zip(end.utilities).for_each(|(now, end)| mix(now, end));
            mix(&mut worth.margin, end.margin);
        }
        worth
    }

    fn worth(&self, margins: PerSeat) -> Worth {
        let utilities = margins.map(|margin| utility(margin, G::SPREAD));
        Worth { utilities, margin: margins[self.seat.index()] }
    }

    fn ranked(&self, world: &G, most: usize) -> Vec<Ranked<G>> {
        let root = &self.nodes[ROOT].branches;
        let mut order: Vec<usize> = (0..root.len()).collect();
        order.sort_by(|&a, &b| {
            let (a, b) = (&root[a], &root[b]);
            b.visits.cmp(&a.visits).then(b.mean().total_cmp(&a.mean()))
        });
        order.into_iter().take(most).map(|index| self.turn(world, index)).collect()
    }

    /// The turn that an action of the root begins, as it was tried most.
    fn turn(&self, world: &G, first: usize) -> Ranked<G> {
        let mut state = world.clone();
        let mut actions = Vec::new();
        let begin = &self.nodes[ROOT].branches[first];
        let mut branch = begin;
        loop {
            actions.push(branch.action);
            state.play(branch.action, &mut NoEvents);
            let node = branch.child.map(|child| &self.nodes[child as usize]);
            let known = node.map_or(&[][..], |node| &node.branches[..]);
            let goes_on = state.turn() == Turn::Seat(self.seat);
            let best = known
                .iter()
                .filter(|next| goes_on && next.visits > 0 && next.actor == self.seat)
                .filter(|next| state.check(self.seat, next.action).is_ok())
                .max_by_key(|next| next.visits);
            match best {
                Some(next) => branch = next,
                None => break,
            }
        }
        // An action that no pass took is judged by where it leads.
        let margin = match begin.visits {
            0 => value(&state, self.seat, self.network),
            visits => (self.margins[first] / f64::from(visits)) as f32,
        };
        Ranked { actions, margin }
    }
}

impl<A> Branch<A> {
    /// Mean utility, its learned value counted with it.
    fn mean(&self) -> f32 {
        (self.prior * PRIOR + self.sum) / (PRIOR + self.visits as f32)
    }
}

/// The binary logarithm of a positive number, exact at powers of two and straight between them: the same on every machine.
fn log2(n: u32) -> f32 {
    (n as f32).to_bits() as f32 / (1u32 << 23) as f32 - 127.0
}

#[cfg(test)]
mod tests {
    use super::log2;

    #[test]
    fn logarithms_are_exact_at_powers_of_two_and_close_between_them() {
        for (n, expected) in [(1, 0.0), (2, 1.0), (1024, 10.0)] {
            assert_eq!(log2(n), expected);
        }
        assert!((log2(3) - 3f32.log2()).abs() < 0.09);
    }
}
