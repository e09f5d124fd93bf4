//! Submissions on games told as a graph: `/grundy/graph`.

use std::collections::HashSet;

use arborist_engine::impartial::graph::NamedGraph;
use serde::Deserialize;

use super::outcome::PostedLoopyOutcome;
use super::submission::FormatErrors;
use crate::course::grading::{Grading, Policy};
use crate::course::graph::{GRAPH_PARTS, GraphExercise, GraphSubmission, grade_graph};
use crate::json::RawJson;
use crate::messages::Message;
use crate::nearest::nearest;
use crate::problems::Pointer;

/// The most positions of which a part speaks one by one.
const MOST_BY_NODE: usize = 2000;

/// The most names among which that is looked for which may have been meant.
const MOST_NAMES: u32 = 2000;

/// Grades a submission.
pub(super) fn grade_positions(
    exercise: &GraphExercise<'_>,
    submission: &RawJson,
    policy: &Policy,
) -> Grading {
    let mut errors = FormatErrors::default();
    let mut read = GraphSubmission::default();
    for (part, json) in errors.parts(submission, GRAPH_PARTS) {
        let mut reading = PartReading {
            names: exercise.names,
            errors: &mut errors,
            place: Pointer::key(part),
        };
        match part {
            "grundy" => read.grundy = reading.by_node(&json),
            "outcome" => {
                let outcomes: Option<Vec<(u32, PostedLoopyOutcome)>> = reading.by_node(&json);
                read.outcome = outcomes.map(|outcomes| {
                    let told = outcomes.into_iter();
                    told.map(|(node, outcome)| (node, outcome.into())).collect()
                });
            }
            _ => read.winning_moves = reading.moves(&json),
        }
    }
    errors.grading(GRAPH_PARTS, || grade_graph(exercise, &read, policy))
}

/// A part that is being read.
struct PartReading<'a> {
    names: &'a NamedGraph,
    errors: &'a mut FormatErrors,
    place: Pointer,
}

impl PartReading<'_> {
    fn by_node<T: for<'de> Deserialize<'de>>(&mut self, json: &RawJson) -> Option<Vec<(u32, T)>> {
        let entries = self.errors.by_node(&self.place, MOST_BY_NODE, json)?;
        let mut read = Vec::with_capacity(entries.len());
        for (name, entry) in entries {
            let place = self.place.clone().then_key(name.as_str());
            if let Some(node) = self.node(&name, place) {
                read.push((node, entry));
            }
        }
        Some(read)
    }

    fn moves(&mut self, json: &RawJson) -> Option<Vec<(u32, Vec<u32>)>> {
        let told: Vec<(u32, Vec<String>)> = self.by_node(json)?;
        let told = told.into_iter();
        Some(
            told.map(|(node, names)| (node, self.nodes(node, &names)))
                .collect(),
        )
    }

    /// Where the moves from `from` lead, none of which stands twice.
    fn nodes(&mut self, from: u32, names: &[String]) -> Vec<u32> {
        let place = self.place.clone().then_key(self.names.text(from));
        let mut nodes = Vec::with_capacity(names.len());
        let mut seen = HashSet::new();
        for (index, name) in names.iter().enumerate() {
            let place = place.clone().then_index(index);
            let Some(node) = self.node(name, place.clone()) else {
                continue;
            };
            if !seen.insert(node) {
                let message = Message::new("format-node-twice").with("name", name.as_str());
                self.errors.add(place, message);
            }
            nodes.push(node);
        }
        nodes
    }

    fn node(&mut self, name: &str, place: Pointer) -> Option<u32> {
        if self.errors.are_enough() {
            return None;
        }
        let found = self.names.find(name);
        if found.is_none() {
            let known =
                (0..MOST_NAMES.min(self.names.nodes() as u32)).map(|node| self.names.text(node));
            let nearest = nearest(name, known);
            self.errors.unknown_node(place, name, nearest);
        }
        found
    }
}
