//! Builds a [`Tree`] node by node, in preorder.

use std::collections::BTreeMap;

use thiserror::Error;

use super::arena::{MOST_NODES, Node, RARE, Tree, UNSAID, Worth};
use super::nameless::name_of_a_nameless_node;
use super::names::Names;
use super::number::{Number, Posted};
use crate::game::Player;

/// The most bytes of a node's name.
pub const LONGEST_NAME: usize = 1000;

/// Why a tree cannot be built.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BuildError {
    /// A node was closed that has neither children nor a value.
    #[error("this node has neither children nor a value")]
    Childless,
    /// Two nodes have the same name.
    #[error("the name \"{0}\" stands twice; every node needs its own")]
    NameTwice(String),
    /// A name is too long.
    #[error("a name of a node has at most {LONGEST_NAME} bytes")]
    NameTooLong,
    /// A name is also what a node without a name is called, by the path that leads to it.
    #[error(
        "the name \"{0}\" is also what another node, which has no name, is called: the path that leads to it; choose another name"
    )]
    NameOfAnother(String),
    /// The tree is larger than the arena holds.
    #[error("the tree has more than {MOST_NODES} nodes")]
    TooLarge,
}

/// A tree that is being built: nodes are opened and closed like brackets, leaves stand between them.
#[derive(Debug)]
pub struct TreeBuilder {
    tree: Tree,
    open: Vec<Node>,
}

impl TreeBuilder {
    /// A builder with room for about `nodes` nodes.
    pub fn with_capacity(nodes: usize) -> Self {
        let nodes = nodes.min(MOST_NODES);
        Self {
            tree: Tree {
                ends: Vec::with_capacity(nodes),
                worths: Vec::with_capacity(nodes),
                rare: Vec::new(),
                names: Names::default(),
                movers: BTreeMap::new(),
                leaves: 0,
                depth: 0,
            },
            open: Vec::new(),
        }
    }

    /// Makes room for about `nodes` more nodes.
    pub fn reserve(&mut self, nodes: usize) {
        let nodes = nodes.min(MOST_NODES - self.len().min(MOST_NODES));
        self.tree.ends.reserve_exact(nodes);
        self.tree.worths.reserve_exact(nodes);
    }

    /// How many nodes have been added.
    pub fn len(&self) -> usize {
        self.tree.ends.len()
    }

    /// Whether no node has been added.
    pub fn is_empty(&self) -> bool {
        self.tree.ends.is_empty()
    }

    /// Adds a node whose children, if any, come next.
    ///
    /// # Errors
    /// [`BuildError::TooLarge`].
    #[inline]
    pub fn open(&mut self) -> Result<Node, BuildError> {
        let node = self.push(UNSAID)?;
        self.open.push(node);
        Ok(node)
    }

    /// Ends the children of the node opened last.
    ///
    /// # Errors
    /// [`BuildError::Childless`] when it has none and no worth was said.
    #[inline]
    pub fn close(&mut self) -> Result<(), BuildError> {
        let Some(node) = self.open.pop() else {
            return Ok(());
        };
        let end = self.tree.ends.len() as u32;
        if end == node.0 + 1 {
            if self.tree.worth(node) == Worth::Unsaid {
                return Err(BuildError::Childless);
            }
            self.tree.leaves += 1;
        }
        let mark = self.tree.ends[node.place()] & RARE;
        self.tree.ends[node.place()] = end | mark;
        Ok(())
    }

    /// Adds a leaf that is worth `value`.
    ///
    /// # Errors
    /// [`BuildError::TooLarge`].
    #[inline]
    pub fn leaf(&mut self, value: Number) -> Result<Node, BuildError> {
        match small(Worth::Known(value)) {
            Some(worth) => {
                self.tree.leaves += 1;
                self.push(worth)
            }
            None => self.rare_leaf(Worth::Known(value)),
        }
    }

    /// Adds a leaf of which nothing is known.
    ///
    /// # Errors
    /// [`BuildError::TooLarge`].
    pub fn unknown_leaf(&mut self) -> Result<Node, BuildError> {
        self.rare_leaf(Worth::Unknown)
    }

    fn rare_leaf(&mut self, worth: Worth) -> Result<Node, BuildError> {
        let node = self.push(UNSAID)?;
        self.tree.leaves += 1;
        self.set_worth(node, worth);
        Ok(node)
    }

    #[inline]
    fn push(&mut self, worth: u32) -> Result<Node, BuildError> {
        let place = self.tree.ends.len();
        if place >= MOST_NODES {
            return Err(BuildError::TooLarge);
        }
        let node = Node(place as u32);
        self.tree.ends.push(node.0 + 1);
        self.tree.worths.push(worth);
        self.tree.depth = self.tree.depth.max(self.open.len() as u32);
        Ok(node)
    }

    /// Says what a node is worth. Once for each node.
    pub fn set_worth(&mut self, node: Node, worth: Worth) {
        if let Some(worth) = small(worth) {
            self.tree.worths[node.place()] = worth;
            return;
        }
        let place = self.tree.rare.len() as u32;
        self.tree.rare.push(worth);
        self.tree.worths[node.place()] = place;
        self.tree.ends[node.place()] |= RARE;
    }

    /// Names a node.
    ///
    /// # Errors
    /// [`BuildError::NameTooLong`]; [`BuildError::TooLarge`] when the names together are.
    pub fn set_name(&mut self, node: Node, name: &str) -> Result<(), BuildError> {
        if name.len() > LONGEST_NAME {
            return Err(BuildError::NameTooLong);
        }
        if self.tree.names.insert(node, name) {
            Ok(())
        } else {
            Err(BuildError::TooLarge)
        }
    }

    /// Says who moves at a node.
    pub fn set_mover(&mut self, node: Node, player: Player) {
        self.tree.movers.insert(node, player);
    }

    /// The tree.
    ///
    /// # Errors
    /// [`BuildError::Childless`] when nothing was added, [`BuildError::NameTwice`], [`BuildError::NameOfAnother`].
    pub fn finish(mut self) -> Result<Tree, BuildError> {
        while !self.open.is_empty() {
            self.close()?;
        }
        if self.tree.ends.is_empty() {
            return Err(BuildError::Childless);
        }
        self.tree.names.finish().map_err(BuildError::NameTwice)?;
        match name_of_a_nameless_node(&self.tree) {
            Some(name) => Err(BuildError::NameOfAnother(name)),
            None => Ok(self.tree),
        }
    }
}

/// How the arena keeps a worth that fits into 32 bits.
#[inline]
fn small(worth: Worth) -> Option<u32> {
    let Worth::Known(value) = worth else {
        return None;
    };
    let Some(Posted::Integer(integer)) = value.posted() else {
        return None;
    };
    let small = i32::try_from(integer).ok()? as u32;
    (small != UNSAID).then_some(small)
}
