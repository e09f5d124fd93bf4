//! How strong the opponent is to be.

use arborist_engine::connect4::opponent::Level;
use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number_in_range::WholeNumberInRange;

type Number = WholeNumberInRange<{ Level::LOWEST as u32 }, { Level::HIGHEST as u32 }>;

/// The strength of the opponent: 5 unless given.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "Number")]
pub struct ConnectFourLevel(pub(super) Level);

const DEFAULT: u8 = 5;

impl ConnectFourLevel {
    /// The level as a parameter of a query string.
    pub(super) const PARAMETER: QueryParameter = QueryParameter {
        name: "level",
        kind: QueryKind::Integer,
        description: "How strong the opponent is, from 1, the weakest, to 10, which is perfect; 5 unless given",
        example: "3",
        required: false,
    };
}

impl From<Number> for ConnectFourLevel {
    fn from(number: Number) -> Self {
        // Numbers are 1 to 10.
        let level = u8::try_from(number.get()).ok().and_then(Level::new);
        Self(level.unwrap_or(Level::PERFECT))
    }
}

impl Default for ConnectFourLevel {
    fn default() -> Self {
        Self(Level::new(DEFAULT).unwrap_or(Level::PERFECT))
    }
}

impl PartialSchema for ConnectFourLevel {
    fn schema() -> RefOr<Schema> {
        Number::schema_builder()
            .default(Some(DEFAULT.into()))
            .description(Some(
                "How strong the opponent is, from 1, the weakest, to 10, which is perfect.",
            ))
            .into()
    }
}

impl ToSchema for ConnectFourLevel {}
