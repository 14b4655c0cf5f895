//! A running server.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use atoll_store::{Opening, Store, StoreError};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::config::Config;
use crate::hub::Hub;
use crate::routes::router;

/// How long answers and connections may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

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
    hub: Arc<Hub>,
    stop: oneshot::Sender<()>,
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
        let wrong = |error| StartError::Address { address: config.address, error };
        let listener = TcpListener::bind(config.address).await.map_err(wrong)?;
        let address = listener.local_addr().map_err(wrong)?;
        let hub = Arc::new(Hub::new(store, config));
        let router = router(Arc::clone(&hub));
        let (stop, stopped) = oneshot::channel::<()>();
        let server = tokio::spawn(async move {
            let serving = axum::serve(listener, router.into_make_service_with_connect_info::<SocketAddr>())
                .with_graceful_shutdown(async move {
                    // A handle that is dropped stops the server as well.
                    let _ = stopped.await;
                });
            if let Err(error) = serving.await {
                tracing::error!(%error, "the server ended");
            }
        });
        tokio::spawn(Arc::clone(&hub).look_after());
        tracing::info!(%address, "listening");
        Ok(Running { address, hub, stop, server })
    }
}

impl Running {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address for browsers.
    pub fn url(&self) -> String {
        self.hub.config.public_url.clone().unwrap_or_else(|| format!("http://{}", self.address))
    }

    /// Stops: takes no more connections, closes the open ones with a reason, and writes what is queued.
    pub async fn stop(self) {
        self.hub.stop();
        // A server that has ended by itself needs no telling.
        let _ = self.stop.send(());
        let abort = self.server.abort_handle();
        if tokio::time::timeout(FAREWELL, self.server).await.is_err() {
            abort.abort();
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
        if tokio::time::timeout(FAREWELL, quiet).await.is_err() {
            tracing::warn!("connections did not end in time");
        }
        if let Err(error) = self.hub.store.close().await {
            tracing::error!(%error, "the store did not close");
        }
        tracing::info!("stopped");
    }
}
