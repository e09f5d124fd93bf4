//! `/grade`: a submission, checked part by part, with the mistakes behind what is wrong.

mod answer;
mod asked;
mod by_operation;
mod claim;
mod connect4;
mod foreign;
mod graded_question;
mod graph;
mod grundy;
mod mex;
mod named_nodes;
mod nim;
mod operation;
mod outcome;
mod question;
mod report;
mod submission;
mod tictactoe;
mod trees;
mod uniform_tree;
mod verdict;
mod weights;

pub use operation::Grade;
pub use question::GRADE_FORMATS;

#[cfg(test)]
mod tests;
