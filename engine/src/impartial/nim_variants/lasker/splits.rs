//! The ways to split a pile in two whose values have a given nim-sum. They can be as many as 2^62, so they are counted
//! and not walked through.
//!
//! A pile is `4a + i` with `i` from 1 to 4. Its value is `4a + 1`, `4a + 2`, `4(a + 1)` and `4a + 3` for these: but for
//! the two lowest bits it is `a`, or one more when `i` is 3. So for each of the sixteen choices of `i` and `j` two
//! numbers are wanted of which the ordinary sum and the nim-sum are known: where the nim-sum has a 0 both have the same
//! bit, and where it has a 1 either of them may have it.

use arrayvec::ArrayVec;

/// What a pile `4a + i` is worth in its two lowest bits, and whether the bits above are one more than `a`.
const CLASSES: [(u64, u64, bool); 4] = [(1, 1, false), (2, 2, false), (3, 0, true), (4, 3, false)];

/// The ways to split a pile in two.
#[derive(Clone, Debug)]
pub(super) struct Splits {
    blocks: ArrayVec<Block, 16>,
}

/// The ways for one choice of the classes.
#[derive(Clone, Copy, Debug)]
struct Block {
    /// What is to be added to four times the first number, and to four times the second. A class of 3 has one less.
    added: [i128; 2],
    /// The bits that both numbers have.
    both: u64,
    /// The bits that the first number or the second has.
    either: u64,
    /// A bit that the second has, so that no split stands twice.
    seconds: u64,
    /// Whether the first way is left out, in which the first number is 0 and must not be.
    without_first: bool,
}

impl Splits {
    /// The splits of a pile into two whose values have this nim-sum.
    pub(super) fn of(pile: u64, nim_sum: u128) -> Self {
        let mut blocks = ArrayVec::new();
        if nim_sum == 0 {
            // No two sizes have the same value.
            if pile > 0 && pile.is_multiple_of(2) {
                blocks.push(Block::halves(pile));
            }
            return Self { blocks };
        }
        for first in 0..CLASSES.len() {
            for second in 0..CLASSES.len() {
                if let Some(block) = Block::of(pile, nim_sum, first, second) {
                    blocks.push(block);
                }
            }
        }
        Self { blocks }
    }

    /// How many there are.
    pub(super) fn total(&self) -> u128 {
        self.blocks.iter().map(Block::total).sum()
    }

    /// Those after the first `skipped`, the smaller pile first in each.
    pub(super) fn after(self, skipped: u128) -> impl Iterator<Item = [u64; 2]> {
        let mut skipped = skipped;
        self.blocks.into_iter().flat_map(move |block| {
            let total = block.total();
            let start = skipped.min(total);
            skipped -= start;
            (start..total).map(move |place| block.split(place))
        })
    }
}

impl Block {
    fn halves(pile: u64) -> Self {
        let half = i128::from(pile / 2);
        Self {
            added: [half, half],
            both: 0,
            either: 0,
            seconds: 0,
            without_first: false,
        }
    }

    fn of(pile: u64, nim_sum: u128, first: usize, second: usize) -> Option<Self> {
        let (own, low, carried) = *CLASSES.get(first)?;
        let (other_own, other_low, other_carried) = *CLASSES.get(second)?;
        let fours = pile.checked_sub(own + other_own)?;
        if !fours.is_multiple_of(4) || u128::from(low ^ other_low) != nim_sum % 4 {
            return None;
        }
        let sum = fours / 4 + u64::from(carried) + u64::from(other_carried);
        let either = u64::try_from(nim_sum / 4).ok()?;
        let twice_both = sum.checked_sub(either)?;
        let both = twice_both / 2;
        if !twice_both.is_multiple_of(2) || both & either != 0 {
            return None;
        }
        let seconds = either.checked_ilog2().map_or(0, |bit| 1 << bit);
        // Equal numbers: the classes are told apart by their order.
        if seconds == 0 && first > second {
            return None;
        }
        let block = Self {
            added: [added(own, carried), added(other_own, other_carried)],
            both,
            either,
            seconds,
            without_first: carried && both == 0,
        };
        let second_is_enough = !other_carried || both | seconds > 0;
        second_is_enough.then_some(block)
    }

    fn total(&self) -> u128 {
        let free = (self.either & !self.seconds).count_ones();
        (1 << free) - u128::from(self.without_first)
    }

    fn split(&self, place: u128) -> [u64; 2] {
        let place = place + u128::from(self.without_first);
        let firsts = deposited(place, self.either & !self.seconds);
        let numbers = [self.both | firsts, self.both | (self.either & !firsts)];
        let piles = [0, 1].map(|side| (4 * i128::from(numbers[side]) + self.added[side]) as u64);
        [piles[0].min(piles[1]), piles[0].max(piles[1])]
    }
}

/// What a class adds to four times its number.
fn added(own: u64, carried: bool) -> i128 {
    i128::from(own) - if carried { 4 } else { 0 }
}

/// The lowest bits of a number, one after the other, where the mask has ones.
fn deposited(number: u128, mask: u64) -> u64 {
    let (mut left, mut rest, mut result) = (mask, number, 0);
    while left != 0 {
        let lowest = left & left.wrapping_neg();
        if rest & 1 == 1 {
            result |= lowest;
        }
        rest >>= 1;
        left ^= lowest;
    }
    result
}
