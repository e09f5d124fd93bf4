//! Who watches the search of a posted tree. Everything that grows is capped, and counts what it dropped.

mod cuts;
mod leaves_read;
mod nodes;
mod principal_variation;
mod proven;
mod root_moves;
mod trace;

pub use cuts::{Cut, Cuts};
pub use leaves_read::LeavesRead;
pub use nodes::{NodeRecord, Nodes};
pub use principal_variation::BestLine;
pub use proven::{Proofs, Proven};
pub use root_moves::{RootMove, RootMoves};
pub use trace::{Event, Trace};

/// A list that keeps its first elements and counts the rest.
#[derive(Clone, Debug)]
pub struct Capped<T> {
    kept: Vec<T>,
    limit: usize,
    total: u64,
}

impl<T> Capped<T> {
    /// An empty list that will keep `limit` elements.
    pub fn new(limit: usize) -> Self {
        Self {
            kept: Vec::new(),
            limit,
            total: 0,
        }
    }

    /// Adds an element. Where it was kept, if it was.
    #[inline]
    pub fn push(&mut self, element: T) -> Option<usize> {
        self.total += 1;
        if self.kept.len() < self.limit {
            self.kept.push(element);
            return Some(self.kept.len() - 1);
        }
        None
    }

    /// The elements kept.
    pub fn kept(&self) -> &[T] {
        &self.kept
    }

    /// How many elements there were in all.
    pub fn total(&self) -> u64 {
        self.total
    }
}
