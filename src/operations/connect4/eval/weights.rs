//! The weights of the window heuristic as they are posted.

use arborist_engine::connect4::{MAX_WEIGHT, Weight, WeightOutOfRange, Weights};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::json::Coded;
use crate::messages::Message;
use crate::problems::ProblemKind;

/// What the window heuristic counts, and how much.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct ConnectFourWeights {
    /// A window with three discs of one colour and a free square.
    #[schema(default = 5)]
    three: ConnectFourWeight,
    /// A window with two discs of one colour and two free squares.
    #[schema(default = 2)]
    two: ConnectFourWeight,
    /// A disc in column 4.
    #[schema(default = 3)]
    center: ConnectFourWeight,
}

impl Default for ConnectFourWeights {
    fn default() -> Self {
        let Weights { three, two, center } = Weights::default();
        Self {
            three: ConnectFourWeight(three),
            two: ConnectFourWeight(two),
            center: ConnectFourWeight(center),
        }
    }
}

impl From<ConnectFourWeights> for Weights {
    fn from(posted: ConnectFourWeights) -> Self {
        Self {
            three: posted.three.0,
            two: posted.two.0,
            center: posted.center.0,
        }
    }
}

/// One weight.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFourWeight(Weight);

impl<'de> Deserialize<'de> for ConnectFourWeight {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Weight::new(i64::deserialize(deserializer)?)
            .map(Self)
            .map_err(|error| D::Error::custom(Coded(ProblemKind::OutOfRange, detail(error))))
    }
}

fn detail(WeightOutOfRange(found): WeightOutOfRange) -> Message {
    Message::new("connect4-weight-out-of-range")
        .with("most", MAX_WEIGHT)
        .with("found", found)
}

impl Serialize for ConnectFourWeight {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_i32(self.0.get())
    }
}

impl PartialSchema for ConnectFourWeight {
    fn schema() -> RefOr<Schema> {
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::Integer))
            .minimum(Some(-MAX_WEIGHT as isize))
            .maximum(Some(MAX_WEIGHT as isize))
            .into()
    }
}

impl ToSchema for ConnectFourWeight {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_weight_is_refused_in_english_as_the_engine_refuses_it() {
        let error = WeightOutOfRange(-10_001);
        assert_eq!(
            detail(error).in_language(Language::English),
            error.to_string()
        );
    }
}
