//! How large a board is.

use arborist_engine::connect4::{BoardSize, SizeOutOfRange};
use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::messages::Message;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number_in_range::WholeNumberInRange;
use crate::problems::{Pointer, Problem, ProblemKind};

type Columns = WholeNumberInRange<{ BoardSize::MIN_WIDTH as u32 }, { BoardSize::MAX_WIDTH as u32 }>;
type Rows = WholeNumberInRange<{ BoardSize::MIN_HEIGHT as u32 }, { BoardSize::MAX_HEIGHT as u32 }>;

/// The size of a board with so many columns and rows.
pub(super) fn board_size(
    ConnectFourWidth(width): ConnectFourWidth,
    ConnectFourHeight(height): ConnectFourHeight,
) -> Result<BoardSize, Problem> {
    BoardSize::new(width.into(), height.into())
        .map_err(|error| Problem::at(ProblemKind::OutOfRange, Pointer::root(), size_detail(error)))
}

fn size_detail(error: SizeOutOfRange) -> Message {
    match error {
        SizeOutOfRange::Width(width) => Message::new("connect4-width-out-of-range")
            .with("least", BoardSize::MIN_WIDTH)
            .with("most", BoardSize::MAX_WIDTH)
            .with("width", width),
        SizeOutOfRange::Height(height) => Message::new("connect4-height-out-of-range")
            .with("least", BoardSize::MIN_HEIGHT)
            .with("most", BoardSize::MAX_HEIGHT)
            .with("height", height),
    }
}

/// How many columns the board has: 7 unless given.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "Columns")]
pub struct ConnectFourWidth(u32);

impl From<Columns> for ConnectFourWidth {
    fn from(columns: Columns) -> Self {
        Self(columns.get())
    }
}

impl ConnectFourWidth {
    /// The number of columns as a parameter of a query string.
    pub(super) const PARAMETER: QueryParameter = QueryParameter {
        name: "width",
        kind: QueryKind::Integer,
        description: "How many columns the board has, 4 to 10; 7 unless given",
        example: "7",
        required: false,
    };
}

impl Default for ConnectFourWidth {
    fn default() -> Self {
        Self(BoardSize::STANDARD.width().into())
    }
}

impl PartialSchema for ConnectFourWidth {
    fn schema() -> RefOr<Schema> {
        Columns::schema_builder()
            .default(Some(BoardSize::STANDARD.width().into()))
            .description(Some("How many columns the board has."))
            .into()
    }
}

impl ToSchema for ConnectFourWidth {}

/// How many rows the board has: 6 unless given.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "Rows")]
pub struct ConnectFourHeight(u32);

impl From<Rows> for ConnectFourHeight {
    fn from(rows: Rows) -> Self {
        Self(rows.get())
    }
}

impl ConnectFourHeight {
    /// The number of rows as a parameter of a query string.
    pub(super) const PARAMETER: QueryParameter = QueryParameter {
        name: "height",
        kind: QueryKind::Integer,
        description: "How many rows the board has, 4 to 8; 6 unless given",
        example: "6",
        required: false,
    };
}

impl Default for ConnectFourHeight {
    fn default() -> Self {
        Self(BoardSize::STANDARD.height().into())
    }
}

impl PartialSchema for ConnectFourHeight {
    fn schema() -> RefOr<Schema> {
        Rows::schema_builder()
            .default(Some(BoardSize::STANDARD.height().into()))
            .description(Some("How many rows the board has."))
            .into()
    }
}

impl ToSchema for ConnectFourHeight {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn a_size_is_refused_in_english_as_the_engine_refuses_it() {
        for error in [SizeOutOfRange::Width(3), SizeOutOfRange::Height(-1)] {
            let told = size_detail(error).in_language(Language::English);
            assert_eq!(told, error.to_string());
        }
    }
}
