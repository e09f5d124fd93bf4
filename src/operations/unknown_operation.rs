//! The problem of a path at which there is no operation.

use super::operation::CatalogueEntry;
use crate::messages::Message;
use crate::nearest::nearest;
use crate::problems::{Pointer, Problem, ProblemKind};
use crate::shorten::shorten;

/// There is no operation at `path`: what there is, and what may have been meant.
pub(super) fn unknown_operation(
    path: &str,
    pointer: Pointer,
    catalogue: &[CatalogueEntry],
) -> Problem {
    let paths = || catalogue.iter().map(|entry| entry.path);
    let known = paths().collect::<Vec<_>>().join(", ");
    let shown = shorten(path);
    let detail = match nearest(path, paths()) {
        Some(near) => Message::new("unknown-operation-near")
            .with("path", shown)
            .with("near", near)
            .with("known", known),
        None => Message::new("unknown-operation")
            .with("path", shown)
            .with("known", known),
    };
    Problem::at(ProblemKind::UnknownOperation, pointer, detail)
}
