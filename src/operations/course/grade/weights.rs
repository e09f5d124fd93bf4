//! What the parts of a submission count.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::course::grading::Weight;
use crate::json::{Coded, wanted};
use crate::messages::Message;
use crate::nearest::nearest;
use crate::problems::{Pointer, Problem, ProblemKind};
use crate::shorten::shorten;

/// Weights by the names of parts, in the order in which they were posted.
#[derive(Clone, Debug, Default)]
pub(super) struct Weights(Vec<(String, Weight)>);

impl Weights {
    /// The weights of the parts that an operation has.
    ///
    /// # Errors
    /// When one is of a part that it does not have.
    pub(super) fn of_parts(
        &self,
        parts: &[&'static str],
    ) -> Result<Vec<(&'static str, Weight)>, Problem> {
        let known = |(name, weight): &(String, Weight)| {
            let part = parts.iter().find(|part| *part == name);
            part.map(|part| (*part, *weight)).ok_or_else(|| {
                Problem::at(
                    ProblemKind::UnknownKey,
                    Pointer::key("weights").then_key(name),
                    unknown_part(name, parts),
                )
            })
        };
        self.0.iter().map(known).collect()
    }

    /// The weights as they are hashed.
    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, f64)> + '_ {
        self.0
            .iter()
            .map(|(name, weight)| (name.as_str(), weight.decimal()))
    }
}

/// That there is no such part, what may have been meant, and what there is.
pub(super) fn unknown_part(name: &str, parts: &[&'static str]) -> Message {
    let shown = shorten(name);
    let known: Vec<String> = parts.iter().map(|part| format!("\"{part}\"")).collect();
    let known = known.join(", ");
    match nearest(name, parts.iter().copied()) {
        Some(near) => Message::new("grade-unknown-part-near")
            .with("name", shown)
            .with("near", near)
            .with("known", known),
        None => Message::new("grade-unknown-part")
            .with("name", shown)
            .with("known", known),
    }
}

/// A weight as it is posted.
struct PostedWeight(Weight);

impl<'de> Deserialize<'de> for PostedWeight {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let weight = f64::deserialize(deserializer)?;
        Weight::from_decimal(weight).map(Self).ok_or_else(|| {
            D::Error::custom(Coded(
                ProblemKind::OutOfRange,
                Message::new("grade-no-weight").with("weight", weight.to_string()),
            ))
        })
    }
}

impl<'de> Deserialize<'de> for Weights {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ByPart;

        impl<'de> Visitor<'de> for ByPart {
            type Value = Weights;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("grade-wanted-weights"))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Weights, A::Error> {
                let mut weights: Vec<(String, Weight)> = Vec::new();
                while let Some(name) = entries.next_key::<String>()? {
                    let PostedWeight(weight) = entries.next_value()?;
                    if weights.len() >= MOST || weights.iter().any(|(known, _)| *known == name) {
                        return Err(A::Error::custom(Coded(
                            ProblemKind::DuplicateKey,
                            Message::new("grade-too-many-weights"),
                        )));
                    }
                    weights.push((name, weight));
                }
                Ok(Weights(weights))
            }
        }

        /// More than any operation has parts.
        const MOST: usize = 100;

        deserializer.deserialize_map(ByPart)
    }
}

impl PartialSchema for Weights {
    fn schema() -> RefOr<Schema> {
        let weight = ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::Number))
            .minimum(Some(0.0))
            .maximum(Some(Weight::LARGEST));
        ObjectBuilder::new()
            .additional_properties(Some(AdditionalProperties::from(RefOr::T(Schema::Object(
                weight.build(),
            )))))
            .description(Some(
                "What parts count beside each other, to six decimals. A part that is submitted and not named counts 1; a part that is named counts also when it is not submitted; a part of weight 0 is not graded.",
            ))
            .into()
    }
}

impl ToSchema for Weights {
    fn name() -> Cow<'static, str> {
        "GradeWeights".into()
    }
}
