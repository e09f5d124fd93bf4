//! Which positions the threads of a search are looking at.

use std::sync::atomic::{AtomicU64, Ordering};

/// How many bits of a number tell its place.
const PLACE_BITS: u32 = 12;

/// The numbers of positions that are being searched, as far as there is room: where two share a place the later one
/// is noted, and the other may be searched twice.
#[derive(Debug)]
pub(super) struct UnderWay(Box<[AtomicU64]>);

/// No position.
const NOBODY: u64 = 0;

impl UnderWay {
    /// Nothing is being searched.
    pub(super) fn new() -> Self {
        Self(
            (0..1 << PLACE_BITS)
                .map(|_| AtomicU64::new(NOBODY))
                .collect(),
        )
    }

    fn place(&self, number: u64) -> Option<&AtomicU64> {
        self.0.get((number >> (u64::BITS - PLACE_BITS)) as usize)
    }

    /// Whether a thread is looking at the position with this number.
    pub(super) fn contains(&self, number: u64) -> bool {
        self.place(number)
            .is_some_and(|place| place.load(Ordering::Relaxed) == number)
    }

    /// Notes that a thread looks at it.
    pub(super) fn begin(&self, number: u64) {
        if let Some(place) = self.place(number) {
            place.store(number, Ordering::Relaxed);
        }
    }

    /// Notes that a thread has looked at it.
    pub(super) fn end(&self, number: u64) {
        if self.contains(number)
            && let Some(place) = self.place(number)
        {
            place.store(NOBODY, Ordering::Relaxed);
        }
    }
}
