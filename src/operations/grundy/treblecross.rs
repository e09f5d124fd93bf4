//! `/grundy/treblecross`: three in a row on a row of cells.

use arborist_engine::impartial::heap_values::HeapValues;
use arborist_engine::impartial::treblecross::{Stage, TooShort, Treblecross as Row};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::heap_value::out_of_time;
use super::kayles_row::marks;
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::heap_tables::HeapRule;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::outcome_class::OutcomeClass;
use crate::operations::page::Page;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// Three in a row on a row of cells.
#[derive(Clone, Copy, Debug)]
pub struct Treblecross;

/// A row of cells.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TreblecrossQuestion {
    /// The row, cell by cell: `X` where one is marked, `.` where it is free (`-` and `_` too).
    #[schema(pattern = "^[Xx._-]+$", min_length = 3, max_length = 100_000)]
    row: String,
    /// How many winning moves, and stretches of safe cells, to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first that is listed.
    #[serde(default)]
    offset: Offset,
}

/// The most cells of a row.
const MOST_CELLS: usize = 100_000;

/// What a row of cells is worth, and how it is won.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TreblecrossAnswer {
    /// The Grundy value of the game in which nobody marks a cell that gives the game away; `null` when three can be
    /// completed at once, or have been.
    #[schema(required = true)]
    grundy: Option<Integer>,
    /// Who wins.
    outcome: OutcomeClass,
    /// How far the game has come.
    stage: TreblecrossStage,
    /// The cells to mark that win, counted from 0, ascending.
    winning_moves: Vec<usize>,
    /// How many of them there are, listed or not.
    winning_moves_total: usize,
    /// While the game is open, the stretches of cells that can be marked without giving the game away, from the left.
    stretches: Vec<TreblecrossStretch>,
    /// How many stretches there are, listed or not.
    stretches_total: usize,
    /// Who wins, and how.
    explanation: String,
}

/// `open`: no mark completes three at once. `threat`: some mark does. `over`: there are three in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum TreblecrossStage {
    /// No mark completes three at once.
    Open,
    /// Some mark completes three.
    Threat,
    /// There are three in a row.
    Over,
}

impl From<Stage> for TreblecrossStage {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Open => Self::Open,
            Stage::Threat => Self::Threat,
            Stage::Over => Self::Over,
        }
    }
}

/// Safe cells without a gap between them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TreblecrossStretch {
    /// The first of them, counted from 0.
    first: usize,
    /// How many there are.
    cells: usize,
    /// The heap of the octal game 0.007 that they are: two more than the cells.
    heap: u64,
    /// What they are worth alone.
    grundy: Integer,
}

impl Answer for TreblecrossAnswer {}

impl Operation for Treblecross {
    type Question = TreblecrossQuestion;
    type Answer = TreblecrossAnswer;

    const PATH: &'static str = "/grundy/treblecross";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str =
        "Treblecross, three in a row on a row of cells: who wins, and which cells to mark";
    const DESCRIPTION: &'static str = "\
Players mark a free cell in turn, both with `X`, and whoever completes three neighbouring marks wins.

Where two marks stand within two cells of each other, three can be completed at once: those moves win, and no other does. \
Before that a mark within two cells of another gives the game away. So each mark takes two cells on either side out of \
the game, whoever has no safe cell left loses, and m safe cells without a gap are worth what a heap of m + 2 is worth in \
the octal game `0.007`. `grundy` is the value of that game.

A row has 3 to 100,000 cells, which are counted from 0.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "empty_row",
            summary: "Mark the middle, then mirror every move",
            question: r#"{"row": "......."}"#,
        },
        Example {
            name: "some_marks",
            summary: "Two stretches of safe cells",
            question: r#"{"row": "...X.........."}"#,
        },
        Example {
            name: "threat",
            summary: "Three can be completed",
            question: r#"{"row": ".X.X...."}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "row",
            kind: QueryKind::Text,
            description: "The row, cell by cell: `X` where one is marked, `.` where it is free",
            example: "...X......",
            required: true,
        },
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn effort(_question: &TreblecrossQuestion) -> Effort {
        // No period of 0.007 is known, so thousands of values are made for the first question.
        Effort::Large
    }

    fn answer(
        question: TreblecrossQuestion,
        context: &Context<'_>,
    ) -> Result<TreblecrossAnswer, Problem> {
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        let (row, values) = row_of(&question.row, context)?;
        let outcome = row
            .outcome(&values)
            .ok_or_else(|| Problem::internal("a heap has no value"))?;
        let grundy = row.grundy(&values);
        let moves = || row.winning_moves(&values);
        let stretches = row.stretches().iter().map(|stretch| TreblecrossStretch {
            first: stretch.first,
            cells: stretch.cells,
            heap: stretch.heap(),
            grundy: values.get(stretch.heap()).unwrap_or(0).into(),
        });
        Ok(TreblecrossAnswer {
            grundy: grundy.map(Integer::from),
            outcome: outcome.into(),
            stage: row.stage().into(),
            winning_moves: page.of(moves()).collect(),
            winning_moves_total: moves().count(),
            stretches: stretches.take(page.limit.entries()).collect(),
            stretches_total: row.stretches().len(),
            explanation: explanation(&row, grundy, moves().next()),
        })
    }
}

/// The row of cells that is told so, and what its stretches are worth.
///
/// # Errors
/// When it is no row, too short or too long; or the time ran out.
pub(super) fn row_of(row: &str, context: &Context<'_>) -> Result<(Row, HeapValues), Problem> {
    let row = Row::new(marks(row, MOST_CELLS)?).map_err(refused)?;
    let rule = HeapRule::TakeAndBreak(Row::heap_game());
    let values = context
        .tables
        .heaps()
        .values(&rule, row.largest_heap(), &context.limits())
        .map_err(out_of_time)?;
    Ok((row, values))
}

/// The problem with a short row.
pub(super) fn refused(error: TooShort) -> Problem {
    let TooShort { cells } = error;
    Problem::at(
        ProblemKind::OutOfRange,
        Pointer::key("row"),
        Message::new("grundy-row-too-short").with("cells", cells),
    )
}

fn explanation(row: &Row, grundy: Option<u64>, first: Option<usize>) -> String {
    match (row.stage(), first) {
        (Stage::Over, _) => {
            "there are three marks in a row, so the game is over, and whoever is to move has lost".to_owned()
        }
        (Stage::Threat, Some(cell)) => {
            format!("marking cell {cell} completes three in a row, which wins at once")
        }
        (Stage::Open, Some(cell)) => format!(
            "the stretches of safe cells are together worth {}, and a mark that makes that 0 wins: mark cell {cell}",
            grundy.unwrap_or(0)
        ),
        (_, None) if row.stretches().is_empty() => {
            "every free cell lies within two cells of a mark, so whatever is marked, the opponent completes three"
                .to_owned()
        }
        (_, None) => "the stretches of safe cells are together worth 0, every safe move changes that, and any other \
                      lets the opponent complete three, so whoever is to move loses"
            .to_owned(),
    }
}
