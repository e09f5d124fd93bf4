//! `/solve`: exact scores in the format that front ends of Connect Four know.

use arborist_engine::connect4::solver::{Aim, Bounds};
use arborist_engine::connect4::{BoardSize, SizedBoard, Standing};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::messages::Message;
use crate::operations::connect4::broken_rules::move_detail;
use crate::operations::connect4::exact_play::{effort, solver};
use crate::operations::connect4::moves::ConnectFourMoves;
use crate::operations::family::Family;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// Exact scores in the well-known format.
#[derive(Clone, Copy, Debug)]
pub struct SolvePos;

/// What stands for a column that is full.
const FULL: i32 = 100;

/// A position of Connect Four on seven columns and six rows.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WellKnownQuestion {
    /// The columns played from the empty board on, one digit a move, 1 to 7.
    #[schema(pattern = "^[1-7]{0,42}$")]
    pos: String,
}

/// The scores of every column.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WellKnownScores {
    /// The columns played.
    #[schema(pattern = "^[1-7]{0,42}$")]
    pos: String,
    /// The score of a move into each column in the view of the side to move, 100 for a column that is full.
    #[schema(min_items = 7, max_items = 7)]
    score: Vec<i32>,
}

impl Answer for WellKnownScores {}

impl WellKnownQuestion {
    fn position(&self) -> Result<SizedBoard, Problem> {
        ConnectFourMoves::of_text(&self.pos)
            .played(BoardSize::STANDARD)
            .map_err(|error| {
                Problem::at(
                    ProblemKind::IllegalMove,
                    Pointer::key("pos"),
                    move_detail(&error),
                )
            })
    }
}

impl Operation for SolvePos {
    type Question = WellKnownQuestion;
    type Answer = WellKnownScores;

    const PATH: &'static str = "/solve";
    const FAMILY: Family = Family::ConnectFour;
    const TITLE: &'static str =
        "The exact score of every move of Connect Four, in the format that front ends know";
    const DESCRIPTION: &'static str = "\
`/solve?pos=475` answers `{\"pos\": \"475\", \"score\": [...]}`: the scores of columns 1 to 7 as `/connect4/solve` tells \
them, and 100 for a column that is full. A game that is over has no moves to score and is refused. When the time runs out \
before all seven scores are proven, there is no answer; `/connect4/solve` tells what was proven.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "middle_of_a_game",
            summary: "Columns 3 and 4 win",
            question: r#"{"pos": "122435527534575161761"}"#,
        },
        Example {
            name: "full_column",
            summary: "Column 5 is full",
            question: r#"{"pos": "657341635416555625471"}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[QueryParameter {
        name: "pos",
        kind: QueryKind::Text,
        description: "The columns played from the empty board on, one digit a move, 1 to 7",
        example: "122435527534575161761",
        required: true,
    }];

    fn effort(question: &WellKnownQuestion) -> Effort {
        question
            .position()
            .map_or(Effort::Small, |board| effort(&board))
    }

    fn answer(
        question: WellKnownQuestion,
        context: &Context<'_>,
    ) -> Result<WellKnownScores, Problem> {
        let board = question.position()?;
        if board.standing() != Standing::Ongoing {
            return Err(Problem::at(
                ProblemKind::GameOver,
                Pointer::key("pos"),
                Message::new("connect4-no-move-to-score"),
            ));
        }
        let solution = solver(context).score_columns(&board, Aim::Exact, context.limits());
        let score: Option<Vec<i32>> = solution
            .columns
            .into_iter()
            .map(|score| score.map_or(Some(FULL), Bounds::value))
            .collect();
        score
            .map(|score| WellKnownScores {
                pos: question.pos,
                score,
            })
            .ok_or_else(|| {
                Problem::new(
                    ProblemKind::OutOfTime,
                    Message::new("connect4-time-up-scoring"),
                )
            })
    }
}
