//! Whole numbers of questions that have a smallest and a largest value.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::json::wanted;
use crate::messages::Message;

/// A whole number from `SMALLEST` to `LARGEST`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WholeNumberInRange<const SMALLEST: u32, const LARGEST: u32>(u32);

impl<const SMALLEST: u32, const LARGEST: u32> WholeNumberInRange<SMALLEST, LARGEST> {
    /// The number.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// Its schema, for types that add to it.
    pub fn schema_builder() -> ObjectBuilder {
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::Integer))
            .minimum(Some(SMALLEST as usize))
            .maximum(Some(LARGEST as usize))
    }
}

impl<'de, const SMALLEST: u32, const LARGEST: u32> Deserialize<'de>
    for WholeNumberInRange<SMALLEST, LARGEST>
{
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InRange<const SMALLEST: u32, const LARGEST: u32>;

        impl<const SMALLEST: u32, const LARGEST: u32> Visitor<'_> for InRange<SMALLEST, LARGEST> {
            type Value = u32;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let message = Message::new("wanted-whole-number-in-range")
                    .with("smallest", SMALLEST)
                    .with("largest", LARGEST);
                wanted(f, &message)
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<u32, E> {
                u32::try_from(value)
                    .ok()
                    .filter(|value| (SMALLEST..=LARGEST).contains(value))
                    .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(value), &self))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<u32, E> {
                match u64::try_from(value) {
                    Ok(value) => self.visit_u64(value),
                    Err(_) => Err(E::invalid_value(Unexpected::Signed(value), &self)),
                }
            }
        }

        deserializer
            .deserialize_u32(InRange::<SMALLEST, LARGEST>)
            .map(Self)
    }
}

impl<const SMALLEST: u32, const LARGEST: u32> PartialSchema
    for WholeNumberInRange<SMALLEST, LARGEST>
{
    fn schema() -> RefOr<Schema> {
        Self::schema_builder().into()
    }
}

impl<const SMALLEST: u32, const LARGEST: u32> ToSchema for WholeNumberInRange<SMALLEST, LARGEST> {
    fn name() -> Cow<'static, str> {
        format!("WholeNumberFrom{SMALLEST}To{LARGEST}").into()
    }
}
