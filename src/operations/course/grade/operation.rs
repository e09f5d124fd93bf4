//! The operation `/grade`.

use arborist_engine::impartial::heap_values::HeapValues;

use super::answer::GradeAnswer;
use super::asked::asked;
use super::connect4::grade_estimate;
use super::foreign::{ForeignAnswer, ForeignForm};
use super::graded_question::{GRADED, OnlyOperation, QuestionBesideOperation};
use super::grundy::grade_heaps;
use super::mex::grade_missing;
use super::nim::grade_nim_answer;
use super::question::{GradeFormat, GradeQuestion};
use super::tictactoe::grade_position;
use super::trees::{grade_tree, names_of};
use super::uniform_tree::grade_counts;
use crate::course::connect4::CONNECT_FOUR_PARTS;
use crate::course::formats::{LtiScore, Report};
use crate::course::grading::{Grading, Policy};
use crate::course::grundy::GRUNDY_PARTS;
use crate::course::mex::MEX_PARTS;
use crate::course::nim::NIM_PARTS;
use crate::course::tictactoe::TICTACTOE_PARTS;
use crate::course::trees::TreePartKind;
use crate::course::uniform_tree::UNIFORM_TREE_PARTS;
use crate::json::{RawJson, read};
use crate::messages::{Language, Message};
use crate::nearest::nearest;
use crate::operations::connect4::eval::ConnectFourQuestion;
use crate::operations::family::Family;
use crate::operations::grundy::{MexQuestion, OctalQuestion, SubtractionQuestion, out_of_time};
use crate::operations::heap_tables::HeapRule;
use crate::operations::nim::NimQuestion;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::tictactoe::TicTacToeQuestion;
use crate::operations::tree::{AlphaBetaQuestion, MinimaxQuestion, PostedExercise};
use crate::operations::uniform_tree::UniformTreeQuestion;
use crate::problems::{Pointer, Problem, ProblemKind};

/// Grades a submission.
#[derive(Clone, Copy, Debug)]
pub struct Grade;

/// Questions and submissions of more bytes than this are graded where they delay nobody else.
const MOST_SMALL_BYTES: usize = 8192;

impl Operation for Grade {
    type Question = GradeQuestion;
    type Answer = GradeAnswer;

