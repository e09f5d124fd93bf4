//! Grading by the operation that was asked.

use arborist_engine::impartial::graph::NimValues;
use arborist_engine::impartial::heap_values::HeapValues;
use serde::de::DeserializeOwned;

use super::asked::in_question;
use super::connect4::grade_estimate;
use super::graded_question::graded;
use super::graph::grade_positions;
use super::grundy::grade_heaps;
use super::mex::grade_missing;
use super::nim::grade_nim_answer;
use super::question::GradeQuestion;
use super::tictactoe::grade_position;
use super::trees::{grade_tree, names_of};
use super::uniform_tree::grade_counts;
use super::verdict::{grade_judgement, judged_paths, verdict};
use crate::course::connect4::CONNECT_FOUR_PARTS;
use crate::course::grading::{Grading, Policy};
use crate::course::graph::{GRAPH_PARTS, GraphExercise};
use crate::course::grundy::GRUNDY_PARTS;
use crate::course::mex::MEX_PARTS;
use crate::course::nim::NIM_PARTS;
use crate::course::tictactoe::TICTACTOE_PARTS;
use crate::course::trees::TreePartKind;
use crate::course::uniform_tree::UNIFORM_TREE_PARTS;
use crate::messages::Message;
use crate::nearest::nearest;
use crate::operations::connect4::eval::ConnectFourQuestion;
use crate::operations::grundy::{
    GraphQuestion, MexQuestion, OctalQuestion, SubtractionQuestion, TakeQuestion, out_of_time,
};
use crate::operations::heap_tables::HeapRule;
use crate::operations::named_question::NamedQuestion;
use crate::operations::nim::NimQuestion;
use crate::operations::operation::Context;
use crate::operations::tictactoe::TicTacToeQuestion;
use crate::operations::tree::{AlphaBetaQuestion, MinimaxQuestion, PostedExercise};
use crate::operations::uniform_tree::UniformTreeQuestion;
use crate::problems::{Problem, ProblemKind};
use crate::shorten::shorten;

/// The grading of a submission to `posed`, which is a question to `operation`.
///
/// # Errors
/// When answers of that operation are not graded, the question makes no sense, or a weight is of no part.
pub(super) fn by_operation(
    operation: &str,
    posed: &NamedQuestion,
    question: &GradeQuestion,
    context: &Context<'_>,
) -> Result<Grading, Problem> {
    let submission = &question.submission;
    match operation {
        "/alphabeta" => {
            let asked: AlphaBetaQuestion = read(posed)?;
            tree(question, TreePartKind::ALPHABETA, context, || {
                asked.into_exercise(context)
            })
        }
        "/minimax" => {
            let asked: MinimaxQuestion = read(posed)?;
            tree(question, TreePartKind::MINIMAX, context, || {
                asked.into_exercise(context)
            })
        }
        "/trees/uniform" => {
            let policy = policy(question, UNIFORM_TREE_PARTS)?;
            let asked: UniformTreeQuestion = read(posed)?;
            Ok(grade_counts(asked.tree(), submission, &policy))
        }
        "/nim/winning-move" | "/nim/eval" => {
            let policy = policy(question, NIM_PARTS)?;
            let asked: NimQuestion = read(posed)?;
            grade_nim_answer(&asked.into_position(), submission, &policy)
        }
        "/grundy/subtraction" => {
            let policy = policy(question, GRUNDY_PARTS)?;
            let asked: SubtractionQuestion = read(posed)?;
            let game = asked.game().map_err(in_question)?;
            let rule = HeapRule::Subtraction(game.clone());
            let values = heap_values(&rule, asked.heap(), context)?;
            let options = |heap: u64| {
                let takes = (1..=heap).filter(|take| game.allows(*take));
                takes.map(|take| vec![heap - take]).collect()
            };
            grade_heaps(asked.heap(), &values, &options, submission, &policy)
        }
        "/grundy/octal" => {
            let policy = policy(question, GRUNDY_PARTS)?;
            let asked: OctalQuestion = read(posed)?;
            let game = asked.game().map_err(in_question)?;
            let rule = HeapRule::TakeAndBreak(game.clone());
            let values = heap_values(&rule, asked.heap(), context)?;
            let options = |heap: u64| game.options(heap);
            grade_heaps(asked.heap(), &values, &options, submission, &policy)
        }
        "/grundy/take" => {
            let policy = policy(question, GRUNDY_PARTS)?;
            let asked: TakeQuestion = read(posed)?;
            let heap = asked.heap();
            let game = asked.into_game().map_err(in_question)?;
            let rule = HeapRule::TakeRules(game.clone());
            let values = heap_values(&rule, heap, context)?;
            // Where a rest is split in three or more, mistakes are not looked for among its many moves.
            let options = |heap: u64| game.options(heap).unwrap_or_default();
            grade_heaps(heap, &values, &options, submission, &policy)
        }
        "/grundy/mex" => {
            let policy = policy(question, MEX_PARTS)?;
            let asked: MexQuestion = read(posed)?;
            Ok(grade_missing(asked.set(), submission, &policy))
        }
        "/grundy/graph" => {
            let policy = policy(question, GRAPH_PARTS)?;
            let asked: GraphQuestion = read(posed)?;
            let (names, graph) = asked.into_graph(context).map_err(in_question)?;
            let exercise = GraphExercise {
                names: &names,
                graph: &graph,
                values: &NimValues::of(&graph, &context.limits()).map_err(out_of_time)?,
            };
            Ok(grade_positions(&exercise, submission, &policy))
        }
        "/tictactoe/eval" => {
            let policy = policy(question, TICTACTOE_PARTS)?;
            let asked: TicTacToeQuestion = read(posed)?;
            let position = asked.position().map_err(in_question)?;
            Ok(grade_position(
                &position,
                asked.scoring(),
                submission,
                &policy,
            ))
        }
        "/connect4/eval" => {
            let policy = policy(question, CONNECT_FOUR_PARTS)?;
            let asked: ConnectFourQuestion = read(posed)?;
            let board = asked.standard_board().map_err(in_question)?;
            Ok(grade_estimate(
                &board,
                &asked.counted(),
                submission,
                &policy,
            ))
        }
        other => {
            let verdict = verdict(other, posed, context)?.ok_or_else(|| not_graded(other))?;
            let policy = policy(question, verdict.parts())?;
            Ok(grade_judgement(&verdict, submission, &policy))
        }
    }
}

