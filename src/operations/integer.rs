//! Integers in answers: beyond 2^53 - 1 they are written as texts, so that no client loses digits.

use num_bigint::BigUint;
use serde::{Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// The largest integer that every JSON reader keeps exactly.
const LARGEST_EXACT: u64 = (1 << 53) - 1;

/// An integer of an answer: a number up to 2^53 - 1, a text of decimal digits beyond.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Integer {
    /// An integer of 64 bits.
    Small(i128),
    /// An integer of any size, in decimal.
    Large(String),
}

impl From<u64> for Integer {
    fn from(value: u64) -> Self {
        Self::Small(value.into())
    }
}

impl From<i64> for Integer {
    fn from(value: i64) -> Self {
        Self::Small(value.into())
    }
}

impl From<u128> for Integer {
    fn from(value: u128) -> Self {
        i128::try_from(value).map_or_else(|_| Self::Large(value.to_string()), Self::Small)
    }
}

impl From<&BigUint> for Integer {
    fn from(value: &BigUint) -> Self {
        u64::try_from(value).map_or_else(|_| Self::Large(value.to_string()), Self::from)
    }
}

impl Serialize for Integer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Small(value) if value.unsigned_abs() <= u128::from(LARGEST_EXACT) => {
                serializer.serialize_i64(*value as i64)
            }
            Self::Small(value) => serializer.collect_str(value),
            Self::Large(digits) => serializer.serialize_str(digits),
        }
    }
}

impl PartialSchema for Integer {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(ObjectBuilder::new().schema_type(SchemaType::new(Type::Integer)))
            .item(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::String))
                    .pattern(Some("^-?[0-9]+$")),
            )
            .description(Some("A whole number: a JSON number up to 2^53 - 1, beyond that a text of decimal digits."))
            .into()
    }
}

impl ToSchema for Integer {}
