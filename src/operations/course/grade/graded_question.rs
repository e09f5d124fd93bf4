//! The question that a submission answers: an operation's, with the operation's path beside its own keys.

use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize as DeriveDeserialize;
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, IgnoredAny, IntoDeserializer, MapAccess, Visitor,
};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{AdditionalProperties, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// The operations whose answers can be graded.
pub(super) const GRADED: &[&str] = &[
    "/alphabeta",
    "/minimax",
    "/trees/uniform",
    "/nim/winning-move",
    "/grundy/subtraction",
    "/grundy/octal",
    "/grundy/mex",
    "/tictactoe/eval",
    "/connect4/eval",
];

/// The key of the operation's path.
const OPERATION: &str = "operation";

/// Of a question, only the path of its operation.
#[derive(Debug, DeriveDeserialize)]
pub(super) struct OnlyOperation {
    pub(super) operation: String,
}

/// An operation's question, read without the path of the operation, which is another key in the same object.
#[derive(Debug)]
pub(super) struct QuestionBesideOperation<T>(pub(super) T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for QuestionBesideOperation<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de>> Visitor<'de> for Object<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(OtherEntries(entries)))
            }
        }

        deserializer.deserialize_map(Object(PhantomData)).map(Self)
    }
}

/// The entries of an object but for the operation's.
struct OtherEntries<A>(A);

impl<'de, A: MapAccess<'de>> MapAccess<'de> for OtherEntries<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        while let Some(key) = self.0.next_key::<String>()? {
            if key != OPERATION {
                let key: StrDeserializer<'_, A::Error> = key.as_str().into_deserializer();
                return seed.deserialize(key).map(Some);
            }
            self.0.next_value::<IgnoredAny>()?;
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.0.next_value_seed(seed)
    }

    fn size_hint(&self) -> Option<usize> {
        self.0.size_hint()
    }
}

/// The schema of a graded question.
pub(super) struct GradedQuestion;

impl PartialSchema for GradedQuestion {
    fn schema() -> RefOr<Schema> {
        let operation = ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::String))
            .enum_values(Some(GRADED.iter().copied()))
            .description(Some("The path of the operation."));
        ObjectBuilder::new()
            .property("operation", operation)
            .required("operation")
            .additional_properties(Some(AdditionalProperties::FreeForm(true)))
            .description(Some(
                "A question as it is posted to an operation, with the operation's path beside its keys.",
            ))
            .into()
    }
}

impl ToSchema for GradedQuestion {
    fn name() -> Cow<'static, str> {
        "GradedQuestion".into()
    }
}
