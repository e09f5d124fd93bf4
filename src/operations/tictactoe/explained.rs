//! Answers about tic-tac-toe as the course explains them.

use serde::Serialize;
use utoipa::ToSchema;

use super::answer::{MarkLetter, TicTacToeMove};
use super::cell::CellPlace;
use super::eval::Eval;
use super::question::{TicTacToeQuestion, TicTacToeScoring};
use crate::course::explain::{Sentences, tictactoe};
use crate::operations::explained::Explained;
use crate::operations::limit::Limit;
use crate::operations::operation::{Context, Operation};
use crate::problems::Problem;

/// The conventions that an answer about tic-tac-toe holds for.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(in crate::operations) struct TicTacToeConventions {
    to_move: MarkLetter,
    scoring: TicTacToeScoring,
}

/// Answers a question to `/tictactoe/eval` and explains the answer.
pub(in crate::operations) fn explain(
    question: TicTacToeQuestion,
    limit: Limit,
    context: &Context<'_>,
) -> Result<Explained<i32, TicTacToeConventions>, Problem> {
    let position = question.position()?;
    let answer = Eval::answer(question, context)?;
    let found = tictactoe::Found {
        value: answer.value,
        moves: answer.moves.iter().map(found_move).collect(),
        best: answer.r#move.map(|CellPlace(cell)| cell),
        line: answer
            .principal_variation
            .iter()
            .map(|&CellPlace(cell)| cell)
            .collect(),
    };
    let mut sentences = Sentences::new(limit.entries());
    tictactoe::explain(&position, &found, &mut sentences);
    Ok(Explained {
        sentences,
        value: answer.value,
        conventions: TicTacToeConventions {
            to_move: answer.to_move,
            scoring: answer.scoring,
        },
        complete: true,
    })
}

fn found_move(mv: &TicTacToeMove) -> tictactoe::Move {
    tictactoe::Move {
        cell: mv.cell.0,
        value: mv.value,
        plies: mv.plies,
        winner: mv.winner.map(Into::into),
    }
}
