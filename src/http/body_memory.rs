//! How many bytes all the bodies together may hold, so that many large ones cannot exhaust the machine.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Bodies up to this size are not counted: the cap on connections bounds them well enough.
pub(super) const UNCOUNTED: usize = 16 << 10;

/// The memory for bodies.
#[derive(Clone, Debug)]
pub(super) struct BodyMemory {
    left: Arc<AtomicUsize>,
}

/// A part of the memory, given back when dropped.
#[derive(Debug)]
pub(super) struct Reserved {
    bytes: usize,
    left: Arc<AtomicUsize>,
}

impl BodyMemory {
    pub(super) fn new(bytes: usize) -> Self {
        Self {
            left: Arc::new(AtomicUsize::new(bytes)),
        }
    }

    /// A reservation of nothing yet.
    pub(super) fn reserve_nothing(&self) -> Reserved {
        Reserved {
            bytes: 0,
            left: Arc::clone(&self.left),
        }
    }

    /// A reservation of so many bytes, or of none where they are too few to be counted. `None` when there are not
    /// enough left.
    pub(super) fn reserve(&self, bytes: usize) -> Option<Reserved> {
        let mut reserved = self.reserve_nothing();
        reserved.resize_to(bytes).then_some(reserved)
    }
}

impl Reserved {
    /// Reserves so many bytes instead, or none where they are too few to be counted. `false` when there are not enough
    /// left; then what was reserved stays.
    pub(super) fn resize_to(&mut self, bytes: usize) -> bool {
        let bytes = if bytes > UNCOUNTED { bytes } else { 0 };
        if let Some(less) = self.bytes.checked_sub(bytes) {
            self.left.fetch_add(less, Ordering::Relaxed);
            self.bytes = bytes;
            return true;
        }
        self.grow_to(bytes)
    }

    /// Makes sure that at least so many bytes are reserved. `false` when there are not enough left.
    pub(super) fn grow_to(&mut self, bytes: usize) -> bool {
        let Some(more) = bytes.checked_sub(self.bytes) else {
            return true;
        };
        let taken = self
            .left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| {
                left.checked_sub(more)
            });
        if taken.is_ok() {
            self.bytes = bytes;
        }
        taken.is_ok()
    }
}

impl Drop for Reserved {
    fn drop(&mut self) {
        self.left.fetch_add(self.bytes, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_reserved_is_missing_until_it_is_given_back() {
        let memory = BodyMemory::new(100);
        let mut first = memory.reserve_nothing();
        assert!(first.grow_to(30) && first.grow_to(60) && first.grow_to(10));
        let mut second = memory.reserve_nothing();
        assert!(!second.grow_to(41));
        assert!(second.grow_to(40));
        drop(first);
        assert!(second.grow_to(100));
    }

    #[test]
    fn what_shrinks_gives_back_and_little_is_not_counted() {
        let memory = BodyMemory::new(3 * UNCOUNTED);
        let mut first = memory.reserve(2 * UNCOUNTED).unwrap();
        assert!(memory.reserve(2 * UNCOUNTED).is_none());
        assert!(memory.reserve(UNCOUNTED).is_some());
        assert!(!first.resize_to(4 * UNCOUNTED));
        assert!(first.resize_to(UNCOUNTED + 1));
        let second = memory.reserve(2 * UNCOUNTED - 1).unwrap();
        assert!(first.resize_to(UNCOUNTED));
        drop(second);
        assert!(memory.reserve(3 * UNCOUNTED).is_some());
    }
}
