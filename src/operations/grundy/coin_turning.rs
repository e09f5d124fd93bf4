//! `/grundy/coin-turning`: coins that are turned from heads to tails.

use arborist_engine::impartial::coin_turning::{CoinError, CoinGame, CoinRow};
use arborist_engine::impartial::marked_row::{Alphabet, parse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::heap_value::out_of_time;
use super::kayles_row::unknown_mark;
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::outcome_class::OutcomeClass;
use crate::operations::positive_whole_number::PositiveWholeNumber;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::problems::{Pointer, Problem, ProblemKind};

/// Coins that are turned from heads to tails.
#[derive(Clone, Copy, Debug)]
pub struct CoinTurning;

/// A coin-turning game and a row of coins.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CoinQuestion {
    /// Which coins may be turned together.
    game: CoinGameName,
    /// The row, coin by coin from the left: `H` for heads, `T` for tails. Either this or `heads` is told.
    #[serde(default)]
    #[schema(pattern = "^[HhTt]*$", max_length = 4096)]
    coins: Option<String>,
    /// The numbers of the coins that lie heads up, in any order; the leftmost coin has the number 1.
    #[serde(default)]
    #[schema(value_type = Option<Vec<PositiveWholeNumber>>)]
    heads: Option<Vec<u64>>,
    /// How many heads, and how many winning moves, to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first that is listed.
    #[serde(default)]
    offset: Offset,
}

/// A coin-turning game by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CoinGameName {
    /// One or two coins.
    TurningTurtles,
    /// Two coins.
    Twins,
    /// One to three coins.
    MockTurtles,
    /// Three coins.
    Triplets,
    /// One to nine coins.
    Moidores,
    /// Any number of neighbours.
    Ruler,
    /// Up to five neighbours.
    RulerFives,
    /// One to three among five neighbours.
    MockTurtleFives,
    /// Three among five neighbours.
    TripletFives,
    /// Three at equal distances.
    Turnips,
    /// Four that lie symmetrically, coin 1 among them.
    Grunt,
}

impl From<CoinGameName> for CoinGame {
    fn from(name: CoinGameName) -> Self {
        match name {
            CoinGameName::TurningTurtles => Self::TurningTurtles,
            CoinGameName::Twins => Self::Twins,
            CoinGameName::MockTurtles => Self::MockTurtles,
            CoinGameName::Triplets => Self::Triplets,
            CoinGameName::Moidores => Self::Moidores,
            CoinGameName::Ruler => Self::Ruler,
            CoinGameName::RulerFives => Self::RulerFives,
            CoinGameName::MockTurtleFives => Self::MockTurtleFives,
            CoinGameName::TripletFives => Self::TripletFives,
            CoinGameName::Turnips => Self::Turnips,
            CoinGameName::Grunt => Self::Grunt,
        }
    }
}

/// What a row of coins is worth, and how it is won.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CoinAnswer {
    /// The Grundy value: the exclusive or of what the heads are worth.
    grundy: Integer,
    /// Who wins.
    outcome: OutcomeClass,
    /// The coins that lie heads up, from the left.
    heads: Vec<CoinHead>,
    /// How many heads there are, listed or not.
    heads_total: usize,
    /// The winning moves: by the rightmost coin that is turned, then those that turn the fewest, then by the leftmost.
    winning_moves: Vec<CoinMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: Integer,
    /// Who wins, and how.
    explanation: String,
}

/// A coin that lies heads up.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CoinHead {
    /// Which coin, counted from 1.
    coin: usize,
    /// What it is worth alone.
    grundy: Integer,
}

/// A move of a coin-turning game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CoinMove {
    /// The coins that are turned, ascending, counted from 1.
    pub(super) turn: Vec<usize>,
}

impl Answer for CoinAnswer {}

impl Operation for CoinTurning {
    type Question = CoinQuestion;
    type Answer = CoinAnswer;

