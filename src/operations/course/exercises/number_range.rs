//! A range of whole numbers as it is posted.

use std::fmt;

use serde::Deserialize;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use crate::json::{Coded, wanted};
use crate::messages::Message;
use crate::problems::ProblemKind;

/// The whole numbers from one to another, both included: `[2, 3]`, or `3` for `[3, 3]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NumberRange {
    pub(super) least: i64,
    pub(super) most: i64,
}

/// No end of a range is farther from zero.
const FARTHEST: i64 = 1_000_000_000;

impl<'de> Deserialize<'de> for NumberRange {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct NumberOrPair;

        impl<'de> Visitor<'de> for NumberOrPair {
            type Value = NumberRange;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("exercise-wanted-range"))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<NumberRange, E> {
                range(value, value)
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<NumberRange, E> {
                let value = i64::try_from(value).map_err(|_| too_far())?;
                range(value, value)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut ends: A) -> Result<NumberRange, A::Error> {
                let least = ends.next_element()?;
                let most = ends.next_element()?;
                let none_follows = ends.next_element::<i64>()?.is_none();
                match (least, most) {
                    (Some(least), Some(most)) if none_follows => range(least, most),
                    _ => Err(A::Error::custom(Coded(
                        ProblemKind::WrongType,
                        Message::new("exercise-range-of-two"),
                    ))),
                }
            }
        }

        deserializer.deserialize_any(NumberOrPair)
    }
}

fn too_far<E: Error>() -> E {
    E::custom(Coded(
        ProblemKind::OutOfRange,
        Message::new("exercise-range-too-far").with("farthest", FARTHEST),
    ))
}

fn range<E: Error>(least: i64, most: i64) -> Result<NumberRange, E> {
    let near = -FARTHEST..=FARTHEST;
    if !near.contains(&least) || !near.contains(&most) {
        return Err(too_far());
    }
    if least > most {
        return Err(E::custom(Coded(
            ProblemKind::OutOfRange,
            Message::new("exercise-empty-range")
                .with("least", least)
                .with("most", most),
        )));
    }
    Ok(NumberRange { least, most })
}

impl PartialSchema for NumberRange {
    fn schema() -> RefOr<Schema> {
        let number = || {
            ObjectBuilder::new()
                .schema_type(SchemaType::new(Type::Integer))
                .minimum(Some(-FARTHEST))
                .maximum(Some(FARTHEST))
        };
        OneOfBuilder::new()
            .item(number())
            .item(
                ArrayBuilder::new()
                    .items(number())
                    .min_items(Some(2))
                    .max_items(Some(2)),
            )
            .description(Some(
                "The whole numbers from the first to the second, both included; a single number stands for itself.",
            ))
            .into()
    }
}

impl ToSchema for NumberRange {
    fn name() -> std::borrow::Cow<'static, str> {
        "ExerciseRange".into()
    }
}
