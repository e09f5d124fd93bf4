//! The rules of a game, as they are told.

use arborist_engine::impartial::take_rules::{
    Heaps, HeapsError, MOST_AMOUNTS, MOST_PARTS, MOST_RULES, TakeError, TakeRule, TakeRules,
};
use serde::{Deserialize, Deserializer};
use utoipa::ToSchema;

use super::amounts::TakeAmounts;
use crate::messages::Message;
use crate::operations::positive_whole_number::PositiveWholeNumber;
use crate::operations::whole_number::WholeNumber;
use crate::operations::whole_number_in_range::WholeNumberInRange;
use crate::problems::{Pointer, Problem, ProblemKind};

/// A rule: what may be taken, of which heaps, and as how many heaps the rest may be left.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TakeRule)]
pub struct ToldRule {
    take: TakeAmounts,
    /// In how many parts, none of them empty, the rest may be left: 0 when nothing may be left.
    #[serde(default)]
    #[schema(value_type = Vec<WholeNumberInRange<0, 8>>, required = false, default = json!([0, 1]))]
    parts: ToldParts,
    /// Whether no two of the parts may be equal.
    #[serde(default)]
    #[schema(required = false, default = false)]
    unequal: bool,
    /// Of which heaps; of all of them if this is left out.
    #[serde(default)]
    #[schema(required = false)]
    heaps: ToldHeaps,
}

/// The heaps of a rule: those from one size to another that leave a remainder when they are divided.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = TakeRuleHeaps)]
pub struct ToldHeaps {
    /// The smallest.
    #[schema(value_type = WholeNumber, required = false)]
    from: u64,
    /// The largest; without it there is none.
    #[schema(value_type = Option<WholeNumber>)]
    to: Option<u64>,
    /// What the size is divided by.
    #[serde(deserialize_with = "positive")]
    #[schema(value_type = PositiveWholeNumber, required = false)]
    modulus: u64,
    /// What is left by the division; less than the modulus.
    #[schema(value_type = WholeNumber, required = false)]
    remainder: u64,
}

impl Default for ToldHeaps {
    fn default() -> Self {
        Self {
            from: 0,
            to: None,
            modulus: 1,
            remainder: 0,
        }
    }
}

/// Nothing can be divided by 0.
fn positive<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    PositiveWholeNumber::deserialize(deserializer).map(|number| number.get().get())
}

/// In how many parts a rest may be left.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "Vec<WholeNumberInRange<0, 8>>")]
struct ToldParts(Vec<u32>);

impl Default for ToldParts {
    fn default() -> Self {
        Self(vec![0, 1])
    }
}

impl From<Vec<WholeNumberInRange<0, 8>>> for ToldParts {
    fn from(parts: Vec<WholeNumberInRange<0, 8>>) -> Self {
        Self(parts.into_iter().map(WholeNumberInRange::get).collect())
    }
}

/// The game with these rules, which stand under `rules` in the question.
pub(in crate::operations::grundy) fn game(rules: Vec<ToldRule>) -> Result<TakeRules, Problem> {
    let rules = rules.into_iter().enumerate().map(|(index, rule)| {
        let place = |problem: Problem| problem.under_index(index).under_key("rules");
        rule.rule().map_err(place)
    });
    let rules = rules.collect::<Result<Vec<TakeRule>, Problem>>()?;
    TakeRules::new(rules).map_err(|error| {
        let place = Pointer::key("rules");
        Problem::at(ProblemKind::OverTheLimit, place, wrong_rule(error))
    })
}

/// What is wrong with a rule, or with all of them together.
pub(super) fn wrong_rule(error: TakeError) -> Message {
    match error {
        TakeError::MovesNothing => Message::new("grundy-take-changes-nothing"),
        TakeError::TooManyParts { index: _ } => {
            Message::new("grundy-take-too-many-parts").with("most", MOST_PARTS)
        }
        TakeError::TooManyAmounts => {
            Message::new("grundy-take-too-many-amounts").with("most", MOST_AMOUNTS)
        }
        TakeError::TooManyRules(rules) => Message::new("grundy-take-too-many-rules")
            .with("rules", rules)
            .with("most", MOST_RULES),
    }
}

/// What is wrong with the heaps of a rule.
pub(super) fn wrong_heaps(error: HeapsError) -> Message {
    match error {
        HeapsError::Empty { from, to } => Message::new("grundy-take-no-heap")
            .with("from", from)
            .with("to", to),
        HeapsError::NoRemainder { modulus, remainder } => Message::new("grundy-take-no-remainder")
            .with("modulus", modulus)
            .with("remainder", remainder),
    }
}

impl ToldRule {
    fn rule(self) -> Result<TakeRule, Problem> {
        let ToldHeaps {
            from,
            to,
            modulus,
            remainder,
        } = self.heaps;
        let heaps = Heaps::new(from, to, modulus, remainder).map_err(|error| {
            let place = Pointer::key("heaps");
            Problem::at(ProblemKind::OutOfRange, place, wrong_heaps(error))
        })?;
        TakeRule::new(heaps, self.take.0, &self.parts.0, self.unequal).map_err(|error| {
            let place = match error {
                TakeError::TooManyParts { index } => Pointer::key("parts").then_index(index),
                _ => Pointer::key("take"),
            };
            Problem::at(ProblemKind::OutOfRange, place, wrong_rule(error))
        })
    }
}
