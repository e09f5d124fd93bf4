//! How far to look ahead.

use arborist_engine::connect4::SQUARES;
use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::operations::whole_number_in_range::WholeNumberInRange;

/// How many plies to look ahead: 6 unless given.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "Plies")]
pub struct ConnectFourDepth(u32);

type Plies = WholeNumberInRange<1, SQUARES>;

const DEFAULT_DEPTH: u32 = 6;

impl ConnectFourDepth {
    pub(super) const fn plies(self) -> u32 {
        self.0
    }
}

impl Default for ConnectFourDepth {
    fn default() -> Self {
        Self(DEFAULT_DEPTH)
    }
}

impl From<Plies> for ConnectFourDepth {
    fn from(plies: Plies) -> Self {
        Self(plies.get())
    }
}

impl PartialSchema for ConnectFourDepth {
    fn schema() -> RefOr<Schema> {
        Plies::schema_builder()
            .default(Some(DEFAULT_DEPTH.into()))
            .description(Some("How many plies to look ahead."))
            .into()
    }
}

impl ToSchema for ConnectFourDepth {}
