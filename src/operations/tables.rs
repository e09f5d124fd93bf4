//! What searches remember from one question to the next.

use std::sync::OnceLock;

use arborist_engine::connect4::book::Book;
use arborist_engine::connect4::solver::{Solver, Table};

/// The tables that all questions share. Their sizes are fixed; their memory is taken when it is first needed, or
/// by [`Tables::allocate`].
#[derive(Debug)]
pub struct Tables {
    connect_four_bytes: usize,
    connect_four: OnceLock<Table>,
}

impl Tables {
    /// Tables of so many bytes, or of the fewest that they work with.
    pub const fn new(connect_four_bytes: usize) -> Self {
        Self {
            connect_four_bytes,
            connect_four: OnceLock::new(),
        }
    }

    /// Takes the memory of all tables now, so that no question has to wait for it.
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
}

impl Default for Tables {
    fn default() -> Self {
        Self::new(Table::DEFAULT_BYTES)
    }
}
