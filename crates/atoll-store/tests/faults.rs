//! What happens to a database happens here: it is locked, deleted, replaced, damaged, of another version, read by others,
//! and copied while it is written. Nothing that was acknowledged is lost, and what cannot be done is refused in words.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use atoll_store::{
    Append, Fault, Header, Maker, Opening, SeatRow, Sitter, State, StepRow, Store, StoreError, TableRow, Terms, Watch,
    backup, open, restore,
};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};

/// A way to damage a file, and its name.
type Damage = (&'static str, fn(&mut Vec<u8>));

/// A folder with a database.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn url(&self) -> String {
        format!("sqlite://{}", self.file("atoll.sqlite").display())
    }

    async fn try_open(&self) -> Result<Arc<dyn Store>, StoreError> {
        let opening =
            Opening { holder: "at 192.0.2.1:4100".into(), patience: Duration::from_millis(50), ..Opening::default() };
        open(&self.url(), &opening).await
    }

    async fn open(&self) -> Arc<dyn Store> {
        self.try_open().await.expect("opens")
    }

    /// Another program with the same file.
    async fn other(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(self.file("atoll.sqlite"));
        options.connect().await.expect("another program opens it")
    }
}

async fn create(store: &dyn Store, id: &str) -> Result<(), StoreError> {
    let header = Header {
        game: "reef".into(),
        rules: 1,
        seats: 1,
        options: Vec::new(),
        components: None,
        terms: Terms { watch: Watch::Link, takes_back: true, aids: false, hints: true, serious: false },
        given: Vec::new(),
    };
    let seat = SeatRow {
        seat: 0,
        token: None,
        name: String::new(),
        sitter: Sitter::Open,
        bot: None,
        vacated: None,
        screen: None,
    };
    let (secret, host) = (vec![7; 32], vec![9; 32]);
    store.create(TableRow { id: id.into(), header, secret, host, created: 1, state: State::Waiting }, vec![seat]).await
}

async fn append(store: &dyn Store, id: &str, seq: u64) -> Result<(), StoreError> {
    let step = StepRow { seq, maker: Maker::Draw, seat: None, text: format!("step {seq}"), command: None, at: 1 };
    store.append(Append { table: id.into(), steps: vec![step], state: None }).await
}

fn fault(done: &Result<(), StoreError>) -> Option<Fault> {
    done.as_ref().err().and_then(StoreError::fault)
}

