//! A tree that is posted as an object: an adjacency, or the root's node object.

use std::fmt;

use arborist_engine::game::Player;
use arborist_engine::tree::{Adjacency, TreeBuilder};
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::errors::{build_error, invalid_tree};
use super::finish;
use super::keys::Keys;
use super::lists::{ByName, List, Named, set_mover_by_name, set_worth_by_name};
use super::node_object::{NodeChildren, WorthOf, set_name};
use crate::json::wanted;
use crate::messages::Message;
use crate::operations::tree::conventions::Mover;
use crate::operations::tree::posted::{Notation, ReadTree};

/// The keys of a tree object: those of its root's object, or those of an adjacency.
const TREE_KEYS: &[&str] = &["root", "children", "values", "to_move", "name", "value"];

/// A tree that is posted as an object, while it is not known yet whether it is an adjacency or the root's node object.
#[derive(Default)]
pub(super) struct TreeObject {
    lists: Adjacency,
    /// The first key that only one of the two notations has.
    adjacency_key: Option<&'static str>,
    node_key: Option<&'static str>,
}

impl TreeObject {
    pub(super) fn read<'de, A: MapAccess<'de>>(
        mut self,
        mut entries: A,
    ) -> Result<ReadTree, A::Error> {
        let size = entries.size_hint().unwrap_or(0);
        let mut builder = TreeBuilder::with_capacity(0);
        let root = builder.open().map_err(|error| build_error(&error))?;
        let mut keys = Keys::new(TREE_KEYS);
        while let Some(key) = keys.next(&mut entries)? {
            match key {
                "name" => {
                    self.node_key = Some("name");
                    set_name(&mut builder, root, &entries.next_value::<String>()?)?;
                }
                "value" => {
                    self.node_key = Some("value");
                    entries.next_value_seed(WorthOf(&mut builder, root))?;
                }
                "root" => {
                    self.adjacency_key = Some("root");
                    let name = self.lists.name(&entries.next_value::<String>()?);
                    self.lists.set_root(name);
                }
                "values" => {
                    self.adjacency_key = Some("values");
                    entries.next_value_seed(ByName(&mut self.lists, set_worth_by_name))?;
                }
                "to_move" => match entries.next_value_seed(MoverOrMovers(&mut self.lists))? {
                    Some(player) => {
                        self.node_key = Some("to_move");
                        builder.set_mover(root, player);
                    }
                    None => self.adjacency_key = Some("to_move"),
                },
                _ => {
                    match entries.next_value_seed(ChildrenOrLists {
                        lists: &mut self.lists,
                        builder: &mut builder,
                        size,
                    })? {
                        Notation::Adjacency => self.adjacency_key = Some("children"),
                        Notation::Nodes | Notation::Nested => self.node_key = Some("children"),
                    }
                }
            }
        }
        match (self.adjacency_key, self.node_key) {
            (Some(adjacency), Some(node)) => Err(invalid_tree(
                Message::new("tree-mixed-notations")
                    .with("adjacency", adjacency)
                    .with("node", node),
            )),
            (Some(_), None) => Ok(ReadTree::Lists(Box::new(self.lists))),
            (None, _) => {
                builder.close().map_err(|error| build_error(&error))?;
                finish(builder, Notation::Nodes)
            }
        }
    }
}

/// `to_move` of a tree object: who moves at the root's node object, or at each of an adjacency's nodes.
struct MoverOrMovers<'a>(&'a mut Adjacency);

impl<'de> DeserializeSeed<'de> for MoverOrMovers<'_> {
    type Value = Option<Player>;

    fn deserialize<D: Deserializer<'de>>(
        self,
        deserializer: D,
    ) -> Result<Option<Player>, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for MoverOrMovers<'_> {
    type Value = Option<Player>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("tree-wanted-movers"))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Option<Player>, E> {
        Mover::from_word(text).map(|mover| Some(mover.into()))
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<Option<Player>, A::Error> {
        ByName(self.0, set_mover_by_name).visit_map(entries)?;
        Ok(None)
    }
}

/// `children` of a tree object: an array of the root's children, or an object of lists.
struct ChildrenOrLists<'a> {
    lists: &'a mut Adjacency,
    builder: &'a mut TreeBuilder,
    /// How many nodes there may be.
    size: usize,
}

impl<'de> DeserializeSeed<'de> for ChildrenOrLists<'_> {
    type Value = Notation;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Notation, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for ChildrenOrLists<'_> {
    type Value = Notation;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("tree-wanted-children"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, elements: A) -> Result<Notation, A::Error> {
        self.builder.reserve(self.size);
        NodeChildren(self.builder).visit_seq(elements)?;
        Ok(Notation::Nodes)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Notation, A::Error> {
        self.lists.reserve(self.size);
        while let Some(name) = entries.next_key_seed(Named(self.lists))? {
            entries.next_value_seed(List {
                lists: self.lists,
                node: name,
            })?;
        }
        Ok(Notation::Adjacency)
    }
}
