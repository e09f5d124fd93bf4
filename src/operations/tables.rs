//! What searches remember from one question to the next.

use std::sync::OnceLock;

use arborist_engine::connect4::book::Book;
use arborist_engine::connect4::solver::{Solver, Table};

use super::heap_tables::HeapTables;

/// The tables that all questions share. Their sizes are bounded; their memory is taken when it is first needed, or
/// by [`Tables::allocate`].
#[derive(Debug)]
pub struct Tables {
    connect_four_bytes: usize,
    connect_four: OnceLock<Table>,
    heap_bytes: usize,
    heaps: OnceLock<HeapTables>,
}

impl Tables {
    /// Tables of so many bytes, or of the fewest that they work with.
    pub const fn new(connect_four_bytes: usize) -> Self {
        Self {
            connect_four_bytes,
            connect_four: OnceLock::new(),
            heap_bytes: HeapTables::DEFAULT_BYTES,
            heaps: OnceLock::new(),
        }
    }

    /// The same, but with at most so many bytes for the Grundy values of heaps.
    pub fn with_heap_bytes(self, heap_bytes: usize) -> Self {
        Self { heap_bytes, ..self }
    }

    /// Takes the memory of the tables that have one size now, so that no question has to wait for it.
    pub fn allocate(&self) {
        self.connect_four();
    }

    /// A solver of Connect Four with the opening book and with what is proven of positions.
    pub fn connect_four_solver(&self) -> Solver<'_> {
        Solver::new(self.connect_four()).with_book(Book::opening())
    }

    fn connect_four(&self) -> &Table {
        self.connect_four
            .get_or_init(|| Table::with_bytes(self.connect_four_bytes))
    }

    /// The Grundy values of heaps.
    pub fn heaps(&self) -> &HeapTables {
        self.heaps.get_or_init(|| HeapTables::new(self.heap_bytes))
    }
}

impl Default for Tables {
    fn default() -> Self {
        Self::new(Table::DEFAULT_BYTES)
    }
}
