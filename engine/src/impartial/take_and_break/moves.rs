//! Every move from a heap, one by one.

use super::moves_worth::Break;
use super::{HeapsLeft, InTwo, TakeAndBreak};

impl TakeAndBreak {
    /// Every move from a heap: those that take the least first, then those that leave the fewest heaps, then by the
    /// sizes of these. There can be as many as the square of the heap.
    pub fn moves(&self, heap: u64) -> impl Iterator<Item = Break> + '_ {
        self.takes(heap).flat_map(|(take, left, rest)| {
            let leaves = none(left, rest)
                .chain(one(left, rest))
                .chain(two(left, rest))
                .chain(three(left, rest));
            leaves.map(move |leaves| Break { take, leaves })
        })
    }

    /// Whether there is a move from a heap.
    pub fn can_move(&self, heap: u64) -> bool {
        self.moves(heap).next().is_some()
    }
}

fn none(left: HeapsLeft, rest: u64) -> impl Iterator<Item = Vec<u64>> {
    (left.none && rest == 0).then(Vec::new).into_iter()
}

fn one(left: HeapsLeft, rest: u64) -> impl Iterator<Item = Vec<u64>> {
    (left.one && rest > 0).then(|| vec![rest]).into_iter()
}

fn two(left: HeapsLeft, rest: u64) -> impl Iterator<Item = Vec<u64>> {
    let largest = match left.two {
        InTwo::Never => 0,
        InTwo::Unequal | InTwo::Any => rest / 2,
    };
    (1..=largest)
        .filter(move |first| left.allows_two(*first, rest - first))
        .map(move |first| vec![first, rest - first])
}

fn three(left: HeapsLeft, rest: u64) -> impl Iterator<Item = Vec<u64>> {
    let largest = if left.three { rest / 3 } else { 0 };
    (1..=largest).flat_map(move |first| {
        let middle = first..=(rest - first) / 2;
        middle.map(move |second| vec![first, second, rest - first - second])
    })
}
