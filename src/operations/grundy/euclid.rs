//! `/grundy/euclid`: the game of Euclid.

use arborist_engine::impartial::euclid::{End, EuclidError, Move, Position, Stretch};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::operation::{Answer, Context, Example, Operation};
use crate::operations::outcome_class::OutcomeClass;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::{Pointer, Problem, ProblemKind};

/// The game of Euclid.
#[derive(Clone, Copy, Debug)]
pub struct Euclid;

/// Two numbers to play with.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EuclidQuestion {
    /// The two numbers, in any order.
    #[schema(value_type = Vec<WholeNumber>, min_items = 2, max_items = 2)]
    numbers: [u64; 2],
    /// When the game is over.
    #[serde(default)]
    #[schema(default = "zero")]
    ends_at: EuclidEnd,
}

/// `zero`: whoever makes one of the numbers 0 has won. `equal`: no number may become 0, so the game is over when the
/// numbers are equal, and whoever is to move then has lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EuclidEnd {
    /// When one of the numbers is 0.
    #[default]
    Zero,
    /// When the numbers are equal.
    Equal,
}

impl From<EuclidEnd> for End {
    fn from(end: EuclidEnd) -> Self {
        match end {
            EuclidEnd::Zero => Self::Zero,
            EuclidEnd::Equal => Self::Equal,
        }
    }
}

/// What two numbers are worth, and how they are won.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EuclidAnswer {
    /// The Grundy value.
    grundy: Integer,
    /// Who wins.
    outcome: OutcomeClass,
    /// The winning moves: one at most, or one with either number when they are equal.
    #[schema(max_items = 2)]
    winning_moves: Vec<EuclidMove>,
    /// How many winning moves there are.
    #[schema(maximum = 2)]
    winning_moves_total: usize,
    /// Whether the larger number is more than the golden ratio, 1.618..., times the smaller. Computed with whole
    /// numbers, so that it is exact.
    exceeds_the_golden_ratio: bool,
    /// The steps of Euclid's algorithm from these numbers on, with the Grundy values of the pairs: each value follows
    /// from the quotient and from the value of the next pair.
    steps: Vec<EuclidStep>,
    /// The rule that was played by.
    ends_at: EuclidEnd,
    /// Who wins, and how.
    explanation: String,
}

/// A move of the game of Euclid.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EuclidMove {
    /// Which number becomes smaller, counted from 0.
    #[schema(maximum = 1)]
    number: usize,
    /// How many times the other number is subtracted from it.
    times: Integer,
    /// What is left of it.
    leaves: Integer,
}

/// A step of Euclid's algorithm.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EuclidStep {
    /// The larger number.
    larger: Integer,
    /// The smaller number.
    smaller: Integer,
    /// How often the smaller goes into the larger.
    quotient: Integer,
    /// The Grundy value of the pair.
    grundy: Integer,
}

impl From<&Move> for EuclidMove {
    fn from(mv: &Move) -> Self {
        Self {
            number: mv.number,
            times: mv.times.into(),
            leaves: mv.leaves.into(),
        }
    }
}

impl From<&Stretch> for EuclidStep {
    fn from(stretch: &Stretch) -> Self {
        Self {
            larger: stretch.larger.into(),
            smaller: stretch.smaller.into(),
            quotient: stretch.quotient.into(),
            grundy: stretch.value.into(),
        }
    }
}

impl Answer for EuclidAnswer {}

impl Operation for Euclid {
    type Question = EuclidQuestion;
    type Answer = EuclidAnswer;

