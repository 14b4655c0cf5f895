//! The program in a terminal of its own: what it leaves behind when it is told to end, and what the next person sees.

#![cfg(unix)]

mod common;

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use common::Folder;
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{LocalModes, Winsize, tcgetattr, tcsetwinsize};

/// Longer than anything takes.
const PATIENCE: Duration = Duration::from_secs(120);

/// A terminal, what was written to it, and the program in it.
struct Terminal {
    keys: File,
    /// The program's side, which stays open so that it can be looked at afterwards.
    inside: File,
    written: Receiver<Vec<u8>>,
    seen: Vec<u8>,
    child: Child,
}

impl Terminal {
    fn start(mut command: Command) -> Self {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&master).and_then(|()| unlockpt(&master)).expect("a terminal of ours");
        let size = Winsize { ws_row: 40, ws_col: 120, ws_xpixel: 0, ws_ypixel: 0 };
        tcsetwinsize(&master, size).expect("a size");
        let name = ptsname(&master, Vec::new()).expect("a name").into_string().expect("text");
        let inside = File::options().read(true).write(true).open(name).expect("the program's side");
        let side = || Stdio::from(inside.try_clone().expect("another handle"));
        command.stdin(side()).stdout(side()).stderr(side()).env("TERM", "xterm-256color");
        let child = command.spawn().expect("the program starts");
        let keys = File::from(master);
        let mut out = keys.try_clone().expect("another handle");
        let (send, written) = channel();
        std::thread::spawn(move || {
            let mut buffer = [0; 4_096];
            while let Ok(count @ 1..) = out.read(&mut buffer) {
                if send.send(buffer[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { keys, inside, written, seen: Vec::new(), child }
    }

    fn play(folder: &Folder, args: &[&str], locale: &str) -> Self {
        let mut command = folder.command(&[&["play"], args].concat());
        command.env("LC_ALL", locale);
        Self::start(command)
    }

    fn text(&self) -> String {
        String::from_utf8_lossy(&self.seen).into_owned()
    }

    /// Waits until this has been written; what came before it.
    fn until(&mut self, text: &str) -> String {
        loop {
            if let Some((before, _)) = self.text().split_once(text) {
                return before.to_string();
            }
            let more = self.written.recv_timeout(PATIENCE);
            self.seen.extend(more.unwrap_or_else(|_| panic!("`{text}` does not come:\n{}", self.text())));
        }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the terminal takes keys");
    }

    fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("the program is there");
    }

    /// Waits until the program has ended; its exit code.
    fn end(&mut self) -> Option<i32> {
        let code = self.child.wait().expect("it ends").code();
        self.inside.write_all(b"<ended>").expect("the terminal is there");
        self.until("<ended>");
        code
    }

    fn has_line_mode(&self) -> bool {
        let modes = tcgetattr(&self.inside).expect("modes").local_modes;
        modes.contains(LocalModes::ICANON | LocalModes::ECHO)
    }
}

const ENTER: &str = "\x1b[?1049h";
const LEAVE: &str = "\x1b[?1049l";
const SHOW_CURSOR: &str = "\x1b[?25h";

#[test]
fn signals_give_the_terminal_back() {
    for (signal, code) in [(Signal::TERM, 143), (Signal::HUP, 129), (Signal::INT, 130)] {
        let folder = Folder::new("signals");
        let mut terminal = Terminal::play(&folder, &[&common::game(), "--seed", "x", "--save", "g"], "C.UTF-8");
        terminal.until(ENTER);
        terminal.until("\x1b[?25l");
        assert!(!terminal.has_line_mode(), "keys are read one by one");
        terminal.signal(signal);
        assert_eq!(terminal.end(), Some(code), "{}", terminal.text());
        let text = terminal.text();
        let (_, after) = text.rsplit_once(LEAVE).expect("the ordinary screen is back");
        assert!(after.contains(SHOW_CURSOR) && !after.contains(ENTER), "{after:?}");
        assert!(terminal.has_line_mode(), "keys are read by lines again");
        assert!(folder.read("g").starts_with("atoll-record"), "the game is saved");
    }
}

#[test]
fn the_next_person_does_not_see_the_last_ones_cards() {
    let folder = Folder::new("veil");
    let args = ["santa-cruz", "--plain", "--seats", "you:Ada,you:Bea", "--seed", "lava", "--save", "g"];
    let mut terminal = Terminal::play(&folder, &args, "C.UTF-8");
    let hand = "Your scoring cards:";
    terminal.until("please come to the keyboard");
    assert!(!terminal.text().contains("\x1b[3J"), "nothing is to be hidden yet");
    terminal.press("\n");
    terminal.until(hand);
    terminal.until("? ");
    terminal.press("1\n");
    terminal.press("end\n");
    let before = terminal.until("\x1b[3J");
    assert!(before.contains(hand));
    terminal.seen.drain(..before.len());
    let cleared = terminal.until("please come to the keyboard");
    assert!(!cleared.contains(hand), "{cleared}");
    terminal.press("quit\n");
    assert_eq!(terminal.end(), Some(0));
}

/// Where nothing can be cleared, it is scrolled away.
#[test]
fn cards_are_scrolled_away_where_nothing_can_be_cleared() {
    let folder = Folder::new("scroll");
    let args = ["play", "santa-cruz", "--plain", "--seats", "you:Ada,you:Bea", "--seed", "lava", "--save", "g"];
    let ran = folder.run(&args, "\n1\nend\n");
    let (before, after) = ran.out.rsplit_once("\n\n\n\n\n\n\n\n").expect("empty lines");
    assert!(before.contains("Your scoring cards:") && before.ends_with("\n\n\n\n\n\n\n\n"), "{before}");
    assert!(after.contains("please come to the keyboard") && !after.contains("Your scoring cards:"), "{after}");
    assert!(!ran.out.contains('\x1b'));
}

#[test]
fn without_utf_8_everything_is_ascii() {
    let folder = Folder::new("ascii");
    let game = common::game();
    for locale in ["C", "POSIX", "de_DE.ISO-8859-1"] {
        let name = format!("g-{locale}");
        let mut terminal = Terminal::play(&folder, &[&game, "--seed", "x", "--save", &name], locale);
        terminal.until(ENTER);
        terminal.until("\x1b[?25l");
        terminal.signal(Signal::TERM);
        terminal.end();
        assert!(terminal.seen.is_ascii(), "{}", terminal.text());
        let mut plain = folder.command(&["play", &game, "--plain", "--seed", "x", "--save", &format!("{name}-plain")]);
        plain.env("LC_ALL", locale).stdin(Stdio::null());
        let out = plain.output().expect("it runs");
        assert!(out.status.success() && !out.stdout.is_empty() && out.stdout.is_ascii());
    }
    let mut shown = folder.command(&["data", "show", &game]);
    assert!(!shown.output().expect("it runs").stdout.is_ascii(), "with UTF-8 there is more");
    assert!(shown.env("LC_ALL", "C").output().expect("it runs").stdout.is_ascii());
}
