//! The kinds of exercises.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What there is to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum ExerciseKind {
    /// Back up the values of a tree.
    Minimax,
    /// Search a tree with alpha-beta: value, move, windows, cuts, leaves read.
    Alphabeta,
    /// Search a tree with both cut rules, alpha >= beta and alpha > beta.
    CutRule,
    /// Count the leaves of a uniform tree, and the fewest that alpha-beta reads.
    LeafCounts,
    /// Find the nim-sum, the outcome and all winning moves.
    Nim,
    /// Write down the Grundy values of a subtraction game and their period.
    GrundySequence,
    /// Find the smallest number that is missing.
    Mex,
    /// Score every empty cell.
    TicTacToe,
    /// Evaluate a position by its windows of four.
    ConnectFour,
    /// Find the move at depth 2 and the move at depth 3, which differ.
    Horizon,
}

impl ExerciseKind {
    /// Its name in questions.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Minimax => "minimax",
            Self::Alphabeta => "alphabeta",
            Self::CutRule => "cut_rule",
            Self::LeafCounts => "leaf_counts",
            Self::Nim => "nim",
            Self::GrundySequence => "grundy_sequence",
            Self::Mex => "mex",
            Self::TicTacToe => "tic_tac_toe",
            Self::ConnectFour => "connect_four",
            Self::Horizon => "horizon",
        }
    }

    /// What can be said about its size and values, beside its kind and its seed.
    pub(super) const fn parameters(self) -> &'static [&'static str] {
        match self {
            Self::Minimax | Self::Alphabeta | Self::CutRule => {
                &["branching", "depth", "values", "to_move", "notation"]
            }
            Self::Horizon => &["branching", "values", "to_move", "notation"],
            Self::LeafCounts => &["branching", "depth"],
            Self::Nim => &["count", "values", "rule"],
            Self::GrundySequence => &["count", "values", "n"],
            Self::Mex => &["count", "values"],
            Self::TicTacToe => &["empty_cells", "scoring"],
            Self::ConnectFour => &["discs", "values"],
        }
    }

    /// What can be wished of its answer.
    pub(super) const fn constraints(self) -> &'static [&'static str] {
        match self {
            Self::Minimax => &["unique_best_move", "different_values"],
            Self::Alphabeta => &[
                "pruned_leaves",
                "deep_cutoff",
                "cut_at_max",
                "cut_at_min",
                "cut_rules_agree",
                "unique_best_move",
                "different_values",
            ],
            Self::CutRule => &[
                "pruned_leaves",
                "deep_cutoff",
                "cut_at_max",
                "cut_at_min",
                "unique_best_move",
            ],
            Self::LeafCounts | Self::ConnectFour | Self::Horizon => &[],
            Self::Nim => &["outcome", "winning_moves"],
            Self::GrundySequence => &["period", "preperiod"],
            Self::Mex => &["mex"],
            Self::TicTacToe => &["unique_best_move"],
        }
    }
}
