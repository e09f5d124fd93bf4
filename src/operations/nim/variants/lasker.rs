//! `/nim/lasker`: Nim in which a move takes, or splits a pile.

use arborist_engine::impartial::nim_variants::lasker::{self as game, Position, value};
use serde::Serialize;
use utoipa::ToSchema;

use super::nim_piles_question::NimPilesQuestion;
use super::nim_verdict::NimVerdict;
use super::normal_rule::NormalRule;
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::nim::explained::Reasoned;
use crate::operations::nim::explanation::{Change, NimExplanation, NimSum, Row};
use crate::operations::nim::judgement::NimMove;
use crate::operations::nim::question::NimRule;
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::nim_sum::{Added, all_even};
use crate::operations::nim::sentences::{lasker, over};
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::query::QueryParameter;
use crate::problems::Problem;

/// Nim in which a move takes, or splits a pile.
#[derive(Clone, Copy, Debug)]
pub struct Lasker;

/// Who wins a position of Lasker's Nim, and how.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct LaskerAnswer {
    #[serde(flatten)]
    verdict: NimVerdict,
    /// The first winning move; `null` when there is none.
    #[schema(required = true)]
    winning_move: Option<LaskerMove>,
    /// The winning moves from `offset` on, as many as `limit` allows.
    winning_moves: Vec<LaskerMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: Integer,
    /// Why; `binary` is about the values of the piles.
    explanation: NimExplanation,
}

/// A move of Lasker's Nim.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum LaskerMove {
    /// Some are taken.
    Take(NimMove),
    /// A pile is split.
    Split {
        /// Which pile, counted from 0.
        pile: usize,
        /// The two piles that it becomes, the smaller first.
        #[schema(min_items = 2, max_items = 2)]
        split: Vec<Integer>,
    },
}

impl From<game::LaskerMove> for LaskerMove {
    fn from(mv: game::LaskerMove) -> Self {
        match mv {
            game::LaskerMove::Take(mv) => Self::Take(mv.into()),
            game::LaskerMove::Split { pile, into } => Self::Split {
                pile,
                split: into.map(Integer::from).to_vec(),
            },
        }
    }
}

impl Answer for LaskerAnswer {}

impl Reasoned for LaskerAnswer {
    fn verdict(&self) -> &NimVerdict {
        &self.verdict
    }

    fn into_reason(self) -> Reason {
        self.explanation.sentences
    }
}

impl Operation for Lasker {
    type Question = NimPilesQuestion;
    type Answer = LaskerAnswer;

    const PATH: &'static str = "/nim/lasker";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "Lasker's Nim: a move takes, or splits a pile in two";
    const DESCRIPTION: &'static str = "\
A move takes one or more from a single pile, or splits a pile into two, neither of them empty, without taking any. Whoever \
cannot move loses.

The Grundy value of a pile is its size, except that 4k + 3 is worth 4k + 4 and 4k + 4 is worth 4k + 3; piles are added by their \
nim-sum (Edward Lasker; Winning Ways, chapter 4). A pile has at most one winning move that takes but may have very many that \
split: all of them are counted. They stand by pile, the one that takes first. Misère play is not answered. Piles have up to 64 \
bits.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "seven",
            summary: "7 is worth 8; no split into two parts of the same value is possible, so taking all of it wins",
            question: r#"{"piles": [7]}"#,
        },
        Example {
            name: "split",
            summary: "One winning move takes, two split",
            question: r#"{"piles": [9, 6]}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = NimPilesQuestion::QUERY;

    fn effort(question: &NimPilesQuestion) -> Effort {
        question.effort()
    }

    fn answer(question: NimPilesQuestion, _context: &Context<'_>) -> Result<LaskerAnswer, Problem> {
        NormalRule::expect(question.rule, || Message::new("nim-misere-lasker"))?;
        let page = question.page();
        let position = Position::new(question.piles);
        let listed = position
            .winning_moves(page.offset.entries() as u128)
            .take(page.limit.entries());
        Ok(LaskerAnswer {
            verdict: NimVerdict::of_value(position.nim_sum(), position.outcome()),
            winning_move: position.winning_moves(0).next().map(LaskerMove::from),
            winning_moves: listed.map(LaskerMove::from).collect(),
            winning_moves_total: position.winning_moves_total().into(),
            explanation: explanation(&position, page.limit),
        })
    }
}

fn explanation(position: &Position, limit: Limit) -> NimExplanation {
    let first = position.winning_moves(0).next();
    let rows = position
        .piles()
        .iter()
        .enumerate()
        .map(|(pile, &size)| Row {
            pile,
            number: value(size),
        });
    let change = first.map(|mv| {
        let (pile, after) = match mv {
            game::LaskerMove::Take(mv) => (mv.pile, value(mv.leaves)),
            game::LaskerMove::Split { pile, into } => (pile, value(into[0]) ^ value(into[1])),
        };
        let before = position.piles().get(pile).copied().map_or(0, value);
        Change {
            pile,
            before,
            after,
        }
    });
    let nim_sum = NimSum::of(Added::Values, rows, change, limit);
    let mut sentences = vec![lasker::values(), nim_sum.sum];
    match (first, change) {
        (Some(mv), Some(change)) => {
            sentences.extend(nim_sum.odd_column);
            sentences.push(match mv {
                game::LaskerMove::Take(mv) => {
                    lasker::takes(mv.pile, mv.take, mv.leaves, change.after)
                }
                game::LaskerMove::Split { pile, into } => lasker::splits(pile, into, change.after),
            });
        }
        _ if position.piles().iter().all(|size| *size == 0) => {
            sentences.push(over(NimRule::Normal))
        }
        _ => sentences.push(all_even()),
    }
    NimExplanation {
        sentences: Reason(sentences),
        binary: nim_sum.binary,
    }
}
