//! `/grade`: a submission, checked part by part, with the mistakes behind what is wrong.

mod answer;
mod claim;
mod graded_question;
mod nim;
mod operation;
mod question;
mod submission;
mod trees;
mod uniform_tree;
mod weights;

pub use operation::Grade;

#[cfg(test)]
mod tests;
