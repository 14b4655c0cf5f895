//! What every store must do, written against the trait and run for each store.

use std::sync::Arc;

use atoll_store::{
    Append, Fault, GivenMove, Header, Maker, Opening, Query, SeatRow, Sitter, State, StepRow, Store, StoreError,
    TableRow, Terms, Vacated, Watch, open,
};

fn table(id: &str) -> TableRow {
    TableRow {
        id: id.into(),
        header: Header {
            game: "islands'; DROP TABLE steps; --".into(),
            rules: 1,
            seats: 2,
            options: Vec::new(),
            components: None,
            terms: Terms { watch: Watch::Link, takes_back: true, aids: false, hints: true, serious: false },
            given: vec![GivenMove { seat: Some(0), text: "'--".into() }],
        },
        secret: vec![7; 32],
        host: vec![9; 32],
        created: 1_700_000_000_000,
        state: State::Waiting,
    }
}

fn seat(number: u8) -> SeatRow {
    let (token, bot, vacated, screen) = (None, None, None, None);
    SeatRow { seat: number, token, name: String::new(), sitter: Sitter::Open, bot, vacated, screen }
}

fn step(seq: u64, command: Option<&str>) -> StepRow {
    StepRow {
        seq,
        maker: Maker::Person,
        seat: command.map(|_| 0),
        text: format!("<b>Ua</b> at {seq}'\u{1f3dd}"),
        command: command.map(Into::into),
        at: 1_700_000_000_000 + seq.cast_signed(),
    }
}

fn append(id: &str, steps: Vec<StepRow>) -> Append {
    Append { table: id.into(), steps, state: None }
}

/// Rows come back as they were written.
async fn keeps_rows(store: &dyn Store) {
    let taken = SeatRow {
        token: Some(vec![1; 32]),
        name: "Robert'); DROP TABLE seats;--".into(),
        sitter: Sitter::StandIn,
        bot: Some("greedy".into()),
        vacated: Some(Vacated::Left),
        screen: Some(1),
        ..seat(1)
    };
    assert_eq!(store.table("keeps").await, Ok(None));
    store.create(table("keeps"), vec![seat(0), seat(1)]).await.expect("created");
    assert_eq!(store.create(table("keeps"), Vec::new()).await, Err(StoreError::Conflict));
    let newer = Header { rules: 2, ..table("keeps").header };
    store.put_header("keeps", newer.clone()).await.expect("written anew");
    assert_eq!(store.table("keeps").await.expect("readable").map(|(row, _)| row.header), Some(newer));
    store.put_header("keeps", table("keeps").header).await.expect("written anew");
    assert_eq!(store.put_header("none", table("none").header).await, Err(StoreError::NoSuchTable));
    store.put_seat("keeps", taken.clone()).await.expect("seat written");
    assert_eq!(store.table("keeps").await, Ok(Some((table("keeps"), vec![seat(0), taken.clone()]))));
    for vacated in [Some(Vacated::Lent), Some(Vacated::Offered), None] {
        let row = SeatRow { vacated, screen: None, ..taken.clone() };
        store.put_seat("keeps", row.clone()).await.expect("seat written");
        assert_eq!(store.table("keeps").await, Ok(Some((table("keeps"), vec![seat(0), row]))));
    }
    assert_eq!(store.put_seat("nowhere", seat(0)).await, Err(StoreError::NoSuchTable));
    assert_eq!(store.salts("keeps").await, Ok(Vec::new()), "a table that nobody has salted");
    store.put_salt("keeps", 1, Some(vec![3; 32])).await.expect("salt written");
    store.put_salt("keeps", 0, Some(vec![4; 32])).await.expect("salt written");
    store.put_salt("keeps", 1, Some(vec![5; 32])).await.expect("salt written anew");
    store.put_salt("keeps", 0, None).await.expect("salt taken away");
    store.put_salt("keeps", 0, None).await.expect("there was none");
    assert_eq!(store.salts("keeps").await, Ok(vec![(1, vec![5; 32])]));
    assert_eq!(store.put_salt("nowhere", 0, Some(vec![6; 32])).await, Err(StoreError::NoSuchTable));
    let steps = vec![step(1, Some("a")), step(2, None), step(3, Some("b"))];
    store.append(append("keeps", steps[..2].to_vec())).await.expect("stored");
    store.append(append("keeps", steps[2..].to_vec())).await.expect("stored");
    assert_eq!(store.steps("keeps").await, Ok(steps));
    assert_eq!(store.steps("nowhere").await, Ok(Vec::new()));
    assert_eq!(store.append(append("nowhere", vec![step(1, None)])).await, Err(StoreError::NoSuchTable));
    store.ping().await.expect("alive");
}

/// A number is given once, a command becomes one step, and what fails leaves nothing behind.
async fn guards_numbers_and_commands(store: &dyn Store) {
    store.create(table("guards"), vec![seat(0)]).await.expect("created");
    store.append(append("guards", vec![step(1, Some("a"))])).await.expect("stored");
    assert_eq!(store.append(append("guards", vec![step(1, Some("b"))])).await, Err(StoreError::Conflict));
    let half_new = Append { state: Some(State::Over), ..append("guards", vec![step(2, None), step(1, None)]) };
    assert_eq!(store.append(half_new).await, Err(StoreError::Conflict));
    assert_eq!(store.append(append("guards", vec![step(2, Some("a"))])).await, Err(StoreError::Conflict));
    let other_seat = StepRow { seat: Some(1), ..step(2, Some("a")) };
    store.append(append("guards", vec![other_seat.clone()])).await.expect("another seat may use the same id");
    assert_eq!(store.steps("guards").await, Ok(vec![step(1, Some("a")), other_seat]));
    let (row, _) = store.table("guards").await.expect("read").expect("there");
    assert_eq!(row.state, State::Waiting);
    let end = Append { state: Some(State::Over), ..append("guards", vec![step(3, None)]) };
    store.append(end).await.expect("stored");
    let over = Query { state: Some(State::Over), ..Query::default() };
    assert_eq!(store.count(over).await, Ok(1));
}

