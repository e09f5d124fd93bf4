//! The one list of operations.

use super::nim;
use super::operation::CatalogueEntry;

/// Every operation. A new one is one new file and one line here.
pub const CATALOGUE: &[CatalogueEntry] = &[
    CatalogueEntry::of::<nim::WinningMove>(),
    CatalogueEntry::of::<nim::Eval>(),
];

/// The operation with this path.
pub fn find(path: &str) -> Option<&'static CatalogueEntry> {
    CATALOGUE.iter().find(|entry| entry.path == path)
}
