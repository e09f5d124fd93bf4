//! `/connect4/eval`: the window heuristic of a position, and what every move is worth at a depth.

use arborist_engine::connect4::solver::Aim;
use arborist_engine::connect4::{
    Analysis, Board, Color, ConnectFour, MoveAnalysis, ProvenEnd, Standing, analyse,
};

use super::answer::{
    ConnectFourComparison, ConnectFourEvaluation, ConnectFourMove, ConnectFourPerspective,
    ConnectFourSearch,
};
use super::column::ConnectFourColumn;
use super::question::{ConnectFourQuestion, standard};
use crate::operations::connect4::exact_play::{effort as exact_effort, solver};
use crate::operations::connect4::solve::{ConnectFourMode, ConnectFourSolution};
use crate::operations::connect4::square::ConnectFourSquare;
use crate::operations::connect4::status::ConnectFourOutcome;
use crate::operations::family::Family;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::query::QueryParameter;
use crate::problems::Problem;

/// What a position of Connect Four is worth, at a glance and at a depth.
#[derive(Clone, Copy, Debug)]
pub struct Eval;

/// Searches up to this depth take well under a millisecond.
const SMALL_DEPTH: u32 = 3;

impl Operation for Eval {
    type Question = ConnectFourQuestion;
    type Answer = ConnectFourEvaluation;

    const PATH: &'static str = "/connect4/eval";
    const FAMILY: Family = Family::ConnectFour;
    const TITLE: &'static str =
        "What a position of Connect Four is worth, at a glance and at a depth";
    const DESCRIPTION: &'static str = "\
The board has 7 columns and 6 rows. All values are in the view of Red, who moves first and is MAX. Columns are 1 to 7 \
from the left; squares are `[column, row]` with row 1 at the bottom.

The position is given either by `moves` or by `board`. A board is refused when discs float, when the counts of discs \
do not fit, or when it was played on after a line of four.

`eval` judges the position without search: the sum over the 69 windows of four squares in a line, and `center` times \
the discs in column 4, Red's less Blue's. A window with three discs of one colour and a free square counts `three`, \
one with two discs of one colour and two free squares counts `two`: for Red, or against when they are Blue's.

`search` looks ahead by alpha-beta, to depth 1, 2, and so on up to `depth`, with `eval` at the end of each line. A win \
of Red in n plies is worth 1,000,000 - n and a win of Blue n - 1,000,000, so that a near win is worth more and a far \
loss costs less; a full board is worth 0, and estimates always lie between the wins and the losses. `outcome` and \
`plies` say what is proven. Every move is searched with an open window, so that its value is exact at the depth; \
moves are tried from the centre outwards, columns 4, 3, 5, 2, 6, 1, 7, and the first of the best is `move`.

A value at a fixed depth may be wrong just behind the horizon. With `quiescence`, a line is followed beyond the depth \
while a side threatens to win with its very next disc; then whoever can win at once does so, and whoever must block \
does so, which leaves the values as they are and only saves work.

With `exact: true` the position is solved too: `exact` is what `/connect4/solve` answers to it, with scores in the view of \
the side to move and not in Red's: 0 is a draw, k a win with k - 1 discs left in hand, -k such a loss. `comparison` says \
whether the sign of `eval` names the right winner, and whether the move that `search` chose is one of the best.

When the time runs out, `search` tells the last depth that was finished, `exact` tells what is proven of each score, and \
their `complete` is false. Positions with few discs can take longer to solve than a request may.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "window_heuristic",
            summary: "Two windows count, one for each side, and the centre is worth 3",
            question: r#"{"moves": "465344", "depth": 1}"#,
        },
        Example {
            name: "after_column_5",
            summary: "One move later six windows count for Red",
            question: r#"{"moves": [4, 6, 5, 3, 4, 4, 5], "depth": 1}"#,
        },
        Example {
            name: "horizon",
            summary: "Blue is lost, which one ply does not show and quiescence search does",
            question: r#"{"board": [".......", ".......", ".......", ".......", "..BB...", "..RRR.."], "to_move": "blue", "depth": 1, "quiescence": true}"#,
        },
        Example {
            name: "exact",
            summary: "The estimate is 0, but Blue wins, by column 6 alone; a search of one ply chooses another",
            question: r#"{"moves": "5554224333234511764415115", "depth": 1, "exact": true}"#,
        },
        Example {
            name: "game_over",
            summary: "Red has won",
            question: r#"{"moves": "4455667"}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = ConnectFourQuestion::QUERY;

    fn effort(question: &ConnectFourQuestion) -> Effort {
        if question.depth.plies() > SMALL_DEPTH {
            return Effort::Large;
        }
        match question.position() {
            Ok(position) if question.exact => exact_effort(&position),
            // A position that makes no sense is refused at once.
            _ => Effort::Small,
        }
    }

    fn answer(
        question: ConnectFourQuestion,
        context: &Context<'_>,
    ) -> Result<ConnectFourEvaluation, Problem> {
        let position = question.position()?;
        let board = standard(position)?;
        let game = ConnectFour {
            weights: question.weights.into(),
        };
        let standing = position.standing();
        let windows = game.weights.scoring_windows(&board);
        let eval = game.weights.evaluate(&board);
        let search = (standing == Standing::Ongoing).then(|| {
            let analysis = analyse(
                &game,
                &board,
                question.depth.plies(),
                question.quiescence,
                context.limits(),
            );
            search_answer(&board, &analysis, question.quiescence)
        });
        let exact = question.exact.then(|| {
            let solution = solver(context).solve_columns(&position, Aim::Exact, context.limits());
            ConnectFourSolution::new(&position, solution, ConnectFourMode::Exact, false)
        });
        Ok(ConnectFourEvaluation {
            eval,
            perspective: ConnectFourPerspective::Red,
            center: game.weights.center_score(&board),
            windows_total: game.weights.scoring_windows(&board).count(),
            windows: windows
                .take(question.limit.entries())
                .map(Into::into)
                .collect(),
            to_move: board.turn().into(),
            status: standing.into(),
            winner: standing.winner().map(Into::into),
            winning_cells: position
                .winning_line()
                .map(|line| line.map(ConnectFourSquare).to_vec()),
            board: position.rows(),
            comparison: exact
                .as_ref()
                .map(|exact| ConnectFourComparison::new(eval, search.as_ref(), exact)),
            search,
            exact,
        })
    }
}

