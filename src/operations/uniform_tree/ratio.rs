//! Quotients of numbers of any size.

use num_bigint::BigUint;
use serde::{Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// A quotient: a decimal number of four places, or, beyond what numbers of 64 bits hold, a text of decimal digits.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Ratio {
    /// Rounded to four decimal places.
    Decimal(#[serde(serialize_with = "shortest")] f64),
    /// Rounded to a whole number.
    Digits(String),
}

/// Decimal places of a quotient.
const PLACES: u32 = 4;
/// From here on a number of 64 bits has no room for that many places.
const LARGEST_DECIMAL: u64 = 1 << 53;

impl Ratio {
    /// How often `divisor`, which is not 0, goes into `dividend`.
    pub(super) fn of(dividend: &BigUint, divisor: &BigUint) -> Self {
        let scale = 10u64.pow(PLACES);
        match u64::try_from(&rounded(&(dividend * scale), divisor)) {
            Ok(scaled) if scaled < LARGEST_DECIMAL => Self::Decimal(scaled as f64 / scale as f64),
            _ => Self::Digits(rounded(dividend, divisor).to_string()),
        }
    }
}

/// The nearest whole number.
fn rounded(dividend: &BigUint, divisor: &BigUint) -> BigUint {
    (dividend * 2u32 + divisor) / (divisor * 2u32)
}

/// Whole numbers are written without a fraction.
fn shortest<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    if value.fract() == 0.0 {
        serializer.serialize_u64(*value as u64)
    } else {
        serializer.serialize_f64(*value)
    }
}

impl PartialSchema for Ratio {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::Number))
                    .minimum(Some(0usize)),
            )
            .item(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::String))
                    .pattern(Some("^[0-9]+$")),
            )
            .description(Some(
                "A quotient: a number rounded to four decimal places, or, when it is too large for that, a text of \
                 decimal digits rounded to a whole number.",
            ))
            .into()
    }
}

impl ToSchema for Ratio {}
