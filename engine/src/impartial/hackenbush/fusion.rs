//! How the value of a picture comes about, block by block.

use super::Blocks;
use super::depth_first::{DepthFirst, Place};
use crate::impartial::graph::Lists;

/// A block: vertices that are fused into one, and what it is worth with all that stands on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fusion {
    /// The vertices, the one that is nearest to the ground first.
    pub vertices: Vec<u32>,
    /// The edges between them, which become loops.
    pub loops: Vec<u32>,
    /// The bridges that leave it upwards, and what each is worth: one more than the block that it carries.
    pub stalks: Vec<(u32, u64)>,
    /// The bridge on which it stands; the block of the ground has none.
    pub stands_on: Option<u32>,
    /// The nim-sum of its loops and stalks.
    pub value: u64,
}

pub(super) fn fusions<'a>(
    walk: &'a DepthFirst,
    blocks: &'a Blocks,
) -> impl Iterator<Item = Fusion> + 'a {
    let root = |vertex: u32| blocks.root[vertex as usize];
    let by_block = |pairs: Vec<(u32, u32)>| Lists::sorted(walk.parent.len(), pairs.into_iter());
    let vertices = walk.order.iter().map(|vertex| (root(*vertex), *vertex));
    let vertices = by_block(vertices.collect());
    let mut loops = Vec::new();
    let mut stalks = Vec::new();
    for (edge, place) in (0..).zip(&walk.places) {
        match *place {
            Place::Free => {}
            Place::Loop { at } => loops.push((root(at), edge)),
            Place::Back { near, .. } => loops.push((root(near), edge)),
            Place::Up { to } if root(to) == to => {
                stalks.push((root(walk.parent[to as usize]), to));
            }
            Place::Up { to } => loops.push((root(to), edge)),
        }
    }
    let (loops, stalks) = (by_block(loops), by_block(stalks));
    let upwards = walk.order.iter().rev().copied();
    upwards
        .filter(move |vertex| root(*vertex) == *vertex)
        .map(move |block| {
            let worth = |vertex: u32| u64::from(blocks.sum[vertex as usize]);
            let stalk = |to: &u32| (walk.edge_down[*to as usize], worth(*to) + 1);
            Fusion {
                vertices: vertices.of(block).to_vec(),
                loops: loops.of(block).to_vec(),
                stalks: stalks.of(block).iter().map(stalk).collect(),
                stands_on: (block != walk.ground).then(|| walk.edge_down[block as usize]),
                value: worth(block),
            }
        })
}
