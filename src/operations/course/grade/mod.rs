//! `/grade`: a submission, checked part by part, with the mistakes behind what is wrong.

mod answer;
mod claim;
mod graded_question;
mod operation;
mod question;
mod submission;
mod trees;
mod weights;

pub use operation::Grade;
