//! What to find out about a position.

use arborist_engine::connect4::solver::Aim;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What to find out about a position of Connect Four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ConnectFourMode {
    /// How soon a side wins.
    #[default]
    Exact,
    /// Only whether it is a win (1), a draw (0) or a loss (-1), which takes less time.
    Weak,
}

impl From<ConnectFourMode> for Aim {
    fn from(mode: ConnectFourMode) -> Self {
        match mode {
            ConnectFourMode::Exact => Self::Exact,
            ConnectFourMode::Weak => Self::Weak,
        }
    }
}