/// Whether to grade an answer of an operation may take long, as it may to find it.
pub(super) fn may_take_long(operation: &str) -> bool {
    let heaps = ["/grundy/subtraction", "/grundy/octal", "/grundy/take"];
    heaps
        .into_iter()
        .chain(judged_paths())
        .any(|path| path == operation)
}

/// The question that was asked, of the type that its operation has.
fn read<T: DeserializeOwned>(posed: &NamedQuestion) -> Result<T, Problem> {
    posed.read().map_err(in_question)
}

/// The Grundy values of the heaps of a game, up to that of `heap`.
fn heap_values(rule: &HeapRule, heap: u64, context: &Context<'_>) -> Result<HeapValues, Problem> {
    let tables = context.tables.heaps();
    let values = tables.values(rule, heap, &context.limits());
    values.map_err(out_of_time)
}

/// The grade of a submission on a tree.
fn tree(
    question: &GradeQuestion,
    kinds: &[TreePartKind],
    context: &Context<'_>,
    asked: impl FnOnce() -> Result<PostedExercise, Problem>,
) -> Result<Grading, Problem> {
    let policy = policy(question, &names_of(kinds))?;
    let posted = asked().map_err(in_question)?;
    grade_tree(&posted, kinds, &question.submission, &policy, context)
}

fn policy(question: &GradeQuestion, parts: &[&'static str]) -> Result<Policy, Problem> {
    Ok(Policy {
        weights: question.weights.of_parts(parts)?,
        other_convention: question.policy.other_convention.into(),
        without_diagnosis: !question.policy.diagnosis,
        in_full: question.policy.in_full,
    })
}

fn not_graded(operation: &str) -> Problem {
    let known = graded().collect::<Vec<_>>().join(", ");
    let shown = shorten(operation);
    let detail = match nearest(operation, graded()) {
        Some(near) => Message::new("grade-not-graded-near")
            .with("path", shown)
            .with("near", near)
            .with("known", known),
        None => Message::new("grade-not-graded")
            .with("path", shown)
            .with("known", known),
    };
    in_question(Problem::at(
        ProblemKind::UnknownOperation,
        NamedQuestion::place_of_operation(),
        detail,
    ))
}
