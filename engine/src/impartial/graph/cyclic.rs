//! The nim values of nodes from which a way leads into a cycle (C. A. B. Smith, "Graphs and composite games", 1966).
//!
//! A node may be given the value `m` when `m` is the mex of the values of its followers so far and every follower
//! without a value has itself a follower of value `m`, so that whoever goes there is sent back. Nodes that can be
//! given no value are infinite. Which nodes get which values does not depend on the order; here all that get 0 come
//! first, then all that get 1, and so on (A. S. Fraenkel and Y. Perl, "Constructions in combinatorial games with
//! cycles", 1975), and within one round each by retrograde analysis.

use super::acyclic::OPEN;
use super::{Graph, Lists};
use crate::impartial::heap_values::Stopped;
use crate::search::{Limits, Meter};

/// Gives a value to every node that can have one.
pub(super) fn add_values(
    graph: &Graph,
    predecessors: &Lists,
    values: &mut [u32],
    limits: &Limits<'_>,
) -> Result<(), Stopped> {
    let open: Vec<u32> = (0..graph.nodes() as u32)
        .filter(|node| values[*node as usize] == OPEN)
        .collect();
    let mut labelling = Labelling {
        predecessors,
        open_followers: open_followers(graph, values),
        next_value: vec![0; graph.nodes()],
        sent_back: vec![false; graph.nodes()],
        values,
        meter: Meter::new(*limits),
    };
    let mut valued = labelling.valued_with_open_predecessors();
    let mut candidates = open;
    let mut round = 0;
    while !candidates.is_empty() {
        let later = valued.partition_point(|node| labelling.values[*node as usize] <= round);
        let with_this_value: Vec<u32> = valued.drain(..later).collect();
        candidates = labelling.give(round, &with_this_value, &candidates)?;
        round += 1;
    }
    Ok(())
}

fn open_followers(graph: &Graph, values: &[u32]) -> Vec<u32> {
    let nodes = 0..graph.nodes() as u32;
    let open = nodes.map(|node| {
        let followers = graph.followers(node).iter();
        followers
            .filter(|follower| values[**follower as usize] == OPEN)
            .count() as u32
    });
    open.collect()
}

struct Labelling<'a> {
    predecessors: &'a Lists,
    values: &'a mut [u32],
    /// For each node, how many followers have no value and, in the present round, no follower of its value.
    open_followers: Vec<u32>,
    /// For each node the mex of the values of its followers, as far as the rounds before this one know.
    next_value: Vec<u32>,
    /// The nodes without a value that have a follower of the present round's value.
    sent_back: Vec<bool>,
    meter: Meter<'a>,
}

impl<'a> Labelling<'a> {
    /// The nodes that have a value already and a predecessor that has none, by value.
    fn valued_with_open_predecessors(&self) -> Vec<u32> {
        let nodes = 0..self.values.len() as u32;
        let mut valued: Vec<u32> = nodes
            .filter(|node| self.values[*node as usize] != OPEN)
            .filter(|node| self.open_predecessors(*node).next().is_some())
            .collect();
        valued.sort_by_key(|node| self.values[*node as usize]);
        valued
    }

    fn open_predecessors(&self, node: u32) -> impl Iterator<Item = u32> + use<'_, 'a> {
        let predecessors = self.predecessors.of(node).iter().copied();
        predecessors.filter(|predecessor| self.values[*predecessor as usize] == OPEN)
    }

    fn can_have(&self, node: u32, value: u32) -> bool {
        let place = node as usize;
        self.values[place] == OPEN
            && self.next_value[place] == value
            && self.open_followers[place] == 0
            && !self.sent_back[place]
    }

    /// Gives `value` to all nodes that can have it, of which the candidates are those whose followers have all the
    /// smaller ones. The candidates for the next value.
    fn give(
        &mut self,
        value: u32,
        with_this_value: &[u32],
        candidates: &[u32],
    ) -> Result<Vec<u32>, Stopped> {
        let mut all_sent_back = Vec::new();
        for &node in with_this_value {
            self.send_back(node, value, &mut all_sent_back, &mut Vec::new())?;
        }
        let can_have = candidates.iter().copied();
        let mut waiting: Vec<u32> = can_have
            .filter(|node| self.can_have(*node, value))
            .collect();
        while let Some(node) = waiting.pop() {
            if !self.can_have(node, value) {
                continue;
            }
            self.values[node as usize] = value;
            for &predecessor in self.predecessors.of(node) {
                self.open_followers[predecessor as usize] -= 1;
            }
            self.send_back(node, value, &mut all_sent_back, &mut waiting)?;
        }
        for &node in &all_sent_back {
            self.sent_back[node as usize] = false;
            for &predecessor in self.predecessors.of(node) {
                self.open_followers[predecessor as usize] += 1;
            }
            if self.next_value[node as usize] == value {
                self.next_value[node as usize] += 1;
            }
        }
        all_sent_back.retain(|node| self.next_value[*node as usize] == value + 1);
        Ok(all_sent_back)
    }

    /// Marks the predecessors of a node that has the present round's value: going to them is answered by going there.
    /// Nodes that may get the value by that are added to those that wait.
    fn send_back(
        &mut self,
        node: u32,
        value: u32,
        all_sent_back: &mut Vec<u32>,
        waiting: &mut Vec<u32>,
    ) -> Result<(), Stopped> {
        let first = all_sent_back.len();
        for &predecessor in self.predecessors.of(node) {
            let place = predecessor as usize;
            if self.values[place] == OPEN && !self.sent_back[place] {
                self.sent_back[place] = true;
                all_sent_back.push(predecessor);
            }
        }
        for &sent_back in all_sent_back.iter().skip(first) {
            if !self.meter.visit() {
                return Err(Stopped);
            }
            for &before in self.predecessors.of(sent_back) {
                self.open_followers[before as usize] -= 1;
                if self.can_have(before, value) {
                    waiting.push(before);
                }
            }
        }
        Ok(())
    }
}
