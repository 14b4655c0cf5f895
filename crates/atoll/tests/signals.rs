//! The server as a process: signals, few descriptors, and where it says that people can open it.
#![cfg(target_os = "linux")]

mod common;

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::Folder;

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running `atoll serve`, which ends with its test.
struct Server {
    child: Child,
    /// What it said when it had started.
    said: String,
}

impl Server {
    /// Starts it by this command, and waits until it has said all it says then.
    fn start(mut command: Command) -> Self {
        let mut child = command.stderr(Stdio::null()).spawn().expect("the program starts");
        let mut lines = BufReader::new(child.stdout.take().expect("a pipe was asked for")).lines();
        let mut said = String::new();
        while !said.contains("Ctrl-C") {
            said.push_str(&lines.next().expect("it says more").expect("text"));
            said.push('\n');
        }
        Self { child, said }
    }

    fn port(&self) -> u16 {
        let (_, after) = self.said.split_once("http://127.0.0.1:").expect("an address of this machine");
        let digits: String = after.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().expect("a port")
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(("127.0.0.1", self.port())).expect("connects");
        stream.set_read_timeout(Some(PATIENCE)).expect("a time");
        stream
    }

    fn get(&self, path: &str) -> String {
        let mut stream = self.connect();
        let ask = format!("GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        stream.write_all(ask.as_bytes()).expect("it is sent");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }

    fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([name, &self.child.id().to_string()]).status().expect("kill runs");
        assert!(sent.success());
    }

    /// Waits for its end; its exit code and how long that took.
    fn end(&mut self) -> (Option<i32>, Duration) {
        let begin = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                return (status.code(), begin.elapsed());
            }
            assert!(begin.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has ended already, if the test went well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn every_signal_says_goodbye_and_ends_in_time() {
    for signal in ["-HUP", "-TERM", "-INT"] {
        let folder = Folder::new("signals");
        let plain = folder.command(&["serve", "--address", "127.0.0.1:0"]);
        // Whoever runs the tests may be out of reach of hang-ups, and programs inherit that.
        let mut command = Command::new("env");
        command.arg("--default-signal=HUP").arg(plain.get_program()).args(plain.get_args());
        command.current_dir(folder.path()).env("XDG_DATA_HOME", folder.path()).stdout(Stdio::piped());
        let mut server = Server::start(command);
        assert!(server.get("/readyz").contains("ready"), "{signal}");
        let mut hanging: Vec<TcpStream> = (0..10).map(|_| server.connect()).collect();
        hanging[0].write_all(b"GET / HTTP/1.1\r\nX: ").expect("it is sent");
        server.signal(signal);
        let (code, took) = server.end();
        assert_eq!(code, Some(0), "{signal}");
        assert!(took < Duration::from_secs(5), "{signal} took {took:?}");
        // The database was closed: nothing waits in the log beside it.
        assert!(!folder.file("atoll/atoll.sqlite-wal").exists(), "{signal}");
    }
}

#[test]
fn few_descriptors_are_shared_out_so_that_nobody_is_locked_out() {
    let folder = Folder::new("descriptors");
    let plain = folder.command(&[]);
    let mut command = Command::new("prlimit");
    command.arg("--nofile=200:200").arg(plain.get_program());
    command.args(["serve", "--address", "0.0.0.0:0", "--metrics-address", "127.0.0.1:0"]);
    command.current_dir(folder.path()).env("XDG_DATA_HOME", folder.path()).stdout(Stdio::piped());
    let mut server = Server::start(command);
    assert!(!server.said.contains("0.0.0.0"), "{}", server.said);
    let hanging: Vec<TcpStream> = (0..400).map(|_| server.connect()).collect();
    for _ in 0..5 {
        assert!(server.get("/readyz").contains("ready"));
    }
    let (_, metrics) = server.said.split_once("Its counts are at http://").expect("an address for operators");
    let (metrics, _) = metrics.split_once("/metrics").expect("an address for operators");
    let mut stream = TcpStream::connect(metrics).expect("connects");
    stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").expect("it is sent");
    let mut counts = String::new();
    stream.read_to_string(&mut counts).expect("an answer");
    let count = |name: &str| {
        let line = counts.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' ')).expect(name);
        line.parse::<f64>().expect("a number")
    };
    assert_eq!(count("atoll_descriptors_limit"), 200.0);
    assert!(count("atoll_connections") <= count("atoll_connections_limit"));
    assert!(
        count("atoll_connections_limit") < 200.0 && count("atoll_sockets_limit") < count("atoll_connections_limit")
    );
    assert!(count("atoll_descriptors") < 200.0);
    server.signal("-TERM");
    assert_eq!(server.end().0, Some(0));
    drop(hanging);
}

#[test]
fn a_network_that_is_invited_is_told_where_to_come_and_sees_a_code() {
    let folder = Folder::new("lan");
    for (locale, block) in [("C.UTF-8", "█"), ("C", "##")] {
        let mut command = folder.command(&["serve", "--lan", "--address", "127.0.0.1:0"]);
        command.env("LC_ALL", locale).stdout(Stdio::piped());
        let mut server = Server::start(command);
        assert!(!server.said.contains("0.0.0.0"), "{}", server.said);
        match server.said.contains("is in no network") {
            true => assert!(!server.said.contains(block)),
            false => {
                assert!(server.said.contains("Every device in your network can open http://"), "{}", server.said);
                assert!(server.said.matches(block).count() > 100, "{}", server.said);
            }
        }
        assert!(server.get("/readyz").contains("ready"));
        server.signal("-TERM");
        assert_eq!(server.end().0, Some(0));
    }
}
