//! Whole numbers of questions that are at least 1 and may have 64 bits.

use std::fmt;
use std::num::NonZeroU64;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use super::whole_number::{Smallest, digits_from};
use crate::json::wanted;
use crate::messages::Message;

/// A whole number from 1 to 2^64 - 1: a JSON number, or a text of decimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositiveWholeNumber(NonZeroU64);

impl PositiveWholeNumber {
    /// The number.
    pub const fn get(self) -> NonZeroU64 {
        self.0
    }
}

impl<'de> Deserialize<'de> for PositiveWholeNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Positive;

        impl Visitor<'_> for Positive {
            type Value = NonZeroU64;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let message = Message::new("wanted-whole-number-in-range")
                    .with("smallest", 1)
                    .with("largest", u64::MAX);
                wanted(f, &message)
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<NonZeroU64, E> {
                NonZeroU64::new(value)
                    .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(value), &self))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<NonZeroU64, E> {
                match u64::try_from(value) {
                    Ok(value) => self.visit_u64(value),
                    Err(_) => Err(E::invalid_value(Unexpected::Signed(value), &self)),
                }
            }
        }

        deserializer.deserialize_u64(Positive).map(Self)
    }
}

impl PartialSchema for PositiveWholeNumber {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::Integer))
                    .minimum(Some(1usize))
                    .maximum(Some(usize::MAX)),
            )
            .item(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::String))
                    .pattern(Some(digits_from(Smallest::One))),
            )
            .description(Some(
                "A whole number from 1 to 2^64 - 1: a JSON number, or a text of decimal digits, which keeps them all in \
                 clients whose numbers do not.",
            ))
            .into()
    }
}

impl ToSchema for PositiveWholeNumber {}
