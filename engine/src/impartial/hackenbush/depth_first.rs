//! A walk from the ground through a picture, depth first: every edge then joins a vertex with one below it on the way
//! to the ground.

use crate::impartial::graph::Lists;
use crate::impartial::heap_values::Stopped;
use crate::search::{Limits, Meter};

/// A picture as it was walked through.
#[derive(Clone, Debug)]
pub(super) struct DepthFirst {
    pub(super) ground: u32,
    /// The vertices that hang together with the ground, as they were found: the ground first.
    pub(super) order: Vec<u32>,
    /// For each vertex the one from which it was found; the ground's is itself.
    pub(super) parent: Vec<u32>,
    /// For each vertex how many edges it was found from the ground.
    pub(super) depth: Vec<u32>,
    /// For each vertex the edge by which it was found; 0 for the ground.
    pub(super) edge_down: Vec<u32>,
    /// Where each edge is.
    pub(super) places: Vec<Place>,
}

/// Where an edge is in the walk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Not on the ground.
    Free,
    /// It joins a vertex with itself.
    Loop { at: u32 },
    /// By it the vertex `to` was found.
    Up { to: u32 },
    /// It joins a vertex with another that was found on the way from the ground to it.
    Back { near: u32, far: u32 },
}

impl DepthFirst {
    pub(super) fn of(
        vertices: usize,
        edges: &[(u32, u32)],
        ground: u32,
        limits: &Limits<'_>,
    ) -> Result<Self, Stopped> {
        let ends = (0..).zip(edges).flat_map(|(edge, &(first, second))| {
            // A loop leaves its vertex once.
            let other = (first != second).then_some((second, edge));
            std::iter::once((first, edge)).chain(other)
        });
        let leaving = Lists::sorted(vertices, ends);
        let mut walk = Self {
            ground,
            order: vec![ground],
            parent: vec![ground; vertices],
            depth: vec![0; vertices],
            edge_down: vec![0; vertices],
            places: vec![Place::Free; edges.len()],
        };
        let mut meter = Meter::new(*limits);
        let mut found = vec![false; vertices];
        let mut tried = vec![0usize; vertices];
        found[ground as usize] = true;
        let mut at = ground;
        loop {
            let Some(&edge) = leaving.of(at).get(tried[at as usize]) else {
                if at == ground {
                    return Ok(walk);
                }
                at = walk.parent[at as usize];
                continue;
            };
            tried[at as usize] += 1;
            if !meter.visit() {
                return Err(Stopped);
            }
            if walk.places[edge as usize] != Place::Free {
                continue;
            }
            let (first, second) = edges[edge as usize];
            let other = if first == at { second } else { first };
            walk.places[edge as usize] = if other == at {
                Place::Loop { at }
            } else if found[other as usize] {
                // Met from its far end, of which everything is met first.
                Place::Back {
                    near: other,
                    far: at,
                }
            } else {
                Place::Up { to: other }
            };
            if !std::mem::replace(&mut found[other as usize], true) {
                walk.parent[other as usize] = at;
                walk.depth[other as usize] = walk.depth[at as usize] + 1;
                walk.edge_down[other as usize] = edge;
                walk.order.push(other);
                at = other;
            }
        }
    }

    /// How many edges hang together with the ground.
    pub(super) fn standing_edges(&self) -> usize {
        let standing = self.places.iter().filter(|place| **place != Place::Free);
        standing.count()
    }
}
