//! Answers about Nim as the course explains them.

use serde::Serialize;
use utoipa::ToSchema;

use super::question::{NimQuestion, NimRule};
use super::reason::Reason;
use super::variants::NimVerdict;
use crate::course::explain::{Sentences, nim};
use crate::operations::explained::Explained;
use crate::operations::limit::Limit;
use crate::operations::operation::{Context, Operation};
use crate::problems::Problem;

/// The conventions that an answer about Nim holds for.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(in crate::operations) struct NimConventions {
    rule: NimRule,
}

/// An answer that tells who wins a game that is nearly Nim, and why.
pub(in crate::operations) trait Reasoned {
    /// Who wins.
    fn verdict(&self) -> &NimVerdict;

    /// Why.
    fn into_reason(self) -> Reason;
}

/// Explains the answer to a question about a game that is nearly Nim.
///
/// # Errors
/// As the operation's own.
pub(in crate::operations) fn explain_variant<O: Operation>(
    question: O::Question,
    limit: Limit,
    context: &Context<'_>,
) -> Result<Explained<i32, NimConventions>, Problem>
where
    O::Answer: Reasoned,
{
    let answer = O::answer(question, context)?;
    let (value, rule) = (answer.verdict().value(), answer.verdict().rule());
    Ok(Explained {
        sentences: answer.into_reason().sentences(limit),
        value,
        conventions: NimConventions { rule },
        complete: true,
    })
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
