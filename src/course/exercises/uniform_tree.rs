//! Uniform trees of which the leaves are counted.

use std::num::NonZeroU32;

use arborist_engine::knuth_moore::UniformTree;

use super::chance::{Chance, Span};

/// What is wanted of a tree.
#[derive(Clone, Copy, Debug)]
pub struct UniformTreeWishes {
    /// How many children an inner node may have.
    pub branching: Span,
    /// How deep the leaves may be.
    pub depth: Span,
}

/// A tree.
pub fn draw(chance: &mut Chance, wishes: &UniformTreeWishes) -> Option<UniformTree> {
    let branching = u32::try_from(chance.number(wishes.branching)).ok()?;
    Some(UniformTree {
        branching: NonZeroU32::new(branching)?,
        depth: u32::try_from(chance.number(wishes.depth)).ok()?,
    })
}
