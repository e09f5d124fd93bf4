//! `/grundy/kayles-row`: Kayles on a row of pins.

use arborist_engine::impartial::heap_values::HeapValues;
use arborist_engine::impartial::kayles_row::{KaylesRow, Throw};
use arborist_engine::impartial::marked_row::{Alphabet, UnknownMark, parse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::heap_value::{out_of_time, outcome};
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

/// Kayles on a row of pins.
#[derive(Clone, Copy, Debug)]
pub struct Kayles;

/// A row of pins.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct KaylesQuestion {
    /// The row, place by place: `X` where a pin stands, `.` where none does (`-` and `_` too).
    #[schema(pattern = "^[Xx._-]*$", max_length = 1_000_000)]
    row: String,
    /// How many winning moves, and groups of pins, to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first that is listed.
    #[serde(default)]
    offset: Offset,
}

/// The most places of a row.
const MOST_PLACES: usize = 1_000_000;

/// What a row of pins is worth, and how it is won.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct KaylesAnswer {
    /// The Grundy value.
    grundy: Integer,
    /// Who wins.
    outcome: OutcomeClass,
    /// The winning moves by place, those that knock down one pin before those that knock down two.
    winning_moves: Vec<KaylesMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// The groups of pins that stand next to each other, from the left.
    groups: Vec<KaylesGroup>,
    /// How many groups there are, listed or not.
    groups_total: usize,
    /// Who wins, and how.
    explanation: String,
}

/// A move of Kayles.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct KaylesMove {
    /// The group of pins that is hit, counted from 0.
    group: usize,
    /// The places of the pins that fall, counted from 0 along the row.
    #[schema(min_items = 1, max_items = 2)]
    pins: Vec<u64>,
    /// How many pins of the group are left before those that fall, and behind them.
    #[schema(min_items = 2, max_items = 2)]
    leaves: Vec<u64>,
}

impl From<Throw> for KaylesMove {
    fn from(mv: Throw) -> Self {
        Self {
            group: mv.group,
            pins: (mv.first..mv.first + mv.pins).collect(),
            leaves: mv.leaves.to_vec(),
        }
    }
}

/// Pins that stand next to each other.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct KaylesGroup {
    /// The place of the first of them, counted from 0.
    start: u64,
    /// How many they are.
    pins: u64,
    /// What they are worth alone.
    grundy: u64,
}

impl Answer for KaylesAnswer {}

impl Operation for Kayles {
    type Question = KaylesQuestion;
    type Answer = KaylesAnswer;

    const PATH: &'static str = "/grundy/kayles-row";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str = "Kayles on a row of pins: what it is worth, and which pins to hit";
    const DESCRIPTION: &'static str = "\
Players take turns; a move knocks down one pin, or two that stand next to each other. Whoever cannot move loses. Pins \
that stand next to each other are a group; a group is worth what a heap of as many is worth in the octal game `0.77`, \
and the row the exclusive or of its groups.

Every winning move is told by the places of the pins that fall, counted from 0. A row may have 1,000,000 places. How \
groups of any size repeat their values is told by `/grundy/octal`.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "two_groups",
            summary: "The larger group is made worth what the smaller is",
            question: r#"{"row": "XX.XXX"}"#,
        },
        Example {
            name: "one_group",
            summary: "Hit in the middle, then mirror every move",
            question: r#"{"row": "XXXXX"}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "row",
            kind: QueryKind::Text,
            description: "The row, place by place: `X` where a pin stands, `.` where none does",
            example: "XX.XXX",
            required: true,
        },
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn effort(question: &KaylesQuestion) -> Effort {
        /// Rows of this length take microseconds.
        const SMALL: usize = 1_000;

        if question.row.len() > SMALL {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn answer(question: KaylesQuestion, context: &Context<'_>) -> Result<KaylesAnswer, Problem> {
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        let (row, values) = row_of(&question.row, context)?;
        // The period of Kayles is proven by the first values, so every group has one.
        let worth = |pins: u64| values.get(pins).unwrap_or(0);
        let grundy = row.grundy(&values).unwrap_or(0);
        let moves = || row.moves_worth(0, &values);
        let groups = row.groups().iter().map(|group| KaylesGroup {
            start: group.start,
            pins: group.pins,
            grundy: worth(group.pins),
        });
        Ok(KaylesAnswer {
            grundy: grundy.into(),
            outcome: outcome(grundy).into(),
            winning_moves: page.of(moves()).map(KaylesMove::from).collect(),
            winning_moves_total: moves().count(),
            groups: groups.take(page.limit.entries()).collect(),
            groups_total: row.groups().len(),
            explanation: explanation(&row, grundy, moves().next()),
        })
    }
}

/// The row of pins that is told so, and what its groups are worth.
///
/// # Errors
/// When it is no row or too long; or the time ran out.
pub(super) fn row_of(row: &str, context: &Context<'_>) -> Result<(KaylesRow, HeapValues), Problem> {
    let row = KaylesRow::new(&marks(row, MOST_PLACES)?);
    let rule = HeapRule::TakeAndBreak(KaylesRow::heap_game());
    let values = context
        .tables
        .heaps()
        .values(&rule, row.largest_heap(), &context.limits())
        .map_err(out_of_time)?;
    Ok((row, values))
}

/// Which places of a row are marked that is posted under the key `row`.
pub(super) fn marks(row: &str, most: usize) -> Result<Vec<bool>, Problem> {
    let marks =
        parse(row, Alphabet::CROSSES).map_err(|error| unknown_mark(error).under_key("row"))?;
    if marks.len() > most {
        return Err(Problem::at(
            ProblemKind::OverTheLimit,
            Pointer::key("row"),
            Message::new("grundy-row-too-long")
                .with("places", marks.len())
                .with("most", most),
        ));
    }
    Ok(marks)
}

/// The problem with a letter of a row, seen from the row.
pub(super) fn unknown_mark(error: UnknownMark) -> Problem {
    let [marked, blank] = error.known();
    let detail = Message::new("grundy-row-unknown-mark")
        .with("found", error.found.to_string())
        .with("place", error.index)
        .with("marked", marked.to_string())
        .with("blank", blank.to_string());
    Problem::at(ProblemKind::OutOfRange, Pointer::root(), detail)
}

fn explanation(row: &KaylesRow, grundy: u64, first: Option<Throw>) -> String {
    match first {
        Some(mv) => {
            let falling = match mv.pins {
                1 => format!("the pin at place {}", mv.first),
                _ => format!("the pins at places {} and {}", mv.first, mv.first + 1),
            };
            format!(
                "the groups are together worth {grundy}, and a move that makes that 0 wins: knock down {falling}, which \
                 leaves {} and {} pins of the group",
                mv.leaves[0], mv.leaves[1]
            )
        }
        None if row.groups().is_empty() => {
            "no pin stands, so there is no move, and whoever is to move has lost".to_owned()
        }
        None => "the groups are together worth 0, and every move changes that, so whoever is to move loses".to_owned(),
    }
}
