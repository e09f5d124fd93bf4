//! Exact counts of uniform trees (D. E. Knuth and R. W. Moore, "An analysis of alpha-beta pruning", 1975).
//!
//! Every node above the last ply has the same number of children. In the best order alpha-beta visits the critical
//! nodes and no others: the root is of type 1; the first child of a type 1 node is of type 1 and the others of type 2;
//! the first child of a type 2 node is of type 3 and its others are cut off; all children of a type 3 node are of
//! type 2.

use std::num::NonZeroU32;

use num_bigint::BigUint;

/// A tree in which every inner node has the same number of children and all leaves are equally deep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UniformTree {
    /// How many children an inner node has.
    pub branching: NonZeroU32,
    /// How many plies the leaves are below the root.
    pub depth: u32,
}

/// How many critical nodes there are at one ply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CriticalNodes {
    /// The ply, 0 at the root.
    pub ply: u32,
    /// Those reached by first children alone.
    pub type_1: BigUint,
    /// Those at which one child is enough.
    pub type_2: BigUint,
    /// Those at which every child is needed.
    pub type_3: BigUint,
}

impl CriticalNodes {
    /// All of them.
    pub fn total(&self) -> BigUint {
        &self.type_1 + &self.type_2 + &self.type_3
    }
}

impl UniformTree {
    /// How many leaves there are: b^d.
    pub fn leaves(self) -> BigUint {
        self.power(self.depth)
    }

    /// How many nodes there are, leaves included.
    pub fn nodes(self) -> BigUint {
        let one = BigUint::from(1u32);
        (0..self.depth).fold(one.clone(), |nodes, _| nodes * self.branching.get() + &one)
    }

    /// The fewest leaves that alpha-beta reads, in the best order: b^ceil(d/2) + b^floor(d/2) - 1.
    pub fn minimal_leaves(self) -> BigUint {
        self.critical_nodes_at(self.depth).total()
    }

    /// The critical nodes of every ply, from the root down.
    pub fn critical_nodes(self) -> impl Iterator<Item = CriticalNodes> {
        (0..=self.depth).map(move |ply| self.critical_nodes_at(ply))
    }

    fn critical_nodes_at(self, ply: u32) -> CriticalNodes {
        CriticalNodes {
            ply,
            type_1: 1u32.into(),
            type_2: self.power(ply.div_ceil(2)) - 1u32,
            type_3: self.power(ply / 2) - 1u32,
        }
    }

    fn power(self, exponent: u32) -> BigUint {
        BigUint::from(self.branching.get()).pow(exponent)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts critical nodes of each type by walking them.
    fn walk(branching: u32, depth: u32, ply: u32, kind: usize, counts: &mut [[u32; 3]]) {
        counts[ply as usize][kind - 1] += 1;
        if ply == depth {
            return;
        }
        for child in 0..branching {
            let child_kind = match (kind, child) {
                (1, 0) => 1,
                (1 | 3, _) => 2,
                (_, 0) => 3,
                _ => break,
            };
            walk(branching, depth, ply + 1, child_kind, counts);
        }
    }

    #[test]
    fn critical_nodes_are_those_of_a_walk() {
        for branching in 1..=5 {
            for depth in 0..=7 {
                let tree = UniformTree {
                    branching: NonZeroU32::new(branching).unwrap(),
                    depth,
                };
                let mut counts = vec![[0; 3]; depth as usize + 1];
                walk(branching, depth, 0, 1, &mut counts);
                let found: Vec<CriticalNodes> = tree.critical_nodes().collect();
                let expected: Vec<CriticalNodes> = (0..)
                    .zip(&counts)
                    .map(|(ply, [first, second, third])| CriticalNodes {
                        ply,
                        type_1: (*first).into(),
                        type_2: (*second).into(),
                        type_3: (*third).into(),
                    })
                    .collect();
                assert_eq!(found, expected, "{tree:?}");
                let last = counts[depth as usize].iter().sum::<u32>();
                assert_eq!(tree.minimal_leaves(), last.into());
            }
        }
    }

    #[test]
    fn nodes_are_the_sum_of_the_plies() {
        for (branching, depth, leaves, nodes) in [
            (1, 0, 1u64, 1u64),
            (1, 9, 1, 10),
            (2, 10, 1024, 2047),
            (10, 6, 1_000_000, 1_111_111),
        ] {
            let tree = UniformTree {
                branching: NonZeroU32::new(branching).unwrap(),
                depth,
            };
            assert_eq!((tree.leaves(), tree.nodes()), (leaves.into(), nodes.into()));
        }
    }
}
