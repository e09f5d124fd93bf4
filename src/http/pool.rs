//! Threads of their own for searches, and a bounded queue before them.
//!
//! Measured on small searches, handing over to such a pool costs an eighth of a request, `spawn_blocking` three
//! requests. More important: it leaves a core to those who answer small questions.

use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::{io, thread};

/// Deep searches get as much stack as a main thread has.
const STACK_BYTES: usize = 8 << 20;

/// What a thread of the pool does.
pub(super) trait Job: Send + Sync + 'static {
    /// What comes of it.
    type Outcome;

    /// Does it. Must not panic: the thread would be lost.
    fn run(&self) -> Self::Outcome;

    /// Tells those who wait what has come of it, when the thread is free for the next job: one of them may
    /// bring it at once.
    fn finish(&self, outcome: Self::Outcome);
}

/// The pool. Its threads end when it is dropped, each after the job that it runs.
#[derive(Debug)]
pub(super) struct Pool<J> {
    shared: Arc<Shared<J>>,
}

#[derive(Debug)]
struct Shared<J> {
    queue: Mutex<Queue<J>>,
    changed: Condvar,
    capacity: usize,
}

#[derive(Debug)]
struct Queue<J> {
    waiting: VecDeque<Arc<J>>,
    idle_threads: usize,
    closed: bool,
}

/// The queue has no place left.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Full;

impl<J: Job> Pool<J> {
    /// Starts the threads; `capacity` jobs may wait for one.
    pub(super) fn start(threads: NonZeroUsize, capacity: usize) -> io::Result<Self> {
        let shared = Arc::new(Shared {
            queue: Mutex::new(Queue {
                waiting: VecDeque::new(),
                idle_threads: threads.get(),
                closed: false,
            }),
            changed: Condvar::new(),
            capacity,
        });
        let pool = Self { shared };
        for number in 0..threads.get() {
            let shared = Arc::clone(&pool.shared);
            thread::Builder::new()
                .name(format!("search-{number}"))
                .stack_size(STACK_BYTES)
                .spawn(move || shared.work())?;
        }
        Ok(pool)
    }

    /// Puts a job at the end of the queue.
    pub(super) fn submit(&self, job: Arc<J>) -> Result<(), Full> {
        let mut queue = self.shared.lock();
        if queue.waiting.len() >= self.shared.capacity + queue.idle_threads {
            return Err(Full);
        }
        queue.waiting.push_back(job);
        drop(queue);
        self.shared.changed.notify_one();
        Ok(())
    }

    /// Takes a job out of the queue again. `false` when it is not there, since it runs or has run.
    pub(super) fn withdraw(&self, job: &Arc<J>) -> bool {
        self.shared.lock().remove(job, 0)
    }

    /// The same, but a job for which an idle thread is on its way stays.
    pub(super) fn withdraw_from_line(&self, job: &Arc<J>) -> bool {
        let mut queue = self.shared.lock();
        let about_to_begin = queue.idle_threads;
        queue.remove(job, about_to_begin)
    }
}

impl<J> Queue<J> {
    /// Removes a job, unless it is among the first so many.
    fn remove(&mut self, job: &Arc<J>, kept: usize) -> bool {
        let mut waiting = self.waiting.iter();
        let place = waiting.position(|other| Arc::ptr_eq(other, job));
        let place = place.filter(|place| *place >= kept);
        place.and_then(|place| self.waiting.remove(place)).is_some()
    }
}

impl<J: Job> Shared<J> {
    fn work(&self) {
        while let Some(job) = self.next() {
            let outcome = job.run();
            self.lock().idle_threads += 1;
            job.finish(outcome);
        }
    }

    fn next(&self) -> Option<Arc<J>> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(job) = queue.waiting.pop_front() {
                queue.idle_threads -= 1;
                return Some(job);
            }
            queue = self
                .changed
                .wait(queue)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<J> Shared<J> {
    fn lock(&self) -> MutexGuard<'_, Queue<J>> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<J> Drop for Pool<J> {
    fn drop(&mut self) {
        self.shared.lock().closed = true;
        self.shared.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::{Receiver, Sender, channel};

    /// Says that it has begun and waits to be let go.
    struct Gate {
        begun: Sender<u32>,
        let_go: Mutex<Receiver<()>>,
        number: u32,
    }

    impl Job for Gate {
        type Outcome = ();

        fn run(&self) {
            self.begun.send(self.number).unwrap();
            self.let_go.lock().unwrap().recv().unwrap();
        }

        fn finish(&self, (): ()) {}
    }

    fn gate(number: u32, begun: &Sender<u32>) -> (Arc<Gate>, Sender<()>) {
        let (open, let_go) = channel();
        let gate = Gate {
            begun: begun.clone(),
            let_go: Mutex::new(let_go),
            number,
        };
        (Arc::new(gate), open)
    }

    #[test]
    fn one_job_runs_and_one_waits_and_the_third_is_refused_until_one_is_withdrawn() {
        let pool = Pool::start(NonZeroUsize::MIN, 1).unwrap();
        let (begun, numbers) = channel();
        let (first, open_first) = gate(1, &begun);
        let (second, _open_second) = gate(2, &begun);
        let (third, open_third) = gate(3, &begun);
        pool.submit(Arc::clone(&first)).unwrap();
        assert_eq!(numbers.recv(), Ok(1));
        pool.submit(Arc::clone(&second)).unwrap();
        assert_eq!(pool.submit(Arc::clone(&third)), Err(Full));
        assert!(!pool.withdraw(&first), "it runs");
        assert!(pool.withdraw(&second));
        pool.submit(third).unwrap();
        open_first.send(()).unwrap();
        assert_eq!(numbers.recv(), Ok(3));
        open_third.send(()).unwrap();
    }

    #[test]
    fn an_idle_thread_takes_a_job_even_without_a_queue() {
        let pool = Pool::start(NonZeroUsize::MIN, 0).unwrap();
        let (begun, numbers) = channel();
        let (first, open) = gate(1, &begun);
        pool.submit(first).unwrap();
        assert_eq!(numbers.recv(), Ok(1));
        let (second, _open) = gate(2, &begun);
        assert_eq!(pool.submit(second), Err(Full));
        open.send(()).unwrap();
    }
}
