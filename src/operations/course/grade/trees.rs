//! Submissions on trees: `/alphabeta` and `/minimax`.

use std::fmt;

use arborist_engine::game::Score as _;
use arborist_engine::search::{Bound, Window};
use arborist_engine::tree::{Node, Number};
use serde::de::{Deserialize, Deserializer, Error, Visitor};

use super::asked::in_question;
use super::claim::{PostedBound, PostedClaim, number_in_text, with_plain_minus};
use super::named_nodes::NamedNodes;
use super::submission::{FormatErrors, nothing_to_grade};
use crate::course::grading::{FormatError, Grading, Policy};
use crate::course::trees::{
    Claim, NodeNames, NotGraded, TreeExercise, TreePart, TreePartKind, grade,
};
use crate::json::{Coded, RawJson, expected_found, found_text, wanted};
use crate::messages::Message;
use crate::operations::operation::Context;
use crate::operations::tree::{PostedExercise, deserialize_ends};
use crate::problems::{Pointer, Problem, ProblemKind};

/// Grades a submission.
///
/// # Errors
/// When the question cannot be answered.
pub(super) fn grade_tree(
    posted: &PostedExercise,
    kinds: &[TreePartKind],
    submission: &RawJson,
    policy: &Policy,
    context: &Context<'_>,
) -> Result<Grading, Problem> {
    let exercise = posted.exercise(context)?;
    let parts = match read_parts(&exercise, kinds, submission) {
        Ok(parts) => parts,
        Err(format_errors) => return Ok(Grading::NotGradable { format_errors }),
    };
    match grade(&exercise, kinds, parts, policy) {
        Ok(grade) => Ok(Grading::Graded(Box::new(grade))),
        Err(NotGraded::Unknown(unknown)) => Err(in_question(posted.unknown(unknown))),
        Err(NotGraded::Stopped) => Err(Problem::new(
            ProblemKind::OutOfTime,
            Message::new("grade-time-up"),
        )),
        Err(NotGraded::NothingCounts) => Ok(nothing_to_grade(&names_of(kinds))),
    }
}

/// The names of the parts that an operation has.
pub(super) fn names_of(kinds: &[TreePartKind]) -> Vec<&'static str> {
    kinds.iter().map(|kind| kind.name()).collect()
}

fn read_parts(
    exercise: &TreeExercise<'_>,
    kinds: &[TreePartKind],
    submission: &RawJson,
) -> Result<Vec<TreePart>, Vec<FormatError>> {
    let mut errors = FormatErrors::default();
    let mut parts = Vec::new();
    let mut names = NodeNames::new(exercise.posted);
    for (name, json) in errors.parts(submission, &names_of(kinds)) {
        let kind = kinds.iter().find(|kind| kind.name() == name);
        let mut reading = PartReading {
            nodes: NamedNodes {
                names: &mut names,
                errors: &mut errors,
            },
            place: Pointer::key(name),
        };
        parts.extend(kind.and_then(|kind| reading.part(*kind, &json)));
    }
    match errors.some() {
        None => Ok(parts),
        Some(errors) => Err(errors),
    }
}

/// A part that is being read.
struct PartReading<'a, 't> {
    nodes: NamedNodes<'a, NodeNames<'t>>,
    place: Pointer,
}

