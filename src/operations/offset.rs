//! How many entries of a list an answer leaves out before the first that it shows.

use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use super::query::{QueryKind, QueryParameter};
use super::whole_number_in_range::WholeNumberInRange;

/// Who needs more pages than this asks for something else.
const LARGEST: u32 = 1_000_000_000;
const DESCRIPTION: &str = "How many winning moves to leave out before the first that is listed: with `limit`, the \
                           pages of a long list. Beyond the end the list is empty.";

/// How many entries of a list that grows with the question are left out before the first that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(from = "WholeNumberInRange<0, LARGEST>")]
pub struct Offset(u32);

impl Offset {
    /// The offset as a parameter of a query string.
    pub const PARAMETER: QueryParameter = QueryParameter {
        name: "offset",
        kind: QueryKind::Integer,
        description: DESCRIPTION,
        example: "100",
        required: false,
    };

    /// How many entries to leave out.
    pub const fn entries(self) -> usize {
        self.0 as usize
    }
}

impl From<WholeNumberInRange<0, LARGEST>> for Offset {
    fn from(entries: WholeNumberInRange<0, LARGEST>) -> Self {
        Self(entries.get())
    }
}

impl PartialSchema for Offset {
    fn schema() -> RefOr<Schema> {
        WholeNumberInRange::<0, LARGEST>::schema_builder()
            .default(Some(0.into()))
            .description(Some(DESCRIPTION))
            .into()
    }
}

impl ToSchema for Offset {}
