//! How a game of Connect Four stands, and how it ends.

use arborist_engine::connect4::{Color, Standing};
use serde::Serialize;
use utoipa::ToSchema;

/// How a game of Connect Four stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ConnectFourStatus {
    /// It goes on.
    Ongoing,
    /// Red has four in a line.
    RedWon,
    /// Blue has four in a line.
    BlueWon,
    /// The board is full and nobody has four in a line.
    Draw,
}

impl From<Standing> for ConnectFourStatus {
    fn from(standing: Standing) -> Self {
        match standing {
            Standing::Ongoing => Self::Ongoing,
            Standing::Won(Color::Red) => Self::RedWon,
            Standing::Won(Color::Blue) => Self::BlueWon,
            Standing::Draw => Self::Draw,
        }
    }
}

/// How the game ends under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ConnectFourOutcome {
    /// Red wins.
    RedWins,
    /// Blue wins.
    BlueWins,
    /// Nobody wins.
    Draw,
}
