//! `/grundy/octal`: the heaps of a taking and breaking game.

use arborist_engine::impartial::take_and_break::{
    Base, CodeError, LARGEST_SPLIT_IN_THREE, MOST_DIGITS, NAMED_GAMES, TakeAndBreak,
};
use serde::Deserialize;
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use super::breaking::BreakingAnswer;
use super::heap_value::{HeapJudgement, out_of_time};
use crate::json::Coded;
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::heap_tables::HeapRule;
use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::page::Page;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::operations::whole_number_in_range::WholeNumberInRange;
use crate::problems::{Pointer, Problem, ProblemKind};

/// The heaps of a taking and breaking game.
#[derive(Clone, Copy, Debug)]
pub struct Octal;

/// A taking and breaking game and a heap of it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OctalQuestion {
    /// The code of the game, like `0.77`, or the name of one: `kayles`, `dawsons_kayles`, `dawsons_chess`,
    /// `grundys_game`.
    #[schema(min_length = 1)]
    code: String,
    /// The base of the code's digits: 8, or 16, where 8 in a digit lets a heap be split in three.
    #[serde(default)]
    base: CodeBase,
    /// The size of the heap that is asked about.
    #[schema(value_type = WholeNumber)]
    n: u64,
    /// How many values, and how many winning moves, to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first that is listed.
    #[serde(default)]
    offset: Offset,
}

/// The base of the digits of a code.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "WholeNumberInRange<8, 16>")]
pub(super) struct CodeBase(Base);

impl PartialSchema for CodeBase {
    fn schema() -> RefOr<Schema> {
        WholeNumberInRange::<8, 16>::schema_builder()
            .enum_values(Some([8, 16]))
            .default(Some(8.into()))
            .description(Some("The base of the code's digits: 8, or 16, where 8 in a digit lets a heap be split in three."))
            .into()
    }
}

impl ToSchema for CodeBase {}

impl Default for CodeBase {
    fn default() -> Self {
        Self(Base::Eight)
    }
}

impl TryFrom<WholeNumberInRange<8, 16>> for CodeBase {
    type Error = Coded<Message>;

    fn try_from(base: WholeNumberInRange<8, 16>) -> Result<Self, Self::Error> {
        match base.get() {
            8 => Ok(Self(Base::Eight)),
            16 => Ok(Self(Base::Sixteen)),
            _ => Err(Coded(
                ProblemKind::OutOfRange,
                Message::new("grundy-code-base"),
            )),
        }
    }
}

impl Operation for Octal {
    type Question = OctalQuestion;
    type Answer = BreakingAnswer;

