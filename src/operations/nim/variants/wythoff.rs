//! `/nim/wythoff`: two piles, of which a move takes from one, or the same number from both.

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::nim_variants::wythoff::{Position, Take, lost_pair};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::nim_verdict::NimVerdict;
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::nim::explained::Reasoned;
use crate::operations::nim::question::{NimRule, RULE_PARAMETER};
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::{over, wythoff};
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Example, Operation};
use crate::operations::page::Page;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::{Pointer, Problem, ProblemKind};

/// Wythoff's game.
#[derive(Clone, Copy, Debug)]
pub struct Wythoff;

/// A position of Wythoff's game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WythoffQuestion {
    /// The sizes of the two piles.
    #[schema(value_type = Vec<WholeNumber>, min_items = 2, max_items = 2)]
    piles: Vec<u64>,
    #[serde(default)]
    #[schema(default = "normal")]
    rule: NimRule,
    /// How many winning moves to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first.
    #[serde(default)]
    offset: Offset,
}

/// Who wins a position of Wythoff's game, and how.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WythoffAnswer {
    #[serde(flatten)]
    verdict: NimVerdict,
    /// The first winning move; `null` when there is none.
    #[schema(required = true)]
    winning_move: Option<WythoffMove>,
    /// The winning moves from `offset` on, as many as `limit` allows.
    winning_moves: Vec<WythoffMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// Why.
    explanation: WythoffExplanation,
}

/// A move of Wythoff's game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WythoffMove {
    /// How many to take from each pile.
    #[schema(min_items = 2, max_items = 2)]
    take: Vec<Integer>,
    /// How many that leaves in each.
    #[schema(min_items = 2, max_items = 2)]
    leaves: Vec<Integer>,
}

/// Why a position of Wythoff's game is won or lost.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WythoffExplanation {
    /// The reason in a few sentences.
    #[schema(value_type = Vec<String>)]
    sentences: Reason,
    /// The difference of the piles.
    difference: Integer,
    /// The lost pair with that difference, the smaller number first; `null` when its numbers have more than 64 bits.
    #[schema(required = true, min_items = 2, max_items = 2)]
    lost_pair: Option<Vec<Integer>>,
}

fn integers(numbers: [u64; 2]) -> Vec<Integer> {
    numbers.map(Integer::from).to_vec()
}

impl From<Take> for WythoffMove {
    fn from(mv: Take) -> Self {
        Self {
            take: integers(mv.take),
            leaves: integers(mv.leaves),
        }
    }
}

impl Answer for WythoffAnswer {}

impl Reasoned for WythoffAnswer {
    fn verdict(&self) -> &NimVerdict {
        &self.verdict
    }

    fn into_reason(self) -> Reason {
        self.explanation.sentences
    }
}

impl Operation for Wythoff {
    type Question = WythoffQuestion;
    type Answer = WythoffAnswer;

    const PATH: &'static str = "/nim/wythoff";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "Wythoff's game: take from one of two piles, or the same from both";
    const DESCRIPTION: &'static str = "\
There are two piles. A move takes one or more from one of them, or the same number from both. Under the `normal` rule whoever \
takes the last one wins, under the `misere` rule that player loses.

The lost positions are the pairs (⌊nφ⌋, ⌊nφ⌋ + n) with the golden ratio φ, in either order (Wythoff 1907). All is reckoned in \
whole numbers: floating point goes wrong from n = 102,334,155 on. Under the misère rule only (0, 0) and (1, 2) are replaced, by \
(0, 1) and (2, 2). No formula is known for the Grundy value, so it is told only of lost positions, where it is 0. There are at \
most three winning moves: from the first pile, from the second, from both. Piles have up to 64 bits.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "thirteen_and_fifteen",
            summary: "Three winning moves: from the first pile, from the second, from both",
            question: r#"{"piles": [13, 15]}"#,
        },
        Example {
            name: "lost",
            summary: "4 times the golden ratio is 6, rounded down",
            question: r#"{"piles": [10, 6]}"#,
        },
        Example {
            name: "exact",
            summary: "The first pair that floating point misses",
            question: r#"{"piles": [165580140, 267914295]}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "piles",
            kind: QueryKind::Integers,
            description: "The sizes of the two piles, between commas",
            example: "13,15",
            required: true,
        },
        RULE_PARAMETER,
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn answer(question: WythoffQuestion, _context: &Context<'_>) -> Result<WythoffAnswer, Problem> {
        let rule = question.rule;
        let piles: [u64; 2] = question.piles.try_into().map_err(|piles: Vec<u64>| {
            Problem::at(
                ProblemKind::OutOfRange,
                Pointer::key("piles"),
                Message::new("nim-wythoff-two-piles").with("piles", piles.len()),
            )
        })?;
        let position = Position::new(piles, rule.into());
        let outcome = position.outcome();
        let grundy = (outcome == Outcome::P).then(|| Integer::from(0u64));
        let moves: Vec<Take> = position.winning_moves().collect();
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        Ok(WythoffAnswer {
            verdict: NimVerdict::new(grundy, outcome, rule),
            winning_move: moves.first().copied().map(WythoffMove::from),
            winning_moves: page.of(&moves).copied().map(WythoffMove::from).collect(),
            winning_moves_total: moves.len(),
            explanation: explanation(&position, rule, moves.first()),
        })
    }
}

fn explanation(position: &Position, rule: NimRule, first: Option<&Take>) -> WythoffExplanation {
    /// The misère game has pairs of its own up to this number.
    const FIRST_PAIRS: u64 = 2;

    let [smaller, larger] = sorted(first.map_or(position.piles(), |mv| mv.leaves));
    let mut sentences = Vec::new();
    if position.piles() == [0, 0] {
        sentences.push(over(rule));
    } else {
        sentences.push(match (rule, larger) {
            (NimRule::Misere, 0..=FIRST_PAIRS) => wythoff::misere_pairs(),
            _ => wythoff::pair([smaller, larger]),
        });
        sentences.push(match first {
            Some(mv) => wythoff::takes(mv.take, [smaller, larger]),
            None => wythoff::is_lost_pair(),
        });
    }
    let difference = position.difference();
    WythoffExplanation {
        sentences: Reason(sentences),
        difference: difference.into(),
        lost_pair: lost_pair(difference, rule.into()).map(integers),
    }
}

fn sorted([first, second]: [u64; 2]) -> [u64; 2] {
    [first.min(second), first.max(second)]
}
