//! `/grundy/misere-octal`: octal games in which whoever makes the last move loses.

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::misere::{
    Genus, MOST_HEAPS, MOST_POSITIONS, Misere, MisereError, Move,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::breaking::HeapBreak;
use super::heap_value::out_of_time;
use super::octal::{CodeBase, game};
use super::sum::BreakMove;
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::integer::Integer;
use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::operations::operation::{Answer, Context, Effort, Example, Operation};
use crate::operations::outcome_class::OutcomeClass;
use crate::operations::page::Page;
use crate::operations::query::{QueryKind, QueryParameter};
use crate::operations::whole_number::WholeNumber;
use crate::problems::{Pointer, Problem, ProblemKind};

/// Octal games in which whoever makes the last move loses.
#[derive(Clone, Copy, Debug)]
pub struct MisereOctal;

/// A taking and breaking game and heaps of it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MisereOctalQuestion {
    /// The code of the game, like `0.77`, or the name of one: `kayles`, `dawsons_kayles`, `dawsons_chess`,
    /// `grundys_game`.
    #[schema(min_length = 1)]
    code: String,
    /// The base of the code's digits: 8, or 16, where 8 in a digit lets a heap be split in three.
    #[serde(default)]
    base: CodeBase,
    /// The sizes of the heaps.
    #[schema(value_type = Vec<WholeNumber>)]
    heaps: Vec<u64>,
    /// How many winning moves, and how many heaps, to list.
    #[serde(default)]
    limit: Limit,
    /// How many winning moves to leave out before the first that is listed.
    #[serde(default)]
    offset: Offset,
}

/// Who wins heaps in misère play, and how.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MisereOctalAnswer {
    /// The Grundy value of all heaps together in normal play, in which whoever makes the last move wins.
    grundy: Integer,
    /// Who wins in misère play.
    outcome: OutcomeClass,
    /// The winning moves in misère play, heap by heap, those that take the least first.
    winning_moves: Vec<BreakMove>,
    /// How many winning moves there are, listed or not.
    winning_moves_total: usize,
    /// The genus of all heaps together.
    genus: MisereGenus,
    /// The genus of each heap alone, in the order in which they were told.
    heaps: Vec<MisereHeap>,
    /// How many heaps there are, listed or not.
    heaps_total: usize,
    /// How many positions were looked at: all that can arise.
    positions_total: usize,
    /// Who wins, and how.
    explanation: String,
}

/// The genus of a position.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MisereGenus {
    /// The Grundy value in normal play.
    grundy: Integer,
    /// The values in misère play of the position beside no nim heap of two, one, two and so on. The last two repeat for
    /// ever.
    #[schema(min_items = 2)]
    misere: Vec<u32>,
    /// The same as it is usually written, `2^{20}`; with commas when a value has two digits.
    symbol: String,
}

impl From<&Genus> for MisereGenus {
    fn from(genus: &Genus) -> Self {
        Self {
            grundy: genus.grundy().into(),
            misere: genus.misere().to_vec(),
            symbol: genus.to_string(),
        }
    }
}

/// A heap alone.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MisereHeap {
    /// Its size.
    size: Integer,
    /// Who wins it alone in misère play.
    outcome: OutcomeClass,
    /// Its genus.
    genus: MisereGenus,
}

impl Answer for MisereOctalAnswer {}

impl Operation for MisereOctal {
    type Question = MisereOctalQuestion;
    type Answer = MisereOctalAnswer;

    const PATH: &'static str = "/grundy/misere-octal";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str =
        "Octal games in misère play: who wins, by which moves, and the genus";
    const DESCRIPTION: &'static str = "\
The games of `/grundy/octal`, but whoever makes the last move loses. In misère play heaps do not add up by exclusive or, \
also not \"unless all heaps are 1\", which is Nim's rule only; no rule is known. So every position that can arise is looked \
at, up to 100,000 of them with 4,000,000 heaps together; heaps from which more can arise are refused.

The value in misère play of a position is the least number that is not among those of the positions that its moves lead \
to, and 1 without a move; it is 0 exactly when whoever is to move loses. The `genus` (Conway 1976) is the Grundy value in \
normal play and, above it, the values in misère play of the position beside no, one, two and more nim heaps of two.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "kayles",
            summary: "Misère Kayles with two groups of pins",
            question: r#"{"code": "kayles", "heaps": [5, 4]}"#,
        },
        Example {
            name: "grundys_game",
            summary: "One heap",
            question: r#"{"code": "grundys_game", "heaps": [13]}"#,
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
            name: "heaps",
            kind: QueryKind::Integers,
            description: "The sizes of the heaps, between commas",
            example: "5,4",
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

    fn effort(_question: &MisereOctalQuestion) -> Effort {
        // How many positions can arise shows only when they are found.
        Effort::Large
    }

    fn answer(
        question: MisereOctalQuestion,
        context: &Context<'_>,
    ) -> Result<MisereOctalAnswer, Problem> {
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        let game = game(&question.code, question.base)?;
        let solved = Misere::solve(&game, &question.heaps, &context.limits()).map_err(refused)?;
        let moves: Vec<Move> = solved.winning_moves().collect();
        let heaps = solved.heap_genera().map(|(size, genus)| MisereHeap {
            size: size.into(),
            outcome: genus.outcome().into(),
            genus: genus.into(),
        });
        let listed = page.of(&moves).map(|mv| BreakMove {
            heap: mv.heap,
            mv: HeapBreak::from(&mv.to),
        });
        Ok(MisereOctalAnswer {
            grundy: solved.genus().grundy().into(),
            outcome: solved.outcome().into(),
            winning_moves: listed.collect(),
            winning_moves_total: moves.len(),
            genus: solved.genus().into(),
            heaps: heaps.take(page.limit.entries()).collect(),
            heaps_total: question.heaps.len(),
            positions_total: solved.positions(),
            explanation: explanation(&solved, moves.first()),
        })
    }
}

/// Why heaps are not solved.
pub(super) fn refused(error: MisereError) -> Problem {
    let reason = match error {
        MisereError::TooManyPositions => {
            Message::new("grundy-misere-too-many-positions").with("most", MOST_POSITIONS)
        }
        MisereError::TooManyHeaps => {
            Message::new("grundy-misere-too-many-heaps").with("most", MOST_HEAPS)
        }
        MisereError::Stopped(stopped) => return out_of_time(stopped),
    };
    Problem::at(
        ProblemKind::OverTheLimit,
        Pointer::key("heaps"),
        Message::new("grundy-misere-too-much").with("reason", reason),
    )
}

fn explanation(solved: &Misere<'_>, first: Option<&Move>) -> String {
    match (first, solved.outcome()) {
        (Some(mv), _) => {
            let take = match mv.to.take {
                0 => "take none".to_owned(),
                take => format!("take {take}"),
            };
            let heaps: Vec<String> = mv.to.leaves.iter().map(u64::to_string).collect();
            let leave = match heaps.as_slice() {
                [] => "nothing".to_owned(),
                [heap] => format!("a heap of {heap}"),
                several => format!("heaps of {}", several.join(" and ")),
            };
            format!(
                "a move that leaves a position whose value in misère play is 0 wins: {take} from heap {} and leave {leave} \
                 of it",
                mv.heap
            )
        }
        (None, Outcome::N) => {
            "there is no move, so the opponent has made the last one, and whoever is to move has won".to_owned()
        }
        (None, Outcome::P) => {
            "every move leaves a position whose value in misère play is not 0, so whoever is to move loses".to_owned()
        }
    }
}