/// Tables are found by what a lobby asks for, page by page.
async fn lists_and_counts(store: &dyn Store) {
    let key = vec![42; 32];
    for number in 0..5_u8 {
        let mut row = table(&format!("list{number}"));
        row.header.game = if number < 3 { "coral" } else { "reef" }.into();
        row.created += i64::from(number);
        let mine = SeatRow { token: Some(key.clone()), sitter: Sitter::Person, ..seat(0) };
        let other = SeatRow { sitter: if number % 2 == 0 { Sitter::Bot } else { Sitter::Open }, ..seat(1) };
        store.create(row, vec![mine, other]).await.expect("created");
    }
    store.append(Append { state: Some(State::Playing), ..append("list4", vec![step(1, None)]) }).await.expect("stored");
    let mine = Query { holder: Some(key), limit: 2, ..Query::default() };
    let ids = async |query: Query| -> Vec<String> {
        store.list(query).await.expect("listed").into_iter().map(|table| table.id).collect()
    };
    assert_eq!(store.count(mine.clone()).await, Ok(5));
    let page = store.list(mine.clone()).await.expect("listed");
    assert_eq!((page[0].id.as_str(), page[0].state, page[0].seats.len()), ("list4", State::Playing, 2));
    assert_eq!((page[0].changed, page[1].changed), (step(1, None).at, page[1].created));
    let after = page.last().map(|table| (table.created, table.id.clone()));
    assert_eq!(ids(Query { after, ..mine.clone() }).await, ["list2", "list1"]);
    let all = Query { limit: 9, ..mine };
    assert_eq!(ids(Query { game: Some("reef".into()), ..all.clone() }).await, ["list4", "list3"]);
    assert_eq!(ids(Query { has_open_seat: Some(true), ..all.clone() }).await, ["list3", "list1"]);
    assert_eq!(ids(Query { has_bot: Some(false), ..all.clone() }).await, ["list3", "list1"]);
    assert_eq!(
        ids(Query { state: Some(State::Waiting), has_bot: Some(true), ..all.clone() }).await,
        ["list2", "list0"]
    );
    assert_eq!(ids(Query { holder: Some(vec![43; 32]), ..all }).await, [""; 0]);
}

/// Of many writers that believe they are next exactly one is right, and nobody else's writes suffer.
async fn settles_races(store: Arc<dyn Store>) {
    store.create(table("race"), Vec::new()).await.expect("created");
    for name in 0..20 {
        store.create(table(&format!("calm{name}")), Vec::new()).await.expect("created");
    }
    let mut racers = tokio::task::JoinSet::new();
    for racer in 0..200_u64 {
        let store = Arc::clone(&store);
        racers.spawn(async move {
            let calm = store.append(append(&format!("calm{}", racer % 20), vec![step(1 + racer / 20, None)])).await;
            (store.append(append("race", vec![step(1, Some(&racer.to_string()))])).await, calm)
        });
    }
    let mut winners = 0;
    while let Some(done) = racers.join_next().await {
        let (race, calm) = done.expect("no panic");
        assert_eq!(calm, Ok(()));
        match race {
            Ok(()) => winners += 1,
            other => assert_eq!(other, Err(StoreError::Conflict)),
        }
    }
    assert_eq!(winners, 1);
    assert_eq!(store.steps("race").await.expect("read").len(), 1);
    assert_eq!(store.steps("calm7").await.expect("read").len(), 10);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sqlite_keeps_what_it_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite://{}/atoll.sqlite", folder.path().display());
    let store: Arc<dyn Store> = open(&url, &Opening::default()).await.expect("opens");
    keeps_rows(&*store).await;
    guards_numbers_and_commands(&*store).await;
    lists_and_counts(&*store).await;
    settles_races(Arc::clone(&store)).await;
    let before = store.steps("keeps").await;
    // Whatever is queued before the end is written; what comes later is refused.
    store.create(table("late"), Vec::new()).await.expect("created");
    store.close().await.expect("closes");
    assert_eq!(store.ping().await, Err(StoreError::Closed));
    assert_eq!(store.steps("keeps").await, Err(StoreError::Closed));
    store.close().await.expect("closing twice is fine");
    let again = open(&url, &Opening::default()).await.expect("opens again");
    assert_eq!(again.steps("keeps").await, before);
    assert!(again.table("late").await.expect("read").is_some());
    assert_eq!(again.append(append("keeps", vec![step(9, Some("a"))])).await, Err(StoreError::Conflict));
}

#[tokio::test]
async fn a_bad_address_is_an_error() {
    let wrong = async |url| open(url, &Opening::default()).await.err();
    let nowhere = wrong("sqlite:///nowhere/at/all/x.sqlite").await;
    assert_eq!(nowhere.and_then(|error| error.fault()), Some(Fault::Disk));
    for url in ["mysql://nowhere/x", "sqlite::memory:", "sqlite://x?mode=memory", "nothing"] {
        assert!(matches!(wrong(url).await, Some(StoreError::Address(_))), "{url}");
    }
}
