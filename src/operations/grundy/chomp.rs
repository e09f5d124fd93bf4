//! `/grundy/chomp`: Chomp on a bar of chocolate.

use arborist_engine::impartial::chomp::{Bar, BarError, Bite, MOST_WORK, Solution};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::heap_value::{out_of_time, outcome};
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::outcome_class::OutcomeClass;
use crate::operations::page::Page;
use crate::operations::positive_whole_number::PositiveWholeNumber;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// Chomp on a bar of chocolate.
#[derive(Clone, Copy, Debug)]
pub struct Chomp;

/// A bar of chocolate.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChompQuestion {
    /// How many rows a rectangular bar has.
    #[serde(default)]
    #[schema(value_type = Option<PositiveWholeNumber>)]
    rows: Option<u64>,
    /// How many columns a rectangular bar has.
    #[serde(default)]
    #[schema(value_type = Option<PositiveWholeNumber>)]
    columns: Option<u64>,
    /// The lengths of the rows of any bar, from the top; none is longer than the one above. Either this or `rows` and
    /// `columns` are told.
    #[serde(default)]
    #[schema(value_type = Option<Vec<PositiveWholeNumber>>, min_items = 1)]
    bar: Option<Vec<u64>>,
    /// How many winning moves to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first that is listed.
    #[serde(default)]
    offset: Offset,
}

/// What a bar is worth, and how it is won.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChompAnswer {
    /// The Grundy value of the game in which the poisonous square is never eaten, and whoever can eat nothing else loses.
    grundy: Integer,
    /// Who wins.
    outcome: OutcomeClass,
    /// The winning moves, by row and column.
    winning_moves: Vec<ChompMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// How many positions can arise, the bar itself among them: all of them were solved.
    positions_total: usize,
    /// Who wins, and how.
    explanation: String,
}

/// A move of Chomp.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChompMove {
    /// The square that is eaten with all below it and to its right: its row and its column, counted from 0.
    #[schema(min_items = 2, max_items = 2)]
    square: [usize; 2],
    /// How many squares are eaten.
    eats: usize,
}

impl Answer for ChompAnswer {}

impl Operation for Chomp {
    type Question = ChompQuestion;
    type Answer = ChompAnswer;

    const PATH: &'static str = "/grundy/chomp";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str = "Chomp on a bar of any shape: what it is worth, and who wins";
    const DESCRIPTION: &'static str = "\
A move eats a square of a bar of chocolate with all squares below it and to its right. The square in row 0 and column 0 is \
poison, and whoever has to eat it loses. Told as a game in which whoever cannot move loses, nobody eats the poison, so the \
poison alone is worth 0; `grundy` is the value of that game.

The bar is a rectangle of `rows` and `columns`, or a `bar` with the lengths of its rows. No rule is known for Chomp, so \
every position that can arise is solved, and the bar must not be too large: the number of these positions, \
the number of squares and the product of both may be up to 200,000,000. That allows 11 rows of 11 squares, 5 of 30, 2 of \
500.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "rectangle",
            summary: "One square wins",
            question: r#"{"rows": 3, "columns": 5}"#,
        },
        Example {
            name: "square",
            summary: "In a square bar eat all but the first row and column, then mirror every move",
            question: r#"{"rows": 4, "columns": 4}"#,
        },
        Example {
            name: "bitten",
            summary: "A position in which some has been eaten",
            question: r#"{"bar": [5, 3, 3, 1]}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "rows",
            kind: QueryKind::Integer,
            description: "How many rows a rectangular bar has",
            example: "3",
            required: false,
        },
        QueryParameter {
            name: "columns",
            kind: QueryKind::Integer,
            description: "How many columns a rectangular bar has",
            example: "5",
            required: false,
        },
        QueryParameter {
            name: "bar",
            kind: QueryKind::Integers,
            description: "The lengths of the rows of any bar, between commas",
            example: "5,3,3,1",
            required: false,
        },
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn effort(_question: &ChompQuestion) -> Effort {
        Effort::Large
    }

    fn answer(question: ChompQuestion, context: &Context<'_>) -> Result<ChompAnswer, Problem> {
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        let bar = bar_of(question.rows, question.columns, question.bar.as_deref())?;
        let solution = bar.solve(&context.limits()).map_err(out_of_time)?;
        let moves = solution.winning_moves();
        let listed = page.of(&moves).map(|bite| ChompMove::of(&bar, bite));
        Ok(ChompAnswer {
            grundy: solution.grundy().into(),
            outcome: outcome(solution.grundy()).into(),
            winning_moves: listed.collect(),
            winning_moves_total: moves.len(),
            positions_total: solution.positions(),
            explanation: explanation(&bar, &solution, &moves),
        })
    }
}

