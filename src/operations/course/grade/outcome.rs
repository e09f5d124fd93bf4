//! Who wins, as it is posted.

use arborist_engine::impartial::Outcome;
use serde::Deserialize;

/// Who wins a game that ends.
#[derive(Clone, Copy, Deserialize)]
pub(super) enum PostedOutcome {
    P,
    N,
}

impl From<PostedOutcome> for Outcome {
    fn from(posted: PostedOutcome) -> Self {
        match posted {
            PostedOutcome::P => Self::P,
            PostedOutcome::N => Self::N,
        }
    }
}
