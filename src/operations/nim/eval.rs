//! `/nim/eval`: a position of Nim, every move with what it leads to, and the size of the game tree.

use arborist_engine::impartial::nim_tree::{LARGEST_TOTAL, game_tree_nodes};
use serde::Serialize;
use utoipa::ToSchema;

use super::children::{NimChild, children, listed};
use super::judgement::NimJudgement;
use super::question::NimQuestion;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::query::QueryParameter;
use crate::problems::Problem;

/// A position of Nim, every move with what it leads to, and the size of the game tree.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

/// What there is to know about a position of Nim.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NimEvaluation {
    #[serde(flatten)]
    judgement: NimJudgement,
    /// The positions after each move, by pile, the move that takes the least first.
    children: Vec<NimChild>,
    /// How many moves there are, listed or not.
    children_total: Integer,
    /// How many nodes the full game tree has, the position itself included: one for every sequence of moves.
    /// `null` when it is too large to be counted.
    #[schema(required = true)]
    tree_nodes: Option<Integer>,
    /// Why the game tree was not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    tree_nodes_note: Option<String>,
}

impl Answer for NimEvaluation {}

impl Operation for Eval {
    type Question = NimQuestion;
    type Answer = NimEvaluation;

    const PATH: &'static str = "/nim/eval";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str =
        "A position of Nim, every move with what it leads to, and the size of the game tree";
    const DESCRIPTION: &'static str = "\
Everything that `/nim/winning-move` answers; and `children`, every move with the piles that it leaves, who wins then \
and its value; and `tree_nodes`, the exact size of the full game tree.

A child's value is in the view of the player who is to move *in the child*, so -1 marks a winning move. The tree is \
counted when the piles together hold at most 500. As many children are listed as `limit` allows, and never so many \
that their piles together are more than 1,000,000 numbers.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "two_and_four",
            summary: "Six moves, of which one wins, and a game tree of 216 nodes",
            question: r#"{"piles": [2, 4]}"#,
        },
        Example {
            name: "mirror",
            summary: "Two equal piles are lost: the opponent mirrors every move",
            question: r#"{"piles": [2, 2], "limit": 2}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = NimQuestion::QUERY;

    fn effort(question: &NimQuestion) -> Effort {
        /// Trees of positions up to this size are counted in microseconds.
        const SMALL_TOTAL: u128 = 60;
        /// So many numbers are printed in microseconds.
        const FEW_NUMBERS: usize = 10_000;

        let total: u128 = question.piles.iter().map(|&size| u128::from(size)).sum();
        let piles = question.piles.len();
        let numbers = listed(piles, total, question.limit) * (piles + 1);
        let counted = total > SMALL_TOTAL && total <= u128::from(LARGEST_TOTAL);
        if counted || numbers > FEW_NUMBERS {
            return Effort::Large;
        }
        question.effort()
    }

    fn answer(question: NimQuestion, _context: &Context<'_>) -> Result<NimEvaluation, Problem> {
        let (limit, page) = (question.limit, question.page());
        let position = question.into_position();
        let tree_nodes = game_tree_nodes(position.piles()).map(|nodes| Integer::from(&nodes));
        let tree_nodes_note = tree_nodes.is_none().then(|| {
            format!("the game tree is counted when the piles together hold at most {LARGEST_TOTAL}")
        });
        Ok(NimEvaluation {
            children: children(&position, limit),
            children_total: position.moves_total().into(),
            judgement: NimJudgement::of(&position, page),
            tree_nodes,
            tree_nodes_note,
        })
    }
}
