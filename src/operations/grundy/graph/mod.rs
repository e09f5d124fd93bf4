//! `/grundy/graph`: a game that is posted as a graph of its positions.

mod answer;
mod explanation;
mod operation;
mod question;
mod read;

pub use answer::{GraphAnswer, GraphNode, GraphOutcome, GraphStart};
pub use operation::GraphGame;
pub use question::GraphQuestion;
pub(super) use question::{EdgeList, FollowerLists, graph_of, node_of};
