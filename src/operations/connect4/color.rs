//! The colours of the discs in questions and answers.

use arborist_engine::connect4::Color;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// `red`, who moves first and is MAX, or `blue`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ConnectFourColor {
    /// Red, who moves first and is MAX.
    Red,
    /// Blue, who is MIN; yellow in some sets.
    Blue,
}

impl From<ConnectFourColor> for Color {
    fn from(color: ConnectFourColor) -> Self {
        match color {
            ConnectFourColor::Red => Self::Red,
            ConnectFourColor::Blue => Self::Blue,
        }
    }
}

impl From<Color> for ConnectFourColor {
    fn from(color: Color) -> Self {
        match color {
            Color::Red => Self::Red,
            Color::Blue => Self::Blue,
        }
    }
}
