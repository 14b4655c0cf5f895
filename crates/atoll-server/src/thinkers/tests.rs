//! Thoughts on real threads: their time, whom they wait for, and how they end.

use std::sync::mpsc;

use prometheus_client::registry::Registry;

use super::*;

const LONG: Duration = Duration::from_secs(3_600);

fn thinkers(think: Duration) -> Thinkers {
    let mut config = Config::new("sqlite://unused");
    config.bot_think = think;
    Thinkers::new(&config, Counts::register(&mut Registry::default()))
}

fn at(class: Class) -> watch::Sender<Rank> {
    watch::Sender::new(Rank { class, household: None })
}

fn wish(pace: Pace, rank: &watch::Sender<Rank>, limit: Duration) -> Wish<'static> {
    Wish { table: "t", pace, rank: rank.subscribe(), is_overdue: false, limit }
}

/// Thinks until its time is over, however long that is.
fn uses_it_up(budget: Budget) -> Result<Duration, TableError> {
    let Budget::Time(time, clock) = budget else { panic!("a budget of time") };
    let begin = clock.now();
    loop {
        match clock.now() {
            Duration::MAX => return Ok(time),
            now if now.saturating_sub(begin) >= time => return Ok(time),
            _ => std::thread::yield_now(),
        }
    }
}

fn in_line(thinkers: &Thinkers) -> usize {
    thinkers.room.open().line.slow()
}

