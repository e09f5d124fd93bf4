//! What a submission answers: a question that is told, or one of an exercise that is made again.

use super::question::GradeQuestion;
use crate::json::{RawJson, read};
use crate::messages::Message;
use crate::nearest::nearest;
use crate::operations::course::exercises::{ExerciseQuestion, questions};
use crate::operations::named_question::NamedQuestion;
use crate::operations::operation::Context;
use crate::problems::{Pointer, Problem, ProblemKind};
use crate::shorten::shorten;

/// The question that a submission answers, the path of its operation beside its keys.
///
/// # Errors
/// When there is not exactly one of the two, or no such exercise.
pub(super) fn asked(
    question: &GradeQuestion,
    context: &Context<'_>,
) -> Result<NamedQuestion, Problem> {
    match (&question.question, &question.exercise, &question.ask) {
        (Some(_), Some(_), _) => Err(Problem::at(
            ProblemKind::OutOfRange,
            Pointer::key("exercise"),
            Message::new("grade-asked-twice"),
        )),
        (Some(_), None, Some(_)) => Err(Problem::at(
            ProblemKind::OutOfRange,
            Pointer::key("ask"),
            Message::new("grade-ask-without-exercise"),
        )),
        (Some(asked), None, None) => Ok(asked.clone()),
        (None, Some(exercise), id) => of_exercise(exercise, id.as_deref(), context),
        (None, None, _) => Err(Problem::at(
            ProblemKind::MissingKey,
            Pointer::root(),
            Message::new("grade-nothing-asked"),
        )),
    }
}

/// A problem with the question that was asked, seen from the question about its grade.
pub(super) fn in_question(problem: Problem) -> Problem {
    problem.under_key("question")
}

fn of_exercise(
    RawJson(exercise): &RawJson,
    id: Option<&str>,
    context: &Context<'_>,
) -> Result<NamedQuestion, Problem> {
    let exercise: Result<ExerciseQuestion, Problem> =
        read(exercise.as_bytes()).map_err(Problem::from);
    let questions = exercise
        .and_then(|exercise| questions(&exercise, context))
        .map_err(|problem| problem.under_key("exercise"))?;
    let ids: Vec<&str> = questions.iter().map(|(id, _)| *id).collect();
    let found = questions
        .iter()
        .find(|(known, _)| id.is_none_or(|id| id == *known));
    let (_, asked) = found.ok_or_else(|| no_such_question(id.unwrap_or_default(), &ids))?;
    Ok(NamedQuestion::new(RawJson(asked.to_string())))
}

fn no_such_question(id: &str, ids: &[&str]) -> Problem {
    let shown = shorten(id);
    let known: Vec<String> = ids.iter().map(|id| format!("\"{id}\"")).collect();
    let known = known.join(", ");
    let detail = match nearest(id, ids.iter().copied()) {
        Some(near) => Message::new("grade-no-such-question-near")
            .with("id", shown)
            .with("near", near)
            .with("known", known),
        None => Message::new("grade-no-such-question")
            .with("id", shown)
            .with("known", known),
    };
    Problem::at(ProblemKind::OutOfRange, Pointer::key("ask"), detail)
}
