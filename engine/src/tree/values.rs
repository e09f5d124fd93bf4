//! The minimax value of every node, for those who need them all.

use super::arena::{Node, Tree};
use super::number::Number;
use super::search::{Position, Task, UnknownWorth, search};
use crate::game::Score;
use crate::observe::Observer;
use crate::search::{Bound, Found, Unpruned, Window};

/// The minimax value of each node of the tree, down to the task's depth, by place; what lies below keeps minus infinity.
/// `None` when the search was stopped.
///
/// # Errors
/// [`UnknownWorth`] when a leaf has no value, or a node at the depth limit no heuristic value.
pub fn minimax_values(task: &Task<'_>) -> Result<Option<Vec<Number>>, UnknownWorth> {
    let mut values = Values(vec![Number::MINUS_INFINITY; task.tree.len()]);
    let Found { complete, .. } = search(task, Window::OPEN, Unpruned, &mut values)?;
    Ok(complete.then_some(values.0))
}

struct Values(Vec<Number>);

impl Observer<Position, Node, Number> for Values {
    fn leave(&mut self, position: &Position, _ply: u32, value: Number, _bound: Bound) {
        self.0[position.node.place()] = value;
    }
}

/// The nodes of a subtree that minimax evaluates, from left to right: its leaves, and its inner nodes `depth` plies
/// below `node`.
pub fn evaluated(tree: &Tree, node: Node, depth: Option<u32>) -> Evaluated<'_> {
    Evaluated {
        tree,
        next: node,
        end: tree.end(node),
        depth,
        open: Vec::new(),
    }
}

/// See [`evaluated`].
#[derive(Debug)]
pub struct Evaluated<'a> {
    tree: &'a Tree,
    next: Node,
    end: u32,
    depth: Option<u32>,
    /// Where the subtrees of the nodes above the next one end; kept only when the depth is limited.
    open: Vec<u32>,
}

impl Iterator for Evaluated<'_> {
    type Item = Node;

    fn next(&mut self) -> Option<Node> {
        while self.next.0 < self.end {
            let node = self.next;
            let Some(depth) = self.depth else {
                self.next = Node(node.0 + 1);
                if self.tree.is_leaf(node) {
                    return Some(node);
                }
                continue;
            };
            while self.open.last().is_some_and(|&end| end <= node.0) {
                self.open.pop();
            }
            let end = self.tree.end(node);
            if self.tree.is_leaf(node) || self.open.len() as u64 >= u64::from(depth) {
                self.next = Node(end);
                return Some(node);
            }
            self.open.push(end);
            self.next = Node(node.0 + 1);
        }
        None
    }
}

/// How many nodes of the tree minimax evaluates: the leaves, and the inner nodes at the depth limit.
pub fn evaluations(tree: &Tree, depth: Option<u32>) -> u64 {
    match depth {
        Some(depth) if depth < tree.depth() => {
            evaluated(tree, Node::ROOT, Some(depth)).count() as u64
        }
        _ => tree.leaves(),
    }
}
