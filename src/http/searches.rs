//! Searches in flight, and those who wait for them. Equal questions share one search; it stops when the last
//! asker has gone or its time is up.

use std::any::Any;
use std::collections::HashMap;
use std::hash::BuildHasher;
use std::num::NonZeroUsize;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::Duration;

use bytes::Bytes;
use tokio::sync::watch;
use tokio::time::{Instant, timeout, timeout_at};
use xxhash_rust::xxh3::Xxh3Builder;

use super::answer::Answer;
use super::media_type::Packing;
use super::pool::{Job, Pool};
use crate::messages::{Language, Message};
use crate::operations::AnswerText;
use crate::problems::{Problem, ProblemKind};

/// How long past its deadline a search may take to notice, and to write down what it has found.
const TIME_TO_STOP: Duration = Duration::from_secs(2);

/// What makes two questions equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    /// Of which operation.
    pub(super) path: &'static str,
    /// How long the askers wait.
    pub(super) wait: Duration,
    /// How the body is packed.
    pub(super) packing: Packing,
    /// The language to answer in.
    pub(super) language: Language,
    /// The question as it came.
    pub(super) body: Bytes,
}

/// What the search does, in the pool.
pub(super) type Work = Box<dyn FnOnce(&AtomicBool) -> Result<AnswerText, Problem> + Send>;

type Outcome = Result<Answer, Problem>;

/// All searches that wait or run.
#[derive(Debug)]
pub(super) struct Searches {
    pool: Pool<Search>,
    in_flight: Arc<InFlight>,
}

#[derive(Debug)]
struct InFlight {
    by_key: Mutex<HashMap<Key, Shared, Xxh3Builder>>,
}

#[derive(Debug)]
struct Shared {
    search: Arc<Search>,
    askers: usize,
}

struct Search {
    key: Key,
    deadline: Instant,
    stop: AtomicBool,
    work: Mutex<Option<Work>>,
    outcome: watch::Sender<Option<Outcome>>,
    in_flight: Weak<InFlight>,
}

impl Searches {
    /// Starts the pool.
    pub(super) fn start(threads: NonZeroUsize, queue: usize) -> std::io::Result<Self> {
        // The seed keeps a client from choosing questions that all collide.
        let seed = std::hash::RandomState::new().hash_one("searches");
        Ok(Self {
            pool: Pool::start(threads, queue)?,
            in_flight: Arc::new(InFlight {
                by_key: Mutex::new(HashMap::with_hasher(Xxh3Builder::new().with_seed(seed))),
            }),
        })
    }

    /// The answer of the search for this question, which is begun if no equal one is in flight.
    ///
    /// Dropping the future is leaving: the search goes on for the others, or stops.
    ///
    /// # Errors
    /// What the search says; that the queue is full; that the time is up.
    pub(super) async fn ask(&self, key: Key, work: Work) -> Outcome {
        let search = self.join(key, work)?;
        let _asker = Asker {
            searches: self,
            search: &search,
        };
        let mut outcome = search.outcome.subscribe();
        if let Ok(found) = timeout_at(search.deadline, wait_for(&mut outcome)).await {
            return found;
        }
        search.stop.store(true, Ordering::Relaxed);
        if self.pool.withdraw_from_line(&search) {
            search.finish(Err(Problem::new(
                ProblemKind::Overloaded,
                Message::new("http-time-up-in-line"),
            )));
        }
        timeout(TIME_TO_STOP, wait_for(&mut outcome))
            .await
            .unwrap_or_else(|_| {
                Err(Problem::new(
                    ProblemKind::OutOfTime,
                    Message::new("http-time-up"),
                ))
            })
    }

    /// Asks all searches to stop now.
    pub(super) fn stop_all(&self) {
        for shared in self.in_flight.lock().values() {
            shared.search.stop.store(true, Ordering::Relaxed);
        }
    }

    fn join(&self, key: Key, work: Work) -> Result<Arc<Search>, Problem> {
        let mut by_key = self.in_flight.lock();
        if let Some(shared) = by_key.get_mut(&key)
            && !shared.search.stop.load(Ordering::Relaxed)
        {
            shared.askers += 1;
            return Ok(Arc::clone(&shared.search));
        }
        let search = Arc::new(Search {
            deadline: Instant::now() + key.wait,
            key: key.clone(),
            stop: AtomicBool::new(false),
            work: Mutex::new(Some(work)),
            outcome: watch::Sender::new(None),
            in_flight: Arc::downgrade(&self.in_flight),
        });
        self.pool
            .submit(Arc::clone(&search))
            .map_err(|_| Problem::new(ProblemKind::Overloaded, Message::new("http-queue-full")))?;
        let shared = Shared {
            search: Arc::clone(&search),
            askers: 1,
        };
        by_key.insert(key, shared);
        Ok(search)
    }

    fn leave(&self, search: &Arc<Search>) {
        let mut by_key = self.in_flight.lock();
        let Some(shared) = by_key.get_mut(&search.key) else {
            return;
        };
        if !Arc::ptr_eq(&shared.search, search) {
            return;
        }
        shared.askers -= 1;
        if shared.askers == 0 {
            by_key.remove(&search.key);
            drop(by_key);
            search.stop.store(true, Ordering::Relaxed);
            self.pool.withdraw(search);
        }
    }
}

impl InFlight {
    fn lock(&self) -> MutexGuard<'_, HashMap<Key, Shared, Xxh3Builder>> {
        self.by_key.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who waits; gone when dropped.
struct Asker<'a> {
    searches: &'a Searches,
    search: &'a Arc<Search>,
}

impl Drop for Asker<'_> {
    fn drop(&mut self) {
        self.searches.leave(self.search);
    }
}

impl Job for Search {
    type Outcome = Outcome;

    fn run(&self) -> Outcome {
        let work = self
            .work
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        let Some(work) = work else {
            return Err(Problem::internal("a search ran twice"));
        };
        catch_unwind(AssertUnwindSafe(|| work(&self.stop).map(Answer::from)))
            .unwrap_or_else(|panic| Err(panicked(self.key.path, &*panic)))
    }

    /// Hands the outcome to all who wait. Who asks from now on begins anew.
    fn finish(&self, outcome: Outcome) {
        if let Some(in_flight) = self.in_flight.upgrade() {
            let mut by_key = in_flight.lock();
            if by_key
                .get(&self.key)
                .is_some_and(|shared| std::ptr::eq(&*shared.search, self))
            {
                by_key.remove(&self.key);
            }
        }
        self.outcome.send_replace(Some(outcome));
    }
}

impl std::fmt::Debug for Search {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search")
            .field("path", &self.key.path)
            .finish_non_exhaustive()
    }
}

async fn wait_for(outcome: &mut watch::Receiver<Option<Outcome>>) -> Outcome {
    match outcome.wait_for(Option::is_some).await.as_deref() {
        Ok(Some(outcome)) => outcome.clone(),
        _ => Err(Problem::internal("a search has gone without an outcome")),
    }
}

/// The problem that a panic is. What it says is for the log.
pub(super) fn panicked(path: &str, panic: &(dyn Any + Send)) -> Problem {
    let message = panic
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| panic.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("a panic without a message");
    Problem::internal(format!("{path}: {message}"))
}
