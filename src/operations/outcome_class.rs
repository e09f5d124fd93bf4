//! Who wins a position of an impartial game, in answers.

use arborist_engine::impartial::Outcome;
use serde::Serialize;
use utoipa::ToSchema;

/// `P`: the previous player wins, so whoever is to move loses. `N`: the next player wins, whoever is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub enum OutcomeClass {
    /// The previous player wins.
    P,
    /// The next player wins.
    N,
}

impl From<Outcome> for OutcomeClass {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::P => Self::P,
            Outcome::N => Self::N,
        }
    }
}