    const PATH: &'static str = "/grundy/coin-turning";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str =
        "Coin-turning games: what each head is worth, and which coins to turn";
    const DESCRIPTION: &'static str = "\
Coins lie in a row; a move turns some of them over, and the rightmost of these must go from heads to tails. Whoever cannot \
move loses. Coins are numbered from 1, the leftmost. The games (Lenstra; \"Winning ways\", chapter 14) say which coins may be \
turned together:

- `turning_turtles`: one or two; `twins`: two; `mock_turtles`: one, two or three; `triplets`: three; `moidores`: one to nine
- `ruler`: any number of neighbours; `ruler_fives`: up to five neighbours
- `mock_turtle_fives`: one, two or three among five neighbours; `triplet_fives`: three among five neighbours
- `turnips`: three at equal distances
- `grunt`: coin 1, the rightmost, and two between them, one as far from coin 1 as the other from the rightmost

A row is worth the exclusive or of its heads, each of which is worth what it is worth alone. Rows may have 4,096 coins; 24 \
in `moidores`, where the values grow like powers of 2.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "mock_turtles",
            summary: "The heads are worth 2, 4 and 8",
            question: r#"{"game": "mock_turtles", "coins": "THHTH"}"#,
        },
        Example {
            name: "ruler",
            summary: "A head is worth the largest power of 2 that divides its number",
            question: r#"{"game": "ruler", "heads": [6, 12, 7]}"#,
        },
    ];
    const QUERY: &'static [QueryParameter] = &[
        QueryParameter {
            name: "game",
            kind: QueryKind::Text,
            description: "Which coins may be turned together, by the name of the game",
            example: "mock_turtles",
            required: true,
        },
        QueryParameter {
            name: "coins",
            kind: QueryKind::Text,
            description: "The row, coin by coin from the left: `H` for heads, `T` for tails",
            example: "THHTH",
            required: false,
        },
        QueryParameter {
            name: "heads",
            kind: QueryKind::Integers,
            description: "The numbers of the coins that lie heads up, counted from 1, between commas",
            example: "2,3,5",
            required: false,
        },
        Limit::PARAMETER,
        Offset::PARAMETER,
    ];

    fn effort(_question: &CoinQuestion) -> Effort {
        Effort::Large
    }

    fn answer(question: CoinQuestion, context: &Context<'_>) -> Result<CoinAnswer, Problem> {
        let limits = context.limits();
        let row = row_of(question.game, question.coins, question.heads, context)?;
        let (skipped, most) = (question.offset.entries() as u64, question.limit.entries());
        let mut first = None;
        let mut listed = Vec::new();
        let mut total = 0u64;
        row.moves_worth(0, &limits, |turned| {
            if total == 0 {
                first = Some(turned.to_vec());
            }
            if total >= skipped && listed.len() < most {
                let turn = turned.to_vec();
                listed.push(CoinMove { turn });
            }
            total += 1;
        })
        .map_err(out_of_time)?;
        let heads = row.heads().map(|(coin, value)| CoinHead {
            coin,
            grundy: value.into(),
        });
        Ok(CoinAnswer {
            grundy: row.grundy().into(),
            outcome: row.outcome().into(),
            heads: heads.take(most).collect(),
            heads_total: row.heads().len(),
            winning_moves: listed,
            winning_moves_total: total.into(),
            explanation: explanation(&row, first.as_deref()),
        })
    }
}

/// The row of coins that is told in one of two notations.
///
/// # Errors
/// What is wrong with it, with pointers to what was told; or the time ran out.
pub(super) fn row_of(
    game: CoinGameName,
    coins: Option<String>,
    heads: Option<Vec<u64>>,
    context: &Context<'_>,
) -> Result<CoinRow, Problem> {
    let (key, heads) = told_heads(coins, heads)?;
    CoinRow::new(game.into(), &heads, &context.limits())
        .map_err(out_of_time)?
        .map_err(|error| refused(key, error))
}

/// The heads, and the key under which they are told.
fn told_heads(
    coins: Option<String>,
    heads: Option<Vec<u64>>,
) -> Result<(&'static str, Vec<u64>), Problem> {
    match (coins, heads) {
        (Some(coins), None) => {
            let marks = parse(&coins, Alphabet::COINS)
                .map_err(|error| unknown_mark(error).under_key("coins"))?;
            let heads = (1..).zip(marks).filter(|(_, is_up)| *is_up);
            Ok(("coins", heads.map(|(coin, _)| coin).collect()))
        }
        (None, Some(heads)) => Ok(("heads", heads)),
        (None, None) => Err(Problem::at(
            ProblemKind::MissingKey,
            Pointer::root(),
            Message::new("grundy-coins-missing"),
        )),
        (Some(_), Some(_)) => Err(Problem::at(
            ProblemKind::OutOfRange,
            Pointer::key("heads"),
            Message::new("grundy-two-notations")
                .with("one", "coins")
                .with("other", "heads"),
        )),
    }
}

/// The problem with the heads that are told under this key.
pub(super) fn refused(key: &str, error: CoinError) -> Problem {
    let (kind, index, detail) = match error {
        CoinError::NoSuchCoin { index } => (
            ProblemKind::OutOfRange,
            index,
            Message::new("grundy-coins-from-one"),
        ),
        CoinError::ToldTwice { index, coin } => (
            ProblemKind::OutOfRange,
            index,
            Message::new("grundy-coins-told-twice").with("coin", coin),
        ),
        CoinError::TooFar { index, coin, most } => (
            ProblemKind::OverTheLimit,
            index,
            Message::new("grundy-coins-too-far")
                .with("coin", coin)
                .with("most", most),
        ),
    };
    let place = match key {
        "heads" => Pointer::key(key).then_index(index),
        _ => Pointer::key(key),
    };
    Problem::at(kind, place, detail)
}

fn explanation(row: &CoinRow, first: Option<&[usize]>) -> String {
    let grundy = row.grundy();
    match first {
        Some(turned) => {
            let coins: Vec<String> = turned.iter().map(usize::to_string).collect();
            let coins = match coins.as_slice() {
                [coin] => format!("coin {coin}"),
                [first, .., last] if coins.len() > 12 => {
                    format!("coins {first} to {last} ({} of them)", coins.len())
                }
                _ => format!("coins {}", coins.join(", ")),
            };
            format!("the heads are together worth {grundy}, and a move that makes that 0 wins: turn {coins}")
        }
        None if row.heads().len() == 0 => {
            "no coin lies heads up, so there is no move, and whoever is to move has lost".to_owned()
        }
        None => "the heads are together worth 0, and every move changes that, so whoever is to move loses".to_owned(),
    }
}