    const PATH: &'static str = "/grade";
    const FAMILY: Family = Family::Course;
    const TITLE: &'static str = "The grade of a submission, part by part, and why it is wrong";
    const DESCRIPTION: &'static str = include_str!("description.md");
    const SPEAKS: bool = true;
    const EXAMPLES: &'static [Example] = &[
        Example {
            name: "another_cut_rule",
            summary: "The student cut only when alpha > beta: half of the credit, and the reason",
            question: r#"{"question": {"operation": "/alphabeta", "tree": [[5, 8], [5, 9], [4, 8]]}, "submission": {"value": 5, "move": "r.0", "pruned_leaves": ["r.2.1"]}, "weights": {"value": 1, "move": 1, "pruned_leaves": 2}}"#,
        },
        Example {
            name: "windows",
            summary: "The window of the second child was started afresh",
            question: r#"{"question": {"operation": "/alphabeta", "tree": {"root": "A", "children": {"A": ["B", "C"], "B": [5, 8], "C": [6, 2, 9]}}}, "submission": {"windows": {"B": [null, null], "C": [null, null]}, "returned": {"C": "<= 2"}}, "language": "nl"}"#,
        },
        Example {
            name: "minimax",
            summary: "The student took the root for a MIN node",
            question: r#"{"question": {"operation": "/minimax", "tree": [[3, 5], [2, 9]]}, "submission": {"value": 5, "move": "r.0", "node_values": {"r.0": 5, "r.1": 9}}, "language": "tr"}"#,
        },
        Example {
            name: "nim",
            summary: "One winning move of three earns a third of that part",
            question: r#"{"question": {"operation": "/nim/winning-move", "piles": [1, 1, 1]}, "submission": {"nim_sum": 1, "outcome": "N", "winning_moves": [{"pile": 0, "take": 1}]}}"#,
        },
        Example {
            name: "uniform_tree",
            summary: "Nothing was taken off in the formula of Knuth and Moore",
            question: r#"{"question": {"operation": "/trees/uniform", "branching": 3, "depth": 4}, "submission": {"leaves": 81, "minimal_leaves": 18}}"#,
        },
        Example {
            name: "tictactoe",
            summary: "X wins at once, which is worth 10 - 1: the depth was left out",
            question: r#"{"question": {"operation": "/tictactoe/eval", "board": ["XX.", "OO.", "..."], "to_move": "X", "scoring": "depth"}, "submission": {"value": 10, "move": [0, 2]}}"#,
        },
        Example {
            name: "grundy",
            summary: "A period of 14 where 7 is one",
            question: r#"{"question": {"operation": "/grundy/subtraction", "set": [1, 3, 4], "n": 20}, "submission": {"values": [0, 1, 0, 1, 2, 3, 2], "period": {"preperiod": 0, "length": 14}}}"#,
        },
        Example {
            name: "mex",
            summary: "One more than the largest is not the smallest that is missing",
            question: r#"{"question": {"operation": "/grundy/mex", "set": [0, 1, 3, 6]}, "submission": {"mex": 7}}"#,
        },
        Example {
            name: "connect4",
            summary: "The windows of Blue were overlooked",
            question: r#"{"question": {"operation": "/connect4/eval", "moves": "465344"}, "submission": {"eval": 5, "center": 3}}"#,
        },
        Example {
            name: "exercise",
            summary: "The second question of an exercise, which is made again from its seed",
            question: r#"{"exercise": {"kind": "cut_rule", "seed": 1, "branching": 2, "values": [0, 5]}, "ask": "beyond_equality", "submission": {"value": 2, "leaves_read_count": 6}}"#,
        },
        Example {
            name: "gradescope",
            summary: "The same for a Gradescope autograder, worth four points",
            question: r#"{"question": {"operation": "/alphabeta", "tree": [[5, 8], [6, 2, 9], [4, 8]]}, "submission": {"value": 5, "pruned_leaves": ["r.1.2"]}, "format": "gradescope", "report": {"points": 4}}"#,
        },
        Example {
            name: "not_gradable",
            summary: "There is no such node: that is no zero",
            question: r#"{"question": {"operation": "/minimax", "tree": {"root": "A", "children": {"A": ["B", "C"], "B": [3, 5], "C": [2, 9]}}}, "submission": {"value": 3, "move": "D"}}"#,
        },
    ];

    fn effort(question: &GradeQuestion) -> Effort {
        // To find an exercise, many may have to be looked at.
        if question.exercise.is_some() || question.bytes() > MOST_SMALL_BYTES {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn language(question: &GradeQuestion) -> Option<Language> {
        question.language
    }

    fn answer(question: GradeQuestion, context: &Context<'_>) -> Result<GradeAnswer, Problem> {
        let question = question.with_text_read();
        let posed = asked(&question, context)?;
        let OnlyOperation { operation } =
            read(posed.0.as_bytes()).map_err(|error| in_question(error.into()))?;
        let grading = match operation.as_str() {
            "/alphabeta" => {
                let asked: AlphaBetaQuestion = graded(&posed)?;
                tree(&question, TreePartKind::ALPHABETA, context, || {
                    asked.into_exercise(context)
                })?
            }
            "/minimax" => {
                let asked: MinimaxQuestion = graded(&posed)?;
                tree(&question, TreePartKind::MINIMAX, context, || {
                    asked.into_exercise(context)
                })?
            }
            "/trees/uniform" => {
                let policy = policy(&question, UNIFORM_TREE_PARTS)?;
                let asked: UniformTreeQuestion = graded(&posed)?;
                grade_counts(asked.tree(), &question.submission, &policy)
            }
            "/nim/winning-move" => {
                let policy = policy(&question, NIM_PARTS)?;
                let asked: NimQuestion = graded(&posed)?;
                grade_nim_answer(&asked.into_position(), &question.submission, &policy)?
            }
            "/grundy/subtraction" => {
                let policy = policy(&question, GRUNDY_PARTS)?;
                let asked: SubtractionQuestion = graded(&posed)?;
                let game = asked.game().map_err(in_question)?;
                let rule = HeapRule::Subtraction(game.clone());
                let values = heap_values(&rule, asked.heap(), context)?;
                let options = |heap: u64| {
                    let takes = (1..=heap).filter(|take| game.allows(*take));
                    takes.map(|take| vec![heap - take]).collect()
                };
                grade_heaps(
                    asked.heap(),
                    &values,
                    &options,
                    &question.submission,
                    &policy,
                )?
            }
            "/grundy/octal" => {
                let policy = policy(&question, GRUNDY_PARTS)?;
                let asked: OctalQuestion = graded(&posed)?;
                let game = asked.game().map_err(in_question)?;
                let rule = HeapRule::TakeAndBreak(game.clone());
                let values = heap_values(&rule, asked.heap(), context)?;
                let options = |heap: u64| game.options(heap);
                grade_heaps(
                    asked.heap(),
                    &values,
                    &options,
                    &question.submission,
                    &policy,
                )?
            }
            "/grundy/mex" => {
                let policy = policy(&question, MEX_PARTS)?;
                let asked: MexQuestion = graded(&posed)?;
                grade_missing(asked.set(), &question.submission, &policy)
            }
            "/tictactoe/eval" => {
                let policy = policy(&question, TICTACTOE_PARTS)?;
                let asked: TicTacToeQuestion = graded(&posed)?;
                let position = asked.position().map_err(in_question)?;
                grade_position(&position, asked.scoring(), &question.submission, &policy)
            }
            "/connect4/eval" => {
                let policy = policy(&question, CONNECT_FOUR_PARTS)?;
                let asked: ConnectFourQuestion = graded(&posed)?;
                let board = asked.standard_board().map_err(in_question)?;
                grade_estimate(&board, &asked.counted(), &question.submission, &policy)
            }
            other => return Err(not_graded(other)),
        };
        answer(&question, operation, grading, context)
    }
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

/// The grade in the form that was asked for.
fn answer(
    question: &GradeQuestion,
    operation: String,
    grading: Grading,
    context: &Context<'_>,
) -> Result<GradeAnswer, Problem> {
    let language = question.language.unwrap_or(context.language);
    let report = || Report::of(&grading, question.report.points(), language);
    let form = match question.format {
        GradeFormat::Arborist => {
            let hash = question.hash();
            return Ok(GradeAnswer::new(grading, operation, hash, language));
        }
        GradeFormat::Gradescope => ForeignForm::Gradescope(report().into()),
        GradeFormat::Prairielearn => ForeignForm::PrairieLearn(report().into()),
        GradeFormat::GithubClassroom => ForeignForm::GithubClassroom(report().into()),
        GradeFormat::Check50 => ForeignForm::Check50(report().into()),
        GradeFormat::Coderunner => ForeignForm::CodeRunner(report().into()),
        GradeFormat::Lti => {
            ForeignForm::Lti(LtiScore::new(report(), question.report.submission()?))
        }
    };
    Ok(GradeAnswer::Foreign(ForeignAnswer::new(form, language)))
}

/// The question that was asked, of the type that its operation has.
fn graded<T: for<'de> serde::Deserialize<'de>>(RawJson(posed): &RawJson) -> Result<T, Problem> {
    let read: Result<QuestionBesideOperation<T>, _> = read(posed.as_bytes());
    match read {
        Ok(QuestionBesideOperation(asked)) => Ok(asked),
        Err(error) => Err(in_question(error.into())),
    }
}

fn policy(question: &GradeQuestion, parts: &[&'static str]) -> Result<Policy, Problem> {
    Ok(Policy {
        weights: question.weights.of_parts(parts)?,
        other_convention: question.policy.other_convention.into(),
        without_diagnosis: !question.policy.diagnosis,
    })
}

/// A problem with the question that was asked, seen from the question about its grade.
fn in_question(mut problem: Problem) -> Problem {
    for error in &mut problem.errors {
        error.pointer = std::mem::take(&mut error.pointer).under_key("question");
    }
    problem
}

fn not_graded(operation: &str) -> Problem {
    let known = GRADED.join(", ");
    let shown: String = operation.chars().take(60).collect();
    let detail = match nearest(operation, GRADED.iter().copied()) {
        Some(near) => Message::new("grade-not-graded-near")
            .with("path", shown)
            .with("near", near)
            .with("known", known),
        None => Message::new("grade-not-graded")
            .with("path", shown)
            .with("known", known),
    };
    Problem::at(
        ProblemKind::UnknownOperation,
        Pointer::key("question").then_key("operation"),
        detail,
    )
}
