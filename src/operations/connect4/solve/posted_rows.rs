//! Boards as they are posted, of a size that stands beside them.

use std::fmt;

use arborist_engine::connect4::BoardSize;
use serde::Deserialize;
use serde::de::{Deserializer, Error, IgnoredAny, SeqAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

const MIN_ROWS: usize = BoardSize::MIN_HEIGHT as usize;
const MAX_ROWS: usize = BoardSize::MAX_HEIGHT as usize;

/// The rows of a board from the top, not yet looked at: at most one more than the highest board has.
#[derive(Clone, Debug)]
pub struct ConnectFourPostedRows(pub(super) Vec<String>);

impl<'de> Deserialize<'de> for ConnectFourPostedRows {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct RowsOrText;

        impl<'de> Visitor<'de> for RowsOrText {
            type Value = ConnectFourPostedRows;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a board of one text a row, top row first, like \"...R...\"")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<ConnectFourPostedRows, E> {
                let rows = text.split('/').take(MAX_ROWS + 1);
                Ok(ConnectFourPostedRows(rows.map(str::to_owned).collect()))
            }

            fn visit_seq<A: SeqAccess<'de>>(
                self,
                mut rows: A,
            ) -> Result<ConnectFourPostedRows, A::Error> {
                let mut found = Vec::new();
                while found.len() <= MAX_ROWS {
                    match rows.next_element()? {
                        Some(row) => found.push(row),
                        None => return Ok(ConnectFourPostedRows(found)),
                    }
                }
                while rows.next_element::<IgnoredAny>()?.is_some() {}
                Ok(ConnectFourPostedRows(found))
            }
        }

        deserializer.deserialize_any(RowsOrText)
    }
}

impl PartialSchema for ConnectFourPostedRows {
    fn schema() -> RefOr<Schema> {
        let row = format!(
            "[RBY.]{{{},{}}}",
            BoardSize::MIN_WIDTH,
            BoardSize::MAX_WIDTH
        );
        let text = |pattern: String| {
            ObjectBuilder::new()
                .schema_type(SchemaType::new(Type::String))
                .pattern(Some(pattern))
        };
        OneOfBuilder::new()
            .item(
                ArrayBuilder::new()
                    .items(text(format!("^{row}$")))
                    .min_items(Some(MIN_ROWS))
                    .max_items(Some(MAX_ROWS)),
            )
            .item(text(format!(
                "^{row}(/{row}){{{},{}}}$",
                MIN_ROWS - 1,
                MAX_ROWS - 1
            )))
            .description(Some(
                "The board: its rows from the top, or all of them in one text with `/` between the rows. `R` is a red \
                 disc, `B` or `Y` a disc of the other colour, `.` a free square.",
            ))
            .into()
    }
}

impl ToSchema for ConnectFourPostedRows {}
