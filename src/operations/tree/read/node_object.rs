//! Node objects: `{"name": "A", "children": [{"value": 5}, {"value": 8}]}`.

use std::fmt;

use arborist_engine::tree::{Node, TreeBuilder, Worth};
use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::errors::build_error;
use super::keys::Keys;
use super::nested::Leaf;
use crate::json::wanted;
use crate::messages::Message;
use crate::operations::tree::conventions::Mover;
use crate::operations::tree::number::{JsonNumber, integer_in_text};

/// The keys of node objects.
const NODE_KEYS: &[&str] = &["name", "value", "to_move", "children"];

/// A child in a node object: a node object, or a leaf's bare value.
struct NodeChild<'b>(&'b mut TreeBuilder);

impl<'de> DeserializeSeed<'de> for NodeChild<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for NodeChild<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("tree-wanted-node-object"))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        Leaf(self.0).visit_i64(value)
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        Leaf(self.0).visit_u64(value)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        Leaf(self.0).visit_f64(value)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        Leaf(self.0).add(integer_in_text(
            text,
            Message::new("tree-wanted-node-object"),
        )?)
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        Leaf(self.0).visit_unit()
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<(), A::Error> {
        let node = self.0.open().map_err(|error| build_error(&error))?;
        let mut keys = Keys::new(NODE_KEYS);
        while let Some(key) = keys.next(&mut entries)? {
            match key {
                "name" => set_name(self.0, node, &entries.next_value::<String>()?)?,
                "value" => entries.next_value_seed(WorthOf(self.0, node))?,
                "to_move" => self
                    .0
                    .set_mover(node, entries.next_value::<Mover>()?.into()),
                _ => entries.next_value_seed(NodeChildren(self.0))?,
            }
        }
        self.0.close().map_err(|error| build_error(&error))
    }
}

pub(super) fn set_name<E: Error>(
    builder: &mut TreeBuilder,
    node: Node,
    name: &str,
) -> Result<(), E> {
    builder
        .set_name(node, name)
        .map_err(|error| build_error(&error))
}

/// The value under the key `value` of a node object.
pub(super) struct WorthOf<'b>(pub(super) &'b mut TreeBuilder, pub(super) Node);

impl<'de> DeserializeSeed<'de> for WorthOf<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        let worth = match Option::<JsonNumber>::deserialize(deserializer)? {
            Some(JsonNumber(value)) => Worth::Known(value),
            None => Worth::Unknown,
        };
        self.0.set_worth(self.1, worth);
        Ok(())
    }
}

/// The children of a node object.
pub(super) struct NodeChildren<'b>(pub(super) &'b mut TreeBuilder);

impl<'de> DeserializeSeed<'de> for NodeChildren<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de> Visitor<'de> for NodeChildren<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("tree-wanted-node-objects"))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<(), A::Error> {
        while elements.next_element_seed(NodeChild(self.0))?.is_some() {}
        Ok(())
    }
}