impl ChompMove {
    pub(super) fn of(bar: &Bar, bite: &Bite) -> Self {
        let rows = bar.rows().iter().skip(bite.row);
        Self {
            square: [bite.row, bite.column],
            eats: rows.map(|length| length.saturating_sub(bite.column)).sum(),
        }
    }
}

/// The bar that is told in one of two ways.
///
/// # Errors
/// What is wrong with it, with pointers to what was told.
pub(super) fn bar_of(
    rows: Option<u64>,
    columns: Option<u64>,
    bar: Option<&[u64]>,
) -> Result<Bar, Problem> {
    match (rows, columns, bar) {
        (Some(rows), Some(columns), None) => {
            for (key, count) in [("rows", rows), ("columns", columns)] {
                if count == 0 {
                    return Err(Problem::at(
                        ProblemKind::OutOfRange,
                        Pointer::key(key),
                        Message::new("grundy-bar-without-squares"),
                    ));
                }
            }
            Bar::rectangle(rows, columns).map_err(|error| refused("rows", error))
        }
        (None, None, Some(rows)) => Bar::new(rows).map_err(|error| refused("bar", error)),
        (Some(_), None, None) | (None, Some(_), None) | (None, None, None) => Err(Problem::at(
            ProblemKind::MissingKey,
            Pointer::root(),
            Message::new("grundy-bar-missing"),
        )),
        (_, _, Some(_)) => Err(Problem::at(
            ProblemKind::OutOfRange,
            Pointer::key("bar"),
            Message::new("grundy-bar-told-twice"),
        )),
    }
}

/// The problem with the bar that is told under this key.
pub(super) fn refused(key: &str, error: BarError) -> Problem {
    let place = Pointer::key(key);
    let (kind, place, detail) = match error {
        BarError::NoRows => (
            ProblemKind::OutOfRange,
            place,
            Message::new("grundy-bar-no-rows"),
        ),
        BarError::EmptyRow { row } => (
            ProblemKind::OutOfRange,
            place.then_index(row),
            Message::new("grundy-bar-empty-row"),
        ),
        BarError::LongerThanTheRowAbove { row } => (
            ProblemKind::OutOfRange,
            place.then_index(row),
            Message::new("grundy-bar-longer-row"),
        ),
        BarError::TooLarge => (
            ProblemKind::OverTheLimit,
            place,
            Message::new("grundy-bar-too-large").with("most", MOST_WORK),
        ),
    };
    Problem::at(kind, place, detail)
}

fn explanation(bar: &Bar, solution: &Solution, moves: &[Bite]) -> String {
    let Some(first) = moves.first() else {
        return match solution.positions() {
            1 => "only the poison is left, so whoever is to move has lost",
            _ => "every move leaves a position that is won for the opponent, so whoever is to move loses",
        }
        .to_owned();
    };
    let why = match bar.is_rectangle() {
        true => {
            "a rectangle with more than one square is always won: if eating the last square alone did not win, the \
             opponent's answer would have been possible at once"
        }
        false => "a move that leaves a position worth 0 wins",
    };
    format!(
        "{why}; it wins to eat from the square in row {} and column {}",
        first.row, first.column
    )
}
