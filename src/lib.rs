//! Arborist answers questions about game trees: what is this position worth, which move, which branches does
//! alpha-beta cut and why.
//!
//! Arrows run one way: the command line and [`http`] ask [`operations`], which ask the [`course`] layer and the engine.
//! All may speak through [`messages`].
#![forbid(unsafe_code)]

pub mod command_line;
pub mod course;
pub mod http;
pub mod json;
pub mod messages;
pub mod nearest;
pub mod operations;
pub mod problems;
pub mod shorten;
