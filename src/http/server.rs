//! The accept loop: connections with timeouts and caps, and an orderly end.
//!
//! `axum::serve` has no timer, so a client that sends half a header would hold its connection for ever.

use std::convert::Infallible;
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::edge::Edge;
use super::options::Options;
use super::router::router;
use super::service::Service;
use super::stream::GuardedStream;
use crate::operations::CatalogueEntry;

/// The most bytes of the header of a request.
const HEADER_BYTES: usize = 16 << 10;

/// How long searches that have been told to stop, and connections that have been told to close, may take to do so.
const TIME_TO_END: Duration = Duration::from_secs(2);

/// After a failed accept, out of file descriptors for example, trying again at once would fail again.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// A server that has its port, and begins to answer when it is [run](Self::run).
pub struct Server {
    listener: TcpListener,
    service: Arc<Service>,
    edge: Arc<Edge>,
}

impl Server {
    /// Takes the port and starts the search threads. Must be called within a tokio runtime.
    ///
    /// # Errors
    /// The port is not free, or threads cannot be started.
    pub async fn bind(
        address: SocketAddr,
        catalogue: &'static [CatalogueEntry],
        options: Options,
    ) -> io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let service = Arc::new(Service::start(catalogue, options)?);
        let edge = Edge::new(Arc::clone(&service), router(&service));
        Ok(Self {
            listener,
            service,
            edge: Arc::new(edge),
        })
    }

    /// The address at which the server listens.
    ///
    /// # Errors
    /// The operating system does not say.
    pub fn address(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until `shutdown` is done; then finishes what it has begun, refuses what comes, and ends, all
    /// within the shutdown timeout.
    pub async fn run(self, shutdown: impl Future<Output = ()>) {
        let Self {
            listener,
            service,
            edge,
        } = self;
        let slots = Arc::new(Semaphore::new(service.options.connections));
        let (close, closing) = watch::channel(false);
        let mut connections = JoinSet::new();
        let mut shutdown = pin!(shutdown);
        loop {
            let accepted = tokio::select! {
                accepted = accept(&listener, &slots) => accepted,
                () = &mut shutdown => break,
            };
            while connections.try_join_next().is_some() {}
            if let Some((stream, slot)) = accepted {
                let connection =
                    serve(stream, Arc::clone(&edge), closing.clone(), &service.options);
                connections.spawn(async move {
                    connection.await;
                    drop(slot);
                });
            }
        }
        drop(listener);
        service.activity.shut_down();
        tracing::info!("shutting down: finishing what has begun");
        if timeout(
            service.options.shutdown_timeout,
            service.activity.until_idle(),
        )
        .await
        .is_err()
        {
            tracing::warn!("the shutdown timeout is over: stopping what still runs");
            service.searches.stop_all();
            // Who is still there after this is cut off below.
            let _ = timeout(TIME_TO_END, service.activity.until_idle()).await;
        }
        close.send_replace(true);
        let ended = timeout(TIME_TO_END, async {
            while connections.join_next().await.is_some() {}
        });
        if ended.await.is_err() {
            connections.abort_all();
        }
    }
}

/// The next connection, as soon as there is a slot for it.
async fn accept(
    listener: &TcpListener,
    slots: &Arc<Semaphore>,
) -> Option<(TcpStream, OwnedSemaphorePermit)> {
    let slot = Arc::clone(slots).acquire_owned().await.ok()?;
    match listener.accept().await {
        Ok((stream, _)) => Some((stream, slot)),
        Err(error) => {
            tracing::warn!(%error, "a connection could not be accepted");
            tokio::time::sleep(ACCEPT_PAUSE).await;
            None
        }
    }
}

fn serve(
    stream: TcpStream,
    edge: Arc<Edge>,
    mut closing: watch::Receiver<bool>,
    options: &Options,
) -> impl Future<Output = ()> + Send + use<> {
    // Answers are written whole; waiting for more to send with them only delays them.
    let _ = stream.set_nodelay(true);
    let stream = GuardedStream::new(stream, options.body_timeout);
    let answer = service_fn(move |request| {
        let edge = Arc::clone(&edge);
        async move { Ok::<_, Infallible>(edge.handle(request).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(options.header_timeout)
        .max_header_size(HEADER_BYTES)
        .serve_connection(TokioIo::new(stream), answer);
    async move {
        let mut connection = pin!(connection);
        tokio::select! {
            ended = connection.as_mut() => {
                if let Err(error) = ended {
                    tracing::debug!(%error, "a connection has broken off");
                }
                return;
            }
            _ = closing.wait_for(|close| *close) => connection.as_mut().graceful_shutdown(),
        }
        let _ = connection.await;
    }
}
