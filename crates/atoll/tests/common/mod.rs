//! Runs the program as a stranger would: arguments, an input, what comes out.

#![expect(dead_code, reason = "each test file uses some of these")]

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};

/// What a run left behind.
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// A folder of its own for one test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Self {
        // Tests run at the same time, so no two folders may have one name.
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{count}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("the target folder can be written");
        Self(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.file(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub(crate) fn write(&self, name: &str, text: &str) {
        std::fs::write(self.file(name), text).expect("the folder can be written");
    }

    /// Runs `atoll` in the folder, with the folder as the user's data directory.
    pub(crate) fn run(&self, args: &[&str], input: &str) -> Ran {
        let mut child = self.command(args).spawn().expect("the program starts");
        let mut pipe = child.stdin.take().expect("a pipe was asked for");
        let input = input.as_bytes().to_vec();
        // A program that stops early leaves input unread; that is no error here.
        let writer = std::thread::spawn(move || drop(pipe.write_all(&input)));
        let done = child.wait_with_output().expect("the program ends");
        writer.join().expect("the writer ends");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("output is UTF-8");
        Ran { code: done.status.code(), out: text(done.stdout), err: text(done.stderr) }
    }

    pub(crate) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_atoll"));
        command
            .args(args)
            .current_dir(&self.0)
            .env("XDG_DATA_HOME", self.path())
            .env("APPDATA", self.path())
            .env("LC_ALL", "C.UTF-8")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The first game the program knows, as it says itself.
pub(crate) fn game() -> String {
    let folder = Folder::new("games");
    let ran = folder.run(&["play", "no-such-game"], "");
    let (_, list) = ran.err.trim().split_once("games are: ").expect("an unknown game is answered with a list");
    list.split(", ").next().unwrap_or_default().to_string()
}

/// A person who always plays the first legal move and ends the turn.
pub(crate) fn first_moves(turns: usize) -> String {
    "1\nend\n".repeat(turns)
}

/// More turns than any game has.
pub(crate) const ALL: usize = 2_000;

/// The moves of a record, without what follows them.
pub(crate) fn moves(record: &str) -> Vec<&str> {
    let (_, rest) = record.split_once("\nmoves\n").expect("a record has moves");
    rest.lines().take_while(|line| !["result ", "hash "].iter().any(|word| line.starts_with(word))).collect()
}
