//! Answers of arithmetic, explained.

use serde::Serialize;
use utoipa::ToSchema;

use crate::operations::explained::Explained;
use crate::operations::limit::Limit;
use crate::operations::nim::reason::Reason;
use crate::operations::tree::JsonNumber;

/// Arithmetic has no conventions.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(in crate::operations) struct NoConventions {}

/// What is explained of numbers, which are worth nothing to a player.
pub(in crate::operations) type ExplainedNumbers = Explained<Option<JsonNumber>, NoConventions>;

/// The explanation of an answer with this reason.
pub(super) fn explained(reason: Reason, limit: Limit) -> ExplainedNumbers {
    Explained {
        sentences: reason.sentences(limit),
        value: None,
        conventions: NoConventions {},
        complete: true,
    }
}
