//! What a course needs beyond answers: exercises, pictures, and words in the reader's language.
//!
//! This layer knows the types of the engine, and neither the questions of operations nor HTTP.

pub mod connect4;
pub mod diagnosis;
pub mod exercises;
pub mod explain;
pub mod formats;
pub mod grading;
pub mod graph;
pub mod grundy;
pub mod mex;
pub mod nim;
pub mod picture;
pub mod tictactoe;
pub mod trees;
pub mod uniform_tree;
pub mod verdict;
pub mod worked;
