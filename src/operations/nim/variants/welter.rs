//! `/nim/welter`: coins on a strip, no two of them on one square.

use arborist_engine::impartial::nim_variants::welter::{Advance, Mated, Position, SharedSquare};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::nim_verdict::NimVerdict;
use super::normal_rule::NormalRule;
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::nim::explained::Reasoned;
use crate::operations::nim::question::{NimRule, effort_of_piles};
use crate::operations::nim::reason::Reason;
use crate::operations::nim::sentences::{over, welter};
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::page::Page;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::{Pointer, Problem, ProblemKind};

/// Coins on a strip, no two of them on one square.
#[derive(Clone, Copy, Debug)]
pub struct Welter;

/// A position of Welter's game.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WelterQuestion {
    /// The squares of the coins, counted from 0: all different.
    #[schema(value_type = WelterSquares)]
    coins: Vec<u64>,
    #[serde(default)]
    #[schema(value_type = NormalRule, default = "normal")]
    rule: NimRule,
    /// How many winning moves to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first.
    #[serde(default)]
    offset: Offset,
}

/// The squares of coins, all of them different.
#[derive(Clone, Copy, Debug)]
pub(in crate::operations) struct WelterSquares;

impl utoipa::PartialSchema for WelterSquares {
    fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::schema::Schema> {
        utoipa::openapi::schema::ArrayBuilder::new()
            .items(WholeNumber::schema())
            .unique_items(true)
            .into()
    }
}

impl ToSchema for WelterSquares {}

/// Who wins a position of Welter's game, and how.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WelterAnswer {
    #[serde(flatten)]
    verdict: NimVerdict,
    /// The first winning move; `null` when there is none.
    #[schema(required = true)]
    winning_move: Option<WelterMove>,
    /// The winning moves from `offset` on, as many as `limit` allows.
    winning_moves: Vec<WelterMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// Why.
    explanation: WelterExplanation,
}

/// A move of Welter's game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WelterMove {
    /// Which coin, counted from 0.
    coin: usize,
    /// The square that it leaves.
    from: Integer,
    /// The lower square that it goes to.
    to: Integer,
}

/// Why a position of Welter's game is won or lost.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WelterExplanation {
    /// The reason in a few sentences.
    #[schema(value_type = Vec<String>)]
    sentences: Reason,
    /// The coins by the mating method, as many pairs as `limit` allows.
    mated: Vec<WelterMates>,
    /// How many pairs there are, a coin that is left over counted as one.
    mated_total: usize,
}

/// Coins that the mating method pairs, or the one that is left over.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WelterMates {
    /// The squares of the two coins, or of the one that is left over.
    #[schema(min_items = 1, max_items = 2)]
    squares: Vec<Integer>,
    /// What they are worth: one less than the nim-sum of the squares of a pair; the square of the one left over.
    worth: Integer,
}

impl From<Advance> for WelterMove {
    fn from(mv: Advance) -> Self {
        Self {
            coin: mv.coin,
            from: mv.from.into(),
            to: mv.to.into(),
        }
    }
}

impl From<&Mated> for WelterMates {
    fn from(mated: &Mated) -> Self {
        let (squares, worth) = match *mated {
            Mated::Pair(squares, worth) => (squares.map(Integer::from).to_vec(), worth),
            Mated::Spinster(square) => (vec![square.into()], square),
        };
        Self {
            squares,
            worth: worth.into(),
        }
    }
}

impl Answer for WelterAnswer {}

impl Reasoned for WelterAnswer {
    fn verdict(&self) -> &NimVerdict {
        &self.verdict
    }

    fn into_reason(self) -> Reason {
        self.explanation.sentences
    }
}

impl Operation for Welter {
    type Question = WelterQuestion;
    type Answer = WelterAnswer;

