//! The threads that search one position together.
//!
//! Each of them runs the whole search, and the first to end it ends it for all. What one has proven the others find in
//! the table; and a move that one is looking at the others put off, so that they look at different ones. Whatever they
//! look at first, what is proven is true, so the answer does not depend on who was quicker. The scheme is that of
//! ABDADA (Jean-Christophe Weill, 1996), in the form in which moves are put off by a table of their own (Tom Kerrigan,
//! "Simplified ABDADA").

use std::num::NonZeroUsize;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use super::under_way::UnderWay;
use crate::search::{Limits, NODES_BETWEEN_CHECKS};

/// What the threads of one search share beside the table.
#[derive(Debug)]
pub(super) struct Team<'a> {
    limits: Limits<'a>,
    /// How many nodes were handed out to threads.
    granted: AtomicU64,
    /// One of the threads has ended the search.
    done: AtomicBool,
    /// What the threads are looking at; nothing is noted if there is only one.
    under_way: Option<UnderWay>,
}

impl<'a> Team<'a> {
    /// Does a task on several threads at once, with what each of them needs and its number from 0 on, and returns what
    /// the threads have found, whole or not: when the first of them is done, the others are told to stop.
    pub(super) fn run<A: Send>(
        threads: NonZeroUsize,
        limits: Limits<'a>,
        task: impl Fn(&Team<'a>, usize) -> A + Sync,
    ) -> (A, Vec<A>) {
        let team = Self {
            limits,
            granted: AtomicU64::new(0),
            done: AtomicBool::new(false),
            under_way: (threads.get() > 1).then(UnderWay::new),
        };
        let work = |thread| {
            let found = task(&team, thread);
            team.done.store(true, Ordering::Relaxed);
            found
        };
        thread::scope(|scope| {
            let others: Vec<_> = (1..threads.get())
                // A thread that the system does not give is done without.
                .map_while(|number| {
                    let thread = thread::Builder::new();
                    thread.spawn_scoped(scope, move || work(number)).ok()
                })
                .collect();
            let found = work(0);
            let others = others
                .into_iter()
                .map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic)));
            (found, others.collect())
        })
    }

    /// What the threads are looking at, if there are several.
    #[inline(always)]
    pub(super) fn under_way(&self) -> Option<&UnderWay> {
        self.under_way.as_ref()
    }

    /// How many nodes more a thread may visit before it asks again; none when it has to stop.
    fn grant(&self) -> u64 {
        if self.done.load(Ordering::Relaxed) || self.limits.stop_asked() {
            return 0;
        }
        let granted = self
            .granted
            .fetch_add(NODES_BETWEEN_CHECKS, Ordering::Relaxed);
        self.limits
            .nodes
            .saturating_sub(granted)
            .min(NODES_BETWEEN_CHECKS)
    }
}

/// Counts the nodes of one thread against what its team may spend.
#[derive(Debug)]
pub(super) struct Meter {
    visited: u64,
    granted: u64,
    stopped: bool,
}

impl Meter {
    /// A meter that has counted nothing yet.
    pub(super) fn new(team: &Team<'_>) -> Self {
        let mut meter = Self {
            visited: 0,
            granted: 0,
            stopped: false,
        };
        meter.ask(team);
        meter
    }

    /// Whether the team has to be asked before the next node.
    #[inline(always)]
    pub(super) fn is_used_up(&self) -> bool {
        self.visited >= self.granted
    }

    /// Asks whether the search may go on.
    pub(super) fn ask(&mut self, team: &Team<'_>) {
        self.granted += team.grant();
        self.stopped = self.is_used_up();
    }

    /// Counts a node.
    #[inline(always)]
    pub(super) fn count(&mut self) {
        self.visited += 1;
    }

    /// How many nodes were visited.
    pub(super) fn visited(&self) -> u64 {
        self.visited
    }

    /// Whether the search has to end.
    #[inline(always)]
    pub(super) fn stopped(&self) -> bool {
        self.stopped
    }
}
