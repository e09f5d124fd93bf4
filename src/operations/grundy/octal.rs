//! `/grundy/octal`: the heaps of a taking and breaking game.

use arborist_engine::impartial::take_and_break::{
    Base, Break, LARGEST_SPLIT_IN_THREE, TakeAndBreak,
};
use serde::{Deserialize, Serialize};
use utoipa::openapi::RefOr;
use utoipa::openapi::schema::Schema;
use utoipa::{PartialSchema, ToSchema};

use super::heap_value::{HeapJudgement, out_of_time};
use crate::json::Coded;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
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
}

/// The base of the digits of a code.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "WholeNumberInRange<8, 16>")]
struct CodeBase(Base);

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
    type Error = Coded<&'static str>;

    fn try_from(base: WholeNumberInRange<8, 16>) -> Result<Self, Self::Error> {
        match base.get() {
            8 => Ok(Self(Base::Eight)),
            16 => Ok(Self(Base::Sixteen)),
            _ => Err(Coded(
                ProblemKind::OutOfRange,
                "the base of a code is 8 or 16",
            )),
        }
    }
}

/// The heap of `n` of a taking and breaking game, and the smaller ones.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OctalAnswer {
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

impl Answer for OctalAnswer {}

impl Operation for Octal {
    type Question = OctalQuestion;
    type Answer = OctalAnswer;

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
    ];

    fn effort(_question: &OctalQuestion) -> Effort {
        // How long the period is shows only when it is found.
        Effort::Large
    }

    fn answer(question: OctalQuestion, context: &Context<'_>) -> Result<OctalAnswer, Problem> {
        let (heap, limit, limits) = (question.n, question.limit, context.limits());
        let game = question.game()?;
        let values = game.values(heap, &limits).map_err(out_of_time)?;
        let judgement = HeapJudgement::of(
            heap,
            &values,
            limit,
            "a larger \"n\" looks further, but of many games nobody knows whether they have one",
        )?;
        // One at least, which the explanation shows.
        let most = limit.entries().max(1);
        let moves = game
            .winning_moves(heap, &values, most, &limits)
            .map_err(out_of_time)?;
        let first = moves.as_ref().and_then(|moves| moves.first.first());
        let explanation = explanation(judgement.is_won(), first);
        let winning_moves_note = moves.is_none().then(|| {
            format!("winning moves that may split in three are counted in heaps up to {LARGEST_SPLIT_IN_THREE}")
        });
        let listed = moves.iter().flat_map(|moves| &moves.first);
        Ok(OctalAnswer {
            judgement,
            winning_moves: listed.take(limit.entries()).map(HeapBreak::from).collect(),
            winning_moves_total: moves.as_ref().map(|moves| moves.total.into()),
            winning_moves_note,
            explanation,
        })
    }
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
        if let Some(game) = TakeAndBreak::from_name(&self.code) {
            return Ok(game);
        }
        TakeAndBreak::from_code(&self.code, self.base.0).map_err(|error| {
            Problem::at(
                ProblemKind::InvalidGameCode,
                Pointer::key("code"),
                error.to_string(),
            )
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
