//! What an arm of parts, each on an edge of the one before, is worth: for each number of parts.
//!
//! An arm of parts worth `w1`, `w2`, ..., `wk` is worth `1 + (w1 ^ (1 + (w2 ^ ... (1 + wk))))`. From the last part to the
//! first, the arms that begin there with a part, and those that are longer, all go through the same two steps,
//! exclusive or and addition of 1. A tree of their binary digits, the lowest digit at the root, takes both steps for all
//! arms at once: the first exchanges the branches of each node whose digit changes, which can wait until somebody
//! comes by; the second exchanges the branches along one path.

/// For each number of these parts, from 0 on, what an arm of so many is worth.
pub(super) fn arms(parts: impl DoubleEndedIterator<Item = u32> + ExactSizeIterator) -> Vec<u32> {
    /// So few parts are gone through one by one.
    const FEW: usize = 24;

    let count = parts.len();
    if count <= FEW {
        let parts: Vec<u32> = parts.collect();
        let worth = |count: usize| {
            let parts = parts.iter().take(count);
            parts.rev().fold(0, |arm, part| 1 + (part ^ arm))
        };
        return (0..=count).map(worth).collect();
    }
    let mut digits = Digits::default();
    for (before, part) in (0..count as u32).zip(parts).rev() {
        // The arm that ends with this part.
        digits.insert_zero(before + 1);
        digits.exclusive_or(part);
        digits.add_one();
    }
    digits.numbers(count)
}

/// How many binary digits a number has: no picture has so many edges.
const DIGITS: u32 = 24;

/// A tree of numbers by their binary digits.
#[derive(Debug)]
struct Digits {
    nodes: Vec<Node>,
    /// For each number's name the next with the same number; 0 for none.
    same: Vec<u32>,
}

/// The numbers that agree in their lowest digits.
#[derive(Clone, Copy, Debug, Default)]
struct Node {
    /// Those whose next digit is 0, and those whose next digit is 1; 0 for none. At the end the first is the name of
    /// a number.
    branches: [u32; 2],
    /// The digits that are still to change in all of these numbers, the next one lowest.
    changes: u32,
}

impl Default for Digits {
    fn default() -> Self {
        Self {
            nodes: vec![Node::default()],
            same: Vec::new(),
        }
    }
}

impl Digits {
    /// Changes these digits of all numbers.
    fn exclusive_or(&mut self, digits: u32) {
        self.nodes[0].changes ^= digits;
    }

    /// Adds 1 to all numbers: the lowest digit of each changes, and of those where it becomes 0 the next, and so on.
    fn add_one(&mut self) {
        let mut at = 0;
        for _ in 0..DIGITS {
            self.settle(at);
            let node = &mut self.nodes[at as usize];
            node.branches.swap(0, 1);
            at = node.branches[0];
            if at == 0 {
                return;
            }
        }
    }

    /// Adds the number 0 under a name, which is not 0.
    fn insert_zero(&mut self, name: u32) {
        let mut at = 0;
        for _ in 0..DIGITS {
            self.settle(at);
            let next = self.nodes[at as usize].branches[0];
            at = if next == 0 {
                let new = self.nodes.len() as u32;
                self.nodes.push(Node::default());
                self.nodes[at as usize].branches[0] = new;
                new
            } else {
                next
            };
        }
        let names = &mut self.nodes[at as usize].branches[0];
        if self.same.len() <= name as usize {
            self.same.resize(name as usize + 1, 0);
        }
        self.same[name as usize] = std::mem::replace(names, name);
    }

    /// The numbers by name, of which the largest is `names`.
    fn numbers(&mut self, names: usize) -> Vec<u32> {
        let mut numbers = vec![0; names + 1];
        let mut open = vec![(0, 0, 0)];
        while let Some((at, depth, number)) = open.pop() {
            if depth == DIGITS {
                let mut name = self.nodes[at as usize].branches[0];
                while name > 0 {
                    numbers[name as usize] = number;
                    name = self.same[name as usize];
                }
                continue;
            }
            self.settle(at);
            for (digit, next) in (0u32..).zip(self.nodes[at as usize].branches) {
                if next > 0 {
                    open.push((next, depth + 1, number | digit << depth));
                }
            }
        }
        numbers
    }

    /// Changes the next digit of a node's numbers if that was to be done, and leaves the others to its branches.
    fn settle(&mut self, at: u32) {
        let node = &mut self.nodes[at as usize];
        let changes = std::mem::take(&mut node.changes);
        if changes & 1 > 0 {
            node.branches.swap(0, 1);
        }
        let branches = node.branches;
        for next in branches.into_iter().filter(|next| *next > 0) {
            self.nodes[next as usize].changes ^= changes >> 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::SplitMix64;

    #[test]
    fn long_arms_are_worth_what_they_are_part_by_part() {
        let mut random = SplitMix64::new(1);
        for count in [0, 1, 24, 25, 26, 100, 1_000] {
            for most in [1, 2, 9, 1_000] {
                let parts: Vec<u32> = (0..count)
                    .map(|_| (random.next_u64() % most) as u32)
                    .collect();
                let expected: Vec<u32> = (0..=count)
                    .map(|length| {
                        let arm = parts[..length].iter().rev();
                        arm.fold(0, |arm, part| 1 + (part ^ arm))
                    })
                    .collect();
                assert_eq!(arms(parts.iter().copied()), expected, "{count} {most}");
            }
        }
    }
}