    const PATH: &'static str = "/grundy/octal";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str = "The Grundy values of an octal game and their proven period";
    const DESCRIPTION: &'static str = "\
Players take turns; a move takes some from one heap and leaves the rest as so many heaps, none of them empty, as the \
code allows. The digit at place k after the point is about taking k: it is the sum of 1 if nothing may be left, 2 if one \
heap may, 4 if two may and, with `base` 16, 8 if three may. The digit before the point is about taking none. Whoever \
cannot move loses. Kayles is `0.77`, Dawson's Kayles `0.07`, Dawson's chess `0.137`; Grundy's game, in which a heap is \
split into two unequal ones, has no code but is known by its name.

The answer gives the Grundy value of the heap of `n`, those of the smaller heaps, the winning moves, and the period of \
the values of all heaps. A period is told only when it is proven: the values repeat so far that they must go on (Guy and \
Smith 1956). Then a heap of any size is as easy as a small one. For many games nobody knows a period.

The values up to that of `n` are looked at for the period, but at least 8,192 and at most 1,048,576; and 4,096 when a heap \
may be split in three. Without a period in these the heaps beyond them are refused.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "kayles",
            summary: "Kayles repeats after 12, from 71 on",
            question: r#"{"code": "0.77", "n": 100, "limit": 20}"#,
        },
        Example {
            name: "huge",
            summary: "The period answers for a heap of any size",
            question: r#"{"code": "kayles", "n": "1000000000000000000", "limit": 2}"#,
        },
        Example {
            name: "grundys_game",
            summary: "No period is known",
            question: r#"{"code": "grundys_game", "n": 20}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "code",
            kind: QueryKind::Text,
            description: "The code or the name of the game",
            example: "0.77",
            required: true,
        },
        QueryParameter {
            name: "n",
            kind: QueryKind::Integer,
            description: "The size of the heap that is asked about",
            example: "100",
            required: true,
        },
        QueryParameter {
            name: "base",
            kind: QueryKind::Integer,
            description: "The base of the code's digits: 8 or 16",
            example: "8",
            required: false,
        },
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn effort(_question: &OctalQuestion) -> Effort {
        // How long the period is shows only when it is found.
        Effort::Large
    }

    fn answer(question: OctalQuestion, context: &Context<'_>) -> Result<BreakingAnswer, Problem> {
        let (heap, limits) = (question.n, context.limits());
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        let game = game(&question.code, question.base)?;
        let rule = HeapRule::TakeAndBreak(game.clone());
        let tables = context.tables.heaps();
        let values = tables.values(&rule, heap, &limits).map_err(out_of_time)?;
        let judgement = HeapJudgement::of(
            heap,
            &values,
            page.limit,
            "a larger \"n\" looks further, but of many games nobody knows whether they have one",
        )?;
        let winning = |excerpt| {
            game.moves_worth(0, heap, &values, excerpt, &limits)
                .map_err(out_of_time)
        };
        BreakingAnswer::of(judgement, page, winning, &octal_moves_not_counted())
    }
}

/// Why the winning moves from a heap were not counted.
pub(super) fn octal_moves_not_counted() -> String {
    format!(
        "winning moves that may split in three are counted in heaps up to {LARGEST_SPLIT_IN_THREE}"
    )
}

impl OctalQuestion {
    /// The heap that is asked about.
    pub(in crate::operations) fn heap(&self) -> u64 {
        self.n
    }

    /// The game.
    ///
    /// # Errors
    /// When there is no such game.
    pub(in crate::operations) fn game(&self) -> Result<TakeAndBreak, Problem> {
        game(&self.code, self.base)
    }
}

/// The game of this code or name.
pub(super) fn game(code: &str, base: CodeBase) -> Result<TakeAndBreak, Problem> {
    if let Some(game) = TakeAndBreak::from_name(code) {
        return Ok(game);
    }
    TakeAndBreak::from_code(code, base.0).map_err(refused)
}

/// The problem with a code.
pub(super) fn refused(error: CodeError) -> Problem {
    let texts = |digits: &[char]| digits.iter().map(char::to_string).collect::<Vec<_>>();
    let detail = match error {
        CodeError::Empty => Message::new("grundy-code-empty"),
        CodeError::TwoPoints => Message::new("grundy-code-two-points"),
        CodeError::NotADigit(letter) => Message::new("grundy-code-no-digit")
            .with("letter", letter.to_string())
            .with("names", NAMED_GAMES.map(str::to_owned).to_vec()),
        CodeError::NotOctal(digit) => {
            Message::new("grundy-code-not-octal").with("digit", digit.to_string())
        }
        CodeError::SeveralBeforeThePoint(digits) => {
            Message::new("grundy-code-several-before-the-point").with("digits", digits)
        }
        CodeError::MovesNothing(digit, base) => Message::new("grundy-code-moves-nothing")
            .with("digit", digit.to_string())
            .with("allowed", texts(base.before_the_point())),
        CodeError::TooLong(digits) => Message::new("grundy-code-too-long")
            .with("digits", digits)
            .with("most", MOST_DIGITS),
    };
    Problem::at(ProblemKind::InvalidGameCode, Pointer::key("code"), detail)
}
