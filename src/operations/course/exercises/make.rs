//! Exercises of all kinds, made from their seeds.

use super::kind::ExerciseKind;
use super::pose::Pose;
use super::question::ExerciseQuestion;
use super::{game_exercises, tree_exercises};
use crate::course::exercises::{Budget, NoneFound};
use crate::messages::Message;
use crate::operations::operation::Context;
use crate::problems::{Pointer, Problem, ProblemKind};

/// The most instances that are looked at: a second or two of the largest trees.
const MOST_ATTEMPTS: u32 = 20_000;

/// Makes an exercise.
///
/// # Errors
/// What cannot be in such an exercise, or that none was found.
pub(super) fn make(question: &ExerciseQuestion, context: &Context<'_>) -> Result<Pose, Problem> {
    question.check()?;
    let budget = Budget {
        attempts: MOST_ATTEMPTS,
        limits: context.limits(),
    };
    let posed = match question.kind {
        ExerciseKind::Minimax
        | ExerciseKind::Alphabeta
        | ExerciseKind::CutRule
        | ExerciseKind::Horizon => tree_exercises::pose(question, budget),
        ExerciseKind::LeafCounts => game_exercises::leaf_counts(question, budget),
        ExerciseKind::Nim => game_exercises::nim_position(question, budget),
        ExerciseKind::GrundySequence => game_exercises::grundy_sequence(question, budget),
        ExerciseKind::Mex => game_exercises::missing_number(question, budget),
        ExerciseKind::TicTacToe => game_exercises::tic_tac_toe(question, budget),
        ExerciseKind::ConnectFour => game_exercises::connect_four(question, budget),
    }?;
    posed.map_err(|none| {
        let (kind, place) = match none {
            NoneFound::InBudget { .. } => (ProblemKind::NoExercise, Pointer::key("constraints")),
            NoneFound::Stopped => (ProblemKind::OutOfTime, Pointer::root()),
        };
        Problem::at(kind, place, none_detail(none))
    })
}

/// Why there is no exercise.
fn none_detail(none: NoneFound) -> Message {
    match none {
        NoneFound::InBudget { attempts } => {
            Message::new("exercise-none-found").with("attempts", attempts)
        }
        NoneFound::Stopped => Message::new("exercise-time-up"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::Language;

    #[test]
    fn that_none_is_found_is_told_in_english_as_the_search_tells_it() {
        for none in [NoneFound::InBudget { attempts: 7 }, NoneFound::Stopped] {
            let told = none_detail(none).in_language(Language::English);
            assert_eq!(told, none.to_string());
        }
    }
}
