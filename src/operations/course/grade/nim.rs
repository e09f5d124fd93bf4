//! Submissions on Nim: `/nim/winning-move` and `/nim/eval`.

use arborist_engine::impartial::Outcome;
use arborist_engine::impartial::nim::{Move, Position};
use serde::Deserialize;

use super::outcome::PostedOutcome;
use super::submission::FormatErrors;
use crate::course::grading::{Grading, MOST_IN_FULL, Policy};
use crate::course::nim::{Child, NIM_PARTS, NimSubmission, grade_nim};
use crate::json::RawJson;
use crate::messages::Message;
use crate::problems::{Pointer, Problem, ProblemKind};

/// A move as it is posted: what is taken or what is left, or both.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PostedMove {
    pile: u64,
    #[serde(default)]
    take: Option<u64>,
    #[serde(default)]
    leaves: Option<u64>,
}

/// A move with who wins after it, as it is posted.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PostedChild {
    pile: u64,
    #[serde(default)]
    take: Option<u64>,
    #[serde(default)]
    leaves: Option<u64>,
    outcome: PostedOutcome,
}

/// Nobody works out more by hand.
const MOST_PILES: usize = 10_000;

/// Grades a submission.
///
/// # Errors
/// When there are too many piles.
pub(super) fn grade_nim_answer(
    position: &Position,
    submission: &RawJson,
    policy: &Policy,
) -> Result<Grading, Problem> {
    let piles = position.piles().len();
    if piles > MOST_PILES {
        return Err(Problem::at(
            ProblemKind::OverTheLimit,
            Pointer::key("question").then_key("piles"),
            Message::new("grade-too-many-piles")
                .with("piles", piles)
                .with("most", MOST_PILES),
        ));
    }
    let mut errors = FormatErrors::default();
    let mut read = NimSubmission::default();
    for (part, json) in errors.parts(submission, NIM_PARTS) {
        let place = Pointer::key(part);
        match part {
            "nim_sum" => read.nim_sum = errors.read(&place, &json),
            "outcome" => {
                let outcome: Option<PostedOutcome> = errors.read(&place, &json);
                read.outcome = outcome.map(Into::into);
            }
            "winning_move" => {
                let posted: Option<Option<PostedMove>> = errors.read(&place, &json);
                read.winning_move = posted.map(|posted| {
                    posted.and_then(|posted| checked(&posted, position, place, &mut errors))
                });
            }
            "children" => {
                let posted: Option<Vec<PostedChild>> = errors.read(&place, &json);
                read.children =
                    posted.map(|posted| children(posted, position, &place, &mut errors));
            }
            _ => {
                let posted: Option<Vec<PostedMove>> = errors.read(&place, &json);
                read.winning_moves = posted
                    .and_then(|posted| errors.few(&place, MOST_PILES, posted))
                    .map(|posted| moves(&posted, position, &place, &mut errors));
            }
        }
    }
    Ok(errors.grading(NIM_PARTS, || grade_nim(position, read, policy)))
}

/// The moves of a list, each with who wins after it: one at least.
fn children(
    posted: Vec<PostedChild>,
    position: &Position,
    place: &Pointer,
    errors: &mut FormatErrors,
) -> Vec<Child> {
    if posted.is_empty() {
        errors.add(place.clone(), Message::new("format-no-nodes"));
    }
    let Some(posted) = errors.few(place, MOST_IN_FULL, posted) else {
        return Vec::new();
    };
    let (by, outcomes): (Vec<PostedMove>, Vec<Outcome>) = posted
        .into_iter()
        .map(|child| {
            let by = PostedMove {
                pile: child.pile,
                take: child.take,
                leaves: child.leaves,
            };
            (by, Outcome::from(child.outcome))
        })
        .unzip();
    // Where a move is none there are fewer, and the errors are told instead.
    moves(&by, position, place, errors)
        .into_iter()
        .zip(outcomes)
        .collect()
}

/// Moves of a list, in which none stands twice.
fn moves(
    posted: &[PostedMove],
    position: &Position,
    place: &Pointer,
    errors: &mut FormatErrors,
) -> Vec<Move> {
    let mut moves = Vec::with_capacity(posted.len());
    let mut seen = std::collections::HashSet::new();
    for (index, posted) in posted.iter().enumerate() {
        let place = place.clone().then_index(index);
        let Some(mv) = checked(posted, position, place.clone(), errors) else {
            continue;
        };
        if !seen.insert(mv) {
            errors.add(place, Message::new("format-twice"));
        }
        moves.push(mv);
    }
    moves
}

/// The move that was meant, if there can be such a move.
fn checked(
    posted: &PostedMove,
    position: &Position,
    place: Pointer,
    errors: &mut FormatErrors,
) -> Option<Move> {
    let piles = position.piles();
    let found = usize::try_from(posted.pile)
        .ok()
        .and_then(|pile| Some((pile, *piles.get(pile)?)));
    let Some((pile, size)) = found else {
        let message = Message::new("format-no-pile")
            .with("pile", posted.pile)
            .with("total", piles.len());
        errors.add(place.then_key("pile"), message);
        return None;
    };
    let take = match (posted.take, posted.leaves) {
        (Some(take), _) => Some(take),
        (None, Some(leaves)) => size.checked_sub(leaves),
        (None, None) => None,
    };
    let leaves = take.and_then(|take| size.checked_sub(take));
    match (take, leaves) {
        (Some(take), Some(leaves))
            if take > 0 && posted.leaves.is_none_or(|said| said == leaves) =>
        {
            Some(Move { pile, take, leaves })
        }
        _ => {
            errors.add(place, Message::new("format-no-move"));
            None
        }
    }
}
