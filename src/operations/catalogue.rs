//! The one list of operations.

use super::batch::Batch;
use super::operation::CatalogueEntry;
use super::{connect4, course, explain, grundy, nim, tictactoe, tree, uniform_tree};

/// Every operation. A new one is one new file and one line here.
pub const CATALOGUE: &[CatalogueEntry] = &[
    CatalogueEntry::of::<tree::Minimax>(),
    CatalogueEntry::of::<tree::AlphaBeta>(),
    CatalogueEntry::of::<tree::RandomTree>(),
    CatalogueEntry::of::<uniform_tree::Counts>(),
    CatalogueEntry::of::<nim::WinningMove>(),
    CatalogueEntry::of::<nim::Eval>(),
    CatalogueEntry::of::<nim::variants::Moore>(),
    CatalogueEntry::of::<nim::variants::Bounded>(),
    CatalogueEntry::of::<nim::variants::Staircase>(),
    CatalogueEntry::of::<nim::variants::Fibonacci>(),
    CatalogueEntry::of::<nim::variants::Wythoff>(),
    CatalogueEntry::of::<nim::variants::Lasker>(),
    CatalogueEntry::of::<nim::variants::Welter>(),
    CatalogueEntry::of::<nim::arithmetic::Sum>(),
    CatalogueEntry::of::<nim::arithmetic::Product>(),
    CatalogueEntry::of::<nim::arithmetic::Inverse>(),
    CatalogueEntry::of::<nim::arithmetic::Power>(),
    CatalogueEntry::of::<grundy::Mex>(),
    CatalogueEntry::of::<grundy::Subtraction>(),
    CatalogueEntry::of::<grundy::Octal>(),
    CatalogueEntry::of::<grundy::Take>(),
    CatalogueEntry::of::<grundy::GraphGame>(),
    CatalogueEntry::of::<grundy::Sum>(),
    CatalogueEntry::of::<grundy::MisereOctal>(),
    CatalogueEntry::of::<grundy::Kayles>(),
    CatalogueEntry::of::<grundy::Treblecross>(),
    CatalogueEntry::of::<grundy::Hackenbush>(),
    CatalogueEntry::of::<grundy::Chomp>(),
    CatalogueEntry::of::<grundy::CoinTurning>(),
    CatalogueEntry::of::<grundy::Euclid>(),
    CatalogueEntry::of::<tictactoe::Eval>(),
    CatalogueEntry::of::<connect4::eval::Eval>(),
    CatalogueEntry::of::<connect4::solve::Solve>(),
    CatalogueEntry::of::<connect4::solve::SolvePos>(),
    CatalogueEntry::of::<connect4::play::Play>(),
    CatalogueEntry::of::<explain::Explain>(),
    CatalogueEntry::of::<course::exercises::Exercises>(),
    CatalogueEntry::of::<course::grade::Grade>(),
    CatalogueEntry::of::<Batch>(),
];

/// The operation with this path.
pub fn find(path: &str) -> Option<&'static CatalogueEntry> {
    CATALOGUE.iter().find(|entry| entry.path == path)
}