    const PATH: &'static str = "/nim/welter";
    const FAMILY: Family = Family::Nim;
    const TITLE: &'static str = "Welter's game: coins on a strip, no two on one square";
    const DESCRIPTION: &'static str = "\
Coins stand on the squares 0, 1, 2, ... of a strip, no two on one square. A move takes one coin to a lower square that is free; \
it may jump over others. Whoever cannot move loses: then the coins stand on the lowest squares.

The Grundy value is Welter's function (Welter 1954). The mating method of `explanation` shows it: coins are paired so that the \
squares of a pair agree in as many of their lowest binary digits as can be; a pair is worth the nim-sum of its squares less 1, a \
coin that is left over its square, and the value is the nim-sum of these (Conway; Winning Ways, chapter 15). A coin has at most \
one winning move. Misère play is not answered. WelterSquares have up to 64 bits.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "four_coins",
            summary: "Four coins, paired by their lowest digits",
            question: r#"{"coins": [1, 4, 6, 9]}"#,
        },
        Example {
            name: "lost",
            summary: "A value of 0",
            question: r#"{"coins": [4, 5, 6, 7]}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "coins",
            kind: QueryKind::Integers,
            description: "The squares of the coins, between commas; all different",
            example: "1,4,6,9",
            required: true,
        },
        NormalRule::PARAMETER,
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn effort(question: &WelterQuestion) -> Effort {
        effort_of_piles(question.coins.len().saturating_mul(10))
    }

    fn answer(question: WelterQuestion, context: &Context<'_>) -> Result<WelterAnswer, Problem> {
        NormalRule::expect(question.rule, || Message::new("nim-misere-welter"))?;
        let position = position_of_welter(question.coins)?;
        let limits = context.limits();
        let mut moves = Vec::new();
        for coin in 0..position.coins().len() {
            if limits.stop_asked() {
                return Err(Problem::new(
                    ProblemKind::OutOfTime,
                    Message::new("nim-welter-out-of-time"),
                ));
            }
            moves.extend(position.winning_move(coin));
        }
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        Ok(WelterAnswer {
            verdict: NimVerdict::of_value(position.value(), position.outcome()),
            winning_move: moves.first().copied().map(WelterMove::from),
            winning_moves: page.of(&moves).copied().map(WelterMove::from).collect(),
            winning_moves_total: moves.len(),
            explanation: explanation(&position, moves.first(), question.limit),
        })
    }
}

/// The position with coins on these squares.
///
/// # Errors
/// When two coins stand on one square.
pub(in crate::operations) fn position_of_welter(coins: Vec<u64>) -> Result<Position, Problem> {
    Position::new(coins).map_err(|shared| {
        let SharedSquare {
            square,
            first,
            second,
        } = shared;
        Problem::at(
            ProblemKind::OutOfRange,
            Pointer::key("coins").then_index(second),
            Message::new("nim-welter-shared-square")
                .with("square", square)
                .with("first", first),
        )
    })
}

fn explanation(position: &Position, first: Option<&Advance>, limit: Limit) -> WelterExplanation {
    /// So many pairs are told in a sentence.
    const FEW: usize = 6;

    let mated = position.mated();
    let mut sentences = Vec::new();
    if mated.len() <= FEW && !mated.is_empty() {
        let told: Vec<String> = mated
            .iter()
            .map(|mated| match *mated {
                Mated::Pair(squares, worth) => welter::pair(squares, worth),
                Mated::Spinster(square) => welter::spinster(square),
            })
            .collect();
        sentences.push(welter::mated(&told, position.value()));
    } else {
        sentences.push(welter::many(position.coins().len(), position.value()));
    }
    let coins = position.coins().len() as u64;
    match first {
        Some(mv) => sentences.push(welter::advances(mv.coin, mv.from, mv.to)),
        None if position.coins().iter().all(|square| *square < coins) => {
            sentences.push(over(NimRule::Normal));
        }
        None => sentences.push(welter::is_lost()),
    }
    WelterExplanation {
        sentences: Reason(sentences),
        mated: mated
            .iter()
            .take(limit.entries())
            .map(WelterMates::from)
            .collect(),
        mated_total: mated.len(),
    }
}
