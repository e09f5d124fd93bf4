//! The Grundy values of the nodes from which no way leads into a cycle: from the ends of the game backwards, each node
//! when all its followers are done.

use super::{Graph, Lists};
use crate::impartial::heap_values::Stopped;
use crate::impartial::mex::Excluded;
use crate::search::{Limits, Meter};

/// The value of a node that has none yet.
pub(super) const OPEN: u32 = u32::MAX;

/// The values of the nodes that reach no cycle, [`OPEN`] for the others, and how many nodes have a value.
pub(super) fn values(
    graph: &Graph,
    predecessors: &Lists,
    limits: &Limits<'_>,
) -> Result<(Vec<u32>, usize), Stopped> {
    let nodes = 0..graph.nodes() as u32;
    let mut values = vec![OPEN; graph.nodes()];
    let mut open_followers: Vec<u32> = nodes
        .clone()
        .map(|node| graph.followers(node).len() as u32)
        .collect();
    let mut ready: Vec<u32> = nodes
        .filter(|node| graph.followers(*node).is_empty())
        .collect();
    let mut excluded = Excluded::default();
    let mut meter = Meter::new(*limits);
    let mut done = 0;
    while let Some(node) = ready.pop() {
        if !meter.visit() {
            return Err(Stopped);
        }
        excluded.clear();
        for &follower in graph.followers(node) {
            excluded.insert(values[follower as usize]);
        }
        values[node as usize] = excluded.mex();
        done += 1;
        for &predecessor in predecessors.of(node) {
            let open = &mut open_followers[predecessor as usize];
            *open -= 1;
            if *open == 0 {
                ready.push(predecessor);
            }
        }
    }
    Ok((values, done))
}
