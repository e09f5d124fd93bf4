//! `/nim/fibonacci`: Nim in which a move takes at most twice as many as the one before.

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::nim_variants::fibonacci::Position;
use arborist_engine::impartial::nim_variants::zeckendorf;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::nim_verdict::NimVerdict;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::nim::explained::Reasoned;
use crate::operations::nim::question::{NimRule, RULE_PARAMETER};
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::{fibonacci, over};
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Example, Operation};
use crate::operations::page::Page;
use crate::operations::positive_whole_number::PositiveWholeNumber;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// Nim in which a move takes at most twice as many as the one before.
#[derive(Clone, Copy, Debug)]
pub struct Fibonacci;

/// A position of Fibonacci Nim.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FibonacciQuestion {
    /// The size of the pile.
    #[schema(value_type = WholeNumber)]
    pile: u64,
    /// How many the opponent has just taken: at most twice as many may be taken now. Left out at the start of a game,
    /// when all but one may be.
    #[serde(default)]
    last_take: Option<PositiveWholeNumber>,
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

/// Who wins a position of Fibonacci Nim, and how.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FibonacciAnswer {
    #[serde(flatten)]
    verdict: NimVerdict,
    /// The first winning move; `null` when there is none.
    #[schema(required = true)]
    winning_move: Option<FibonacciTake>,
    /// The winning moves from `offset` on, as many as `limit` allows.
    winning_moves: Vec<FibonacciTake>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// The most that may be taken.
    max_take: Integer,
    /// Why.
    explanation: FibonacciExplanation,
}

/// A move of Fibonacci Nim.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FibonacciTake {
    /// How many to take.
    take: Integer,
    /// How many that leaves.
    leaves: Integer,
    /// The most that the opponent may take then.
    opponent_may_take: Integer,
}

/// Why a position of Fibonacci Nim is won or lost.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FibonacciExplanation {
    /// The reason in a few sentences.
    #[schema(value_type = Vec<String>)]
    sentences: Reason,
    /// The Fibonacci numbers, no two of them neighbours, of which the pile is the sum, the greatest first; under the
    /// misère rule those of the pile without its last one.
    zeckendorf: Vec<Integer>,
}

impl Answer for FibonacciAnswer {}

impl Reasoned for FibonacciAnswer {
    fn verdict(&self) -> &NimVerdict {
        &self.verdict
    }

    fn into_reason(self) -> Reason {
        self.explanation.sentences
    }
}

impl Operation for Fibonacci {
    type Question = FibonacciQuestion;
    type Answer = FibonacciAnswer;

    const PATH: &'static str = "/nim/fibonacci";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str =
        "Fibonacci Nim: a move takes at most twice as many as the one before";
    const DESCRIPTION: &'static str = "\
There is one pile. The first move takes at least one but not all of it; every other move takes at least one and at most twice \
as many as the move before it, `last_take`. Under the `normal` rule whoever takes the last one wins, under the `misere` rule \
that player loses.

Every number is the sum of Fibonacci numbers no two of which are neighbours, in one way (Zeckendorf). The player to move wins \
exactly when the least of them may be taken (Whinihan 1963). At the start of a normal game a pile is lost exactly when it is a \
Fibonacci number. The Grundy value is told only of lost positions, where it is 0. The pile has up to 64 bits.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "start",
            summary: "20 is 13 and 5 and 2: take 2",
            question: r#"{"pile": 20}"#,
        },
        Example {
            name: "under_way",
            summary: "The opponent took 3, so at most 6 may be taken; the least Fibonacci number is 13",
            question: r#"{"pile": 13, "last_take": 3}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "pile",
            kind: QueryKind::Integer,
            description: "The size of the pile",
            example: "20",
            required: true,
        },
        QueryParameter {
            name: "last_take",
            kind: QueryKind::Integer,
            description: "How many the opponent has just taken; left out at the start of a game",
            example: "3",
            required: false,
        },
        RULE_PARAMETER,
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn answer(
        question: FibonacciQuestion,
        _context: &Context<'_>,
    ) -> Result<FibonacciAnswer, Problem> {
        let rule = question.rule;
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        let most = question
            .last_take
            .map(|taken| taken.get().get().saturating_mul(2));
        let position = Position::new(question.pile, most, rule.into());
        let outcome = position.outcome();
        let grundy = (outcome == Outcome::P).then(|| Integer::from(0u64));
        let takes = position.winning_takes();
        let moves = takes.iter().map(|&take| FibonacciTake {
            take: take.into(),
            leaves: (question.pile - take).into(),
            opponent_may_take: u128::from(question.pile - take)
                .min(2 * u128::from(take))
                .into(),
        });
        Ok(FibonacciAnswer {
            verdict: NimVerdict::new(grundy, outcome, rule),
            winning_move: moves.clone().next(),
            winning_moves: page.of(moves).collect(),
            winning_moves_total: takes.len(),
            max_take: position.most().into(),
            explanation: explanation(&position, rule),
        })
    }
}

fn explanation(position: &Position, rule: NimRule) -> FibonacciExplanation {
    let mut sentences = Vec::new();
    let mut parts = Vec::new();
    match position.normal_pile() {
        None => sentences.push(over(rule)),
        Some(pile) => {
            if rule == NimRule::Misere {
                sentences.push(fibonacci::without_the_last(pile));
            }
            let rising = zeckendorf(pile);
            parts = rising.iter().rev().copied().collect();
            match rising.first() {
                None if rule == NimRule::Normal => sentences.push(over(rule)),
                None => sentences.push(fibonacci::only_the_last()),
                Some(&least) => {
                    sentences.push(fibonacci::parts(pile, &parts));
                    let most = position.most();
                    sentences.push(if least <= most {
                        fibonacci::least_may_be_taken(least, most, rising.get(1).copied())
                    } else {
                        fibonacci::least_may_not_be_taken(least, most)
                    });
                }
            }
        }
    }
    FibonacciExplanation {
        sentences: Reason(sentences),
        zeckendorf: parts.into_iter().map(Integer::from).collect(),
    }
}
