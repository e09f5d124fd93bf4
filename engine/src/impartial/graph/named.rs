//! Graphs whose nodes have names, told edge by edge in any order.

use indexmap::IndexSet;
use thiserror::Error;

use super::Graph;
use super::node_name::{NodeName, Text};

/// A node's name, interned: the number of the node in the graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name(u32);

impl Name {
    /// The number of the node.
    pub fn number(self) -> u32 {
        self.0
    }
}

/// Names and edges, as told.
#[derive(Debug, Default)]
pub struct NamedGraph {
    names: IndexSet<NodeName, foldhash::fast::RandomState>,
    defined: Vec<bool>,
    edges: Vec<(u32, u32)>,
}

/// A node whose moves are listed already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ListedTwice;

/// A move to a node of which nothing else is told.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "\"{to}\", to which a move from \"{from}\" leads, has no list of its own; a node without moves has the list []"
)]
pub struct UndefinedNode {
    /// Where the move starts.
    pub from: String,
    /// Where it leads.
    pub to: String,
    /// Where it stands among the moves from there, counted from 0.
    pub index: usize,
}

impl NamedGraph {
    /// Makes room for about as many edges.
    pub fn reserve(&mut self, edges: usize) {
        self.edges.reserve_exact(edges);
    }

    /// The name for a text.
    pub fn name(&mut self, text: &str) -> Name {
        let number = match self.names.get_index_of(&Text(text.as_bytes())) {
            Some(number) => number,
            None => {
                self.defined.push(false);
                self.names.insert_full(text.into()).0
            }
        };
        Name(number as u32)
    }

    /// The node with this name.
    pub fn find(&self, text: &str) -> Option<u32> {
        let number = self.names.get_index_of(&Text(text.as_bytes()))?;
        Some(number as u32)
    }

    /// The name of a node.
    pub fn text(&self, node: u32) -> &str {
        self.names
            .get_index(node as usize)
            .map_or("", NodeName::text)
    }

    /// Says that there is this node.
    ///
    /// # Errors
    /// When it was said already.
    pub fn define(&mut self, node: Name) -> Result<(), ListedTwice> {
        match self.defined.get_mut(node.0 as usize) {
            Some(defined) if !*defined => {
                *defined = true;
                Ok(())
            }
            _ => Err(ListedTwice),
        }
    }

    /// Adds a move between nodes that need not have been defined.
    pub fn add_edge(&mut self, from: Name, to: Name) {
        self.edges.push((from.0, to.0));
    }

    /// How many nodes have been named.
    pub fn nodes(&self) -> usize {
        self.names.len()
    }

    /// How many edges have been told.
    pub fn edges(&self) -> usize {
        self.edges.len()
    }

    /// The edges as they were told, by the numbers of their nodes.
    pub fn told_edges(&self) -> &[(u32, u32)] {
        &self.edges
    }

    /// The first move that leads to a node that was not defined.
    pub fn undefined(&self) -> Option<UndefinedNode> {
        let is_undefined = |node: u32| self.defined.get(node as usize) != Some(&true);
        let place = self.edges.iter().position(|(_, to)| is_undefined(*to))?;
        let (from, to) = *self.edges.get(place)?;
        let before = self.edges.iter().take(place);
        Some(UndefinedNode {
            from: self.text(from).to_owned(),
            to: self.text(to).to_owned(),
            index: before.filter(|edge| edge.0 == from).count(),
        })
    }

    /// The graph.
    pub fn graph(&self) -> Graph {
        Graph::new(self.names.len(), &self.edges)
    }
}
