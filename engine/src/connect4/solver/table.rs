//! The transposition table: proven bounds of positions, in memory that is taken once.
//!
//! An entry is one word of 64 bits, read and written whole, so that threads share the table without locks and
//! no entry is ever half of one and half of another. Two entries make a bucket. The first is kept for positions
//! that cost many nodes, the second takes whatever comes.
//!
//! ```text
//! 63                      18 17     14 13        7 6         0
//! the number of the position   effort    64 - upper  64 + lower
//! ```
//!
//! An entry of zeros says that a value lies between -64 and 64, which is true of every position.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use super::bounds::Bounds;

const FARTHEST: i32 = Bounds::FARTHEST;
const BOUND_BITS: u32 = 7;
const BOUND_MASK: u64 = (1 << BOUND_BITS) - 1;
const EFFORT_SHIFT: u32 = 2 * BOUND_BITS;
const EFFORT_MASK: u64 = 15;
const CHECK_SHIFT: u32 = EFFORT_SHIFT + 4;
const CHECK_MASK: u64 = !0 << CHECK_SHIFT;

/// Positions with at most so many free squares are by far the most, and cheap to search again. They share a part
/// of the table that stays in the processor's cache, which makes the search three times as fast as entries all
/// over the memory would.
const NEAR_END: u32 = 28;
/// That part is 4 MiB.
const NEAR_END_SHIFT: u32 = 64 - 18;

/// One in so many entries that give way to a costlier one makes it seem less costly, so that it goes some day.
const AGEING: u64 = 7 << 20;

/// Two entries that stand in one line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(16))]
struct Bucket {
    costly: AtomicU64,
    latest: AtomicU64,
}

/// Proven bounds of positions, of boards of all sizes. Shared by reference between threads.
///
/// On boards of at most 64 bits (each column takes its height and one) the entry and its place tell the position
/// exactly; on wider boards two positions are taken for one with a chance of about 2^-62.
pub struct Table {
    buckets: Box<[Bucket]>,
    /// How far a position's number is shifted to give its bucket.
    shift: u32,
}

impl Table {
    /// The fewest bytes of a table. With fewer the entry and its place would not tell a position any more.
    pub const MIN_BYTES: usize = 4 << 20;

    /// The bytes of a table that suits most machines.
    pub const DEFAULT_BYTES: usize = 64 << 20;

    /// An empty table of the largest power of two of bytes that is not more than `bytes`, and no fewer than
    /// [`Table::MIN_BYTES`].
    pub fn with_bytes(bytes: usize) -> Self {
        let buckets = bytes.max(Self::MIN_BYTES) / size_of::<Bucket>();
        let index_bits = buckets.ilog2();
        let buckets: Box<[Bucket]> = (0..1_usize << index_bits)
            .map(|_| Bucket::default())
            .collect();
        // The system hands memory out when it is first written to; let that be now.
        for bucket in &buckets {
            bucket.costly.store(0, Ordering::Relaxed);
        }
        Self {
            buckets,
            shift: u64::BITS - index_bits,
        }
    }

    /// How many bytes the table takes.
    pub fn bytes(&self) -> usize {
        size_of_val::<[Bucket]>(&self.buckets)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for bucket in &mut self.buckets {
            *bucket = Bucket::default();
        }
    }

    #[inline(always)]
    fn bucket(&self, number: u64, free: u32) -> Option<&Bucket> {
        let shift = if free <= NEAR_END {
            NEAR_END_SHIFT
        } else {
            self.shift
        };
        self.buckets.get((number >> shift) as usize)
    }

    /// The entries among which the position with this number and so many free squares would be.
    #[inline(always)]
    pub(super) fn entries(&self, number: u64, free: u32) -> Entries {
        self.bucket(number, free).map_or(Entries::NONE, |bucket| {
            Entries([
                bucket.costly.load(Ordering::Relaxed),
                bucket.latest.load(Ordering::Relaxed),
            ])
        })
    }

    /// Keeps what is known of the position with this number and so many free squares, found by visiting so many nodes.
    #[inline(always)]
    pub(super) fn keep(&self, number: u64, free: u32, bounds: Bounds, nodes: u64) {
        let Some(bucket) = self.bucket(number, free) else {
            return;
        };
        let effort = u64::from((nodes | 1).ilog2()).min(EFFORT_MASK);
        let entry = number << CHECK_SHIFT
            | effort << EFFORT_SHIFT
            | ((FARTHEST - bounds.upper) as u64 & BOUND_MASK) << BOUND_BITS
            | (FARTHEST + bounds.lower) as u64 & BOUND_MASK;
        let costly = bucket.costly.load(Ordering::Relaxed);
        let kept = costly >> EFFORT_SHIFT & EFFORT_MASK;
        if (costly ^ entry) & CHECK_MASK == 0 || effort >= kept {
            bucket.costly.store(entry, Ordering::Relaxed);
            return;
        }
        bucket.latest.store(entry, Ordering::Relaxed);
        if number & AGEING == 0 {
            let aged = costly - (1 << EFFORT_SHIFT);
            bucket.costly.store(aged, Ordering::Relaxed);
        }
    }
}

/// The entries of a bucket as they were read.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entries([u64; 2]);

impl Entries {
    /// Entries that say nothing.
    pub(super) const NONE: Self = Self([0; 2]);

    /// What they say of the position with this number.
    #[inline(always)]
    pub(super) fn bounds(self, number: u64) -> Bounds {
        let check = number << CHECK_SHIFT;
        let [costly, latest] = self.0;
        if costly & CHECK_MASK == check {
            bounds_of(costly)
        } else if latest & CHECK_MASK == check {
            bounds_of(latest)
        } else {
            Bounds::UNKNOWN
        }
    }
}

#[inline(always)]
fn bounds_of(entry: u64) -> Bounds {
    Bounds {
        lower: (entry & BOUND_MASK) as i32 - FARTHEST,
        upper: FARTHEST - (entry >> BOUND_BITS & BOUND_MASK) as i32,
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("bytes", &self.bytes())
            .finish()
    }
}
