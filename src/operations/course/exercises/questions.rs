//! What an exercise asks, for whoever grades the answers to it.

use serde_json::Value;

use super::make::make;
use super::question::ExerciseQuestion;
use crate::operations::operation::Context;
use crate::problems::Problem;

/// The questions of an exercise by their ids, each as `/grade` takes it.
///
/// # Errors
/// When there is no such exercise.
pub(in crate::operations::course) fn questions(
    exercise: &ExerciseQuestion,
    context: &Context<'_>,
) -> Result<Vec<(&'static str, Value)>, Problem> {
    let pose = make(exercise, context)?;
    let questions = pose.questions.into_iter();
    Ok(questions
        .map(|asked| (asked.id, asked.with_operation()))
        .collect())
}
