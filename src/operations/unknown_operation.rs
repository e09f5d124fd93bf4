//! The problem of a path at which there is no operation.

use super::operation::CatalogueEntry;
use crate::nearest::nearest;
use crate::problems::{Pointer, Problem, ProblemKind};

/// There is no operation at `path`: what there is, and what may have been meant.
pub(super) fn unknown_operation(
    path: &str,
    pointer: Pointer,
    catalogue: &[CatalogueEntry],
) -> Problem {
    let paths = || catalogue.iter().map(|entry| entry.path);
    let hint = nearest(path, paths())
        .map(|path| format!(", did you mean {path}?"))
        .unwrap_or_default();
    let shown: String = path.chars().take(60).collect();
    Problem::at(
        ProblemKind::UnknownOperation,
        pointer,
        format!(
            "there is no operation \"{shown}\"{hint}; there are {}",
            paths().collect::<Vec<_>>().join(", ")
        ),
    )
}
