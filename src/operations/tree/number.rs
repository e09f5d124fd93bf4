//! Numbers of trees in JSON: integers stay integers, decimals keep their shortest form.

use std::fmt;

use arborist_engine::game::Score;
use arborist_engine::tree::{Number, Posted};
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::{Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::json::{Coded, expected_found, found_text, wanted};
use crate::messages::Message;
use crate::operations::integer::Integer;
use crate::problems::ProblemKind;
use crate::shorten::shorten;

/// A number of a tree: a leaf value, a heuristic value, an end of a window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::operations) struct JsonNumber(pub(in crate::operations) Number);

/// The number that an integer is, if it fits.
pub(super) fn integer<E: Error>(
    value: impl TryInto<i64> + fmt::Display + Copy,
) -> Result<Number, E> {
    let number = value.try_into().map(Number::integer);
    number.map_err(|_| too_large(value.to_string()))
}

/// The number that a decimal is.
pub(super) fn decimal<E: Error>(value: f64) -> Result<Number, E> {
    Number::decimal(value).ok_or_else(|| {
        E::custom(Coded(
            ProblemKind::OutOfRange,
            Message::new("tree-number-not-finite").with("number", value.to_string()),
        ))
    })
}

#[cold]
fn too_large<E: Error>(number: String) -> E {
    E::custom(Coded(
        ProblemKind::OutOfRange,
        Message::new("tree-number-too-large").with("number", number),
    ))
}

/// The number that a text of decimal digits is: how clients post integers beyond 2^53. `wanted` is what may stand here.
pub(super) fn integer_in_text<E: Error>(text: &str, wanted: Message) -> Result<Number, E> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(E::custom(Coded(
            ProblemKind::WrongType,
            expected_found(wanted, found_text(text)),
        )));
    }
    let number = text.parse().map(Number::integer);
    number.map_err(|_| too_large(shorten(text)))
}

impl<'de> Deserialize<'de> for JsonNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyNumber;
        impl Visitor<'_> for AnyNumber {
            type Value = JsonNumber;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("wanted-number"))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<JsonNumber, E> {
                Ok(JsonNumber(Number::integer(value)))
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<JsonNumber, E> {
                integer(value).map(JsonNumber)
            }

            fn visit_f64<E: Error>(self, value: f64) -> Result<JsonNumber, E> {
                decimal(value).map(JsonNumber)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<JsonNumber, E> {
                integer_in_text(text, Message::new("wanted-number")).map(JsonNumber)
            }
        }
        deserializer.deserialize_any(AnyNumber)
    }
}

impl Serialize for JsonNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0.posted() {
            Some(Posted::Integer(value)) => Integer::from(value).serialize(serializer),
            Some(Posted::Decimal(value)) => serializer.serialize_f64(value),
            None => serializer.serialize_none(),
        }
    }
}

impl PartialSchema for JsonNumber {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(ObjectBuilder::new().schema_type(SchemaType::new(Type::Number)))
            .item(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::String))
                    .pattern(Some("^-?[0-9]{1,18}$")),
            )
            .description(Some(
                "A number. Integers have at most 64 bits; beyond 2^53 - 1 they are answered as texts of decimal digits, and may be posted so.",
            ))
            .into()
    }
}

impl ToSchema for JsonNumber {
    fn name() -> std::borrow::Cow<'static, str> {
        "Number".into()
    }
}

/// An end of a window: `null` when it is open.
pub(super) fn window_end(end: Number) -> Option<JsonNumber> {
    end.finite().map(JsonNumber)
}
