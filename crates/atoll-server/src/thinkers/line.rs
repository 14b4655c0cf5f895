//! The order in which thoughts are served: a plain value that knows neither threads nor a clock.
//!
//! Who waits counts first: the bots of people who sit at their table, then hints, then tables that somebody watches, and
//! last those that nobody does. Alike are served household by household, so that nobody gets more by setting up more
//! tables, and in a household whoever came first. No class is passed over for ever.

use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::net::IpAddr;
use std::time::Duration;

/// For whom somebody thinks, in the order in which they are served.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Class {
    /// For a table whose bot came late or failed, so that another decides at once in its place.
    Overdue,
    /// For a table at which somebody sits and is connected.
    Seated,
    /// For somebody who asked for a hint.
    Hint,
    /// For a table that is watched only.
    Watched,
    /// For a table at which nobody is connected.
    Unwatched,
}

impl Class {
    pub(crate) const ALL: [Self; 5] = [Self::Overdue, Self::Seated, Self::Hint, Self::Watched, Self::Unwatched];

    /// What metrics call it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Overdue => "overdue",
            Self::Seated => "seated",
            Self::Hint => "hint",
            Self::Watched => "watched",
            Self::Unwatched => "unwatched",
        }
    }

    /// So many thoughts of those before may be served while one of this class waits; then it is its turn.
    const fn patience(self) -> u32 {
        match self {
            Self::Overdue | Self::Seated | Self::Watched => 8,
            Self::Hint => 4,
            Self::Unwatched => 32,
        }
    }
}

/// Whose thought it is, and for whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rank {
    pub(crate) class: Class,
    /// Where whoever waits for it comes from; those of whom it is not known are one household.
    pub(crate) household: Option<IpAddr>,
}

/// Whether a thought is done at once or spends the time that it is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    Quick,
    Slow,
}

type Household = Option<IpAddr>;
type Id = u64;

/// Those of one class and pace who wait.
#[derive(Debug, Default)]
struct Lane {
    /// The households in the order of their turns; each has somebody waiting.
    turns: VecDeque<Household>,
    waiting: HashMap<Household, VecDeque<Id>>,
    /// How many of the classes before were served since one of these was.
    passed: u32,
}

impl Lane {
    fn push(&mut self, household: Household, id: Id) {
        let own = self.waiting.entry(household).or_default();
        if own.is_empty() {
            self.turns.push_back(household);
        }
        own.push_back(id);
    }

    /// The next one; its household has its next turn after all others.
    fn pop(&mut self) -> Option<Id> {
        let household = self.turns.pop_front()?;
        let own = self.waiting.get_mut(&household)?;
        let id = own.pop_front()?;
        if own.is_empty() {
            self.waiting.remove(&household);
        } else {
            self.turns.push_back(household);
        }
        self.passed = 0;
        Some(id)
    }

    fn remove(&mut self, household: Household, id: Id) {
        let Some(own) = self.waiting.get_mut(&household) else { return };
        own.retain(|known| *known != id);
        if own.is_empty() {
            self.waiting.remove(&household);
            self.turns.retain(|known| *known != household);
        }
    }

    fn len(&self) -> usize {
        self.waiting.values().map(VecDeque::len).sum()
    }
}

#[derive(Clone, Copy, Debug)]
struct Thought {
    pace: Pace,
    rank: Rank,
    /// When it got in line.
    since: Duration,
    /// Whether it was told to end.
    is_cut: bool,
}

/// A thought that may begin.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Called {
    pub(super) id: Id,
    pub(super) class: Class,
    /// How long it has waited.
    pub(super) waited: Duration,
    /// Its part of the time that a thought gets when nobody else is in line, up to 1.
    pub(super) part: f64,
}

/// Who thinks, and who waits.
#[derive(Debug)]
pub(super) struct Line {
    quick_places: usize,
    slow_places: usize,
    /// By pace and class.
    lanes: [[Lane; Class::ALL.len()]; 2],
    waiting: HashMap<Id, Thought>,
    thinking: BTreeMap<Id, Thought>,
    next: Id,
}

impl Line {
    /// With so many places for each pace, at least one.
    pub(super) fn new(quick_places: usize, slow_places: usize) -> Self {
        Self {
            quick_places: quick_places.max(1),
            slow_places: slow_places.max(1),
            lanes: Default::default(),
            waiting: HashMap::new(),
            thinking: BTreeMap::new(),
            next: 0,
        }
    }

    /// Gets in line; answers the number by which a thought is known.
    pub(super) fn join(&mut self, pace: Pace, rank: Rank, now: Duration) -> Id {
        let id = self.next;
        self.next += 1;
        self.waiting.insert(id, Thought { pace, rank, since: now, is_cut: false });
        self.lane(pace, rank.class).push(rank.household, id);
        id
    }

