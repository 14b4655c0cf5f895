//! The signals that ask the server to end.

/// What asks a server to end: Ctrl-C, and what service managers and closing terminals send.
pub(super) struct Signals {
    #[cfg(unix)]
    all: Vec<tokio::signal::unix::Signal>,
}

impl Signals {
    /// Listens from now on.
    pub(super) fn listen() -> std::io::Result<Self> {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            let mut kinds = vec![SignalKind::interrupt(), SignalKind::terminate()];
            // `nohup` asks for a server that stays when its terminal closes.
            if !is_hangup_ignored() {
                kinds.push(SignalKind::hangup());
            }
            Ok(Self { all: kinds.into_iter().map(signal).collect::<Result<_, _>>()? })
        }
        #[cfg(not(unix))]
        Ok(Self {})
    }

    /// Waits for one of them.
    pub(super) async fn told(&mut self) {
        #[cfg(unix)]
        std::future::poll_fn(|cx| {
            let mut polled = self.all.iter_mut().map(|signal| signal.poll_recv(cx));
            if polled.any(|poll| poll.is_ready()) { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
        })
        .await;
        // A system that cannot say when to end has other ways to end a program.
        #[cfg(not(unix))]
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

#[cfg(target_os = "linux")]
fn is_hangup_ignored() -> bool {
    // Hangup is the first signal of the mask.
    let own = procfs::process::Process::myself().and_then(|own| own.status());
    own.is_ok_and(|status| status.sigign & 1 == 1)
}

#[cfg(all(unix, not(target_os = "linux")))]
fn is_hangup_ignored() -> bool {
    false
}
