//! Signals that ask a program on the whole screen to end: it gives the terminal back first.

use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

/// The signal that came; 0 if none has.
static CAME: AtomicI32 = AtomicI32::new(0);

/// How long the screen may take to end by itself.
const PATIENCE: Duration = Duration::from_secs(2);

/// The signal that asked the program to end, if one has.
pub(super) fn came() -> Option<i32> {
    Some(CAME.load(Ordering::Relaxed)).filter(|signal| *signal != 0)
}

/// Listens from now on. If the screen does not end soon after a signal, `give_back` is called and the program ends.
#[cfg(unix)]
pub(super) fn listen(give_back: fn()) -> std::io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};

    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    // From here on the signals no longer end the program.
    let (mut terminate, mut hang_up, mut interrupt) = {
        let _inside = runtime.enter();
        (signal(SignalKind::terminate())?, signal(SignalKind::hangup())?, signal(SignalKind::interrupt())?)
    };
    std::thread::Builder::new().name("signals".into()).spawn(move || {
        runtime.block_on(async {
            let kind = tokio::select! {
                _ = terminate.recv() => SignalKind::terminate(),
                _ = hang_up.recv() => SignalKind::hangup(),
                _ = interrupt.recv() => SignalKind::interrupt(),
            };
            CAME.store(kind.as_raw_value(), Ordering::Relaxed);
            tokio::time::sleep(PATIENCE).await;
            give_back();
            std::process::exit(128 + kind.as_raw_value());
        });
    })?;
    Ok(())
}

/// There are no such signals here.
#[cfg(not(unix))]
pub(super) fn listen(_give_back: fn()) -> std::io::Result<()> {
    Ok(())
}
