//! An answer and the sentences that explain it.

use crate::course::explain::Sentences;

/// An answer that was explained.
#[derive(Debug)]
pub(super) struct Explained<Value, Conventions> {
    /// The explanation.
    pub(super) sentences: Sentences,
    /// The answer's value.
    pub(super) value: Value,
    /// The conventions that it holds for.
    pub(super) conventions: Conventions,
    /// Whether the answer depends on the question alone.
    pub(super) complete: bool,
}