async fn until_empty(thinkers: &Thinkers) {
    while in_line(thinkers) > 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

/// Takes every slow place with thoughts of this class that end when they are told to, and not by their clock.
async fn fill(thinkers: &Arc<Thinkers>, rank: &watch::Sender<Rank>) -> mpsc::Sender<()> {
    let (go, wait) = mpsc::channel::<()>();
    let wait = Arc::new(Mutex::new(wait));
    let places = std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
    let (begun, mut begins) = tokio::sync::mpsc::unbounded_channel();
    for _ in 0..places {
        let (thinkers, wait, begun) = (Arc::clone(thinkers), Arc::clone(&wait), begun.clone());
        let wish = wish(Pace::Slow, rank, LONG);
        tokio::spawn(async move {
            let stuck = move |_| {
                begun.send(()).expect("somebody counts");
                // The sender's end tells all of them.
                let _ = wait.lock().expect("nobody panics").recv();
                Ok(())
            };
            thinkers.think(wish, stuck).await
        });
    }
    for _ in 0..places {
        begins.recv().await.expect("each begins");
    }
    go
}

#[tokio::test]
async fn the_budget_is_what_was_set_and_at_most_two_seconds() {
    for (set, expected) in [(700, 700), (2_000, 2_000), (60_000, 2_000)] {
        let thinkers = thinkers(Duration::from_millis(set));
        let rank = at(Class::Seated);
        let budget = thinkers.think(wish(Pace::Slow, &rank, LONG), Ok).await;
        let Ok(Budget::Time(limit, _)) = budget else { panic!("a budget of time") };
        assert_eq!(limit, Duration::from_millis(expected));
        until_empty(&thinkers).await;
        // Whoever has waited gets what is left.
        let budget = thinkers.think(wish(Pace::Slow, &rank, Duration::from_millis(400)), Ok).await;
        assert!(matches!(budget, Ok(Budget::Time(limit, _)) if limit <= Duration::from_millis(400)), "{budget:?}");
    }
}

#[tokio::test]
async fn the_quick_do_not_wait_for_the_slow_and_the_late_are_given_up() {
    let thinkers = Arc::new(thinkers(Duration::from_millis(100)));
    let rank = at(Class::Seated);
    let go = fill(&thinkers, &rank).await;
    assert_eq!(thinkers.think(wish(Pace::Quick, &rank, LONG), |_| Ok(7)).await, Ok(7));
    let short = Duration::from_millis(20);
    assert_eq!(thinkers.think(wish(Pace::Slow, &rank, short), |_| Ok(8)).await, Err(Missed::Late));
    // Where nobody is connected it waits for its turn, until somebody comes and waits in vain.
    let other = at(Class::Unwatched);
    let waiting = thinkers.think(wish(Pace::Slow, &other, short), |_| Ok(8));
    let mut waiting = Box::pin(waiting);
    assert!(tokio::time::timeout(4 * short, &mut waiting).await.is_err(), "it waits");
    other.send_replace(Rank { class: Class::Watched, household: None });
    assert_eq!(waiting.await, Err(Missed::Late));
    drop(go);
    until_empty(&thinkers).await;
    assert_eq!(thinkers.think(wish(Pace::Slow, &rank, LONG), |_| Ok(9)).await, Ok(9), "places come back");
}

#[tokio::test]
async fn what_nobody_waits_for_ends_and_gives_its_place_up() {
    // Nothing of this would end within the test's patience by its own budget of two seconds, fifty times over.
    let thinkers = Arc::new(thinkers(LONG));
    for _ in 0..50 {
        let rank = at(Class::Seated);
        let (begun, begins) = oneshot::channel();
        let wish = wish(Pace::Slow, &rank, LONG);
        let spawned = Arc::clone(&thinkers);
        let thinking = tokio::spawn(async move {
            let think = move |budget| {
                let _ = begun.send(());
                uses_it_up(budget)
            };
            spawned.think(wish, think).await
        });
        begins.await.expect("it begins");
        let begin = Instant::now();
        drop(rank);
        assert_eq!(thinking.await.expect("it ends"), Err(Missed::Gone));
        until_empty(&thinkers).await;
        assert!(begin.elapsed() < MOST, "it took {:?}", begin.elapsed());
    }
    // A future that is dropped ends its thought too.
    let rank = at(Class::Seated);
    let dropped = thinkers.think(wish(Pace::Slow, &rank, LONG), uses_it_up);
    assert!(tokio::time::timeout(Duration::from_millis(20), dropped).await.is_err());
    until_empty(&thinkers).await;
}

#[tokio::test]
async fn somebody_who_waits_gets_the_place_of_what_nobody_waits_for() {
    let thinkers = Arc::new(thinkers(LONG));
    let (idle, seated) = (at(Class::Unwatched), at(Class::Seated));
    let places = std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
    let mut thinking = Vec::new();
    for number in 0..places {
        // The last place is of a table that nobody watches.
        let rank = if number + 1 == places { &idle } else { &seated };
        let (wish, spawned) = (wish(Pace::Slow, rank, LONG), Arc::clone(&thinkers));
        let (begun, begins) = oneshot::channel();
        let think = move |budget| {
            let _ = begun.send(());
            uses_it_up(budget)
        };
        thinking.push(tokio::spawn(async move { spawned.think(wish, think).await }));
        begins.await.expect("it begins");
    }
    let begin = Instant::now();
    assert_eq!(thinkers.think(wish(Pace::Slow, &seated, LONG), |_| Ok(1)).await, Ok(1));
    assert!(begin.elapsed() < MOST, "it took {:?}", begin.elapsed());
    let last = thinking.pop().expect("one at least").await.expect("it ends");
    assert!(last.is_ok(), "it gives the best that it has found: {last:?}");
}

#[tokio::test]
async fn what_fails_is_missed_and_what_replaces_it_comes_first() {
    let thinkers = Arc::new(thinkers(Duration::from_millis(1)));
    let rank = at(Class::Watched);
    let failed = thinkers.think(wish(Pace::Quick, &rank, LONG), |_| Err::<(), _>(TableError::Setup("no".into())));
    assert_eq!(failed.await, Err(Missed::Failed));
    let panicked = thinkers.think(wish(Pace::Quick, &rank, LONG), |_| panic!("a bot that fails"));
    assert_eq!(panicked.await, Err::<(), _>(Missed::Failed));
    let mut overdue = wish(Pace::Quick, &rank, LONG);
    overdue.is_overdue = true;
    assert_eq!(overdue.rank().class, Class::Overdue);
    assert_eq!(thinkers.think(overdue, |_| Ok(3)).await, Ok(3));
}
