//! The nodes that identifiers name.

use std::collections::HashMap;

use arborist_engine::tree::{Identifiers, Node, Tree};

use crate::nearest::nearest;

/// Finds nodes by what they are called in answers: their names, or the paths that lead to them.
#[derive(Debug)]
pub struct NodeNames<'a> {
    tree: &'a Tree,
    named: HashMap<&'a str, Node>,
    /// The children of the nodes that paths have led through.
    children: HashMap<Node, Vec<Node>>,
}

/// A name that no node has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// The nearest name of a node, if one is near.
    pub nearest: Option<String>,
}

/// No path of more steps leads through nodes without names: the notations that have such nodes are nested.
const MOST_STEPS: usize = 256;
/// What a root without a name is called.
const ROOT: &str = "r";

impl<'a> NodeNames<'a> {
    /// The names of a tree.
    pub fn new(tree: &'a Tree) -> Self {
        let nodes = tree.subtree(Node::ROOT);
        let mut named: HashMap<&str, Node> = nodes
            .filter_map(|node| Some((tree.name(node)?, node)))
            .collect();
        if tree.name(Node::ROOT).is_none() {
            named.insert(ROOT, Node::ROOT);
        }
        Self {
            tree,
            named,
            children: HashMap::new(),
        }
    }

    /// The node that is called so.
    ///
    /// # Errors
    /// The nearest name, when none is.
    pub fn find(&mut self, identifier: &str) -> Result<Node, UnknownName> {
        let found = self.lookup(identifier);
        // Names may have spaces around them, but few do, and those that people type often do.
        let found = found.or_else(|| self.lookup(identifier.trim()));
        found.ok_or_else(|| UnknownName {
            nearest: self.nearest(identifier.trim()),
        })
    }

    fn lookup(&mut self, identifier: &str) -> Option<Node> {
        let mut start = identifier;
        let mut steps: Vec<usize> = Vec::new();
        let mut node = loop {
            if steps.len() > MOST_STEPS {
                return None;
            }
            if let Some(&node) = self.named.get(start) {
                break node;
            }
            let (before, step) = start.rsplit_once('.')?;
            let number: usize = step.parse().ok()?;
            // A number is written in one form only.
            if number.to_string() != step {
                return None;
            }
            steps.push(number);
            start = before;
        };
        for step in steps.into_iter().rev() {
            let tree = self.tree;
            let children = self
                .children
                .entry(node)
                .or_insert_with(|| tree.children(node).collect());
            // A node that has a name is not called by its path.
            node = *children
                .get(step)
                .filter(|child| tree.name(**child).is_none())?;
        }
        Some(node)
    }

    fn nearest(&self, identifier: &str) -> Option<String> {
        /// Larger trees are not searched for what may have been meant.
        const MOST_NODES: usize = 500;
        if self.tree.len() > MOST_NODES {
            return None;
        }
        let nodes: Vec<Node> = self.tree.subtree(Node::ROOT).collect();
        let identifiers = Identifiers::of(self.tree, nodes.clone());
        let names = nodes.iter().map(|node| identifiers.get(*node));
        nearest(identifier, names).map(str::to_owned)
    }
}
