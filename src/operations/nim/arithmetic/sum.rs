//! `/nim/sum`: the nim-sum of numbers.

use arborist_engine::impartial::nimber;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::explained::{ExplainedNumbers, explained};
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::nim::explanation::{NimExplanation, NimSum, Row};
use crate::operations::nim::question::effort_of_piles;
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::nim_sum::Added;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// The nim-sum of numbers.
#[derive(Clone, Copy, Debug)]
pub struct Sum;

/// Numbers to add.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NimSumQuestion {
    /// The numbers. The sum of none is 0.
    #[schema(value_type = Vec<WholeNumber>)]
    numbers: Vec<u64>,
    /// How many numbers to show in binary.
    #[serde(default)]
    limit: Limit,
}

/// A nim-sum.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NimSumAnswer {
    /// The nim-sum.
    sum: Integer,
    /// How it is added; the rows of `binary` are numbers, counted from 0.
    explanation: NimExplanation,
}

impl Answer for NimSumAnswer {}

/// Explains how numbers are added.
pub(in crate::operations) fn explain_sum(
    question: NimSumQuestion,
    limit: Limit,
) -> ExplainedNumbers {
    explained(added(&question).explanation.sentences, limit)
}

fn added(question: &NimSumQuestion) -> NimSumAnswer {
    let numbers = question.numbers.iter().copied();
    let sum = numbers.clone().fold(0, nimber::sum);
    let rows = numbers.enumerate().map(|(pile, number)| Row {
        pile,
        number: number.into(),
    });
    let added = NimSum::of(Added::Numbers, rows, None, question.limit);
    NimSumAnswer {
        sum: sum.into(),
        explanation: NimExplanation {
            sentences: Reason(vec![added.sum]),
            binary: added.binary,
        },
    }
}

impl Operation for Sum {
    type Question = NimSumQuestion;
    type Answer = NimSumAnswer;

    const PATH: &'static str = "/nim/sum";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "The nim-sum of numbers, column by column";
    const DESCRIPTION: &'static str = "\
The nim-sum of numbers is their exclusive or: they are written in binary and added column by column without carrying, so a \
column has a 1 when an odd number of them has. It is the Grundy value of the sum of games with these values (Bouton 1901, \
Sprague 1935, Grundy 1939). Numbers have up to 64 bits.";
    const EXAMPLES: &'static [Example] = &[Example {
        name: "three_numbers",
        summary: "3, 5 and 7 make 1",
        question: r#"{"numbers": [3, 5, 7]}"#,
    }];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "numbers",
            kind: QueryKind::Integers,
            description: "The numbers, between commas",
            example: "3,5,7",
            required: true,
        },
        Limit::PARAMETER,
    ];

    fn effort(question: &NimSumQuestion) -> Effort {
        effort_of_piles(question.numbers.len())
    }

    fn answer(question: NimSumQuestion, _context: &Context<'_>) -> Result<NimSumAnswer, Problem> {
        Ok(added(&question))
    }
}
