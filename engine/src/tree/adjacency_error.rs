//! Why lists of children by name are not a tree.

use thiserror::Error;

use super::builder::BuildError;

/// Why lists of children are not a tree. Indexes count from 0.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AdjacencyError {
    /// There is no node at all.
    #[error("the tree is empty: \"children\" lists no node")]
    Empty,
    /// The root is not a node.
    #[error("the root \"{0}\" is neither in \"children\" nor in \"values\"")]
    UndefinedRoot(String),
    /// The root is somebody's child.
    #[error("the root \"{root}\" is a child of \"{parent}\": a root has no parent")]
    RootHasParent {
        /// The root.
        root: String,
        /// Its parent.
        parent: String,
    },
    /// Every node is somebody's child.
    #[error("no node can be the root: every node is a child of another; {}", cycle_as_text(.cycle))]
    NoRoot {
        /// Nodes that follow each other in a circle.
        cycle: Vec<String>,
    },
    /// More than one node is nobody's child.
    #[error("more than one node has no parent: {}; name the root, or join them", quoted(.0))]
    SeveralRoots(Vec<String>),
    /// A child that is not a node.
    #[error(
        "\"{child}\" is a child of \"{parent}\" but has no entry in \"children\" or \"values\""
    )]
    UndefinedChild {
        /// The child.
        child: String,
        /// Its parent.
        parent: String,
        /// Where it stands in its parent's list.
        index: usize,
    },
    /// A node that is a child of two others.
    #[error(
        "\"{child}\" is a child of both \"{first}\" and \"{second}\": in a tree every node has one parent"
    )]
    TwoParents {
        /// The child.
        child: String,
        /// The parent told first.
        first: String,
        /// The other parent.
        second: String,
        /// Where it stands in the other parent's list.
        index: usize,
    },
    /// A node that stands twice in one list.
    #[error("\"{child}\" stands twice among the children of \"{parent}\"")]
    ChildTwice {
        /// The child.
        child: String,
        /// Its parent.
        parent: String,
        /// Where it stands for the second time.
        index: usize,
    },
    /// A node with neither children nor a value.
    #[error("\"{0}\" has neither children nor a value")]
    Childless(String),
    /// Nodes that follow each other in a circle.
    #[error("there is a cycle: {}", cycle_as_text(.0))]
    Cycle(Vec<String>),
    /// A node that cannot be reached from the root.
    #[error("\"{node}\" cannot be reached from the root \"{root}\"")]
    Unreachable {
        /// The node.
        node: String,
        /// The root.
        root: String,
    },
    /// A value of a node that is not in the tree.
    #[error("there is a value for \"{0}\", which is not a node of the tree")]
    ValueOfNobody(String),
    /// It is said who moves at a node that is not in the tree.
    #[error("it is said who moves at \"{0}\", which is not a node of the tree")]
    MoverOfNobody(String),
    /// The arena is full.
    #[error(transparent)]
    Build(#[from] BuildError),
}

fn quoted(names: &[String]) -> String {
    const MOST: usize = 5;
    let mut text = names
        .iter()
        .take(MOST)
        .map(|name| format!("\"{name}\""))
        .collect::<Vec<_>>()
        .join(", ");
    if names.len() > MOST {
        text.push_str(&format!(" and {} more", names.len() - MOST));
    }
    text
}

/// Nodes that follow each other in a circle, as `A -> B -> A`; of a long one only the first.
pub fn cycle_as_text(names: &[String]) -> String {
    const MOST: usize = 8;
    let mut shown: Vec<&str> = names.iter().take(MOST).map(String::as_str).collect();
    if names.len() > MOST {
        shown.push("...");
    }
    shown.extend(names.first().map(String::as_str));
    shown.join(" -> ")
}
