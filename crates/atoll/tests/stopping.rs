//! `atoll serve` from outside: how it ends, and what it writes where.

#![cfg(unix)]

mod common;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::Child;
use std::time::{Duration, Instant};

use common::Folder;
use rustix::process::{Pid, Signal, kill_process};

/// A long game, told step by step in a second or so.
const LONG: &str = include_str!("../../../records/maori/1/four-advanced-reef.record");
/// Uploads that would keep two cores busy for a hundred times as long as one.
const MANY: usize = 200;

/// A server, and the address it says that it is served at.
fn serve(folder: &Folder) -> (Child, String) {
    let mut command = folder.command(&["serve", "--address", "127.0.0.1:0", "--data", "data"]);
    let mut child = command.spawn().expect("the program starts");
    let out = BufReader::new(child.stdout.take().expect("a pipe was asked for"));
    let mut lines = out.lines().map_while(Result::ok);
    let address = lines.find_map(|line| {
        let (_, address) = line.split_once("http://")?;
        address.split(|c: char| c.is_whitespace() || c == '/').next().map(str::to_string)
    });
    (child, address.expect("it says where it is served"))
}

/// Asks something, and does not read the answer.
fn request(to: &str, method: &str, path: &str, body: &str) -> TcpStream {
    let mut stream = TcpStream::connect(to).expect("connects");
    let length = body.len();
    let head =
        format!("{method} {path} HTTP/1.1\r\nHost: {to}\r\nConnection: close\r\nContent-Length: {length}\r\n\r\n");
    // A server that refuses may close before all of it is sent.
    let _ = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body.as_bytes()));
    stream
}

fn upload(to: &str) -> TcpStream {
    request(to, "POST", "/api/v1/replays", LONG)
}

fn answer(mut stream: TcpStream) -> String {
    let mut text = Vec::new();
    // A server that stops may break off.
    let _ = stream.read_to_end(&mut text);
    String::from_utf8_lossy(&text).into_owned()
}

#[test]
fn a_stop_does_not_wait_for_costly_uploads() {
    let folder = Folder::new("stopping");
    let (mut child, to) = serve(&folder);
    let start = Instant::now();
    assert!(answer(upload(&to)).starts_with("HTTP/1.1 200"));
    let once = start.elapsed();
    let streams: Vec<TcpStream> = (0..MANY).map(|_| upload(&to)).collect();
    while !answer(request(&to, "GET", "/metrics", "")).contains("\natoll_examining 1") {
        std::thread::yield_now();
    }
    let start = Instant::now();
    kill_process(Pid::from_child(&child), Signal::TERM).expect("the server is there");
    let code = child.wait().expect("it ends").code();
    let stopped = start.elapsed();
    assert_eq!(code, Some(0));
    assert!(stopped < 10 * once + Duration::from_millis(500), "one upload takes {once:?}, the stop took {stopped:?}");
    drop(streams);
    let mut log = String::new();
    child.stderr.take().expect("a pipe was asked for").read_to_string(&mut log).expect("text");
    assert!(log.contains("stopped") && !log.contains('\x1b'), "no colours where nobody watches: {log}");
}

/// Some editors put a mark before the first line of a file.
#[test]
fn a_byte_order_mark_is_no_mistake() {
    let folder = Folder::new("mark");
    let marked = |name: &str, text: &str| folder.write(name, &format!("\u{feff}{}", text.replace('\n', "\r\n")));
    marked("game.record", LONG);
    marked("law.script", include_str!("../../../scripts/south-seas/SS-22-a-double-group-first.script"));
    marked("set.toml", include_str!("../../south-seas/tests/data/two-designs.toml"));
    marked("names.toml", "[seats]\nA = \"Coral\"\n");
    for args in [
        &["verify", "game.record"][..],
        &["replay", "game.record", "--at", "3"],
        &["run", "law.script"],
        &["data", "check", "set.toml", "--game", "south-seas"],
        &["play", "south-seas", "--components", "set.toml", "--save", "g", "--seed", "x"],
    ] {
        let ran = folder.run(args, "");
        assert_eq!(ran.code, Some(0), "{args:?}: {}{}", ran.out, ran.err);
    }
    let mut command = folder.command(&["serve", "--address", "127.0.0.1:0", "--data", "data", "--names", "names.toml"]);
    let mut child = command.spawn().expect("the program starts");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("a pipe was asked for"));
    out.read_line(&mut line).expect("it speaks");
    kill_process(Pid::from_child(&child), Signal::TERM).expect("the server is there");
    child.wait().expect("it ends");
    assert!(line.contains("http://"), "{line}");
}
