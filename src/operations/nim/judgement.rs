//! What every answer about a position of Nim says.

use arborist_engine::impartial::nim::{Move, Position, Rule};
use serde::Serialize;
use utoipa::ToSchema;

use super::explanation::NimExplanation;
use super::question::NimRule;
use crate::operations::integer::Integer;
use crate::operations::outcome_class::OutcomeClass;
use crate::operations::page::Page;

/// Who wins a position of Nim, and how.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NimJudgement {
    /// The exclusive or of the piles.
    nim_sum: Integer,
    /// The Grundy value: the nim-sum; `null` under the misère rule, which no such value decides.
    #[schema(required = true)]
    grundy: Option<Integer>,
    /// Who wins.
    outcome: OutcomeClass,
    /// 1 when the player to move wins, -1 when that player loses.
    #[schema(minimum = -1, maximum = 1)]
    value: i32,
    /// Whose view the value is: that of the player to move.
    perspective: NimPerspective,
    /// The first winning move; `null` when there is none.
    #[schema(required = true)]
    winning_move: Option<NimMove>,
    /// The winning moves from `offset` on, by pile; a pile has at most one.
    winning_moves: Vec<NimMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// The rule that was played by.
    rule: NimRule,
    /// Why.
    explanation: NimExplanation,
}

/// Whose view a value of Nim is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NimPerspective {
    /// That of the player to move.
    ToMove,
}

/// A move of Nim.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NimMove {
    /// Which pile, counted from 0.
    pile: usize,
    /// How many to take.
    take: Integer,
    /// How many that leaves in the pile.
    leaves: Integer,
}

impl From<Move> for NimMove {
    fn from(mv: Move) -> Self {
        Self {
            pile: mv.pile,
            take: mv.take.into(),
            leaves: mv.leaves.into(),
        }
    }
}

impl NimJudgement {
    pub(super) fn of(position: &Position, page: Page) -> Self {
        let outcome = position.outcome();
        Self {
            nim_sum: position.nim_sum().into(),
            grundy: (position.rule() == Rule::Normal).then(|| position.nim_sum().into()),
            outcome: outcome.into(),
            value: outcome.value(),
            perspective: NimPerspective::ToMove,
            winning_move: position.winning_moves().next().map(NimMove::from),
            winning_moves: page
                .of(position.winning_moves())
                .map(NimMove::from)
                .collect(),
            winning_moves_total: position.winning_moves().count(),
            rule: position.rule().into(),
            explanation: NimExplanation::of_nim(position, page.limit),
        }
    }
}
