//! The Grundy values of a game by rules of one's own.

use arborist_engine::impartial::take_rules::{MOST_SPLITS, TakeRules};
use serde::Deserialize;
use utoipa::ToSchema;

use super::rules::{ToldRule, game};
use crate::operations::family::Family;
use crate::operations::grundy::breaking::BreakingAnswer;
use crate::operations::grundy::heap_value::{HeapJudgement, out_of_time};
use crate::operations::heap_tables::HeapRule;
use crate::operations::limit::Limit;
use crate::operations::offset::Offset;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::page::Page;
use crate::operations::whole_number::WholeNumber;
use crate::problems::Problem;

/// The heaps of a game by rules of one's own.
#[derive(Clone, Copy, Debug)]
pub struct Take;

/// A game by rules of one's own and a heap of it.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeQuestion {
    /// The rules, 64 at most. What any of them allows is a move.
    #[schema(max_items = 64)]
    rules: Vec<ToldRule>,
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

impl Operation for Take {
    type Question = TakeQuestion;
    type Answer = BreakingAnswer;

    const PATH: &'static str = "/grundy/take";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str =
        "The Grundy values of a game of heaps by rules of one's own, and their proven period";
    const DESCRIPTION: &'static str = "\
Players take turns; a move takes some from one heap and leaves the rest in some number of parts, as one of the `rules` \
allows. Whoever cannot move loses. A rule says what may be taken, `take` (a number, a list, `{\"from\": 1, \"to\": 3}`, or \
`{\"from\": 1}` for any number from 1 on); in how many `parts` the rest may be left, `[0, 1]` unless something else is \
said, and whether they must be `unequal`; and, in `heaps`, of which heaps: those `from` a size `to` another that leave a \
`remainder` when they are divided by a `modulus`. Without the last, of all heaps. Lasker's Nim is \
`[{\"take\": {\"from\": 1}}, {\"take\": 0, \"parts\": [2]}]`, Grundy's game `[{\"take\": 0, \"parts\": [2], \"unequal\": true}]`.

The answer is that of `/grundy/octal`. A period is told only when it is proven, by the window of Guy and Smith (1956) \
where that applies: the amounts are bounded, and parts need not be unequal.

How many heaps have values is bounded so that a table is made within seconds: 1,048,576 when nothing is split; 65,536 \
when, besides, any number from one on may be taken; 8,192 when a rest is split in 2, since all pairs are looked at; 2,048 \
when it is split in more, in 8 parts at most. Without a period in these the heaps beyond them are refused. Winning moves \
into three parts or more are counted when they are among 16,777,216 splits.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "laskers_nim",
            summary: "Take any number, or split a heap in two",
            question: r#"{"rules": [{"take": {"from": 1}}, {"take": 0, "parts": [2]}], "n": 12}"#,
        },
        Example {
            name: "by_remainder",
            summary: "From even heaps take 1 or 2, from odd ones 1 or 3, and then split if you like",
            question: r#"{"rules": [{"take": [1, 2], "heaps": {"modulus": 2}}, {"take": [1, 3], "parts": [0, 1, 2], "heaps": {"modulus": 2, "remainder": 1}}], "n": 20}"#,
        },
        Example {
            name: "three_unequal_parts",
            summary: "Take 1 and leave three heaps of different sizes",
            question: r#"{"rules": [{"take": 1, "parts": [3], "unequal": true}], "n": 30}"#,
        },
    ];

    fn effort(_question: &TakeQuestion) -> Effort {
        // How long the period is shows only when it is found.
        Effort::Large
    }

    fn answer(question: TakeQuestion, context: &Context<'_>) -> Result<BreakingAnswer, Problem> {
        let (heap, limits) = (question.n, context.limits());
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        let game = game(question.rules)?;
        let rule = HeapRule::TakeRules(game.clone());
        let tables = context.tables.heaps();
        let values = tables.values(&rule, heap, &limits).map_err(out_of_time)?;
        let judgement = HeapJudgement::of(
            heap,
            &values,
            page.limit,
            "amounts without a bound and unequal parts leave it open, and so may values that do not repeat so early",
        )?;
        let winning = |excerpt| {
            game.moves_worth(0, heap, &values, excerpt, &limits)
                .map_err(out_of_time)
        };
        BreakingAnswer::of(judgement, page, winning, &take_moves_not_counted())
    }
}

impl TakeQuestion {
    /// The heap that is asked about.
    pub(in crate::operations) fn heap(&self) -> u64 {
        self.n
    }

    /// The game.
    ///
    /// # Errors
    /// When there is no such game.
    pub(in crate::operations) fn into_game(self) -> Result<TakeRules, Problem> {
        game(self.rules)
    }
}

/// Why the winning moves from a heap were not counted.
pub(in crate::operations::grundy) fn take_moves_not_counted() -> String {
    format!(
        "winning moves into three parts or more are counted when they are among {MOST_SPLITS} splits"
    )
}
