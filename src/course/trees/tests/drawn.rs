//! Trees that a seed decides, as a student has them on paper.

use arborist_engine::random::SplitMix64;
use arborist_engine::tree::{Number, Tree, TreeBuilder};

/// A tree on paper.
#[derive(Clone, Debug)]
pub(super) enum Drawn {
    Leaf(i64),
    Inner(Vec<Drawn>),
}

/// How a tree is drawn.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    pub(super) least_depth: u32,
    pub(super) most_depth: u32,
    pub(super) lowest: i64,
    pub(super) highest: i64,
}

/// Trees as they stand in exercises.
pub(super) const USUAL: Shape = Shape {
    least_depth: 2,
    most_depth: 4,
    lowest: 0,
    highest: 9,
};

impl Drawn {
    pub(super) fn random(random: &mut SplitMix64, shape: Shape) -> Self {
        Self::below(random, shape, 0)
    }

    fn below(random: &mut SplitMix64, shape: Shape, ply: u32) -> Self {
        let mut draw = |below: u64| random.next_u64() % below;
        let ends = ply >= shape.most_depth || (ply >= shape.least_depth && draw(3) == 0);
        if ends {
            let values = (shape.highest - shape.lowest + 1) as u64;
            return Self::Leaf(shape.lowest + draw(values) as i64);
        }
        let children = 2 + draw(2);
        Self::Inner(
            (0..children)
                .map(|_| Self::below(random, shape, ply + 1))
                .collect(),
        )
    }

    /// A tree in which every inner node has as many children.
    pub(super) fn uniform(random: &mut SplitMix64, branching: u64, depth: u32) -> Self {
        if depth == 0 {
            return Self::Leaf((random.next_u64() % 10) as i64);
        }
        let child = |_| Self::uniform(random, branching, depth - 1);
        Self::Inner((0..branching).map(child).collect())
    }

    /// The same tree as the engine has it.
    pub(super) fn tree(&self) -> Tree {
        let mut builder = TreeBuilder::with_capacity(16);
        self.build(&mut builder);
        builder.finish().unwrap()
    }

    fn build(&self, builder: &mut TreeBuilder) {
        match self {
            Self::Leaf(value) => {
                builder.leaf(Number::integer(*value)).unwrap();
            }
            Self::Inner(children) => {
                builder.open().unwrap();
                for child in children {
                    child.build(builder);
                }
                builder.close().unwrap();
            }
        }
    }
}
