//! `/connect4/solve`: exact scores of every move.

use super::answer::ConnectFourSolution;
use super::question::ConnectFourSolveQuestion;
use crate::operations::connect4::exact_play::{effort, solver};
use crate::operations::family::Family;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::query::QueryParameter;
use crate::problems::Problem;

/// Exact play of Connect Four.
#[derive(Clone, Copy, Debug)]
pub struct Solve;

impl Operation for Solve {
    type Question = ConnectFourSolveQuestion;
    type Answer = ConnectFourSolution;

    const PATH: &'static str = "/connect4/solve";
    const FAMILY: Family = Family::ConnectFour;
    const TITLE: &'static str = "The exact score of every move of Connect Four";
    const DESCRIPTION: &'static str = "\
The board has 4 to 10 columns and 4 to 8 rows, 7 and 6 unless `width` and `height` say otherwise. Columns are numbered \
from 1 at the left; in a text of moves column 10 is `a`. The position is given either by `moves` or by `board`.

All scores are in the view of the side to move. A score of 0 is a draw. A score of k means that the side to move wins and \
has k - 1 discs left in hand after the winning one; -k that it loses to a side that has. So a near win scores more and a \
far loss less, and on the board of 7 columns and 6 rows a win with the next disc scores 18 after 7 discs. A game that was \
won with the last move scores for the loser as the move to it did.

With `threads` a long search is quicker; what it proves is the same.

With `mode: weak` scores are only 1, 0 and -1, a win, a draw and a loss, which takes less time.

Every score is proven. When the time runs out, `complete` is false, scores that are not known are `null`, and \
`score_bounds` tells what was proven of them. What one question has proven helps the next: asking again goes on where the \
first search ended. That is why what the search did is told with `statistics: true` only: its figures depend on what was \
asked before, and such an answer is not to be kept. Questions that are asked at the same time may share one search.

On the board of 7 columns and 6 rows an opening book has the score of every position of at most 12 discs; only their \
principal variations, and the moves from 12 discs on, are searched. On larger boards positions with few discs can take \
longer than a request may.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "middle_of_a_game",
            summary: "Blue wins in three plies, by column 3 or by column 4",
            question: r#"{"moves": "122435527534575161761"}"#,
        },
        Example {
            name: "full_column",
            summary: "Column 4 is full, so it has no score",
            question: r#"{"moves": "5554224333234511764415115"}"#,
        },
        Example {
            name: "small_board",
            summary: "On five columns and four rows nobody wins",
            question: r#"{"moves": "", "width": 5, "height": 4}"#,
        },
        Example {
            name: "weak",
            summary: "Only who wins",
            question: r#"{"moves": [1, 2, 2, 4, 3, 5, 5, 2, 7, 5, 3, 4, 5, 7, 5, 1, 6, 1, 7, 6, 1], "mode": "weak"}"#,
        },
        Example {
            name: "game_over",
            summary: "Red has won, so the score of Blue, whose turn it would be, is a loss",
            question: r#"{"moves": "4455667"}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = ConnectFourSolveQuestion::QUERY;

    fn effort(question: &ConnectFourSolveQuestion) -> Effort {
        // A position that makes no sense is refused at once.
        question
            .position()
            .map_or(Effort::Small, |board| effort(&board))
    }

    fn answer(
        question: ConnectFourSolveQuestion,
        context: &Context<'_>,
    ) -> Result<ConnectFourSolution, Problem> {
        let board = question.position()?;
        let threads = question.threads.within(context.sizes)?;
        let solution = solver(context).with_threads(threads).solve_columns(
            &board,
            question.mode.into(),
            context.limits(),
        );
        Ok(ConnectFourSolution::new(
            &board,
            solution,
            question.mode,
            question.statistics,
        ))
    }
}
