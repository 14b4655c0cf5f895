//! Running other programs, one after the other or two lanes beside each other.

use std::cell::Cell;
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, anyhow, bail};

use crate::root;

thread_local! {
    /// Whether this thread runs beside the main lane, which has the screen.
    static IS_BESIDE: Cell<bool> = const { Cell::new(false) };
}

/// Every step that ended, and how long it took.
static TIMES: Mutex<Vec<(String, bool, Duration)>> = Mutex::new(Vec::new());

/// A cargo command in the workspace's root.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// Where cargo puts what it builds.
pub(crate) fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Runs a command and says how long it took; an error if it fails. Beside the main lane its output is kept, and shown
/// whole if it fails.
pub(crate) fn run(title: &str, command: &mut Command) -> Result<()> {
    let is_beside = IS_BESIDE.get();
    if !is_beside {
        println!("\n== {title}");
    }
    let begin = Instant::now();
    let (status, output) = if is_beside { kept(title, command)? } else { (shown(command)?, String::new()) };
    let took = begin.elapsed();
    TIMES.lock().expect("nothing panics with the times").push((title.into(), is_beside, took));
    if !status.success() {
        bail!("{title} failed ({status})\n{output}");
    }
    println!("== {title}: {:.0} s{}", took.as_secs_f32(), if is_beside { " (beside)" } else { "" });
    Ok(())
}

fn shown(command: &mut Command) -> Result<ExitStatus> {
    command.status().with_context(|| format!("starting {command:?}"))
}

/// Output and errors go into one file, so that their order is kept.
fn kept(title: &str, command: &mut Command) -> Result<(ExitStatus, String)> {
    let path = target().join(format!("{}.log", title.replace(' ', "-")));
    std::fs::create_dir_all(target())?;
    let file = std::fs::File::create(&path).with_context(|| format!("writing {}", path.display()))?;
    let status = shown(command.stdin(Stdio::null()).stderr(file.try_clone()?).stdout(file))?;
    Ok((status, String::from_utf8_lossy(&std::fs::read(&path)?).into_owned()))
}

/// Runs two lanes at the same time. The first has the screen; what the other says is shown only where it fails.
pub(crate) fn beside(main: impl FnOnce() -> Result<()>, other: impl FnOnce() -> Result<()> + Send) -> Result<()> {
    std::thread::scope(|scope| {
        let other = scope.spawn(|| {
            IS_BESIDE.set(true);
            other()
        });
        let main = main();
        if let Err(error) = &main {
            eprintln!("\nerror: {error:#}\n(waiting for what runs beside it)");
        }
        let other = other.join().unwrap_or_else(|_| Err(anyhow!("a lane panicked")));
        match (main, other) {
            (Err(main), Err(other)) => Err(anyhow!("{main:#}\n\nand beside it: {other:#}")),
            (main, other) => main.and(other),
        }
    })
}

/// Prints every step's time, the longest first.
pub(crate) fn print_times() {
    let mut times = TIMES.lock().expect("nothing panics with the times").clone();
    times.sort_by_key(|(_, _, took)| std::cmp::Reverse(*took));
    println!("\n== times");
    for (title, is_beside, took) in times {
        println!("{:>6.0} s  {title}{}", took.as_secs_f32(), if is_beside { " (beside others)" } else { "" });
    }
}

/// Whether a cargo subcommand is installed.
pub(crate) fn has(args: &[&str]) -> bool {
    cargo(args).stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}
