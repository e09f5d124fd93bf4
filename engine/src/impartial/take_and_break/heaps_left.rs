//! As how many heaps a move may leave what it does not take.

/// As how many heaps, none of them empty, the rest may be left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct HeapsLeft {
    /// Nothing may be left: the whole heap is taken.
    pub none: bool,
    /// The rest may be left as one heap.
    pub one: bool,
    /// Whether the rest may be left as two heaps.
    pub two: InTwo,
    /// The rest may be left as three heaps.
    pub three: bool,
}

/// Whether a rest may be split in two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InTwo {
    /// It may not.
    Never,
    /// In two heaps of different sizes.
    Unequal,
    /// In any two heaps.
    Any,
}

impl HeapsLeft {
    /// So many may not be taken.
    pub const NEVER: Self = Self {
        none: false,
        one: false,
        two: InTwo::Never,
        three: false,
    };

    /// The most heaps that may be left.
    pub(super) fn most(&self) -> usize {
        match self {
            Self { three: true, .. } => 3,
            Self {
                two: InTwo::Any | InTwo::Unequal,
                ..
            } => 2,
            Self { one: true, .. } => 1,
            _ => 0,
        }
    }

    /// Whether the rest may be left as two heaps of these sizes.
    pub(super) fn allows_two(&self, first: u64, second: u64) -> bool {
        match self.two {
            InTwo::Never => false,
            InTwo::Unequal => first != second,
            InTwo::Any => true,
        }
    }
}
