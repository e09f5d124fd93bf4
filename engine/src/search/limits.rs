//! When a search has to stop before it is done.

use std::sync::atomic::{AtomicBool, Ordering};

/// How many nodes a search visits between two looks at the stop flag.
pub const NODES_BETWEEN_CHECKS: u64 = 1024;

/// What a search may spend. The engine has no clock: a deadline is a stop flag that somebody else sets.
#[derive(Clone, Copy, Debug)]
pub struct Limits<'a> {
    /// The most nodes to visit.
    pub nodes: u64,
    /// Set from outside to end the search soon.
    pub stop: Option<&'a AtomicBool>,
}

impl Limits<'_> {
    /// No limit at all.
    pub const NONE: Self = Self {
        nodes: u64::MAX,
        stop: None,
    };

    /// Whether somebody has asked the search to end.
    pub fn stop_asked(&self) -> bool {
        self.stop.is_some_and(|flag| flag.load(Ordering::Relaxed))
    }
}

/// Counts the nodes of one search against its [`Limits`].
#[derive(Debug)]
pub struct Meter<'a> {
    limits: Limits<'a>,
    visited: u64,
    next_check: u64,
    stopped: bool,
}

impl<'a> Meter<'a> {
    /// A meter that has counted nothing yet.
    pub fn new(limits: Limits<'a>) -> Self {
        let mut meter = Self {
            limits,
            visited: 0,
            next_check: 0,
            stopped: false,
        };
        meter.check();
        meter
    }

    /// Counts a node about to be visited; `false` when it must not be, since a limit has been reached.
    #[inline(always)]
    pub fn visit(&mut self) -> bool {
        if self.visited >= self.next_check && !self.check() {
            return false;
        }
        self.visited += 1;
        true
    }

    #[cold]
    #[inline(never)]
    fn check(&mut self) -> bool {
        if self.limits.stop_asked() || self.visited >= self.limits.nodes {
            self.stopped = true;
            self.next_check = 0;
            return false;
        }
        self.next_check = self
            .visited
            .saturating_add(NODES_BETWEEN_CHECKS)
            .min(self.limits.nodes);
        true
    }

    /// How many nodes were visited.
    pub fn visited(&self) -> u64 {
        self.visited
    }

    /// Whether a limit has ended the search.
    #[inline(always)]
    pub fn stopped(&self) -> bool {
        self.stopped
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_node_limit_is_exact() {
        for limit in [0, 1, 5, 1024, 1025, 3000] {
            let mut meter = Meter::new(Limits {
                nodes: limit,
                stop: None,
            });
            let mut visited = 0;
            while meter.visit() {
                visited += 1;
            }
            assert_eq!((visited, meter.visited()), (limit, limit));
            assert!(meter.stopped());
        }
    }

    #[test]
    fn a_stop_flag_is_seen_within_1024_nodes() {
        let flag = AtomicBool::new(false);
        let mut meter = Meter::new(Limits {
            nodes: u64::MAX,
            stop: Some(&flag),
        });
        assert!(meter.visit());
        flag.store(true, Ordering::Relaxed);
        let more = std::iter::from_fn(|| meter.visit().then_some(())).count();
        assert!(more as u64 <= NODES_BETWEEN_CHECKS);
        assert!(meter.stopped());
    }
}
