//! How many threads a search may take.

use std::num::NonZeroUsize;

use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use crate::messages::Message;
use crate::operations::operation::SizeLimits;
use crate::operations::whole_number_in_range::WholeNumberInRange;
use crate::problems::{Pointer, Problem, ProblemKind};

/// No server lets a question have more.
const MOST: u32 = 256;

/// How many threads search: 1 unless given.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(from = "WholeNumberInRange<1, MOST>")]
pub struct ConnectFourThreads(NonZeroUsize);

impl ConnectFourThreads {
    /// The number, if the operator allows it.
    pub(super) fn within(self, sizes: &SizeLimits) -> Result<NonZeroUsize, Problem> {
        let most = sizes.solver_threads;
        if self.0 <= most {
            return Ok(self.0);
        }
        Err(Problem::at(
            ProblemKind::OutOfRange,
            Pointer::key("threads"),
            Message::new("connect4-too-many-threads")
                .with("most", most.get())
                .with("asked", self.0.get()),
        ))
    }
}

impl From<WholeNumberInRange<1, MOST>> for ConnectFourThreads {
    fn from(count: WholeNumberInRange<1, MOST>) -> Self {
        let count = usize::try_from(count.get()).unwrap_or(usize::MAX);
        Self(NonZeroUsize::new(count).unwrap_or(NonZeroUsize::MIN))
    }
}

impl Default for ConnectFourThreads {
    fn default() -> Self {
        Self(NonZeroUsize::MIN)
    }
}

impl PartialSchema for ConnectFourThreads {
    fn schema() -> RefOr<Schema> {
        WholeNumberInRange::<1, MOST>::schema_builder()
            .default(Some(1.into()))
            .description(Some(
                "On how many threads to search, up to what the operator of the server allows. Scores do not depend on it.",
            ))
            .into()
    }
}

impl ToSchema for ConnectFourThreads {}
