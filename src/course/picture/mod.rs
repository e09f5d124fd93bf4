//! Pictures in SVG: game trees, boards and piles. Lines and texts have the colour of the text around them.

mod grid;
mod labels;
mod layout;
mod piles;
mod tree;

pub use grid::{Piece, grid};
pub use piles::piles;
pub use tree::{MOST_NODES_DRAWN, TreePicture};
