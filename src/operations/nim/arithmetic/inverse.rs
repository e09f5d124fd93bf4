//! `/nim/inverse`: the number whose nim-product with another is 1.

use arborist_engine::impartial::nimber;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::explained::{ExplainedNumbers, explained};
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::arithmetic as sentences;
use crate::operations::operation::{Answer, Context, Example, Operation};
use crate::operations::positive_whole_number::PositiveWholeNumber;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// The number whose nim-product with another is 1.
#[derive(Clone, Copy, Debug)]
pub struct Inverse;

/// A number that is not 0.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NimInverseQuestion {
    /// The number.
    #[schema(value_type = PositiveWholeNumber)]
    number: u64,
}

/// A nim-inverse.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NimInverseAnswer {
    /// The number whose nim-product with the given one is 1.
    inverse: Integer,
}

impl Answer for NimInverseAnswer {}

/// Explains that a number is the inverse of another.
///
/// # Errors
/// It is 0, which has none.
pub(in crate::operations) fn explain_inverse(
    question: &NimInverseQuestion,
    limit: Limit,
) -> Result<ExplainedNumbers, Problem> {
    let (number, inverse) = (question.number, inverse_of(question)?);
    let reason = vec![
        sentences::inverse(number, inverse),
        sentences::product(number, inverse),
    ];
    Ok(explained(Reason(reason), limit))
}

fn inverse_of(question: &NimInverseQuestion) -> Result<u64, Problem> {
    nimber::inverse(question.number).ok_or_else(|| {
        Problem::at(
            ProblemKind::OutOfRange,
            Pointer::key("number"),
            Message::new("nim-no-inverse-of-zero"),
        )
    })
}

impl Operation for Inverse {
    type Question = NimInverseQuestion;
    type Answer = NimInverseAnswer;

    const PATH: &'static str = "/nim/inverse";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "The nim-inverse of a number: their nim-product is 1";
    const DESCRIPTION: &'static str = "\
Every number but 0 has exactly one inverse: the number that makes 1 when the two are multiplied as `/nim/product` does. The \
inverse of a number below 2^(2^n) is below it too (Conway, On Numbers and Games, chapter 6). Numbers have up to 64 bits.";
    const EXAMPLES: &'static [Example] = &[Example {
        name: "four",
        summary: "4 times 15 is 1",
        question: r#"{"number": 4}"#,
    }];
    const QUERY: &'static [QueryParameter] = &[QueryParameter {
        name: "number",
        kind: QueryKind::Integer,
        description: "The number; not 0",
        example: "4",
        required: true,
    }];

    fn answer(
        question: NimInverseQuestion,
        _context: &Context<'_>,
    ) -> Result<NimInverseAnswer, Problem> {
        let inverse = inverse_of(&question)?;
        Ok(NimInverseAnswer {
            inverse: inverse.into(),
        })
    }
}
