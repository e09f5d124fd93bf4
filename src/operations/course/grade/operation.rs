//! The operation `/grade`.

use super::answer::GradeAnswer;
use super::graded_question::{GRADED, OnlyOperation, QuestionBesideOperation};
use super::question::{GradeFormat, GradeQuestion};
use super::trees::grade_tree;
use super::foreign::{ForeignAnswer, ForeignForm};
use crate::course::formats::{LtiScore, Report};
use crate::course::grading::{Grading, Policy};
use crate::course::trees::TreePartKind;
use crate::json::read;
use crate::nearest::nearest;
use crate::operations::family::Family;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::operations::tree::{AlphaBetaQuestion, MinimaxQuestion};
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
    const FAMILY: Family = Family::Several;
    const TITLE: &'static str = "The grade of a submission, part by part, and why it is wrong";
    const DESCRIPTION: &'static str = include_str!("description.md");
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

    const SPEAKS: bool = true;

    fn effort(question: &GradeQuestion) -> Effort {
        if question.question.0.len() + question.submission.0.len() > MOST_SMALL_BYTES {
            Effort::Large
        } else {
            Effort::Small
        }
    }

    fn answer(question: GradeQuestion, context: &Context<'_>) -> Result<GradeAnswer, Problem> {
        let OnlyOperation { operation } =
            read(question.question.0.as_bytes()).map_err(|error| in_question(error.into()))?;
        let grading = match operation.as_str() {
            "/alphabeta" => {
                let policy = policy(&question, &names(TreePartKind::ALPHABETA))?;
                let asked: AlphaBetaQuestion = graded(&question)?;
                let posted = asked.into_exercise(context).map_err(in_question)?;
                grade_tree(
                    &posted,
                    TreePartKind::ALPHABETA,
                    &question.submission,
                    &policy,
                    context,
                )?
            }
            "/minimax" => {
                let policy = policy(&question, &names(TreePartKind::MINIMAX))?;
                let asked: MinimaxQuestion = graded(&question)?;
                let posted = asked.into_exercise(context).map_err(in_question)?;
                grade_tree(
                    &posted,
                    TreePartKind::MINIMAX,
                    &question.submission,
                    &policy,
                    context,
                )?
            }
            other => return Err(not_graded(other)),
        };
        answer(&question, operation, grading, context)
    }
}

fn names(kinds: &[TreePartKind]) -> Vec<&'static str> {
    kinds.iter().map(|kind| kind.name()).collect()
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
fn graded<T: for<'de> serde::Deserialize<'de>>(question: &GradeQuestion) -> Result<T, Problem> {
    let read: Result<QuestionBesideOperation<T>, _> = read(question.question.0.as_bytes());
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
    let hint = nearest(operation, GRADED.iter().copied())
        .map(|path| format!(", did you mean {path}?"))
        .unwrap_or_default();
    let shown: String = operation.chars().take(60).collect();
    Problem::at(
        ProblemKind::UnknownOperation,
        Pointer::key("question").then_key("operation"),
        format!(
            "answers of \"{shown}\" are not graded{hint}; those of {} are",
            GRADED.join(", ")
        ),
    )
}
