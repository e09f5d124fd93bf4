//! `/nim/winning-move`: who wins a position of Nim, and by which moves.

use super::judgement::NimJudgement;
use super::question::NimQuestion;
use crate::operations::family::Family;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::query::QueryParameter;
use crate::problems::Problem;

/// Who wins a position of Nim, and by which moves.
#[derive(Clone, Copy, Debug)]
pub struct WinningMove;

impl Answer for NimJudgement {}

impl Operation for WinningMove {
    type Question = NimQuestion;
    type Answer = NimJudgement;

    const PATH: &'static str = "/nim/winning-move";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "Who wins a position of Nim, and by which moves";
    const DESCRIPTION: &'static str = "\
Players take turns; a move takes one or more from a single pile. Under the `normal` rule whoever takes the last one \
wins, under the `misere` rule that player loses.

The answer gives the nim-sum of the piles, the outcome class (`P`: the previous player wins, so whoever is to move \
loses; `N`: the next player wins), its value in the view of the player to move, and every winning move (Bouton 1901). \
Piles are counted from 0. A normal game without a move to make is lost; a misère game without one is won, since the \
opponent took the last one.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "two_and_four",
            summary: "Taking two from the pile of four leaves two equal piles",
            question: r#"{"piles": [2, 4]}"#,
        },
        Example {
            name: "lost",
            summary: "The nim-sum is 0: whoever is to move loses",
            question: r#"{"piles": [3, 4, 7]}"#,
        },
        Example {
            name: "misere",
            summary: "Whoever takes the last one loses, so one is left",
            question: r#"{"piles": [100], "rule": "misere"}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = NimQuestion::QUERY;

    fn effort(question: &NimQuestion) -> Effort {
        question.effort()
    }

    fn answer(question: NimQuestion, _context: &Context<'_>) -> Result<NimJudgement, Problem> {
        let page = question.page();
        Ok(NimJudgement::of(&question.into_position(), page))
    }
}
