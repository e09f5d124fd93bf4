//! How long one question may take.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// Sets a flag when the time of a question is up. One thread watches over all questions, one after the other.
#[derive(Debug)]
pub(super) struct TimeLimit {
    wait: Option<Duration>,
    watched: Arc<Watched>,
}

#[derive(Debug, Default)]
struct Watched {
    stop: AtomicBool,
    deadline: Mutex<Option<Instant>>,
    changed: Condvar,
}

impl TimeLimit {
    /// So much time for each question; without it there is no limit.
    pub(super) fn new(wait: Option<Duration>) -> Self {
        let watched = Arc::new(Watched::default());
        if wait.is_some() {
            let watched = Arc::clone(&watched);
            thread::spawn(move || watched.watch());
        }
        Self { wait, watched }
    }

    /// Begins the time of a question. The flag is set when it is up.
    pub(super) fn begin(&self) -> &AtomicBool {
        if let Some(wait) = self.wait {
            let mut deadline = self.watched.lock();
            *deadline = Some(Instant::now() + wait);
            self.watched.stop.store(false, Ordering::Relaxed);
            self.watched.changed.notify_one();
        }
        &self.watched.stop
    }
}

impl Watched {
    fn watch(&self) {
        let mut deadline = self.lock();
        loop {
            let left = deadline.map(|at| at.saturating_duration_since(Instant::now()));
            deadline = match left {
                None => self
                    .changed
                    .wait(deadline)
                    .unwrap_or_else(PoisonError::into_inner),
                Some(Duration::ZERO) => {
                    self.stop.store(true, Ordering::Relaxed);
                    *deadline = None;
                    deadline
                }
                Some(left) => {
                    let waited = self.changed.wait_timeout(deadline, left);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Instant>> {
        self.deadline.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_is_set_when_the_time_is_up_and_cleared_for_the_next_question() {
        let limit = TimeLimit::new(Some(Duration::from_millis(1)));
        for _ in 0..3 {
            let stop = limit.begin();
            while !stop.load(Ordering::Relaxed) {
                thread::yield_now();
            }
        }
        let patient = TimeLimit::new(Some(Duration::from_secs(3600)));
        assert!(!patient.begin().load(Ordering::Relaxed));
    }
}
