//! Columns in answers.

use arborist_engine::connect4::{Column, WIDTH};
use serde::{Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// A column, 1 to 7 from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectFourColumn(pub(super) Column);

impl ConnectFourColumn {
    /// The numbers of columns, for schemas that hold them.
    pub(super) fn schema_builder() -> ObjectBuilder {
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::Integer))
            .minimum(Some(1usize))
            .maximum(Some(WIDTH as usize))
    }
}

impl Serialize for ConnectFourColumn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0.number())
    }
}

impl PartialSchema for ConnectFourColumn {
    fn schema() -> RefOr<Schema> {
        Self::schema_builder()
            .description(Some("A column, 1 to 7 from the left."))
            .into()
    }
}

impl ToSchema for ConnectFourColumn {}