    /// Others wait for it from now on.
    pub(super) fn regrade(&mut self, id: Id, rank: Rank) {
        if let Some(thought) = self.thinking.get_mut(&id) {
            thought.rank = rank;
        }
        let Some(thought) = self.waiting.get_mut(&id) else { return };
        let (pace, before) = (thought.pace, thought.rank);
        if before != rank {
            thought.rank = rank;
            self.lane(pace, before.class).remove(before.household, id);
            self.lane(pace, rank.class).push(rank.household, id);
        }
    }

    /// It waits no longer, or has ended.
    pub(super) fn leave(&mut self, id: Id) {
        self.thinking.remove(&id);
        if let Some(Thought { pace, rank, .. }) = self.waiting.remove(&id) {
            self.lane(pace, rank.class).remove(rank.household, id);
        }
    }

    /// The next thought that may begin, if there is a place for one.
    pub(super) fn call(&mut self, now: Duration) -> Option<Called> {
        [Pace::Quick, Pace::Slow].into_iter().find_map(|pace| self.call_at(pace, now))
    }

    fn call_at(&mut self, pace: Pace, now: Duration) -> Option<Called> {
        if !self.has_place(pace) {
            return None;
        }
        let may_have = |class: Class| class != Class::Unwatched || !self.is_unwatched_thinking();
        let waits = |class: &Class| !self.lanes[pace as usize][*class as usize].turns.is_empty() && may_have(*class);
        let waiting: Vec<Class> = Class::ALL.into_iter().filter(waits).collect();
        let is_due = |class: &&Class| self.lanes[pace as usize][**class as usize].passed >= class.patience();
        let class = *waiting.iter().find(is_due).or(waiting.first())?;
        let part = self.part(pace, class);
        let id = self.lane(pace, class).pop()?;
        for later in waiting.into_iter().filter(|later| *later > class) {
            self.lane(pace, later).passed += 1;
        }
        let thought = self.waiting.remove(&id)?;
        self.thinking.insert(id, thought);
        Some(Called { id, class, waited: now.saturating_sub(thought.since), part })
    }

    /// A thought that nobody waits for, if somebody waits for its place; each is told once.
    pub(super) fn cut(&mut self) -> Option<Id> {
        let awaits = |class: &Class| !self.lanes[Pace::Slow as usize][*class as usize].turns.is_empty();
        let is_awaited = Class::ALL.iter().filter(|class| **class < Class::Unwatched).any(awaits);
        if self.has_place(Pace::Slow) || !is_awaited {
            return None;
        }
        let is_idle =
            |thought: &Thought| thought.pace == Pace::Slow && thought.rank.class == Class::Unwatched && !thought.is_cut;
        let (id, thought) = self.thinking.iter_mut().find(|(_, thought)| is_idle(thought))?;
        thought.is_cut = true;
        Some(*id)
    }

    /// How many of a class wait.
    pub(super) fn waiting(&self, class: Class) -> usize {
        self.lanes.iter().map(|lanes| lanes[class as usize].len()).sum()
    }

    /// How many that spend their time think or wait.
    pub(super) fn slow(&self) -> usize {
        let slow = |thought: &&Thought| thought.pace == Pace::Slow;
        self.waiting.values().filter(slow).count() + self.thinking.values().filter(slow).count()
    }

    fn lane(&mut self, pace: Pace, class: Class) -> &mut Lane {
        &mut self.lanes[pace as usize][class as usize]
    }

    fn has_place(&self, pace: Pace) -> bool {
        let places = if pace == Pace::Quick { self.quick_places } else { self.slow_places };
        self.thinking.values().filter(|thought| thought.pace == pace).count() < places
    }

    /// What nobody waits for is thought one at a time, of whatever pace.
    fn is_unwatched_thinking(&self) -> bool {
        self.thinking.values().any(|thought| thought.rank.class == Class::Unwatched)
    }

    /// The part of the whole time that the next of a class gets: the places are shared by the households in line that are
    /// not behind it, and its household's share by the tables of that household.
    fn part(&self, pace: Pace, class: Class) -> f64 {
        let lanes = &self.lanes[pace as usize][..=class as usize];
        let Some(own) = lanes[class as usize].turns.front() else { return 1.0 };
        let thinking = || {
            let before = self.thinking.values().filter(|thought| thought.pace == pace);
            before.map(|thought| thought.rank).filter(|rank| rank.class <= class)
        };
        let waiting = lanes.iter().flat_map(|lane| lane.turns.iter().copied());
        let households: HashSet<Household> = waiting.chain(thinking().map(|rank| rank.household)).collect();
        let own_waiting: usize = lanes.iter().filter_map(|lane| lane.waiting.get(own)).map(VecDeque::len).sum();
        let tables = own_waiting + thinking().filter(|rank| rank.household == *own).count();
        let places = match (class, pace) {
            (Class::Unwatched, _) => 1,
            (_, Pace::Quick) => self.quick_places,
            (_, Pace::Slow) => self.slow_places,
        };
        (places as f64 / (households.len() * tables) as f64).min(1.0)
    }
}

#[cfg(test)]
mod tests;
