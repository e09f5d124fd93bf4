//! Positions of Connect Four in the middle of a game.

use arborist_engine::connect4::{Board, Column, Outcome, Weights};

use super::chance::{Chance, Span};

/// What is wanted of a position.
#[derive(Clone, Copy, Debug)]
pub struct ConnectFourWishes {
    /// How many discs may be on the board.
    pub discs: Span,
    /// What the window heuristic may say of it.
    pub evaluation: Option<Span>,
    /// The weights of the heuristic.
    pub weights: Weights,
}

/// The columns played in a game that goes on, if its position is as wished.
pub fn draw(chance: &mut Chance, wishes: &ConnectFourWishes) -> Option<Vec<Column>> {
    let discs = usize::try_from(chance.number(wishes.discs)).ok()?;
    let mut board = Board::EMPTY;
    let mut played = Vec::with_capacity(discs);
    while played.len() < discs {
        let columns: Vec<Column> = Column::ALL
            .into_iter()
            .filter(|column| board.has_room(*column))
            .collect();
        let column = chance.one_of(&columns)?;
        board = board.play(column).ok()?;
        played.push(column);
    }
    let evaluation = i64::from(wishes.weights.evaluate(&board));
    let wished = wishes
        .evaluation
        .is_none_or(|span| (span.least()..=span.most()).contains(&evaluation));
    (board.outcome() == Outcome::Ongoing && wished).then_some(played)
}
