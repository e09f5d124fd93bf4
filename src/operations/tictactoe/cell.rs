//! Cells as `[row, column]`.

use arborist_engine::tictactoe::Cell;
use serde::{Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// A cell, `[row, column]`, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellPlace(pub(super) Cell);

impl Serialize for CellPlace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.0.row(), self.0.column()].serialize(serializer)
    }
}

impl PartialSchema for CellPlace {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new()
            .items(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::Integer))
                    .minimum(Some(0usize))
                    .maximum(Some(2usize)),
            )
            .min_items(Some(2))
            .max_items(Some(2))
            .description(Some(
                "A cell, [row, column], counted from 0 at the top left.",
            ))
            .into()
    }
}

impl ToSchema for CellPlace {}
