//! Which edges part a block in pairs, and what a cut leaves of the block.
//!
//! An edge by which a vertex was found is covered by the back edges that join the part above it with the part below
//! it. It is a bridge when there is none. Two such edges part their block exactly when the same back edges cover both,
//! and such an edge and a back edge do when that back edge alone covers it. Of two edges that are covered by the same
//! back edge, of those whose near end is farthest from the ground, and by equally many, one lies above the other, all
//! that cover the upper one cover the lower, and so they are covered by the same.

use super::Blocks;
use super::arms::arms;
use super::depth_first::{DepthFirst, Place};
use crate::impartial::heap_values::Stopped;
use crate::search::Limits;

/// How the edges of a picture are covered.
#[derive(Clone, Debug)]
pub(super) struct Cycles {
    /// For each vertex how many back edges cover the edge by which it was found.
    covers: Vec<u32>,
    /// For each vertex the one of these whose near end is farthest from the ground; the first of several.
    shortest: Vec<u32>,
}

/// No back edge.
const NONE: u32 = u32::MAX;

impl Cycles {
    pub(super) fn of(walk: &DepthFirst, limits: &Limits<'_>) -> Result<Self, Stopped> {
        let vertices = walk.parent.len();
        let mut starts = vec![0i64; vertices];
        let mut back_edges: Vec<(u32, u32, u32)> = Vec::new();
        for (edge, place) in (0..).zip(&walk.places) {
            if let Place::Back { near, far } = *place {
                starts[far as usize] += 1;
                starts[near as usize] -= 1;
                back_edges.push((edge, near, far));
            }
        }
        for &vertex in walk.order.iter().skip(1).rev() {
            starts[walk.parent[vertex as usize] as usize] += starts[vertex as usize];
        }
        let covers = starts.into_iter().map(|count| count as u32).collect();
        if limits.stop_asked() {
            return Err(Stopped);
        }
        // The farthest near ends first, so that an edge is met first by the back edge that it is to remember.
        back_edges.sort_by_key(|(_, near, _)| std::cmp::Reverse(walk.depth[*near as usize]));
        let mut shortest = vec![NONE; vertices];
        // The next vertex down, itself included, of which the edge is not met yet.
        let mut next: Vec<u32> = (0..vertices as u32).collect();
        for (edge, near, far) in back_edges {
            let mut at = last(&mut next, far);
            while walk.depth[at as usize] > walk.depth[near as usize] {
                shortest[at as usize] = edge;
                next[at as usize] = walk.parent[at as usize];
                at = last(&mut next, at);
            }
        }
        Ok(Self { covers, shortest })
    }

    /// Whether the edge by which a vertex was found is a bridge.
    pub(super) fn is_bridge(&self, vertex: u32) -> bool {
        self.covers[vertex as usize] == 0
    }

    /// For each edge what the block in which it lies is worth after it is cut; the block below it, if it is a bridge.
    pub(super) fn after_cut(
        &self,
        walk: &DepthFirst,
        blocks: &Blocks,
        limits: &Limits<'_>,
    ) -> Result<Vec<u32>, Stopped> {
        let mut after_cut = vec![0; walk.places.len()];
        let worth = |vertex: u32| blocks.sum[blocks.root[vertex as usize] as usize];
        // An edge that parts its block together with no other takes its loop away; most are corrected below.
        for (edge, place) in walk.places.iter().enumerate() {
            match *place {
                Place::Loop { at } => after_cut[edge] = worth(at) ^ 1,
                Place::Back { near, .. } => after_cut[edge] = worth(near) ^ 1,
                Place::Up { to } if self.is_bridge(to) => {
                    let carried = blocks.sum[to as usize] + 1;
                    after_cut[edge] = worth(walk.parent[to as usize]) ^ carried;
                }
                Place::Up { .. } | Place::Free => {}
            }
        }
        let mut covered: Vec<u32> = walk.order.iter().skip(1).copied().collect();
        covered.retain(|vertex| !self.is_bridge(*vertex));
        let class = |vertex: &u32| {
            (
                self.shortest[*vertex as usize],
                self.covers[*vertex as usize],
            )
        };
        covered.sort_by_key(|vertex| (class(vertex), walk.depth[*vertex as usize]));
        for together in covered.chunk_by(|first, second| class(first) == class(second)) {
            if limits.stop_asked() {
                return Err(Stopped);
            }
            self.cut_cycle(together, walk, blocks, &mut after_cut);
        }
        Ok(after_cut)
    }

    /// Tells what the block is worth when one of these edges is cut that part it together: those by which the vertices
    /// were found, from the ground upwards, and the back edge that covers them, if it is alone.
    fn cut_cycle(
        &self,
        together: &[u32],
        walk: &DepthFirst,
        blocks: &Blocks,
        after_cut: &mut [u32],
    ) {
        let Some(&first) = together.first() else {
            return;
        };
        let mut edges: Vec<u32> = together
            .iter()
            .map(|vertex| walk.edge_down[*vertex as usize])
            .collect();
        // What lies between each edge and the next, its own edges and what stands on it.
        let sum = |vertex: u32| blocks.sum[vertex as usize];
        let mut between: Vec<u32> = together
            .windows(2)
            .map(|pair| sum(pair[0]) ^ sum(pair[1]) ^ 1)
            .collect();
        if self.covers[first as usize] == 1 {
            edges.push(self.shortest[first as usize]);
            // The last part has lost the edge by which it was found and the back edge.
            between.extend(together.last().map(|vertex| sum(*vertex)));
        }
        let parity = (edges.len() % 2) as u32;
        let block = sum(blocks.root[first as usize]);
        let rest = between
            .iter()
            .fold(block ^ parity, |rest, part| rest ^ part);
        let ahead = arms(between.iter().copied());
        let behind = arms(between.iter().rev().copied());
        for (place, edge) in edges.iter().enumerate() {
            after_cut[*edge as usize] = rest ^ ahead[place] ^ behind[edges.len() - 1 - place];
        }
    }
}

/// The vertex that is pointed at last, from this one on. Those on the way are pointed closer to it.
fn last(next: &mut [u32], mut at: u32) -> u32 {
    while next[at as usize] != at {
        let after = next[at as usize];
        next[at as usize] = next[after as usize];
        at = after;
    }
    at
}
