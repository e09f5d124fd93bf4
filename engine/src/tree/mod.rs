//! Posted trees as a game: an arena, its builders, and searches that do not recurse.

mod adjacency;
mod adjacency_error;
mod arena;
mod builder;
mod identifiers;
mod minimal_leaves;
mod nameless;
mod names;
mod number;
pub mod observe;
mod order;
mod search;
mod values;

pub use adjacency::{Adjacency, Name, ToldTwice};
pub use adjacency_error::{AdjacencyError, cycle_as_text};
pub use arena::{MOST_NODES, Node, Tree, Worth};
pub use builder::{BuildError, LONGEST_NAME, TreeBuilder};
pub use identifiers::Identifiers;
pub use minimal_leaves::minimal_leaves;
pub use number::{Number, Posted};
pub use order::{Order, Reordered};
pub use search::{Position, Task, UnknownWorth, search};
pub use values::{Evaluated, evaluated, evaluations, minimax_values};
