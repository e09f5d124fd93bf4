//! Squares as `[column, row]`.

use arborist_engine::connect4::{BoardSize, Square};
use serde::{Serialize, Serializer};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{ArrayBuilder, ObjectBuilder, Schema, SchemaType, Type};
use utoipa::{PartialSchema, ToSchema};

/// A square, `[column, row]`, both counted from 1 at the bottom left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ConnectFourSquare(pub(super) Square);

impl Serialize for ConnectFourSquare {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        [self.0.column, self.0.row].serialize(serializer)
    }
}

impl PartialSchema for ConnectFourSquare {
    fn schema() -> RefOr<Schema> {
        ArrayBuilder::new()
            .items(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::Integer))
                    .minimum(Some(1usize))
                    .maximum(Some(usize::from(BoardSize::MAX_WIDTH))),
            )
            .min_items(Some(2))
            .max_items(Some(2))
            .description(Some(
                "A square, [column, row], both counted from 1 at the bottom left.",
            ))
            .into()
    }
}

impl ToSchema for ConnectFourSquare {}
