//! The one list of operations.

use super::batch::Batch;
use super::operation::CatalogueEntry;
use super::{connect4, course, grundy, nim, tictactoe, tree, uniform_tree};

/// Every operation. A new one is one new file and one line here.
pub const CATALOGUE: &[CatalogueEntry] = &[
    CatalogueEntry::of::<tree::Minimax>(),
    CatalogueEntry::of::<tree::AlphaBeta>(),
    CatalogueEntry::of::<tree::RandomTree>(),
    CatalogueEntry::of::<uniform_tree::Counts>(),
    CatalogueEntry::of::<nim::WinningMove>(),
    CatalogueEntry::of::<nim::Eval>(),
    CatalogueEntry::of::<grundy::Mex>(),
    CatalogueEntry::of::<grundy::Subtraction>(),
    CatalogueEntry::of::<grundy::Octal>(),
    CatalogueEntry::of::<grundy::GraphGame>(),
    CatalogueEntry::of::<tictactoe::Eval>(),
    CatalogueEntry::of::<connect4::Eval>(),
    CatalogueEntry::of::<connect4::solve::Solve>(),
    CatalogueEntry::of::<connect4::solve::SolvePos>(),
    CatalogueEntry::of::<course::exercises::Exercises>(),
    CatalogueEntry::of::<course::grade::Grade>(),
    CatalogueEntry::of::<Batch>(),
];

/// The operation with this path.
pub fn find(path: &str) -> Option<&'static CatalogueEntry> {
    CATALOGUE.iter().find(|entry| entry.path == path)
}
