//! `/grade`: a submission, checked part by part, with the mistakes behind what is wrong.

mod answer;
mod claim;
mod foreign;
mod graded_question;
mod operation;
mod question;
mod report;
mod submission;
mod trees;
mod weights;

pub use operation::Grade;

#[cfg(test)]
mod tests;
