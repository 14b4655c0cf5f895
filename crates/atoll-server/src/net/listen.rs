//! Taking connections and serving HTTP on each. A connection that takes too long, or that is idle when another needs its
//! place, is ended here.

use std::convert::Infallible;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service as _, service_fn};
use hyper_util::rt::TokioIo;
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

use super::answers::{self, Answering};
use super::callers::UNNAMED;
use super::lines::{Line, Lines};
use super::refusals::{Refusals, Why};
use crate::http::Address;
use crate::shared::Shared;

/// Bytes that are read and written at a time, and the longest head of a request.
const BUFFER: usize = 64 << 10;
/// How long to wait when the system takes no connection.
const PAUSE: Duration = Duration::from_millis(20);

/// What one door of the server needs to know.
#[derive(Clone)]
pub(crate) struct Door {
    pub(crate) router: Router,
    pub(crate) lines: Arc<Lines>,
    pub(crate) shared: Arc<Shared>,
}

/// Takes and serves connections until the server stops, and then waits for those that are being answered.
pub(crate) async fn serve(listener: TcpListener, door: Door, mut stop: watch::Receiver<bool>) {
    let mut connections = JoinSet::new();
    let refusals = &door.shared.refusals;
    loop {
        let accepted = tokio::select! {
            () = Shared::stopped(&mut stop) => break,
            accepted = async {
                door.lines.settled().await;
                listener.accept().await
            } => accepted,
        };
        while connections.try_join_next().is_some() {}
        match accepted {
            Ok((stream, peer)) => take(&mut connections, &door, stream, peer),
            // Whoever has gone already.
            Err(error) if matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) => {}
            Err(error) => {
                refusals.tell(Why::Descriptors, UNNAMED);
                tracing::debug!(%error, "no connection could be taken");
                door.lines.hang_up_idlest();
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
    drop(listener);
    while connections.join_next().await.is_some() {}
}

fn take(connections: &mut JoinSet<()>, door: &Door, stream: TcpStream, peer: SocketAddr) {
    let is_proxy = door.shared.proxies.is_proxy(peer.ip());
    match door.lines.admit(peer, is_proxy) {
        Ok((line, has_gone)) => {
            if has_gone {
                door.shared.refusals.tell(Why::Idle, peer.ip());
            }
            connections.spawn(connection(door.clone(), stream, line));
        }
        Err(why) => door.shared.refusals.tell(why, peer.ip()),
    }
}

/// Serves one connection.
async fn connection(door: Door, stream: TcpStream, line: Arc<Line>) {
    // What is said is short and waited for; a connection that has gone already does not care.
    let _ = stream.set_nodelay(true);
    let Door { router, shared, .. } = door;
    let mut stop = shared.stopping();
    let router = TowerToHyperService::new(router);
    let service = service_fn(|mut request: Request<Incoming>| {
        let answering = Answering::begin(&line);
        let address = shared.proxies.caller(line.peer.ip(), request.headers());
        request.extensions_mut().insert(Address(address));
        request.extensions_mut().insert(Arc::clone(&line));
        let answer = router.call(request);
        let shared = &shared;
        async move {
            let Ok(answer) = answer.await;
            Ok::<_, Infallible>(answers::dress(shared, address, answer, answering))
        }
    });
    let io = TokioIo::new(Heard { stream, line: Arc::clone(&line) });
    let serving = http1::Builder::new()
        .max_buf_size(BUFFER)
        .header_read_timeout(None)
        .serve_connection(io, service)
        .with_upgrades();
    let mut serving = std::pin::pin!(serving);
    let mut is_stopping = false;
    loop {
        tokio::select! {
            // A connection that is cut off by the other side is no trouble of ours.
            _ = serving.as_mut() => return,
            () = line.hung_up() => return,
            why = line.overdue() => return told(&shared.refusals, why, &line),
            () = Shared::stopped(&mut stop), if !is_stopping => {
                is_stopping = true;
                serving.as_mut().graceful_shutdown();
            }
        }
    }
}

fn told(refusals: &Refusals, why: Option<Why>, line: &Line) {
    if let Some(why) = why {
        refusals.tell(why, line.peer.ip());
    }
}

/// A connection that says when bytes come.
struct Heard {
    stream: TcpStream,
    line: Arc<Line>,
}

impl AsyncRead for Heard {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        let done = Pin::new(&mut self.stream).poll_read(cx, buf);
        if buf.filled().len() > before {
            self.line.heard();
        }
        done
    }
}

impl AsyncWrite for Heard {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}