fn search_answer(board: &Board, analysis: &Analysis, quiescence: bool) -> ConnectFourSearch {
    let best = analysis.best(board.turn().player());
    let end = best.and_then(|best| best.end);
    ConnectFourSearch {
        depth: analysis.depth,
        quiescence,
        value: best.map(|best| best.value),
        outcome: end.map(outcome_of),
        plies: end.map(|end| end.plies),
        r#move: best.map(|best| ConnectFourColumn(best.column)),
        moves: analysis.moves.iter().map(move_answer).collect(),
        principal_variation: best.map(line_of).unwrap_or_default(),
        statistics: analysis.statistics.into(),
        complete: analysis.complete,
    }
}

fn move_answer(mv: &MoveAnalysis) -> ConnectFourMove {
    ConnectFourMove {
        column: ConnectFourColumn(mv.column),
        value: mv.value,
        outcome: mv.end.map(outcome_of),
        plies: mv.end.map(|end| end.plies),
        principal_variation: line_of(mv),
    }
}

fn line_of(mv: &MoveAnalysis) -> Vec<ConnectFourColumn> {
    mv.principal_variation
        .iter()
        .copied()
        .map(ConnectFourColumn)
        .collect()
}

fn outcome_of(end: ProvenEnd) -> ConnectFourOutcome {
    match end.winner {
        Some(Color::Red) => ConnectFourOutcome::RedWins,
        Some(Color::Blue) => ConnectFourOutcome::BlueWins,
        None => ConnectFourOutcome::Draw,
    }
}
