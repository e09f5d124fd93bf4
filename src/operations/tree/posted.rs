//! A tree as it was posted: the tree, and in which notation, so that nodes can be pointed at and printed again.

use arborist_engine::tree::{Adjacency, AdjacencyError, BuildError, Node, Tree};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::tree_errors::adjacency_detail;
use crate::messages::Message;
use crate::operations::operation::Context;
use crate::problems::{Pointer, Problem, ProblemKind};

/// The three notations.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(in crate::operations) enum Notation {
    /// Nested arrays, `[[3, 5], [2, 9]]`.
    #[default]
    Nested,
    /// Lists of children by name, `{"root": "A", "children": {"A": ["B", 3], "B": [5, 8]}}`.
    Adjacency,
    /// Node objects, `{"name": "A", "children": [{"value": 5}]}`.
    Nodes,
}

/// A tree as it was read: of an adjacency it is not known yet whether it is a tree.
#[derive(Debug)]
pub(super) enum ReadTree {
    /// Nested arrays or node objects, which cannot help being trees.
    Built(Tree, Notation),
    /// Lists of children.
    Lists(Box<Adjacency>),
}

/// A tree that is one.
#[derive(Debug)]
pub(super) struct PostedTree {
    pub(super) tree: Tree,
    notation: Notation,
}

/// The key under which every question has its tree.
const TREE: &str = "tree";

impl ReadTree {
    /// How many nodes there are, about.
    pub(super) fn nodes(&self) -> usize {
        match self {
            Self::Built(tree, _) => tree.len(),
            Self::Lists(lists) => lists.nodes(),
        }
    }

    /// The tree.
    ///
    /// # Errors
    /// Why the lists are not a tree, or that there are more nodes than the server takes.
    pub(super) fn into_tree(self, context: &Context<'_>) -> Result<PostedTree, Problem> {
        let most = context.sizes.tree_nodes;
        let nodes = self.nodes();
        if nodes > most {
            return Err(Problem::at(
                ProblemKind::OverTheLimit,
                Pointer::key(TREE),
                Message::new("tree-over-the-limit")
                    .with("nodes", nodes)
                    .with("most", most),
            ));
        }
        match self {
            Self::Built(tree, notation) => Ok(PostedTree { tree, notation }),
            Self::Lists(lists) => match lists.build() {
                Ok(tree) => Ok(PostedTree {
                    tree,
                    notation: Notation::Adjacency,
                }),
                Err(error) => Err(adjacency_problem(&error)),
            },
        }
    }
}

/// What is wrong with lists of children, and where.
fn adjacency_problem(error: &AdjacencyError) -> Problem {
    let tree = Pointer::key(TREE);
    let children = || Pointer::key(TREE).then_key("children");
    let pointer = match error {
        AdjacencyError::Empty | AdjacencyError::NoRoot { .. } | AdjacencyError::SeveralRoots(_) => {
            children()
        }
        AdjacencyError::Build(_) => tree,
        AdjacencyError::UndefinedRoot(_) | AdjacencyError::RootHasParent { .. } => {
            tree.then_key("root")
        }
        AdjacencyError::UndefinedChild { parent, index, .. }
        | AdjacencyError::ChildTwice { parent, index, .. } => {
            children().then_key(parent).then_index(*index)
        }
        AdjacencyError::TwoParents { second, index, .. } => {
            children().then_key(second).then_index(*index)
        }
        AdjacencyError::Childless(node) => children().then_key(node),
        AdjacencyError::Cycle(nodes) => match nodes.first() {
            Some(node) => children().then_key(node),
            None => children(),
        },
        AdjacencyError::Unreachable { node, .. } => children().then_key(node),
        AdjacencyError::ValueOfNobody(node) => tree.then_key("values").then_key(node),
        AdjacencyError::MoverOfNobody(node) => tree.then_key("to_move").then_key(node),
    };
    let kind = match error {
        AdjacencyError::Build(BuildError::TooLarge | BuildError::NameTooLong) => {
            ProblemKind::OverTheLimit
        }
        _ => ProblemKind::InvalidTree,
    };
    Problem::at(kind, pointer, adjacency_detail(error))
}

impl PostedTree {
    /// Where a node stands in the question.
    pub(super) fn pointer_to(&self, node: Node) -> Pointer {
        let path = self.path_to(node);
        let root = Pointer::key(TREE);
        match self.notation {
            Notation::Nested => path
                .iter()
                .fold(root, |pointer, &(_, index)| pointer.then_index(index)),
            Notation::Nodes => path.iter().fold(root, |pointer, &(_, index)| {
                pointer.then_key("children").then_index(index)
            }),
            Notation::Adjacency => match (self.tree.name(node), path.last()) {
                (Some(name), _) if self.tree.is_leaf(node) => {
                    root.then_key("values").then_key(name)
                }
                (Some(name), _) => root.then_key("children").then_key(name),
                (None, Some(&(parent, index))) => {
                    let parent = self.tree.name(parent).unwrap_or_default();
                    root.then_key("children").then_key(parent).then_index(index)
                }
                (None, None) => root,
            },
        }
    }

    /// The way from the root to a node: at each step the node left and which of its children was taken.
    fn path_to(&self, node: Node) -> Vec<(Node, usize)> {
        let mut path = Vec::new();
        let mut at = Node::ROOT;
        while at != node {
            let step = self
                .tree
                .children(at)
                .enumerate()
                .take_while(|(_, child)| *child <= node)
                .last();
            let Some((index, child)) = step else {
                break;
            };
            path.push((at, index));
            at = child;
        }
        path
    }
}
