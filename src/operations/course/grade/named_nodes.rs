//! Nodes of a tree or a graph, as a submission names them.

use std::collections::HashSet;
use std::hash::Hash;

use arborist_engine::impartial::graph::NamedGraph;
use arborist_engine::tree::Node;
use serde::de::Deserialize;

use super::submission::FormatErrors;
use crate::course::trees::{NodeNames, UnknownName};
use crate::json::RawJson;
use crate::messages::Message;
use crate::nearest::nearest;
use crate::problems::Pointer;

/// The most nodes of which a part speaks one by one.
const MOST_BY_NODE: usize = 2000;

/// The names of nodes.
pub(super) trait Names {
    type Node: Copy + Eq + Hash;

    /// The node that is called so.
    ///
    /// # Errors
    /// A name that is like it, if there is one.
    fn node(&mut self, name: &str) -> Result<Self::Node, Option<String>>;
}

impl Names for NodeNames<'_> {
    type Node = Node;

    fn node(&mut self, name: &str) -> Result<Node, Option<String>> {
        self.find(name).map_err(|UnknownName { nearest }| nearest)
    }
}

impl Names for &NamedGraph {
    type Node = u32;

    fn node(&mut self, name: &str) -> Result<u32, Option<String>> {
        /// The most names among which that is looked for which may have been meant.
        const MOST_NAMES: u32 = 2000;

        self.find(name).ok_or_else(|| {
            let known = (0..MOST_NAMES.min(self.nodes() as u32)).map(|node| self.text(node));
            nearest(name, known).map(str::to_owned)
        })
    }
}

/// A reader of names that tells which of them there are not.
pub(super) struct NamedNodes<'a, N> {
    pub(super) names: &'a mut N,
    pub(super) errors: &'a mut FormatErrors,
}

impl<N: Names> NamedNodes<'_, N> {
    /// What a part at a place says of nodes one by one.
    pub(super) fn by_node<T: for<'de> Deserialize<'de>>(
        &mut self,
        place: &Pointer,
        json: &RawJson,
    ) -> Option<Vec<(N::Node, T)>> {
        let entries = self.errors.by_node(place, MOST_BY_NODE, json)?;
        let mut read = Vec::with_capacity(entries.len());
        for (name, entry) in entries {
            if let Some(node) = self.node(&name, place.clone().then_key(name.as_str())) {
                read.push((node, entry));
            }
        }
        Some(read)
    }

    /// The nodes of a list at a place, of which none stands twice.
    pub(super) fn nodes(&mut self, place: &Pointer, names: &[String]) -> Vec<N::Node> {
        let mut nodes = Vec::with_capacity(names.len());
        let mut seen = HashSet::new();
        for (index, name) in names.iter().enumerate() {
            let place = place.clone().then_index(index);
            let Some(node) = self.node(name, place.clone()) else {
                continue;
            };
            if !seen.insert(node) {
                let message = Message::new("format-node-twice").with("name", name.as_str());
                self.errors.add(place, message);
            }
            nodes.push(node);
        }
        nodes
    }

    /// The node that is named at a place.
    pub(super) fn node(&mut self, name: &str, place: Pointer) -> Option<N::Node> {
        if self.errors.are_enough() {
            return None;
        }
        match self.names.node(name) {
            Ok(node) => Some(node),
            Err(nearest) => {
                self.errors.unknown_node(place, name, nearest.as_deref());
                None
            }
        }
    }
}
