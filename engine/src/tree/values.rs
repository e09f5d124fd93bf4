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

/// How many nodes minimax evaluates: the leaves, and the inner nodes at the depth limit.
pub fn evaluations(tree: &Tree, depth: Option<u32>) -> u64 {
    match depth {
        Some(depth) if depth < tree.depth() => {
            let mut ends: Vec<u32> = Vec::new();
            let mut evaluated = 0;
            let mut node = Node::ROOT;
            while node.place() < tree.len() {
                while ends.last().is_some_and(|&end| end <= node.0) {
                    ends.pop();
                }
                let end = tree.end(node);
                if tree.is_leaf(node) || ends.len() as u32 == depth {
                    evaluated += 1;
                    node = Node(end);
                } else {
                    ends.push(end);
                    node = Node(node.0 + 1);
                }
            }
            evaluated
        }
        _ => tree.leaves(),
    }
}
