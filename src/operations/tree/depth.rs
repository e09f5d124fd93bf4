//! A depth limit of a search.

use serde::de::Error;
use serde::{Deserialize, Deserializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::json::Coded;
use crate::problems::ProblemKind;

/// The ply at which nodes are estimated: at least 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Depth(pub(super) u32);

impl<'de> Deserialize<'de> for Depth {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match i64::deserialize(deserializer)? {
            depth if depth >= 1 => Ok(Self(depth.try_into().unwrap_or(u32::MAX))),
            depth => Err(D::Error::custom(Coded(
                ProblemKind::OutOfRange,
                format!(
                    "the depth is a whole number of at least 1, found {depth}: a search of depth 1 looks one move ahead"
                ),
            ))),
        }
    }
}

impl PartialSchema for Depth {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::Integer))
            .minimum(Some(1))
            .maximum(Some(i64::MAX as usize))
            .description(Some(
                "The ply at which nodes are estimated by their heuristic values instead of being searched; the root has ply 0. Left out: the whole tree.",
            ))
            .into()
    }
}

impl ToSchema for Depth {}
