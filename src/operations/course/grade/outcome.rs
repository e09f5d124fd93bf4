//! Who wins, as it is posted.

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::graph::LoopyOutcome;
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

/// Who wins a game that need not end.
#[derive(Clone, Copy, Deserialize)]
pub(super) enum PostedLoopyOutcome {
    P,
    N,
    D,
}

impl From<PostedLoopyOutcome> for LoopyOutcome {
    fn from(posted: PostedLoopyOutcome) -> Self {
        match posted {
            PostedLoopyOutcome::P => Self::P,
            PostedLoopyOutcome::N => Self::N,
            PostedLoopyOutcome::D => Self::D,
        }
    }
}
