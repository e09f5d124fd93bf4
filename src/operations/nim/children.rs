//! What the moves of a position of Nim lead to.

use arborist_engine::impartial::nim::{Move, Position};
use serde::Serialize;
use utoipa::ToSchema;

use super::judgement::NimMove;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::outcome_class::OutcomeClass;

/// The most pile sizes that the children of one answer list together.
const MOST_PILE_SIZES: usize = 1_000_000;

/// A position that a move leads to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NimChild {
    #[serde(flatten)]
    by: NimMove,
    /// The piles after the move.
    piles: Vec<Integer>,
    /// Who wins after the move; the next player is now the opponent.
    outcome: OutcomeClass,
    /// 1 when the player to move *after the move* wins, -1 when that player loses: -1 marks a winning move.
    #[schema(minimum = -1, maximum = 1)]
    value: i32,
}

/// How many children an answer lists.
pub(super) fn listed(piles: usize, moves: u128, limit: Limit) -> usize {
    let fitting = limit.entries().min(MOST_PILE_SIZES / piles.max(1));
    usize::try_from(moves).map_or(fitting, |moves| moves.min(fitting))
}

/// The children of a position, by pile, the move that takes the least first.
pub(super) fn children(position: &Position, limit: Limit) -> Vec<NimChild> {
    let listed = listed(position.piles().len(), position.moves_total(), limit);
    position
        .moves()
        .take(listed)
        .map(|mv| child(position, mv))
        .collect()
}

fn child(position: &Position, mv: Move) -> NimChild {
    let outcome = position.outcome_after(mv);
    let piles = position.piles().iter().enumerate().map(|(pile, &size)| {
        if pile == mv.pile {
            Integer::from(mv.leaves)
        } else {
            Integer::from(size)
        }
    });
    NimChild {
        by: mv.into(),
        piles: piles.collect(),
        outcome: outcome.into(),
        value: outcome.value(),
    }
}
