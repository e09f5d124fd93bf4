//! Positions as the moves that led to them.

use std::fmt;

use arborist_engine::connect4::{Board, Column, IllegalMove, MoveError, SQUARES};
use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error, SeqAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use super::column::ConnectFourColumn;
use crate::json::Coded;
use crate::problems::ProblemKind;

/// The position after a game's moves.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFourMoves(pub(super) Board);

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
                Board::after_move_text(text)
                    .map(ConnectFourMoves)
                    .map_err(refused)
            }

            fn visit_seq<A: SeqAccess<'de>>(
                self,
                mut moves: A,
            ) -> Result<ConnectFourMoves, A::Error> {
                let mut board = Board::EMPTY;
                while let Some(next) = moves.next_element_seed(NextMove(board))? {
                    board = next;
                }
                Ok(ConnectFourMoves(board))
            }
        }

        deserializer.deserialize_any(TextOrColumns)
    }
}

/// Reads a move and plays it.
struct NextMove(Board);

impl<'de> DeserializeSeed<'de> for NextMove {
    type Value = Board;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Board, D::Error> {
        let number = i64::deserialize(deserializer)?;
        let Self(board) = self;
        Column::from_number(number)
            .ok_or(IllegalMove::NoSuchColumn(number))
            .and_then(|column| board.play(column))
            .map_err(|reason| {
                refused(MoveError {
                    index: board.disc_count() as usize,
                    reason,
                })
            })
    }
}

fn refused<E: Error>(error: MoveError) -> E {
    E::custom(Coded(ProblemKind::IllegalMove, error))
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
