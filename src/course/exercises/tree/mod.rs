//! Trees to be searched by hand.

mod draw;
mod facts;
mod horizon;
mod wishes;

#[cfg(test)]
mod tests;

pub use draw::{TreeShape, draw};
pub use facts::TreeFacts;
pub use horizon::{HORIZON, HorizonWishes, draw as draw_horizon};
pub use wishes::{CutRules, TreeWishes, draw as draw_as_wished};
