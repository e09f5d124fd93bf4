//! A position that is told by its piles alone.

use serde::Deserialize;
use utoipa::ToSchema;

use super::normal_rule::NormalRule;
use crate::operations::limit::Limit;
use crate::operations::nim::question::{NimRule, effort_of_piles};
use crate::operations::offset::Offset;
use crate::operations::operation::Effort;
use crate::operations::page::Page;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;

/// A position that is told by its piles alone.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NimPilesQuestion {
    /// The sizes of the piles. No piles, and piles of nothing, are allowed.
    #[schema(value_type = Vec<WholeNumber>)]
    pub(super) piles: Vec<u64>,
    #[serde(default)]
    #[schema(value_type = NormalRule, default = "normal")]
    pub(super) rule: NimRule,
    /// How many winning moves to list.
    #[serde(default)]
    pub(super) limit: Limit,
    /// How many winning moves to leave out before the first.
    #[serde(default)]
    pub(super) offset: Offset,
}

impl NimPilesQuestion {
    pub(super) const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "piles",
            kind: QueryKind::Integers,
            description: "The sizes of the piles, between commas",
            example: "3,4,5",
            required: true,
        },
        NormalRule::PARAMETER,
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    pub(super) fn page(&self) -> Page {
        Page {
            offset: self.offset,
            limit: self.limit,
        }
    }

    pub(super) fn effort(&self) -> Effort {
        effort_of_piles(self.piles.len())
    }
}
