//! Games that are told as a graph: nodes are positions, edges are moves, and whoever cannot move loses.
//!
//! [`NamedGraph`] is a graph as it is told; [`Graph`] is the same with numbers for names; [`NimValues`] are what its
//! nodes are worth.

mod acyclic;
mod cyclic;
mod named;
mod nim_values;
mod node_name;

pub use named::{ListedTwice, Name, NamedGraph, UndefinedNode};
pub use nim_values::{LoopyOutcome, NimValue, NimValues};

/// Lists of nodes, one for each node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Lists {
    /// Where each list starts; and where the last one ends.
    starts: Vec<u32>,
    nodes: Vec<u32>,
}

impl Lists {
    pub(super) fn of(&self, node: u32) -> &[u32] {
        let node = node as usize;
        &self.nodes[self.starts[node] as usize..self.starts[node + 1] as usize]
    }

    fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Sorts pairs of a node and an entry of its list; the entries of a list keep their order.
    pub(super) fn sorted(nodes: usize, pairs: impl Iterator<Item = (u32, u32)> + Clone) -> Self {
        let mut starts = vec![0u32; nodes + 1];
        for (node, _) in pairs.clone() {
            starts[node as usize + 1] += 1;
        }
        let mut total = 0;
        for start in &mut starts {
            total += *start;
            *start = total;
        }
        let mut sorted = vec![0; total as usize];
        let mut next = starts.clone();
        for (node, entry) in pairs {
            let place = &mut next[node as usize];
            sorted[*place as usize] = entry;
            *place += 1;
        }
        Self {
            starts,
            nodes: sorted,
        }
    }
}

/// A directed graph. Nodes are numbered from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    followers: Lists,
}

/// The most edges of a graph.
pub const MOST_EDGES: usize = u32::MAX as usize;

impl Graph {
    /// The graph with these edges, from one node to another, of which all are below `nodes`; there are at most
    /// [`MOST_EDGES`]. An edge that is told again is the same move, and is left out.
    pub(super) fn new(nodes: usize, edges: &[(u32, u32)]) -> Self {
        let Lists {
            mut starts,
            nodes: mut told,
        } = Lists::sorted(nodes, edges.iter().copied());
        let mut last_from = vec![u32::MAX; nodes];
        let mut kept = 0;
        let mut start = 0;
        for from in 0..nodes {
            let end = starts[from + 1] as usize;
            for place in start..end {
                let to = told[place];
                if last_from[to as usize] != from as u32 {
                    last_from[to as usize] = from as u32;
                    told[kept] = to;
                    kept += 1;
                }
            }
            start = end;
            starts[from + 1] = kept as u32;
        }
        told.truncate(kept);
        Self {
            followers: Lists {
                starts,
                nodes: told,
            },
        }
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.followers.len()
    }

    /// How many different edges there are.
    pub fn edges(&self) -> usize {
        self.followers.nodes.len()
    }

    /// Where the moves from a node lead, each once, in the order in which they were told.
    pub fn followers(&self, node: u32) -> &[u32] {
        self.followers.of(node)
    }

    /// For each node those from which a move leads to it.
    fn predecessors(&self) -> Lists {
        let pairs = (0..self.nodes() as u32)
            .flat_map(|from| self.followers(from).iter().map(move |to| (*to, from)));
        Lists::sorted(self.nodes(), pairs)
    }
}

#[cfg(test)]
mod tests;
