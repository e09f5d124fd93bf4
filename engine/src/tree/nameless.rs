//! Whether a name is also what a node without a name is called: the path that leads to it.

use std::collections::HashMap;

use foldhash::fast::RandomState;

use super::arena::{Node, Tree};
use super::identifiers::ROOT;

/// No path of more steps leads through nodes without names: the notations that have such nodes are nested.
const MOST_STEPS: usize = 256;

/// The first name that is also the identifier of a node without a name.
pub(super) fn name_of_a_nameless_node(tree: &Tree) -> Option<String> {
    // Only names that look like paths can be: few, or none.
    let looks_like_a_path = |name: &str| {
        let last = name.rsplit_once('.').map(|(_, index)| index);
        name == ROOT || last.is_some_and(|index| step(index).is_some())
    };
    let suspects: Vec<&str> = tree
        .names
        .iter()
        .map(|(_, name)| name)
        .filter(|name| looks_like_a_path(name))
        .collect();
    if suspects.is_empty() {
        return None;
    }
    let mut paths = Paths::new(tree);
    let suspect = suspects.into_iter().find(|name| paths.lead_to(name));
    suspect.map(str::to_owned)
}

/// The number of a child in an identifier, which writes it in one form only.
fn step(text: &str) -> Option<usize> {
    let number: usize = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

struct Paths<'a> {
    tree: &'a Tree,
    named: HashMap<&'a str, Node, RandomState>,
    /// The children of the nodes that paths have led through.
    children: HashMap<Node, Vec<Node>, RandomState>,
}

impl<'a> Paths<'a> {
    fn new(tree: &'a Tree) -> Self {
        let mut named: HashMap<&str, Node, RandomState> =
            tree.names.iter().map(|(node, name)| (name, node)).collect();
        if tree.name(Node::ROOT).is_none() {
            named.insert(ROOT, Node::ROOT);
        }
        Self {
            tree,
            named,
            children: HashMap::default(),
        }
    }

    /// Whether a node without a name is called so.
    fn lead_to(&mut self, identifier: &str) -> bool {
        if identifier == ROOT && self.tree.name(Node::ROOT).is_none() {
            return true;
        }
        // From the shortest path, whose start is the longest, on.
        let mut steps = Vec::new();
        let mut start = identifier;
        while let Some((before, index)) = start.rsplit_once('.')
            && let Some(index) = step(index)
            && steps.len() < MOST_STEPS
        {
            steps.push(index);
            start = before;
            if let Some(&node) = self.named.get(start)
                && self.lead_through_nameless_nodes(node, &steps)
            {
                return true;
            }
        }
        false
    }

    /// Whether steps, the last one first, lead from a node through nodes without names to another.
    fn lead_through_nameless_nodes(&mut self, from: Node, steps: &[usize]) -> bool {
        let mut node = from;
        for &index in steps.iter().rev() {
            let tree = self.tree;
            let children = self
                .children
                .entry(node)
                .or_insert_with(|| tree.children(node).collect());
            match children.get(index) {
                Some(&child) if tree.name(child).is_none() => node = child,
                _ => return false,
            }
        }
        true
    }
}
