//! Sets of Grundy values that are joined again and again.

/// A set of values, a bit for each.
#[derive(Clone, Debug, Default)]
pub(super) struct ValueSet {
    words: Vec<u64>,
}

impl ValueSet {
    /// Puts a value into the set.
    pub(super) fn insert(&mut self, value: u32) {
        *self.word(value as usize / 64) |= 1 << (value % 64);
    }

    fn word(&mut self, place: usize) -> &mut u64 {
        if place >= self.words.len() {
            self.words.resize(place + 1, 0);
        }
        &mut self.words[place]
    }

    /// Adds the exclusive or of each value of `others` with `with`.
    pub(super) fn add_all(&mut self, others: &Self, with: u32) {
        for (place, &word) in others.words.iter().enumerate() {
            if word != 0 {
                *self.word(place ^ (with as usize / 64)) |= permuted(word, with % 64);
            }
        }
    }

    /// The least value that is not in the set.
    pub(super) fn mex(&self) -> u32 {
        let full = self.words.iter().take_while(|word| **word == u64::MAX);
        let full = full.count();
        let next = self.words.get(full).copied().unwrap_or(0);
        full as u32 * 64 + next.trailing_ones()
    }
}

/// The word whose bit `i ^ with` is the bit `i` of this one.
fn permuted(mut word: u64, with: u32) -> u64 {
    /// For each power of two below 64, the bits at places without it.
    const LOWER: [u64; 6] = [
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0F0F_0F0F_0F0F_0F0F,
        0x00FF_00FF_00FF_00FF,
        0x0000_FFFF_0000_FFFF,
        0x0000_0000_FFFF_FFFF,
    ];
    for (power, lower) in LOWER.into_iter().enumerate() {
        let shift = 1u32 << power;
        if with & shift > 0 {
            word = (word & lower) << shift | (word >> shift) & lower;
        }
    }
    word
}
