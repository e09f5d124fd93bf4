//! Boards as they are posted.

use std::fmt;

use arborist_engine::tictactoe::{Board, BoardError, Row};
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, SeqAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use crate::json::Coded;
use crate::problems::ProblemKind;

/// A board: three rows, or all nine cells in one text.
#[derive(Clone, Copy, Debug)]
pub struct BoardText(pub(super) Board);

impl<'de> Deserialize<'de> for BoardText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct RowsOrText;

        impl<'de> Visitor<'de> for RowsOrText {
            type Value = BoardText;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "a board of three rows, like [\"XXO\", \"O..\", \"...\"], or of nine cells, like \"XXOO.....\"",
                )
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<BoardText, E> {
                Board::parse(text).map(BoardText).map_err(refused)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<BoardText, A::Error> {
                let mut found = [Row::default(); 3];
                for (count, slot) in found.iter_mut().enumerate() {
                    *slot = rows
                        .next_element_seed(RowText)?
                        .ok_or_else(|| refused(BoardError::Rows(count)))?;
                }
                Ok(BoardText(Board::from_rows(found)))
            }
        }

        deserializer.deserialize_any(RowsOrText)
    }
}

/// Reads a row.
struct RowText;

impl<'de> DeserializeSeed<'de> for RowText {
    type Value = Row;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Row, D::Error> {
        deserializer.deserialize_str(self)
    }
}

impl Visitor<'_> for RowText {
    type Value = Row;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a row of three cells, like \"XO.\"")
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Row, E> {
        Board::parse_row(text).map_err(refused)
    }
}

fn refused<E: Error>(error: BoardError) -> E {
    E::custom(Coded(ProblemKind::ImpossibleBoard, error.to_string()))
}

impl PartialSchema for BoardText {
    fn schema() -> RefOr<Schema> {
        const ROW: &str = "[XxOo._ -]{3}";
        let text = |pattern: String| {
            ObjectBuilder::new()
                .schema_type(SchemaType::new(Type::String))
                .pattern(Some(pattern))
        };
        OneOfBuilder::new()
            .item(
                ArrayBuilder::new()
                    .items(text(format!("^{ROW}$")))
                    .min_items(Some(3))
                    .max_items(Some(3)),
            )
            .item(text(format!("^({ROW}{ROW}{ROW}|{ROW}/{ROW}/{ROW})$")))
            .description(Some(
                "The board: three rows from the top, or all nine cells row by row in one text, in which `/` may \
                 separate the rows. `X` and `O` in either case are marks; `.`, `-`, `_` and a space are empty cells.",
            ))
            .into()
    }
}

impl ToSchema for BoardText {}
