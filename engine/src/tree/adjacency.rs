//! Trees told as lists of children by name, which may be as deep as they are large, and in any order.

use indexmap::{IndexMap, IndexSet};
use thiserror::Error;

use super::arena::{Tree, Worth};
use super::builder::{BuildError, TreeBuilder};
use super::number::Number;
use crate::game::Player;

/// A node's name, interned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name(u32);

/// A child as it stands in its parent's list.
#[derive(Clone, Copy, Debug)]
pub enum Child {
    /// A node with a name.
    Named(Name),
    /// A leaf without one; `None` when its value is not known.
    Leaf(Option<Number>),
}

/// Lists of children, as told.
#[derive(Debug, Default)]
pub struct Adjacency {
    names: IndexSet<String>,
    /// For each list: whose it is, and where it ends in `children`. In the order in which they were told.
    lists: IndexMap<u32, usize>,
    children: Vec<Child>,
    worths: IndexMap<u32, Option<Number>>,
    movers: IndexMap<u32, Player>,
    root: Option<Name>,
}

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
    #[error("no node can be the root: every node is a child of another; {}", circle(.cycle))]
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
    #[error("there is a cycle: {}", circle(.0))]
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

fn circle(names: &[String]) -> String {
    const MOST: usize = 8;
    let mut shown: Vec<&str> = names.iter().take(MOST).map(String::as_str).collect();
    if names.len() > MOST {
        shown.push("...");
    }
    shown.extend(names.first().map(String::as_str));
    shown.join(" -> ")
}

/// A name that has a list of children, or a worth, already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldTwice;

impl Adjacency {
    /// The name for a text.
    pub fn name(&mut self, text: &str) -> Name {
        let place = match self.names.get_index_of(text) {
            Some(place) => place,
            None => self.names.insert_full(text.to_owned()).0,
        };
        Name(place as u32)
    }

    /// Says which node is the root. Otherwise it is the only one without a parent.
    pub fn set_root(&mut self, root: Name) {
        self.root = Some(root);
    }

    /// Starts the list of children of a node; [`child`](Self::child) adds to the list started last.
    ///
    /// # Errors
    /// When the node has a list already.
    pub fn start_list(&mut self, node: Name) -> Result<(), ToldTwice> {
        match self.lists.insert(node.0, self.children.len()) {
            None => Ok(()),
            Some(_) => Err(ToldTwice),
        }
    }

    /// Adds a child to the list started last.
    pub fn child(&mut self, child: Child) {
        self.children.push(child);
        if let Some((_, end)) = self.lists.last_mut() {
            *end = self.children.len();
        }
    }

    /// Says what a node is worth; `None` when that is not known.
    ///
    /// # Errors
    /// When it was said already.
    pub fn set_worth(&mut self, node: Name, worth: Option<Number>) -> Result<(), ToldTwice> {
        match self.worths.insert(node.0, worth) {
            None => Ok(()),
            Some(_) => Err(ToldTwice),
        }
    }

    /// Says who moves at a node.
    ///
    /// # Errors
    /// When it was said already.
    pub fn set_mover(&mut self, node: Name, player: Player) -> Result<(), ToldTwice> {
        match self.movers.insert(node.0, player) {
            None => Ok(()),
            Some(_) => Err(ToldTwice),
        }
    }

    /// How many nodes the tree will have, about.
    pub fn nodes(&self) -> usize {
        self.children.len() + 1
    }

    /// The tree.
    ///
    /// # Errors
    /// The first reason, in the order in which things were told, why the lists are not a tree.
    pub fn build(self) -> Result<Tree, AdjacencyError> {
        Lists::new(&self).build()
    }
}

/// Lists of children that are being checked.
struct Lists<'a> {
    told: &'a Adjacency,
    /// For each name: the start and end of its list in `children`; `None` when it has none.
    ranges: Vec<Option<(usize, usize)>>,
    /// For each name: its parent.
    parents: Vec<Option<u32>>,
}

impl<'a> Lists<'a> {
    fn new(told: &'a Adjacency) -> Self {
        let mut ranges = vec![None; told.names.len()];
        let mut start = 0;
        for (&name, &end) in &told.lists {
            ranges[name as usize] = Some((start, end));
            start = end;
        }
        Self {
            told,
            ranges,
            parents: vec![None; told.names.len()],
        }
    }

    fn text(&self, name: u32) -> String {
        self.told
            .names
            .get_index(name as usize)
            .cloned()
            .unwrap_or_default()
    }

