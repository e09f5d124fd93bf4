//! `/grundy/mex`: the minimal excludant of a set.

use arborist_engine::impartial::mex::mex;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// The minimal excludant of a set.
#[derive(Clone, Copy, Debug)]
pub struct Mex;

/// A set of whole numbers.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MexQuestion {
    /// The numbers, in any order. One that is told again changes nothing.
    #[schema(value_type = Vec<WholeNumber>)]
    set: Vec<u64>,
}

impl MexQuestion {
    /// The numbers.
    pub(in crate::operations) fn set(&self) -> &[u64] {
        &self.set
    }
}

/// The least whole number that is not in the set.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MexAnswer {
    /// The least whole number, from 0 on, that is not in the set.
    mex: u64,
    /// The least number of the set that is larger; `null` when there is none.
    #[schema(required = true)]
    next_in_set: Option<Integer>,
    /// Why it is that number.
    explanation: String,
}

impl Answer for MexAnswer {}

impl Operation for Mex {
    type Question = MexQuestion;
    type Answer = MexAnswer;

    const PATH: &'static str = "/grundy/mex";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str = "The mex of a set: the least whole number that is not in it";
    const DESCRIPTION: &'static str = "\
The minimal excludant, mex, of a set is the least whole number, from 0 on, that is not in the set. The Grundy value of \
a position of an impartial game is the mex of the Grundy values of the positions that its moves lead to (Sprague 1935, \
Grundy 1939); a position without moves has the empty set, of which the mex is 0.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "gap",
            summary: "2 is the first number that is missing",
            question: r#"{"set": [0, 1, 3]}"#,
        },
        Example {
            name: "empty",
            summary: "A position without moves is worth 0",
            question: r#"{"set": []}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[QueryParameter {
        name: "set",
        kind: QueryKind::Integers,
        description: "The numbers, between commas",
        example: "0,1,3",
        required: true,
    }];

    fn effort(question: &MexQuestion) -> Effort {
        /// So many numbers are looked through in microseconds.
        const FEW: usize = 10_000;

        if question.set.len() > FEW {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn answer(question: MexQuestion, _context: &Context<'_>) -> Result<MexAnswer, Problem> {
        let mex = mex(&question.set);
        let larger = question.set.iter().copied().filter(|value| *value > mex);
        let explanation = match mex {
            0 => "0 is not in the set, and no whole number is smaller".to_owned(),
            1 => "0 is in the set, 1 is not".to_owned(),
            _ => format!(
                "every number from 0 to {} is in the set, {mex} is not",
                mex - 1
            ),
        };
        Ok(MexAnswer {
            mex,
            next_in_set: larger.min().map(Integer::from),
            explanation,
        })
    }
}