async fn steps(store: &dyn Store, id: &str) -> usize {
    store.steps(id).await.expect("readable").len()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_server_at_a_time_and_the_other_is_told_who_it_is() {
    let place = Place::new();
    let store = place.open().await;
    let refused = place.try_open().await.err().expect("held");
    let told = refused.to_string();
    assert!(matches!(refused, StoreError::Held(_)), "{told}");
    assert!(told.contains(&format!("process {}, at 192.0.2.1:4100", std::process::id())), "{told}");
    create(&*store, "a").await.expect("the first goes on");
    store.close().await.expect("closes");
    place.open().await.close().await.expect("the next one may");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_a_newer_version_is_refused_in_words_and_left_alone() {
    let place = Place::new();
    let store = place.open().await;
    create(&*store, "a").await.expect("created");
    store.close().await.expect("closes");
    let mut other = place.other().await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                 VALUES (900, 'later', 1, x'00', 0)";
    sqlx::query(newer).execute(&mut other).await.expect("written");
    other.close().await.expect("closes");
    let was = std::fs::read(place.file("atoll.sqlite")).expect("readable");
    let refused = place.try_open().await.err().expect("newer").to_string();
    assert!(refused.contains("a newer version of Atoll wrote it (form 900;"), "{refused}");
    assert!(refused.contains("start that version again, or restore a backup"), "{refused}");
    assert!(was == std::fs::read(place.file("atoll.sqlite")).expect("readable"), "nothing was changed");
    let refused = backup(&place.url(), &place.file("copy"), false).await;
    assert!(matches!(refused, Err(StoreError::Newer { found: 900, .. })), "{refused:?}");
    let refused = restore(&place.file("atoll.sqlite"), &format!("{}2", place.url()), false).await;
    assert!(matches!(refused, Err(StoreError::Newer { found: 900, .. })), "{refused:?}");
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_but_the_owner_may_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::new();
    let modes = |at: &Path| {
        let files = std::fs::read_dir(at).expect("lists").map(|entry| entry.expect("an entry").path());
        let mode = |file: PathBuf| (file.metadata().expect("there").permissions().mode() & 0o777, file);
        files.map(mode).collect::<Vec<_>>()
    };
    for start in 0..2 {
        let store = place.open().await;
        create(&*store, &start.to_string()).await.expect("created");
        let found = modes(place.0.path());
        assert!(found.len() >= 4, "the database, its log, its index and its lock: {found:?}");
        assert!(found.iter().all(|(mode, _)| *mode == 0o600), "{found:?}");
        store.close().await.expect("closes");
        // As an older version left it, or somebody who meant well.
        for (_, file) in modes(place.0.path()) {
            std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o644)).expect("may be changed");
        }
    }
    backup(&place.url(), &place.file("copy"), false).await.expect("backed up");
    let copy = place.file("copy").metadata().expect("there").permissions().mode() & 0o777;
    assert_eq!(copy, 0o600);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lock_of_another_program_is_survived() {
    let place = Place::new();
    let store = place.open().await;
    create(&*store, "a").await.expect("created");
    append(&*store, "a", 1).await.expect("stored");
    let mut other = place.other().await;
    for round in 0..3 {
        sqlx::query("BEGIN EXCLUSIVE").execute(&mut other).await.expect("locked");
        for _ in 0..3 {
            assert_eq!(fault(&append(&*store, "a", 2 + round).await), Some(Fault::Busy));
            assert_eq!(fault(&store.ping().await), Some(Fault::Busy));
        }
        sqlx::query("ROLLBACK").execute(&mut other).await.expect("unlocked");
        append(&*store, "a", 2 + round).await.expect("stored again");
    }
    assert_eq!(steps(&*store, "a").await, 4);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_gone_acknowledges_nothing() {
    let place = Place::new();
    let store = place.open().await;
    create(&*store, "a").await.expect("created");
    append(&*store, "a", 1).await.expect("stored");
    let (here, away) = (place.file("atoll.sqlite"), place.file("away"));
    std::fs::rename(&here, &away).expect("moves");
    for _ in 0..3 {
        assert_eq!(fault(&append(&*store, "a", 2).await), Some(Fault::Gone));
        assert_eq!(fault(&store.ping().await), Some(Fault::Gone));
        assert!(store.steps("a").await.is_err(), "what is read is nothing that anybody will find again");
    }
    assert!(!here.exists(), "no empty database takes its place");
    std::fs::copy(&away, &here).expect("copies");
    assert_eq!(fault(&append(&*store, "a", 2).await), Some(Fault::Gone), "a copy is another file");
    std::fs::rename(&away, &here).expect("moves back");
    append(&*store, "a", 2).await.expect("the same file takes writes again");
    // A log that is deleted takes what is in it along, unless it is saved into the database first.
    std::fs::remove_file(place.file("atoll.sqlite-wal")).expect("deleted");
    assert_eq!(fault(&append(&*store, "a", 3).await), Some(Fault::Gone));
    std::fs::copy(&here, place.file("after.sqlite")).expect("copies");
    let after = open(&format!("sqlite://{}", place.file("after.sqlite").display()), &Opening::default()).await;
    assert_eq!(steps(&*after.expect("opens"), "a").await, 2, "the saved steps are in the database itself");
    store.close().await.expect("closes");
    let again = place.open().await;
    assert_eq!(steps(&*again, "a").await, 2);
    append(&*again, "a", 3).await.expect("stored");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_of_a_deleted_database_spares_the_next_one_s_log() {
    let place = Place::new();
    let old = place.open().await;
    create(&*old, "old").await.expect("created");
    for entry in std::fs::read_dir(place.0.path()).expect("lists") {
        std::fs::remove_file(entry.expect("an entry").path()).expect("deleted");
    }
    let new = place.open().await;
    create(&*new, "new").await.expect("created");
    assert_eq!(fault(&create(&*old, "lost").await), Some(Fault::Gone));
    old.close().await.expect("closes");
    assert!(place.file("atoll.sqlite-wal").exists(), "the log belongs to the new database");
    create(&*new, "newer").await.expect("created");
    new.close().await.expect("closes");
    let again = place.open().await;
    assert!(again.table("newer").await.expect("readable").is_some());
    assert!(again.table("old").await.expect("readable").is_none());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn damaged_files_are_refused_in_words_and_a_backup_brings_them_back() {
    let place = Place::new();
    let store = place.open().await;
    create(&*store, "a").await.expect("created");
    for seq in 1..=300 {
        append(&*store, "a", seq).await.expect("stored");
    }
    let copy = place.file("copy");
    let counted = backup(&place.url(), &copy, false).await.expect("backed up");
    assert_eq!((counted.tables, counted.steps), (1, 300));
    store.close().await.expect("closes");
    let whole = std::fs::read(place.file("atoll.sqlite")).expect("readable");
    let damages: [Damage; 4] = [
        ("another head", |bytes| bytes[..16].copy_from_slice(b"not a database!!")),
        ("cut short", |bytes| bytes.truncate(bytes.len() / 2)),
        ("zeros", |bytes| bytes[4096..].fill(0)),
        ("noise", |bytes| bytes[8192..].iter_mut().step_by(7).for_each(|byte| *byte ^= 0x5a)),
    ];
    for (name, damage) in damages {
        let mut bytes = whole.clone();
        damage(&mut bytes);
        std::fs::write(place.file("atoll.sqlite"), &bytes).expect("written");
        let refused = place.try_open().await.err().unwrap_or_else(|| panic!("{name} was opened"));
        assert_eq!(refused.fault(), Some(Fault::Damaged), "{name}: {refused}");
        assert!(refused.to_string().contains("atoll restore --force"), "{name}: {refused}");
        assert!(bytes == std::fs::read(place.file("atoll.sqlite")).expect("readable"), "{name}: evidence was kept");
        let refused = restore(&place.file("atoll.sqlite"), &format!("{}2", place.url()), false).await;
        assert!(refused.is_err(), "{name} is no backup");
        assert!(matches!(restore(&copy, &place.url(), false).await, Err(StoreError::Exists(_))), "{name}");
        let (counted, aside) = restore(&copy, &place.url(), true).await.expect("restored");
        assert_eq!(counted.steps, 300, "{name}");
        assert!(bytes == std::fs::read(aside.expect("put aside")).expect("readable"), "{name}");
        let store = place.open().await;
        assert_eq!(steps(&*store, "a").await, 300, "{name}");
        store.close().await.expect("closes");
    }
    // A file that is no database of ours is no backup either, whatever its form.
    let mut other = SqliteConnectOptions::new().filename(place.file("other")).create_if_missing(true).connect().await;
    let other = other.as_mut().expect("made");
    sqlx::query("CREATE TABLE birds (name TEXT)").execute(other).await.expect("made");
    let refused = restore(&place.file("other"), &place.url(), true).await;
    assert_eq!(refused.err().and_then(|error| error.fault()), Some(Fault::Damaged));
    assert_eq!(steps(&*place.open().await, "a").await, 300, "what was there is there");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_only_a_thorough_look_finds_is_found_when_it_is_asked_for() {
    let place = Place::new();
    let store = place.open().await;
    create(&*store, "a").await.expect("created");
    store.close().await.expect("closes");
    let mut other = place.other().await;
    for sql in ["PRAGMA foreign_keys = OFF", "INSERT INTO steps VALUES ('nowhere', 1, 'draw', NULL, 'x', NULL, 1)"] {
        sqlx::query(sql).execute(&mut other).await.expect("done");
    }
    other.close().await.expect("closes");
    place.open().await.close().await.expect("a start that looks at what is cheap");
    let thorough = Opening { examines: true, ..Opening::default() };
    let refused = open(&place.url(), &thorough).await.err().expect("found");
    assert!(refused.fault() == Some(Fault::Damaged) && refused.to_string().contains("`steps`"), "{refused}");
    assert_eq!(backup(&place.url(), &place.file("copy"), false).await.err(), Some(refused));
    assert!(!place.file("copy").exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_log_that_is_cut_or_noisy_gives_what_is_whole_of_it() {
    let place = Place::new();
    let store = place.open().await;
    create(&*store, "a").await.expect("created");
    for seq in 1..=20 {
        append(&*store, "a", seq).await.expect("stored");
    }
    for cut in [false, true] {
        let broken = Place::new();
        let log = std::fs::read(place.file("atoll.sqlite-wal")).expect("readable");
        let (half, mut noisy) = (log[..log.len() * 3 / 4].to_vec(), log.clone());
        noisy[log.len() * 3 / 4..].iter_mut().for_each(|byte| *byte ^= 0x5a);
        std::fs::copy(place.file("atoll.sqlite"), broken.file("atoll.sqlite")).expect("copies");
        std::fs::write(broken.file("atoll.sqlite-wal"), if cut { half } else { noisy }).expect("written");
        let store = broken.open().await;
        let rows = store.steps("a").await.expect("readable");
        assert!((1..=20).contains(&rows.len()), "{} steps", rows.len());
        assert!(rows.iter().zip(1..).all(|(row, seq)| row.seq == seq), "a beginning, without holes");
        append(&*store, "a", rows.len() as u64 + 1).await.expect("goes on");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_of_a_database_that_is_being_written_has_all_that_was_acknowledged_before() {
    let place = Place::new();
    let store = place.open().await;
    create(&*store, "a").await.expect("created");
    let writes = async {
        for seq in 1..=400 {
            append(&*store, "a", seq).await.expect("stored");
        }
    };
    let copies = async {
        let mut found = Vec::new();
        for number in 0..4 {
            let before = steps(&*store, "a").await as u64;
            let file = place.file(&format!("copy{number}"));
            let counted = backup(&place.url(), &file, false).await.expect("backed up");
            assert!(counted.steps >= before, "{counted:?} after {before}");
            found.push((file, counted));
        }
        found
    };
    let ((), copies) = tokio::join!(writes, copies);
    assert!(matches!(backup(&place.url(), &copies[0].0, false).await, Err(StoreError::Exists(_))));
    let held = restore(&copies[0].0, &place.url(), true).await;
    assert!(matches!(held, Err(StoreError::Held(_))), "a server works with it: {held:?}");
    for (file, counted) in copies {
        let other = Place::new();
        restore(&file, &other.url(), false).await.expect("restored");
        let rows = other.open().await.steps("a").await.expect("readable");
        assert_eq!(rows.len() as u64, counted.steps);
        assert!(rows.iter().zip(1..).all(|(row, seq)| row.seq == seq), "a beginning, without holes");
    }
    assert!(!place.file("copy0-part").exists());
}
