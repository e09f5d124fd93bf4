//! A sum as it is asked about.

use serde::{Deserialize, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use super::kinds::SumComponent;
use crate::json::Coded;
use crate::messages::Message;
use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::problems::ProblemKind;

/// The most components of a sum. Any number of heaps or piles of one game is one component.
pub(super) const MOST_COMPONENTS: usize = 10_000;

/// Several games at once.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SumQuestion {
    /// The games. Without any there is no move: whoever is to move has lost.
    #[schema(max_items = 10_000)]
    pub(super) components: Vec<SumComponent>,
    /// Who wins: whoever makes the last move.
    #[serde(default)]
    #[schema(required = false)]
    pub(super) rule: SumRule,
    /// How many winning moves of each component to list.
    #[serde(default)]
    pub(super) limit: Limit,
    /// How many winning moves of each component to leave out before the first that is listed.
    #[serde(default)]
    pub(super) offset: Offset,
}

/// `normal`: whoever makes the last move wins. Grundy values tell nothing of the misère sums of other games than Nim.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", try_from = "String")]
pub enum SumRule {
    /// Whoever makes the last move wins.
    #[default]
    Normal,
}

impl TryFrom<String> for SumRule {
    type Error = Coded<Message>;

    fn try_from(word: String) -> Result<Self, Self::Error> {
        match word.as_str() {
            "normal" => Ok(Self::Normal),
            "misere" => Err(Coded(
                ProblemKind::OutOfRange,
                Message::new("grundy-sum-misere"),
            )),
            _ => Err(Coded(
                ProblemKind::OutOfRange,
                Message::new("grundy-sum-rule"),
            )),
        }
    }
}

impl PartialSchema for SumRule {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::String))
            .enum_values(Some(["normal"]))
            .default(Some("normal".into()))
            .description(Some(
                "`normal`: whoever makes the last move wins. Misère sums are refused.",
            ))
            .into()
    }
}

impl ToSchema for SumRule {}
