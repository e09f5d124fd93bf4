//! A server to talk to, and a client that sends exactly what it is told.

mod client;
pub(crate) mod operations;

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use arborist::http::{Options, Server};
use arborist::operations::{CATALOGUE, CatalogueEntry};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio::time::timeout;

pub(crate) use client::{Connection, Reply, Request};

/// A test that waits longer than this has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// A running server. It is told to stop when dropped.
pub(crate) struct Service {
    pub(crate) address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    ended: Option<JoinHandle<()>>,
}

#[allow(dead_code, reason = "conveniences for every module")]
impl Service {
    /// A server with the real catalogue.
    pub(crate) async fn start() -> Self {
        Self::start_with(CATALOGUE, Options::default()).await
    }

    /// A server with the operations that exist for tests only.
    pub(crate) async fn start_for_tests(options: Options) -> Self {
        Self::start_with(operations::FOR_TESTS, options).await
    }

    /// A server with this catalogue and these limits.
    pub(crate) async fn start_with(catalogue: &'static [CatalogueEntry], options: Options) -> Self {
        // The many servers of the tests need not have much to remember.
        let options = Options {
            connect4_table: 0,
            ..options
        };
        let server = Server::bind(([127, 0, 0, 1], 0).into(), catalogue, options)
            .await
            .unwrap();
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let ended = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Self {
            address,
            stop: Some(stop),
            ended: Some(ended),
        }
    }

    /// Posts a JSON question.
    pub(crate) async fn post(&self, target: &str, question: &str) -> Reply {
        self.send(Request::post(target, question)).await
    }

    /// Posts a JSON question and reads the answer as JSON.
    pub(crate) async fn ask(&self, target: &str, question: &str) -> Value {
        let reply = self.post(target, question).await;
        assert_eq!(reply.status, 200, "{target} {question}: {}", reply.text());
        reply.json()
    }

    /// Gets a page.
    pub(crate) async fn get(&self, target: &str) -> Reply {
        self.send(Request::new("GET", target)).await
    }

    /// Sends a request over a connection of its own.
    pub(crate) async fn send(&self, request: Request) -> Reply {
        self.connect().await.send(request).await
    }

    /// Sends a request and leaves the reply for later.
    pub(crate) async fn begin(&self, request: Request) -> Connection {
        let mut connection = self.connect().await;
        connection.write(&request.bytes()).await;
        connection
    }

    /// Opens a connection.
    pub(crate) async fn connect(&self) -> Connection {
        self.try_connect().await.unwrap()
    }

    /// Opens a connection, if there is a server.
    pub(crate) async fn try_connect(&self) -> io::Result<Connection> {
        TcpStream::connect(self.address).await.map(Connection::new)
    }

    /// Waits until the server has seen everything that was sent before: it takes connections in turn.
    pub(crate) async fn settle(&self) {
        for _ in 0..5 {
            assert_eq!(self.get("/healthz").await.status, 200);
        }
    }

    /// Tells the server to stop.
    pub(crate) fn shut_down(&mut self) {
        drop(self.stop.take());
    }

    /// Waits until the server has ended.
    pub(crate) async fn ended(&mut self) {
        let ended = self.ended.take().unwrap();
        in_time(ended).await.unwrap();
    }
}

/// Waits for something that has to happen.
pub(crate) async fn in_time<T>(something: impl Future<Output = T>) -> T {
    timeout(PATIENCE, something)
        .await
        .expect("this should have happened by now")
}
