//! `/nim/product`: the nim-product of numbers.

use arborist_engine::impartial::nimber;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::explained::{ExplainedNumbers, explained};
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::arithmetic as sentences;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// The nim-product of numbers.
#[derive(Clone, Copy, Debug)]
pub struct Product;

/// Numbers to multiply.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NimProductQuestion {
    /// The numbers. The product of none is 1.
    #[schema(value_type = Vec<WholeNumber>)]
    numbers: Vec<u64>,
}

/// A nim-product.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct NimProductAnswer {
    /// The nim-product.
    product: Integer,
}

impl Answer for NimProductAnswer {}

/// Explains how numbers are multiplied, one after another.
pub(in crate::operations) fn explain_product(
    question: &NimProductQuestion,
    limit: Limit,
) -> ExplainedNumbers {
    let reason = match question.numbers.as_slice() {
        [] => vec![sentences::product_of_none()],
        [only] => vec![sentences::product_of_one(*only)],
        [first, others @ ..] => {
            let mut product = *first;
            let step = |other: &u64| {
                let sentence = sentences::product(product, *other);
                product = nimber::product(product, *other);
                sentence
            };
            others.iter().map(step).collect()
        }
    };
    explained(Reason(reason), limit)
}

impl Operation for Product {
    type Question = NimProductQuestion;
    type Answer = NimProductAnswer;

    const PATH: &'static str = "/nim/product";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "The nim-product of numbers";
    const DESCRIPTION: &'static str = "\
With the nim-sum and the nim-product the whole numbers below 2^64 are a field (Conway, On Numbers and Games, chapter 6). The \
product of a and b is the least number that is not a'b + ab' + a'b' for some a' below a and b' below b, all of it in \
nim-arithmetic. Two rules tell it: a Fermat power F = 2^(2^n) times a smaller number is the ordinary product, and F times F is the \
ordinary 3F/2. It is the Grundy value of the product of coin-turning games (Tartan theorem). Numbers have up to 64 bits.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "small",
            summary: "4 times 4 is 6",
            question: r#"{"numbers": [4, 4]}"#,
        },
        Example {
            name: "large",
            summary: "The largest number of 64 bits times itself",
            question: r#"{"numbers": ["18446744073709551615", "18446744073709551615"]}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[QueryParameter {
        name: "numbers",
        kind: QueryKind::Integers,
        description: "The numbers, between commas",
        example: "4,4",
        required: true,
    }];

    fn effort(question: &NimProductQuestion) -> Effort {
        /// So many products are no work to speak of.
        const FEW: usize = 1_000;

        if question.numbers.len() > FEW {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn answer(
        question: NimProductQuestion,
        _context: &Context<'_>,
    ) -> Result<NimProductAnswer, Problem> {
        let product = question.numbers.into_iter().fold(1, nimber::product);
        Ok(NimProductAnswer {
            product: product.into(),
        })
    }
}
