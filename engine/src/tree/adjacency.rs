//! Trees told as lists of children by name, which may be as deep as they are large, and in any order.

use std::num::NonZeroU32;

use indexmap::{IndexMap, IndexSet};

use super::adjacency_error::AdjacencyError;
use super::arena::{MOST_NODES, Tree, Worth};
use super::builder::TreeBuilder;
use super::number::Number;
use crate::game::Player;

/// A node's name, interned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Name(u32);

impl Name {
    fn place(self) -> usize {
        self.0 as usize
    }
}

/// A child as it stands in its parent's list.
#[derive(Clone, Copy, Debug)]
enum Child {
    /// A node with a name.
    Named(Name),
    /// A leaf without one: the place of its value among the values of such leaves.
    Leaf(u32),
}

/// Lists of children, as told.
#[derive(Debug, Default)]
pub struct Adjacency {
    names: IndexSet<String, foldhash::fast::RandomState>,
    /// In the order in which they were told.
    lists: Vec<List>,
    /// For each name the place of its list, if it has one.
    list_of: Vec<Option<NonZeroU32>>,
    children: Vec<Child>,
    /// The values of leaves without names; `None` when a value is not known.
    leaves: Vec<Option<Number>>,
    worths: IndexMap<Name, Option<Number>>,
    movers: IndexMap<Name, Player>,
    root: Option<Name>,
}

/// Whose a list is, and where it ends among all children; it starts where the one before it ends.
#[derive(Clone, Copy, Debug)]
struct List {
    node: Name,
    end: usize,
}

/// A name that has a list of children, or a worth, already.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ToldTwice;

impl Adjacency {
    /// Makes room for about as many children.
    pub fn reserve(&mut self, children: usize) {
        self.children.reserve_exact(children.min(MOST_NODES));
    }

    /// The name for a text.
    pub fn name(&mut self, text: &str) -> Name {
        let place = match self.names.get_index_of(text) {
            Some(place) => place,
            None => {
                self.list_of.push(None);
                self.names.insert_full(text.to_owned()).0
            }
        };
        Name(place as u32)
    }

    /// The text of a name.
    pub fn text(&self, name: Name) -> &str {
        self.names
            .get_index(name.place())
            .map_or("", String::as_str)
    }

    /// Says which node is the root. Otherwise it is the only one without a parent.
    pub fn set_root(&mut self, root: Name) {
        self.root = Some(root);
    }

    /// Starts the list of children of a node; children are added to the list started last.
    ///
    /// # Errors
    /// When the node has a list already.
    pub fn start_list(&mut self, node: Name) -> Result<(), ToldTwice> {
        if self.list_of[node.place()].is_some() {
            return Err(ToldTwice);
        }
        self.lists.push(List {
            node,
            end: self.children.len(),
        });
        self.list_of[node.place()] = NonZeroU32::new(self.lists.len() as u32);
        Ok(())
    }

    /// Adds a child with a name.
    pub fn named_child(&mut self, child: Name) {
        self.add(Child::Named(child));
    }

    /// Adds a leaf without a name; `None` when its value is not known.
    pub fn leaf(&mut self, value: Option<Number>) {
        let place = self.leaves.len() as u32;
        self.leaves.push(value);
        self.add(Child::Leaf(place));
    }

    fn add(&mut self, child: Child) {
        self.children.push(child);
        if let Some(list) = self.lists.last_mut() {
            list.end = self.children.len();
        }
    }

    /// Says what a node is worth; `None` when that is not known.
    ///
    /// # Errors
    /// When it was said already.
    pub fn set_worth(&mut self, node: Name, worth: Option<Number>) -> Result<(), ToldTwice> {
        match self.worths.insert(node, worth) {
            None => Ok(()),
            Some(_) => Err(ToldTwice),
        }
    }

