//! `/nim/staircase`: Nim in which what is taken falls on the next stair.

use arborist_engine::impartial::nim_variants::staircase::{Fall, Position, counts};
use serde::Serialize;
use utoipa::ToSchema;

use super::nim_piles_question::NimPilesQuestion;
use super::nim_verdict::NimVerdict;
use super::normal_rule::NormalRule;
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::nim::explained::Reasoned;
use crate::operations::nim::explanation::{Change, NimExplanation, NimSum, Row};
use crate::operations::nim::question::NimRule;
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::nim_sum::{Added, all_even};
use crate::operations::nim::sentences::{over, staircase};
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::query::QueryParameter;
use crate::problems::Problem;

/// Nim in which what is taken falls on the next stair.
#[derive(Clone, Copy, Debug)]
pub struct Staircase;

/// Who wins a position of staircase Nim, and how.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StaircaseAnswer {
    #[serde(flatten)]
    verdict: NimVerdict,
    /// The first winning move; `null` when there is none.
    #[schema(required = true)]
    winning_move: Option<StaircaseMove>,
    /// The winning moves from `offset` on, as many as `limit` allows.
    winning_moves: Vec<StaircaseMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// Why; `binary` is about the piles on odd stairs.
    explanation: NimExplanation,
}

/// A move of staircase Nim.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StaircaseMove {
    /// From which pile, counted from 0.
    pile: usize,
    /// How many coins fall.
    take: Integer,
    /// How many that leaves in the pile.
    leaves: Integer,
    /// The pile that they fall on; `null` for the ground.
    #[schema(required = true)]
    to: Option<usize>,
}

impl From<Fall> for StaircaseMove {
    fn from(fall: Fall) -> Self {
        Self {
            pile: fall.pile,
            take: fall.take.into(),
            leaves: fall.leaves.into(),
            to: fall.pile.checked_sub(1),
        }
    }
}

impl Answer for StaircaseAnswer {}

impl Reasoned for StaircaseAnswer {
    fn verdict(&self) -> &NimVerdict {
        &self.verdict
    }

    fn into_reason(self) -> Reason {
        self.explanation.sentences
    }
}

impl Operation for Staircase {
    type Question = NimPilesQuestion;
    type Answer = StaircaseAnswer;

    const PATH: &'static str = "/nim/staircase";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "Staircase Nim: what is taken falls on the next stair";
    const DESCRIPTION: &'static str = "\
Coins lie on the stairs of a staircase: `piles[0]` on the lowest, stair 1, `piles[1]` on stair 2, and so on. A move takes one \
or more coins from one stair and puts them on the next lower one, from stair 1 on the ground, where they stay. Whoever cannot \
move loses.

The Grundy value is the nim-sum of the piles on the stairs of odd number, `piles[0]`, `piles[2]`, ... (Sprague 1947). A stair \
has at most one winning move. Misère play is not answered. Piles have up to 64 bits.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "four_stairs",
            summary: "Stairs 1 and 3 count, 3 and 2",
            question: r#"{"piles": [3, 4, 2, 7]}"#,
        },
        Example {
            name: "lost",
            summary: "Only even stairs are taken: whoever is to move loses",
            question: r#"{"piles": [0, 5, 0, 1]}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = NimPilesQuestion::QUERY;

    fn effort(question: &NimPilesQuestion) -> Effort {
        question.effort()
    }

    fn answer(
        question: NimPilesQuestion,
        _context: &Context<'_>,
    ) -> Result<StaircaseAnswer, Problem> {
        NormalRule::expect(question.rule, || Message::new("nim-misere-staircase"))?;
        let page = question.page();
        let position = Position::new(question.piles);
        Ok(StaircaseAnswer {
            verdict: NimVerdict::of_value(position.nim_sum(), position.outcome()),
            winning_move: position.winning_moves().next().map(StaircaseMove::from),
            winning_moves: page
                .of(position.winning_moves())
                .map(StaircaseMove::from)
                .collect(),
            winning_moves_total: position.winning_moves().count(),
            explanation: explanation(&position, page.limit),
        })
    }
}

fn explanation(position: &Position, limit: Limit) -> NimExplanation {
    let first = position.winning_moves().next();
    let rows = position
        .piles()
        .iter()
        .enumerate()
        .step_by(2)
        .map(|(pile, &size)| Row {
            pile,
            number: size.into(),
        });
    let change = first.map(|mv| counted_change(position, mv));
    let nim_sum = NimSum::of(Added::OddStairs, rows, change, limit);
    let mut sentences = vec![staircase::odd_stairs(), nim_sum.sum];
    match (first, change) {
        (Some(mv), Some(change)) => {
            sentences.extend(nim_sum.odd_column);
            sentences.push(staircase::falls(
                mv.pile,
                mv.take,
                change.before,
                change.after,
            ));
        }
        _ if position.piles().iter().all(|size| *size == 0) => {
            sentences.push(over(NimRule::Normal));
        }
        _ => sentences.push(all_even()),
    }
    NimExplanation {
        sentences: Reason(sentences),
        binary: nim_sum.binary,
    }
}

/// What a move makes of the odd stair that it changes.
fn counted_change(position: &Position, mv: Fall) -> Change {
    if counts(mv.pile) {
        return Change {
            pile: mv.pile,
            before: u128::from(mv.take) + u128::from(mv.leaves),
            after: mv.leaves.into(),
        };
    }
    let lower = mv.pile.saturating_sub(1);
    let before = position.piles().get(lower).copied().unwrap_or(0).into();
    Change {
        pile: lower,
        before,
        after: before + u128::from(mv.take),
    }
}
