//! What the nodes of a graph are worth.

use std::collections::BTreeSet;

use super::acyclic::OPEN;
use super::{Graph, acyclic, cyclic};
use crate::impartial::heap_values::Stopped;
use crate::search::Limits;

/// Who wins a game that need not end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LoopyOutcome {
    /// The previous player wins: whoever is to move loses.
    P,
    /// The next player wins: whoever is to move.
    N,
    /// Nobody wins: both can go on for ever.
    D,
}

/// What a node is worth in a sum of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NimValue {
    /// As much as a heap of Nim of this size.
    Finite(u32),
    /// Infinite; these are the finite values of its followers, ascending.
    Infinite(Vec<u32>),
}

/// The nim values of all nodes of a graph.
#[derive(Clone, Debug)]
pub struct NimValues<'g> {
    graph: &'g Graph,
    values: Vec<u32>,
    acyclic: bool,
}

impl<'g> NimValues<'g> {
    /// The nim values of a graph's nodes. Without cycles these are their Grundy values.
    ///
    /// # Errors
    /// When the work was stopped.
    pub fn of(graph: &'g Graph, limits: &Limits<'_>) -> Result<Self, Stopped> {
        if let Some(values) = acyclic::values_without_cycle(graph, limits)? {
            return Ok(Self {
                graph,
                values,
                acyclic: true,
            });
        }
        let predecessors = graph.predecessors();
        let mut values = acyclic::values_before_cycles(graph, &predecessors, limits)?;
        cyclic::add_values(graph, &predecessors, &mut values, limits)?;
        Ok(Self {
            graph,
            values,
            acyclic: false,
        })
    }

    /// Whether the graph has no cycle.
    pub fn is_acyclic(&self) -> bool {
        self.acyclic
    }

    /// What a node is worth.
    pub fn value(&self, node: u32) -> NimValue {
        match self.values[node as usize] {
            OPEN => {
                let followers = self.graph.followers(node).iter();
                let values = followers.map(|follower| self.values[*follower as usize]);
                let finite: BTreeSet<u32> = values.filter(|value| *value != OPEN).collect();
                NimValue::Infinite(finite.into_iter().collect())
            }
            value => NimValue::Finite(value),
        }
    }

    /// What a node is worth if that is finite.
    pub fn finite_value(&self, node: u32) -> Option<u32> {
        Some(self.values[node as usize]).filter(|value| *value != OPEN)
    }

    /// Who wins.
    pub fn outcome(&self, node: u32) -> LoopyOutcome {
        match self.values[node as usize] {
            0 => LoopyOutcome::P,
            OPEN if self.winning_moves(node).next().is_none() => LoopyOutcome::D,
            _ => LoopyOutcome::N,
        }
    }

    /// The followers that are lost for whoever is to move there, in the order in which they were told.
    pub fn winning_moves(&self, node: u32) -> impl Iterator<Item = u32> + '_ {
        let followers = self.graph.followers(node).iter().copied();
        followers.filter(|follower| self.values[*follower as usize] == 0)
    }
}