    /// Says who moves at a node.
    ///
    /// # Errors
    /// When it was said already.
    pub fn set_mover(&mut self, node: Name, player: Player) -> Result<(), ToldTwice> {
        match self.movers.insert(node, player) {
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
    /// For each name: its parent.
    parents: Vec<Option<Name>>,
}

impl<'a> Lists<'a> {
    fn new(told: &'a Adjacency) -> Self {
        Self {
            told,
            parents: vec![None; told.names.len()],
        }
    }

    fn text(&self, name: Name) -> String {
        self.told.text(name).to_owned()
    }

    /// The nodes that have lists, in the order in which they were told.
    fn listed(&self) -> impl Iterator<Item = Name> + use<'a> {
        self.told.lists.iter().map(|list| list.node)
    }

    fn list(&self, name: Name) -> &'a [Child] {
        let told = self.told;
        let Some(after) = told.list_of[name.place()] else {
            return &[];
        };
        let place = after.get() as usize - 1;
        let start = place
            .checked_sub(1)
            .map_or(0, |before| told.lists[before].end);
        &told.children[start..told.lists[place].end]
    }

    fn is_defined(&self, name: Name) -> bool {
        self.told.list_of[name.place()].is_some() || self.told.worths.contains_key(&name)
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
        for parent in self.listed() {
            for (index, child) in self.list(parent).iter().enumerate() {
                let Child::Named(child) = *child else {
                    continue;
                };
                if !self.is_defined(child) {
                    return Err(AdjacencyError::UndefinedChild {
                        child: self.text(child),
                        parent: self.text(parent),
                        index,
                    });
                }
                match self.parents[child.place()].replace(parent) {
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

    fn find_root(&self) -> Result<Name, AdjacencyError> {
        if let Some(root) = self.told.root {
            if !self.is_defined(root) {
                return Err(AdjacencyError::UndefinedRoot(self.text(root)));
            }
            return match self.parents[root.place()] {
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
        let orphans: Vec<Name> = self
            .listed()
            .filter(|name| self.parents[name.place()].is_none())
            .collect();
        match orphans.as_slice() {
            [root] => Ok(*root),
            [] => {
                let cycle = self
                    .listed()
                    .next()
                    .and_then(|first| self.cycle_above(first));
                Err(AdjacencyError::NoRoot {
                    cycle: cycle.unwrap_or_default(),
                })
            }
            several => Err(AdjacencyError::SeveralRoots(
                several.iter().map(|&name| self.text(name)).collect(),
            )),
        }
    }

    /// The circle into which the way up from a node leads, downwards and told from the node that was mentioned first;
    /// `None` when the way leads to a node without a parent.
    fn cycle_above(&self, node: Name) -> Option<Vec<String>> {
        let mut above = node;
        // After as many steps as there are names, the way is on the circle if there is one.
        for _ in 0..self.parents.len() {
            above = self.parents[above.place()]?;
        }
        let mut cycle = vec![above];
        let mut next = self.parents[above.place()]?;
        while next != above {
            cycle.push(next);
            next = self.parents[next.place()]?;
        }
        cycle.reverse();
        let first = cycle.iter().enumerate().min_by_key(|(_, name)| **name);
        let first = first.map_or(0, |(place, _)| place);
        cycle.rotate_left(first);
        Some(cycle.into_iter().map(|name| self.text(name)).collect())
    }

    /// The tree below `root` in preorder, and which names it holds.
    fn lay_out(&self, root: Name) -> Result<(Tree, Vec<bool>), AdjacencyError> {
        let mut builder = TreeBuilder::with_capacity(self.told.nodes());
        let mut reached = vec![false; self.told.names.len()];
        // The lists that are being walked: what is left of each.
        let mut open: Vec<std::slice::Iter<'a, Child>> = Vec::new();
        let mut next = Some(Child::Named(root));
        loop {
            match next {
                Some(Child::Leaf(place)) => match self.told.leaves[place as usize] {
                    Some(value) => {
                        builder.leaf(value)?;
                    }
                    None => {
                        builder.unknown_leaf()?;
                    }
                },
                Some(Child::Named(name)) => {
                    reached[name.place()] = true;
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

    fn open_node(&self, builder: &mut TreeBuilder, name: Name) -> Result<(), AdjacencyError> {
        let worth = self.told.worths.get(&name);
        if worth.is_none() && self.list(name).is_empty() {
            return Err(AdjacencyError::Childless(self.text(name)));
        }
        let node = builder.open()?;
        builder.set_name(node, self.told.text(name))?;
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

    fn check_reached(&self, root: Name, reached: &[bool]) -> Result<(), AdjacencyError> {
        let is_lost = |name: &Name| !reached[name.place()];
        if let Some(name) = self.listed().find(is_lost) {
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
