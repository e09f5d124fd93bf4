//! Game trees as pictures.

mod layout;
mod tree;

pub use tree::{MOST_NODES_DRAWN, TreePicture};
