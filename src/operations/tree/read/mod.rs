//! Reading the three notations of a tree, straight into the arena.

mod errors;
mod keys;
mod lists;
mod nested;
mod node_object;
mod tree_object;

use std::fmt;

use arborist_engine::tree::TreeBuilder;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use self::errors::build_error;
use self::nested::Leaf;
use self::tree_object::TreeObject;
use super::posted::{Notation, ReadTree};
use crate::json::{deserialize_sized, wanted};
use crate::messages::Message;

impl<'de> Deserialize<'de> for ReadTree {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserialize_sized(deserializer, TreeVisitor)
    }
}

/// A tree in any notation.
struct TreeVisitor;

impl TreeVisitor {
    fn single<E: Error>(
        add: impl FnOnce(&mut TreeBuilder) -> Result<(), E>,
    ) -> Result<ReadTree, E> {
        let mut builder = TreeBuilder::with_capacity(1);
        add(&mut builder)?;
        finish(builder, Notation::Nested)
    }
}

fn finish<E: Error>(builder: TreeBuilder, notation: Notation) -> Result<ReadTree, E> {
    let tree = builder.finish().map_err(|error| build_error(&error))?;
    Ok(ReadTree::Built(tree, notation))
}

impl<'de> Visitor<'de> for TreeVisitor {
    type Value = ReadTree;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("tree-wanted"))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<ReadTree, E> {
        Self::single(|builder| Leaf(builder).visit_i64(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<ReadTree, E> {
        Self::single(|builder| Leaf(builder).visit_u64(value))
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<ReadTree, E> {
        Self::single(|builder| Leaf(builder).visit_f64(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, elements: A) -> Result<ReadTree, A::Error> {
        let mut builder = TreeBuilder::with_capacity(elements.size_hint().unwrap_or(0));
        Leaf(&mut builder).visit_seq(elements)?;
        finish(builder, Notation::Nested)
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<ReadTree, A::Error> {
        TreeObject::default().read(entries)
    }
}
