//! Submissions on games told as a graph: `/grundy/graph`.

use super::named_nodes::NamedNodes;
use super::outcome::PostedLoopyOutcome;
use super::submission::FormatErrors;
use crate::course::grading::{Grading, Policy};
use crate::course::graph::{GRAPH_PARTS, GraphExercise, GraphSubmission, grade_graph};
use crate::json::RawJson;
use crate::problems::Pointer;

/// Grades a submission.
pub(super) fn grade_positions(
    exercise: &GraphExercise<'_>,
    submission: &RawJson,
    policy: &Policy,
) -> Grading {
    let mut errors = FormatErrors::default();
    let mut read = GraphSubmission::default();
    for (part, json) in errors.parts(submission, GRAPH_PARTS) {
        let place = Pointer::key(part);
        let mut names = exercise.names;
        let mut nodes = NamedNodes {
            names: &mut names,
            errors: &mut errors,
        };
        match part {
            "grundy" => read.grundy = nodes.by_node(&place, &json),
            "outcome" => {
                let outcomes: Option<Vec<(u32, PostedLoopyOutcome)>> = nodes.by_node(&place, &json);
                read.outcome = outcomes.map(|outcomes| {
                    let told = outcomes.into_iter();
                    told.map(|(node, outcome)| (node, outcome.into())).collect()
                });
            }
            _ => {
                let moves: Option<Vec<(u32, Vec<String>)>> = nodes.by_node(&place, &json);
                let followers = |(from, names): (u32, Vec<String>)| {
                    let place = place.clone().then_key(exercise.names.text(from));
                    (from, nodes.nodes(&place, &names))
                };
                read.winning_moves = moves.map(|moves| moves.into_iter().map(followers).collect());
            }
        }
    }
    errors.grading(GRAPH_PARTS, || grade_graph(exercise, &read, policy))
}
