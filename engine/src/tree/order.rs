//! The same tree with its children in another order.

use std::collections::BTreeMap;

use super::arena::{Node, RARE, Tree};
use super::names::Names;
use super::number::Number;
use super::search::{Task, UnknownWorth};
use super::values::minimax_values;
use crate::game::Player;

/// How children are ordered before a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Order {
    /// As they were posted.
    #[default]
    Given,
    /// From the last posted to the first.
    Reversed,
    /// The mover's best child first, by true value; equals as posted.
    Best,
    /// The mover's worst child first, by true value; equals as posted.
    Worst,
}

/// A tree in another order, and where each of its nodes was posted.
#[derive(Debug)]
pub struct Reordered {
    tree: Tree,
    /// By place in `tree`.
    posted: Vec<Node>,
}

impl Reordered {
    /// The task's tree in another order. `None` when the limits stopped the search for the true values.
    ///
    /// # Errors
    /// [`UnknownWorth`] when the order asks for true values and a leaf has none.
    pub fn new(task: &Task<'_>, order: Order) -> Result<Option<Self>, UnknownWorth> {
        let values = match order {
            Order::Best | Order::Worst => match minimax_values(task)? {
                Some(values) => values,
                None => return Ok(None),
            },
            Order::Given | Order::Reversed => Vec::new(),
        };
        let horizon = task.depth.unwrap_or(u32::MAX);
        Ok(Some(lay_out(
            task.tree,
            task.to_move,
            |children, player, ply| {
                if ply >= horizon {
                    return;
                }
                let best_first = |one: &Node, two: &Node| {
                    let (one, two) = (values[one.place()], values[two.place()]);
                    compare_for(player, one, two)
                };
                match order {
                    Order::Given => {}
                    Order::Reversed => children.reverse(),
                    Order::Best => children.sort_by(best_first),
                    Order::Worst => children.sort_by(|one, two| best_first(two, one)),
                }
            },
        )))
    }

    /// The tree to search.
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The node of the posted tree that a node of this one is.
    pub fn posted(&self, node: Node) -> Node {
        self.posted[node.place()]
    }
}

/// What `player` likes better comes first.
fn compare_for(player: Player, one: Number, two: Number) -> std::cmp::Ordering {
    match player {
        Player::Max => two.cmp(&one),
        Player::Min => one.cmp(&two),
    }
}

/// The tree with the children of each node as `arrange` leaves them, told who moves there and at which ply.
fn lay_out(tree: &Tree, to_move: Player, arrange: impl Fn(&mut [Node], Player, u32)) -> Reordered {
    let mut ends = Vec::with_capacity(tree.len());
    let mut worths = Vec::with_capacity(tree.len());
    let mut posted = Vec::with_capacity(tree.len());
    let mut movers = BTreeMap::new();
    // Children still to be laid out, the next one last, with the number of those that belong to each open node.
    let mut waiting: Vec<Node> = vec![Node::ROOT];
    let mut open: Vec<(usize, Player, usize)> = Vec::new();
    while let Some(node) = waiting.pop() {
        let player = match open.last() {
            Some(&(_, above, _)) => tree.mover_below(above, node),
            None => to_move,
        };
        let place = Node(ends.len() as u32);
        if let Some(mover) = tree.said_mover(node) {
            movers.insert(place, mover);
        }
        let own_end = tree.ends[node.place()];
        ends.push((place.0 + 1) | (own_end & RARE));
        worths.push(tree.worths[node.place()]);
        posted.push(node);
        let below = waiting.len();
        if !tree.is_leaf(node) {
            waiting.extend(tree.children(node));
            let children = &mut waiting[below..];
            arrange(children, player, open.len() as u32);
            children.reverse();
            open.push((place.place(), player, below));
        }
        // A node is done when everything that waited above its mark has been laid out.
        while let Some(&(place, _, mark)) = open.last()
            && waiting.len() == mark
        {
            let end = ends.len() as u32;
            ends[place] = end | (ends[place] & RARE);
            open.pop();
        }
    }
    Reordered {
        tree: Tree {
            ends,
            worths,
            rare: tree.rare.clone(),
            names: Names::default(),
            movers,
            leaves: tree.leaves,
            depth: tree.depth,
        },
        posted,
    }
}
