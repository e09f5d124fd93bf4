//! The one list of operations.

use super::operation::CatalogueEntry;
use super::{nim, tictactoe, uniform_tree};

/// Every operation. A new one is one new file and one line here.
pub const CATALOGUE: &[CatalogueEntry] = &[
    CatalogueEntry::of::<nim::WinningMove>(),
    CatalogueEntry::of::<nim::Eval>(),
    CatalogueEntry::of::<tictactoe::Eval>(),
    CatalogueEntry::of::<uniform_tree::Counts>(),
];

/// The operation with this path.
pub fn find(path: &str) -> Option<&'static CatalogueEntry> {
    CATALOGUE.iter().find(|entry| entry.path == path)
}