impl PartReading<'_, '_> {
    fn part(&mut self, kind: TreePartKind, json: &RawJson) -> Option<TreePart> {
        Some(match kind {
            TreePartKind::Value => {
                let PostedClaim(claim) = self.read(json)?;
                TreePart::Value(claim)
            }
            TreePartKind::Bound => {
                let bound: PostedBound = self.read(json)?;
                TreePart::Bound(Bound::from(bound))
            }
            TreePartKind::Move => {
                let name: Option<String> = self.read(json)?;
                TreePart::Move(match name {
                    None => None,
                    Some(name) => Some(self.nodes.node(&name, self.place.clone())?),
                })
            }
            TreePartKind::PrincipalVariation => TreePart::PrincipalVariation(self.nodes(json)?),
            TreePartKind::LeavesRead => TreePart::LeavesRead(self.nodes(json)?),
            TreePartKind::Pruned => TreePart::Pruned(self.nodes(json)?),
            TreePartKind::PrunedLeaves => TreePart::PrunedLeaves(self.nodes(json)?),
            TreePartKind::Cuts => TreePart::Cuts(self.nodes(json)?),
            TreePartKind::Visited => TreePart::Visited(self.nodes(json)?),
            TreePartKind::LeavesReadCount => TreePart::LeavesReadCount(self.read(json)?),
            TreePartKind::PrunedLeavesCount => TreePart::PrunedLeavesCount(self.read(json)?),
            TreePartKind::VisitedCount => TreePart::VisitedCount(self.read(json)?),
            TreePartKind::MinimalLeaves => TreePart::MinimalLeaves(self.read(json)?),
            TreePartKind::Windows => {
                let windows: Vec<(Node, Option<PostedWindow>)> =
                    self.nodes.by_node(&self.place, json)?;
                let window = |(node, window): (Node, Option<PostedWindow>)| {
                    (node, window.map(|PostedWindow(window)| window))
                };
                TreePart::Windows(windows.into_iter().map(window).collect())
            }
            TreePartKind::Returned => TreePart::Returned(self.claims(json)?),
            TreePartKind::NodeValues => TreePart::NodeValues(self.claims(json)?),
        })
    }

    fn read<T: for<'de> Deserialize<'de>>(&mut self, json: &RawJson) -> Option<T> {
        self.nodes.errors.read(&self.place, json)
    }

    fn claims(&mut self, json: &RawJson) -> Option<Vec<(Node, Option<Claim>)>> {
        let claims: Vec<(Node, Option<PostedClaim>)> = self.nodes.by_node(&self.place, json)?;
        let claim = |(node, claim): (Node, Option<PostedClaim>)| {
            (node, claim.map(|PostedClaim(claim)| claim))
        };
        Some(claims.into_iter().map(claim).collect())
    }

    fn nodes(&mut self, json: &RawJson) -> Option<Vec<Node>> {
        let names: Vec<String> = self.read(json)?;
        Some(self.nodes.nodes(&self.place, &names))
    }
}

/// A window as it is posted.
#[derive(Clone, Copy, Debug)]
struct PostedWindow(Window<Number>);

impl<'de> Deserialize<'de> for PostedWindow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let end = |end: Option<PostedEnd>, open| end.map_or(open, |PostedEnd(end)| end);
        let (alpha, beta) = deserialize_ends(deserializer)?;
        Ok(Self(Window {
            alpha: end(alpha, Number::MINUS_INFINITY),
            beta: end(beta, Number::PLUS_INFINITY),
        }))
    }
}

/// An end of a window: a number, or a word for infinity.
#[derive(Clone, Copy, Debug)]
struct PostedEnd(Number);

impl<'de> Deserialize<'de> for PostedEnd {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AnyEnd;

        impl Visitor<'_> for AnyEnd {
            type Value = Number;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                wanted(f, &Message::new("grade-wanted-end"))
            }

            fn visit_i64<E: Error>(self, value: i64) -> Result<Number, E> {
                Ok(Number::integer(value))
            }

            fn visit_u64<E: Error>(self, value: u64) -> Result<Number, E> {
                self.visit_str(&value.to_string())
            }

            fn visit_f64<E: Error>(self, value: f64) -> Result<Number, E> {
                self.visit_str(&value.to_string())
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Number, E> {
                let plain = with_plain_minus(text).to_lowercase();
                match plain.trim().trim_start_matches('+') {
                    "inf" | "∞" | "infinity" => Ok(Number::PLUS_INFINITY),
                    "-inf" | "-∞" | "-infinity" => Ok(Number::MINUS_INFINITY),
                    other => number_in_text(other).ok_or_else(|| {
                        let wanted = Message::new("grade-wanted-end");
                        E::custom(Coded(
                            ProblemKind::WrongType,
                            expected_found(wanted, found_text(text)),
                        ))
                    }),
                }
            }
        }

        deserializer.deserialize_any(AnyEnd).map(Self)
    }
}
