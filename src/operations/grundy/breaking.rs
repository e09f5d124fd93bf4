//! What is answered about the heaps of games that may split them.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::take_and_break::{Break, MovesWorth};
use serde::Serialize;
use utoipa::ToSchema;

use super::heap_value::HeapJudgement;
use crate::operations::integer::Integer;
use crate::operations::operation::Answer;
use crate::operations::page::Page;
use crate::problems::Problem;

/// The heap of `n` of a game that may split heaps, and the smaller ones.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BreakingAnswer {
    #[serde(flatten)]
    judgement: HeapJudgement,
    /// The moves from the heap of `n` to heaps that are together worth 0, those that take the least first, then those
    /// that leave the fewest heaps, then by the sizes of these.
    winning_moves: Vec<HeapBreak>,
    /// How many winning moves there are, listed or not; `null` when they are not counted, and not listed.
    #[schema(required = true)]
    winning_moves_total: Option<Integer>,
    /// Why the winning moves were not counted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    winning_moves_note: Option<String>,
    /// Who wins, and how.
    explanation: String,
}

/// A move that takes from a heap and may split what is left.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct HeapBreak {
    /// How many to take.
    take: Integer,
    /// The heaps that it leaves, the smallest first.
    leaves: Vec<Integer>,
}

impl From<&Break> for HeapBreak {
    fn from(mv: &Break) -> Self {
        Self {
            take: mv.take.into(),
            leaves: mv.leaves.iter().copied().map(Integer::from).collect(),
        }
    }
}

impl Answer for BreakingAnswer {}

impl BreakingAnswer {
    /// The answer about a heap of which `winning` finds the winning moves, unless there are too many to look at.
    pub(super) fn of(
        judgement: HeapJudgement,
        page: Page,
        winning: impl Fn(Excerpt) -> Result<Option<MovesWorth>, Problem>,
        why_not_counted: &str,
    ) -> Result<Self, Problem> {
        let moves = winning(page.into())?;
        // The explanation shows the first, on whichever page it is.
        let first = winning(Excerpt::first(1))?;
        let first = first.as_ref().and_then(|moves| moves.listed.first());
        let listed = moves.iter().flat_map(|moves| &moves.listed);
        Ok(Self {
            explanation: explanation(judgement.is_won(), first),
            judgement,
            winning_moves: listed.map(HeapBreak::from).collect(),
            winning_moves_total: moves.as_ref().map(|moves| moves.total.into()),
            winning_moves_note: moves.is_none().then(|| why_not_counted.to_owned()),
        })
    }
}

fn explanation(is_won: bool, first: Option<&Break>) -> String {
    let Some(mv) = first else {
        return match is_won {
            true => "the Grundy value is not 0, so some move leaves heaps that are together worth 0",
            false => "the Grundy value is 0: no move leaves heaps that are together worth 0, so whoever is to move loses",
        }
        .to_owned();
    };
    let take = match mv.take {
        0 => "take none".to_owned(),
        take => format!("take {take}"),
    };
    let heaps: Vec<String> = mv.leaves.iter().map(u64::to_string).collect();
    let leave = match heaps.as_slice() {
        [] => "leave nothing".to_owned(),
        [heap] => format!("leave a heap of {heap}, which is worth 0"),
        [first, second] => format!("leave heaps of {first} and {second}, which are worth the same"),
        several => format!(
            "leave heaps of {}, which are together worth 0",
            several.join(", ")
        ),
    };
    format!("a move that leaves heaps that are together worth 0 wins: {take} and {leave}")
}
