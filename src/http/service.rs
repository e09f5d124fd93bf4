//! What all requests share.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use tokio::sync::Notify;

use super::body::BodyLimits;
use super::body_memory::BodyMemory;
use super::options::Options;
use super::searches::Searches;
use crate::messages::{Language, Message};
use crate::operations::{CatalogueEntry, Context, Tables};
use crate::problems::{Problem, ProblemKind};

/// The state of a server.
#[derive(Debug)]
pub(super) struct Service {
    pub(super) catalogue: &'static [CatalogueEntry],
    pub(super) options: Options,
    tables: Tables,
    pub(super) searches: Searches,
    pub(super) bodies: BodyLimits,
    pub(super) activity: Activity,
}

impl Service {
    /// Starts the search pool and takes the memory of the tables.
    pub(super) fn start(
        catalogue: &'static [CatalogueEntry],
        options: Options,
    ) -> io::Result<Self> {
        let tables = Tables::new(options.connect4_table).with_heap_bytes(options.grundy_cache);
        tables.allocate();
        Ok(Self {
            catalogue,
            tables,
            searches: Searches::start(options.threads, options.queue)?,
            bodies: BodyLimits {
                bytes: options.body_limit,
                time: options.body_timeout,
                memory: BodyMemory::new(options.body_memory),
            },
            activity: Activity::default(),
            options,
        })
    }

    /// What an operation may lean on.
    pub(super) fn context<'a>(&'a self, stop: &'a AtomicBool, language: Language) -> Context<'a> {
        Context {
            sizes: &self.options.sizes,
            stop,
            tables: &self.tables,
            catalogue: self.catalogue,
            language,
        }
    }
}

/// How many requests are being answered, and whether new ones are.
#[derive(Debug, Default)]
pub(super) struct Activity {
    shutting_down: AtomicBool,
    shut_down: Notify,
    running: AtomicUsize,
    fewer: Notify,
}

impl Activity {
    /// No new questions from here on.
    pub(super) fn shut_down(&self) {
        self.shutting_down.store(true, Ordering::SeqCst);
        self.shut_down.notify_waiters();
    }

    /// Waits until no new questions are taken.
    pub(super) async fn until_shut_down(&self) {
        let shut_down = self.shut_down.notified();
        if !self.is_shutting_down() {
            shut_down.await;
        }
    }

    pub(super) fn is_shutting_down(&self) -> bool {
        self.shutting_down.load(Ordering::Relaxed)
    }

    /// # Errors
    /// The server is shutting down.
    pub(super) fn accept(&self) -> Result<(), Problem> {
        if self.is_shutting_down() {
            return Err(Problem::new(
                ProblemKind::ShuttingDown,
                Message::new("http-shutting-down"),
            ));
        }
        Ok(())
    }

    /// Counts a request as running until the guard is dropped.
    pub(super) fn begin(&self) -> Running<'_> {
        self.count();
        Running(self)
    }

    fn count(&self) {
        self.running.fetch_add(1, Ordering::SeqCst);
    }

    fn end(&self) {
        if self.running.fetch_sub(1, Ordering::SeqCst) == 1 && self.is_shutting_down() {
            self.fewer.notify_waiters();
        }
    }

    /// Waits until no request is running.
    pub(super) async fn until_idle(&self) {
        loop {
            let fewer = self.fewer.notified();
            if self.running.load(Ordering::SeqCst) == 0 {
                return;
            }
            fewer.await;
        }
    }
}

/// A request that is being answered.
pub(super) struct Running<'a>(&'a Activity);

impl Drop for Running<'_> {
    fn drop(&mut self) {
        self.0.end();
    }
}

/// A response that is still being made while it is sent; it counts as a running request until it is dropped.
pub(super) struct RunningStream(Arc<Service>);

impl RunningStream {
    pub(super) fn begin(service: &Arc<Service>) -> Self {
        service.activity.count();
        Self(Arc::clone(service))
    }
}

impl Drop for RunningStream {
    fn drop(&mut self) {
        self.0.activity.end();
    }
}