    fn list(&self, name: u32) -> &'a [Child] {
        self.ranges[name as usize].map_or(&[], |(start, end)| &self.told.children[start..end])
    }

    fn is_defined(&self, name: u32) -> bool {
        self.ranges[name as usize].is_some() || self.told.worths.contains_key(&name)
    }

    fn build(mut self) -> Result<Tree, AdjacencyError> {
        if self.told.lists.is_empty() && self.told.root.is_none() {
            return Err(AdjacencyError::Empty);
        }
        self.find_parents()?;
        let root = self.find_root()?;
        let (tree, reached) = self.lay_out(root)?;
        self.check_reached(root, &reached)?;
        Ok(tree)
    }

    fn find_parents(&mut self) -> Result<(), AdjacencyError> {
        for &parent in self.told.lists.keys() {
            for (index, child) in self.list(parent).iter().enumerate() {
                let Child::Named(Name(child)) = *child else {
                    continue;
                };
                if !self.is_defined(child) {
                    return Err(AdjacencyError::UndefinedChild {
                        child: self.text(child),
                        parent: self.text(parent),
                        index,
                    });
                }
                match self.parents[child as usize].replace(parent) {
                    None => {}
                    Some(first) if first == parent => {
                        return Err(AdjacencyError::ChildTwice {
                            child: self.text(child),
                            parent: self.text(parent),
                            index,
                        });
                    }
                    Some(first) => {
                        return Err(AdjacencyError::TwoParents {
                            child: self.text(child),
                            first: self.text(first),
                            second: self.text(parent),
                            index,
                        });
                    }
                }
            }
        }
        Ok(())
    }

    fn find_root(&self) -> Result<u32, AdjacencyError> {
        if let Some(Name(root)) = self.told.root {
            if !self.is_defined(root) {
                return Err(AdjacencyError::UndefinedRoot(self.text(root)));
            }
            return match self.parents[root as usize] {
                None => Ok(root),
                Some(parent) => match self.cycle_above(root) {
                    Some(cycle) => Err(AdjacencyError::Cycle(cycle)),
                    None => Err(AdjacencyError::RootHasParent {
                        root: self.text(root),
                        parent: self.text(parent),
                    }),
                },
            };
        }
        let orphans: Vec<u32> = self
            .told
            .lists
            .keys()
            .copied()
            .filter(|&name| self.parents[name as usize].is_none())
            .collect();
        match orphans.as_slice() {
            [root] => Ok(*root),
            [] => {
                let first = self.told.lists.keys().next().copied().unwrap_or_default();
                Err(AdjacencyError::NoRoot {
                    cycle: self.cycle_above(first).unwrap_or_default(),
                })
            }
            several => Err(AdjacencyError::SeveralRoots(
                several.iter().map(|&name| self.text(name)).collect(),
            )),
        }
    }

    /// The circle into which the way up from a node leads, downwards; `None` when it leads to a node without a parent.
    fn cycle_above(&self, node: u32) -> Option<Vec<String>> {
        let mut above = node;
        // After as many steps as there are names, the way is on the circle if there is one.
        for _ in 0..self.parents.len() {
            above = self.parents[above as usize]?;
        }
        let mut cycle = vec![above];
        let mut next = self.parents[above as usize]?;
        while next != above {
            cycle.push(next);
            next = self.parents[next as usize]?;
        }
        cycle.reverse();
        // It is told from the node that was mentioned first.
        let first = cycle.iter().enumerate().min_by_key(|(_, name)| **name);
        let first = first.map_or(0, |(place, _)| place);
        cycle.rotate_left(first);
        Some(cycle.into_iter().map(|name| self.text(name)).collect())
    }

    /// The tree below `root` in preorder, and which names it holds.
    fn lay_out(&self, root: u32) -> Result<(Tree, Vec<bool>), AdjacencyError> {
        let mut builder = TreeBuilder::with_capacity(self.told.nodes());
        let mut reached = vec![false; self.told.names.len()];
        // The lists that are being walked: what is left of each.
        let mut open: Vec<std::slice::Iter<'a, Child>> = Vec::new();
        let mut next = Some(Child::Named(Name(root)));
        loop {
            match next {
                Some(Child::Leaf(Some(value))) => {
                    builder.leaf(value)?;
                }
                Some(Child::Leaf(None)) => {
                    builder.unknown_leaf()?;
                }
                Some(Child::Named(Name(name))) => {
                    reached[name as usize] = true;
                    self.open_node(&mut builder, name)?;
                    open.push(self.list(name).iter());
                }
                None => {
                    builder.close()?;
                    open.pop();
                }
            }
            match open.last_mut() {
                Some(list) => next = list.next().copied(),
                None => break,
            }
        }
        Ok((builder.finish()?, reached))
    }

    fn open_node(&self, builder: &mut TreeBuilder, name: u32) -> Result<(), AdjacencyError> {
        let text = self
            .told
            .names
            .get_index(name as usize)
            .map_or("", String::as_str);
        let worth = self.told.worths.get(&name);
        if worth.is_none() && self.list(name).is_empty() {
            return Err(AdjacencyError::Childless(text.to_owned()));
        }
        let node = builder.open()?;
        builder.set_name(node, text)?;
        match worth {
            Some(Some(value)) => builder.set_worth(node, Worth::Known(*value)),
            Some(None) => builder.set_worth(node, Worth::Unknown),
            None => {}
        }
        if let Some(&player) = self.told.movers.get(&name) {
            builder.set_mover(node, player);
        }
        Ok(())
    }

    fn check_reached(&self, root: u32, reached: &[bool]) -> Result<(), AdjacencyError> {
        let is_lost = |name: &u32| !reached[*name as usize];
        if let Some(&name) = self.told.lists.keys().find(|name| is_lost(name)) {
            return Err(match self.cycle_above(name) {
                Some(cycle) => AdjacencyError::Cycle(cycle),
                None => AdjacencyError::Unreachable {
                    node: self.text(name),
                    root: self.text(root),
                },
            });
        }
        if let Some(&name) = self.told.worths.keys().find(|name| is_lost(name)) {
            return Err(AdjacencyError::ValueOfNobody(self.text(name)));
        }
        if let Some(&name) = self.told.movers.keys().find(|name| is_lost(name)) {
            return Err(AdjacencyError::MoverOfNobody(self.text(name)));
        }
        Ok(())
    }
}
