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
//!
//! The place of an entry tells the upper 18 bits of the number at least, and the entry the other 46, so that together
//! they tell the position exactly. On boards whose keys have a rest (`table_key.rs`), an entry takes a word in each of
//! two neighbouring buckets. The second is the exclusive or of the first and what that does not tell:
//!
//! ```text
//! 63                54 53       20 19         0
//! even or odd place  0 the rest     0
//! ```
//!
//! The second word is only read as what it is if it fits the first: when another thread has written one of the two
//! in between, they differ in the upper bits of two unrelated numbers, and would fit by a chance of less than 2^-40 each
//! time that this happens. The lowest bits of a number tell those boards from the others, and the parts of the table
//! from one another, so no entry of one kind is taken for one of another.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use super::bounds::Bounds;
use super::table_key::{FAR, TableKey};

const FARTHEST: i32 = Bounds::FARTHEST;
const BOUND_BITS: u32 = 7;
const BOUND_MASK: u64 = (1 << BOUND_BITS) - 1;
const EFFORT_SHIFT: u32 = 2 * BOUND_BITS;
const EFFORT_MASK: u64 = 15;
const CHECK_SHIFT: u32 = EFFORT_SHIFT + 4;
const CHECK_MASK: u64 = !0 << CHECK_SHIFT;

/// Positions near the end of the game share a part of 4 MiB, see [`FAR`] and [`Part`].
const NEAR_END_SHIFT: u32 = u64::BITS - NEAR_END_BITS;
const NEAR_END_BITS: u32 = 18;

/// What has no room in a number stands from here on in a word.
const REST_SHIFT: u32 = CHECK_SHIFT + 2;

/// One in so many entries that give way to a costlier one makes it seem less costly, so that it goes some day.
const AGEING: u64 = 7 << 20;

/// Two entries that stand in one line of the processor's cache.
#[derive(Debug, Default)]
#[repr(align(16))]
struct Bucket {
    costly: AtomicU64,
    latest: AtomicU64,
}

impl Bucket {
    #[inline(always)]
    fn load(&self) -> [u64; 2] {
        [
            self.costly.load(Ordering::Relaxed),
            self.latest.load(Ordering::Relaxed),
        ]
    }
}

/// Which part of a table positions near the end of the game share. What is in a part is true whoever asks.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Part(
    /// The place of its first bucket.
    usize,
);

