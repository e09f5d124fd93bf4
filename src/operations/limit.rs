//! How many entries of a list an answer shows.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use super::query::{QueryKind, QueryParameter};
use crate::json::Coded;
use crate::problems::ProblemKind;

const DEFAULT: u32 = 10_000;
const LARGEST: u32 = 1_000_000;
const DESCRIPTION: &str = "The most entries to show of a list that grows with the question. The full count always \
                           stands beside it, under the list's name with `_total`, so 0 asks for the counts alone.";

/// The most entries that an answer shows of each list that grows with the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit(u32);

impl Limit {
    /// The limit as a parameter of a query string.
    pub const PARAMETER: QueryParameter = QueryParameter {
        name: "limit",
        kind: QueryKind::Integer,
        description: DESCRIPTION,
        example: "100",
        required: false,
    };

    /// How many entries to show.
    pub const fn entries(self) -> usize {
        self.0 as usize
    }
}

impl Default for Limit {
    fn default() -> Self {
        Self(DEFAULT)
    }
}

impl<'de> Deserialize<'de> for Limit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let entries = u32::deserialize(deserializer)?;
        if entries > LARGEST {
            return Err(D::Error::custom(Coded(
                ProblemKind::OutOfRange,
                format!("the limit is a whole number from 0 to {LARGEST}, found {entries}"),
            )));
        }
        Ok(Self(entries))
    }
}

impl PartialSchema for Limit {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::Integer))
            .minimum(Some(0usize))
            .maximum(Some(LARGEST as usize))
            .default(Some(DEFAULT.into()))
            .description(Some(DESCRIPTION))
            .into()
    }
}

impl ToSchema for Limit {}
