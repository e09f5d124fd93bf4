//! Boards as they are posted.

use std::fmt;

use arborist_engine::connect4::HEIGHT;
use serde::Deserialize;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

/// The rows of a board from the top, not yet looked at: at most one more than a board has.
#[derive(Clone, Debug)]
pub struct ConnectFourBoard(pub(super) Vec<String>);

impl<'de> Deserialize<'de> for ConnectFourBoard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct RowsOrText;

        impl<'de> Visitor<'de> for RowsOrText {
            type Value = ConnectFourBoard;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a board of six texts, top row first, like \"...R...\"")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<ConnectFourBoard, E> {
                let rows = text.split('/').take(HEIGHT as usize + 1);
                Ok(ConnectFourBoard(rows.map(str::to_owned).collect()))
            }

            fn visit_seq<A: SeqAccess<'de>>(
                self,
                mut rows: A,
            ) -> Result<ConnectFourBoard, A::Error> {
                let mut found = Vec::new();
                while found.len() < HEIGHT as usize
                    && let Some(row) = rows.next_element()?
                {
                    found.push(row);
                }
                Ok(ConnectFourBoard(found))
            }
        }

        deserializer.deserialize_any(RowsOrText)
    }
}

impl PartialSchema for ConnectFourBoard {
    fn schema() -> RefOr<Schema> {
        const ROW: &str = "[RBY.]{7}";
        let text = |pattern: String| {
            ObjectBuilder::new()
                .schema_type(SchemaType::new(Type::String))
                .pattern(Some(pattern))
        };
        OneOfBuilder::new()
            .item(
                ArrayBuilder::new()
                    .items(text(format!("^{ROW}$")))
                    .min_items(Some(HEIGHT as usize))
                    .max_items(Some(HEIGHT as usize)),
            )
            .item(text(format!("^{ROW}(/{ROW}){{{}}}$", HEIGHT - 1)))
            .description(Some(
                "The board: six rows from the top, or all of them in one text with `/` between the rows. `R` is a red \
                 disc, `B` or `Y` a disc of the other colour, `.` a free square.",
            ))
            .into()
    }
}

impl ToSchema for ConnectFourBoard {}
