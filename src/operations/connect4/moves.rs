//! Positions as the moves that led to them.

use std::fmt;

use arborist_engine::connect4::{BoardSize, MoveError, SizedBoard};
use serde::Deserialize;
use serde::de::{Deserializer, Error, SeqAccess, Visitor};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::{
    ArrayBuilder, ObjectBuilder, OneOfBuilder, Schema, SchemaType, Type,
};
use utoipa::{PartialSchema, ToSchema};

use crate::json::wanted;
use crate::messages::Message;

/// The most moves of a game on any board.
const MOST_MOVES: usize = BoardSize::MAX_WIDTH as usize * BoardSize::MAX_HEIGHT as usize;

/// The columns played, not yet looked at: at most one more than a game can have.
#[derive(Clone, Debug)]
pub struct ConnectFourMoves(Posted);

#[derive(Clone, Debug)]
enum Posted {
    Text(String),
    Columns(Vec<i64>),
}

impl ConnectFourMoves {
    pub(super) fn of_text(text: &str) -> Self {
        Self(Posted::Text(text.chars().take(MOST_MOVES + 1).collect()))
    }

    /// The position after the moves.
    pub(super) fn played(&self, size: BoardSize) -> Result<SizedBoard, MoveError> {
        match &self.0 {
            Posted::Text(text) => SizedBoard::after_move_text(size, text),
            Posted::Columns(columns) => columns
                .iter()
                .try_fold(SizedBoard::empty(size), |board, number| {
                    board.play_number(*number)
                }),
        }
    }

    /// The moves as a text, one character each.
    pub(super) fn text(&self) -> String {
        match &self.0 {
            Posted::Text(text) => text.to_ascii_lowercase(),
            Posted::Columns(columns) => columns
                .iter()
                .filter_map(|n| column_character(*n))
                .collect(),
        }
    }

    /// Whether each move is a place that a JSON pointer can name; inside a text it cannot.
    pub(super) fn is_array(&self) -> bool {
        matches!(self.0, Posted::Columns(_))
    }
}

/// The character of a column in a text of moves: its digit, and `a` for column 10.
pub(super) fn column_character(number: i64) -> Option<char> {
    char::from_digit(number.try_into().ok()?, 11)
}

impl<'de> Deserialize<'de> for ConnectFourMoves {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TextOrColumns;

        impl<'de> Visitor<'de> for TextOrColumns {
            type Value = ConnectFourMoves;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("connect4-wanted-moves"))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<ConnectFourMoves, E> {
                Ok(ConnectFourMoves::of_text(text))
            }

            fn visit_seq<A: SeqAccess<'de>>(
                self,
                mut columns: A,
            ) -> Result<ConnectFourMoves, A::Error> {
                let mut found = Vec::new();
                while let Some(number) = columns.next_element::<i64>()? {
                    if found.len() <= MOST_MOVES {
                        found.push(number);
                    }
                }
                Ok(ConnectFourMoves(Posted::Columns(found)))
            }
        }

        deserializer.deserialize_any(TextOrColumns)
    }
}

impl PartialSchema for ConnectFourMoves {
    fn schema() -> RefOr<Schema> {
        schema_of(
            "1-9aA",
            BoardSize::MAX_WIDTH,
            MOST_MOVES,
            "The columns played from the empty board on, 1 from the left, Red first: a text with one character a move, \
             `a` for column 10, or an array of numbers. Empty for the empty board.",
        )
    }
}

impl ToSchema for ConnectFourMoves {}

/// The schema of [`ConnectFourMoves`] where the board has 7 columns and 6 rows.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFourStandardMoves;

impl PartialSchema for ConnectFourStandardMoves {
    fn schema() -> RefOr<Schema> {
        schema_of(
            "1-7",
            BoardSize::STANDARD.width(),
            BoardSize::STANDARD.squares() as usize,
            "The columns played from the empty board on, 1 to 7 from the left, Red first: a text with one digit a move, or \
             an array of numbers. Empty for the empty board.",
        )
    }
}

impl ToSchema for ConnectFourStandardMoves {}

fn schema_of(characters: &str, width: u8, most: usize, description: &str) -> RefOr<Schema> {
    OneOfBuilder::new()
        .item(
            ObjectBuilder::new()
                .schema_type(SchemaType::new(Type::String))
                .pattern(Some(format!("^[{characters}]{{0,{most}}}$"))),
        )
        .item(
            ArrayBuilder::new()
                .items(
                    ObjectBuilder::new()
                        .schema_type(SchemaType::new(Type::Integer))
                        .minimum(Some(1_usize))
                        .maximum(Some(usize::from(width))),
                )
                .max_items(Some(most)),
        )
        .description(Some(description))
        .into()
}
