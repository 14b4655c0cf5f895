//! A running server.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use atoll_store::{Opening, Store, StoreError};
use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinHandle;
use tokio::time::{Instant, timeout, timeout_at};

use crate::config::Config;
use crate::hub::Hub;
use crate::net::bounds::Bounds;
use crate::net::lines::Lines;
use crate::net::listen::{self, Door};
use crate::net::machine;
use crate::routes;

/// How long the store may take to close: what was acknowledged is in it already.
const CLOSING: Duration = Duration::from_millis(800);
/// Connections that wait to be taken.
const BACKLOG: u32 = 1_024;
/// Connections of those who look at the counts.
const OPERATORS: usize = 32;

/// The server.
#[derive(Debug)]
pub struct App;

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The database cannot be opened.
    #[error("the database {url} cannot be opened: {error}")]
    Store {
        /// Its address.
        url: String,
        /// What it says.
        error: StoreError,
    },
    /// The address cannot be listened on.
    #[error("{address} cannot be listened on: {error}; is another server running there?")]
    Address {
        /// The address.
        address: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
}

/// A server that runs until it is told to stop.
pub struct Running {
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    hub: Arc<Hub>,
    server: JoinHandle<()>,
}

impl App {
    /// Starts a server on the current Tokio runtime.
    pub async fn start(config: Config) -> Result<Running, StartError> {
        let url = config.database_url.clone();
        let opening =
            Opening { holder: config.address.to_string(), examines: config.check, patience: config.database_patience };
        let store = atoll_store::open(&url, &opening).await.map_err(|error| StartError::Store { url, error })?;
        Self::start_with(config, store).await
    }

    /// The same with a store of the caller's.
    pub async fn start_with(config: Config, store: Arc<dyn Store>) -> Result<Running, StartError> {
        let (config, descriptors) = fitted(config);
        let (listener, address) = listen(config.address, &config.bounds)?;
        let for_operators = match config.metrics_address {
            Some(address) => Some(listen(address, &config.bounds)?),
            None => None,
        };
        let (connections, sockets, bounds) = (config.bounds.connections, config.max_sockets, config.bounds.clone());
        let hub = Arc::new(Hub::new(store, config));
        hub.metrics.promise(connections, sockets, descriptors);
        let door =
            Door { router: routes::router(Arc::clone(&hub)), lines: Arc::clone(&hub.lines), shared: hub.shared() };
        let public = listen::serve(listener, door, hub.stopping());
        let metrics_address = for_operators.as_ref().map(|(_, address)| *address);
        let operators = for_operators.map(|(listener, _)| {
            let lines = Lines::new(Bounds { connections: OPERATORS, ..bounds });
            let door = Door { router: routes::operators(Arc::clone(&hub)), lines, shared: hub.shared() };
            listen::serve(listener, door, hub.stopping())
        });
        let server = tokio::spawn(async move {
            match operators {
                Some(operators) => drop(tokio::join!(public, operators)),
                None => public.await,
            }
        });
        tokio::spawn(Arc::clone(&hub).look_after());
        tracing::info!(%address, "listening");
        Ok(Running { address, metrics_address, hub, server })
    }
}

fn listen(address: SocketAddr, bounds: &Bounds) -> Result<(TcpListener, SocketAddr), StartError> {
    let open = || {
        let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
        // On Windows it would let another program take the address.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        // Connections have it from the one that they are taken from.
        if let Some(size) = bounds.send_buffer {
            socket.set_send_buffer_size(size)?;
        }
        socket.bind(address)?;
        let listener = socket.listen(BACKLOG)?;
        let address = listener.local_addr()?;
        Ok((listener, address))
    };
    open().map_err(|error| StartError::Address { address, error })
}

/// What can be promised with the descriptors that there are, and how many that is.
fn fitted(mut config: Config) -> (Config, Option<usize>) {
    let descriptors = machine::descriptors();
    let wanted = (config.bounds.connections, config.max_sockets);
    let fit = machine::fit(wanted.0, wanted.1, descriptors);
    if fit != wanted {
        let (connections, sockets) = fit;
        tracing::warn!(
            connections,
            sockets,
            descriptors,
            "so many connections only, since the system gives no more descriptors; raise their limit (ulimit -n, LimitNOFILE)"
        );
    }
    (config.bounds.connections, config.max_sockets) = fit;
    (config, descriptors)
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address for browsers; without a public one that of this machine, if it listens at any of its addresses.
    pub fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            address.set_ip(Ipv4Addr::LOCALHOST.into());
        }
        self.hub.config.public_url.clone().unwrap_or_else(|| format!("http://{address}"))
    }

    /// Whether people come by a public address.
    pub fn is_public(&self) -> bool {
        self.hub.config.public_url.is_some()
    }

    /// Where it tells what operators watch, if at an address of their own.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// Stops: takes no more connections, closes the open ones with a reason, and writes what is queued. Whoever does not
    /// end in time is cut off.
    pub async fn stop(mut self) {
        let end = Instant::now() + self.hub.config.bounds.farewell;
        self.hub.stop();
        if timeout_at(end, &mut self.server).await.is_err() {
            tracing::warn!("some requests were not answered in time");
            self.server.abort();
        }
        let is_quiet = || {
            let metrics = &self.hub.metrics;
            metrics.sockets.get() <= 0 && metrics.tables.get() <= 0
        };
        let quiet = async {
            while !is_quiet() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        if timeout_at(end, quiet).await.is_err() {
            tracing::warn!("connections did not end in time");
        }
        match timeout(CLOSING, self.hub.store.close()).await {
            Ok(Ok(())) => {}
            Ok(Err(error)) => tracing::error!(%error, "the store did not close"),
            Err(_) => tracing::error!("the store did not close in time"),
        }
        tracing::info!("stopped");
    }
}

impl Drop for Running {
    /// A handle that is dropped stops the server as well.
    fn drop(&mut self) {
        self.hub.stop();
    }
}
