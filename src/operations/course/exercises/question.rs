//! What exercise is wanted.

use serde::Deserialize;
use utoipa::ToSchema;

use super::constraints::Constraints;
use super::kind::ExerciseKind;
use super::number_range::NumberRange;
use crate::course::exercises::Span;
use crate::messages::{Language, Message};
use crate::operations::nim::NimRule;
use crate::operations::tictactoe::TicTacToeScoring;
use crate::operations::tree::{Mover, Notation};
use crate::operations::whole_number::WholeNumber;
use crate::problems::{Pointer, Problem, ProblemKind};

/// Which exercise to make. Each kind has its own parameters and constraints; one that belongs to another kind is refused.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ExerciseQuestion {
    pub(super) kind: ExerciseKind,
    /// The same seed makes the same exercise.
    #[schema(value_type = WholeNumber)]
    pub(super) seed: u64,
    /// How many children an inner node has: from 1 to 8 (uniform trees to 100). 2 to 3 unless given.
    #[serde(default)]
    pub(super) branching: Option<NumberRange>,
    /// How many plies the leaves are below the root: from 1 to 6 (uniform trees to 30). 2 for `minimax`, 3 for
    /// `alphabeta` and `cut_rule` unless given.
    #[serde(default)]
    pub(super) depth: Option<NumberRange>,
    /// Which values may occur: leaves of trees (0 to 20 unless given), sizes of piles (1 to 15), numbers of a set (0 to
    /// 9), amounts to take (1 to 9), evaluations of Connect Four (any).
    #[serde(default)]
    pub(super) values: Option<NumberRange>,
    /// How many piles (3 unless given), numbers of a set (6), or amounts to take (3) there are.
    #[serde(default)]
    pub(super) count: Option<NumberRange>,
    /// Up to which heap Grundy values are asked; 20 unless given, at most 1,000.
    #[serde(default)]
    pub(super) n: Option<NumberRange>,
    /// How many cells of tic-tac-toe are empty: from 1 to 8, 3 to 5 unless given.
    #[serde(default)]
    pub(super) empty_cells: Option<NumberRange>,
    /// How many discs of Connect Four are on the board: from 0 to 36, 8 to 12 unless given.
    #[serde(default)]
    pub(super) discs: Option<NumberRange>,
    /// Who moves at the root of a tree; MAX unless given.
    #[serde(default)]
    pub(super) to_move: Option<Mover>,
    /// Whether who takes the last one wins or loses; `normal` unless given.
    #[serde(default)]
    pub(super) rule: Option<NimRule>,
    /// What the end of a game of tic-tac-toe is worth; `win_loss` unless given.
    #[serde(default)]
    pub(super) scoring: Option<TicTacToeScoring>,
    /// How the tree is written; `adjacency` unless given, which has the names of all inner nodes.
    #[serde(default)]
    pub(super) notation: Option<Notation>,
    /// What the answer should be like.
    #[serde(default)]
    pub(super) constraints: Constraints,
    /// Whether to tell the answers too.
    #[serde(default)]
    pub(super) with_key: bool,
    /// The language of the prompts; that of the header `Accept-Language` unless given.
    #[serde(default)]
    pub(super) language: Option<Language>,
}

impl ExerciseQuestion {
    /// Checks that everything that was said belongs to the kind.
    ///
    /// # Errors
    /// What does not, and what does.
    pub(super) fn check(&self) -> Result<(), Problem> {
        let parameters = [
            ("branching", self.branching.is_some()),
            ("depth", self.depth.is_some()),
            ("values", self.values.is_some()),
            ("count", self.count.is_some()),
            ("n", self.n.is_some()),
            ("empty_cells", self.empty_cells.is_some()),
            ("discs", self.discs.is_some()),
            ("to_move", self.to_move.is_some()),
            ("rule", self.rule.is_some()),
            ("scoring", self.scoring.is_some()),
            ("notation", self.notation.is_some()),
        ];
        for (name, given) in parameters {
            if given && !self.kind.parameters().contains(&name) {
                return Err(self.foreign(name, Pointer::key(name), self.kind.parameters()));
            }
        }
        for name in self.constraints.given() {
            if !self.kind.constraints().contains(&name) {
                let place = Pointer::key(name).under_key("constraints");
                return Err(self.foreign(name, place, self.kind.constraints()));
            }
        }
        Ok(())
    }

    fn foreign(&self, name: &str, place: Pointer, known: &[&str]) -> Problem {
        let kind = self.kind.name();
        let detail = if known.is_empty() {
            Message::new("exercise-foreign-none")
                .with("name", name)
                .with("kind", kind)
        } else {
            Message::new("exercise-foreign")
                .with("name", name)
                .with("kind", kind)
                .with("known", known.join(", "))
        };
        Problem::at(ProblemKind::UnknownKey, place, detail)
    }
}

/// A range that was given or is usual, within what is allowed.
///
/// # Errors
/// What is allowed, when the range goes beyond it.
pub(super) fn span(
    name: &'static str,
    given: Option<NumberRange>,
    usual: (i64, i64),
    allowed: (i64, i64),
) -> Result<Span, Problem> {
    let (least, most) = given.map_or(usual, |range| (range.least, range.most));
    Span::new(least, most)
        .filter(|_| least >= allowed.0 && most <= allowed.1)
        .ok_or_else(|| {
            Problem::at(
                ProblemKind::OutOfRange,
                Pointer::key(name),
                Message::new("exercise-not-allowed")
                    .with("name", name)
                    .with("least", allowed.0)
                    .with("most", allowed.1),
            )
        })
}
