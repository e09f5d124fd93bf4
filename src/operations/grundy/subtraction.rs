//! `/grundy/subtraction`: the heaps of a subtraction game.

use arborist_engine::impartial::subtraction::{SubtractionError, SubtractionGame};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::heap_value::{HeapJudgement, out_of_time};
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::heap_tables::HeapRule;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::page::Page;
use crate::operations::positive_whole_number::PositiveWholeNumber;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::{Pointer, Problem, ProblemKind};

/// The heaps of a subtraction game.
#[derive(Clone, Copy, Debug)]
pub struct Subtraction;

/// A subtraction game and a heap of it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SubtractionQuestion {
    /// What a move may take from a heap, each at least 1. Either this or `all_but` is told.
    #[serde(default)]
    #[schema(value_type = Option<Vec<PositiveWholeNumber>>)]
    set: Option<Vec<u64>>,
    /// What a move may not take, each at least 1: anything else may be taken.
    #[serde(default)]
    #[schema(value_type = Option<Vec<PositiveWholeNumber>>)]
    all_but: Option<Vec<u64>>,
    /// The size of the heap that is asked about.
    #[schema(value_type = WholeNumber)]
    n: u64,
    /// How many values, and how many winning moves, to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first that is listed.
    #[serde(default)]
    offset: Offset,
}

/// The heap of `n` of a subtraction game, and the smaller ones.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SubtractionAnswer {
    #[serde(flatten)]
    judgement: HeapJudgement,
    /// The moves from the heap of `n` to a heap that is lost for the opponent, the one that takes the least first.
    winning_moves: Vec<HeapMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// Who wins, and how.
    explanation: String,
}

/// A move from a heap.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HeapMove {
    /// How many to take.
    take: Integer,
    /// How many that leaves.
    leaves: Integer,
}

impl HeapMove {
    /// The move that takes so many from a heap that has them.
    pub(super) fn from(heap: u64, take: u64) -> Self {
        Self {
            take: take.into(),
            leaves: (heap - take).into(),
        }
    }
}

impl Answer for SubtractionAnswer {}

impl Operation for Subtraction {
    type Question = SubtractionQuestion;
    type Answer = SubtractionAnswer;

    const PATH: &'static str = "/grundy/subtraction";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str = "The Grundy values of a subtraction game and their proven period";
    const DESCRIPTION: &'static str = "\
Players take turns; a move takes from the heap a number that is in `set`, or any number that is not in `all_but`. \
Whoever cannot move loses.

The answer gives the Grundy value of the heap of `n`, those of the smaller heaps, every winning move, and the period of \
the values of all heaps, which is minimal and proven. With a finite set the values repeat when as many in a row as the \
largest number of the set do (Golomb 1966). With all numbers but a few they repeat with a `saltus`: after `length` heaps \
they are that much larger. The period makes heaps of any size as easy as small ones.

At most 4,194,304 values are looked at for the period (fewer when there are more than 256 numbers, and more heaps when \
all numbers have a common divisor). Without a period in these the heaps beyond them are refused.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "one_three_four",
            summary: "A period of 7",
            question: r#"{"set": [1, 3, 4], "n": 20}"#,
        },
        Example {
            name: "huge",
            summary: "The period answers for a heap of any size",
            question: r#"{"set": [2, 5, 7], "n": "1000000000000000000", "limit": 22}"#,
        },
        Example {
            name: "all_but",
            summary: "Anything but 1 or 3 may be taken: the values grow",
            question: r#"{"all_but": [1, 3], "n": 12}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "n",
            kind: QueryKind::Integer,
            description: "The size of the heap that is asked about",
            example: "20",
            required: true,
        },
        QueryParameter {
            name: "set",
            kind: QueryKind::Integers,
            description: "What a move may take, between commas; either this or `all_but`",
            example: "1,3,4",
            required: false,
        },
        QueryParameter {
            name: "all_but",
            kind: QueryKind::Integers,
            description: "What a move may not take, between commas",
            example: "1,3",
            required: false,
        },
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn effort(_question: &SubtractionQuestion) -> Effort {
        // How long the period is shows only when it is found.
        Effort::Large
    }

    fn answer(
        question: SubtractionQuestion,
        context: &Context<'_>,
    ) -> Result<SubtractionAnswer, Problem> {
        let (heap, limit, offset) = (question.n, question.limit, question.offset);
        let game = game(question.set.as_deref(), question.all_but.as_deref())?;
        let rule = HeapRule::Subtraction(game.clone());
        let tables = context.tables.heaps();
        let values = tables
            .values(&rule, heap, &context.limits())
            .map_err(out_of_time)?;
        let judgement = HeapJudgement::of(
            heap,
            &values,
            limit,
            "the largest number that may be taken is too far from the others, or there are too many",
        )?;
        let moves = game.takes_worth(0, heap, &values);
        let explanation = match moves.first() {
            Some(take) => format!(
                "a move that leaves a heap worth 0 wins: take {take}, which leaves {}",
                heap - take
            ),
            None if game.can_move(heap) => {
                "no move leaves a heap worth 0, so whoever is to move loses".to_owned()
            }
            None => "there is no move, so whoever is to move has lost".to_owned(),
        };
        let page = Page { offset, limit };
        let listed = page.of(&moves).map(|take| HeapMove::from(heap, *take));
        Ok(SubtractionAnswer {
            judgement,
            winning_moves: listed.collect(),
            winning_moves_total: moves.len(),
            explanation,
        })
    }
}

/// The game in which a move takes what is in the set, or all but what is in the other.
pub(super) fn game(
    set: Option<&[u64]>,
    all_but: Option<&[u64]>,
) -> Result<SubtractionGame, Problem> {
    let (key, game) = match (set, all_but) {
        (Some(set), None) => ("set", SubtractionGame::of_set(set)),
        (None, Some(all_but)) => ("all_but", SubtractionGame::of_all_but(all_but)),
        (None, None) => {
            return Err(Problem::at(
                ProblemKind::MissingKey,
                Pointer::root(),
                Message::new("grundy-subtraction-missing"),
            ));
        }
        (Some(_), Some(_)) => {
            return Err(Problem::at(
                ProblemKind::OutOfRange,
                Pointer::key("all_but"),
                Message::new("grundy-subtraction-told-twice"),
            ));
        }
    };
    game.map_err(|error| refused(key, error))
}

/// The problem with the amounts that are told under this key.
pub(super) fn refused(key: &str, error: SubtractionError) -> Problem {
    let SubtractionError::TakesNothing { index } = error;
    Problem::at(
        ProblemKind::OutOfRange,
        Pointer::key(key).then_index(index),
        Message::new("grundy-subtraction-takes-nothing"),
    )
}

impl SubtractionQuestion {
    /// The heap that is asked about.
    pub(in crate::operations) fn heap(&self) -> u64 {
        self.n
    }

    /// The game.
    ///
    /// # Errors
    /// When there is no such game.
    pub(in crate::operations) fn game(&self) -> Result<SubtractionGame, Problem> {
        game(self.set.as_deref(), self.all_but.as_deref())
    }
}
