//! How large a board is.

use arborist_engine::connect4::BoardSize;
use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

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
        .map_err(|error| Problem::at(ProblemKind::OutOfRange, Pointer::root(), error.to_string()))
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
