//! Positions as the moves that led to them.

use std::fmt;

use arborist_engine::connect4::{Board, MoveError, SQUARES};
use serde::Deserialize;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use super::column::ConnectFourColumn;

/// The position after a game's moves, or the first of them that is not legal.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFourMoves(pub(super) Result<Board, MoveError>);

impl<'de> Deserialize<'de> for ConnectFourMoves {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TextOrColumns;

        impl<'de> Visitor<'de> for TextOrColumns {
            type Value = ConnectFourMoves;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(
                    "the columns played, as a text like \"465344\" or an array like [4, 6, 5, 3, 4, 4]",
                )
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<ConnectFourMoves, E> {
                Ok(ConnectFourMoves(Board::after_move_text(text)))
            }

            fn visit_seq<A: SeqAccess<'de>>(
                self,
                mut columns: A,
            ) -> Result<ConnectFourMoves, A::Error> {
                let mut board = Ok(Board::EMPTY);
                while let Some(number) = columns.next_element::<i64>()? {
                    board = board.and_then(|board| board.play_number(number));
                }
                Ok(ConnectFourMoves(board))
            }
        }

        deserializer.deserialize_any(TextOrColumns)
    }
}

impl PartialSchema for ConnectFourMoves {
    fn schema() -> RefOr<Schema> {
        OneOfBuilder::new()
            .item(
                ObjectBuilder::new()
                    .schema_type(SchemaType::new(Type::String))
                    .pattern(Some(format!("^[1-7]{{0,{SQUARES}}}$"))),
            )
            .item(
                ArrayBuilder::new()
                    .items(ConnectFourColumn::schema_builder())
                    .max_items(Some(SQUARES as usize)),
            )
            .description(Some(
                "The columns played from the empty board on, 1 to 7 from the left, Red first: a text with one digit a \
                 move, or an array of numbers. Empty for the empty board.",
            ))
            .into()
    }
}

impl ToSchema for ConnectFourMoves {}
