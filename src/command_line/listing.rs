//! `arborist operations`.

use std::fmt::Write;

use crate::operations::CatalogueEntry;

/// One line for each operation, and how to ask one.
pub(super) fn of(catalogue: &[CatalogueEntry]) -> String {
    let width = catalogue
        .iter()
        .map(|entry| entry.path.len())
        .max()
        .unwrap_or_default();
    let mut text = String::new();
    for entry in catalogue {
        let _ = writeln!(text, "{:width$}  {}", entry.path, entry.title);
    }
    let example = catalogue
        .iter()
        .find_map(|entry| Some((entry.path, entry.examples.first()?.question)));
    if let Some((path, question)) = example {
        let question = question.replace('\'', "'\\''");
        let _ = writeln!(
            text,
            "\nFor example:\n  arborist ask {path} --question '{question}'"
        );
    }
    text
}
