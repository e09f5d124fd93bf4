//! What operations are about, to group them in the documentation.

/// What an operation is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// Game trees.
    Trees,
    /// Nim and games that are nearly Nim.
    Nim,
    /// Other impartial games.
    Impartial,
    /// Tic-tac-toe.
    TicTacToe,
    /// Connect Four.
    ConnectFour,
    /// Teaching.
    Course,
    /// Any of the others.
    Several,
}

impl Family {
    /// The families, in the order in which they are told.
    pub const ALL: [Self; 7] = [
        Self::Trees,
        Self::Nim,
        Self::Impartial,
        Self::TicTacToe,
        Self::ConnectFour,
        Self::Course,
        Self::Several,
    ];

    /// A word for it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Trees => "trees",
            Self::Nim => "nim",
            Self::Impartial => "impartial",
            Self::TicTacToe => "tic-tac-toe",
            Self::ConnectFour => "connect-four",
            Self::Course => "course",
            Self::Several => "several",
        }
    }

    /// What it is.
    pub const fn description(self) -> &'static str {
        match self {
            Self::Trees => {
                "Game trees that are posted, counted or made: minimax, alpha-beta, uniform trees."
            }
            Self::Nim => {
                "Nim, normal and misère, games that are nearly Nim, and the arithmetic of nimbers."
            }
            Self::Impartial => {
                "Impartial games by their Grundy values: subtraction games, octal games, games told as graphs."
            }
            Self::TicTacToe => "Tic-tac-toe on three by three cells.",
            Self::ConnectFour => {
                "Connect Four: a heuristic and search on seven columns and six rows, exact play on boards of many sizes."
            }
            Self::Course => {
                "Teaching: seeded exercises, submissions graded part by part with the mistakes behind what is wrong, and explanations in the reader's language."
            }
            Self::Several => "Many questions, to any operations, in one request.",
        }
    }
}
