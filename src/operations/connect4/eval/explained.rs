//! Answers about Connect Four as the course explains them.

use serde::Serialize;
use utoipa::ToSchema;

use super::answer::{ConnectFourMove, ConnectFourSearch};
use super::column::ConnectFourColumn;
use super::operation::Eval;
use super::question::ConnectFourQuestion;
use super::weights::ConnectFourWeights;
use crate::course::explain::Sentences;
use crate::course::explain::connect4::{self, End};
use crate::operations::connect4::status::ConnectFourOutcome;
use crate::operations::explained::Explained;
use crate::operations::limit::Limit;
use crate::operations::operation::{Answer, Context, Operation};
use crate::problems::Problem;

/// The conventions that an answer about Connect Four holds for.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(in crate::operations) struct ConnectFourConventions {
    /// How many plies to look ahead.
    #[schema(minimum = 1, maximum = 42)]
    depth: u32,
    weights: ConnectFourWeights,
    quiescence: bool,
}

/// Answers a question to `/connect4/eval` and explains the answer. The value is that of the search, or the estimate
/// when the game is over or the search was stopped before it had a value.
pub(in crate::operations) fn explain(
    question: ConnectFourQuestion,
    limit: Limit,
    context: &Context<'_>,
) -> Result<Explained<i32, ConnectFourConventions>, Problem> {
    let board = question.standard_board()?;
    let conventions = ConnectFourConventions {
        depth: question.depth.plies(),
        weights: question.weights,
        quiescence: question.quiescence,
    };
    let answer = Eval::answer(question, context)?;
    let search = answer.search.as_ref().and_then(found);
    let mut sentences = Sentences::new(limit.entries());
    connect4::explain(
        &board,
        &conventions.weights.into(),
        search.as_ref(),
        &mut sentences,
    );
    Ok(Explained {
        sentences,
        value: search.map_or(answer.eval, |search| search.value),
        conventions,
        complete: answer.is_complete(),
    })
}

fn found(search: &ConnectFourSearch) -> Option<connect4::Search> {
    Some(connect4::Search {
        depth: search.depth,
        value: search.value?,
        best: search.r#move?.0,
        moves: search.moves.iter().map(found_move).collect(),
        line: search
            .principal_variation
            .iter()
            .map(|&ConnectFourColumn(column)| column)
            .collect(),
    })
}

fn found_move(mv: &ConnectFourMove) -> connect4::Move {
    connect4::Move {
        column: mv.column.0,
        value: mv.value,
        end: mv.outcome.map(end_of).zip(mv.plies),
    }
}

fn end_of(outcome: ConnectFourOutcome) -> End {
    match outcome {
        ConnectFourOutcome::RedWins => End::Red,
        ConnectFourOutcome::BlueWins => End::Blue,
        ConnectFourOutcome::Draw => End::Draw,
    }
}
