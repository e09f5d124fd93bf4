//! The `id` by which somebody who asks many questions at once knows the answers.

use std::borrow::Cow;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

use crate::json::{Coded, RawJson};
use crate::messages::Message;
use crate::problems::ProblemKind;

/// The `id` of an item, which comes back as it was posted.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub(super) struct Identifier(Box<RawValue>);

impl Identifier {
    /// The identifier as JSON.
    pub(super) fn text(&self) -> &str {
        self.0.get()
    }
}

impl Default for Identifier {
    fn default() -> Self {
        Self(RawValue::NULL.to_owned())
    }
}

impl<'de> Deserialize<'de> for Identifier {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let RawJson(text) = RawJson::deserialize(deserializer)?;
        if text.starts_with(['{', '[', 't', 'f']) {
            return Err(D::Error::custom(Coded(
                ProblemKind::WrongType,
                Message::new("identifier-wanted"),
            )));
        }
        RawValue::from_string(text)
            .map(Self)
            .map_err(D::Error::custom)
    }
}

impl PartialSchema for Identifier {
    fn schema() -> RefOr<Schema> {
        let of_type = |kind| ObjectBuilder::new().schema_type(SchemaType::new(kind));
        OneOfBuilder::new()
            .item(of_type(Type::String))
            .item(of_type(Type::Number))
            .item(of_type(Type::Null))
            .into()
    }
}

impl ToSchema for Identifier {
    fn name() -> Cow<'static, str> {
        "BatchId".into()
    }
}

/// An item of which nothing but the id matters.
#[derive(Debug, Deserialize)]
pub(super) struct OnlyId {
    #[serde(default)]
    pub(super) id: Identifier,
}
