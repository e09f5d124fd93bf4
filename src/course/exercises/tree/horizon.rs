//! Trees in which looking one ply deeper changes the move: the horizon effect.

use arborist_engine::game::Player;
use arborist_engine::search::Limits;
use arborist_engine::tree::{Task, Tree};

use super::draw::{self, TreeShape};
use super::facts::best_moves;
use crate::course::exercises::chance::{Chance, Span};

/// The ply at which the shallow search estimates. The leaves are one ply deeper.
pub const HORIZON: u32 = 2;

/// What is wanted of a tree.
#[derive(Clone, Copy, Debug)]
pub struct HorizonWishes {
    /// How many children an inner node may have.
    pub branching: Span,
    /// Which values leaves and estimates may have.
    pub values: Span,
    /// Who moves at the root.
    pub to_move: Player,
    /// The most nodes.
    pub most_nodes: usize,
}

/// A tree of three plies with estimates at the second, in which the best move at depth 2 and the best move at depth 3
/// are one each, and not the same.
pub fn draw(chance: &mut Chance, wishes: &HorizonWishes) -> Option<Tree> {
    let shape = TreeShape {
        branching: wishes.branching,
        depth: HORIZON + 1,
        values: wishes.values,
        different_values: false,
        estimated_ply: Some(HORIZON),
        named: true,
        most_nodes: wishes.most_nodes,
    };
    let tree = draw::draw(chance, &shape)?;
    let best_at = |depth| {
        best_moves(&Task {
            tree: &tree,
            to_move: wishes.to_move,
            depth: Some(depth),
            limits: Limits::NONE,
        })
    };
    let (shallow, deep) = (best_at(HORIZON)?, best_at(HORIZON + 1)?);
    (shallow.len() == 1 && deep.len() == 1 && shallow != deep).then_some(tree)
}
