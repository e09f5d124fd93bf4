//! Boards as they are posted.

use std::fmt;
use std::ops::RangeInclusive;

use arborist_engine::connect4::BoardSize;
use serde::Deserialize;
use serde::de::{Deserializer, Error, IgnoredAny, SeqAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use crate::json::wanted;
use crate::messages::Message;

const MIN_ROWS: usize = BoardSize::MIN_HEIGHT as usize;
const MAX_ROWS: usize = BoardSize::MAX_HEIGHT as usize;

/// The rows of a board from the top, not yet looked at: at most one more than the highest board has.
#[derive(Clone, Debug)]
pub struct ConnectFourBoard(pub(super) Vec<String>);

impl<'de> Deserialize<'de> for ConnectFourBoard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct RowsOrText;

        impl<'de> Visitor<'de> for RowsOrText {
            type Value = ConnectFourBoard;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("connect4-wanted-board"))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<ConnectFourBoard, E> {
                let rows = text.split('/').take(MAX_ROWS + 1);
                Ok(ConnectFourBoard(rows.map(str::to_owned).collect()))
            }

            fn visit_seq<A: SeqAccess<'de>>(
                self,
                mut rows: A,
            ) -> Result<ConnectFourBoard, A::Error> {
                let mut found = Vec::new();
                while found.len() <= MAX_ROWS {
                    match rows.next_element()? {
                        Some(row) => found.push(row),
                        None => return Ok(ConnectFourBoard(found)),
                    }
                }
                while rows.next_element::<IgnoredAny>()?.is_some() {}
                Ok(ConnectFourBoard(found))
            }
        }

        deserializer.deserialize_any(RowsOrText)
    }
}

impl PartialSchema for ConnectFourBoard {
    fn schema() -> RefOr<Schema> {
        schema_of(
            BoardSize::MIN_WIDTH..=BoardSize::MAX_WIDTH,
            MIN_ROWS..=MAX_ROWS,
        )
    }
}

impl ToSchema for ConnectFourBoard {}

/// The schema of [`ConnectFourBoard`] where the board has 7 columns and 6 rows.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFourStandardBoard;

impl PartialSchema for ConnectFourStandardBoard {
    fn schema() -> RefOr<Schema> {
        let (width, height) = (BoardSize::STANDARD.width(), BoardSize::STANDARD.height());
        schema_of(width..=width, height.into()..=height.into())
    }
}

impl ToSchema for ConnectFourStandardBoard {}

fn schema_of(widths: RangeInclusive<u8>, heights: RangeInclusive<usize>) -> RefOr<Schema> {
    let row = format!("[RBY.]{{{},{}}}", widths.start(), widths.end());
    let (least, most) = heights.into_inner();
    let text = |pattern: String| {
        ObjectBuilder::new()
            .schema_type(SchemaType::new(Type::String))
            .pattern(Some(pattern))
    };
    OneOfBuilder::new()
        .item(
            ArrayBuilder::new()
                .items(text(format!("^{row}$")))
                .min_items(Some(least))
                .max_items(Some(most)),
        )
        .item(text(format!(
            "^{row}(/{row}){{{},{}}}$",
            least - 1,
            most - 1
        )))
        .description(Some(
            "The board: its rows from the top, or all of them in one text with `/` between the rows. `R` is a red disc, \
             `B` or `Y` a disc of the other colour, `.` a free square.",
        ))
        .into()
}
