//! `/nim/bounded`: Nim in which a move takes only so many.

use arborist_engine::impartial::nim::Move;
use arborist_engine::impartial::nim_variants::bounded::Position;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::nim_verdict::NimVerdict;
use crate::operations::family::Family;
use crate::operations::limit::Limit;
use crate::operations::nim::explained::Reasoned;
use crate::operations::nim::explanation::{Change, NimExplanation, NimSum, Row};
use crate::operations::nim::judgement::NimMove;
use crate::operations::nim::question::{NimRule, RULE_PARAMETER, effort_of_piles};
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::nim_sum::{Added, all_even};
use crate::operations::nim::sentences::{bounded, misere, over};
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::page::Page;
use crate::operations::positive_whole_number::PositiveWholeNumber;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// Nim in which a move takes only so many.
#[derive(Clone, Copy, Debug)]
pub struct Bounded;

/// A position of bounded Nim.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoundedQuestion {
    /// The sizes of the piles. No piles, and piles of nothing, are allowed.
    #[schema(value_type = Vec<WholeNumber>)]
    piles: Vec<u64>,
    /// The most that a move takes from a pile.
    max_take: PositiveWholeNumber,
    #[serde(default)]
    #[schema(default = "normal")]
    rule: NimRule,
    /// How many winning moves to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first.
    #[serde(default)]
    offset: Offset,
}

/// Who wins a position of bounded Nim, and how.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BoundedAnswer {
    #[serde(flatten)]
    verdict: NimVerdict,
    /// The first winning move; `null` when there is none.
    #[schema(required = true)]
    winning_move: Option<NimMove>,
    /// The winning moves from `offset` on, as many as `limit` allows.
    winning_moves: Vec<NimMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// Why; `binary` is about the remainders.
    explanation: NimExplanation,
}

impl Answer for BoundedAnswer {}

impl Reasoned for BoundedAnswer {
    fn verdict(&self) -> &NimVerdict {
        &self.verdict
    }

    fn into_reason(self) -> Reason {
        self.explanation.sentences
    }
}

impl Operation for Bounded {
    type Question = BoundedQuestion;
    type Answer = BoundedAnswer;

    const PATH: &'static str = "/nim/bounded";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "Bounded Nim: a move takes at most so many";
    const DESCRIPTION: &'static str = "\
Players take turns; a move takes from a single pile at least one and at most `max_take`. Under the `normal` rule whoever \
takes the last one wins, under the `misere` rule that player loses.

A pile counts as its remainder by `max_take` + 1, and the Grundy value is the nim-sum of the remainders; with one pile it is \
the game of 21 and its kin (Bouton 1901). Under the misère rule the remainders are played as the piles of misère Nim are \
(Ferguson 1974). A pile has at most one winning move. Piles have up to 64 bits.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "twenty_one",
            summary: "One pile of 21, of which 1, 2 or 3 may be taken",
            question: r#"{"piles": [21], "max_take": 3}"#,
        },
        Example {
            name: "three_piles",
            summary: "Remainders 1, 2 and 3: lost",
            question: r#"{"piles": [5, 6, 7], "max_take": 3}"#,
        },
        Example {
            name: "misere",
            summary: "Whoever takes the last one loses",
            question: r#"{"piles": [21], "max_take": 3, "rule": "misere"}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "piles",
            kind: QueryKind::Integers,
            description: "The sizes of the piles, between commas",
            example: "21",
            required: true,
        },
        QueryParameter {
            name: "max_take",
            kind: QueryKind::Integer,
            description: "The most that a move takes from a pile",
            example: "3",
            required: true,
        },
        RULE_PARAMETER,
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn effort(question: &BoundedQuestion) -> Effort {
        effort_of_piles(question.piles.len())
    }

    fn answer(question: BoundedQuestion, _context: &Context<'_>) -> Result<BoundedAnswer, Problem> {
        let (rule, limit) = (question.rule, question.limit);
        let page = Page {
            offset: question.offset,
            limit,
        };
        let position = Position::new(question.piles, question.max_take.get(), rule.into());
        Ok(BoundedAnswer {
            verdict: NimVerdict::new(Some(position.nim_sum().into()), position.outcome(), rule),
            winning_move: position.winning_moves().next().map(NimMove::from),
            winning_moves: page
                .of(position.winning_moves())
                .map(NimMove::from)
                .collect(),
            winning_moves_total: position.winning_moves().count(),
            explanation: explanation(&position, rule, limit),
        })
    }
}

fn explanation(position: &Position, rule: NimRule, limit: Limit) -> NimExplanation {
    let first = position.winning_moves().next();
    let before = |mv: &Move| position.remainder(mv.take + mv.leaves);
    let rows = position
        .piles()
        .iter()
        .enumerate()
        .map(|(pile, &size)| Row {
            pile,
            number: position.remainder(size).into(),
        });
    let change = first.map(|mv| Change {
        pile: mv.pile,
        before: before(&mv).into(),
        after: position.remainder(mv.leaves).into(),
    });
    let nim_sum = NimSum::of(Added::Remainders, rows, change, limit);
    let mut sentences = vec![bounded::remainders(position.max_take()), nim_sum.sum];
    if rule == NimRule::Misere {
        sentences.push(misere::like_normal(Added::Remainders));
        sentences.push(misere::remainders_end());
    }
    match first {
        _ if position.piles().iter().all(|size| *size == 0) => sentences = vec![over(rule)],
        Some(mv) => {
            let after = position.remainder(mv.leaves);
            let sum_after = position.nim_sum() ^ before(&mv) ^ after;
            sentences.extend(nim_sum.odd_column.filter(|_| rule == NimRule::Normal));
            sentences.push(bounded::remainder_becomes(
                mv.pile,
                mv.take,
                before(&mv),
                after,
                sum_after,
            ));
        }
        None if rule == NimRule::Normal => sentences.push(all_even()),
        None => sentences.push(bounded::nim_sum_is_lost(position.nim_sum())),
    }
    NimExplanation {
        sentences: Reason(sentences),
        binary: nim_sum.binary,
    }
}
