//! What a sum of games is worth, and all its winning moves.

use arborist_engine::impartial::Excerpt;
use arborist_engine::impartial::sum::{self, Worth};

use super::answer::{SumAnswer, SumComponentAnswer, told};
use super::component::{Component, Moves};
use super::explanation::explanation;
use super::question::{MOST_COMPONENTS, SumQuestion};
use crate::messages::Message;
use crate::operations::family::Family;
use crate::operations::grundy::octal::octal_moves_not_counted;
use crate::operations::grundy::take::take_moves_not_counted;
use crate::operations::integer::Integer;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::page::Page;
use crate::problems::{Pointer, Problem, ProblemKind};

/// Several games at once.
#[derive(Clone, Copy, Debug)]
pub struct Sum;

/// The most winning moves that are listed of all components together, but for one of each.
const MOST_LISTED: usize = 100_000;

impl Operation for Sum {
    type Question = SumQuestion;
    type Answer = SumAnswer;

    const PATH: &'static str = "/grundy/sum";
    const FAMILY: Family = Family::Impartial;
    const TITLE: &'static str =
        "What a sum of impartial games is worth, and the winning moves in each of them";
    const DESCRIPTION: &'static str = "\
Several games lie on the table; a move is a move in one of them, and whoever cannot move loses. Each component is an \
object with one key, the kind of game: `nim` with its `piles`, `bounded_nim` with `piles` and `max_take`, \
`staircase_nim` and `lasker_nim` with `piles`, `welter` with `coins`, `octal` with a `code` and `heaps`, `subtraction` \
with a `set` or `all_but` and `heaps`, `take` with `rules` and `heaps`, `graph` with a `graph` or `edges` and the node \
where it `start`s. Moore's and Fibonacci Nim are no components: a Moore player moves in several piles at once, and a \
limit of Fibonacci Nim is set by the move before. Wythoff's game can be told as a `graph`.

Boards are told as to the operations of their games: `hackenbush` with `edges` and a `ground`, `coin_turning` with a `game` and \
`coins` or `heads`, `kayles_row` with a `row`, `euclid` with two `numbers` and where it `ends_at`, `chomp` with `rows` and \
`columns` or a `bar` (nobody eats the poison), `treblecross` with a `row`. Whoever completes three in Treblecross wins the whole \
sum, so nobody marks a cell that gives it away; a row on which three can be completed at once has no Grundy value and is refused.

A sum is worth the exclusive or of what its components are worth (Sprague 1935, Grundy 1939). Every component lists the \
moves in it that win the sum, in the order and the form of the game's own operation, with the index of the heap; \
`winning_moves_leave` is what they leave the component worth. `limit` and `offset` page the moves of each component; \
of all components together 100,000 moves are listed at most, but one of each in any case.

A graph with cycles can be infinite, `loopy`. Beside one infinite component the player to move wins if a move from it \
leaves it worth what the others are worth together, and draws otherwise; two infinite components are a draw (Smith \
1966). Misère sums are refused: Grundy values do not tell who wins them.

At most 10,000 components; any number of heaps of one game can stand in one.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "four_games",
            summary: "Piles of Nim, a row of Kayles, a subtraction game and a graph",
            question: r#"{"components": [{"nim": {"piles": [3, 4]}}, {"octal": {"code": "0.77", "heaps": [5]}}, {"subtraction": {"set": [1, 3], "heaps": [4]}}, {"graph": {"graph": {"a": ["b", "c"], "b": ["c"], "c": []}, "start": "a"}}]}"#,
        },
        Example {
            name: "boards",
            summary: "A picture of Hackenbush, a row of coins and a row of pins: one move wins in each",
            question: r#"{"components": [{"hackenbush": {"edges": [["ground", "a"], ["a", "b"], ["b", "c"], ["c", "a"]]}}, {"coin_turning": {"game": "mock_turtles", "coins": "TH"}}, {"kayles_row": {"row": "XXX"}}]}"#,
        },
        Example {
            name: "nearly_nim",
            summary: "Coins of Welter's game, of staircase Nim and of Lasker's Nim beside bounded piles",
            question: r#"{"components": [{"welter": {"coins": [0, 3, 9]}}, {"staircase_nim": {"piles": [3, 1, 4]}}, {"lasker_nim": {"piles": [5, 2]}}, {"bounded_nim": {"piles": [7, 9], "max_take": 3}}]}"#,
        },
        Example {
            name: "infinite",
            summary: "Leaving the loop for b wins, since b is worth as much as the pile",
            question: r#"{"components": [{"graph": {"edges": [["a", "a"], ["a", "b"], ["b", "c"]], "start": "a"}}, {"nim": {"piles": [1]}}]}"#,
        },
        Example {
            name: "empty",
            summary: "Without a game there is no move",
            question: r#"{"components": []}"#,
        },
    ];

    fn effort(_question: &SumQuestion) -> Effort {
        // What the values of heaps cost shows only when they are found.
        Effort::Large
    }

    fn answer(question: SumQuestion, context: &Context<'_>) -> Result<SumAnswer, Problem> {
        let told_components = question.components;
        let count = told_components.len();
        if count > MOST_COMPONENTS {
            return Err(Problem::at(
                ProblemKind::OverTheLimit,
                Pointer::key("components"),
                Message::new("grundy-sum-too-many")
                    .with("count", count)
                    .with("most", MOST_COMPONENTS),
            ));
        }
        let page = Page {
            offset: question.offset,
            limit: question.limit,
        };
        let mut excerpt = Excerpt::from(page);
        excerpt.most = excerpt.most.min((MOST_LISTED / count.max(1)).max(1));

        let keys: Vec<&'static str> = told_components.iter().map(|one| one.key()).collect();
        let mut components: Vec<Box<dyn Component>> = Vec::with_capacity(count);
        for (index, component) in told_components.into_iter().enumerate() {
            let prepared = component.prepare(context);
            let place = |problem: Problem| problem.under_index(index).under_key("components");
            components.push(prepared.map_err(place)?);
        }
        let worths: Vec<Worth> = components
            .iter()
            .map(|component| component.worth())
            .collect();
        let sum = sum::Sum::of(&worths);

        let mut answers = Vec::with_capacity(count);
        let mut total = Some(0u128);
        for (index, (component, worth)) in components.iter().zip(&worths).enumerate() {
            let winning_worth = sum.winning_worth(index, worth);
            let moves = match winning_worth {
                Some(worth) => component.moves_worth(worth, excerpt, &context.limits())?,
                None => Moves {
                    listed: Vec::new(),
                    total: Some(0),
                },
            };
            total = total.zip(moves.total).map(|(all, more)| all + more);
            let (grundy, loopy) = told(worth);
            let wins = moves.total != Some(0);
            answers.push(SumComponentAnswer {
                game: keys.get(index).copied().unwrap_or_default(),
                grundy,
                loopy,
                winning_moves_leave: winning_worth.filter(|_| wins).map(Integer::from),
                winning_moves: moves.listed,
                winning_moves_total: moves.total.map(Integer::from),
            });
        }
        let (grundy, loopy) = told(&sum.worth());
        Ok(SumAnswer {
            grundy,
            loopy,
            outcome: sum.outcome().into(),
            components_total: count,
            components: answers,
            winning_moves_total: total.map(Integer::from),
            winning_moves_note: total.is_none().then(|| {
                format!(
                    "{}; {}",
                    octal_moves_not_counted(),
                    take_moves_not_counted()
                )
            }),
            rule: question.rule,
            explanation: explanation(&sum, &worths),
        })
    }
}
