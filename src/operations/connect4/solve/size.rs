//! How large a board is.

use arborist_engine::connect4::BoardSize;
use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::operations::whole_number_in_range::WholeNumberInRange;

type Columns = WholeNumberInRange<{ BoardSize::MIN_WIDTH as u32 }, { BoardSize::MAX_WIDTH as u32 }>;
type Rows = WholeNumberInRange<{ BoardSize::MIN_HEIGHT as u32 }, { BoardSize::MAX_HEIGHT as u32 }>;

/// How many columns the board has: 7 unless given.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "Columns")]
pub struct ConnectFourWidth(pub(super) u32);

impl From<Columns> for ConnectFourWidth {
    fn from(columns: Columns) -> Self {
        Self(columns.get())
    }
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
pub struct ConnectFourHeight(pub(super) u32);

impl From<Rows> for ConnectFourHeight {
    fn from(rows: Rows) -> Self {
        Self(rows.get())
    }
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
