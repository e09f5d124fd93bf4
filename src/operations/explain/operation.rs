//! `/explain`.

use arborist_engine::tree::Number;

use super::answer::{ExplainedConventions, Explanation, numbered};
use super::question::ExplainQuestion;
use crate::messages::{Language, Message};
use crate::nearest::nearest;
use crate::operations::explained::Explained;
use crate::operations::family::Family;
use crate::operations::limit::Limit;
use crate::operations::named_question::NamedQuestion;
use crate::operations::nim::{arithmetic, variants};
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::tree::JsonNumber;
use crate::operations::{connect4, nim, tictactoe, tree};
use crate::problems::{Problem, ProblemKind};
use crate::shorten::shorten;

/// An answer as numbered sentences.
pub struct Explain;

/// The operations whose answers can be explained.
const EXPLAINED: [&str; 17] = [
    tree::AlphaBeta::PATH,
    tree::Minimax::PATH,
    nim::WinningMove::PATH,
    nim::Eval::PATH,
    variants::Moore::PATH,
    variants::Bounded::PATH,
    variants::Staircase::PATH,
    variants::Fibonacci::PATH,
    variants::Wythoff::PATH,
    variants::Lasker::PATH,
    variants::Welter::PATH,
    arithmetic::Sum::PATH,
    arithmetic::Product::PATH,
    arithmetic::Inverse::PATH,
    arithmetic::Power::PATH,
    tictactoe::Eval::PATH,
    connect4::eval::Eval::PATH,
];

impl Operation for Explain {
    type Question = ExplainQuestion;
    type Answer = Explanation;

    const PATH: &'static str = "/explain";
    const FAMILY: Family = Family::Course;
    const TITLE: &'static str =
        "An answer as numbered sentences that a student can follow, in the reader's language";
    const DESCRIPTION: &'static str = "\
Takes a question to `/alphabeta`, `/minimax`, `/tictactoe/eval`, `/connect4/eval` or any operation whose path begins with `/nim/`, \
with the path in its key `operation`, answers it as that operation does, and tells how the answer comes about.

- Alpha-beta: one sentence for every step of its `trace`, in order: with which window a node is entered, which leaf is \
read, how alpha or beta changes, where it cuts and why, what a node returns and whether that is a bound; then the value, \
the best move, and the leaves that were never read.
- Minimax: which value every node takes from its children, from the leaves up.
- Nim: the piles in binary, column by column, the nim-sum, who wins and every winning move; for `/nim/eval` also what \
every other move leads to.
- Games that are nearly Nim: what counts in them, what the position is worth, and the first winning move.
- Nim-arithmetic: how the result comes about, in columns, by Fermat powers or by repeated squaring.
- Tic-tac-toe: threats and forks, what every cell is worth, the best move and what it does.
- Connect Four: the windows that count, their sum, and what looking ahead shows.

The sentences are in English (`en`), Turkish (`tr`) or Dutch (`nl`): in `language`, else as the header \
`Accept-Language` has it. Numbers and names of nodes are the same in every language. As many sentences are listed as \
`limit` allows.";
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "alphabeta",
            summary: "Every step of alpha-beta, and why two of seven leaves are never read",
            question: r#"{"question": {"operation": "/alphabeta", "tree": {"root": "A", "children": {"A": ["B", "C", "D"], "B": [5, 8], "C": [6, 2, 9], "D": [4, 8]}}}}"#,
        },
        Example {
            name: "nim_in_turkish",
            summary: "Why taking 2 from the second pile wins",
            question: r#"{"question": {"operation": "/nim/winning-move", "piles": [2, 4]}, "language": "tr"}"#,
        },
        Example {
            name: "wythoff_in_dutch",
            summary: "Which lost pair a move of Wythoff's game leaves, and why it is lost",
            question: r#"{"question": {"operation": "/nim/wythoff", "piles": [13, 15]}, "language": "nl"}"#,
        },
        Example {
            name: "nim_product",
            summary: "Why 5 times 6 is 8",
            question: r#"{"question": {"operation": "/nim/product", "numbers": [5, 6]}}"#,
        },
        Example {
            name: "tictactoe_in_dutch",
            summary: "The centre is a fork",
            question: r#"{"question": {"operation": "/tictactoe/eval", "board": "XXOO.....", "scoring": "depth"}, "language": "nl"}"#,
        },
        Example {
            name: "minimax",
            summary: "The values, backed up from the leaves",
            question: r#"{"question": {"operation": "/minimax", "tree": [[3, 5], [2, 9]]}}"#,
        },
        Example {
            name: "connect_four",
            summary: "Two windows count, and the centre",
            question: r#"{"question": {"operation": "/connect4/eval", "moves": "465344", "depth": 1}}"#,
        },
    ];
    const SPEAKS: bool = true;

    fn effort(_question: &ExplainQuestion) -> Effort {
        Effort::Large
    }

    fn language(question: &ExplainQuestion) -> Option<Language> {
        question.language
    }

    fn answer(asked: ExplainQuestion, context: &Context<'_>) -> Result<Explanation, Problem> {
        let language = asked.language.unwrap_or(context.language);
        explain(&asked.question, asked.limit, language, context)
            .map_err(|problem| problem.under_key("question"))
    }
}

