//! What grading comes to, apart from any format: checks with their credit, the score, the mistakes behind it.

mod check;
mod credit;
mod grade;
mod in_full;
mod part;
mod policy;
mod shown;

pub use check::{Check, Verdict};
pub use credit::{Credit, Score, Weight};
pub use grade::{FormatError, Grade, Grading, Marked};
pub use in_full::add_left_out;
pub use part::{Mark, MarkedPart, part_name};
pub use policy::{MOST_IN_FULL, OtherConvention, Policy};
pub use shown::{Shown, bound_word};
