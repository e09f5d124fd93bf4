//! What nodes are called: by their name, else by the path from the nearest ancestor that has one.

use std::fmt::Write;

use super::arena::{Node, Tree};

/// What the root is called when it has no name.
pub(super) const ROOT: &str = "r";

/// The identifiers of some nodes of a tree.
#[derive(Debug, Default)]
pub struct Identifiers {
    /// Ascending.
    nodes: Vec<Node>,
    /// Where each identifier ends in `text`.
    ends: Vec<usize>,
    text: String,
}

impl Identifiers {
    /// The identifiers of `nodes`, found in one walk over as much of the tree as leads to them.
    pub fn of(tree: &Tree, mut nodes: Vec<Node>) -> Self {
        nodes.sort_unstable();
        nodes.dedup();
        let mut identifiers = Self {
            ends: Vec::with_capacity(nodes.len()),
            nodes: Vec::with_capacity(nodes.len()),
            text: String::new(),
        };
        let mut wanted = nodes.iter().copied().peekable();
        let mut path = Path::default();
        let mut open: Vec<Walked> = Vec::new();
        let mut node = Node::ROOT;
        let mut index = 0;
        while let Some(&next) = wanted.peek() {
            // Leave what lies before the next wanted node.
            while open.last().is_some_and(|walked| walked.end <= next.0) {
                if let Some(left) = open.pop() {
                    node = Node(left.end);
                    index = left.index + 1;
                    path.truncate(left.mark);
                }
            }
            while tree.end(node) <= next.0 {
                node = Node(tree.end(node));
                index += 1;
            }
            let mark = path.enter(tree.name(node), open.is_empty().then_some(ROOT), index);
            if node == next {
                identifiers.text.push_str(path.identifier());
                identifiers.ends.push(identifiers.text.len());
                identifiers.nodes.push(node);
                wanted.next();
            }
            open.push(Walked {
                end: tree.end(node),
                index,
                mark,
            });
            node = Node(node.0 + 1);
            index = 0;
        }
        identifiers
    }

    /// The identifier of a node; empty for one that was not asked for.
    pub fn get(&self, node: Node) -> &str {
        self.at(self.place_of(node))
    }

    /// Where the identifier of a node stands among all of these; past their end for a node that was not asked for.
    pub fn place_of(&self, node: Node) -> u32 {
        let place = self.nodes.binary_search(&node);
        place.unwrap_or(self.nodes.len()) as u32
    }

    /// The identifier at a place; empty past the end.
    pub fn at(&self, place: u32) -> &str {
        let place = place as usize;
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        let end = self.ends.get(place).copied().unwrap_or(start);
        &self.text[start..end]
    }
}

/// A node on the way to the wanted one.
struct Walked {
    end: u32,
    index: usize,
    mark: Mark,
}

/// The identifier of the node that the walk is at: the end of a text of which ancestors' identifiers are parts.
#[derive(Default)]
struct Path {
    text: String,
    start: usize,
}

#[derive(Clone, Copy)]
struct Mark {
    length: usize,
    start: usize,
}

impl Path {
    fn enter(&mut self, name: Option<&str>, otherwise: Option<&str>, index: usize) -> Mark {
        let mark = Mark {
            length: self.text.len(),
            start: self.start,
        };
        match name.or(otherwise) {
            Some(name) => {
                self.start = self.text.len();
                self.text.push_str(name);
            }
            None => {
                // Writing to a text cannot fail.
                let _ = write!(self.text, ".{index}");
            }
        }
        mark
    }

    fn truncate(&mut self, mark: Mark) {
        self.text.truncate(mark.length);
        self.start = mark.start;
    }

    fn identifier(&self) -> &str {
        &self.text[self.start..]
    }
}
