//! What is answered about a sum.

use arborist_engine::impartial::sum::Worth;
use serde::Serialize;
use utoipa::ToSchema;

use super::moves::ComponentMove;
use super::question::SumRule;
use crate::operations::grundy::graph::GraphOutcome;
use crate::operations::integer::Integer;
use crate::operations::operation::Answer;

/// What a sum is worth and how it is won.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SumAnswer {
    /// The exclusive or of what the components are worth; `null` when that is infinite.
    #[schema(required = true)]
    pub(super) grundy: Option<Integer>,
    /// Of what kind the infinite value is; left out when it is finite.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) loopy: Option<SumLoopy>,
    /// Who wins.
    pub(super) outcome: GraphOutcome,
    /// The components, in the order in which they were told.
    pub(super) components: Vec<SumComponentAnswer>,
    /// How many components there are.
    pub(super) components_total: usize,
    /// How many winning moves there are in all components, listed or not; `null` when those of one are not counted.
    #[schema(required = true)]
    pub(super) winning_moves_total: Option<Integer>,
    /// Why the winning moves were not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) winning_moves_note: Option<String>,
    /// The rule that is played by.
    pub(super) rule: SumRule,
    /// Who wins, and how.
    pub(super) explanation: String,
}

/// A component of a sum.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SumComponentAnswer {
    /// The kind of game.
    pub(super) game: &'static str,
    /// What it is worth by itself; `null` when that is infinite.
    #[schema(required = true)]
    pub(super) grundy: Option<Integer>,
    /// Of what kind the infinite value is; left out when it is finite.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    pub(super) loopy: Option<SumLoopy>,
    /// What a winning move in it leaves it worth; `null` when no move in it wins.
    #[schema(required = true)]
    pub(super) winning_moves_leave: Option<Integer>,
    /// The moves in it that win the sum.
    pub(super) winning_moves: Vec<ComponentMove>,
    /// How many winning moves there are in it, listed or not; `null` when they are not counted, and not all listed.
    #[schema(required = true)]
    pub(super) winning_moves_total: Option<Integer>,
}

/// An infinite nim value.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SumLoopy {
    /// The finite values that a move leads to: beside a heap of Nim of one of these sizes the player to move wins,
    /// beside any other the game is a draw.
    infinity: Vec<Integer>,
}

impl Answer for SumAnswer {}

/// A value as an answer tells it: the finite one, or the kind of the infinite one.
pub(super) fn told(worth: &Worth) -> (Option<Integer>, Option<SumLoopy>) {
    match worth {
        Worth::Finite(value) => (Some((*value).into()), None),
        Worth::Infinite(values) => {
            let infinity = values.iter().copied().map(Integer::from).collect();
            (None, Some(SumLoopy { infinity }))
        }
    }
}
