//! The operation `/grade`.

use super::answer::GradeAnswer;
use super::asked::{asked, in_question};
use super::by_operation::{by_operation, may_take_long};
use super::foreign::{ForeignAnswer, ForeignForm};
use super::question::{GradeFormat, GradeQuestion};
use crate::course::formats::{LtiScore, Report};
use crate::course::grading::Grading;
use crate::messages::Language;
use crate::operations::family::Family;
use crate::operations::operation::{Context, Effort, Example, Operation};
use crate::problems::Problem;

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
            name: "graph",
            summary: "Exclusive or was taken for the mex, at one position of three",
            question: r#"{"question": {"operation": "/grundy/graph", "graph": {"a": ["b", "c"], "b": ["c"], "c": []}}, "submission": {"grundy": {"a": 1, "b": 1, "c": 0}, "winning_moves": {"a": ["c"]}}}"#,
        },
        Example {
            name: "sum_of_games",
            summary: "The components were added up, not joined by exclusive or",
            question: r#"{"question": {"operation": "/grundy/sum", "components": [{"nim": {"piles": [3, 4]}}, {"octal": {"code": "0.77", "heaps": [5]}}]}, "submission": {"grundy": 11, "outcome": "N"}}"#,
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
        let is_small = question.bytes() <= MOST_SMALL_BYTES
            && match &question.question {
                Some(asked) => !asked.operation().is_ok_and(|path| may_take_long(&path)),
                // To find an exercise, many may have to be looked at.
                None => question.exercise.is_none(),
            };
        if is_small {
            Effort::Small
        } else {
            Effort::Large
        }
    }

    fn language(question: &GradeQuestion) -> Option<Language> {
        question.language
    }

    fn answer(question: GradeQuestion, context: &Context<'_>) -> Result<GradeAnswer, Problem> {
        let question = question.with_text_read();
        let posed = asked(&question, context)?;
        let operation = posed.operation().map_err(in_question)?;
        let grading = by_operation(&operation, &posed, &question, context)?;
        answer(&question, operation, grading, context)
    }
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
