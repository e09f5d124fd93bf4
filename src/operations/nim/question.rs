//! A position of Nim as it is asked about.

use arborist_engine::impartial::nim::{Position, Rule};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::operations::operation::Effort;
use crate::operations::page::Page;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;

/// A position of Nim.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NimQuestion {
    /// The sizes of the piles. No piles, and piles of nothing, are allowed: the game is over.
    #[schema(value_type = Vec<WholeNumber>)]
    pub(super) piles: Vec<u64>,
    /// Who wins by taking the last one.
    #[serde(default)]
    #[schema(default = "normal")]
    pub(super) rule: NimRule,
    /// How many moves to list.
    #[serde(default)]
    pub(super) limit: Limit,
    /// How many winning moves to leave out before the first.
    #[serde(default)]
    pub(super) offset: Offset,
}

/// `normal`: whoever takes the last one wins. `misere`: whoever takes the last one loses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NimRule {
    /// Whoever takes the last one wins.
    #[default]
    Normal,
    /// Whoever takes the last one loses.
    Misere,
}

impl From<NimRule> for Rule {
    fn from(rule: NimRule) -> Self {
        match rule {
            NimRule::Normal => Self::Normal,
            NimRule::Misere => Self::Misere,
        }
    }
}

impl From<Rule> for NimRule {
    fn from(rule: Rule) -> Self {
        match rule {
            Rule::Normal => Self::Normal,
            Rule::Misere => Self::Misere,
        }
    }
}

/// The rule as a parameter of a query string.
pub(super) const RULE_PARAMETER: QueryParameter = QueryParameter {
    name: "rule",
    kind: QueryKind::Text,
    description: "`normal`: whoever takes the last one wins; `misere`: whoever takes the last one loses",
    example: "normal",
    required: false,
};

/// How much work it is to judge so many piles.
pub(super) fn effort_of_piles(piles: usize) -> Effort {
    /// So many are no work to speak of.
    const FEW: usize = 10_000;

    if piles > FEW {
        Effort::Large
    } else {
        Effort::Small
    }
}

impl NimQuestion {
    pub(super) const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "piles",
            kind: QueryKind::Integers,
            description: "The sizes of the piles, between commas",
            example: "2,4",
            required: true,
        },
        RULE_PARAMETER,
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    /// The part of the winning moves that is asked for.
    pub(super) fn page(&self) -> Page {
        Page {
            offset: self.offset,
            limit: self.limit,
        }
    }

    pub(in crate::operations) fn into_position(self) -> Position {
        Position::new(self.piles, self.rule.into())
    }

    /// How much work it is to judge the position.
    pub(super) fn effort(&self) -> Effort {
        effort_of_piles(self.piles.len())
    }
}
