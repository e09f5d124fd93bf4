//! Answers about Nim as the course explains them.

use serde::Serialize;
use utoipa::ToSchema;

use super::question::{NimQuestion, NimRule};
use crate::course::explain::{Sentences, nim};
use crate::operations::explained::Explained;
use crate::operations::limit::Limit;

/// The conventions that an answer about Nim holds for.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(in crate::operations) struct NimConventions {
    rule: NimRule,
}

/// Explains who wins, and how; with `children` also what every move leads to.
pub(in crate::operations) fn explain(
    question: NimQuestion,
    limit: Limit,
    children: bool,
) -> Explained<i32, NimConventions> {
    let rule = question.rule;
    let position = question.into_position();
    let mut sentences = Sentences::new(limit.entries());
    nim::explain(&position, &mut sentences);
    if children {
        let shown = sentences.room();
        nim::explain_moves(&position, position.moves().take(shown), &mut sentences);
    }
    Explained {
        sentences,
        value: position.outcome().value(),
        conventions: NimConventions { rule },
        complete: true,
    }
}