    const PATH: &'static str = "/grundy/euclid";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str = "The game of Euclid: what two numbers are worth, and who wins";
    const DESCRIPTION: &'static str = "\
Players take turns; a move subtracts a positive multiple of the smaller number from the larger, and never more than \
there is. `ends_at` says when the game is over: with `zero`, the rule unless another is asked for, whoever makes one of \
the numbers 0 wins (Cole and Davie 1969); with `equal` no number may become 0, and whoever is to move when the numbers \
are equal loses.

With numbers that differ, the player to move wins exactly when the larger is more than the golden ratio times the \
smaller. Equal numbers are won in the game that ends at zero and lost in the other. In the other the Grundy value of x \
and y is the whole part of |y/x - x/y| (Nivasch 2006). All of it is computed with whole numbers, along the steps of \
Euclid's algorithm, so that numbers up to 2^64 - 1 are answered exactly.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "won",
            summary: "50 is more than the golden ratio times 21",
            question: r#"{"numbers": [50, 21]}"#,
        },
        Example {
            name: "lost",
            summary: "Neighbours in Fibonacci's sequence are close to the golden ratio; these lie below",
            question: r#"{"numbers": [34, 55]}"#,
        },
        Example {
            name: "ends_at_equal_numbers",
            summary: "The value is the whole part of 100/7 - 7/100",
            question: r#"{"numbers": [7, 100], "ends_at": "equal"}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "numbers",
            kind: QueryKind::Integers,
            description: "The two numbers, with a comma between them",
            example: "50,21",
            required: true,
        },
        QueryParameter {
            name: "ends_at",
            kind: QueryKind::Text,
            description: "`zero`: whoever makes a number 0 wins; `equal`: no number may become 0",
            example: "zero",
            required: false,
        },
    ];

    fn answer(question: EuclidQuestion, _context: &Context<'_>) -> Result<EuclidAnswer, Problem> {
        let position = question.position()?;
        let moves = position.winning_moves();
        Ok(EuclidAnswer {
            grundy: position.grundy().into(),
            outcome: position.outcome().into(),
            winning_moves: moves.iter().map(EuclidMove::from).collect(),
            winning_moves_total: moves.len(),
            exceeds_the_golden_ratio: position.exceeds_the_golden_ratio(),
            steps: position.stretches().iter().map(EuclidStep::from).collect(),
            ends_at: question.ends_at,
            explanation: explanation(&position, moves.first()),
        })
    }
}

impl EuclidQuestion {
    /// The two numbers with the rule by which the game ends.
    pub(super) fn position(&self) -> Result<Position, Problem> {
        Position::new(self.numbers, self.ends_at.into()).map_err(refused)
    }
}

/// The problem with the two numbers.
pub(super) fn refused(error: EuclidError) -> Problem {
    let place = Pointer::key("numbers");
    let (place, detail) = match error {
        EuclidError::BothZero => (place, Message::new("grundy-euclid-both-zero")),
        EuclidError::ZeroBeforeEqual { index } => (
            place.then_index(index),
            Message::new("grundy-euclid-zero-before-equal"),
        ),
    };
    Problem::at(ProblemKind::OutOfRange, place, detail)
}

fn explanation(position: &Position, winning_move: Option<&Move>) -> String {
    let (larger, smaller) = position.larger_and_smaller();
    let is_equal = larger == smaller;
    match (position.end(), winning_move) {
        (End::Zero, None) if smaller == 0 => {
            "one of the numbers is 0, so the game is over, and whoever is to move has lost"
                .to_owned()
        }
        (End::Equal, None) if is_equal => {
            "the numbers are equal, so the game is over, and whoever is to move has lost".to_owned()
        }
        (End::Zero, Some(_)) if is_equal => {
            "the numbers are equal, so subtracting one from the other leaves 0 and wins".to_owned()
        }
        (_, None) => format!(
            "{larger} is less than the golden ratio times {smaller}, so the only move subtracts {smaller} once, and it \
             leaves more than the golden ratio to the opponent, who wins"
        ),
        (_, Some(mv)) => format!(
            "{larger} is more than the golden ratio times {smaller}, so a move leaves a pair worth 0 and wins: subtract \
             {smaller} {}, which leaves {smaller} and {}",
            times(mv.times),
            mv.leaves
        ),
    }
}

fn times(count: u64) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        _ => format!("{count} times"),
    }
}
