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

use crate::json::{Coded, wanted};
use crate::messages::Message;
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
                wanted(f, &Message::new("tictactoe-wanted-board"))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<BoardText, E> {
                Board::parse(text)
                    .map(BoardText)
                    .map_err(|error| refused(&error))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut rows: A) -> Result<BoardText, A::Error> {
                let mut found = [Row::default(); 3];
                for (count, slot) in found.iter_mut().enumerate() {
                    *slot = rows
                        .next_element_seed(RowText)?
                        .ok_or_else(|| refused(&BoardError::Rows(count)))?;
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
        wanted(f, &Message::new("tictactoe-wanted-row"))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Row, E> {
        Board::parse_row(text).map_err(|error| refused(&error))
    }
}

fn refused<E: Error>(error: &BoardError) -> E {
    E::custom(Coded(ProblemKind::ImpossibleBoard, board_detail(error)))
}

/// Why a text is no board.
fn board_detail(error: &BoardError) -> Message {
    match error {
        BoardError::Cells(count) => Message::new("tictactoe-cell-count").with("count", *count),
        BoardError::Rows(count) => Message::new("tictactoe-row-count").with("count", *count),
        BoardError::RowCells(count) => Message::new("tictactoe-row-length").with("count", *count),
        BoardError::Character { character, column } => Message::new("tictactoe-not-a-cell")
            .with("character", format!("{character:?}"))
            .with("column", *column),
        BoardError::InRow { row, error } => Message::new("tictactoe-in-row")
            .with("row", *row)
            .with("error", board_detail(error)),
    }
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

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;
    use crate::messages::Language;

    #[rstest]
    #[case::cells(BoardError::Cells(8))]
    #[case::rows(BoardError::Rows(2))]
    #[case::row_cells(BoardError::RowCells(4))]
    #[case::character(BoardError::Character { character: '\'', column: 1 })]
    #[case::in_row(BoardError::InRow { row: 2, error: Box::new(BoardError::RowCells(2)) })]
    fn an_error_is_told_in_english_as_the_engine_tells_it(#[case] error: BoardError) {
        let told = board_detail(&error).in_language(Language::English);
        assert_eq!(told, error.to_string());
    }
}
