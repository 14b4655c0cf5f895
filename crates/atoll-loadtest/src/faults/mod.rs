//! What can happen to a server's machine happens to a server that people play on: each fault says what they see while it
//! lasts, and proves that nothing acknowledged is lost and that service returns by itself.
//!
//! Every fault comes from outside of the program, as it does in life: another program fills the disk, holds the lock or
//! deletes the file. What single calls of the system do (fail, take long, be the last) is decided by `strace`.

mod calls;
mod disk;
mod files;
mod limits;
mod scene;

use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

/// Arguments of `faults`.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The program to test
    #[arg(long)]
    program: PathBuf,
    /// Only the faults whose name has this in it
    #[arg(long, default_value = "")]
    only: String,
    /// Only what takes seconds
    #[arg(long)]
    short: bool,
}

/// What a fault showed: what people see and what held; none if this machine does not let us cause it.
type Shown = Result<Option<String>>;

/// Causes a fault of a server that this program is.
type Cause = fn(&Path) -> Pin<Box<dyn Future<Output = Shown> + '_>>;

/// A fault that can be caused.
struct Fault {
    name: &'static str,
    is_short: bool,
    cause: Cause,
}

const fn quick(name: &'static str, cause: Cause) -> Fault {
    Fault { name, is_short: true, cause }
}

const fn slow(name: &'static str, cause: Cause) -> Fault {
    Fault { name, is_short: false, cause }
}

/// Every fault.
const FAULTS: [Fault; 18] = [
    quick("full disk and back", |program| Box::pin(disk::full(program))),
    quick("file that may not grow", |program| Box::pin(disk::no_growth(program))),
    slow("start on a full disk", |program| Box::pin(disk::full_start(program))),
    slow("start on a read-only disk", |program| Box::pin(disk::read_only_start(program))),
    slow("disk becomes read-only", |program| Box::pin(calls::read_only(program))),
    slow("writes fail", |program| Box::pin(calls::failing_writes(program))),
    slow("syncs fail", |program| Box::pin(calls::failing_syncs(program))),
    slow("one sync in three fails", |program| Box::pin(calls::some_syncs_fail(program))),
    slow("slow disk", |program| Box::pin(calls::slow(program))),
    slow("killed at every call of a step's life", |program| Box::pin(calls::killed(program))),
    slow("locked by another program", |program| Box::pin(files::locked(program))),
    quick("deleted and put back", |program| Box::pin(files::deleted(program))),
    quick("second server on the same data", |program| Box::pin(files::second_server(program))),
    quick("written by a newer version", |program| Box::pin(files::newer(program))),
    quick("damaged, and restored from a backup", |program| Box::pin(files::damaged(program))),
    quick("clock jumps", |program| Box::pin(files::clock(program))),
    slow("no descriptors left", |program| Box::pin(limits::descriptors(program))),
    slow("no memory left", |program| Box::pin(limits::memory(program))),
];

pub(crate) async fn run(args: &Args) -> Result<()> {
    let begin = Instant::now();
    let chosen = FAULTS.iter().filter(|fault| fault.name.contains(&args.only) && (fault.is_short || !args.short));
    let (mut held, mut skipped) = (0, 0);
    for fault in chosen {
        let begin = Instant::now();
        match (fault.cause)(&args.program).await.with_context(|| format!("fault: {}", fault.name))? {
            Some(shown) => {
                held += 1;
                println!("{} ({:.1} s): {shown}", fault.name, begin.elapsed().as_secs_f32());
            }
            None => {
                skipped += 1;
                println!("{}: not possible on this machine", fault.name);
            }
        }
    }
    ensure!(held > 0, "no fault was caused");
    println!("{held} faults held in {:.0} s, {skipped} were not possible", begin.elapsed().as_secs_f32());
    Ok(())
}
