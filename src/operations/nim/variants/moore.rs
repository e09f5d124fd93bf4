//! `/nim/moore`: Nim in which a move takes from several piles.

use std::num::NonZeroU32;

use arborist_engine::impartial::nim::Move;
use arborist_engine::impartial::nim_variants::moore::{Position, Stopped};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::nim_verdict::NimVerdict;
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::nim::explained::Reasoned;
use crate::operations::nim::explanation::NimExplanation;
use crate::operations::nim::judgement::NimMove;
use crate::operations::nim::question::{NimRule, RULE_PARAMETER};
use crate::operations::nim::reason::Reason;
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::operations::whole_number_in_range::WholeNumberInRange;
use crate::problems::{Pointer, Problem, ProblemKind};

/// Nim in which a move takes from several piles.
#[derive(Clone, Copy, Debug)]
pub struct Moore;

/// The most piles of a question: the winning moves of more are too much work.
const MOST_PILES: usize = 10_000;
/// The most piles that the moves of one answer list together.
const MOST_CHANGES: usize = 1_000_000;

type PilesOfAMove = WholeNumberInRange<1, 1_000_000>;

/// A position of Moore's Nim.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MooreQuestion {
    /// The sizes of the piles. No piles, and piles of nothing, are allowed.
    #[schema(value_type = Vec<WholeNumber>)]
    piles: Vec<u64>,
    /// From how many piles a move takes at most.
    k: PilesOfAMove,
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

/// Who wins a position of Moore's Nim, and how.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MooreAnswer {
    #[serde(flatten)]
    verdict: NimVerdict,
    /// The first winning move; `null` when there is none.
    #[schema(required = true)]
    winning_move: Option<MooreMove>,
    /// The winning moves from `offset` on, as many as `limit` allows.
    winning_moves: Vec<MooreMove>,
    /// How many winning moves there are, listed or not; `null` when that is too much work.
    #[schema(required = true)]
    winning_moves_total: Option<Integer>,
    /// Why the winning moves were not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    winning_moves_note: Option<String>,
    /// Why; `binary` counts the ones of every column by k + 1.
    explanation: NimExplanation,
}

/// A move of Moore's Nim.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(transparent)]
pub struct MooreMove(
    /// What is taken from each pile, in the order of the piles.
    Vec<NimMove>,
);

impl From<&Vec<Move>> for MooreMove {
    fn from(mv: &Vec<Move>) -> Self {
        Self(mv.iter().copied().map(NimMove::from).collect())
    }
}

impl Answer for MooreAnswer {}

impl Reasoned for MooreAnswer {
    fn verdict(&self) -> &NimVerdict {
        &self.verdict
    }

    fn into_reason(self) -> Reason {
        self.explanation.sentences
    }
}

impl Operation for Moore {
    type Question = MooreQuestion;
    type Answer = MooreAnswer;

    const PATH: &'static str = "/nim/moore";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "Moore's Nim: a move takes from up to k piles";
    const DESCRIPTION: &'static str = "\
A move takes from at least one and at most `k` piles, from each as many as it likes but at least one. Under the `normal` rule \
whoever takes the last one wins, under the `misere` rule that player loses. With k = 1 it is Nim.

A position is lost for whoever is to move exactly when in every binary column the number of piles that have a one there is \
divisible by k + 1 (Moore 1910). Under the misère rule that holds as long as a pile is larger than 1; when none is, the number \
of piles of one is to leave 1 when it is divided by k + 1.

A winning move is a list of what is taken from each pile. There may be very many; they are counted when that takes at most some \
200,000 steps. The Grundy value is told where it is known: when the position is lost, when k = 1, and when all piles that are \
not empty may be changed at once, so that it is their sum. At most 10,000 piles, of up to 64 bits.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "two_of_four",
            summary: "From one or two of four piles",
            question: r#"{"piles": [1, 2, 3, 4], "k": 2}"#,
        },
        Example {
            name: "lost",
            summary: "Three ones in every column that has any",
            question: r#"{"piles": [4, 4, 4], "k": 2}"#,
        },
        Example {
            name: "misere",
            summary: "One pile of one is left to the opponent",
            question: r#"{"piles": [1, 5, 2], "k": 2, "rule": "misere"}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "piles",
            kind: QueryKind::Integers,
            description: "The sizes of the piles, between commas",
            example: "1,2,3,4",
            required: true,
        },
        QueryParameter {
            name: "k",
            kind: QueryKind::Integer,
            description: "From how many piles a move takes at most",
            example: "2",
            required: true,
        },
        RULE_PARAMETER,
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn effort(question: &MooreQuestion) -> Effort {
        /// The winning moves of so few and so small piles are known in microseconds.
        const FEW: usize = 4;
        const SMALL: u64 = 16;

        if question.piles.len() <= FEW && question.piles.iter().all(|pile| *pile < SMALL) {
            Effort::Small
        } else {
            Effort::Large
        }
    }

    fn answer(question: MooreQuestion, context: &Context<'_>) -> Result<MooreAnswer, Problem> {
        let (rule, limit) = (question.rule, question.limit);
        if question.piles.len() > MOST_PILES {
            return Err(Problem::at(
                ProblemKind::OverTheLimit,
                Pointer::key("piles"),
                Message::new("nim-moore-too-many-piles").with("most", MOST_PILES),
            ));
        }
        let most_piles = NonZeroU32::new(question.k.get()).unwrap_or(NonZeroU32::MIN);
        let position = Position::new(question.piles, most_piles, rule.into());
        let changed = position.piles().len().min(most_piles.get() as usize);
        let most = limit.entries().min(MOST_CHANGES / changed.max(1));
        let limits = context.limits();
        let first = position.first_winning_move(&limits).map_err(out_of_time)?;
        let list = position
            .winning_moves(question.offset.entries(), most, &limits)
            .map_err(out_of_time)?;
        let winning_moves_note = list.total.is_none().then(|| {
            "the winning moves are too many combinations of piles to be counted; they can be listed all the same".to_owned()
        });
        Ok(MooreAnswer {
            verdict: NimVerdict::new(
                position.grundy().map(Integer::from),
                position.outcome(),
                rule,
            ),
            winning_move: first.as_ref().map(MooreMove::from),
            winning_moves: list.moves.iter().map(MooreMove::from).collect(),
            winning_moves_total: list.total.as_ref().map(Integer::from),
            winning_moves_note,
            explanation: NimExplanation::of_moore(&position, rule, first.as_ref(), limit),
        })
    }
}

fn out_of_time(_: Stopped) -> Problem {
    Problem::new(
        ProblemKind::OutOfTime,
        Message::new("nim-moore-out-of-time"),
    )
}
