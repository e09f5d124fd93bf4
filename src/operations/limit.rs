//! How many entries of a list an answer shows.

use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use super::query::{QueryKind, QueryParameter};
use super::whole_number_in_range::WholeNumberInRange;

const DEFAULT: u32 = 10_000;
/// Answers stay within some tens of megabytes.
const LARGEST: u32 = 100_000;
const DESCRIPTION: &str = "The most entries to show of a list that grows with the question. The full count always \
                           stands beside it, under the list's name with `_total`, so 0 asks for the counts alone.";

/// The most entries that an answer shows of each list that grows with the question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(from = "WholeNumberInRange<0, LARGEST>")]
pub struct Limit(u32);

impl Limit {
    /// The limit as a parameter of a query string.
    pub const PARAMETER: QueryParameter = QueryParameter {
        name: "limit",
        kind: QueryKind::Integer,
        description: DESCRIPTION,
        example: "100",
        required: false,
    };

    /// The same limit, but at least this.
    pub(super) const fn at_least(self, entries: u32) -> Self {
        if self.0 < entries {
            Self(entries)
        } else {
            self
        }
    }

    /// How many entries to show.
    pub const fn entries(self) -> usize {
        self.0 as usize
    }
}

impl Default for Limit {
    fn default() -> Self {
        Self(DEFAULT)
    }
}

impl From<WholeNumberInRange<0, LARGEST>> for Limit {
    fn from(entries: WholeNumberInRange<0, LARGEST>) -> Self {
        Self(entries.get())
    }
}

impl PartialSchema for Limit {
    fn schema() -> RefOr<Schema> {
        WholeNumberInRange::<0, LARGEST>::schema_builder()
            .default(Some(DEFAULT.into()))
            .description(Some(DESCRIPTION))
            .into()
    }
}

impl ToSchema for Limit {}
