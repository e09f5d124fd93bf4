//! The one list of operations.

use super::operation::CatalogueEntry;
use super::{nim, tictactoe};

/// Every operation. A new one is one new file and one line here.
pub const CATALOGUE: &[CatalogueEntry] = &[
    CatalogueEntry::of::<nim::WinningMove>(),
    CatalogueEntry::of::<nim::Eval>(),
    CatalogueEntry::of::<tictactoe::Eval>(),
];

/// The operation with this path.
pub fn find(path: &str) -> Option<&'static CatalogueEntry> {
    CATALOGUE.iter().find(|entry| entry.path == path)
}