/// Proven bounds of positions, of boards of all sizes. Shared by reference between threads.
///
/// No position is ever taken for another, and neither are positions on boards of different sizes.
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

    /// The part in which a thread of several keeps positions near the end, counted from 0. Threads may share one, in small
    /// tables.
    pub(super) fn part(&self, thread: usize) -> Part {
        Part((thread << NEAR_END_BITS) & (self.buckets.len() - 1))
    }

    /// The place of the position with this number.
    #[inline(always)]
    fn place(&self, number: u64, part: Part) -> usize {
        if number & FAR == 0 {
            (number >> NEAR_END_SHIFT) as usize | part.0
        } else {
            (number >> self.shift) as usize
        }
    }

    /// What is known of a key neither from the entry nor from its place: the rest, and which of the two buckets would be
    /// its place if it had none. All parts begin at an even place.
    #[inline(always)]
    fn told_by_rests(&self, key: TableKey) -> u64 {
        let place = self.place(key.number, Part::default());
        key.rest << REST_SHIFT | (place as u64) << (u64::BITS - 1)
    }

    /// The bucket of the position with this number, and the one for what its rest tells if there is one.
    #[inline(always)]
    fn buckets(&self, number: u64, part: Part, wide: bool) -> Option<(&Bucket, Option<&Bucket>)> {
        let place = self.place(number, part);
        if wide {
            Some((
                self.buckets.get(place & !1)?,
                Some(self.buckets.get(place | 1)?),
            ))
        } else {
            Some((self.buckets.get(place)?, None))
        }
    }

    /// The entries among which the position with this key would be.
    #[inline(always)]
    pub(super) fn entries(&self, key: TableKey, part: Part, wide: bool) -> Entries {
        let Some((bucket, rests)) = self.buckets(key.number, part, wide) else {
            return Entries::NONE;
        };
        let mut entries = bucket.load();
        if let Some(rests) = rests {
            for (entry, rest) in entries.iter_mut().zip(rests.load()) {
                if *entry ^ rest != self.told_by_rests(key) {
                    *entry = 0;
                }
            }
        }
        Entries(entries)
    }

    /// Keeps what is known of the position with this key, found by visiting so many nodes.
    #[inline(always)]
    pub(super) fn keep(&self, key: TableKey, part: Part, wide: bool, bounds: Bounds, nodes: u64) {
        let Some((bucket, rests)) = self.buckets(key.number, part, wide) else {
            return;
        };
        let effort = u64::from((nodes | 1).ilog2()).min(EFFORT_MASK);
        let entry = key.number << CHECK_SHIFT
            | effort << EFFORT_SHIFT
            | ((FARTHEST - bounds.upper) as u64 & BOUND_MASK) << BOUND_BITS
            | (FARTHEST + bounds.lower) as u64 & BOUND_MASK;
        let rest = entry ^ self.told_by_rests(key);
        let costly = bucket.costly.load(Ordering::Relaxed);
        let kept = costly >> EFFORT_SHIFT & EFFORT_MASK;
        if (costly ^ entry) & CHECK_MASK == 0 || effort >= kept {
            bucket.costly.store(entry, Ordering::Relaxed);
            if let Some(rests) = rests {
                rests.costly.store(rest, Ordering::Relaxed);
            }
            return;
        }
        bucket.latest.store(entry, Ordering::Relaxed);
        if let Some(rests) = rests {
            rests.latest.store(rest, Ordering::Relaxed);
        }
        if key.number & AGEING == 0 {
            let aged = costly - (1 << EFFORT_SHIFT);
            bucket.costly.store(aged, Ordering::Relaxed);
            if let Some(rests) = rests {
                let rest = rests.costly.load(Ordering::Relaxed) ^ costly ^ aged;
                rests.costly.store(rest, Ordering::Relaxed);
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    const NEAR: TableKey = TableKey {
        number: 0x1234_5678_9abc_def0 & !FAR,
        rest: 0,
    };
    const WIN: Bounds = Bounds {
        lower: 3,
        upper: 64,
    };

    #[test]
    fn what_a_thread_keeps_near_the_end_is_in_its_own_part() {
        let table = Table::with_bytes(16 << 20);
        let [first, second] = [0, 1].map(|thread| table.part(thread));
        table.keep(NEAR, second, false, WIN, 1);
        let known = |part| table.entries(NEAR, part, false).bounds(NEAR.number);
        assert_eq!(known(second), WIN);
        assert_eq!(known(first), Bounds::UNKNOWN);
        // There are four parts, so the sixth thread shares that of the second.
        assert_eq!(known(table.part(5)), WIN);
    }

    #[test]
    fn far_positions_are_in_one_place_for_all_threads() {
        let table = Table::with_bytes(16 << 20);
        let far = TableKey {
            number: NEAR.number | FAR,
            ..NEAR
        };
        table.keep(far, table.part(1), false, WIN, 1);
        let entries = table.entries(far, table.part(2), false);
        assert_eq!(entries.bounds(far.number), WIN);
        let near = table.entries(NEAR, table.part(2), false);
        assert_eq!(near.bounds(NEAR.number), Bounds::UNKNOWN);
    }

    #[test]
    fn the_smallest_table_is_one_part() {
        let table = Table::with_bytes(Table::MIN_BYTES);
        table.keep(NEAR, table.part(3), false, WIN, 1);
        let entries = table.entries(NEAR, table.part(0), false);
        assert_eq!(entries.bounds(NEAR.number), WIN);
    }
}