fn explain(
    question: &NamedQuestion,
    limit: Limit,
    language: Language,
    context: &Context<'_>,
) -> Result<Explanation, Problem> {
    let path = question.operation()?;
    let told = match path.as_str() {
        tree::AlphaBeta::PATH => told(
            tree::explain_alphabeta(question.read()?, limit, context)?,
            ExplainedConventions::AlphaBeta,
            language,
        ),
        tree::Minimax::PATH => told(
            tree::explain_minimax(question.read()?, limit, context)?,
            ExplainedConventions::Minimax,
            language,
        ),
        nim::WinningMove::PATH => told(
            nim::explain(question.read()?, limit, false),
            ExplainedConventions::NimWinningMove,
            language,
        ),
        nim::Eval::PATH => told(
            nim::explain(question.read()?, limit, true),
            ExplainedConventions::NimEval,
            language,
        ),
        variants::Moore::PATH => told(
            nim::explain_variant::<variants::Moore>(question.read()?, limit, context)?,
            ExplainedConventions::Moore,
            language,
        ),
        variants::Bounded::PATH => told(
            nim::explain_variant::<variants::Bounded>(question.read()?, limit, context)?,
            ExplainedConventions::Bounded,
            language,
        ),
        variants::Staircase::PATH => told(
            nim::explain_variant::<variants::Staircase>(question.read()?, limit, context)?,
            ExplainedConventions::Staircase,
            language,
        ),
        variants::Fibonacci::PATH => told(
            nim::explain_variant::<variants::Fibonacci>(question.read()?, limit, context)?,
            ExplainedConventions::Fibonacci,
            language,
        ),
        variants::Wythoff::PATH => told(
            nim::explain_variant::<variants::Wythoff>(question.read()?, limit, context)?,
            ExplainedConventions::Wythoff,
            language,
        ),
        variants::Lasker::PATH => told(
            nim::explain_variant::<variants::Lasker>(question.read()?, limit, context)?,
            ExplainedConventions::Lasker,
            language,
        ),
        variants::Welter::PATH => told(
            nim::explain_variant::<variants::Welter>(question.read()?, limit, context)?,
            ExplainedConventions::Welter,
            language,
        ),
        arithmetic::Sum::PATH => told(
            arithmetic::explain_sum(question.read()?, limit),
            ExplainedConventions::NimSum,
            language,
        ),
        arithmetic::Product::PATH => told(
            arithmetic::explain_product(&question.read()?, limit),
            ExplainedConventions::NimProduct,
            language,
        ),
        arithmetic::Inverse::PATH => told(
            arithmetic::explain_inverse(&question.read()?, limit)?,
            ExplainedConventions::NimInverse,
            language,
        ),
        arithmetic::Power::PATH => told(
            arithmetic::explain_power(&question.read()?, limit),
            ExplainedConventions::NimPower,
            language,
        ),
        tictactoe::Eval::PATH => told(
            tictactoe::explain(question.read()?, limit, context)?,
            ExplainedConventions::TicTacToe,
            language,
        ),
        connect4::eval::Eval::PATH => told(
            connect4::explain(question.read()?, limit, context)?,
            ExplainedConventions::ConnectFour,
            language,
        ),
        _ => return Err(not_explained(&path)),
    };
    Ok(told)
}

fn told<Value: Into<AnswerValue>, Conventions>(
    explained: Explained<Value, Conventions>,
    conventions: fn(Conventions) -> ExplainedConventions,
    language: Language,
) -> Explanation {
    let AnswerValue(answer_value) = explained.value.into();
    Explanation {
        language,
        conventions: conventions(explained.conventions),
        answer_value,
        sentences: numbered(&explained.sentences, language),
        sentences_total: explained.sentences.total().into(),
        complete: explained.complete,
    }
}

/// The value of any answer.
struct AnswerValue(Option<JsonNumber>);

impl From<Option<JsonNumber>> for AnswerValue {
    fn from(value: Option<JsonNumber>) -> Self {
        Self(value)
    }
}

impl From<i32> for AnswerValue {
    fn from(value: i32) -> Self {
        Self(Some(JsonNumber(Number::integer(value.into()))))
    }
}

fn not_explained(path: &str) -> Problem {
    let known = EXPLAINED.join(", ");
    let shown = shorten(path);
    let detail = match nearest(path, EXPLAINED) {
        Some(near) => Message::new("explain-not-explained-near")
            .with("path", shown)
            .with("near", near)
            .with("known", known),
        None => Message::new("explain-not-explained")
            .with("path", shown)
            .with("known", known),
    };
    Problem::at(
        ProblemKind::UnknownOperation,
        NamedQuestion::place_of_operation(),
        detail,
    )
}
