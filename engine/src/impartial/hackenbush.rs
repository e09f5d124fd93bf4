//! Green Hackenbush: a move cuts an edge of a picture that stands on the ground, and what does not hang together with
//! the ground any more falls (E. R. Berlekamp, J. H. Conway and R. K. Guy, "Winning ways", chapter 7).
//!
//! - The colon principle: what stands on an edge can be replaced by a stalk of as many edges as it is worth; so an
//!   edge is worth one more than what it carries, and edges that leave the same vertex are added as nim values.
//! - The fusion principle: the vertices of a cycle can be fused into one, of which the edges of the cycle become loops; a
//!   loop is worth 1.
//!
//! So all vertices that hang together without a bridge (an edge whose loss would part them) are one block, which is
//! worth the nim-sum of 1 for each edge in it and of what the bridges that leave it upwards are worth.
//!
//! A cut inside a block parts it where one edge more would: the edges that part it together with a given one, and
//! that one itself, form a cycle of smaller blocks, which the cut opens into two arms.

mod arms;
mod cycles;
mod depth_first;
mod fusion;

pub use fusion::Fusion;

use self::cycles::Cycles;
use self::depth_first::{DepthFirst, Place};
use super::Outcome;
use super::heap_values::Stopped;
use crate::search::Limits;

/// The most edges of a picture.
pub const MOST_EDGES: usize = 1_000_000;

/// A picture of edges, of which those that hang together with the ground count.
#[derive(Clone, Debug)]
pub struct Picture {
    walk: DepthFirst,
    blocks: Blocks,
    /// For each edge what the block in which, or on which, it stands is worth when it is cut.
    after_cut: Vec<u32>,
}

/// What the parts of a picture are worth that hang together without a bridge.
#[derive(Clone, Debug)]
struct Blocks {
    /// For each vertex that of its block which is nearest to the ground.
    root: Vec<u32>,
    /// For each vertex the nim-sum of what its descendants and itself add to its block, its own edge downwards
    /// included if it is no bridge. For the root of a block that is what the block is worth.
    sum: Vec<u32>,
    /// For each vertex how many edges there are above its own edge downwards.
    edges_above: Vec<u32>,
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cut {
    /// The edge that is cut.
    pub edge: usize,
    /// How many other edges fall with it.
    pub falls: usize,
}

impl Picture {
    /// The picture of these edges between vertices below `vertices`. Edges are numbered as they are listed; two may
    /// join the same vertices, and one a vertex with itself.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn new(
        vertices: usize,
        edges: &[(u32, u32)],
        ground: u32,
        limits: &Limits<'_>,
    ) -> Result<Self, Stopped> {
        let walk = DepthFirst::of(vertices, edges, ground, limits)?;
        let cycles = Cycles::of(&walk, limits)?;
        let blocks = Blocks::of(&walk, &cycles);
        let after_cut = cycles.after_cut(&walk, &blocks, limits)?;
        Ok(Self {
            walk,
            blocks,
            after_cut,
        })
    }

    /// How many edges hang together with the ground.
    pub fn edges(&self) -> usize {
        self.walk.standing_edges()
    }

    /// The edges that do not hang together with the ground: they do not count.
    pub fn free_edges(&self) -> impl Iterator<Item = usize> + '_ {
        let places = self.walk.places.iter().enumerate();
        places
            .filter(|(_, place)| **place == Place::Free)
            .map(|(edge, _)| edge)
    }

    /// The Grundy value.
    pub fn grundy(&self) -> u64 {
        self.blocks.sum[self.walk.ground as usize].into()
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        match self.grundy() {
            0 => Outcome::P,
            _ => Outcome::N,
        }
    }

    /// The cuts that leave a picture of this value, by edge.
    pub fn moves_worth(&self, worth: u64) -> impl Iterator<Item = Cut> + '_ {
        let needed = self.needed(worth);
        self.walk
            .places
            .iter()
            .enumerate()
            .filter_map(move |(edge, place)| {
                let block = match *place {
                    Place::Free => return None,
                    Place::Loop { at } => at,
                    Place::Up { to } if self.is_root(to) => self.walk.parent[to as usize],
                    Place::Up { to } => to,
                    Place::Back { near, .. } => near,
                };
                let needed = needed[self.blocks.root[block as usize] as usize]?;
                let falls = match *place {
                    Place::Up { to } if self.is_root(to) => {
                        self.blocks.edges_above[to as usize] as usize
                    }
                    _ => 0,
                };
                (self.after_cut[edge] == needed).then_some(Cut { edge, falls })
            })
    }

    /// The winning moves, by edge.
    pub fn winning_moves(&self) -> impl Iterator<Item = Cut> + '_ {
        self.moves_worth(0)
    }

    /// How its value comes about, block by block: what stands higher first, the ground last.
    pub fn fusions(&self) -> impl Iterator<Item = Fusion> + '_ {
        fusion::fusions(&self.walk, &self.blocks)
    }

    /// How many blocks there are.
    pub fn fusions_total(&self) -> usize {
        let vertices = self.walk.order.iter();
        vertices.filter(|vertex| self.is_root(**vertex)).count()
    }

    fn is_root(&self, vertex: u32) -> bool {
        self.blocks.root[vertex as usize] == vertex
    }

    /// For the root of each block what it would have to be worth so that the picture is worth `worth`, if there is
    /// such a value.
    fn needed(&self, worth: u64) -> Vec<Option<u32>> {
        let mut needed = vec![None; self.walk.parent.len()];
        needed[self.walk.ground as usize] = u32::try_from(worth).ok();
        for &vertex in self.walk.order.iter().skip(1) {
            if self.is_root(vertex) {
                let below = self.blocks.root[self.walk.parent[vertex as usize] as usize] as usize;
                let others = self.blocks.sum[below] ^ (self.blocks.sum[vertex as usize] + 1);
                needed[vertex as usize] =
                    needed[below].and_then(|needed: u32| (needed ^ others).checked_sub(1));
            }
        }
        needed
    }
}

impl Blocks {
    fn of(walk: &DepthFirst, cycles: &Cycles) -> Self {
        let vertices = walk.parent.len();
        let mut root: Vec<u32> = (0..vertices as u32).collect();
        for &vertex in walk.order.iter().skip(1) {
            if !cycles.is_bridge(vertex) {
                root[vertex as usize] = root[walk.parent[vertex as usize] as usize];
            }
        }
        let mut sum = vec![0u32; vertices];
        let mut edges_above = vec![0u32; vertices];
        for place in &walk.places {
            if let Place::Loop { at: vertex } | Place::Back { far: vertex, .. } = *place {
                sum[vertex as usize] ^= 1;
                edges_above[vertex as usize] += 1;
            }
        }
        for &vertex in walk.order.iter().skip(1).rev() {
            let parent = walk.parent[vertex as usize] as usize;
            let adds = if cycles.is_bridge(vertex) {
                sum[vertex as usize] + 1
            } else {
                sum[vertex as usize] ^= 1;
                sum[vertex as usize]
            };
            sum[parent] ^= adds;
            edges_above[parent] += edges_above[vertex as usize] + 1;
        }
        Self {
            root,
            sum,
            edges_above,
        }
    }
}

#[cfg(test)]
mod tests;
