//! Questions that name their operation: `{"operation": "/minimax", "tree": [[3, 5], [2, 9]]}`.

use std::fmt;
use std::marker::PhantomData;

use serde::Deserialize;
use serde::de::value::{MapAccessDeserializer, StringDeserializer};
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, MapAccess, Visitor};
use utoipa::PartialSchema;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};

use crate::json::{RawJson, read, wanted};
use crate::messages::Message;
use crate::problems::{Pointer, Problem};

/// The key that names the operation.
const OPERATION: &str = "operation";

/// A question with the name of its operation, as it was posted.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct NamedQuestion(RawJson);

/// The name alone.
#[derive(Deserialize)]
struct Name {
    operation: String,
}

impl NamedQuestion {
    /// A question that names its operation, as it would be posted.
    pub(super) fn new(json: RawJson) -> Self {
        Self(json)
    }

    /// The JSON that was posted.
    pub(super) fn text(&self) -> &str {
        &self.0.0
    }

    /// The path of the operation.
    ///
    /// # Errors
    /// It is not there, or no text. Pointers lead into this question.
    pub(super) fn operation(&self) -> Result<String, Problem> {
        let Name { operation } = read(self.0.0.as_bytes())?;
        Ok(operation)
    }

    /// The question, as the operation itself would read it.
    ///
    /// # Errors
    /// What is wrong with it. Pointers lead into this question.
    pub(super) fn read<Question: DeserializeOwned>(&self) -> Result<Question, Problem> {
        let Nameless(question) = read(self.0.0.as_bytes())?;
        Ok(question)
    }

    /// The place of the name.
    pub(super) fn place_of_operation() -> Pointer {
        Pointer::key(OPERATION)
    }
}

/// The schema of a question that names this operation.
pub(super) fn schema_of<Question: PartialSchema>(path: &str) -> RefOr<Schema> {
    let mut schema = Question::schema();
    if let RefOr::T(Schema::Object(object)) = &mut schema {
        let name = ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::String))
            .enum_values(Some([path]));
        object.properties.insert(OPERATION.to_owned(), name.into());
        object.required.push(OPERATION.to_owned());
    }
    schema
}

/// A question, read from an object that has its operation's name beside it.
struct Nameless<Question>(Question);

impl<'de, Question: Deserialize<'de>> Deserialize<'de> for Nameless<Question> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Object<Question>(PhantomData<Question>);

        impl<'de, Question: Deserialize<'de>> Visitor<'de> for Object<Question> {
            type Value = Question;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("wanted-object"))
            }

            fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<Question, A::Error> {
                Question::deserialize(MapAccessDeserializer::new(WithoutName(entries)))
            }
        }

        deserializer
            .deserialize_map(Object(PhantomData))
            .map(Nameless)
    }
}

/// The entries of an object but for the name.
struct WithoutName<A>(A);

impl<'de, A: MapAccess<'de>> MapAccess<'de> for WithoutName<A> {
    type Error = A::Error;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, A::Error> {
        while let Some(key) = self.0.next_key::<String>()? {
            if key != OPERATION {
                let key: StringDeserializer<A::Error> =
                    serde::de::IntoDeserializer::into_deserializer(key);
                return seed.deserialize(key).map(Some);
            }
            self.0.next_value::<serde::de::IgnoredAny>()?;
        }
        Ok(None)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, A::Error> {
        self.0.next_value_seed(seed)
    }
}
