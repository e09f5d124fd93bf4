//! `/nim/power`: the nim-product of equal numbers.

use arborist_engine::impartial::nimber;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::explained::{ExplainedNumbers, explained};
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::arithmetic as sentences;
use crate::operations::operation::{Answer, Context, Example, Operation};
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// The nim-product of equal numbers.
#[derive(Clone, Copy, Debug)]
pub struct Power;

/// A number and how often it stands in a product.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NimPowerQuestion {
    /// The number.
    #[schema(value_type = WholeNumber)]
    base: u64,
    /// How often it stands in the product: an ordinary number. The power with exponent 0 is 1, also that of 0.
    #[schema(value_type = WholeNumber)]
    exponent: u64,
}

/// A nim-power.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NimPowerAnswer {
    /// The nim-power.
    power: Integer,
}

impl Answer for NimPowerAnswer {}

/// Explains a power by repeated squaring.
pub(in crate::operations) fn explain_power(
    question: &NimPowerQuestion,
    limit: Limit,
) -> ExplainedNumbers {
    let (base, exponent) = (question.base, question.exponent);
    let Some(highest) = exponent.checked_ilog2() else {
        return explained(Reason(vec![sentences::no_factors(base)]), limit);
    };
    let mut reason = vec![sentences::exponent(base, exponent)];
    let mut factors = Vec::new();
    let mut power = base;
    for bit in 0..=highest {
        if bit > 0 {
            let square = nimber::product(power, power);
            reason.push(sentences::square(1 << bit, power, square));
            power = square;
        }
        if exponent >> bit & 1 == 1 {
            factors.push(power.to_string());
        }
    }
    let result = nimber::power(base, exponent);
    reason.push(sentences::power(base, exponent, factors, result));
    explained(Reason(reason), limit)
}

impl Operation for Power {
    type Question = NimPowerQuestion;
    type Answer = NimPowerAnswer;

    const PATH: &'static str = "/nim/power";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "The nim-power of a number: its nim-product with itself, so often";
    const DESCRIPTION: &'static str = "\
The number multiplied by itself, as `/nim/product` does, until it stands in the product `exponent` times. The exponent is an \
ordinary number; with 0 it is 1, also for 0. Every number but 0 has 1 as its power with exponent 2^64 - 1. Numbers have up to 64 \
bits.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "two_cubed",
            summary: "2 times 2 is 3, and 3 times 2 is 1",
            question: r#"{"base": 2, "exponent": 3}"#,
        },
        Example {
            name: "zero",
            summary: "No factors make 1",
            question: r#"{"base": 0, "exponent": 0}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "base",
            kind: QueryKind::Integer,
            description: "The number",
            example: "2",
            required: true,
        },
        QueryParameter {
            name: "exponent",
            kind: QueryKind::Integer,
            description: "How often it stands in the product",
            example: "3",
            required: true,
        },
    ];

    fn answer(
        question: NimPowerQuestion,
        _context: &Context<'_>,
    ) -> Result<NimPowerAnswer, Problem> {
        Ok(NimPowerAnswer {
            power: nimber::power(question.base, question.exponent).into(),
        })
    }
}
