//! Exercises whose answer is a few parts that can be worked out whole: Nim, uniform trees, and the like.

mod grade;
mod part;

pub use grade::{Mistaken, Work, grade};
pub use part::Part;
