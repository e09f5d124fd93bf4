//! The Grundy values of the nodes from which no way leads into a cycle, each when all its followers are done. While no
//! cycle is found, a walk down from every node needs no lists of predecessors, which cost more than the walk; with
//! cycles it is done from the ends of the game backwards.

use super::{Graph, Lists};
use crate::impartial::heap_values::Stopped;
use crate::impartial::mex::Excluded;
use crate::search::{Limits, Meter};

/// The value of a node that has none yet.
pub(super) const OPEN: u32 = u32::MAX;

/// The value of a node whose followers are being done: whoever comes back to it has gone round a cycle.
const ON_THE_WAY: u32 = u32::MAX - 1;

/// The values of all nodes; `None` when there is a cycle.
pub(super) fn values_without_cycle(
    graph: &Graph,
    limits: &Limits<'_>,
) -> Result<Option<Vec<u32>>, Stopped> {
    let mut values = vec![OPEN; graph.nodes()];
    let mut excluded = Excluded::default();
    let mut meter = Meter::new(*limits);
    // The way down: nodes, each with how many of its followers are done.
    let mut way: Vec<(u32, u32)> = Vec::new();
    for start in 0..graph.nodes() as u32 {
        if values[start as usize] == OPEN {
            values[start as usize] = ON_THE_WAY;
            way.push((start, 0));
        }
        'down: while let Some((node, done)) = way.last_mut() {
            if !meter.visit() {
                return Err(Stopped);
            }
            let followers = graph.followers(*node);
            for &follower in followers.iter().skip(*done as usize) {
                *done += 1;
                let value = &mut values[follower as usize];
                match *value {
                    OPEN => {
                        *value = ON_THE_WAY;
                        way.push((follower, 0));
                        continue 'down;
                    }
                    ON_THE_WAY => return Ok(None),
                    _ => {}
                }
            }
            excluded.clear();
            for &follower in followers {
                excluded.insert(values[follower as usize]);
            }
            values[*node as usize] = excluded.mex();
            way.pop();
        }
    }
    Ok(Some(values))
}

/// The values of the nodes that reach no cycle, [`OPEN`] for the others.
pub(super) fn values_before_cycles(
    graph: &Graph,
    predecessors: &Lists,
    limits: &Limits<'_>,
) -> Result<Vec<u32>, Stopped> {
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
    while let Some(node) = ready.pop() {
        if !meter.visit() {
            return Err(Stopped);
        }
        excluded.clear();
        for &follower in graph.followers(node) {
            excluded.insert(values[follower as usize]);
        }
        values[node as usize] = excluded.mex();
        for &predecessor in predecessors.of(node) {
            let open = &mut open_followers[predecessor as usize];
            *open -= 1;
            if *open == 0 {
                ready.push(predecessor);
            }
        }
    }
    Ok(values)
}
