//! Nested arrays: `[[3, 5], [2, 9]]`.

use std::fmt;

use arborist_engine::tree::{Number, TreeBuilder};
use serde::de::{DeserializeSeed, Deserializer, Error, SeqAccess, Visitor};

use super::errors::build_error;
use crate::json::wanted;
use crate::messages::Message;
use crate::operations::tree::number::{decimal, integer, integer_in_text};

/// An element of nested arrays: a leaf, or an array of children.
pub(super) struct Leaf<'b>(pub(super) &'b mut TreeBuilder);

impl<'de> DeserializeSeed<'de> for Leaf<'_> {
    type Value = ();

    #[inline]
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl Leaf<'_> {
    #[inline]
    pub(super) fn add<E: Error>(self, value: Number) -> Result<(), E> {
        match self.0.leaf(value) {
            Ok(_) => Ok(()),
            Err(error) => Err(build_error(&error)),
        }
    }
}

impl<'de> Visitor<'de> for Leaf<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        wanted(f, &Message::new("tree-wanted-leaf"))
    }

    #[inline]
    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        self.add(Number::integer(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        self.add(integer(value)?)
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        self.add(decimal(value)?)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        self.add(integer_in_text(text, Message::new("tree-wanted-no-name"))?)
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        match self.0.unknown_leaf() {
            Ok(_) => Ok(()),
            Err(error) => Err(build_error(&error)),
        }
    }

    #[inline]
    fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<(), A::Error> {
        if let Err(error) = self.0.open() {
            return Err(build_error(&error));
        }
        while elements.next_element_seed(Leaf(self.0))?.is_some() {}
        match self.0.close() {
            Ok(()) => Ok(()),
            Err(error) => Err(build_error(&error)),
        }
    }
}
